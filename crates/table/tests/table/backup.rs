//! The backup of a device: written, brought back, refused.

use table::backup::{self, NAMES, Plan};
use table::saved_game::{self, Import, SavedGame, Unread};
use table::{fuzzing, position_lines};

use crate::spoil::{lots, seeds};

const SETTINGS: &str = "speed fast\nplayed sorry\nlearned sorry=3/10\n";
const PEOPLE: &str =
    "people 1\nperson fox Red Ann\nperson owl Blue Leo\nparty flat\nseat Red left person Ann\n";
const RULES: &str = "rules 1\nparcheesi+capture=10 Bakers\n";
const BOOK: &str = "book 1\nin 7 cbf43926 0123456789abcdef 1763764000000 sorry 41\tR person 0 1 3 0 12 - 0 Ann\tY easy 1 2 1 0 9 - 0\n";

const DAYS: &str = "days 1\n2026-11-28 parcheesi 1 4 41 0 93 -8 23124567\n2026-11-29\n";

const EXERCISES: &str =
    "exercises 1\nsolved sorry 3\n2026-11-30 1 1\tforward\tannie 25/Y:9/B:5/R:13 R:6-6\n";

fn device(texts: [&str; 6]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

fn save(seed: u64) -> String {
    let record = position_lines::random_record("annie", "YB", seed).unwrap();
    let table = table::game_session::resume(&record.replace("random", "easy")).unwrap();
    saved_game::write(&SavedGame {
        record: table.record(),
        ..SavedGame::default()
    })
}

fn backup(texts: &[String], saves: Vec<String>) -> String {
    backup::file_parts(texts, saves.into_iter()).collect()
}

/// The texts of a device after a backup.
fn after(here: &[String], plan: &Plan) -> Vec<String> {
    let here = NAMES.iter().zip(here);
    let text = here.map(|(name, text)| {
        let changed = plan.texts.iter().find(|(changed, _)| changed == name);
        changed.map_or(text.clone(), |(_, text)| text.clone())
    });
    text.collect()
}

#[test]
fn a_fresh_device_becomes_like_the_old_one() {
    let old = device([SETTINGS, PEOPLE, RULES, BOOK, DAYS, EXERCISES]);
    let saves = vec![save(1), save(2)];
    let file = backup(&old, saves.clone());
    let fresh = device([""; 6]);
    for file in [file.clone(), file.replace('\n', "\r\n")] {
        let plan = backup::plan(&file, &fresh).unwrap();
        assert_eq!(after(&fresh, &plan), old);
        assert_eq!(
            plan.changes,
            [
                "3 settings that you have never changed here become as in the file.",
                "Ann and Leo join the people of this device.",
                "House rules are added: Bakers.",
                "One game comes into the family's book.",
                "2 of today's games come into the calendar.",
                "2 exercises are added or have gone on.",
            ]
        );
        let games = &file[plan.games];
        assert!(!saved_game::is_cut(games));
        let mut import = Import::default();
        let added = saved_game::split(games)
            .into_iter()
            .filter_map(|it| import.add(it));
        assert_eq!(added.count(), 2);
    }
    // Nothing changes the second time.
    let plan = backup::plan(&file, &old).unwrap();
    assert_eq!((plan.texts, plan.changes), (vec![], vec![]));
}

#[test]
fn bringing_back_loses_nothing_that_is_here() {
    let here = device([
        "speed slow\ntheme dark\nplayed annie\nlearned annie=2/9 sorry=5/10\n",
        "people 1\nperson cat Blue leo\nperson bear - Mia\n",
        "rules 1\nparcheesi+capture=50 bakers\n",
        &BOOK.replace(
            "in 7 cbf43926 0123456789abcdef",
            "in 9 cbf43926 1123456789abcdef",
        ),
        "days 1\n2026-11-28 parcheesi 1 4 41 0\n2026-11-29 sorry 2 2 60 0\n",
        "exercises 1\nsolved annie 7\n2026-11-29 0 0\tforward\tannie 25/Y:9/B:5/R:13 R:6-6\n",
    ]);
    let file = backup(
        &device([SETTINGS, PEOPLE, RULES, BOOK, DAYS, EXERCISES]),
        vec![],
    );
    let plan = backup::plan(&file, &here).unwrap();
    let [settings, people, rules, book, days, exercises] = after(&here, &plan).try_into().unwrap();
    assert_eq!(
        settings,
        "speed slow\ntheme dark\nplayed annie sorry\nlearned annie=2/9 sorry=5/10\n"
    );
    assert_eq!(
        people,
        "people 1\nperson cat Blue leo\nperson bear - Mia\nperson fox Red Ann\nparty flat\nseat Red left person Ann\n"
    );
    assert_eq!(
        rules,
        "rules 1\nparcheesi+capture=50 bakers\nparcheesi+capture=10 Bakers 2\n"
    );
    assert_eq!(book.lines().count(), 3);
    assert_eq!(
        days,
        "days 1\n2026-11-28 parcheesi 1 4 41 0 93 -8 23124567\n2026-11-29 sorry 2 2 60 0\n"
    );
    assert_eq!(
        exercises,
        "exercises 1\nsolved annie 7\nsolved sorry 3\n2026-11-30 1 1\tforward\tannie 25/Y:9/B:5/R:13 R:6-6\n"
    );
}

#[test]
fn what_is_damaged_on_a_device_does_not_spoil_its_backup() {
    let old = device([
        "speed fast\n",
        "people 9\n",
        RULES,
        "book 1\nnonsense\n",
        "days 2\n",
        "exercises 2\n",
    ]);
    let file = backup(&old, vec![]);
    let fresh = device([""; 6]);
    let plan = backup::plan(&file, &fresh).unwrap();
    assert_eq!(
        after(&fresh, &plan),
        device(["speed fast\n", "", RULES, "", "", ""])
    );
    let left_out = "The people in the file cannot be read, and are left out.";
    assert_eq!(plan.changes[1], left_out);
    // And is replaced.
    let file = backup(&device([SETTINGS, PEOPLE, "", "", "", ""]), vec![]);
    assert_eq!(after(&old, &backup::plan(&file, &old).unwrap())[1], PEOPLE);
}

#[test]
fn files_that_are_no_whole_backup_are_refused_in_words() {
    let file = backup(
        &device([SETTINGS, PEOPLE, RULES, BOOK, DAYS, EXERCISES]),
        vec![save(1)],
    );
    let fresh = device([""; 6]);
    let problem = |file: &str| match backup::plan(file, &fresh) {
        Err(Unread::Spoilt(problem)) => problem,
        other => panic!("{other:?}"),
    };
    for end in (0..file.len() - 1).filter(|end| file.is_char_boundary(*end)) {
        let expected = if end < "turnout-backup 1".len() {
            "it is not a backup of Turnout"
        } else {
            "its end is missing"
        };
        assert_eq!(problem(&file[..end]), expected, "{end}");
    }
    for other in [
        "",
        "turnout-games 0\n",
        "turnout-backup x\n",
        &save(1),
        "<html>",
    ] {
        assert_eq!(problem(other), "it is not a backup of Turnout");
    }
    let changed = "its checksum is wrong, so something in it was changed";
    assert_eq!(problem(&file.replace("Leo", "Lea")), changed);
    let summed = backup::summed;
    assert_eq!(
        problem(&summed(&file.replace("people 5", "people 4"))),
        changed
    );
    let plan = backup::plan(
        &summed(&file.replace("person owl", "person dragon")),
        &fresh,
    );
    assert_eq!(plan.unwrap().texts.len(), 5);
    for newer in [
        file.replace("turnout-backup 1", "turnout-backup 2"),
        summed(&file.replace("settings 3", "riddles 3")),
    ] {
        assert_eq!(backup::plan(&newer, &fresh), Err(Unread::Newer));
    }
}

#[test]
fn damaged_backups_never_panic() {
    let corpus = seeds("backup", fuzzing::backup);
    let mut lot = lots(4);
    let mut accepted = 0;
    for _ in 0..5_000 {
        let text = &corpus[lot(corpus.len())];
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=lot(3) {
            let (at, from) = (lot(lines.len()), lot(lines.len()));
            match lot(4) {
                0 if lines.len() > 1 => drop(lines.remove(at)),
                1 => lines.swap(at, from),
                2 => lines.insert(at, lines[from].clone()),
                _ => {
                    let mut letters: Vec<char> = lines[at].chars().collect();
                    let letter = ['x', ' ', '2', '\n', '\r', '\u{ad}'][lot(6)];
                    letters.insert(lot(letters.len() + 1), letter);
                    lines[at] = letters.into_iter().collect();
                }
            }
        }
        accepted += usize::from(fuzzing::backup(&(lines.join("\n") + "\n")));
    }
    assert!(accepted > 100, "{accepted} accepted");
}
