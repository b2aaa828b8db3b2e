//! Kinds of reasons why a play is the best.

use bot::reasons::{Outlook, Reasons, traced};
use rules::any_game::{AnyGame, Playing};
use rules::playable::Playable;
use rules::record::HistoryEntry;
use rules::seat::Seat;

/// What a play achieves, as a number that is higher where the play achieves more, for a seat.
type Achieved = fn(&Reasons, Seat) -> i64;

/// The kinds, the most telling first.
const KINDS: &[(&str, Achieved)] = &[
    ("win", |reasons, _| i64::from(reasons.won == Some(true))),
    ("capture", |reasons, _| {
        reasons
            .captured
            .iter()
            .map(|(_, count)| i64::from(*count))
            .sum()
    }),
    ("home", |reasons, _| reasons.home.into()),
    ("loss", |reasons, _| -i64::from(reasons.lost)),
    ("collect", |reasons, seat| {
        let tallies = reasons.tallies.iter();
        let own = tallies.filter(|(each, ..)| *each == seat);
        own.map(|(_, had, has)| i64::from(*has) - i64::from(*had))
            .sum()
    }),
    ("safety", |reasons, _| {
        i64::from(reasons.sheltered + reasons.up_path)
    }),
    ("threat", |reasons, _| -i64::from(reasons.hits.1)),
    ("blockade", |reasons, _| reasons.blockades.1.into()),
    ("entry", |reasons, _| reasons.entered.into()),
    ("progress", |reasons, _| reasons.walked.into()),
];

/// The kind of the first thing that the best play achieves more of than the second best.
pub(crate) fn kind<G: Playable>(
    game: &G,
    seat: Seat,
    before: &G::State,
    [best, second]: [&G::State; 2],
) -> &'static str {
    let playing = Playing::boxed(game.clone(), before.clone());
    let outlook = Outlook::of(&*playing, seat, playing.shown().pieces);
    let reasons = |result: &G::State| {
        let mut after: Box<dyn AnyGame> = playing.clone();
        let mut events = Vec::new();
        for action in game.path(before, result) {
            events.extend(after.apply(HistoryEntry::<G>::Action(action).packed()));
        }
        let pieces = traced(&outlook.pieces, &events);
        let after = Outlook::of(&*after, seat, pieces);
        Reasons::between(&playing.board(), playing.seat(seat).side, &outlook, &after)
    };
    let (best, second) = (reasons(best), reasons(second));
    let more = |(_, achieved): &&(&str, Achieved)| achieved(&best, seat) > achieved(&second, seat);
    KINDS.iter().find(more).map_or("other", |(name, _)| name)
}
