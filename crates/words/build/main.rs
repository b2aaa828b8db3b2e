//! Makes of the texts of all languages what the program says them by: a name for each in Rust, and a
//! catalogue for each language.

mod books;
mod catalogue;
mod code;
mod flat;
// The crate's own list of them, of which the build needs the codes.
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
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let (root, out) = (Path::new(&root), Path::new(&out));
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/language.rs");
    for language in Language::ALL {
        println!("cargo::rerun-if-changed={}", language.code());
    }
    if let Err(problem) = write(root, out) {
        // Shown as it is, without where this program stopped.
        eprintln!("{problem}");
        std::process::exit(1);
    }
}

fn write(root: &Path, out: &Path) -> Result<(), String> {
    // The first is the one that the program is written in.
    let [english, others @ ..] = Language::ALL.map(Language::code);
    let source = Source::read(&root.join(english))?;
    let texts = flat::of_original(&source)?;
    let keep = |name: &str, text: String| {
        fs::write(out.join(name), text).map_err(|error| format!("writing {name}: {error}"))
    };
    keep("texts.rs", code::of(&texts))?;
    keep(&format!("{english}.txt"), catalogue::of(&texts))?;
    let mut all = vec![texts];
    for language in others {
        let source = Source::read(&root.join(language))?;
        let translated = flat::of_translation(&source, &all[0])?;
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
