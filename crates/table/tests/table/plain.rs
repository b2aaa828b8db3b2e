//! What a sighted player reads: no coordinates, and persons by name.

use rules::state::Node;
use table::replay;
use table::scene::Scene;
use table::session::{Intent, Session, Watch};
use table::speed::Speed;
use words::Language;

use crate::desk::levels;

/// One ruleset a game and option, and who plays.
const GAMES: [(&str, &str); 8] = [
    ("pollyanna-1951", "YR"),
    ("pollyanna-1951+partners", "YGRB"),
    ("pollyanna-1916", "YGRB"),
    ("parcheesi", "YGRB"),
    ("parcheesi+ring68", "YR"),
    ("sorry", "RBY"),
    ("sorry+hand+partners", "RBYG"),
    ("annie", "YBR"),
];

/// The first coordinate in a text, such as "Y6", "Gt3" or "Rh1".
fn coordinate(text: &str) -> Option<&str> {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.find(|word| {
        let Some(rest) = word.strip_prefix(['Y', 'G', 'R', 'B']) else {
            return false;
        };
        let digits = rest.strip_prefix(['t', 'h']).unwrap_or(rest);
        !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// All that stands on the screen without "Coordinates".
fn visible(scene: &Scene) -> Vec<String> {
    let mut visible = vec![scene.status.clone()];
    for plate in &scene.plates {
        visible.extend([plate.name.clone(), plate.called.clone()]);
        visible.extend(plate.beside.clone());
    }
    let moves = scene.moves.iter().chain(&scene.asking);
    visible.extend(moves.map(|each| each.words.clone()));
    visible.extend(scene.notes.iter().map(|note| note.words.clone()));
    let lines = scene.log.iter().rev().take(6);
    let lines = lines.chain(&scene.danger).chain(&scene.hint);
    let lines = lines.chain(scene.chances.iter().map(|(play, _)| play));
    visible.extend(lines.map(|line| line.plain.clone()));
    visible.extend(scene.why.iter().chain(&scene.alert).cloned());
    for task in scene.lesson.iter() {
        visible.extend([task.title.clone(), task.task.clone(), task.says.clone()]);
    }
    if let Some(end) = &scene.end {
        visible.extend([end.title.clone(), end.length.clone()]);
        visible.extend(end.lines.iter().map(|line| line.words.clone()));
        visible.extend(end.points.iter().cloned());
    }
    visible
}

fn assert_plain(scene: &Scene, when: &str) {
    for text in visible(scene) {
        assert_eq!(coordinate(&text), None, "{when}: {text}");
    }
}

#[test]
fn a_coordinate_is_found() {
    for text in ["Y6", "on Gt3.", "from Rh1 to home", "(B14)"] {
        assert!(coordinate(text).is_some(), "{text}");
    }
    for text in ["Yellow 6", "P-20", "17 (White arrow)", "Bh", "Yt", "6"] {
        assert_eq!(coordinate(text), None, "{text}");
    }
}

#[test]
fn whole_games_are_told_without_coordinates() {
    for language in Language::ALL {
        words::speak(language);
        for (ruleset, seats) in GAMES {
            let record = replay::random_record(ruleset, seats, 4).unwrap();
            let watched = Session::watch(&record, Speed::Instant, levels()).unwrap();
            let mut table = watched.table().boxed_clone();
            let mut lines = 0;
            loop {
                let choices = table.choices();
                for choice in choices {
                    assert_eq!(coordinate(&choice.plain), None, "{ruleset}: {choice:?}");
                }
                let spaces = choices.iter().filter(|each| each.pointing.to.is_some());
                let words: Vec<_> = spaces.map(|each| (&each.plain, each.card)).collect();
                let mut distinct = words.clone();
                distinct.sort_by_key(|(plain, _)| *plain);
                distinct.dedup();
                assert_eq!(words.len(), distinct.len(), "{ruleset}: {words:?}");
                for note in table.notes() {
                    assert_eq!(coordinate(&note.words), None, "{ruleset}: {note:?}");
                }
                let status = table::status::status(&*table, None);
                assert_eq!(coordinate(&status), None, "{ruleset}: {status}");
                if table.later() == 0 {
                    break;
                }
                table.forward();
                for line in &table.log()[lines..] {
                    assert_eq!(coordinate(&line.plain), None, "{ruleset}: {line:?}");
                }
                lines = table.log().len();
            }
        }
    }
}

#[test]
fn whatever_is_tapped_is_refused_without_coordinates() {
    for language in Language::ALL {
        words::speak(language);
        for (ruleset, seats) in GAMES {
            let record = replay::random_record(ruleset, seats, 9).unwrap();
            let watched = Session::watch(&record, Speed::Instant, levels()).unwrap();
            let mut table = watched.table().boxed_clone();
            let mut refused = 0;
            for moment in (7..200).step_by(19) {
                table.go_to(moment);
                if !matches!(table.node(), Node::Decision { .. }) {
                    continue;
                }
                let spaces: Vec<_> = table.board().iter().map(|(space, _)| space).collect();
                let from = table.pieces().iter().map(|standing| standing.at);
                let mut from: Vec<_> = from.collect();
                from.dedup();
                for from in from {
                    for to in &spaces {
                        if let Some(refusal) = table.refusal(from, *to) {
                            refused += 1;
                            assert_eq!(coordinate(&refusal), None, "{ruleset}: {refusal}");
                        }
                    }
                }
            }
            assert!(refused > 0 || ruleset == "annie", "{ruleset}");
        }
    }
}

#[test]
fn scenes_hold_no_coordinates() {
    for language in Language::ALL {
        words::speak(language);
        for (ruleset, seats) in GAMES {
            let record = replay::random_record(ruleset, seats, 6).unwrap();
            let mut watched = Session::watch(&record, Speed::Instant, levels()).unwrap();
            let of = watched.watching().unwrap().of;
            for at in (0..=of).step_by(7).chain([of]) {
                watched.update(Intent::Watch(Watch::To(at)));
                assert_plain(&Scene::of(&watched), ruleset);
            }
        }
    }
}
