//! Lessons: what is to be done, and how it went.

use table::learning::{Progress, Task};
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::app::Learn;
use crate::board::draw::{all, button, button_with, element, together, words};
use crate::dialogs::rulebook::Number;
use crate::markup::saying;
use crate::markup::when;

/// What has the focus when a lesson begins.
pub const TITLE: &str = "#lesson-title";

/// The lesson in progress.
pub fn lesson(
    task: &Task,
    onmessage: &Callback<Message>,
    onrules: &Callback<Option<Number>>,
    onlearn: &Callback<Learn>,
) -> Html {
    let done = task.progress == Progress::Done;
    let missed = task.progress == Progress::Missed;
    let wants = |class, words, hidden, learn: Learn| {
        let onclick = saying(onlearn, learn);
        let hidden = when(hidden, "hidden");
        Html::from(button_with!(
            words,
            onclick,
            "class" = class,
            "hidden" = hidden
        ))
    };
    let is_last = task.number == task.count;
    let again = button_with!(
        say!(lessons::again),
        saying(onmessage, Message::Restart),
        "class" = when(missed, "main"),
        "hidden" = when(!done && !missed, "hidden"),
    );
    let deeds = together(vec![
        wants("main", say!(lessons::next), !done || is_last, Learn::Next),
        wants(
            "main",
            say!(lessons::against_bot),
            !done || !is_last,
            Learn::Play,
        ),
        again.into(),
        wants("", say!(lessons::leave), false, Learn::Leave),
    ]);
    let says = match task.progress {
        Progress::Going => "says",
        Progress::Done => "says done",
        Progress::Missed => "says missed",
    };
    let class = if done || missed {
        "lesson over"
    } else {
        "lesson"
    };
    let parts = html! {
        <>
            <h2 id="lesson-title" tabindex="-1">
                <span class="number">{ say!(lessons::number, number = task.number, count = task.count) }</span>
                { " " }<span class="title">{ &task.title }</span>
            </h2>
            <div class="words" tabindex="0">
                // Silent, as the status of the game is: the live region says what is to be heard.
                { element!("p", "class" = says, "role" = "status", "aria-live" = "off",
                    "hidden" = when(task.says.is_empty(), "hidden"), { (&*task.says).into() }) }
                <p class="task" hidden={done || missed}>{ &task.task }</p>
                <p class="shows">{ say!(lessons::rules) }{ " " }{ all(task.rules.iter().map(|rule| rule_link(rule, onrules))) }</p>
            </div>
            <div class="deeds">{ deeds }</div>
        </>
    };
    element!(
        "section",
        "class" = class,
        "aria-labelledby" = "lesson-title",
        { parts }
    )
}

/// What opens the rulebook at a rule.
fn rule_link(rule: &str, onrules: &Callback<Option<Number>>) -> Html {
    match Number::before(rule) {
        Some((number, _)) => button("link", rule, saying(onrules, Some(number))),
        None => words("span", "", rule),
    }
}
