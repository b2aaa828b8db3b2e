//! The dialog with a rulebook.

use std::rc::Rc;

use rules::ruleset::Ruleset;
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::{Dialog, focus_body};
use crate::lessons::store::LessonMsg;
use crate::markup::memo::memo;
use crate::page::{self, Dispatch};
use crate::rulebook::book::{Block, Number};
use crate::rulebook::book_text::{BookText, anchor};

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
    /// The ruleset of the game.
    pub ruleset: Ruleset,
    /// The name of its house rules on this device.
    pub rules_name: Option<String>,
    /// Its rules.
    pub book: Book,
    /// The rule to be read first.
    pub rule: Option<Number>,
    /// How many quarter turns clockwise its boards are turned.
    pub turns: u8,
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
        Book::Loading => (None, t!(dialogs::rules_coming).to_owned()),
        Book::Read(blocks) => (Some(blocks), String::new()),
        Book::Failed(problem) => {
            let problem = problem.as_str();
            (None, t!(dialogs::rules_missing, problem))
        }
    };
    // The rule can be shown once the text is there.
    let part = rule.filter(|_| blocks.is_some());
    let part = part.map(|number| AttrValue::from(anchor(number)));
    let onlearn = dispatch.on_click(LessonMsg::Begin);
    let onagain = dispatch.callback(move |event: MouseEvent| {
        // The button goes away.
        focus_body(&event);
        page::Dialog::Rules(rule)
    });
    html! {
        <Dialog key="rulebook" class="rulebook" title={t!(dialogs::rules_of, title = rulebook.ruleset.edition.title())} {part}>
            if rulebook.has_lessons {
                <button type="button" class="learn" onclick={onlearn}>{ t!(lessons::by_playing) }</button>
                if rulebook.ruleset.has_house_rules() {
                    <small class="by-print">{ t!(house_rules::lessons_by_print) }</small>
                }
            }
            <p role="status" hidden={status.is_empty()}>{ status }</p>
            if matches!(rulebook.book, Book::Failed(_)) {
                <button type="button" onclick={onagain}>{ t!(page::try_again) }</button>
            }
            if let Some(blocks) = blocks {
                <BookText ruleset={rulebook.ruleset} rules_name={rulebook.rules_name.clone()} blocks={blocks.clone()} turns={rulebook.turns} />
            }
        </Dialog>
    }
}
