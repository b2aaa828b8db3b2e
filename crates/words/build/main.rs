//! Build script: Rust names for all texts, and a catalogue for each language.

mod books;
mod catalogue;
mod code;
mod flat;
// The build needs the codes from the crate's list of languages.
#[expect(
    dead_code,
    unreachable_pub,
    reason = "the crate asks more of a language"
)]
#[path = "../src/language.rs"]
mod language;
mod source;

use std::path::Path;
use std::{env, fs};

use language::Language;
use source::Source;

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let (root, out) = (Path::new(&root), Path::new(&out));
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/language.rs");
    for language in Language::ALL {
        println!("cargo::rerun-if-changed={}", language.code());
    }
    if let Err(problem) = write(root, out) {
        // Print the message without the location of a panic.
        eprintln!("{problem}");
        std::process::exit(1);
    }
}

fn write(root: &Path, out: &Path) -> Result<(), String> {
    // The first language is the original.
    let [english, others @ ..] = Language::ALL.map(Language::code);
    let source = Source::read(&root.join(english))?;
    let texts = flat::original_texts(&source)?;
    let keep = |name: &str, text: String| {
        fs::write(out.join(name), text).map_err(|error| format!("writing {name}: {error}"))
    };
    keep("texts.rs", code::of(&texts))?;
    keep(&format!("{english}.txt"), catalogue::of(&texts))?;
    let mut all = vec![texts];
    for language in others {
        let source = Source::read(&root.join(language))?;
        let translated = flat::translated_texts(&source, &all[0])?;
        keep(&format!("{language}.txt"), catalogue::of(&translated))?;
        all.push(translated);
    }
    keep("list.rs", code::list(&all))?;
    let mut books = String::new();
    for language in Language::ALL {
        books += &books::write(root, language.code(), out)?;
    }
    keep("books.rs", format!("&[{books}]"))
}
