//! Parser of rulebooks, for the subset of Markdown that they use.

use std::fmt;

use rules::notation::Token;
use yew::AttrValue;

/// The line that stands for a picture of the board.
const BOARD: &str = "![board]";

/// A block of a rulebook.
#[derive(PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading with its level; the title has level 1.
    Heading(usize, Vec<Span>),
    /// A paragraph.
    Text(Vec<Span>),
    /// A numbered rule and its text.
    Rule(Number, Vec<Span>),
    /// A list item that is not a rule.
    Item(Vec<Span>),
    /// A picture of the edition's board: a line `![board]`.
    Board,
    /// A picture of a move, and its caption: `![Yellow captures Red.](capture; 3 G8xG11; Y:G8/R:G11 Y:3-1)`.
    Move(ShownMove, Vec<Span>),
}

/// A move that a picture shows.
#[derive(PartialEq, Eq, Debug)]
pub struct ShownMove {
    /// What it shows: a capture, a blockade, a turnout, a slide, a swap, or home.
    pub effect: String,
    /// The step, as in a play line.
    pub step: String,
    /// The position line before it, without the ruleset.
    pub position: String,
}

/// A span of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The style.
    pub style: Style,
    /// The text, without marks.
    pub text: AttrValue,
}

/// The style of a span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Normal.
    Plain,
    /// Strong.
    Strong,
    /// Emphasised.
    Emphasis,
    /// Notation.
    Code,
}

/// The number of a rule: `P-20`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Number(char, u16);

impl Number {
    /// Splits a text into the rule number that it starts with and the rest.
    pub fn before(text: &str) -> Option<(Number, &str)> {
        let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
        let digits = text[1..].strip_prefix('-')?;
        let end = digits.find(|digit: char| !digit.is_ascii_digit());
        let (digits, rest) = digits.split_at(end.unwrap_or(digits.len()));
        Some((Number(letter, digits.parse().ok()?), rest))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

/// Splits a refusal such as "No. (Rule P-20)" into the sentence, the words before the rule's number, and the number, with
/// ")" after it; `None` for a text that cites no rule.
pub fn cited(refusal: &str) -> Option<(&str, &str, Number)> {
    let (sentence, citation) = refusal.split_at(refusal.rfind('(')?);
    let (before, number) = citation.split_at(citation.rfind(' ')? + 1);
    let (number, after) = Number::before(number)?;
    (after == ")").then_some((sentence, before, number))
}

/// Parses a rulebook into blocks; `None` if the text has no title.
pub fn read(book: &str) -> Option<Vec<Block>> {
    let is_book = book.starts_with("# ");
    is_book.then(|| {
        let texts = Token::line(book).split("\n\n").map(|token| token.text);
        texts.flat_map(parts).map(|part| block(&part)).collect()
    })
}

/// Splits a text without empty lines into headings, items and paragraphs, each joined to one line.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim) {
        match parts.last_mut() {
            Some(part) if !line.starts_with("- ") && !part.starts_with('#') => {
                part.push(' ');
                part.push_str(line);
            }
            _ if line.is_empty() => {}
            _ => parts.push(line.to_owned()),
        }
    }
    parts
}

fn block(part: &str) -> Block {
    if part == BOARD {
        return Block::Board;
    }
    if let Some(shown) = shown_move(part) {
        return shown;
    }
    if let Some(item) = part.strip_prefix("- ") {
        // The number of a rule may be strong.
        let numbered = Number::before(unmarked(item));
        return match numbered {
            Some((number, rest)) => {
                let text = unmarked(rest).trim_start();
                Block::Rule(number, spans(text))
            }
            None => Block::Item(spans(item)),
        };
    }
    let text = part.trim_start_matches('#');
    match part.len() - text.len() {
        0 => Block::Text(spans(text)),
        level => Block::Heading(level, spans(text.trim_start())),
    }
}

fn shown_move(part: &str) -> Option<Block> {
    let (caption, shown) = part.strip_prefix("![")?.split_once("](")?;
    let mut fields = shown.strip_suffix(')')?.split("; ").map(str::to_owned);
    let shown = ShownMove {
        effect: fields.next()?,
        step: fields.next()?,
        position: fields.next()?,
    };
    Some(Block::Move(shown, spans(caption)))
}

/// The text without the strong marks at its start.
fn unmarked(text: &str) -> &str {
    text.strip_prefix("**").map_or(text, unmarked)
}

fn spans(mut text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut add = |style, text: &str| {
        if !text.is_empty() {
            let text = AttrValue::from(text.to_owned());
            spans.push(Span { style, text });
        }
    };
    while let Some((before, mark, style)) = first_mark(text) {
        let marked = &text[before + mark.len()..];
        // A mark without a closing mark is plain text.
        let Some((inside, after)) = marked.split_once(mark) else {
            break;
        };
        add(Style::Plain, &text[..before]);
        add(style, inside);
        text = after;
    }
    add(Style::Plain, text);
    spans
}

/// The first mark in a text: its position, the mark, and the style that it starts.
fn first_mark(text: &str) -> Option<(usize, &'static str, Style)> {
    let at = text.find(['*', '`'])?;
    let marks = [
        ("**", Style::Strong),
        ("*", Style::Emphasis),
        ("`", Style::Code),
    ];
    let found = marks.iter().find(|(mark, _)| text[at..].starts_with(mark));
    found.map(|&(mark, style)| (at, mark, style))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;
    use rules::ruleset::Family;
    use rules::words::in_edition;
    use words::{Book, Language};

    /// The rulebook of every edition in every language, with the edition's name.
    fn books() -> impl Iterator<Item = (&'static str, String)> {
        let of = |family: &'static Family, language| {
            let text = Book::Rulebook.of(language, family.name()).unwrap();
            let editions = family.editions.iter();
            editions.map(move |edition| (edition.name, in_edition(text, edition.name)))
        };
        let families = FAMILIES.iter();
        families.flat_map(move |&family| {
            Language::ALL
                .into_iter()
                .flat_map(move |language| of(family, language))
        })
    }

    fn text_of(spans: &[Span]) -> String {
        spans.iter().map(|span| span.text.as_str()).collect()
    }

    fn plain(text: &str) -> Vec<Span> {
        vec![Span {
            style: Style::Plain,
            text: text.to_owned().into(),
        }]
    }

    #[test]
    fn every_rule_is_found_once_and_in_its_order() {
        for (edition, book) in books() {
            let blocks = read(&book).unwrap();
            let numbers = blocks.iter().filter_map(|block| match block {
                Block::Rule(number, _) => Some(*number),
                _ => None,
            });
            let numbers: Vec<_> = numbers.collect();
            let letter = numbers[0].0;
            let expected: Vec<_> = (1..=numbers.len())
                .map(|number| Number(letter, number as u16))
                .collect();
            assert_eq!(numbers, expected, "{edition}");
            let marked = book.matches(&format!("\n- **{letter}-")).count();
            assert_eq!(numbers.len(), marked, "{edition}");
        }
    }

    #[test]
    fn nothing_of_a_rulebook_is_left_out_or_left_unread() {
        for (edition, book) in books() {
            let mut text = String::new();
            for block in read(&book).unwrap() {
                let spans = match block {
                    Block::Rule(number, spans) => {
                        text.push_str(&number.to_string());
                        spans
                    }
                    Block::Heading(_, spans) | Block::Text(spans) | Block::Item(spans) => spans,
                    Block::Board => {
                        text.push_str(BOARD);
                        continue;
                    }
                    Block::Move(shown, caption) => {
                        let ShownMove {
                            effect,
                            step,
                            position,
                        } = shown;
                        let caption = text_of(&caption);
                        text.push_str(&format!("![{caption}]({effect}; {step}; {position})"));
                        continue;
                    }
                };
                let unread = spans.iter().find(|span| {
                    let marks = ['*', '`', '[', ']', '<', '>', '|', '\\', '&', '_', '#'];
                    span.style != Style::Code && span.text.contains(marks)
                });
                assert_eq!(unread, None, "{edition}");
                text.push_str(&text_of(&spans));
            }
            // Only the marks are missing.
            let words = |text: &str| text.replace(['*', '`', ' ', '\n', '#'], "");
            let book = book.replace("\n- ", "\n");
            assert_eq!(words(&text), words(&book), "{edition}");
        }
    }

    #[test]
    fn blocks_and_spans_are_parsed() {
        let book = "# A *b*\n\n![board]\n\ntext over\ntwo lines\n\n## Head\n- **P-1** one `1 x`\n  **two**\n\
                    - no rule\n\n![Two\nmove](home; 3 Rh3-home; R:Rh3 R:3)\n\n- P-12 plain\n";
        let span = |style, text: &str| Span {
            style,
            text: text.to_owned().into(),
        };
        let title = vec![span(Style::Plain, "A "), span(Style::Emphasis, "b")];
        let one = vec![
            span(Style::Plain, "one "),
            span(Style::Code, "1 x"),
            span(Style::Plain, " "),
            span(Style::Strong, "two"),
        ];
        let expected = [
            Block::Heading(1, title),
            Block::Board,
            Block::Text(plain("text over two lines")),
            Block::Heading(2, plain("Head")),
            Block::Rule(Number('P', 1), one),
            Block::Item(plain("no rule")),
            Block::Move(
                ShownMove {
                    effect: "home".to_owned(),
                    step: "3 Rh3-home".to_owned(),
                    position: "R:Rh3 R:3".to_owned(),
                },
                plain("Two move"),
            ),
            Block::Rule(Number('P', 12), plain("plain")),
        ];
        assert_eq!(read(book).unwrap(), expected);
        assert_eq!(spans("2 * 3"), plain("2 * 3"));
    }

    #[test]
    fn texts_without_a_title_are_no_rulebooks() {
        for text in ["", "\n", "<!DOCTYPE html>\n<html>", "Not found"] {
            assert_eq!(read(text), None, "{text}");
        }
        // Odd texts are parsed without a panic.
        for text in [
            "# ",
            "# \u{e4}\n- **\n- \u{e4}-1\n**`*",
            "# a\n\n\n\n- P-\n- P-99999999",
        ] {
            assert!(read(text).is_some(), "{text}");
        }
    }

    #[test]
    fn a_refusal_is_split_at_its_rule() {
        let split = Some(("No. ", "(Rule ", Number('P', 20)));
        assert_eq!(cited("No. (Rule P-20)"), split);
        for sentence in [
            "no",
            "",
            "P-20",
            "No. (Rule P-20",
            "No (rule p-1)",
            "(PP-1)",
        ] {
            assert_eq!(cited(sentence), None);
        }
    }
}
