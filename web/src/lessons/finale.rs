//! The card after the last lesson.

use rules::ruleset::Ruleset;
use table::address;
use words::t;
use yew::prelude::*;

use crate::home::quick_game::family_title;
use crate::lessons::store::LessonMsg;
use crate::markup::count_render;
use crate::page::use_dispatch;

/// Props of [`Finale`].
#[derive(Properties, PartialEq)]
pub struct FinaleProps {
    /// The ruleset that has been learned.
    pub ruleset: Ruleset,
    /// The titles of its lessons.
    pub titles: Vec<String>,
}

/// "You know how to play Pollyanna!", and what next.
#[component]
pub fn Finale(props: &FinaleProps) -> Html {
    count_render("Finale");
    let dispatch = use_dispatch();
    let ruleset = props.ruleset;
    let game = family_title(ruleset.family);
    let lesson = |(number, title): (usize, &String)| {
        let href = address::write_lesson(ruleset, number);
        html! { <li><a {href}>{ title }</a></li> }
    };
    html! {
        <section class="finale" aria-labelledby="finale-title">
            <h2 id="finale-title">{ t!(lessons::finale, game = game.as_str()) }</h2>
            <button type="button" class="main" onclick={dispatch.on_click(LessonMsg::Play)}>
                { t!(lessons::against_bot) }
            </button>
            <div class="more">
                <details>
                    <summary>{ t!(lessons::all) }</summary>
                    <ol>{ for (1..).zip(&props.titles).map(lesson) }</ol>
                </details>
                <button type="button" class="link" onclick={dispatch.on_click(LessonMsg::Home)}>{ t!(lessons::home) }</button>
            </div>
        </section>
    }
}
