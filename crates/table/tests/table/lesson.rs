//! Lessons: each is done at a table, and is no game.

use rules::board::{Kind, Point};
use rules::games::{self, FAMILIES};
use rules::lesson;
use rules::ruleset::Ruleset;
use rules::words::in_edition;
use table::durations::Speed;
use table::lesson::{Progress, Task};
use table::piece_layout::{self, PieceSize};
use table::placement::area::distance;
use table::placement::lesson_bubble::CLEAR;
use table::scene::Scene;
use table::session::{Effect, Intent, PlayerSettings, Session};
use table::setup::learned_in;
use words::{Book, Language};

use crate::desk::{Desk, levels, play};
use crate::repetitions;
use crate::spoil::lots;

fn text_in(ruleset: Ruleset, language: Language) -> &'static str {
    let lessons = Book::Lessons.of(language, ruleset.family.name());
    lessons.unwrap_or_default()
}

fn text(ruleset: Ruleset) -> &'static str {
    text_in(ruleset, Language::En)
}

/// The lesson of that number of an edition, at this speed.
pub(crate) fn learn_at(edition: &str, number: usize, speed: Speed) -> Desk {
    let ruleset = games::ruleset(edition).unwrap();
    let begun = Session::learn(ruleset, text(ruleset), number, speed.into(), levels());
    Desk::at(begun.unwrap())
}

fn learn(edition: &str, number: usize) -> Desk {
    learn_at(edition, number, Speed::Instant)
}

fn task(desk: &Desk) -> Task {
    *desk.scene().lesson.unwrap()
}

/// Where the middle of a space is seen.
fn place(desk: &Desk, name: &str) -> Point {
    let board = desk.session.local().layout();
    board.space(board.find(name).unwrap()).place
}

fn announced(desk: &Desk) -> String {
    let said = desk.effects.iter().filter_map(|effect| match effect {
        Effect::Announce(words) => Some(words.clone()),
        _ => None,
    });
    said.collect::<Vec<_>>().join(" | ")
}

/// Nothing can be done but to begin anew or to go back.
fn rests(scene: &Scene) {
    let can = scene.now.can;
    assert!(can.roll.is_none() && !can.play && !can.hint && scene.moves.list.is_empty());
    assert!(scene.board.pawns.iter().all(|pawn| pawn.label.is_none()));
    assert_eq!(scene.end, None);
}

#[test]
fn a_lesson_is_told_done_and_praised() {
    let mut desk = learn("pollyanna-1951", 2);
    assert!(announced(&desk).starts_with("Lesson 2 of 10: A six to begin. You are Yellow. Roll"));
    let Task {
        number,
        count,
        progress,
        says,
        begun,
        ..
    } = task(&desk);
    assert_eq!(
        (number, count, progress, &*says, begun),
        (2, 10, Progress::Going, "", false)
    );
    assert!(task(&desk).layout.marks.is_empty(), "the roll is first");
    assert_eq!(desk.scene().now.status, "Your turn: roll");
    desk.roll();
    let marks = task(&desk).layout.marks;
    assert_eq!((marks.len(), &*marks[0].words), (1, "You come out here"));
    assert!(task(&desk).task.starts_with("With a six"));
    assert!(desk.position().ends_with("Y:6-3"));
    desk.play("6 yard-Y6");
    assert_eq!(task(&desk).progress, Progress::Going);
    desk.play("3 Y6-Y9");
    let Task { progress, says, .. } = task(&desk);
    assert_eq!(progress, Progress::Done);
    assert!(says.starts_with("Out it came!"));
    assert!(
        announced(&desk).ends_with(&format!("with a 3. {says}")),
        "{}",
        announced(&desk)
    );
    let scene = desk.scene();
    let layout = task(&desk).layout;
    assert!(layout.marks.is_empty() && layout.arrow.is_none());
    assert_eq!(layout.burst, Some(place(&desk, "Y9")));
    assert_eq!(&*scene.now.status, "Lesson done");
    rests(&scene);
    // Red does not roll, whatever is asked for.
    for message in [Intent::Roll, Intent::Hint, play(&desk.session, "6 yard-R6")] {
        let entries = desk.session.table().entry_count();
        desk.say(message);
        assert_eq!(desk.session.table().entry_count(), entries);
    }
}

#[test]
fn a_play_that_misses_it_is_answered_with_the_hint_and_can_be_taken_back() {
    let mut desk = learn("pollyanna-1951", 2);
    desk.roll();
    desk.play("6 yard-Y6");
    desk.play("3 G3-G6");
    let Task {
        progress,
        says,
        begun,
        ..
    } = task(&desk);
    assert!(
        begun && says.starts_with("Not quite yet. First play the 6"),
        "{says}"
    );
    assert_eq!(progress, Progress::Missed);
    assert!(announced(&desk).ends_with(&says));
    rests(&desk.scene());
    desk.undo();
    assert_eq!(
        (task(&desk).progress, &*task(&desk).says),
        (Progress::Going, "")
    );
    desk.play("3 Y6-Y9");
    assert_eq!(task(&desk).progress, Progress::Done);
    desk.say(Intent::Restart);
    assert_eq!(
        (task(&desk).progress, task(&desk).begun),
        (Progress::Going, false)
    );
    // The same comes again.
    desk.roll();
    assert!(desk.position().ends_with("Y:6-3"));
}

#[test]
fn a_lesson_is_missed_as_soon_as_it_cannot_be_done() {
    let mut desk = learn("parcheesi", 1);
    desk.play("3 Y5-Y8");
    assert_eq!(task(&desk).progress, Progress::Missed, "the wrong pawn");
    desk.undo();
    desk.play("6 Y5-Y11");
    desk.choose("B15");
    assert_eq!(task(&desk).progress, Progress::Going, "a tap is a new try");
    assert!(!task(&desk).begun);
    desk.play("3 B15-Y0");
    assert_eq!(task(&desk).progress, Progress::Going);
}

#[test]
fn a_tap_on_a_rivals_pawn_in_a_lesson_tells_the_own_colour() {
    let mut desk = learn("pollyanna-1951", 3);
    desk.choose("G13");
    let alert = desk.scene().now.alert.expect("an alert");
    assert!(
        alert.starts_with("That is Red's pawn. You play Yellow"),
        "{alert}"
    );
}

#[test]
fn the_hint_is_the_lessons_own() {
    let mut desk = learn("pollyanna-1951", 4);
    assert!(desk.scene().now.can.hint);
    desk.say(Intent::Hint);
    assert!(desk.question.is_none());
    assert_eq!(announced(&desk), task(&desk).says);
    assert!(task(&desk).says.starts_with("Choose your pawn behind"));
    // A tap elsewhere goes on from it.
    desk.choose("G7");
    assert!(
        desk.scene()
            .now
            .alert
            .unwrap()
            .ends_with("Choose a marked space")
    );
    // What cannot be done is refused by its rule.
    desk.say(Intent::Unselect);
    desk.choose("G3");
    desk.choose("G7");
    assert!(desk.scene().now.alert.unwrap().ends_with("(Rule P-20)"));
}

#[test]
fn a_hint_before_the_roll_is_to_roll() {
    for (edition, number, first) in [
        ("parcheesi", 2, "Roll first"),
        ("sorry", 3, "Draw a card first"),
    ] {
        let mut desk = learn(edition, number);
        desk.say(Intent::Hint);
        assert_eq!(desk.scene().now.alert.as_deref(), Some(first));
        assert_eq!(task(&desk).says, "");
    }
}

#[test]
fn the_hints_of_a_lesson_show_the_moves_that_do_it() {
    // A new game may have no lessons yet.
    let first = FAMILIES.iter().map(|family| Ruleset::of(family, 0));
    for ruleset in first.filter(|ruleset| learned_in(*ruleset).is_some()) {
        let edition = ruleset.edition.name;
        let mut number = 1;
        loop {
            let mut desk = learn(edition, number);
            while task(&desk).progress == Progress::Going {
                let scene = desk.scene();
                if scene.now.can.roll.is_some() {
                    desk.roll();
                    continue;
                }
                desk.say(Intent::Hint);
                let hinted = desk.session.selection().hinted().cloned().expect("a move");
                let scene = desk.scene();
                let on_board = hinted.pointing.from.is_some();
                assert_eq!(
                    !scene.board.hint_ways.is_empty(),
                    on_board,
                    "{edition} {number}"
                );
                assert_eq!(scene.moves.hint, None, "its words are those of the lesson");
                desk.say(Intent::Play(desk.session.table().id(&hinted)));
            }
            assert_eq!(task(&desk).progress, Progress::Done, "{edition} {number}");
            number += 1;
            if number > task(&desk).count {
                break;
            }
        }
    }
}

#[test]
fn a_lesson_is_never_saved_and_has_no_bots() {
    let mut desk = learn("sorry", 4);
    let table = desk.session.table();
    let seat = table.ruleset().family.seat('Y').unwrap();
    for message in [
        Intent::Sit(seat, "easy".into()),
        Intent::Name(seat, "Ann".into()),
        Intent::ShowThreats(true),
        Intent::Enter("1".into()),
        Intent::Restart,
        Intent::Roll,
        play(&desk.session, "11 R6~G12"),
        Intent::Undo,
    ] {
        desk.say(message);
        let bad = |effect: &Effect| matches!(effect, Effect::Save(_) | Effect::Ask(_));
        assert!(!desk.effects.iter().any(bad), "{:?}", desk.effects);
    }
    assert!(desk.saved.is_empty() && desk.question.is_none());
    let kinds = desk.session.table().standings().into_iter();
    assert!(
        kinds
            .map(|each| each.player.kind)
            .all(|kind| kind == "person")
    );
    assert_eq!(desk.scene().now.can.threats, None);
}

#[test]
fn a_lesson_is_judged_after_the_animation() {
    let mut desk = learn_at("annie", 1, Speed::Normal);
    desk.roll();
    // The roll leaves no choice: what it does follows by itself.
    desk.shown();
    desk.paused();
    assert_eq!(
        task(&desk).progress,
        Progress::Going,
        "it is still on its way"
    );
    desk.shown();
    assert_eq!(task(&desk).progress, Progress::Done);
    rests(&desk.scene());
}

#[test]
fn every_lesson_of_every_edition_can_be_begun_and_no_other() {
    let mut lessons = 0;
    for family in FAMILIES {
        for edition in family.editions {
            let ruleset = games::ruleset(edition.name).unwrap();
            let read = lesson::read(&in_edition(text(ruleset), edition.name)).unwrap();
            assert_eq!(learned_in(ruleset).is_some(), !read.is_empty());
            for number in 1..=read.len() {
                let desk = learn(edition.name, number);
                assert!(desk.position().starts_with(&format!("{ruleset} ")));
                assert_eq!(task(&desk).count, read.len());
                lessons += 1;
            }
            for number in [0, read.len() + 1, usize::MAX] {
                let begun = Session::learn(
                    ruleset,
                    text(ruleset),
                    number,
                    Speed::Instant.into(),
                    levels(),
                );
                let problem = begun.err().unwrap();
                assert!(problem.starts_with(&format!("There are {} lessons of ", read.len())));
            }
        }
    }
    assert!(lessons > 20);
}

#[test]
fn lessons_are_told_in_the_words_of_the_edition() {
    let said = |edition| task(&learn(edition, 7)).task;
    assert!(said("pollyanna-1951").contains("it goes back to its corner"));
    assert!(said("pollyanna-1916").contains("it goes back to its portrait circle"));
}

#[test]
fn a_lesson_goes_on_in_another_language() {
    for (edition, task_of, circle) in [
        ("pollyanna-1951", "Con un seis sacas una ficha", "esquina"),
        (
            "pollyanna-1916",
            "Con un seis haces entrar una ficha",
            "c\u{ed}rculo del retrato",
        ),
    ] {
        let mut desk = learn(edition, 2);
        desk.roll();
        let at = desk.position();
        let ruleset = games::ruleset(edition).unwrap();
        let spanish = text_in(ruleset, Language::Es);
        desk.session.rebuild_lesson_texts(spanish);
        let told = task(&desk);
        assert_eq!(
            (told.number, told.count, &*told.title),
            (2, 10, "Un seis para empezar")
        );
        assert!(
            told.task.contains(task_of) && told.task.contains(circle),
            "{}",
            told.task
        );
        assert_eq!((told.progress, desk.position()), (Progress::Going, at));
        desk.play("6 yard-Y6");
        desk.play("3 Y6-Y9");
        assert!(task(&desk).says.starts_with("\u{a1}Ya est\u{e1} fuera!"));
        // What is no text of these lessons changes nothing.
        for other in ["", "<html>", text(games::ruleset("sorry").unwrap())] {
            desk.session.rebuild_lesson_texts(other);
            assert_eq!(task(&desk).title, "Un seis para empezar");
        }
    }
}

#[test]
fn damaged_lessons_never_panic() {
    let ruleset = games::ruleset("pollyanna-1951").unwrap();
    let mut lot = lots(4_000);
    let mut begun = 0;
    let count = repetitions(1_000, 4_000);
    for _ in 0..count {
        let mut bytes = text(ruleset).as_bytes().to_vec();
        for _ in 0..=lot(3) {
            let at = lot(900);
            match lot(3) {
                0 => bytes[at] = lot(128) as u8,
                1 => drop(bytes.drain(at..at + lot(20))),
                _ => bytes.insert(at, b" \n,-:YG6"[lot(8)]),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let Ok(session) = Session::learn(ruleset, &text, 1, Speed::Instant.into(), levels()) else {
            continue;
        };
        begun += 1;
        let mut desk = Desk::at(session);
        for _ in 0..4 {
            desk.say(Intent::Roll);
            let choices = desk.session.choices();
            if let Some(choice) = choices.first() {
                desk.say(Intent::Play(desk.session.table().id(choice)));
            }
            assert!(desk.scene().lesson.is_some());
        }
    }
    assert!((count / 40..count - count / 40).contains(&begun), "{begun}");
}

/// The middle of a pawn on a space.
fn pawn_on(desk: &Desk, name: &str) -> Point {
    let size = PieceSize::of(desk.session.table().board());
    size.middle(place(desk, name))
}

#[test]
fn a_mark_follows_its_pawn_and_stays_beside_it() {
    let mut desk = learn("pollyanna-1951", 7);
    let rival = |desk: &Desk| {
        let marks = task(desk).layout.marks;
        let mark = marks
            .into_iter()
            .find(|mark| mark.words == "Capture this pawn");
        mark.map(|mark| (mark.at, mark.badge, mark.caption))
    };
    let (at, badge, caption) = rival(&desk).unwrap();
    assert_eq!(at, pawn_on(&desk, "G11"));
    assert!(distance(badge, at) > CLEAR && !caption.covers(at, 260));
    // The other die first: the pawn is still there.
    desk.play("1 B1-B2");
    assert_eq!(rival(&desk).map(|mark| mark.0), Some(at));
    desk.play("3 G8xG11");
    // It waits in its corner, and no other pawn on that space is marked.
    assert_eq!(rival(&desk), None);
    assert_eq!(task(&desk).layout.arrow, None);

    let mut desk = learn("pollyanna-1951", 10);
    let marked = |desk: &Desk| task(desk).layout.arrow.unwrap().to;
    assert_eq!(marked(&desk), pawn_on(&desk, "Yh3"));
    desk.play("5 G9-G14");
    assert_eq!(marked(&desk), pawn_on(&desk, "Yh3"));
    let mut desk = learn("pollyanna-1951", 1);
    desk.play("3 B12-Y0");
    assert_eq!(marked(&desk), pawn_on(&desk, "Y0"));
}

#[test]
fn the_learner_sits_at_the_bottom_as_in_a_game() {
    let mut desk = learn("pollyanna-1951", 7);
    assert_ne!(desk.scene().board.layout.turns, 0);
    let before = task(&desk).layout;
    let at = before.marks[0].at;
    assert_eq!(at, pawn_on(&desk, "G11"));
    assert!(place(&desk, "Y6").y > 5_000 && place(&desk, "Y0").y > 9_000);
    desk.say(Intent::Prefer(PlayerSettings {
        own_colour_below: false,
        ..PlayerSettings::default()
    }));
    assert_eq!(desk.scene().board.layout.turns, 0);
    let layout = task(&desk).layout;
    assert_eq!(layout.marks[0].at, pawn_on(&desk, "G11"));
    assert_ne!(layout.marks[0].at, at);
    assert_ne!(layout.bubble, before.bubble);
    // On Annie's street nobody has a side.
    assert_eq!(learn("annie", 1).scene().board.layout.turns, 0);
}

#[test]
fn the_task_says_what_is_left() {
    let mut desk = learn("pollyanna-1951", 7);
    assert!(task(&desk).task.starts_with("Land on the lone red pawn"));
    desk.play("3 G8xG11");
    assert_eq!(task(&desk).progress, Progress::Going);
    let left = "Captured! Now take your bonus: move one of your pawns 10 spaces.";
    assert_eq!(task(&desk).task, left);
    assert!(announced(&desk).ends_with(left), "{}", announced(&desk));
    // In another language, too.
    let ruleset = games::ruleset("pollyanna-1951").unwrap();
    let spanish = text_in(ruleset, Language::Es);
    desk.session.rebuild_lesson_texts(spanish);
    assert!(task(&desk).task.contains("cobra tu premio"));
    desk.session.rebuild_lesson_texts(text(ruleset));
    desk.undo();
    assert!(task(&desk).task.starts_with("Land on the lone red pawn"));
    desk.play("3 G8xG11");
    desk.play("+10 G11-R6");
    assert_eq!(task(&desk).progress, Progress::Done);
}

#[test]
fn the_bubble_and_captions_cover_nothing_that_a_task_needs() {
    for language in Language::ALL {
        words::speak(language);
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let text = &in_edition(text_in(ruleset, language), ruleset.edition.name);
            for (index, lesson) in lesson::read(text).unwrap().iter().enumerate() {
                let begun =
                    Session::learn(ruleset, text, index + 1, Speed::Instant.into(), levels());
                let mut desk = Desk::at(begun.unwrap());
                if lesson.done.first() == Some(&lesson::Objective::Rolls) {
                    desk.roll();
                }
                let (when, layout) = (format!("{ruleset}: {}", lesson.title), task(&desk).layout);
                let table = desk.session.table();
                let (board, pieces) = (desk.session.local().layout(), table.pieces());
                let out = |index: &usize| board.space(pieces[*index].at).kind != Kind::Yard;
                let pawns = (0..pieces.len()).filter(out);
                let pawns = pawns.map(|index| piece_layout::spot(board, pieces, index));
                let scene = desk.scene();
                let dice = scene.board.dice.iter().map(|die| die.at);
                let mut needed: Vec<Point> = pawns.chain(dice).collect();
                needed.extend(layout.marks.iter().map(|mark| mark.at));
                for objective in &lesson.done {
                    if let lesson::Objective::Stands(names) = objective {
                        needed.extend(names.iter().map(|name| place(&desk, name)));
                    }
                }
                // Where the pawns can go, also those that are not selected.
                let choices = desk.session.choices();
                let goals = choices.iter().filter_map(|choice| choice.pointing.to);
                let goals = goals.map(|space| board.space(space).place);
                let goals: Vec<Point> = goals.collect();
                assert!(layout.bubble.is_on_board(), "{when}");
                assert!(layout.arrow.is_some(), "{when}");
                for at in &needed {
                    assert!(!layout.bubble.covers(*at, CLEAR), "{when}: {at:?}");
                }
                for (index, mark) in layout.marks.iter().enumerate() {
                    assert!(mark.caption.is_on_board(), "{when}: {mark:?}");
                    assert!(!mark.caption.overlaps(&layout.bubble), "{when}: {mark:?}");
                    for at in &needed {
                        assert!(!mark.caption.covers(*at, 200), "{when}: {mark:?}, {at:?}");
                        assert!(distance(mark.badge, *at) > 250, "{when}: {mark:?}, {at:?}");
                    }
                    for at in &goals {
                        assert!(!mark.caption.covers(*at, 200), "{when}: {mark:?}, {at:?}");
                    }
                    for other in &layout.marks[..index] {
                        assert!(!mark.caption.overlaps(&other.caption), "{when}: {mark:?}");
                    }
                }
            }
        }
    }
}
