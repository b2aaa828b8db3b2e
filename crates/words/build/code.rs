//! Rust code with the names of all texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::flat::Piece;
use crate::translations::Texts;

/// A module for each file. It has a constant for each text without arguments, and a struct for each
/// other text.
pub(crate) fn of(texts: &Texts) -> String {
    let mut code = String::new();
    let mut open = None;
    for (number, ((file, id), text)) in texts.iter().enumerate() {
        if open != Some(file) {
            if open.is_some() {
                code.push_str("}\n");
            }
            writeln!(code, "/// The texts of `{file}.ftl`.\npub mod {file} {{").expect(INFALLIBLE);
            open = Some(file);
        }
        writeln!(code, "    /// {}", shown(&text.pieces)).expect(INFALLIBLE);
        match text.args.as_slice() {
            [] => writeln!(
                code,
                "    pub const {id}: crate::Plain = crate::Plain({number});"
            )
            .expect(INFALLIBLE),
            args => with_args(&mut code, number, id, args),
        }
    }
    if open.is_some() {
        code.push_str("}\n");
    }
    code
}

/// For tests: the names of all texts in the order of a catalogue, and their arguments with the keys
/// of their variants in any language.
pub(crate) fn list(languages: &[Texts]) -> String {
    let mut code = String::from("&[\n");
    for ((file, id), text) in &languages[0] {
        let mut args: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for name in &text.args {
            args.insert(name, BTreeSet::new());
        }
        for texts in languages {
            keys(&texts[&(file.clone(), id.clone())].pieces, &mut args);
        }
        let args = args.iter().map(|(name, keys)| {
            let keys: Vec<_> = keys.iter().collect();
            format!("({name:?}, &{keys:?})")
        });
        let args: Vec<_> = args.collect();
        writeln!(code, "    (\"{file}::{id}\", &[{}]),", args.join(", ")).expect(INFALLIBLE);
    }
    code.push_str("]\n");
    code
}

fn keys<'a>(pieces: &'a [Piece], found: &mut BTreeMap<&'a str, BTreeSet<&'a str>>) {
    for piece in pieces {
        if let Piece::Choice(name, variants) = piece {
            let here = found.entry(name).or_default();
            here.extend(variants.iter().map(|(key, _)| key.as_str()));
            for (_, pieces) in variants {
                keys(pieces, found);
            }
        }
    }
}

const INFALLIBLE: &str = "writing to a string succeeds";

fn with_args(code: &mut String, number: usize, id: &str, args: &[String]) {
    writeln!(code, "    pub struct {id}<'a> {{").expect(INFALLIBLE);
    for name in args {
        writeln!(
            code,
            "        /// The argument.\n        pub {name}: crate::Arg<'a>,"
        )
        .expect(INFALLIBLE);
    }
    let fields: Vec<_> = args.iter().map(|name| format!("self.{name}")).collect();
    let later = match args {
        [only] if only == "value" => format!(
            "        /// The text, for a value to come.\n        pub const LATER: crate::Valued = crate::Valued({number});\n"
        ),
        _ => String::new(),
    };
    writeln!(
        code,
        "    }}\n    impl {id}<'_> {{\n{later}        /// The text.\n        #[must_use]\n        pub fn say(self) -> String {{ crate::text::say({number}, &[{}]) }}\n    }}",
        fields.join(", ")
    )
    .expect(INFALLIBLE);
}

/// A text as shown in its documentation: "{colour} to roll".
fn shown(pieces: &[Piece]) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(piece) => text.push_str(&piece.replace(['[', '<'], "(")),
            Piece::Arg(name) => write!(text, "{{{name}}}").expect(INFALLIBLE),
            Piece::Choice(name, variants) => {
                let variants = variants.iter().map(|(key, pieces)| match key.as_str() {
                    "" => shown(pieces),
                    key => format!("{key}: {}", shown(pieces)),
                });
                let variants: Vec<_> = variants.collect();
                write!(text, "{{{name}: {}}}", variants.join("; ")).expect(INFALLIBLE);
            }
        }
    }
    text
}
