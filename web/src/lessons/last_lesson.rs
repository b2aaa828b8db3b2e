//! The card after the last lesson.

use table::about_games::family_title;
use table::address;
use table::lesson::Task;
use words::t;
use yew::prelude::*;

use crate::exercises::store::ExerciseMsg;
use crate::lessons::store::LessonMsg;
use crate::page::Dispatch;

/// "You know how to play Pollyanna!", and what next.
pub fn last_lesson_card(dispatch: &Dispatch, task: &Task) -> Html {
    let ruleset = task.ruleset;
    let game = family_title(ruleset.family);
    let lesson = |(number, title): (usize, &String)| {
        let href = address::write_lesson(ruleset, number);
        html! { <li><a {href}>{ title }</a></li> }
    };
    html! {
        <section class="last-lesson" aria-labelledby="last-lesson-title">
            <h2 id="last-lesson-title">{ t!(lessons::finale, game = game.as_str()) }</h2>
            <button type="button" class="main" onclick={dispatch.on_click(LessonMsg::Play)}>
                { t!(lessons::against_bot) }
            </button>
            <div class="more">
                <details>
                    <summary>{ t!(lessons::all) }</summary>
                    <ol>{ for (1..).zip(&task.titles).map(lesson) }</ol>
                </details>
                <button type="button" class="link" onclick={dispatch.on_click(ExerciseMsg::Leave)}>{ t!(home::exercises) }</button>
                <button type="button" class="link" onclick={dispatch.on_click(LessonMsg::Home)}>{ t!(lessons::home) }</button>
            </div>
        </section>
    }
}
