//! The list of exercises: moves to try again, and the ready ones of each game.

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::address::{write_exercise, write_lesson};
use table::exercise::{Exercises, READY, ReadyExercise};
use table::today::Day;
use words::t;
use yew::prelude::*;

use super::store::{ExerciseMsg, ExerciseStore};
use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;

/// The dialog.
pub fn exercises_dialog(dispatch: &Dispatch, store: &ExerciseStore, today: Day) -> Html {
    let exercises = &store.exercises;
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
                { for editions.map(|ruleset| ready(dispatch, ruleset, store)) }
            </section>
        </Dialog>
    }
}

/// The ready exercises of an edition: how many are solved, and a link to each, by themes once they are loaded.
fn ready(dispatch: &Dispatch, ruleset: Ruleset, store: &ExerciseStore) -> Html {
    let edition = ruleset.edition.name;
    let numbers: Vec<usize> = (1..=READY).collect();
    let load = dispatch.on_click(ExerciseMsg::Load(edition));
    let list = match store.ready_of(edition) {
        None => links(ruleset, &store.exercises, &numbers),
        Some(ready) => {
            // The theme of the easiest one comes first.
            let mut themes: Vec<(&ReadyExercise, Vec<usize>)> = Vec::new();
            for (exercise, number) in ready.iter().zip(1..=READY) {
                let mut known = themes.iter_mut();
                match known.find(|(first, _)| first.theme == exercise.theme) {
                    Some((_, numbers)) => numbers.push(number),
                    None => themes.push((exercise, vec![number])),
                }
            }
            html! { <>{ for themes.iter().map(|(first, numbers)| theme_row(ruleset, &store.exercises, first, numbers)) }</> }
        }
    };
    html! {
        <details key={edition}>
            <summary onclick={load}>
                <b>{ ruleset.edition.title() }</b>{ " " }<small>{ solved_of(ruleset, &store.exercises, &numbers) }</small>
            </summary>
            { list }
        </details>
    }
}

/// The exercises on a theme, of which one is the first, and the lesson on it.
fn theme_row(
    ruleset: Ruleset,
    exercises: &Exercises,
    first: &ReadyExercise,
    numbers: &[usize],
) -> Html {
    let title = t!(exercises::theme, theme = &*first.theme);
    let lesson = first.lesson.map(|lesson| {
        let label = t!(exercises::lesson_of, theme = &*title);
        html! { <a aria-label={label} href={write_lesson(ruleset, lesson)}>{ t!(exercises::lesson) }</a> }
    });
    html! {
        <section key={&*first.theme}>
            <h4><span>{ &title }{ " " }<small>{ solved_of(ruleset, exercises, numbers) }</small></span>{ " " }{ for lesson }</h4>
            { links(ruleset, exercises, numbers) }
        </section>
    }
}

fn solved_of(ruleset: Ruleset, exercises: &Exercises, numbers: &[usize]) -> String {
    let is_solved = |number: &&usize| exercises.is_solved(ruleset.edition.name, **number);
    let solved = numbers.iter().filter(is_solved).count();
    t!(exercises::solved_of, solved, count = numbers.len())
}

/// A link to each of these exercises. The first that is not solved comes next.
fn links(ruleset: Ruleset, exercises: &Exercises, numbers: &[usize]) -> Html {
    let is_solved = |number: usize| exercises.is_solved(ruleset.edition.name, number);
    let next = numbers.iter().find(|number| !is_solved(**number));
    let link = |number: &usize| {
        let label = is_solved(*number).then(|| t!(exercises::is_solved, number = *number));
        let class = classes!(
            "button",
            is_solved(*number).then_some("solved"),
            (Some(number) == next).then_some("next")
        );
        html! { <li><a {class} aria-label={label} href={write_exercise(ruleset, *number)}>{ number }{ is_solved(*number).then_some("✓") }</a></li> }
    };
    html! { <ol>{ for numbers.iter().map(link) }</ol> }
}
