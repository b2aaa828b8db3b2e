//! Sums: one pawn moves by both dice.

use std::collections::BTreeSet;

use rules::board::Space;
use table::durations::Speed;
use table::game_session;
use table::lesson::Progress;
use table::position_lines::random_record;
use table::scene::{Goal, Scene};
use table::session::{Intent, Pointed, Session};

use crate::desk::{Desk, id, play};
use crate::lesson::learn_at;
use crate::repetitions;
use crate::touch::session;

/// Yellow has pawns on Y8 and Y6 and has rolled 4 and 3.
const ROLLED: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
    open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 5-1: 1+5 yard-Y6\n\
    R 6-3: 6 yard-R6, 3 R6-R9\nY 4-3:\n";

fn goals(scene: &Scene) -> Vec<&str> {
    let goals = scene.board.goals.iter();
    goals.map(|goal| &*goal.label).collect()
}

fn last_line(desk: &Desk) -> &str {
    desk.saved.lines().last().unwrap_or_default()
}

#[test]
fn a_tap_on_the_sum_of_both_dice_plays_both_and_undo_takes_both_back() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.choose("Y6");
    let before = desk.scene();
    assert_eq!(goals(&before), ["Y9", "Y10", "Y13, with 3 and 4"]);
    let sum = &before.board.goals[2];
    assert!(sum.spent.is_sum && sum.spent.text == "7" && sum.spent.die.is_none());
    assert_eq!(sum.step, "4 Y6-Y10, 3 Y10-Y13");
    // On from the space between.
    let board = desk.session.table().board();
    let [between, end] = ["Y10", "Y13"].map(|name| board.space(board.find(name).unwrap()).place);
    assert_eq!(sum.ways.len(), 1);
    assert_eq!(sum.ways[0].first(), Some(&between));
    assert_eq!(sum.ways[0].last(), Some(&end));
    // The list of moves has single steps alone.
    assert!(
        before
            .moves
            .list
            .iter()
            .all(|each| !each.step.contains(','))
    );
    let entries = desk.session.table().entry_count();
    desk.choose("Y13");
    assert_eq!(last_line(&desk), "Y 4-3: 4 Y6-Y10, 3 Y10-Y13");
    assert!(desk.session.shown().ticket().is_some(), "one movement");
    desk.shown();
    assert_eq!(desk.session.shown().ticket(), None);
    desk.undo();
    assert_eq!(desk.session.table().entry_count(), entries);
    desk.say(Intent::Redo);
    assert_eq!(last_line(&desk), "Y 4-3: 4 Y6-Y10, 3 Y10-Y13");
    desk.undo();
    assert_eq!(desk.session.table().entry_count(), entries);
}

#[test]
fn a_drop_or_a_key_on_the_sum_plays_both_and_pointing_at_it_lights_the_whole_way() {
    let space = |desk: &Desk, name| desk.session.table().board().find(name).unwrap();
    let mut desk = Desk::resumed(ROLLED, &[]);
    let [from, to] = ["Y6", "Y13"].map(|name| space(&desk, name));
    desk.say(Intent::Drag(from));
    assert_eq!(desk.scene().board.goals.len(), 3);
    desk.say(Intent::Move(from, to));
    assert_eq!(last_line(&desk), "Y 4-3: 4 Y6-Y10, 3 Y10-Y13");

    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.choose("Y6");
    let choosable = table::board_navigation::choosable(&desk.session);
    assert_eq!(choosable.last(), Some(&to));
    assert_eq!(
        table::speech::space_told(&desk.session, to),
        "Y13, empty, reached with 3 and 4"
    );
    let pointed = id(&desk.session, "4 Y6-Y10, 3 Y10-Y13");
    desk.say(Intent::Point(Some(Pointed::Choice(pointed))));
    assert_eq!(desk.scene().board.lit.len(), 8);
    desk.say(table::board_navigation::chosen(&desk.session, to));
    assert_eq!(last_line(&desk), "Y 4-3: 4 Y6-Y10, 3 Y10-Y13");
}

#[test]
fn a_chosen_die_has_no_sums() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.say(Intent::ChooseDie(0));
    let board = desk.session.table().board();
    let y6 = board.find("Y6").unwrap();
    desk.say(Intent::Select(y6));
    assert_eq!(desk.scene().board.goals.len(), 1);
    desk.say(Intent::ChooseDie(0));
    assert_eq!(desk.scene().board.goals.len(), 3);
}

#[test]
fn a_lesson_takes_both_dice_at_once() {
    for (edition, pawn, goal) in [
        ("pollyanna-1951", "B12", "Yh4"),
        ("parcheesi", "B15", "Yh6"),
    ] {
        let mut lesson = learn_at(edition, 1, Speed::Instant);
        lesson.choose(pawn);
        assert!(
            lesson
                .scene()
                .board
                .goals
                .iter()
                .any(|goal| goal.spent.is_sum)
        );
        lesson.choose(goal);
        let progress = lesson.scene().lesson.map(|task| task.progress);
        assert_eq!(progress, Some(Progress::Done), "{edition}");
    }
}

/// The moments of random games in which a person chooses, with each pawn that can be selected.
fn each_pawn(games: u64, mut each: impl FnMut(&str, usize, &Session, Space)) {
    for ruleset in ["pollyanna-1951", "parcheesi"] {
        for seed in 0..games {
            let record = random_record(ruleset, "YBRG", seed).unwrap();
            let record = record.replace("=random", "=person");
            let entries = game_session::resume(&record).unwrap().entry_count();
            for at in (0..entries).step_by(11) {
                let session = session(&record, at);
                let choices = session.choices();
                let from: BTreeSet<Space> = choices
                    .iter()
                    .filter_map(|each| each.pointing.from)
                    .collect();
                for from in from {
                    each(&record, at, &session, from);
                }
            }
        }
    }
}

/// The goals of a pawn that need both dice.
fn sums(session: &mut Session, from: Space) -> Vec<Goal> {
    session.update(Intent::Select(from));
    let goals = Scene::of(session).board.goals;
    goals.into_iter().filter(|goal| goal.spent.is_sum).collect()
}

#[test]
fn a_sum_is_a_goal_exactly_if_each_step_is_legal() {
    let mut count = 0;
    each_pawn(repetitions(1, 20), |record, at, session, from| {
        let mut selected = session.clone();
        let found = sums(&mut selected, from);
        // Each step on its own.
        let mut expected = BTreeSet::new();
        let mut singles = BTreeSet::new();
        for first in session.choices() {
            let pointing = first.pointing;
            if pointing.from != Some(from) {
                continue;
            }
            singles.extend(pointing.to);
            let mut between = session.clone();
            between.update(play(session, &session.table().step(&first)));
            if first.die().is_none() || between.table().entry_count() != at + 1 {
                continue;
            }
            let on = between.choices().into_iter().filter(|second| {
                let on = second.pointing;
                second.die().is_some() && (on.piece, on.from) == (pointing.piece, pointing.to)
            });
            expected.extend(on.filter_map(|second| second.pointing.to));
        }
        let spaces: BTreeSet<Space> = found.iter().map(|goal| goal.space).collect();
        let expected: BTreeSet<Space> = expected.difference(&singles).copied().collect();
        assert_eq!(spaces, expected, "{record} at {at}");
        for goal in found {
            if goal.ways.len() > 1 {
                continue;
            }
            let mut played = selected.clone();
            played.update(Intent::Choose(goal.space));
            let history = &played.table().history()[at..];
            let [one, other, ..] = history else {
                panic!("{} plays {}: {record} at {at}", goal.label, history.len());
            };
            let mut game = session.table().game().boxed_clone();
            let first = game.write(*one);
            game.apply(*one);
            assert_eq!(goal.step, format!("{first}, {}", game.write(*other)));
            count += 1;
        }
    });
    assert!(count > 50, "{count}");
}

#[test]
fn ways_that_differ_are_both_offered() {
    let mut count = 0;
    each_pawn(repetitions(3, 40), |record, at, session, from| {
        let mut selected = session.clone();
        let sums = sums(&mut selected, from);
        for goal in sums.into_iter().filter(|goal| goal.ways.len() > 1) {
            selected.update(Intent::Choose(goal.space));
            assert_eq!(selected.table().entry_count(), at, "{record}");
            let asking = Scene::of(&selected).moves.asking;
            assert_eq!(asking.len(), goal.ways.len());
            let words: BTreeSet<_> = asking.iter().map(|each| each.words.clone()).collect();
            assert_eq!(words.len(), asking.len(), "{words:?}");
            let mut ends = BTreeSet::new();
            for each in &asking {
                let mut played = selected.clone();
                played.update(Intent::Play(each.id));
                assert!(played.table().entry_count() > at + 1, "{record}");
                let mut table = played.table().clone();
                table.back_to(at + 2);
                ends.insert(table.position(None));
            }
            assert_eq!(ends.len(), asking.len());
            if asking.iter().any(|each| each.words.contains("captures")) {
                count += 1;
            }
        }
    });
    assert!(count > 0);
}
