//! The special rules of Pollyanna.

use std::collections::{BTreeMap, BTreeSet};

use rules::board::Kind;
use rules::event::{Cost, Event};
use rules::playable::Playable;
use rules::seat::Seat;

use super::{Moment, Special};

pub(super) const SPECIALS: &[Special] = &[
    (
        "blockade",
        "pollyanna-1951",
        0b0101,
        "a rival's blockade is in the way of a pawn (P-20)",
    ),
    (
        "turnout",
        "pollyanna-1951",
        0b0101,
        "a pawn leaves Broadway by a turnout (P-18)",
    ),
    (
        "chain",
        "pollyanna-1951",
        0b1111,
        "a reward captures and earns another (P-30)",
    ),
    (
        "sixes",
        "pollyanna-1951",
        0b0101,
        "6-6 enters two pawns (P-13)",
    ),
    (
        "threes",
        "pollyanna-1951",
        0b0101,
        "3-3 enters a pawn with both dice (P-12)",
    ),
    (
        "doublets",
        "pollyanna-1951",
        0b0101,
        "doublets roll again (P-16)",
    ),
    (
        "declined",
        "pollyanna-1951",
        0b0101,
        "a reward is given up (P-30)",
    ),
    (
        "midthrow",
        "pollyanna-1951",
        0b0101,
        "the last pawn comes home with a die to spare (P-32)",
    ),
    (
        "partners",
        "pollyanna-1951+partners",
        0b1111,
        "partners make a blockade together (P-33)",
    ),
    (
        "skipped",
        "pollyanna-1951+partners",
        0b1111,
        "a partner whose four are home is skipped (P-33)",
    ),
];

/// Whether a moment shows the named rule; `None` if this list does not have the rule.
pub(super) fn shows<G: Playable>(moment: &Moment<'_, G>, name: &str) -> Option<bool> {
    let Moment {
        game,
        before,
        after,
        events,
        earlier,
    } = *moment;
    let board = game.board();
    let kind = |space| board.space(space).kind;
    let entries = |events: &[Event]| {
        let entry = |event: &&Event| matches!(event, Event::Moved { way, .. } if kind(way[0]) == Kind::Yard);
        events.iter().filter(entry).count()
    };
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { way, cost, .. } => Some((way, *cost)),
        _ => None,
    });
    let spare = game.dice(before).iter().filter(|die| !die.spent).count();
    Some(match name {
        "blockade" => moment.refused("P-20", "in the way"),
        "turnout" => moved.is_some_and(|(way, _)| {
            way.windows(2)
                .any(|pair| kind(pair[0]) == Kind::Track && kind(pair[1]) == Kind::Turnout)
        }),
        "chain" => {
            let by_reward = moved.is_some_and(|(_, cost)| matches!(cost, Cost::Reward(_)));
            let earned = |event: &Event| matches!(event, Event::RewardEarned { .. });
            by_reward && events.iter().any(earned) && earlier.iter().any(earned)
        }
        "sixes" => entries(earlier) == 1 && entries(events) == 1,
        "threes" => moved.is_some_and(|(_, cost)| cost == Cost::Both(3, 3)),
        "doublets" => events
            .iter()
            .any(|event| matches!(event, Event::RollsAgain { .. })),
        "declined" => events
            .iter()
            .any(|event| matches!(event, Event::RewardDeclined { .. })),
        "midthrow" => {
            let won = events
                .iter()
                .any(|event| matches!(event, Event::Won { .. }));
            won && spare == 2
        }
        "partners" => {
            let mut owners: BTreeMap<_, BTreeSet<Seat>> = BTreeMap::new();
            for standing in game.pieces(after) {
                owners
                    .entry(standing.at)
                    .or_default()
                    .extend(standing.piece.owner);
            }
            owners.values().any(|seats| seats.len() > 1)
        }
        "skipped" => events.iter().any(|event| match event {
            Event::TurnPasses { to } => {
                let seats = game.seats(before);
                let seat = game.node(before).seat();
                seat.is_some_and(|seat| seats.after(seat) != *to)
            }
            _ => false,
        }),
        _ => return None,
    })
}
