//! Playthroughs: records with the legal steps at each decision.

use std::collections::BTreeMap;
use std::fs;

use rules::conform::TestRng;
use rules::games;
use rules::notation;
use rules::record::{self, Player, Record};
use rules::ruleset::{Family, Ruleset};
use rules::seat::SeatSet;
use rules::state::Node;

use super::{bless, folder, specials};
use crate::chosen;

/// How many seeds to try for the shortest game.
const SEEDS: u64 = 100;

/// Rulesets with house rules of which a whole game is shown.
const HOUSE_RULES: [&str; 3] = [
    "parcheesi+blockades=none+capture=10",
    "pollyanna-1951+enter=either+enter-doublets=yes+must-enter=no+turnouts=closed",
    "sorry+exact=no+seven=whole+start=any+sweep=ends",
];

/// How many rolls at the end of a shortened game to show with their decisions.
const SHOWN: usize = 3;

/// A playthrough as text: a title, the record, then one line for each decision. The line has the
/// position and the legal steps, with `>` before the step made.
pub(crate) fn written(title: &str, record: &Record, whole: bool) -> String {
    let mut text = format!("# {title}\n{}\n", record.to_text());
    let mut decisions = Vec::new();
    let mut game = record.start.clone();
    // The number of rolls before each decision.
    let mut roll_count = 0_usize;
    for step_made in &record.history {
        if let Node::Chance { .. } = game.node() {
            roll_count += 1;
        } else {
            let steps = game.moves().into_iter().map(|(step, _)| {
                let sign = if step == *step_made { ">" } else { "" };
                format!("{sign}{}", game.write(step))
            });
            let steps: Vec<_> = steps.collect();
            let line = game.position_line();
            let (_, position) = line.split_once(' ').expect("a ruleset, then the position");
            decisions.push((roll_count, format!("{position} | {}\n", steps.join("; "))));
        }
        game.apply(*step_made);
    }
    let skipped = if whole {
        0
    } else {
        roll_count.saturating_sub(SHOWN)
    };
    for (before, line) in decisions {
        if before > skipped {
            text += &line;
        }
    }
    text + &format!("{}\n", game.position_line())
}

/// Plays a random game with these seats and this seed.
pub(crate) fn random_game(ruleset: Ruleset, seats: SeatSet, seed: u64) -> Record {
    let mut game = games::game(ruleset).start(seats).unwrap();
    let mut record = Record::new(game.clone(), Player::at_all(seats, "random"), Some(seed));
    let (mut dice, mut players) = (TestRng::new(seed).fork(0), TestRng::new(seed).fork(1));
    loop {
        let entry = match game.node() {
            Node::Chance { .. } => game.sample(dice.below(game.turn().weight_total)),
            Node::Decision { .. } => {
                let steps = game.moves();
                steps[players.index(steps.len())].0
            }
            Node::Terminal { .. } => return record,
        };
        game.apply(entry);
        record.history.push(entry);
    }
}

/// The editions of a game, and its rulesets among those with house rules.
fn shown_rulesets(family: &'static Family) -> impl Iterator<Item = Ruleset> {
    let house_rules = HOUSE_RULES.into_iter().map(ruleset);
    let house_rules = house_rules.filter(|ruleset| ruleset.family.name() == family.name());
    family.plain_rulesets().chain(house_rules)
}

/// The file of a ruleset's whole game.
fn file_of_whole_game(ruleset: Ruleset) -> String {
    let family = ruleset.family;
    let letters = notation::letters(family, family.usual_seats).replace(',', "");
    format!("{ruleset}_{letters}.txt")
}

/// A whole game of each edition, as it is usually played, and of some house rules, by file name.
///
/// They pin the texts of records and positions. Options and other seats change few of these texts;
/// perft counts, the conformance suite and the oracles see them all.
fn whole_games(family: &'static Family) -> BTreeMap<String, String> {
    let seats = family.usual_seats;
    let title = format!("the shortest of {SEEDS} random games");
    let written = shown_rulesets(family).map(|ruleset| {
        let seeds = (0..SEEDS).map(|seed| u64::from(seats.0) * 1_000 + seed);
        let games = seeds.map(|seed| random_game(ruleset, seats, seed));
        let record = games.min_by_key(|record| record.history.len()).unwrap();
        (file_of_whole_game(ruleset), written(&title, &record, true))
    });
    written.collect()
}

/// Reads the record of a playthrough and prints the playthrough again.
fn written_again(name: &str, text: &str) -> String {
    let (title, record) = parts(text);
    let ruleset = games::ruleset(record::ruleset_of(record).unwrap()).unwrap();
    let record = Record::parse(&*games::game(ruleset), record);
    let record = record.unwrap_or_else(|error| panic!("{name}: {error}"));
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
            matches!(record.game().node(), Node::Terminal { .. }),
            "{name}"
        );
    }
    written(title, &record, special.is_none())
}

/// Splits a playthrough into its title and its record.
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
            let special = specials::files(family);
            fs::create_dir_all(&folder).unwrap();
            for (name, text) in whole_games(family).into_iter().chain(special) {
                fs::write(folder.join(name), text).unwrap();
            }
        }
        let mut names = Vec::new();
        for entry in fs::read_dir(&folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let text = fs::read_to_string(folder.join(&name)).unwrap();
            let again = written_again(&name, &text);
            let differs = text
                .lines()
                .zip(again.lines())
                .find(|(old, new)| old != new);
            assert!(text == again, "{name}: {differs:#?}");
            names.push(name);
        }
        names.sort();
        let whole = shown_rulesets(family).map(file_of_whole_game);
        let special = specials::names(family).map(|special| format!("special-{special}.txt"));
        let mut expected: Vec<_> = whole.chain(special).collect();
        expected.sort();
        assert_eq!(names, expected, "the playthroughs of {}", family.name());
    }
}

/// Parses the name of a ruleset.
pub(crate) fn ruleset(name: &str) -> Ruleset {
    games::ruleset(name).unwrap()
}
