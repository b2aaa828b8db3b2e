//! The panel of an exercise: which one it is, how it went, what the play was worth, and what next.

use table::lesson::{Progress, Task};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use super::store::ExerciseMsg;
use crate::lessons::overlay::{outcome_class, outcome_icon};
use crate::markup::fresh;
use crate::page::Dispatch;

/// The exercise in progress. `answer` says what the play was worth, in sentences.
pub fn exercise_panel(dispatch: &Dispatch, task: &Task, answer: &[String]) -> Html {
    let missed = task.progress == Progress::Missed;
    let over = task.progress != Progress::Going;
    let is_last = task.number == task.count;
    let outcome = outcome_class(task.progress);
    html! {
        <section class={classes!("lesson", over.then_some("over"), outcome)} aria-labelledby="lesson-title">
            <h2 id="lesson-title" tabindex="-1">{ fresh(&task.heading) }</h2>
            <button type="button" onclick={dispatch.on_click(ExerciseMsg::Leave)}>{ t!(home::exercises) }</button>
            // It may be scrolled where there is little room.
            <div class="words" tabindex="0">
                <p class={classes!("says", outcome)} role="status" aria-live="off" hidden={task.says.is_empty()}>
                    { outcome_icon(task.progress) }{ fresh(&task.says) }
                </p>
                <p class="task" hidden={over}>{ fresh(&task.task) }</p>
                <div hidden={!over}>{ for answer.iter().map(|says| html! { <p>{ says }</p> }) }</div>
            </div>
            <div class="actions" hidden={!over}>
                <button type="button" class="main" hidden={!missed} onclick={dispatch.on_click(Intent::Restart)}>
                    { t!(lessons::again) }
                </button>
                <button type="button" hidden={!missed} onclick={dispatch.on_click(ExerciseMsg::Show)}>{ t!(exercises::show) }</button>
                <button type="button" class={(!missed).then_some("main")} hidden={is_last}
                    onclick={dispatch.on_click(ExerciseMsg::Next)}>
                    { t!(exercises::next) }
                </button>
            </div>
        </section>
    }
}
