//! The rulebook.

use rules::games;
use rules::ruleset::Edition;
use words::say;
use yew::prelude::*;

use super::draw::{all, button, element, words};
use super::modal::Modal;
use super::seats::layout;
use super::spaces::miniature;
use crate::rulebook::{Block, Number, Span, Style};

/// A rulebook as far as it is there.
#[derive(Clone, Copy)]
pub enum Book<'a> {
    /// It is under way.
    Coming,
    /// It has been read.
    Read(&'a [Block]),
    /// It could not be fetched, and why.
    Failed(&'a str),
}

/// The dialog with the rules of an edition, from one of them on; `learn` leads to its lessons.
pub fn rules(
    edition: &Edition,
    book: Book<'_>,
    rule: Option<Number>,
    learn: Option<Html>,
    onagain: &Callback<()>,
    onclose: Callback<()>,
) -> Html {
    let (blocks, news) = match book {
        Book::Coming => (&[][..], say!(dialogs::rules_coming).to_owned()),
        Book::Read(blocks) => (blocks, String::new()),
        Book::Failed(problem) => (&[][..], say!(dialogs::rules_missing, problem)),
    };
    // Only what is there can be scrolled to.
    let part = rule.filter(|_| !blocks.is_empty());
    let part = part.map(|number| AttrValue::from(anchor(number)));
    let again = matches!(book, Book::Failed(_)).then(|| {
        let onclick = onagain.reform(|event: MouseEvent| {
            // The button goes away.
            super::modal::focus_body(&event);
        });
        button("", say!(page::try_again), onclick)
    });
    html! {
        <Modal title={say!(dialogs::rules_of, title = edition.title())} {part} {onclose}>
            { for learn }
            <p role="status" hidden={news.is_empty()}>{ news }</p>
            { for again }
            <div class="book">{ all(blocks.iter().map(|part| block(part, edition))) }</div>
        </Modal>
    }
}

fn anchor(number: Number) -> String {
    format!("rule-{number}")
}

fn block(block: &Block, edition: &Edition) -> Html {
    match block {
        // The dialog's own title is the heading of level 2.
        Block::Heading(1, text) => element!("p", "class" = "book-title", { spans(text) }),
        Block::Heading(_, text) => element!("h3", { spans(text) }),
        Block::Text(text) => element!("p", { spans(text) }),
        Block::Item(text) => element!("p", "class" = "item", { spans(text) }),
        Block::Board => board(edition),
        Block::Rule(number, text) => html! {
            <p class="rule" id={anchor(*number)} tabindex="-1"><b>{ number.to_string() }</b>{ " " }{ spans(text) }</p>
        },
    }
}

/// The board of an edition, small.
fn board(edition: &Edition) -> Html {
    let ruleset = games::ruleset(edition.name);
    let board = ruleset
        .ok()
        .and_then(|ruleset| Some((layout(ruleset)?, ruleset.family.seats)));
    let picture = board.map(|(board, seats)| miniature(&board, seats));
    html! { <>{ for picture }</> }
}

fn spans(spans: &[Span]) -> Html {
    let span = |Span { style, text }: &Span| match style {
        Style::Plain => html! { text },
        Style::Strong => words("strong", "", text),
        Style::Emphasis => words("em", "", text),
        Style::Code => words("code", "", text),
    };
    all(spans.iter().map(span))
}
