//! Build script: Rust names for all texts, and a catalogue for each language.

mod books;
mod catalogue;
mod code;
mod flat;
mod languages;
mod source;
mod translations;

use std::path::Path;
use std::{env, fs};

use source::Source;

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let (root, out) = (Path::new(&root), Path::new(&out));
    // The page fetches the catalogue of one language instead.
    println!("cargo::rustc-check-cfg=cfg(catalogues)");
    let is_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if env::var_os("CARGO_FEATURE_CATALOGUES").is_some() && !is_page {
        println!("cargo::rustc-cfg=catalogues");
    }
    if let Err(problem) = write(root, out) {
        // Print the message without the location of a panic.
        eprintln!("{problem}");
        std::process::exit(1);
    }
}

fn write(root: &Path, out: &Path) -> Result<(), String> {
    let codes = languages::codes(root)?;
    let sources: Vec<_> = codes
        .iter()
        .map(|code| Source::read(&root.join(code)))
        .collect::<Result<_, _>>()?;
    let keep = |name: &str, text: String| {
        fs::write(out.join(name), text).map_err(|error| format!("writing {name}: {error}"))
    };
    keep("language.rs", languages::code(&codes, &sources)?)?;
    let original = translations::original_texts(&sources[0])?;
    keep("texts.rs", code::of(&original))?;
    let mut all = vec![original];
    for source in &sources[1..] {
        all.push(translations::translated_texts(source, &all[0])?);
    }
    let mut books = String::new();
    for (code, texts) in codes.iter().zip(&all) {
        keep(&format!("{code}.txt"), catalogue::of(texts))?;
        books += &books::write(root, code, out)?;
    }
    keep("list.rs", code::list(&all))?;
    keep("books.rs", format!("&[{books}]"))
}
