//! The dice on the table, and a reward.

use table::scene::Die;
use yew::prelude::*;

/// What the dice are given.
#[derive(Properties, PartialEq)]
pub struct DiceProps {
    /// The dice.
    pub dice: Vec<Die>,
    /// A reward to be used, in spaces.
    pub reward: Option<u8>,
}

/// Where the pips of each face are, in thirds of the die.
fn pips(face: u8) -> &'static [(i32, i32)] {
    const ALL: [&[(i32, i32)]; 6] = [
        &[(1, 1)],
        &[(0, 0), (2, 2)],
        &[(0, 0), (1, 1), (2, 2)],
        &[(0, 0), (2, 0), (0, 2), (2, 2)],
        &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
        &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
    ];
    ALL.get(usize::from(face).wrapping_sub(1))
        .copied()
        .unwrap_or(&[])
}

/// The dice and the reward.
#[component]
pub fn Dice(props: &DiceProps) -> Html {
    html! {
        <div class="dice">
            { for props.dice.iter().map(die) }
            { for props.reward.map(|steps| html! {
                <span class="reward">{ "+" }{ steps }</span>
            }) }
        </div>
    }
}

fn die(die: &Die) -> Html {
    let name = if die.spent {
        format!("{}, played", die.face)
    } else {
        die.face.to_string()
    };
    let pip = |&(column, row): &(i32, i32)| {
        html! { <circle cx={(25 + 25 * column).to_string()} cy={(25 + 25 * row).to_string()} r="9" /> }
    };
    html! {
        <svg class={classes!("die", die.spent.then_some("spent"))} role="img" aria-label={name} viewBox="0 0 100 100">
            <rect x="3" y="3" width="94" height="94" rx="18" />
            { for pips(die.face).iter().map(pip) }
        </svg>
    }
}
