//! The dice on the table, and the bonuses beside them.

use rules::chance::{self, Look};
use table::scene::{BoardDie, DieUse, NowPart};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::dice::look_class;
use crate::markup::count_render;
use crate::markup::memo::memo;
use crate::page::Dispatch;

/// Where the pips of each face are: columns and rows of the die.
const PIPS: [&[(i32, i32)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// The dice and bonuses of the turn. A die that can be chosen is a button. Before the first roll, only pictures of
/// the dice that wait on the board.
pub fn dice(dispatch: &Dispatch, now: &NowPart, on_board: &[BoardDie], is_shown: bool) -> Html {
    if !is_shown {
        return html! { <div class="turn-dice" hidden=true /> };
    }
    if now.dice.is_empty() && !on_board.is_empty() {
        // Pale, like dice that were played: nothing has been rolled yet.
        let is_waiting = |each: &&BoardDie| each.is_old;
        let waiting = |each: &BoardDie| {
            let die = chance::Die {
                spent: true,
                ..each.die
            };
            html! { <span class="die-place">{ die_picture(&die) }</span> }
        };
        return html! { <div class="turn-dice" aria-hidden="true">{ for on_board.iter().filter(is_waiting).map(waiting) }</div> };
    }
    let value = (
        dispatch.clone(),
        now.dice.clone(),
        now.die_uses.clone(),
        now.bonuses.clone(),
    );
    memo(value, |(dispatch, dice, uses, bonuses)| {
        draw(dispatch, dice, uses, bonuses)
    })
}

/// Dice, what may be done with each of them, and the bonuses still to use, in spaces.
pub fn draw(dispatch: &Dispatch, dice: &[chance::Die], uses: &[DieUse], bonuses: &[u8]) -> Html {
    count_render("Dice");
    let die = |(index, die): (usize, &chance::Die)| {
        let used = uses.get(index).copied().unwrap_or(DieUse::None);
        if used == DieUse::None {
            return html! { <span class="die-place">{ die_picture(die) }</span> };
        }
        let name = t!(play::choose_die, die = die_name(die));
        html! {
            <button type="button" class="die-place" aria-label={name}
                aria-pressed={(used == DieUse::Chosen).to_string()}
                aria-disabled={(used == DieUse::Refused).to_string()}
                onclick={dispatch.on_click(Intent::ChooseDie(index))}>
                { die_picture(die) }
            </button>
        }
    };
    let is_one_first = uses.contains(&DieUse::Choosable);
    html! {
        <div class={classes!("turn-dice", is_one_first.then_some("one-first"))}>
            { for dice.iter().enumerate().map(die) }
            { for bonuses.iter().map(|steps| html! { <span class="bonus">{ format!("+{steps}") }</span> }) }
        </div>
    }
}

/// A picture of a die.
pub fn die_picture(die: &chance::Die) -> Html {
    html! {
        <svg class={die_class(die)} role="img" aria-label={die_name(die)} viewBox="0 0 100 100">
            { die_face(die) }
        </svg>
    }
}

fn die_name(die: &chance::Die) -> String {
    let (face, look) = (die.face, look_class(die.look));
    match die.spent {
        false => t!(play::die, face, look),
        true => t!(play::die_played, face, look),
    }
}

/// The classes of a die's picture.
fn die_class(die: &chance::Die) -> Classes {
    classes!("die", look_class(die.look), die.spent.then_some("spent"))
}

/// The picture of a die within 100 x 100 units.
fn die_face(die: &chance::Die) -> Html {
    // Dice that are told apart differ in shape as well: a sharp one with a frame, a very round one.
    let rounding = match die.look {
        Look::Red => "3",
        Look::White => "42",
        Look::Plain | Look::Underside => "18",
    };
    let pips = PIPS.get(usize::from(die.face).wrapping_sub(1));
    let pip = |&(column, row): &(i32, i32)| {
        let (x, y) = (25 + 25 * column, 25 + 25 * row);
        html! { <circle cx={x.to_string()} cy={y.to_string()} r="9" /> }
    };
    html! {
        <>
            <rect x="3" y="3" width="94" height="94" rx={rounding} />
            if die.look == Look::Red {
                <rect class="frame" x="10" y="10" width="80" height="80" />
            }
            <g class="pips">{ for pips.into_iter().copied().flatten().map(pip) }</g>
        </>
    }
}
