//! Counts of rolls and cards of whole games.

use rules::games;
use rules::record::{Player, Record, SeatChange};
use rules::seat::Seat;
use rules::state::Node;
use table::position_lines::random_record;
use table::random_numbers::{Dice, Seeded};
use table::roll_counts::{Cell, GameCounts, Kind, RollCounts, Tally, Verdict, count};
use table::setup::PERSON;

use crate::repetitions;

/// Rulesets of all kinds of dice and piles, with seats.
const GAMES: [(&str, &str); 5] = [
    ("pollyanna-1951", "YR"),
    ("parcheesi", "YRG"),
    ("annie", "YBRG"),
    ("sorry", "RBYG"),
    ("sorry+hand", "RY"),
];

fn counts_of(record: &str, group: impl Fn(Seat, &Player) -> usize) -> RollCounts {
    match count(record, group).unwrap() {
        GameCounts::Known(counts) => counts,
        GameCounts::HiddenUntilOver => panic!("hidden: {record}"),
    }
}

fn by_seat(seat: Seat, _: &Player) -> usize {
    seat.index()
}

fn parse(text: &str) -> Record {
    let ruleset = games::ruleset(rules::record::ruleset_of(text).unwrap()).unwrap();
    Record::parse(&*games::game(ruleset), text).unwrap()
}

fn tally(counts: &RollCounts, kind: Kind) -> Tally {
    let mut tables = counts.tables().iter().filter(|table| table.kind() == kind);
    let total = tables.next().unwrap().total();
    assert!(tables.next().is_none());
    total
}

/// P-values of fair games.
#[derive(Default)]
struct PValues(Vec<f64>);

impl PValues {
    fn add(&mut self, tally: &Tally) {
        self.0.extend(tally.test().map(|test| test.p_value));
    }

    /// Checks that the p-values are uniform: the shares below some limits may deviate by 4.5 standard deviations.
    /// Of 2,000 p-values, 0.07 to 0.13 are below 0.1.
    fn check(&self, what: &str) {
        let count = self.0.len() as f64;
        assert!(count >= 100.0, "{what}: {count}");
        for limit in [0.01, 0.1, 0.3, 0.5, 0.9] {
            let below = self.0.iter().filter(|each| **each < limit).count() as f64;
            let deviations = (below - count * limit) / (count * limit * (1.0 - limit)).sqrt();
            let share = below / count;
            assert!(deviations.abs() < 4.5, "{what}: {share} below {limit}");
        }
    }
}

/// Each game alone, and 5 games together, with all seats in one column and each seat in its own.
#[test]
fn p_values_of_fair_games_are_uniform() {
    let count = repetitions(500, 2_000);
    for (ruleset, seats) in GAMES {
        let [mut whole, mut of_seats, mut whole_of_5, mut of_seats_of_5] =
            [(); 4].map(|()| PValues::default());
        let mut five = RollCounts::default();
        for seed in 1..=count {
            let record = random_record(ruleset, seats, seed).unwrap();
            let counts = counts_of(&record, by_seat);
            add_all(&counts, &mut whole, &mut of_seats);
            five.merge(&counts);
            if seed % 5 == 0 {
                add_all(&five, &mut whole_of_5, &mut of_seats_of_5);
                five = RollCounts::default();
            }
        }
        whole.check(&format!("{ruleset}, a game"));
        if of_seats.0.len() >= 100 {
            of_seats.check(&format!("{ruleset}, a seat of a game"));
        }
        // With dice, these include pairs, which are too few in a single game.
        whole_of_5.check(&format!("{ruleset}, 5 games"));
        of_seats_of_5.check(&format!("{ruleset}, a seat of 5 games"));
    }
}

fn add_all(counts: &RollCounts, whole: &mut PValues, of_seats: &mut PValues) {
    for table in counts.tables() {
        whole.add(&table.total());
        for (_, column) in table.columns() {
            of_seats.add(column);
        }
    }
}

/// The cell of a ticket.
fn cell_at(weights: &[u32], ticket: u32) -> usize {
    let mut end = 0;
    let ends = weights.iter().map(|weight| {
        end += weight;
        end
    });
    ends.take_while(|end| *end <= ticket).count()
}

/// With the fewest draws that give a test, p-values are right too.
#[test]
fn p_values_hold_with_the_fewest_draws() {
    let pair_weights: Vec<u32> = (1..=6)
        .flat_map(|high| (1..=high).map(move |low| if low < high { 2 } else { 1 }))
        .collect();
    for (weights, draws) in [(vec![1; 6], 29), (pair_weights, 149)] {
        let mut p_values = PValues::default();
        for seed in 0..2_000 {
            let mut tally = Tally::new(weights.len());
            for n in 0..draws {
                assert_eq!(tally.test(), None);
                let ticket = Seeded { seed }.ticket(Seat(0), n, weights.iter().sum());
                tally.add_draw(cell_at(&weights, ticket), &weights, &weights);
            }
            assert!(tally.test().is_some());
            p_values.add(&tally);
        }
        p_values.check(&format!("{draws} draws"));
    }
}

/// Whole piles, drawn without replacement. The covariances that the actual piles give would make 14 of 100 games
/// with 5 piles look like 1 in 10.
#[test]
fn p_values_hold_with_few_piles() {
    let full = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
    for piles in [2, 3, 5] {
        let mut p_values = PValues::default();
        for seed in 0..2_000 {
            let mut tally = Tally::new(full.len());
            let mut remaining = full;
            for n in 0..piles * 45 {
                if remaining == [0; 11] {
                    remaining = full;
                }
                let ticket = Seeded { seed }.ticket(Seat(0), n, remaining.iter().sum());
                let cell = cell_at(&remaining, ticket);
                tally.add_draw(cell, &remaining, &full);
                remaining[cell] -= 1;
            }
            assert_eq!(tally.observed()[0], 5 * piles);
            p_values.add(&tally);
        }
        p_values.check(&format!("{piles} piles"));
    }
}

/// A random game of two seats in which the first seat rolls `loaded` outcomes again, once each.
fn loaded_record(ruleset: &str, seed: u64, loaded: impl Fn(&str) -> bool) -> String {
    let mut record = parse(&random_record(ruleset, "YR", seed).unwrap());
    record.history.clear();
    let mut game = record.start.clone();
    let mut n = 0;
    let mut below = |below| {
        n += 1;
        Seeded { seed }.ticket(Seat(5), n, below)
    };
    while let Some(seat) = game.node().seat() {
        let entry = match game.node() {
            Node::Chance { .. } => {
                let entry = game.sample(below(game.turn().weight_total));
                match loaded(&game.write(entry)) && seat == Seat(0) {
                    true => game.sample(below(game.turn().weight_total)),
                    false => entry,
                }
            }
            _ => {
                let steps = game.moves();
                steps[below(steps.len() as u32) as usize].0
            }
        };
        game.apply(entry);
        record.history.push(entry);
    }
    record.to_text()
}

#[test]
fn loaded_dice_and_cards_are_detected() {
    for (ruleset, kind, bad) in [
        ("pollyanna-1951", Kind::Numbers, "1"),
        ("pollyanna-1951", Kind::Pairs, "1"),
        ("annie", Kind::Numbers, "6"),
        ("sorry", Kind::Cards, "sorry"),
    ] {
        let mut counts = RollCounts::default();
        for seed in 0..20 {
            let record = loaded_record(ruleset, seed, |entry| entry.contains(bad));
            counts.merge(&counts_of(&record, by_seat));
        }
        let mut tables = counts.tables().iter();
        let table = tables.find(|table| table.kind() == kind).unwrap();
        let [loaded, fair] =
            [0, 2].map(|group| table.column(group).unwrap().test().unwrap().p_value);
        assert_eq!(
            Verdict::of(Some(loaded)),
            Verdict::RarerThan(10_000),
            "{ruleset}"
        );
        assert!(fair > 0.001, "{ruleset}: {fair}");
    }
}

#[test]
fn all_rolls_and_cards_count_and_draws_for_who_starts_do_not() {
    for (ruleset, seats) in GAMES {
        let text = random_record(ruleset, seats, 4).unwrap();
        let record = parse(&text);
        let mut game = record.start.clone();
        let (mut rolls, mut pairs, mut cards) = (0, 0, 0);
        for entry in &record.history {
            if let Node::Chance { .. } = game.node() {
                let faces = game.faces(*entry);
                rolls += u64::from(!faces.numbers().is_empty());
                pairs += u64::from(faces.numbers().len() == 2);
                cards += u64::from(matches!(faces, rules::chance::Faces::Card(_)));
            }
            game.apply(*entry);
        }
        let counts = counts_of(&text, by_seat);
        let expected = [
            (Kind::Numbers, rolls, rolls + pairs),
            (Kind::Pairs, pairs, pairs),
            (Kind::Cards, cards, cards),
        ];
        let expected = expected.into_iter().filter(|(_, draws, _)| *draws > 0);
        let found = counts.tables().iter().map(|table| {
            let total = table.total();
            let sum: f64 = total.expected().iter().sum();
            let observed = total.observed().iter().sum();
            assert!((sum - observed as f64).abs() < 1e-6, "{ruleset}: {sum}");
            (table.kind(), total.draws(), observed)
        });
        assert!(found.eq(expected), "{ruleset}");
    }
}

#[test]
fn cells_are_in_the_order_of_records_and_of_the_game() {
    let names = |ruleset, seats| -> Vec<String> {
        let counts = counts_of(&random_record(ruleset, seats, 1).unwrap(), by_seat);
        let row = |cells: &[Cell]| {
            let name = |cell: &Cell| match cell {
                Cell::Number(number) => number.to_string(),
                Cell::Pair(high, low) => format!("{high}-{low}"),
                Cell::Card(card) => card.name.to_owned(),
            };
            let names: Vec<_> = cells.iter().map(name).collect();
            names.join(" ")
        };
        let tables = counts.tables().iter();
        tables.map(|table| row(table.cells())).collect()
    };
    let dice = [
        "1 2 3 4 5 6",
        "1-1 2-1 2-2 3-1 3-2 3-3 4-1 4-2 4-3 4-4 5-1 5-2 5-3 5-4 5-5 6-1 6-2 6-3 6-4 6-5 6-6",
    ];
    assert_eq!(names("parcheesi", "YR"), dice);
    assert_eq!(names("annie", "YBR"), dice);
    for ruleset in ["sorry", "sorry+hand"] {
        assert_eq!(names(ruleset, "RY"), ["1 2 3 4 5 7 8 10 11 12 sorry"]);
    }
}

#[test]
fn games_with_the_same_dice_merge() {
    let of = |ruleset, seed| counts_of(&random_record(ruleset, "YR", seed).unwrap(), by_seat);
    let parts = [
        of("sorry", 1),
        of("pollyanna-1916", 2),
        of("parcheesi+ring68", 3),
        of("sorry+hand", 4),
    ];
    let mut all = RollCounts::default();
    parts.iter().for_each(|part| all.merge(part));
    let kinds: Vec<Kind> = all.tables().iter().map(|table| table.kind()).collect();
    assert_eq!(kinds, [Kind::Numbers, Kind::Pairs, Kind::Cards]);
    for (kind, [one, other]) in [
        (Kind::Numbers, [1, 2]),
        (Kind::Pairs, [1, 2]),
        (Kind::Cards, [0, 3]),
    ] {
        let mut sum = tally(&parts[one], kind);
        sum.merge(&tally(&parts[other], kind));
        let total = tally(&all, kind);
        assert_eq!(total.observed(), sum.observed());
        let [total, sum] = [total, sum].map(|tally| tally.test().unwrap().p_value);
        assert!((total - sum).abs() < 1e-9);
    }
}

#[test]
fn a_roll_counts_for_the_player_at_that_time() {
    let mut record = parse(&random_record("pollyanna-1951", "YR", 6).unwrap());
    let at = record.history.len() / 2;
    let player = Player {
        kind: PERSON.to_owned(),
        name: None,
    };
    let seat = Seat(0);
    record.seat_changes = vec![SeatChange { at, seat, player }];
    let by_person = |_: Seat, player: &Player| usize::from(player.kind == PERSON);
    let counts = counts_of(&record.to_text(), by_person);

    let mut game = record.start.clone();
    let mut expected = [0; 2];
    for (index, entry) in record.history.iter().enumerate() {
        if let Node::Chance { seat: roller } = game.node() {
            expected[usize::from(roller == seat && index >= at)] += 1;
        }
        game.apply(*entry);
    }
    let table = &counts.tables()[0];
    let found: Vec<_> = table
        .columns()
        .map(|(group, tally)| (group, tally.draws()))
        .collect();
    assert_eq!(found, [(0, expected[0]), (1, expected[1])]);
    assert_eq!(table.total().draws(), expected[0] + expected[1]);
}

#[test]
fn hidden_hands_hide_the_counts_until_the_game_is_over() {
    for (ruleset, is_hidden) in [("sorry+hand", true), ("sorry", false)] {
        let whole = parse(&random_record(ruleset, "RY", 5).unwrap());
        for length in (0..whole.history.len()).step_by(37) {
            let mut part = whole.clone();
            part.history.truncate(length);
            let counts = count(&part.to_text(), by_seat).unwrap();
            let found = counts == GameCounts::HiddenUntilOver;
            assert_eq!(found, is_hidden, "{ruleset}: {length}");
        }
        counts_of(&whole.to_text(), by_seat);
    }
}

#[test]
fn a_game_that_has_not_begun_has_no_counts() {
    for (ruleset, seats) in GAMES.into_iter().filter(|(name, _)| *name != "sorry+hand") {
        let mut record = parse(&random_record(ruleset, seats, 1).unwrap());
        record.history.clear();
        let counts = counts_of(&record.to_text(), by_seat);
        assert_eq!(counts, RollCounts::default(), "{ruleset}");
    }
    assert!(count("", by_seat).is_err());
}
