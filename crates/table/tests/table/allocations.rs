//! A tap draws one scene and allocates little.
//!
//! Allocations are counted for each thread, so parallel tests do not disturb the count.

use table::game_session::{self, GameSession};
use table::position_lines::random_record;
use table::random_numbers::{Seeded, Source};
use table::session::{Effect, Intent, LocalGame, PlayerSettings, Session};

use crate::desk::levels;

/// A ruleset, its seats, and the most allocations of a tap that selects and of a tap that moves. Most of the latter are
/// those of the record that is saved.
const LIMITS: [(&str, &str, u64, u64); 4] = [
    ("pollyanna-1951", "YBRG", 500, 4_100),
    ("parcheesi", "YBRG", 550, 5_010),
    ("sorry", "RBYG", 375, 2_300),
    ("annie", "YBRG", 285, 400),
];

/// A game of four people, at the first moment after half of it at which they choose between spaces.
fn game(ruleset: &str, seats: &str) -> Session {
    let is_choice = |table: &GameSession| {
        let choices = table.choices().iter();
        let led = choices.filter(|each| each.pointing.to.is_some() && each.is_free);
        led.count() > 1
    };
    let at_choice = |seed| {
        let record = random_record(ruleset, seats, seed).unwrap();
        let mut table = game_session::resume(&record.replace("=random", "=person")).unwrap();
        let (half, end) = (table.entry_count() / 2, table.entry_count());
        table.go_to(half);
        while !is_choice(&table) && table.entry_count() < end {
            table.forward();
        }
        Some(table).filter(is_choice)
    };
    let mut table = (1..).find_map(at_choice).unwrap();
    table.back_to(table.entry_count());
    let player = PlayerSettings {
        lists_moves: false,
        ..PlayerSettings::default()
    };
    let dice = Source::Seeded(Seeded { seed: 1 });
    Session::of(LocalGame::new(table, dice, player), levels()).0
}

/// Taps, draws, and counts the allocations.
fn tap(session: &mut Session, intent: Intent) -> (u64, Vec<Effect>) {
    let mut effects = Vec::new();
    let counted = allocation_counter::measure(|| {
        effects = session.update(intent);
        drop(session.draw());
    });
    (counted.count_total, effects)
}

#[test]
fn a_tap_allocates_little() {
    let mut counted = Vec::new();
    for (ruleset, seats, selects_at_most, moves_at_most) in LIMITS {
        let mut session = game(ruleset, seats);
        drop(session.draw());
        let choices = session.choices().into_iter();
        let mut ways = choices.filter_map(|each| each.pointing.from.zip(each.pointing.to));
        let (from, to) = ways.next_back().unwrap();
        let (selects, _) = tap(&mut session, Intent::Select(from));
        let (moves, effects) = tap(&mut session, Intent::Choose(to));
        let moved = |effect: &Effect| matches!(effect, Effect::Animate(..));
        assert!(effects.iter().any(moved), "{ruleset}: {effects:?}");
        let is_little = selects <= selects_at_most && moves <= moves_at_most;
        counted.push((ruleset, selects, moves, is_little));
    }
    println!("allocations of a tap that selects, and of one that moves: {counted:?}");
    assert!(counted.iter().all(|counted| counted.3), "{counted:?}");
}
