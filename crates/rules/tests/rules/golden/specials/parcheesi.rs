//! The special rules of Parcheesi.

use rules::board::Kind;
use rules::chance::Look;
use rules::event::{Cost, Event};
use rules::playable::Playable;

use super::{Moment, Special};

const TWO: u8 = 0b0101;
const FOUR: u8 = 0b1111;

pub(super) const SPECIALS: &[Special] = &[
    (
        "sum",
        "parcheesi",
        TWO,
        "both dice add up to five and enter a pawn (C-7)",
    ),
    ("fives", "parcheesi", TWO, "5-5 enters two pawns (C-7)"),
    (
        "undersides",
        "parcheesi",
        TWO,
        "a doublet is played with its undersides (C-9)",
    ),
    (
        "doublets",
        "parcheesi",
        TWO,
        "doublets roll again although nothing could be played (C-9)",
    ),
    (
        "third",
        "parcheesi",
        TWO,
        "the third doublet sends the pawn nearest home back (C-10)",
    ),
    (
        "blockade",
        "parcheesi",
        TWO,
        "a blockade is in the way of a pawn (C-12)",
    ),
    (
        "apart",
        "parcheesi",
        TWO,
        "the two of a blockade may not move on together (C-13)",
    ),
    (
        "due",
        "parcheesi",
        FOUR,
        "a due blockade must be broken (C-14)",
    ),
    (
        "closed",
        "parcheesi",
        TWO,
        "a blockade on the entry space keeps the nest closed (C-15)",
    ),
    (
        "safe",
        "parcheesi+ring68",
        TWO,
        "a pawn is safe on a safe space (C-16)",
    ),
    (
        "ambush",
        "parcheesi",
        FOUR,
        "an entering pawn captures on its entry space (C-18)",
    ),
    (
        "ten",
        "parcheesi",
        TWO,
        "the bonus for a pawn at home is used (C-20)",
    ),
    (
        "chain",
        "parcheesi",
        FOUR,
        "a bonus captures and earns another (C-20)",
    ),
    ("declined", "parcheesi", TWO, "a bonus is given up (C-20)"),
    (
        "lapsed",
        "parcheesi",
        TWO,
        "a bonus that none can use lapses (C-20)",
    ),
    (
        "bonus-wins",
        "parcheesi+ring68",
        FOUR,
        "the last pawn comes home by a bonus (C-21)",
    ),
];

/// Whether a moment shows the named rule; `None` if this list does not have the rule.
pub(super) fn shows<G: Playable>(moment: &Moment<'_, G>, name: &str) -> Option<bool> {
    let Moment {
        game,
        before,
        events,
        earlier,
        ..
    } = *moment;
    let board = game.board();
    let enters = |event: &&Event| match event {
        Event::Moved { way, .. } => board.space(way[0]).kind == Kind::Yard,
        _ => false,
    };
    let entries = |events: &[Event]| events.iter().filter(enters).count();
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { cost, .. } => Some(*cost),
        _ => None,
    });
    let by_bonus = matches!(moved, Some(Cost::Reward(_)));
    let captures = moment.has_event(|event| matches!(event, Event::Captured { .. }));
    let again = moment.has_event(|event| matches!(event, Event::RollsAgain { .. }));
    let dice = game.dice(before);
    let is_doublet = dice.len() > 1 && dice[0].face == dice[1].face;
    let notes = game.notes(before);
    let is_due = notes.iter().any(|note| note.urgent);
    let seat = game.node(before).seat();
    let is_closed = notes.iter().any(|note| {
        let info = board.space(note.at);
        info.kind == Kind::Start && info.owner == seat
    });
    // Whether a rival on a safe space is within one die of a pawn of the mover.
    let pieces = game.pieces(before);
    let is_near = pieces.iter().any(|each| {
        each.piece.owner != seat
            && board.space(each.at).kind == Kind::Safe
            && pieces.iter().any(|other| {
                other.piece.owner == seat && (1..7).contains(&each.at.0.wrapping_sub(other.at.0))
            })
    });
    Some(match name {
        "sum" => matches!(moved, Some(Cost::Both(..))),
        "fives" => entries(earlier) == 1 && entries(events) == 1,
        "undersides" => {
            let dice = game.dice(before).into_iter();
            let below = dice.filter(|die| die.look == Look::Underside && !die.spent);
            below.count() == 1 && again
        }
        "doublets" => again && moment.has_event(|event| matches!(event, Event::Passed { .. })),
        "third" => moment.has_event(|event| matches!(event, Event::SentBack { .. })),
        "blockade" => !notes.is_empty() && moment.refused("C-12", "in the way"),
        // Refusals are slow, so ask for them only where this one is possible.
        "apart" => game.in_play(before) && is_doublet && moment.refused("C-13", "together"),
        "due" => is_due && moment.refused("C-14", "broken up"),
        "closed" => is_closed && moment.refused("C-15", "in the nest"),
        "safe" => is_near && moment.refused("C-16", "safe"),
        "ambush" => captures && entries(events) == 1,
        "ten" => moved == Some(Cost::Reward(10)),
        "chain" => by_bonus && captures,
        "declined" => moment.has_event(|event| matches!(event, Event::RewardDeclined { .. })),
        "lapsed" => moment.has_event(|event| matches!(event, Event::RewardLost { .. })),
        "bonus-wins" => by_bonus && moment.has_event(|event| matches!(event, Event::Won { .. })),
        _ => return None,
    })
}
