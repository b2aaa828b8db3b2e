//! Turns the rulebooks, which are Markdown, into data of the page: no parser and no HTML travel.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use rules::games::{self, Playable, Visitor};
use rules::ruleset::Ruleset;

/// What is being gathered until its end.
#[derive(Clone, Copy, PartialEq)]
enum Open {
    Heading(u8),
    Text,
    Item,
}

struct Text;

impl Visitor for Text {
    type Output = String;

    fn visit<G: Playable>(self, game: G) -> String {
        game.rulebook()
    }
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut code = String::from("&[\n");
    for family in games::FAMILIES {
        for (index, edition) in family.editions.iter().enumerate() {
            let text = games::visit(Ruleset::of(family, index), Text);
            let blocks = blocks(edition.name, &text);
            writeln!(code, "({:?}, &[\n{blocks}]),", edition.name).expect("a string takes it");
        }
    }
    code.push_str("]\n");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("rulebooks.rs"), code).expect("the rulebooks can be written");
}

/// The blocks of a rulebook as Rust code.
///
/// # Panics
/// When the rulebook has something that the page does not draw, or two rules of one number.
fn blocks(edition: &str, text: &str) -> String {
    let mut code = String::new();
    let mut seen: BTreeMap<String, ()> = BTreeMap::new();
    let mut open: Option<Open> = None;
    let mut spans: Vec<(&str, String)> = Vec::new();
    let mut style = "Plain";
    let mut close = |open: &mut Option<Open>, spans: &mut Vec<(&str, String)>| {
        let taken = std::mem::take(spans);
        match open.take() {
            Some(Open::Heading(level)) => {
                writeln!(code, "Block::Heading({level}, &[{}]),", written(&taken))
            }
            Some(Open::Item) => match rule(&taken) {
                Some((id, rest)) => {
                    let first = seen.insert(id.clone(), ()).is_none();
                    assert!(first, "{edition}: the rule {id} stands twice");
                    writeln!(code, "Block::Rule({id:?}, &[{}]),", written(&rest))
                }
                None => writeln!(code, "Block::Item(&[{}]),", written(&taken)),
            },
            Some(Open::Text) if !taken.is_empty() => {
                writeln!(code, "Block::Text(&[{}]),", written(&taken))
            }
            _ => Ok(()),
        }
        .expect("a string takes it");
    };
    for event in Parser::new_ext(text, Options::empty()) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => open = Some(Open::Heading(number(level))),
            Event::Start(Tag::Item) => open = Some(Open::Item),
            Event::Start(Tag::Paragraph) => open = open.or(Some(Open::Text)),
            // A list within a rule: what stands before it is a block of its own.
            Event::Start(Tag::List(_))
            | Event::End(TagEnd::List(_) | TagEnd::Item | TagEnd::Heading(_)) => {
                close(&mut open, &mut spans);
            }
            Event::End(TagEnd::Paragraph) => close(&mut open, &mut spans),
            Event::Start(Tag::Strong) => style = "Strong",
            Event::Start(Tag::Emphasis) => style = "Emphasis",
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => style = "Plain",
            Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => {}
            Event::Text(text) => add(&mut spans, style, &text),
            Event::SoftBreak | Event::HardBreak => add(&mut spans, style, " "),
            Event::Code(text) => add(&mut spans, "Code", &text),
            other => panic!("the rulebook of {edition} has what the page cannot draw: {other:?}"),
        }
    }
    code
}

fn add<'a>(spans: &mut Vec<(&'a str, String)>, style: &'a str, text: &str) {
    match spans.last_mut() {
        Some((last, gathered)) if *last == style => gathered.push_str(text),
        _ => spans.push((style, text.to_owned())),
    }
}

/// The number that an item begins with, if it is a rule, and the rest.
fn rule<'a>(spans: &[(&'a str, String)]) -> Option<(String, Vec<(&'a str, String)>)> {
    let ((_, first), rest) = spans.split_first()?;
    let end = first.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let (id, left) = first.split_at(end.unwrap_or(first.len()));
    let (letter, number) = id.split_once('-')?;
    let is_rule = letter.len() == 1
        && letter.chars().all(|letter| letter.is_ascii_uppercase())
        && !number.is_empty()
        && number.chars().all(|digit| digit.is_ascii_digit());
    if !is_rule {
        return None;
    }
    let mut rest = rest.to_vec();
    let left = left.trim_start_matches(['.', ':', ' ']);
    if left.is_empty() {
        if let Some((_, next)) = rest.first_mut() {
            *next = next.trim_start_matches(['.', ':', ' ']).to_owned();
        }
    } else {
        rest.insert(0, ("Plain", left.to_owned()));
    }
    Some((id.to_owned(), rest))
}

fn written(spans: &[(&str, String)]) -> String {
    let spans: Vec<_> = spans
        .iter()
        .map(|(style, text)| format!("Span::{style}({text:?})"))
        .collect();
    spans.join(", ")
}

fn number(level: HeadingLevel) -> u8 {
    level as u8
}
