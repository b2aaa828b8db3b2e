//! The dialog with a rulebook.

use std::rc::Rc;

use rules::games;
use rules::ruleset::Edition;
use words::t;
use yew::prelude::*;

use crate::board::spaces::miniature;
use crate::dialogs::dialog::{Dialog, focus_body};
use crate::lessons::store::LessonMsg;
use crate::markup::memo::memo;
use crate::page::{self, Dispatch};
use crate::rulebook::book::{Block, Number, Span, Style};
use crate::setup::seats::layout;

/// A rulebook, as far as it has been fetched.
#[derive(Clone, PartialEq)]
pub enum Book {
    /// It is being fetched.
    Loading,
    /// Its text.
    Read(Rc<[Block]>),
    /// It could not be fetched, and why.
    Failed(AttrValue),
}

/// What the dialog with the rules of an edition shows.
#[derive(PartialEq)]
pub struct Rulebook {
    /// The edition of the game.
    pub edition: &'static Edition,
    /// Its rules.
    pub book: Book,
    /// The rule to be read first.
    pub rule: Option<Number>,
    /// Whether lessons are offered.
    pub has_lessons: bool,
}

/// The dialog with the rules of an edition.
pub fn rulebook_dialog(dispatch: &Dispatch, rulebook: Rulebook) -> Html {
    memo((dispatch.clone(), rulebook), |(dispatch, rulebook)| {
        draw(dispatch, rulebook)
    })
}

fn draw(dispatch: &Dispatch, rulebook: &Rulebook) -> Html {
    let rule = rulebook.rule;
    let (blocks, status) = match &rulebook.book {
        Book::Loading => (&[][..], t!(dialogs::rules_coming).to_owned()),
        Book::Read(blocks) => (&blocks[..], String::new()),
        Book::Failed(problem) => (
            &[][..],
            t!(dialogs::rules_missing, problem = problem.as_str()),
        ),
    };
    // The rule can be shown once the text is there.
    let part = rule.filter(|_| !blocks.is_empty());
    let part = part.map(|number| AttrValue::from(anchor(number)));
    let onlearn = dispatch.on_click(LessonMsg::Begin);
    let onagain = dispatch.callback(move |event: MouseEvent| {
        // The button goes away.
        focus_body(&event);
        page::Dialog::Rules(rule)
    });
    html! {
        <Dialog key="rulebook" class="rulebook" title={t!(dialogs::rules_of, title = rulebook.edition.title())} {part}>
            if rulebook.has_lessons {
                <button type="button" class="learn" onclick={onlearn}>{ t!(lessons::by_playing) }</button>
            }
            <p role="status" hidden={status.is_empty()}>{ status }</p>
            if matches!(rulebook.book, Book::Failed(_)) {
                <button type="button" onclick={onagain}>{ t!(page::try_again) }</button>
            }
            <div class="book">{ for blocks.iter().map(|part| block(part, rulebook.edition)) }</div>
        </Dialog>
    }
}

fn anchor(number: Number) -> String {
    format!("rule-{number}")
}

fn block(block: &Block, edition: &Edition) -> Html {
    match block {
        // The dialog's own title says it.
        Block::Heading(1, _) => Html::default(),
        Block::Heading(_, text) => html! { <h3>{ for text.iter().map(span) }</h3> },
        Block::Text(text) => html! { <p>{ for text.iter().map(span) }</p> },
        Block::Item(text) => html! { <p class="item">{ for text.iter().map(span) }</p> },
        Block::Board => board(edition).unwrap_or_default(),
        Block::Rule(number, text) => html! {
            <p class="rule" id={anchor(*number)} tabindex="-1">
                <b>{ number.to_string() }</b>{ " " }{ for text.iter().map(span) }
            </p>
        },
    }
}

/// The board of an edition, small.
fn board(edition: &Edition) -> Option<Html> {
    let ruleset = games::ruleset(edition.name).ok()?;
    let board = layout(ruleset)?;
    Some(miniature(&board, ruleset.family.seats))
}

fn span(Span { style, text }: &Span) -> Html {
    match style {
        Style::Plain => html! { text },
        Style::Strong => html! { <strong>{ text }</strong> },
        Style::Emphasis => html! { <em>{ text }</em> },
        Style::Code => html! { <code>{ text }</code> },
    }
}
