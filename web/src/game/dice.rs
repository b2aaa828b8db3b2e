//! The dice on the table, and the rewards beside them.

use rules::chance::{self, Look};
use words::say;
use yew::prelude::*;

use crate::markup::count_render;

/// Where the pips of each face are: columns and rows of the die.
const PIPS: [&[(i32, i32)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// Props of [`Dice`].
#[derive(Properties, PartialEq)]
pub struct DiceProps {
    /// The dice of the turn.
    pub dice: Vec<chance::Die>,
    /// The rewards to be used, in spaces.
    pub rewards: Vec<u8>,
}

/// The dice and rewards of the turn.
#[component]
pub fn Dice(props: &DiceProps) -> Html {
    count_render("Dice");
    html! {
        <div class="dice">
            { for props.dice.iter().map(|die| html! { <Die die={*die} /> }) }
            { for props.rewards.iter().map(|steps| html! { <span class="reward">{ format!("+{steps}") }</span> }) }
        </div>
    }
}

/// Props of [`Die`].
#[derive(Properties, PartialEq)]
pub struct DieProps {
    /// The die.
    pub die: chance::Die,
}

/// A picture of a die.
#[component]
pub fn Die(props: &DieProps) -> Html {
    let chance::Die { face, look, spent } = props.die;
    let class = match look {
        Look::Plain => "",
        Look::Underside => "underside",
        Look::Red => "red",
        Look::White => "white",
    };
    let name = match spent {
        false => say!(play::die, face, look = class),
        true => say!(play::die_played, face, look = class),
    };
    // Dice that are told apart differ in shape as well: a sharp one with a frame, a very round one.
    let rounding = match look {
        Look::Red => "3",
        Look::White => "42",
        Look::Plain | Look::Underside => "18",
    };
    let pips = PIPS.get(usize::from(face).wrapping_sub(1));
    let pip = |&(column, row): &(i32, i32)| {
        let (x, y) = (25 + 25 * column, 25 + 25 * row);
        html! { <circle cx={x.to_string()} cy={y.to_string()} r="9" /> }
    };
    html! {
        <svg class={classes!("die", class, spent.then_some("spent"))} role="img" aria-label={name} viewBox="0 0 100 100">
            <rect x="3" y="3" width="94" height="94" rx={rounding} />
            if look == Look::Red {
                <rect class="frame" x="10" y="10" width="80" height="80" />
            }
            <g class="pips">{ for pips.into_iter().copied().flatten().map(pip) }</g>
        </svg>
    }
}
