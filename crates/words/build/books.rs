//! Rulebooks and lessons, each followed by the terms of other editions.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Kinds of books: folder and file extension.
const KINDS: [(&str, &str); 2] = [("rulebooks", "md"), ("lessons", "txt")];

/// Separates a book from each following list of terms. No book contains it.
const LIST: char = '\u{c}';

/// Writes the books of a language into a folder. Returns a line of Rust for each, with its path:
/// `rulebooks/en/pollyanna.md`.
///
/// # Errors
/// The file that cannot be read or written.
pub(crate) fn write(root: &Path, language: &str, out: &Path) -> Result<String, String> {
    let mut lines = String::new();
    // The lists of terms are in the same folder, with another extension.
    let lists = texts(&root.join(language).join("rulebooks"), "txt")?;
    for (kind, ending) in KINDS {
        for (game, text) in texts(&root.join(language).join(kind), ending)? {
            let mut whole = text;
            for (edition, list) in &lists {
                if edition.split('-').next() == Some(&game) {
                    let _ = write!(whole, "{LIST}{edition}\n{list}");
                }
            }
            let file = format!("{kind}-{language}-{game}.{ending}");
            fs::write(out.join(&file), whole).map_err(|error| format!("{file}: {error}"))?;
            let path = format!("{kind}/{language}/{game}.{ending}");
            let _ = writeln!(
                lines,
                "({path:?}, include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))),"
            );
        }
    }
    Ok(lines)
}

/// The files of a folder with this extension, in order: their names and contents.
fn texts(folder: &Path, ending: &str) -> Result<Vec<(String, String)>, String> {
    let unread = |error| format!("{}: {error}", folder.display());
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let name = path.file_stem().and_then(|name| name.to_str());
        if path.extension().is_some_and(|it| it == ending)
            && let Some(name) = name
        {
            let text = fs::read_to_string(&path);
            let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
            texts.push((name.to_owned(), text));
        }
    }
    texts.sort();
    Ok(texts)
}
