//! The panel of a lesson: which one it is, what to do, how it went, and what next.

use table::lesson::{Mark, Progress, Task};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::lessons::overlay::{outcome_class, outcome_icon};
use crate::lessons::store::LessonMsg;
use crate::markup::fresh;
use crate::page::{Dialog, Dispatch};
use crate::rulebook::book::Number;

/// What has the focus when a lesson begins.
pub const TITLE: &str = "#lesson-title";

/// The lesson in progress.
pub fn lesson_panel(dispatch: &Dispatch, task: &Task) -> Html {
    let done = task.progress == Progress::Done;
    let missed = task.progress == Progress::Missed;
    let over = done || missed;
    let is_last = task.number == task.count;
    let outcome = outcome_class(task.progress);
    let rule = task.rules.first().and_then(|rule| Number::before(rule));
    let rule = rule.map(|(number, _)| number);
    let look = |mark: &Mark| {
        let sign = mark
            .sign
            .map(|sign| html! { <b aria-hidden="true">{ sign }</b> });
        html! { <li class={mark.sign.is_none().then_some("about")}>{ for sign }{ fresh(&mark.words) }</li> }
    };
    html! {
        <section class={classes!("lesson", over.then_some("over"), outcome)} aria-labelledby="lesson-title">
            <h2 id="lesson-title" tabindex="-1">
                <span class="number">{ fresh(&task.heading) }</span>
                { " " }<span class="title">{ fresh(&task.title) }</span>
            </h2>
            <div class="course">
                { dots(task) }
                <button type="button" class="link" onclick={dispatch.on_click(Dialog::Rules(rule))}>
                    { t!(lessons::rules) }
                </button>
            </div>
            // It may be scrolled where there is little room.
            <div class="words" tabindex="0">
                <p class="cheer" hidden={!done}>{ t!(lessons::cheer) }</p>
                // Silent, as the status of the game is: the page's live region speaks.
                <p class={classes!("says", outcome)} role="status" aria-live="off" hidden={task.says.is_empty()}>
                    { outcome_icon(task.progress) }{ fresh(&task.says) }
                </p>
                <p class="task" hidden={over}>{ fresh(&task.task) }</p>
                <ul class="looks" hidden={over}>
                    { for task.layout.marks.iter().map(look) }
                </ul>
            </div>
            <div class="actions">
                <button type="button" class="main" hidden={!done || is_last} onclick={dispatch.on_click(LessonMsg::Next)}>
                    { t!(lessons::next) }
                </button>
                <button type="button" class={missed.then_some("main")} hidden={!over}
                    onclick={dispatch.on_click(Intent::Restart)}>
                    { t!(lessons::again) }
                </button>
                <button type="button" onclick={dispatch.on_click(LessonMsg::Leave)}>{ t!(lessons::leave) }</button>
            </div>
        </section>
    }
}

/// How far the course has come: a dot for each lesson. The heading says the same in words.
fn dots(task: &Task) -> Html {
    let dot = |number: usize| {
        let is_done =
            number < task.number || (number == task.number && task.progress == Progress::Done);
        let now = (number == task.number).then_some("now");
        html! { <li class={classes!(is_done.then_some("done"), now)} /> }
    };
    html! { <ol class="dots" aria-hidden="true">{ for (1..=task.count).map(dot) }</ol> }
}
