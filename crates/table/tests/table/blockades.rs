//! Whatever is said or shown of blockades is true of those that the rules see.

use std::collections::HashMap;

use rules::board::{Point, Space};
use rules::event::Event;
use rules::seat::SeatSet;
use table::durations::{Pace, Speed};
use table::game_session::{self, GameSession};
use table::position_lines::random_record;
use table::speech;
use table::timeline::{MomentKind, Moves, Timeline};

use crate::desk::Desk;

const GAMES: [(&str, &str); 5] = [
    ("pollyanna-1951", "YGRB"),
    ("pollyanna-1951+partners", "YGRB"),
    ("pollyanna-1916", "YR"),
    ("parcheesi", "YGRB"),
    ("sorry+partners", "RBYG"),
];

fn records() -> impl Iterator<Item = String> {
    let games = GAMES.into_iter();
    games.flat_map(|(name, seats)| (1..4).map(|seed| random_record(name, seats, seed).unwrap()))
}

/// The blockades that stand, with the owners of their pawns.
fn standing(table: &GameSession) -> Vec<(Space, SeatSet)> {
    let owned = |space| {
        let here = table.pieces().iter().filter(|each| each.at == space);
        (space, here.filter_map(|each| each.piece.owner).collect())
    };
    let spaces = table.game().blockades(table.pieces());
    spaces.into_iter().map(owned).collect()
}

/// The places of the blockades that stand in the first list and not in the other.
fn only_in(
    table: &GameSession,
    all: &[(Space, SeatSet)],
    other: &[(Space, SeatSet)],
) -> Vec<Point> {
    let new = all
        .iter()
        .filter(|(space, _)| other.iter().all(|each| each.0 != *space));
    new.map(|(space, _)| table.board().space(*space).place)
        .collect()
}

#[test]
fn a_pawn_joins_and_leaves_only_blockades() {
    let (mut joined, mut parted) = (0, 0);
    for record in records() {
        let mut table = game_session::resume(&record).unwrap();
        table.go_to(0);
        while table.later() > 0 {
            let (pieces, before) = (table.pieces().to_vec(), standing(&table));
            let events = table.forward();
            let after = standing(&table);
            let (game, board) = (table.game(), table.board());
            let timeline = Timeline::new(game, board, &pieces, &events, Pace::Own(Speed::Normal));
            let joins = timeline.cues.iter().filter_map(|cue| match cue.what {
                Moves::Join { at, .. } => Some(at),
                _ => None,
            });
            let line = game.position_line();
            let made = only_in(&table, &after, &before);
            assert_eq!(joins.collect::<Vec<_>>(), made, "{line}");
            let moments = timeline.moments.iter();
            let told = moments.filter(|moment| moment.what == MomentKind::BlockadeBroken);
            let broken = only_in(&table, &before, &after);
            assert_eq!(told.count(), broken.len(), "{line}");
            joined += made.len();
            parted += broken.len();
        }
    }
    assert!(joined > 100 && parted > 100, "{joined}, {parted}");
}

#[test]
fn speech_calls_blockades_what_the_rules_call_so() {
    let mut told = 0;
    for record in records() {
        let mut past = game_session::resume(&record).unwrap();
        for entry in (0..past.entry_count()).step_by(50) {
            past.go_to(entry);
            let blockades = standing(&past);
            let session = Desk::resumed(&past.record(), &[]).session;
            for (space, _) in past.board().iter() {
                let words = speech::space_told(&session, space);
                let stands = blockades.iter().any(|each| each.0 == space);
                assert_eq!(words.contains("blockade"), stands, "{words}");
                told += usize::from(stands);
            }
        }
    }
    assert!(told > 30, "{told}");
}

#[test]
fn the_award_is_for_the_blockade_that_stood_longest_of_one_player_or_of_partners() {
    let mut of_partners = 0;
    for seed in 1..40 {
        let record = random_record("pollyanna-1951+partners", "YGRB", seed).unwrap();
        let awards = Desk::resumed(&record, &[]).scene().end.unwrap().awards;
        let found = awards
            .iter()
            .find(|award| award.title == "Longest blockade");
        let mut table = game_session::resume(&record).unwrap();
        table.go_to(0);
        let mut turns: HashMap<(Space, SeatSet), u32> = HashMap::new();
        let mut longest = (3, SeatSet::EMPTY);
        while table.later() > 0 {
            let events = table.forward();
            let now = standing(&table);
            turns.retain(|each, _| now.contains(each));
            let ends =
                |event: &Event| matches!(event, Event::TurnPasses { .. } | Event::Won { .. });
            for each in now {
                let count = turns.entry(each).or_default();
                *count += u32::from(events.iter().any(ends));
                if *count > longest.0 {
                    longest = (*count, each.1);
                }
            }
        }
        let Some(award) = found else { continue };
        let names: Vec<String> = longest.1.iter().map(|seat| table.called(seat)).collect();
        let (who, rounds) = award.words.split_once(": ").unwrap();
        assert_eq!(who, words::list(&names), "seed {seed}");
        assert!(
            rounds.starts_with(&(longest.0 / 4).to_string()),
            "seed {seed}: {award:?}"
        );
        of_partners += usize::from(longest.1.len() == 2);
    }
    assert!(of_partners > 0);
}
