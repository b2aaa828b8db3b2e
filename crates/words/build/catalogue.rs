//! A catalogue: one text a line, as `src/text.rs` reads it.

use crate::flat::{Flat, Piece, Texts};

/// The catalogue of a language, in the order of files and names.
pub(crate) fn of(texts: &Texts) -> String {
    let mut catalogue = String::new();
    for text in texts.values() {
        write(&text.pieces, text, &mut catalogue);
        catalogue.push('\n');
    }
    catalogue
}

fn write(pieces: &[Piece], text: &Flat, catalogue: &mut String) {
    let number = |name: &String| {
        let number = text.given.iter().position(|given| given == name);
        char::from(b'A' + u8::try_from(number.expect("it is given")).expect("few are"))
    };
    for piece in pieces {
        match piece {
            Piece::Text(text) => catalogue.push_str(text),
            Piece::Given(name) => catalogue.extend(['\u{1}', number(name)]),
            Piece::Chosen(name, variants) => {
                catalogue.extend(['\u{2}', number(name)]);
                for (key, pieces) in variants {
                    catalogue.push_str(key);
                    catalogue.push('\u{3}');
                    write(pieces, text, catalogue);
                    catalogue.push('\u{4}');
                }
                catalogue.push('\u{5}');
            }
        }
    }
}
