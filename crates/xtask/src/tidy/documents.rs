//! Commands that documents name: code in backticks, and lines of code blocks. A test of `lab` uses this file, too.

/// Whether a file is a document for developers or hosts. The changelog tells of the past, and rulebooks have no commands.
pub(crate) fn is_document(path: &str) -> bool {
    path.ends_with(".md") && path != "CHANGELOG.md" && !path.starts_with("crates/words/")
}

/// All code of a document, with the line where it begins, as words without variables such as `NAME=value` before them.
pub(crate) fn commands(text: &str) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    let mut paragraph = (1, String::new());
    let mut fenced = false;
    let mut was_blank = true;
    for (line, text) in (1..).zip(text.lines().chain([""])) {
        let is_fence = text.trim_start().starts_with("```");
        let is_code = fenced || text.starts_with("    ") && was_blank;
        fenced ^= is_fence;
        if is_code || is_fence || text.trim().is_empty() {
            found.extend(spans(&paragraph));
            paragraph.1.clear();
            // Drawings and tables have gaps.
            if is_code && !is_fence && !text.trim().contains("  ") {
                found.push((line, words(text)));
            }
        } else {
            if paragraph.1.is_empty() {
                paragraph.0 = line;
            }
            paragraph.1 += text;
            paragraph.1.push('\n');
        }
        was_blank = is_code || text.trim().is_empty();
    }
    found.retain(|(_, words)| !words.is_empty());
    found
}

/// The code in backticks of a paragraph, which may go on in the next line.
fn spans((first, text): &(usize, String)) -> Vec<(usize, Vec<String>)> {
    let mut line = *first;
    let mut spans = Vec::new();
    for (index, part) in text.split('`').enumerate() {
        if index % 2 == 1 {
            spans.push((line, words(part)));
        }
        line += part.matches('\n').count();
    }
    spans
}

fn words(code: &str) -> Vec<String> {
    let is_variable = |word: &&str| {
        let name = word.split_once('=').map(|(name, _)| name);
        name.is_some_and(|name| {
            name.bytes()
                .all(|letter| letter.is_ascii_uppercase() || letter == b'_')
        })
    };
    let words = code.split_whitespace().skip_while(is_variable);
    words
        .map(|word| word.trim_matches('"').to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_in_prose_and_in_blocks() {
        let text = "Run `A=1 cargo\ntest -x`, or\n\n    cargo b \"c\"\n    d\n    lab   a drawing\n\n1. e\n    f\n```sh\ng h\n```\n| `i` |\n";
        let found: Vec<_> = commands(text);
        let found: Vec<_> = found
            .iter()
            .map(|(line, words)| (*line, words.join(" ")))
            .collect();
        let found: Vec<_> = found
            .iter()
            .map(|(line, words)| (*line, &**words))
            .collect();
        let expected = [
            (1, "cargo test -x"),
            (4, "cargo b c"),
            (5, "d"),
            (11, "g h"),
            (13, "i"),
        ];
        assert_eq!(found, expected);
    }
}
