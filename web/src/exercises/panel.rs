//! The panel of an exercise: which one it is, how it went, what the play was worth, and what next.

use table::lesson::{Progress, Task};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use super::store::ExerciseMsg;
use crate::lessons::overlay::{outcome_class, outcome_icon};
use crate::markup::fresh;
use crate::page::Dispatch;

/// The answer to a play in an exercise.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ExerciseAnswer {
    /// What the play was worth, in sentences.
    pub says: Vec<String>,
    /// Whether the sentences tell the best play.
    pub is_revealed: bool,
    /// The lesson on what the exercise shows: a sentence, and its address.
    pub lesson: Option<(String, String)>,
}

/// The panel.
pub fn exercise_panel(dispatch: &Dispatch, task: &Task, answer: &ExerciseAnswer) -> Html {
    let missed = task.progress == Progress::Missed;
    let over = task.progress != Progress::Going;
    let is_told = over || answer.is_revealed;
    let is_last = task.number == task.count;
    let outcome = outcome_class(task.progress);
    let lesson = answer.lesson.as_ref();
    let lesson = lesson.filter(|_| task.progress != Progress::Done);
    html! {
        <section class={classes!("lesson", is_told.then_some("over"), outcome)} aria-labelledby="lesson-title">
            <h2 id="lesson-title" tabindex="-1">{ fresh(&task.heading) }</h2>
            <button type="button" onclick={dispatch.on_click(ExerciseMsg::Leave)}>{ t!(home::exercises) }</button>
            // It may be scrolled where there is little room.
            <div class="words" tabindex="0">
                <p class={classes!("says", outcome)} role="status" aria-live="off" hidden={task.says.is_empty() || (is_told && !over)}>
                    { outcome_icon(task.progress) }{ fresh(&task.says) }
                </p>
                <p class="task" hidden={is_told || !task.says.is_empty()}>{ fresh(&task.task) }</p>
                <div>
                    { for lesson.map(|(text, href)| html! { <p key="lesson"><a href={href.clone()}>{ text }</a></p> }) }
                    { for answer.says.iter().map(|says| html! { <p key={&**says}>{ says }</p> }) }
                </div>
            </div>
            <div class="actions" hidden={!is_told}>
                <button type="button" class="main" hidden={!missed} onclick={dispatch.on_click(Intent::Restart)}>
                    { t!(lessons::again) }
                </button>
                <button type="button" hidden={!missed || answer.is_revealed} onclick={dispatch.on_click(ExerciseMsg::Show)}>{ t!(exercises::show) }</button>
                <button type="button" class={(!missed).then_some("main")} hidden={is_last}
                    onclick={dispatch.on_click(ExerciseMsg::Next)}>
                    { t!(exercises::next) }
                </button>
                <button type="button" class={(!missed).then_some("main")} hidden={!is_last}
                    onclick={dispatch.on_click(ExerciseMsg::Leave)}>
                    { t!(exercises::done) }
                </button>
            </div>
        </section>
    }
}
