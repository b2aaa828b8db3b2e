//! Source files as the checks see them.

/// How a module of tests begins.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// A text file of the repository.
#[derive(Debug)]
pub(crate) struct SourceFile {
    /// Relative to the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl SourceFile {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// The file extension, without the dot.
    pub(crate) fn extension(&self) -> &str {
        let parts = self.path.rsplit_once('.');
        parts.map_or("", |(_, extension)| extension)
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    /// Whether the file holds nothing but tests.
    pub(crate) fn is_test(&self) -> bool {
        let mut parts = self.path.rsplit('/');
        let name = parts.next().unwrap_or_default();
        let is_test_folder = |folder| ["tests", "benches", "fuzz"].contains(&folder);
        let is_named_so = name == "tests.rs" || name.ends_with("_tests.rs");
        parts.any(is_test_folder) || is_named_so || name.ends_with(".spec.js")
    }

    /// The text up to the module of tests, which is a Rust file's last item.
    pub(crate) fn before_tests(&self) -> &str {
        self.text.split(TESTS).next().unwrap_or_default()
    }

    /// The lines that are shipped, with their numbers: a Rust file's without comments, and without the
    /// module of tests, which is its last item.
    pub(crate) fn shipped(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_rust = self.is_rust();
        numbered(self.before_tests()).map(move |(line, text)| {
            let is_comment = is_rust && text.trim_start().starts_with("//");
            let code = text.split(" //").next().filter(|_| is_rust);
            (line, if is_comment { "" } else { code.unwrap_or(text) })
        })
    }
}

/// The lines of a text with their numbers, from 1.
pub(crate) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
}

/// Whether a line holds a word that is no part of a longer one.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    let part_of_word = |character: char| character.is_alphanumeric() || character == '_';
    line.match_indices(word).any(|(at, _)| {
        !line[..at].ends_with(part_of_word) && !line[at + word.len()..].starts_with(part_of_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_tests_are_not_shipped() {
        let text = "//! a\nfn b() {} // c\n    /// d\n\"e://f\"\n#[cfg(test)]\nmod tests {\nfn g() {}\n}\n";
        let file = SourceFile::new("a.rs", text);
        let lines: Vec<_> = file.shipped().collect();
        assert_eq!(
            lines,
            [(1, ""), (2, "fn b() {}"), (3, ""), (4, "\"e://f\"")]
        );
        let page = SourceFile::new("index.html", "a // b");
        assert_eq!(page.shipped().collect::<Vec<_>>(), [(1, "a // b")]);
    }

    #[test]
    fn tests_are_known_by_their_names() {
        let is_test = |path| SourceFile::new(path, "").is_test();
        assert!(is_test("crates/a/tests/b.rs") && is_test("crates/a/src/tests.rs"));
        assert!(is_test("web/tests/a.spec.js") && is_test("crates/a/benches/b.rs"));
        assert!(!is_test("crates/a/src/b.rs") && !is_test("crates/xtask/src/test.rs"));
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("a f64.", "f64") && !has_word("a_f64", "f64") && !has_word("f640", "f64"));
    }
}
