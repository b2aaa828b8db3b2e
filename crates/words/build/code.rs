//! The names by which Rust says the texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::flat::{Piece, Texts};

/// A module a file; in it a constant for each text that is given nothing, a struct for each other.
pub(crate) fn of(texts: &Texts) -> String {
    let mut code = String::new();
    let mut open = None;
    for (number, ((file, id), text)) in texts.iter().enumerate() {
        if open != Some(file) {
            if open.is_some() {
                code.push_str("}\n");
            }
            writeln!(code, "/// The texts of `{file}.ftl`.\npub mod {file} {{").expect(TAKES);
            open = Some(file);
        }
        writeln!(code, "    /// {}", shown(&text.pieces)).expect(TAKES);
        match text.given.as_slice() {
            [] => writeln!(
                code,
                "    pub const {id}: crate::Plain = crate::Plain({number});"
            )
            .expect(TAKES),
            given => with_given(&mut code, number, id, given),
        }
    }
    if open.is_some() {
        code.push_str("}\n");
    }
    code
}

/// For tests: the names of all texts in the order of a catalogue, and what is given to each, with the
/// keys by which any language chooses.
pub(crate) fn list(languages: &[Texts]) -> String {
    let mut code = String::from("&[\n");
    for ((file, id), text) in &languages[0] {
        let mut given: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for name in &text.given {
            given.insert(name, BTreeSet::new());
        }
        for texts in languages {
            keys(&texts[&(file.clone(), id.clone())].pieces, &mut given);
        }
        let given = given.iter().map(|(name, keys)| {
            let keys: Vec<_> = keys.iter().collect();
            format!("({name:?}, &{keys:?})")
        });
        let given: Vec<_> = given.collect();
        writeln!(code, "    (\"{file}::{id}\", &[{}]),", given.join(", ")).expect(TAKES);
    }
    code.push_str("]\n");
    code
}

fn keys<'a>(pieces: &'a [Piece], found: &mut BTreeMap<&'a str, BTreeSet<&'a str>>) {
    for piece in pieces {
        if let Piece::Chosen(name, variants) = piece {
            let here = found.entry(name).or_default();
            here.extend(variants.iter().map(|(key, _)| key.as_str()));
            for (_, pieces) in variants {
                keys(pieces, found);
            }
        }
    }
}

const TAKES: &str = "a string takes it";

fn with_given(code: &mut String, number: usize, id: &str, given: &[String]) {
    writeln!(code, "    pub struct {id}<'a> {{").expect(TAKES);
    for name in given {
        writeln!(
            code,
            "        /// What stands there.\n        pub {name}: crate::Arg<'a>,"
        )
        .expect(TAKES);
    }
    let fields: Vec<_> = given.iter().map(|name| format!("self.{name}")).collect();
    writeln!(
        code,
        "    }}\n    impl {id}<'_> {{\n        /// The text.\n        #[must_use]\n        pub fn say(self) -> String {{ crate::text::say({number}, &[{}]) }}\n    }}",
        fields.join(", ")
    )
    .expect(TAKES);
}

/// A text as its documentation has it: "{colour} to throw".
fn shown(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(piece) => text.push_str(&piece.replace(['[', '<'], "(")),
            Piece::Given(name) => write!(text, "{{{name}}}").expect(TAKES),
            Piece::Chosen(name, variants) => {
                let variants = variants.iter().map(|(key, pieces)| match key.as_str() {
                    "" => shown(pieces),
                    key => format!("{key}: {}", shown(pieces)),
                });
                let variants: Vec<_> = variants.collect();
                write!(text, "{{{name}: {}}}", variants.join("; ")).expect(TAKES);
            }
        }
    }
    text
}
