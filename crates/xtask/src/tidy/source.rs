//! Source files as the checks see them: with what is not code blanked out, lines kept in place.

/// A text file of the repository.
#[derive(Debug)]
pub(crate) struct SourceFile {
    /// Relative to the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// What a byte of Rust belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Code,
    Comment,
    Literal,
}

impl SourceFile {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// The ending of the file's name, without the dot.
    pub(crate) fn extension(&self) -> &str {
        self.path
            .rsplit_once('.')
            .map_or("", |(_, extension)| extension)
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    /// A file that holds tests only.
    pub(crate) fn is_test(&self) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        let folders = ["tests", "benches", "fuzz"];
        self.path
            .split('/')
            .rev()
            .skip(1)
            .any(|folder| folders.contains(&folder))
            || name == "tests.rs"
            || name.ends_with("_tests.rs")
            || name.ends_with(".spec.js")
    }

    /// Rust without comments and without modules under `#[cfg(test)]`.
    pub(crate) fn shipped(&self) -> String {
        let text = self.masked(&[Part::Code, Part::Literal]);
        without_test_modules(&text, &self.code())
    }

    /// Rust without comments, literals and modules under `#[cfg(test)]`.
    pub(crate) fn shipped_code(&self) -> String {
        let code = self.code();
        without_test_modules(&code, &code)
    }

    /// Rust without comments and literals.
    pub(crate) fn code(&self) -> String {
        self.masked(&[Part::Code])
    }

    /// The text with every other part than `kept` turned into spaces.
    fn masked(&self, kept: &[Part]) -> String {
        let bytes: Vec<u8> = self
            .text
            .bytes()
            .zip(parts(&self.text))
            .map(|(byte, part)| {
                if byte == b'\n' || kept.contains(&part) {
                    byte
                } else {
                    b' '
                }
            })
            .collect();
        // Parts begin and end at ASCII characters, so no character is cut in two.
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Blanks what stands between the braces of `#[cfg(test)] mod ... { }` in `text`; `code` is the same
/// text without comments and literals, whose braces count.
fn without_test_modules(text: &str, code: &str) -> String {
    const ATTRIBUTE: &str = "#[cfg(test)]";
    let mut bytes = text.as_bytes().to_vec();
    let mut from = 0;
    while let Some(found) = code[from..].find(ATTRIBUTE) {
        let at = from + found;
        from = at + ATTRIBUTE.len();
        let item = code[from..].trim_start();
        if !item.starts_with("mod ") && !item.starts_with("pub(crate) mod ") {
            continue;
        }
        let Some(open) = code[from..].find(['{', ';']).map(|open| from + open) else {
            break;
        };
        let mut depth = 0_usize;
        let end = code[open..].bytes().position(|byte| {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let end = end.map_or(code.len(), |end| open + end + 1);
        for byte in &mut bytes[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        from = end;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Which part each byte of a Rust text belongs to.
fn parts(text: &str) -> Vec<Part> {
    let bytes = text.as_bytes();
    let mut parts = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let (length, part) = if rest.starts_with(b"//") {
            (
                rest.iter()
                    .position(|byte| *byte == b'\n')
                    .unwrap_or(rest.len()),
                Part::Comment,
            )
        } else if rest.starts_with(b"/*") {
            (block_comment(rest), Part::Comment)
        } else if let Some(length) = raw_string(rest).filter(|_| !in_word(bytes, at)) {
            (length, Part::Literal)
        } else if rest[0] == b'"' {
            (quoted(rest, b'"'), Part::Literal)
        } else if is_char(rest) {
            (quoted(rest, b'\''), Part::Literal)
        } else {
            (1, Part::Code)
        };
        parts.extend(std::iter::repeat_n(part, length));
        at += length;
    }
    parts
}

fn in_word(bytes: &[u8], at: usize) -> bool {
    at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_')
}

fn block_comment(bytes: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    bytes.len()
}

/// The length of `r"..."`, `r#"..."#`, `br"..."`.
fn raw_string(bytes: &[u8]) -> Option<usize> {
    let prefix = if bytes.starts_with(b"br") {
        2
    } else {
        usize::from(bytes.starts_with(b"r"))
    };
    let hashes = bytes[prefix..]
        .iter()
        .take_while(|byte| **byte == b'#')
        .count();
    if prefix == 0 || bytes.get(prefix + hashes) != Some(&b'"') {
        return None;
    }
    let start = prefix + hashes + 1;
    let mut end = vec![b'"'];
    end.resize(1 + hashes, b'#');
    let length = bytes[start..]
        .windows(end.len())
        .position(|window| window == end);
    Some(length.map_or(bytes.len(), |length| start + length + end.len()))
}

/// The length of a literal that begins and ends with `quote`.
fn quoted(bytes: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// A character, and not a lifetime: `'a'`, `'\n'`, but not `'a`.
fn is_char(bytes: &[u8]) -> bool {
    if bytes[0] != b'\'' {
        return false;
    }
    match bytes.get(1) {
        Some(b'\\') => true,
        // A character of several bytes ends within four.
        Some(byte) if !byte.is_ascii() => bytes.iter().skip(2).take(4).any(|byte| *byte == b'\''),
        Some(_) => bytes.get(2) == Some(&b'\''),
        None => false,
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
    fn comments_and_literals_are_told_from_code() {
        let file = SourceFile::new(
            "a.rs",
            "let a = \"x // \\\" y\"; // z\n/* b /* c */ d */ let e: &'static str = r#\"f\"#; let g = 'h'; let i = '\\'';\n",
        );
        let code = file.code();
        for word in ["x", "y", "z", "b", "c", "d", "f", "h"] {
            assert!(!has_word(&code, word), "{word} in {code}");
        }
        for word in ["a", "e", "static", "g", "i"] {
            assert!(has_word(&code, word), "{word} in {code}");
        }
        assert_eq!(code.lines().count(), 2);
    }

    #[test]
    fn test_modules_are_not_shipped() {
        let file = SourceFile::new(
            "a.rs",
            "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() { let _ = \"}\"; }\n}\nfn c() {}\n#[cfg(test)]\nmod d;\nfn e() {}\n",
        );
        let shipped = file.shipped();
        assert!(has_word(&shipped, "a") && has_word(&shipped, "c") && has_word(&shipped, "e"));
        assert!(!has_word(&shipped, "b") && !has_word(&shipped, "d"));
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
