//! Dice of a scene: their use and their positions on the board.

use rules::board::Point;
use rules::chance::{Die, Look};
use rules::state::Node;

use crate::dice_layout;
use crate::session::{Intent, Session, why_not_die};

/// The use of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DieUse {
    /// It has no use.
    None,
    /// It cannot be chosen now; a tap on it says why.
    Refused,
    /// It can be chosen, to move a pawn by it.
    Choosable,
    /// It is chosen.
    Chosen,
}

/// A die on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardDie {
    /// The die.
    pub die: Die,
    /// Its centre.
    pub at: Point,
    /// Whether it shows the roll of a turn that is over.
    pub is_old: bool,
    /// Its use.
    pub used: DieUse,
    /// The effect of a tap on it.
    pub action: Option<Intent>,
}

/// The faces of dice before the first roll.
const AT_REST: [u8; 2] = [5, 3];

/// The use of each die.
pub(super) fn uses(session: &Session, dice: &[Die]) -> Vec<DieUse> {
    let chosen = session.selection().die();
    let of = |index| match chosen {
        Some(die) if die == index => DieUse::Chosen,
        _ if session.selection().can_choose_die(session.local(), index) => DieUse::Choosable,
        _ if why_not_die(session, index).is_some() => DieUse::Refused,
        _ => DieUse::None,
    };
    (0..dice.len()).map(of).collect()
}

/// The positions of dice near the player whose turn it is; empty in a card game.
pub(super) fn spots(session: &Session) -> Vec<Point> {
    match session.table().node().seat() {
        Some(seat) if !session.table().has_cards() => {
            dice_layout::spots(session.local().layout(), seat)
        }
        _ => Vec::new(),
    }
}

/// The dice on the board. Before a roll, no die looks spent, and a tap on any of them rolls.
pub(super) fn on_board(
    session: &Session,
    dice: &[Die],
    uses: &[DieUse],
    spots: &[Point],
) -> Vec<BoardDie> {
    let is_chance = matches!(session.table().node(), Node::Chance { .. });
    let roll = session.local().can_roll().then_some(Intent::Roll);
    let at_rest;
    let dice = if dice.is_empty() && roll.is_some() {
        at_rest = dice_at_rest(session);
        &at_rest
    } else if is_chance && dice.len() > AT_REST.len() {
        // The undersides only counted for the last roll.
        &dice[..AT_REST.len()]
    } else {
        dice
    };
    let on_board = |(index, (die, at)): (usize, (&Die, &Point))| {
        let used = uses.get(index).copied().unwrap_or(DieUse::None);
        let chooses = (used != DieUse::None).then_some(Intent::ChooseDie(index));
        BoardDie {
            die: Die {
                spent: die.spent && !is_chance,
                ..*die
            },
            at: *at,
            is_old: is_chance,
            used,
            action: roll.clone().or(chooses),
        }
    };
    dice.iter().zip(spots).enumerate().map(on_board).collect()
}

/// Dice before the first roll.
fn dice_at_rest(session: &Session) -> Vec<Die> {
    let mut spaces = session.table().board().spaces.iter();
    let looks = match spaces.any(|space| space.die.is_some()) {
        true => [Look::Red, Look::White],
        false => [Look::Plain, Look::Plain],
    };
    let die = |(look, face)| Die {
        look,
        ..Die::plain(face, false)
    };
    looks.into_iter().zip(AT_REST).map(die).collect()
}
