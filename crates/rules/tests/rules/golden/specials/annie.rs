//! The special rules of Annie.

use rules::event::{Cost, Event};
use rules::playable::Playable;

use super::{Moment, Special};

/// Two players.
const TWO: u8 = 0b00_0011;
/// Six.
const SIX: u8 = 0b11_1111;

pub(super) const SPECIALS: &[Special] = &[
    (
        "backward",
        "annie",
        TWO,
        "of equal dice the way back is chosen (A-4)",
    ),
    (
        "stays",
        "annie",
        TWO,
        "on the Orphanage the white die is larger (A-5)",
    ),
    (
        "orphanage",
        "annie",
        TWO,
        "a roll would lead back beyond the Orphanage (A-6)",
    ),
    (
        "beyond",
        "annie",
        TWO,
        "a roll would lead beyond A Happy Ending (A-6)",
    ),
    (
        "arrow",
        "annie",
        TWO,
        "an arrow leads on to where stars are given or taken (A-9)",
    ),
    (
        "give",
        "annie",
        SIX,
        "a star is given to another player (A-10)",
    ),
    (
        "again",
        "annie",
        TWO,
        "equal dice for stars are thrown again (A-11)",
    ),
    (
        "against",
        "annie",
        SIX,
        "the higher die takes stars from another player (A-13)",
    ),
    (
        "goto",
        "annie",
        TWO,
        "Annie is moved on to see somebody (A-14)",
    ),
    ("shared", "annie", SIX, "two players share the win (A-17)"),
];

/// Whether a moment shows the named rule; `None` if this list does not have the rule.
pub(super) fn shows<G: Playable>(moment: &Moment<'_, G>, name: &str) -> Option<bool> {
    let Moment {
        game,
        before,
        after,
        events,
        ..
    } = *moment;
    let line = game.position(before);
    let (dice, rolled) = (game.dice(before), line.contains("@against-"));
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { way, cost, .. } => Some((way, *cost)),
        _ => None,
    });
    // Whether a roll was too high for that end of the track.
    let short = |end: u8| {
        moved.is_some_and(|(way, cost)| {
            let count = match cost {
                Cost::Die(number) => number,
                Cost::Both(low, high) if low == high => low + high,
                Cost::Both(low, high) => high - low,
                _ => 0,
            };
            way.last().is_some_and(|last| last.0 == end) && usize::from(count) >= way.len()
        })
    };
    let has_event = |is: fn(&Event) -> bool| events.iter().any(is);
    let paid = |between: bool| {
        events.iter().any(|event| match event {
            Event::Paid { from, to, .. } => (from.is_some() && to.is_some()) == between,
            _ => false,
        })
    };
    Some(match name {
        "backward" => {
            let alike = dice.len() == 2 && dice[0].face == dice[1].face;
            alike && moved.is_some_and(|(way, _)| way.first() > way.last())
        }
        "stays" => has_event(|event| matches!(event, Event::Passed { .. })),
        "orphanage" => short(0),
        "beyond" => short(40),
        "arrow" => line.contains("@arrow:") && paid(false) && moved.is_some(),
        "give" => line.ends_with("@give") && paid(true),
        "again" => line.contains("@stars:") && game.position(after).ends_with("@stars"),
        "against" => rolled && paid(true),
        "goto" => has_event(|event| {
            matches!(
                event,
                Event::Moved {
                    cost: Cost::Space,
                    ..
                }
            )
        }),
        "shared" => has_event(|event| matches!(event, Event::Won { seats } if seats.len() > 1)),
        _ => return None,
    })
}
