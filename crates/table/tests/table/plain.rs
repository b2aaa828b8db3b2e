//! What a sighted player reads: no coordinates, and persons by name.

use rules::chance::Look;
use rules::games::FAMILIES;
use rules::lesson::{self, Lesson};
use rules::ruleset::Ruleset;
use rules::state::Node;
use rules::words::in_edition;
use table::durations::Speed;
use table::lesson::Progress;
use table::position_lines;
use table::scene::Scene;
use table::session::{Intent, Session, Watch};
use words::{Book, Language};

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
    let mut visible = vec![scene.now.status.clone()];
    for panel in &scene.seats.panels {
        visible.extend([panel.name.clone(), panel.called.clone()]);
        visible.extend(panel.beside.clone());
    }
    let moves = scene.moves.list.iter().chain(&scene.moves.asking);
    visible.extend(moves.map(|each| each.words.clone()));
    visible.extend(scene.board.notes.iter().map(|note| note.words.clone()));
    let lines = scene.log.iter().rev().take(6);
    visible.extend(
        lines
            .map(|line| &**line)
            .chain(&scene.moves.threats)
            .map(|line| line.plain.clone()),
    );
    if let Some(hint) = &scene.moves.hint {
        let plays = hint.chances.iter().map(|(play, _)| &play.plain);
        visible.extend(
            [&hint.line.plain, &hint.why]
                .into_iter()
                .chain(plays)
                .cloned(),
        );
    }
    visible.extend(scene.now.alert.clone());
    for task in scene.lesson.iter() {
        visible.extend([task.title.clone(), task.task.clone(), task.says.clone()]);
        visible.extend(task.titles.iter().cloned());
        visible.extend(task.layout.marks.iter().map(|mark| mark.words.clone()));
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
            let record = position_lines::random_record(ruleset, seats, 4).unwrap();
            let watched = Session::watch(&record, Speed::Instant.into(), levels()).unwrap();
            let mut table = watched.table().clone();
            let mut lines = 0;
            loop {
                let choices = table.choices();
                for choice in choices {
                    let line = table.line(choice);
                    assert_eq!(coordinate(&line.plain), None, "{ruleset}: {line:?}");
                }
                let spaces = choices.iter().filter(|each| each.pointing.to.is_some());
                let words = spaces.map(|each| (table.line(each).plain, each.card));
                let words: Vec<_> = words.collect();
                let mut distinct = words.clone();
                distinct.sort_by(|(one, _), (other, _)| one.cmp(other));
                distinct.dedup();
                assert_eq!(words.len(), distinct.len(), "{ruleset}: {words:?}");
                for note in table.game().notes() {
                    assert_eq!(coordinate(&note.words), None, "{ruleset}: {note:?}");
                }
                let status = table::status::status(&table, None);
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
fn whatever_is_tapped_is_refused_without_coordinates_and_with_names() {
    for language in Language::ALL {
        words::speak(language);
        for (ruleset, seats) in GAMES {
            let record = position_lines::random_record(ruleset, seats, 9).unwrap();
            let record = record.replace("=random", "=easy");
            let watched = Session::watch(&record, Speed::Instant.into(), levels()).unwrap();
            let mut table = watched.table().clone();
            let family = table.ruleset().family;
            let playing = table.standings();
            let playing = playing.iter().map(|standing| standing.seat);
            // Annie's dice have colours, too, and no tap on a space names a player.
            let colours: Vec<&str> = match ruleset {
                "annie" => Vec::new(),
                _ => playing.map(|seat| family.colour(seat)).collect(),
            };
            let (mut refused, mut named) = (0, false);
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
                            let mut words = refusal.split(|letter: char| !letter.is_alphanumeric());
                            let is_colour = words.any(|word| colours.contains(&word));
                            assert!(!is_colour, "{ruleset}: {refusal}");
                            named |= family
                                .all_seats()
                                .iter()
                                .any(|seat| refusal.contains(&table.called(seat)));
                        }
                    }
                }
            }
            assert!((refused > 0 && named) || ruleset == "annie", "{ruleset}");
        }
    }
}

#[test]
fn scenes_hold_no_coordinates() {
    for language in Language::ALL {
        words::speak(language);
        for (ruleset, seats) in GAMES {
            let record = position_lines::random_record(ruleset, seats, 6).unwrap();
            let mut watched = Session::watch(&record, Speed::Instant.into(), levels()).unwrap();
            let of = watched.local().watching().unwrap().of;
            for at in (0..=of).step_by(7).chain([of]) {
                watched.update(Intent::Watch(Watch::To(at)));
                assert_plain(&Scene::of(&watched), ruleset);
            }
        }
    }
}

/// Each lesson of each edition, begun in the language that is spoken now.
fn lessons(language: Language) -> Vec<(Ruleset, Lesson, Session)> {
    let mut begun = Vec::new();
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            let text = Book::Lessons
                .of(language, family.name())
                .unwrap_or_default();
            let lessons = lesson::read(&in_edition(text, ruleset.edition.name)).unwrap();
            for (number, lesson) in (1..).zip(lessons) {
                let session =
                    Session::learn(ruleset, text, number, Speed::Instant.into(), levels());
                begun.push((ruleset, lesson, session.unwrap().0));
            }
        }
    }
    begun
}

#[test]
fn lessons_are_told_without_coordinates() {
    let mut ends = [0, 0];
    for language in Language::ALL {
        words::speak(language);
        let lessons = lessons(language);
        assert!(lessons.len() > 40);
        for (ruleset, lesson, mut session) in lessons {
            let when = format!("{ruleset}: {}", lesson.title);
            let looks = lesson.looks.iter().map(|look| &look.words);
            let texts = [&lesson.title, &lesson.task, &lesson.hint, &lesson.praise];
            for text in texts.into_iter().chain(looks) {
                assert_eq!(coordinate(text), None, "{when}: {text}");
            }
            assert_plain(&Scene::of(&session), &when);
            session.update(Intent::Hint);
            assert_plain(&Scene::of(&session), &when);
            // Any way to the end, first by the first choices, then by the last.
            for last in [false, true] {
                session.update(Intent::Restart);
                for _ in 0..20 {
                    session.update(Intent::Roll);
                    let scene = Scene::of(&session);
                    assert_plain(&scene, &when);
                    let mut moves = scene.moves.list.into_iter();
                    let step = if last {
                        moves.next_back()
                    } else {
                        moves.next()
                    };
                    let Some(step) = step else { break };
                    session.update(Intent::Play(step.id));
                }
                let task = Scene::of(&session).lesson.unwrap();
                assert_ne!(task.progress, Progress::Going, "{when}");
                ends[usize::from(task.progress == Progress::Done)] += 1;
            }
        }
    }
    assert!(ends.iter().all(|count| *count > 10), "{ends:?}");
}

#[test]
fn the_status_tells_undersides_apart() {
    let mut several = 0;
    for seed in 1..9 {
        let record = position_lines::random_record("parcheesi", "RY", seed).unwrap();
        let record = record.replace("=random", "=person");
        let lines: Vec<&str> = record.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let Some((rolled, _)) = line.split_once(':') else {
                continue;
            };
            let before = lines[..index].join("\n");
            let Ok((session, _)) = Session::resume(
                &format!("{before}\n{rolled}:\n"),
                0,
                Speed::Instant.into(),
                levels(),
            ) else {
                continue;
            };
            let dice = session.table().game().shown().dice;
            if dice.iter().any(|die| die.look == Look::Underside) {
                let face = dice[0].face;
                let expected = format!("{face} and {face}, undersides {0} and {0}", 7 - face);
                assert!(
                    session.local().status().ends_with(&expected),
                    "{}",
                    session.local().status()
                );
                several += 1;
            }
        }
    }
    assert!(several > 3, "{several}");
}
