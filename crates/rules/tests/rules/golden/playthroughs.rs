//! Playthroughs: records with the legal steps at each decision.

use std::collections::BTreeMap;
use std::fs;

use rules::conform::Lots;
use rules::games::{self, Playable, Visitor};
use rules::notation::{self, position_line};
use rules::playthrough;
use rules::record::{self, Made, Make, Record};
use rules::ruleset::Ruleset;
use rules::seat::SeatSet;
use rules::state::Node;

use super::{bless, folder, specials};
use crate::chosen::{self, rulesets};

/// Seeds among which the shortest game is taken.
const SEEDS: u64 = 100;

/// Of a game with more seatings than these, the first of each number of players is taken.
const MANY: usize = 20;

/// Throws at the end of a game cut short whose decisions are shown.
const SHOWN: usize = 3;

/// A playthrough as text: what it shows, the record, then a line a decision: the position, and the
/// legal steps, the one made after `>`.
pub(crate) fn written<G: Playable>(title: &str, record: &Record<G>, whole: bool) -> String {
    let mut text = format!("# {title}\n{}\n", record.to_text());
    let chances = record
        .made
        .iter()
        .filter(|made| matches!(made, Made::Chance(_)))
        .count();
    let skipped = if whole {
        0
    } else {
        chances.saturating_sub(SHOWN)
    };
    let mut state = record.start();
    let mut thrown = 0;
    for made in &record.made {
        match made {
            Made::Chance(_) => thrown += 1,
            Made::Action(made) if thrown > skipped => {
                let mut actions = Vec::new();
                record.game.legal_actions(&state, &mut actions);
                let steps = actions.into_iter().map(|action| {
                    let sign = if action == *made { ">" } else { "" };
                    format!("{sign}{}", record.game.step(&state, action))
                });
                let steps: Vec<_> = steps.collect();
                text += &format!("{} | {}\n", record.game.position(&state), steps.join("; "));
            }
            Made::Action(_) => {}
        }
        record.game.make(&mut state, *made);
    }
    text + &format!("{}\n", position_line(&record.game, &state))
}

/// A random game of these seats by a seed.
pub(crate) fn random_game<G: Playable>(game: &G, seats: SeatSet, seed: u64) -> Record<G> {
    let sitters = playthrough::all_of::<G>(seats, "random");
    let record = Record::new(game.clone(), sitters, Some(seed)).unwrap();
    let (mut dice, mut players) = (Lots::new(seed).fork(0), Lots::new(seed).fork(1));
    let ticket = |_, total| dice.below(total);
    let choose = |_: &G, _: &G::State, _, actions: &[G::Action]| players.index(actions.len());
    playthrough::play(record, ticket, choose, 100_000).expect("a random game ends")
}

/// Writes anew, or compares, the whole games of a ruleset.
struct Whole;

impl Visitor for Whole {
    /// The files by name.
    type Output = BTreeMap<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let ruleset = game.ruleset();
        let all = G::FAMILY.all_seats();
        let first = ruleset.edition.name == G::FAMILY.editions[0].name;
        let mut files = BTreeMap::new();
        let mut seatings: Vec<SeatSet> = (0..=all.0)
            .map(SeatSet)
            .filter(|&seats| game.opening(seats).is_ok())
            .collect();
        if seatings.len() > MANY {
            seatings.sort_by_key(|seats| seats.len());
            seatings.dedup_by_key(|seats| seats.len());
        }
        for seats in seatings {
            // Of further editions the usual seats and the full table are enough.
            if !first && seats != G::FAMILY.full_table && seats != G::FAMILY.usual_seats {
                continue;
            }
            let seeds = (0..SEEDS).map(|seed| u64::from(seats.0) * 1_000 + seed);
            let games = seeds.map(|seed| random_game(&game, seats, seed));
            let record = games.min_by_key(|record| record.made.len()).unwrap();
            let letters = notation::letters(G::FAMILY, seats).replace(',', "");
            let title = format!("the shortest of {SEEDS} random games");
            files.insert(
                format!("{ruleset}_{letters}.txt"),
                written(&title, &record, true),
            );
        }
        files
    }
}

/// Reads a playthrough's record and writes the playthrough again.
struct Again<'a> {
    name: &'a str,
    text: &'a str,
}

impl Visitor for Again<'_> {
    type Output = String;

    fn visit<G: Playable>(self, game: G) -> String {
        let Again { name, text } = self;
        let (title, record) = parts(text);
        let record = Record::parse(game, record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let special = name
            .strip_prefix("special-")
            .map(|rest| rest.trim_end_matches(".txt"));
        if let Some(special) = special {
            assert!(
                specials::is_shown(special, &record),
                "{name} does not show it"
            );
        } else {
            assert!(
                matches!(record.game.node(&record.state()), Node::Terminal { .. }),
                "{name}"
            );
        }
        written(title, &record, special.is_none())
    }
}

/// What a playthrough shows, and its record.
fn parts(text: &str) -> (&str, &str) {
    let (title, rest) = text.split_once('\n').expect("a title");
    let (record, _) = rest
        .split_once("\n\n")
        .expect("an empty line after the record");
    (title.strip_prefix("# ").expect("a title after #"), record)
}

#[test]
fn playthroughs() {
    for family in chosen::families() {
        let folder = folder(family).join("playthroughs");
        if bless() {
            let whole = rulesets(family)
                .into_iter()
                .map(|ruleset| games::visit(ruleset, Whole));
            let special = specials::files(family);
            fs::create_dir_all(&folder).unwrap();
            for (name, text) in whole.flatten().chain(special) {
                fs::write(folder.join(name), text).unwrap();
            }
        }
        let mut names = Vec::new();
        for entry in fs::read_dir(&folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let text = fs::read_to_string(folder.join(&name)).unwrap();
            let ruleset = record::ruleset_of(parts(&text).1).unwrap();
            let ruleset = games::ruleset(ruleset).unwrap();
            let again = games::visit(
                ruleset,
                Again {
                    name: &name,
                    text: &text,
                },
            );
            let differs = text
                .lines()
                .zip(again.lines())
                .find(|(old, new)| old != new);
            assert!(text == again, "{name}: {differs:#?}");
            names.push(name);
        }
        let has = |start: &str| names.iter().any(|name| name.starts_with(start));
        for ruleset in rulesets(family) {
            assert!(has(&format!("{ruleset}_")), "{ruleset} has no playthrough");
        }
        for special in specials::names(family) {
            assert!(
                has(&format!("special-{special}.")),
                "{special} has no playthrough"
            );
        }
    }
}

/// The ruleset of a name that a test names.
pub(crate) fn ruleset(name: &str) -> Ruleset {
    games::ruleset(name).unwrap()
}
