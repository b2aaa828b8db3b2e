//! Catalogues: one text a line, in the format that `src/text.rs` reads.

use crate::flat::{Flat, Piece};
use crate::translations::Texts;

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
        let number = text.args.iter().position(|arg| arg == name);
        char::from(
            b'A' + u8::try_from(number.expect("the text has this argument"))
                .expect("a text has few arguments"),
        )
    };
    for piece in pieces {
        match piece {
            Piece::Text(text) => catalogue.push_str(text),
            Piece::Arg(name) => catalogue.extend(['\u{1}', number(name)]),
            Piece::Choice(name, variants) => {
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
