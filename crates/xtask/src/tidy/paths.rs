//! Paths of this repository in backticks, in documents and comments, lead to files or folders.

use std::collections::BTreeSet;

use super::Complaint;
use super::source::{SourceFile, numbered};

const FOLDERS: [&str; 5] = ["crates/", "docs/", "fuzz/", "static/", "web/"];

/// A section about files that are yet to be written ends at the next heading.
const YET_TO_BE_WRITTEN: &str = "## Adding a game";

pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let paths = files.iter().map(|file| file.path.as_str());
    // Each file, and each folder above one.
    let known: BTreeSet<&str> = paths
        .flat_map(|path| {
            let folders = path.match_indices('/').map(|(at, _)| &path[..at]);
            folders.chain([path])
        })
        .collect();
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| is_read(&file.path)) {
        let mut is_yet_to_be_written = false;
        for (line, text) in numbered(file.before_tests()) {
            if text.starts_with("## ") {
                is_yet_to_be_written = text == YET_TO_BE_WRITTEN;
            }
            for path in text
                .split('`')
                .skip(1)
                .step_by(2)
                .filter(|code| is_path(code))
            {
                if !known.contains(path.trim_end_matches('/')) && !is_yet_to_be_written {
                    complaints.push(Complaint::new(
                        &file.path,
                        line,
                        format!("there is no {path}"),
                    ));
                }
            }
        }
    }
    complaints
}

/// The changelog tells of files that were.
fn is_read(path: &str) -> bool {
    path != "CHANGELOG.md" && !path.starts_with("crates/words/") && path != "package-lock.json"
}

/// Whether code in backticks is a path without placeholders.
fn is_path(code: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || "_-+./".contains(letter);
    FOLDERS.iter().any(|folder| code.starts_with(folder)) && code.chars().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    #[test]
    fn a_path_that_leads_nowhere_is_found() {
        let text =
            "// As `web/src/here.rs`, in `web/src/`, has it.\n// As `web/src/gone.rs` had it.\n";
        let files = [("static/a.js", text), ("web/src/here.rs", "")];
        assert_eq!(
            complaints_of(check, &files),
            ["static/a.js:2: there is no web/src/gone.rs"]
        );
    }

    #[test]
    fn placeholders_and_files_to_write_are_let_be() {
        let text = "`crates/<game>/a.rs` `web:b` `docs/*`\n## Adding a game\n`docs/ludo.md`\n## Next\n`docs/halma.md`\n";
        let found = complaints_of(check, &[("README.md", text)]);
        assert_eq!(found, ["README.md:5: there is no docs/halma.md"]);
    }
}
