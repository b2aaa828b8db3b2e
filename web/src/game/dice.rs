//! The dice on the table, and a reward.

use rules::board::Point;
use rules::chance::{Die, Look};
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, circle, element, group, rect, together, words};
use crate::markup::classes;
use crate::markup::when;

/// Where the pips of each face are: columns and rows of the die.
const PIPS: [&[(i32, i32)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

/// The dice, and rewards of so many spaces.
pub fn dice(dice: &[Die], rewards: &[u8]) -> Html {
    let reward = rewards
        .iter()
        .map(|steps| words("span", "reward", &format!("+{steps}")));
    html! { <div class="dice">{ for dice.iter().map(die) }{ for reward }</div> }
}

/// A die.
pub fn die(die: &Die) -> Html {
    let look = match die.look {
        Look::Plain => "",
        Look::Underside => "underside",
        Look::Red => "red",
        Look::White => "white",
    };
    let name = match die.spent {
        false => say!(play::die, face = die.face, look),
        true => say!(play::die_played, face = die.face, look),
    };
    let pips = PIPS.get(usize::from(die.face).wrapping_sub(1));
    let pip = |&(column, row): &(i32, i32)| {
        let at = Point {
            x: 25 + 25 * column,
            y: 25 + 25 * row,
        };
        circle("", at, 9)
    };
    // Dice that are told apart differ in shape as well: a sharp one with a frame, a very round one.
    let rounding = match die.look {
        Look::Red => 3,
        Look::White => 42,
        Look::Plain | Look::Underside => 18,
    };
    let picture = vec![
        rect("", Point { x: 3, y: 3 }, Point { x: 94, y: 94 }, rounding),
        match die.look {
            Look::Red => rect("frame", Point { x: 10, y: 10 }, Point { x: 80, y: 80 }, 0),
            _ => Html::default(),
        },
        group("pips", all(pips.into_iter().copied().flatten().map(pip))),
    ];
    let class = classes(&["die", look, when(die.spent, "spent")]);
    element!(
        "svg",
        "class" = &class,
        "role" = "img",
        "aria-label" = &name,
        "viewBox" = "0 0 100 100",
        { together(picture) },
    )
}
