//! Source files as the checks see them.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A text file of the repository.
#[derive(Debug)]
pub(crate) struct SourceFile {
    /// Relative to the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A word, sign or literal of Rust.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) line: usize,
    pub(crate) text: String,
    pub(crate) is_literal: bool,
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

    /// All tokens of a Rust file, without comments.
    pub(crate) fn tokens(&self) -> Vec<Token> {
        self.collected(false)
    }

    /// The tokens of a Rust file without comments and without modules under `#[cfg(test)]`.
    pub(crate) fn shipped(&self) -> Vec<Token> {
        self.collected(true)
    }

    /// What the compiler cannot read either is its matter: nothing is found in it here.
    fn collected(&self, only_shipped: bool) -> Vec<Token> {
        let mut tokens = Vec::new();
        if let Ok(stream) = self.text.parse() {
            collect(stream, only_shipped, &mut tokens);
        }
        tokens
    }
}

fn collect(stream: TokenStream, only_shipped: bool, tokens: &mut Vec<Token>) {
    let trees: Vec<_> = stream.into_iter().collect();
    let mut rest = trees.as_slice();
    while let [first, after @ ..] = rest {
        rest = after;
        if let Some(attribute) = attribute(first, after) {
            if attribute.starts_with("doc ") {
                // A documentation comment.
                rest = &after[usize::from(!is_group(&after[0])) + 1..];
                continue;
            }
            if only_shipped && attribute == "cfg (test)" {
                rest = after_module(&after[1..]).unwrap_or(after);
                continue;
            }
        }
        let (text, is_literal) = match first {
            TokenTree::Group(group) => {
                collect(group.stream(), only_shipped, tokens);
                continue;
            }
            TokenTree::Ident(word) => (word.to_string(), false),
            TokenTree::Punct(sign) => (sign.to_string(), false),
            TokenTree::Literal(literal) => (literal.to_string(), true),
        };
        tokens.push(Token {
            line: first.span().start().line,
            text,
            is_literal,
        });
    }
}

/// The content of an attribute that begins with `#` or `#!`.
fn attribute(first: &TokenTree, after: &[TokenTree]) -> Option<String> {
    let TokenTree::Punct(sign) = first else {
        return None;
    };
    let content = after.iter().take(2).find(|tree| is_group(tree))?;
    let TokenTree::Group(group) = content else {
        return None;
    };
    let is_attribute = sign.as_char() == '#' && group.delimiter() == Delimiter::Bracket;
    is_attribute.then(|| group.stream().to_string())
}

fn is_group(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Group(_))
}

/// What follows `mod name { ... }` or `mod name;`; `None` if another item begins here.
fn after_module(trees: &[TokenTree]) -> Option<&[TokenTree]> {
    let is_module = |tree: &TokenTree| tree.to_string() == "mod";
    // `pub(crate)` may stand before it.
    let start = trees.iter().take(3).position(is_module)?;
    Some(&trees[start + 3..])
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

    fn words(tokens: &[Token]) -> Vec<&str> {
        tokens.iter().map(|token| token.text.as_str()).collect()
    }

    #[test]
    fn comments_are_no_tokens() {
        let text = "//! a\n/// b\nfn c() {} // d\n/* e */ const F: u8 = 'g';";
        let file = SourceFile::new("a.rs", text);
        let tokens = file.tokens();
        assert_eq!(
            words(&tokens),
            ["fn", "c", "const", "F", ":", "u8", "=", "'g'", ";"]
        );
        assert_eq!((tokens[0].line, tokens[7].is_literal), (3, true));
    }

    #[test]
    fn test_modules_are_not_shipped() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests { fn b() {} }\nfn c() {}\n\
            #[cfg(test)]\npub(crate) mod d;\n#[cfg(test)]\nfn e() {}\n";
        let file = SourceFile::new("a.rs", text);
        let shipped = file.shipped();
        for (word, is_shipped) in [
            ("a", true),
            ("b", false),
            ("c", true),
            ("d", false),
            ("e", true),
        ] {
            assert_eq!(words(&shipped).contains(&word), is_shipped, "{word}");
        }
        assert!(words(&file.tokens()).contains(&"b"));
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
