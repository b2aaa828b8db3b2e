//! The special rules of Sorry!.

use rules::board::Kind;
use rules::event::Event;
use rules::notation::position_line;
use rules::playable::Playable;

use super::{Moment, Special};

pub(super) const SPECIALS: &[Special] = &[
    (
        "shared",
        "sorry",
        0b0101,
        "a 7 is shared between two pawns (S-16)",
    ),
    (
        "forfeited",
        "sorry",
        0b0101,
        "a part of a 7 could be played, but not all of it (S-16)",
    ),
    (
        "slide",
        "sorry",
        0b1111,
        "a pawn slides and bumps a rival on the way (S-20)",
    ),
    (
        "own",
        "sorry",
        0b1111,
        "a slide bumps a pawn of its own colour (S-20)",
    ),
    (
        "backward",
        "sorry",
        0b0101,
        "a pawn goes backward past number 2 of its side (S-12)",
    ),
    (
        "out",
        "sorry",
        0b0101,
        "a pawn leaves its safety zone backward (S-13)",
    ),
    (
        "swap",
        "sorry",
        0b1111,
        "two pawns change places and one slides (S-22)",
    ),
    ("left", "sorry", 0b0101, "the swap of an 11 is left (S-17)"),
    (
        "again",
        "sorry",
        0b0101,
        "a 2 that moves nothing draws again (S-15)",
    ),
    (
        "sorry",
        "sorry",
        0b0101,
        "a Sorry! takes the square of a pawn (S-18)",
    ),
    (
        "shuffled",
        "sorry",
        0b0101,
        "the discards become the new pile (S-4)",
    ),
    (
        "fast",
        "sorry+fast",
        0b0101,
        "a pawn moves before one was started (S-6)",
    ),
    (
        "chosen",
        "sorry+hand",
        0b0101,
        "a card of the hand is played (S-26)",
    ),
    (
        "away",
        "sorry+hand",
        0b0101,
        "a card of the hand is put away (S-26)",
    ),
    (
        "twos",
        "sorry+hand",
        0b0101,
        "a 2 of the hand gives another play (S-26)",
    ),
    (
        "three-parts",
        "sorry+partners",
        0b1111,
        "three pawns share a 7 (S-25)",
    ),
    (
        "partner",
        "sorry+partners",
        0b1111,
        "a pawn of the partner is moved (S-25)",
    ),
    (
        "bumped",
        "sorry+partners",
        0b1111,
        "a pawn of the partner is bumped (S-25)",
    ),
    (
        "sorry-partner",
        "sorry+partners",
        0b1111,
        "a Sorry! has only the partner's pawn to hit (S-25)",
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
    let seat = game.node(before).seat();
    let is_card = |name: &str| game.card(before).is_some_and(|card| card.name == name);
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { piece, way, .. } => Some((piece.owner, way)),
        _ => None,
    });
    // The kinds of the first and last space of the path, and the owners of these spaces.
    let ends = moved.map(|(owner, way)| {
        let [first, last] = [way[0], way[way.len() - 1]].map(|at| board.space(at));
        (owner, first, last)
    });
    let parts = |events: &[Event]| {
        let moved = |event: &&Event| matches!(event, Event::Moved { .. });
        events.iter().filter(moved).count()
    };
    let slides = events
        .iter()
        .any(|event| matches!(event, Event::Slid { .. }));
    let passes = events
        .iter()
        .any(|event| matches!(event, Event::Passed { .. }));
    let bumps = |is: &dyn Fn(Option<rules::seat::Seat>) -> bool| {
        let hit = |event: &Event| matches!(event, Event::Captured { piece, .. } if is(piece.owner));
        events.iter().any(hit)
    };
    let partner = |owner: Option<rules::seat::Seat>| {
        let side = seat.map(|seat| game.side(before, seat));
        owner != seat && owner.zip(side).is_some_and(|(owner, side)| side.has(owner))
    };
    Some(match name {
        "shared" => is_card("7") && parts(earlier) == 1 && parts(events) == 1,
        "three-parts" => is_card("7") && parts(earlier) == 2 && parts(events) == 1,
        "forfeited" => is_card("7") && passes && moment.refused("S-16", "no pawn can do that"),
        "slide" => {
            let at_triangle = |event: &Event| match event {
                Event::Captured { from, piece, .. } => {
                    board.space(*from).kind == Kind::Slide && piece.owner != seat
                }
                _ => false,
            };
            slides && events.iter().any(at_triangle)
        }
        "own" => slides && bumps(&|owner| owner == seat),
        "backward" => {
            let passed = |way: &[rules::board::Space]| {
                let owner = moved.and_then(|(owner, _)| owner);
                let inner = way.get(1..way.len() - 1).unwrap_or_default();
                inner.iter().any(|at| {
                    let info = board.space(*at);
                    info.kind == Kind::Entrance && info.owner == owner
                })
            };
            let outside = ends.is_some_and(|(_, first, last)| {
                ![first.kind, last.kind].contains(&Kind::HomePath) && last.kind != Kind::Home
            });
            outside && is_card("4") && moved.is_some_and(|(_, way)| passed(way))
        }
        "out" => ends.is_some_and(|(_, first, last)| {
            first.kind == Kind::HomePath && ![Kind::HomePath, Kind::Home].contains(&last.kind)
        }),
        "swap" => {
            let swapped = |event: &Event| matches!(event, Event::Swapped { .. });
            slides && events.iter().any(swapped)
        }
        "left" => {
            is_card("11")
                && events
                    .iter()
                    .any(|event| matches!(event, Event::Discarded { .. }))
        }
        "again" => {
            let again = |event: &Event| matches!(event, Event::RollsAgain { .. });
            passes && events.iter().any(again)
        }
        "sorry" => is_card("sorry") && moved.is_some(),
        "sorry-partner" => is_card("sorry") && bumps(&partner),
        "shuffled" => {
            let before = position_line(game, before);
            let after = position_line(game, after);
            // After the last card of the pile, the next card starts a new discard pile.
            let pile: u32 = game
                .remaining_cards(moment.before)
                .iter()
                .map(|(_, count)| count)
                .sum();
            pile == 44 && !before.contains("discard=") && after.contains("discard=") && {
                earlier
                    .iter()
                    .any(|event| matches!(event, Event::Reshuffled))
            }
        }
        "fast" => ends.is_some_and(|(_, first, _)| first.kind == Kind::Start),
        "chosen" => events
            .iter()
            .any(|event| matches!(event, Event::CardPlayed { .. })),
        "away" => events
            .iter()
            .any(|event| matches!(event, Event::Discarded { .. })),
        "twos" => events
            .iter()
            .any(|event| matches!(event, Event::RollsAgain { .. })),
        "partner" => ends.is_some_and(|(owner, ..)| partner(owner)),
        "bumped" => bumps(&partner),
        _ => return None,
    })
}
