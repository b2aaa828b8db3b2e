//! Who plays, and how far each has come.

use rules::seat::Seat;
use table::people::People;
use table::scene;
use table::screen::MANY;
use words::{list, t};
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::game::last_turns::die;
use crate::game::mood::{badge, mood_class};
use crate::markup::memo::keyed_memo;
use crate::markup::{colour_class, count_render, fresh};
use crate::portrait::portrait;

/// Names of more letters have two smaller lines on a panel.
const LONG: usize = 9;

/// The list of players. `own` is the seat of the only person; `people` have portraits by their names.
pub fn player_panels(panels: &[scene::PlayerPanel], own: Option<Seat>, people: &People) -> Html {
    let many = (panels.len() >= MANY).then_some("many");
    let faces = faces(panels, people);
    let panel = |panel: &scene::PlayerPanel| {
        let is_own = Some(panel.seat) == own;
        let mut shown = panel.clone();
        shown.portrait = face(&faces, panel.seat);
        keyed_memo(panel.seat.index(), (shown, is_own), |(panel, is_own)| {
            draw(panel, *is_own)
        })
    };
    html! {
        <ul class={classes!("player-panels", many)} role="list" aria-label={t!(page::players)}>
            { for panels.iter().map(panel) }
        </ul>
    }
}

/// The portraits of the players who have one: of characters, and of people whom this device knows.
pub fn faces(panels: &[scene::PlayerPanel], people: &People) -> Vec<(Seat, String)> {
    let persons = panels.iter().filter(|panel| panel.is_person);
    let names: Vec<&str> = persons.clone().map(|panel| &*panel.called).collect();
    let portraits = people.portraits(&names).into_iter();
    let of_people = persons
        .zip(portraits)
        .filter_map(|(panel, portrait)| Some((panel.seat, format!("people/{}", portrait?))));
    let of_bots = panels
        .iter()
        .filter_map(|panel| Some((panel.seat, panel.portrait.clone()?)));
    of_people.chain(of_bots).collect()
}

/// The portrait of a player.
pub fn face(faces: &[(Seat, String)], seat: Seat) -> Option<String> {
    let mut faces = faces.iter();
    let face = faces.find(|(other, _)| *other == seat);
    face.map(|(_, portrait)| portrait.clone())
}

/// A pawn as a pictogram, in a square of 22.
pub const PAWN: &str = "M5.8 9.3A4.1 4.1 0 1 1 10.2 9.3Q11.4 9.6 11.4 10.5T10.1 11.6C10.4 13.8 11.2 15.6 12.4 16.6Q13.4 17.4 13.4 19.5H2.6Q2.6 17.4 3.6 16.6C4.8 15.6 5.6 13.8 5.9 11.6Q4.6 11.4 4.6 10.5T5.8 9.3z";

/// What a player is called for the reader: "You" for the only person, as long as that person has no name.
pub fn name_for_reader(panel: &scene::PlayerPanel, is_own: bool) -> &str {
    match is_own && panel.called.is_empty() {
        true => t!(play::you),
        false => &panel.name,
    }
}

/// A player: colour, name, and how many pawns are home.
fn draw(panel: &scene::PlayerPanel, is_own: bool) -> Html {
    count_render("PlayerPanel");
    let class = classes!(
        "player-panel",
        colour_class(panel.colour_key),
        panel.to_act.then_some("to-act"),
        panel.opened.is_some().then_some("with-opened"),
        panel.beside.is_some().then_some("with-beside"),
        panel.portrait.is_some().then_some("with-portrait"),
        panel.is_person.then_some("person"),
        panel.mood.map(|(mood, _)| mood_class(mood)),
        place(panel),
    );
    let name = name_for_reader(panel, is_own);
    let is_long = name.chars().count() > LONG;
    let class = classes!(class, is_long.then_some("long"));
    html! {
        <li {class} data-seat={panel.seat.0.to_string()} aria-current={panel.to_act.to_string()}>
            { emblem::small(panel.colour_key) }
            { panel.portrait.as_deref().map(portrait) }
            { for panel.mood.map(badge) }
            <span class="name">{ fresh(name) }</span>
            if let Some(level) = &panel.level {
                <span class="level">{ fresh(level) }</span>
            }
            // The colour stands for who has no name.
            if name != panel.colour {
                <span class="colour">{ panel.colour }</span>
            }
            { progress(panel) }
            if let Some(dice) = &panel.opened {
                <span class="opened">{ opened(dice) }</span>
            }
            if let Some(beside) = &panel.beside {
                <span class="beside">{ fresh(beside) }</span>
            }
        </li>
    }
}

/// How far a player has come: pawns that fill as they come home, or what is counted instead.
fn progress(panel: &scene::PlayerPanel) -> Html {
    if panel.collects.is_some() {
        return html! {
            <span class={classes!("home", panel.collects)}>
                { fresh(&panel.tally.to_string()) }<span class="word">{ " " }{ fresh(&panel.tally_word) }</span>
            </span>
        };
    }
    let pawn = |index: u32| {
        let class = (index < panel.tally).then_some("filled");
        let transform = format!("translate({} 0)", 16 * index);
        html! { <path {class} {transform} d={PAWN} /> }
    };
    let view_box = format!("0 0 {} 22", 16 * panel.pieces.max(1));
    html! {
        <span class="home pips">
            <svg viewBox={view_box} aria-hidden="true">{ for (0..panel.pieces).map(pawn) }</svg>
            <span class="unseen">{ fresh(&format!("{} {}", panel.tally, panel.tally_word)) }</span>
        </span>
    }
}

/// What a player rolled to see who begins.
fn opened(dice: &[u8]) -> Html {
    let numbers: Vec<_> = dice.iter().map(u8::to_string).collect();
    html! {
        <>
            <span class="roll" aria-hidden="true">{ for dice.iter().map(|face| die(*face)) }</span>
            <span class="unseen">{ fresh(&t!(play::threw, dice = list(&numbers))) }</span>
        </>
    }
}

/// Where the seat sits, for the style sheet.
pub fn place(panel: &scene::PlayerPanel) -> Classes {
    let half = ["", "half-1", "half-2"];
    classes!(panel.side.class(), half[usize::from(panel.half % 3)])
}
