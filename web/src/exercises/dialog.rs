//! The list of exercises: moves to try again, and the ready ones of each game.

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::address::write_exercise;
use table::exercise::{Exercises, READY};
use table::today::Day;
use words::t;
use yew::prelude::*;

use super::store::ExerciseMsg;
use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;

/// The dialog.
pub fn exercises_dialog(dispatch: &Dispatch, exercises: &Exercises, today: Day) -> Html {
    let due = exercises.due(today).len();
    let (open, solved) = exercises.counts();
    let later = open - due;
    let editions = FAMILIES.iter().flat_map(|family| family.plain_rulesets());
    html! {
        <Dialog key="exercises" title={t!(home::exercises)} class="exercises">
            <section aria-labelledby="exercises-yours">
                <h3 id="exercises-yours">{ t!(exercises::yours) }</h3>
                <p>
                    { t!(exercises::due, count = due) }
                    if later > 0 { { " " }{ t!(exercises::later, count = later) } }
                    if solved > 0 { { " " }{ t!(exercises::solved_twice, count = solved) } }
                </p>
                if due > 0 {
                    <button type="button" class="main" onclick={dispatch.on_click(ExerciseMsg::Begin)}>{ t!(exercises::begin) }</button>
                }
                <p class="tip">{ t!(exercises::about_yours) }</p>
            </section>
            <section aria-labelledby="exercises-ready">
                <h3 id="exercises-ready">{ t!(exercises::ready) }</h3>
                <p class="tip">{ t!(exercises::about_ready) }</p>
                { for editions.map(|ruleset| ready(ruleset, exercises)) }
            </section>
        </Dialog>
    }
}

/// The ready exercises of an edition: how many are solved, and a link to each.
fn ready(ruleset: Ruleset, exercises: &Exercises) -> Html {
    let edition = ruleset.edition.name;
    let is_solved = |number: usize| exercises.is_solved(edition, number);
    let solved = (1..=READY).filter(|number| is_solved(*number)).count();
    let next = (1..=READY).find(|number| !is_solved(*number));
    let link = |number: usize| {
        let label = is_solved(number).then(|| t!(exercises::is_solved, number));
        let class = classes!(
            is_solved(number).then_some("solved"),
            (Some(number) == next).then_some("next")
        );
        html! { <li><a class={classes!("button", class)} aria-label={label} href={write_exercise(ruleset, number)}>{ number }{ is_solved(number).then_some("✓") }</a></li> }
    };
    html! {
        <details key={edition}>
            <summary><b>{ ruleset.edition.title() }</b>{ " " }<small>{ t!(exercises::solved_of, solved, count = READY) }</small></summary>
            <ol>{ for (1..=READY).map(link) }</ol>
        </details>
    }
}
