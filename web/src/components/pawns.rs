//! The pawns, and the places where the chosen one can go.

use rules::board::{Board, Kind, Space};
use rules::seat::SeatName;
use table::scene::{Goal, Pawn, Scene};
use yew::prelude::*;

use super::dress::emblem;
use super::{colour_class, truth};

/// The plinths of blockades, the pawns, in an order that never changes, and the goals; one was chosen by key.
pub fn pawns(
    board: &Board,
    scene: &Scene,
    seats: &'static [SeatName],
    onchoose: &Callback<Space>,
) -> Html {
    let Scene {
        pawns,
        goals,
        settled,
        ..
    } = scene;
    let pawn = |(index, pawn): (usize, &Pawn)| {
        let seat = pawn.seat.and_then(|seat| seats.get(seat.index()));
        let class = classes!(
            "pawn",
            seat.map_or("token".to_owned(), |seat| colour_class(seat.colour)),
            pawn.label.is_some().then_some("movable"),
            pawn.selected.then_some("selected"),
            pawn.lit.then_some("lit")
        );
        let transform = format!("translate({} {})", pawn.at.x, pawn.at.y);
        let outline = seat.map_or(emblem::TOKEN, |seat| emblem::outline(seat.colour));
        let figure = html! {
            <>
                <circle class="halo" r="230" />
                <path class="foot" d={outline} />
                <path class="body" d={outline} />
                <path class="pip" d={outline} transform="scale(.42)" />
            </>
        };
        // One element in either case: replacing it would cut short what moves it.
        html! {
            <g key={index} {class} {transform}
                role={pawn.label.as_ref().map(|_| "button")}
                tabindex={pawn.label.as_ref().map(|_| "0")}
                aria-hidden={pawn.label.is_none().then_some("true")}
                aria-label={pawn.label.clone()}
                aria-pressed={pawn.label.as_ref().map(|_| truth(pawn.selected))}
                onkeydown={on_key(onchoose, pawn.space)}>
                { figure }
            </g>
        }
    };
    // Pawns that share a space of the track stand on a plinth, drawn once, for the first of them.
    let plinth = |(index, pawn): (usize, &Pawn)| {
        let info = board.space(pawn.space);
        if matches!(info.kind, Kind::Yard | Kind::Home) {
            return None;
        }
        let beside = |others: &[Pawn]| {
            others
                .iter()
                .filter(|other| other.space == pawn.space)
                .count()
        };
        let more = beside(&pawns[index + 1..]);
        if more == 0 || beside(&pawns[..index]) > 0 {
            return None;
        }
        let last = pawns[index + 1..]
            .iter()
            .rfind(|other| other.space == pawn.space)?;
        let points = format!("{},{} {},{}", pawn.at.x, pawn.at.y, last.at.x, last.at.y);
        let key = format!("{}x{more}", pawn.space.0);
        Some(html! {
            <g {key} class="plinth">
                <polyline class="rim" points={points.clone()} />
                <polyline class="top" {points} />
            </g>
        })
    };
    let goal = |goal: &Goal| {
        html! {
            <g key={goal.space.0} class={classes!("goal", goal.captures.then_some("captures"))} data-step={goal.step.clone()} transform={format!("translate({} {})", goal.at.x, goal.at.y)}
                role="button" tabindex="0" aria-label={goal.label.clone()}
                onkeydown={on_key(onchoose, goal.space)}>
                <circle class="ring" r="215" />
                <text class="spends" aria-hidden="true">{ &goal.spends }</text>
            </g>
        }
    };
    html! {
        <g>
            <g class={classes!("plinths", (!settled).then_some("coming"))} aria-hidden="true">{ for pawns.iter().enumerate().filter_map(plinth) }</g>
            <g class="pawns">{ for pawns.iter().enumerate().map(pawn) }</g>
            <g class="goals">{ for goals.iter().map(goal) }</g>
        </g>
    }
}

/// Enter and Space press what has the focus, as they do on any button.
fn on_key(onchoose: &Callback<Space>, space: Space) -> Callback<KeyboardEvent> {
    let onchoose = onchoose.clone();
    Callback::from(move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            if !event.repeat() {
                onchoose.emit(space);
            }
        }
    })
}
