//! Stories told in full, where what must not happen matters as much as what does. Those in which
//! each effect counts are in `tests/golden`.

use rules::board::Space;
use rules::narrator::Line;
use table::dice_mode::DiceMode;
use table::durations::Speed;
use table::position_lines;
use table::scene::Scene;
use table::session::{
    Effect, Hint, Intent, Pointed, Purpose, RankedPlay, Session, Threats, Ticket,
};

use crate::desk::{Desk, id, levels, play, setup, start};
use crate::spoil::lots;

/// A person who has rolled 6-3 in the first turn, against `other`.
fn rolled(other: &str, then: &[(u8, u8)]) -> Desk {
    let rolls: Vec<_> = [(6, 3), (5, 1), (6, 3)]
        .iter()
        .chain(then)
        .copied()
        .collect();
    let mut desk = Desk::new(&format!("Y=person&R={other}"), &rolls);
    desk.roll();
    desk.shown();
    if other == "person" {
        desk.roll();
    } else {
        desk.paused();
    }
    desk.shown();
    desk.roll();
    desk
}

/// The whole turn of that person.
fn played(other: &str, then: &[(u8, u8)]) -> Desk {
    let mut desk = rolled(other, then);
    desk.play("6 yard-Y6");
    desk.play("3 Y6-Y9");
    desk
}

#[test]
fn the_same_dice_come_again_after_a_different_choice() {
    let query = "Y=person&R=person&seed=42";
    let mut opened = Desk::at(start(query, 0));
    while opened.session.local().can_roll() {
        opened.roll();
    }
    // Two who always choose differently see the same dice, roll by roll of each seat.
    let rolls = |first: bool| {
        let mut session = opened.session.clone();
        for _ in 0..400 {
            let choices = session.choices();
            let choice = if first {
                choices.first()
            } else {
                choices.last()
            };
            session.update(choice.map_or(Intent::Roll, |choice| {
                Intent::Play(session.table().id(choice))
            }));
        }
        let record = session.table().record();
        let rolled = record.lines().filter(|line| line.starts_with('Y'));
        rolled.map(|line| line[..5].to_owned()).collect::<Vec<_>>()
    };
    let (one, other) = (rolls(true), rolls(false));
    let common = one.len().min(other.len());
    assert!(common > 20);
    assert_eq!(one[..common], other[..common]);
}

#[test]
fn a_roll_after_undo_is_the_same() {
    let mut session = start("Y=person&R=person&seed=3", 0).0;
    for _ in 0..60 {
        let Some(choice) = session.choices().into_iter().next() else {
            session.update(Intent::Roll);
            continue;
        };
        let before = session.table().record();
        let is_pass = session.table().step(&choice) == "pass";
        session.update(Intent::Play(session.table().id(&choice)));
        if choice.pointing.piece.is_none() && is_pass {
            assert!(
                !session.undo().can_undo(session.local()),
                "a pass was no choice"
            );
            continue;
        }
        session.update(Intent::Undo);
        assert_eq!(session.table().record(), before);
        session.update(Intent::Play(session.table().id(&choice)));
        // What comes after it does not know that anything was taken back.
        let mut straight =
            Session::resume(&session.table().record(), 0, Speed::Fast.into(), levels())
                .unwrap()
                .0;
        let mut bent = session.clone();
        straight.update(Intent::Roll);
        bent.update(Intent::Roll);
        assert_eq!(straight.table().record(), bent.table().record());
    }
}

#[test]
fn undo_works_in_the_pause_before_a_bots_turn() {
    let mut desk = played("easy", &[(2, 1)]);
    desk.shown();
    assert!(matches!(desk.effects[..], [_, Effect::Pause(_, 1_500)]));
    let mut late = Desk::at((desk.session.clone(), Vec::new()));
    late.pause = desk.pause;
    desk.undo();
    desk.paused();
    assert_eq!(desk.effects, [], "the bot waits for a turn that is over");
    assert!(desk.session.local().is_persons_turn());
    late.paused();
    late.undo();
    assert!(late.saved.contains("\nback 1\n"), "the record tells it");
}

#[test]
fn one_person_goes_back_past_the_plays_of_bots_and_the_same_dice_come_again() {
    let mut desk = played("easy", &[(2, 1)]);
    desk.shown();
    desk.paused();
    desk.shown();
    desk.answer("pass");
    assert!(desk.session.local().can_roll() && desk.scene().now.can.undo);
    desk.undo();
    assert!(
        desk.saved.ends_with("\nY 6-3: 6 yard-Y6\n"),
        "{}",
        desk.saved
    );
    // Again, to what was chosen before that, and no further.
    desk.undo();
    assert!(desk.saved.ends_with("\nY 6-3:\n"), "{}", desk.saved);
    assert!(!desk.session.undo().can_undo(desk.session.local()));
}

#[test]
fn undo_stops_at_a_bots_play_among_several_people() {
    let rolls = [(6, 3), (5, 1), (4, 1), (6, 3), (2, 1)];
    let mut desk = Desk::new("Y=person&G=easy&R=person", &rolls);
    desk.say(Intent::Prefer(Speed::Instant.into()));
    while desk.session.choices().is_empty() {
        match desk.session.local().can_roll() {
            true => desk.roll(),
            false => desk.paused(),
        }
    }
    desk.play("6 yard-Y6");
    desk.play("3 Y6-Y9");
    assert!(
        desk.session.undo().can_undo(desk.session.local()),
        "nothing was seen since"
    );
    desk.paused();
    assert!(
        !desk.session.undo().can_undo(desk.session.local()),
        "the bot's roll was seen"
    );
}

#[test]
fn among_people_undo_works_until_the_next_roll() {
    let mut desk = played("person", &[(2, 1)]);
    assert!(desk.session.undo().can_undo(desk.session.local()) && desk.session.local().can_roll());
    desk.undo();
    desk.play("3 Y6-Y9");
    desk.roll();
    assert!(!desk.session.undo().can_undo(desk.session.local()));
    assert_eq!(desk.say(Intent::Undo), []);
}

#[test]
fn a_winning_step_can_be_taken_back() {
    let record = position_lines::random_record("pollyanna-1951", "YR", 1).unwrap();
    let record = record.replace("=random", "=person");
    let mut desk = Desk::resumed(&record, &[]);
    assert!(desk.scene().end.is_some());
    assert!(desk.saved.contains("\nend winner="));
    desk.undo();
    assert!(desk.scene().end.is_none());
    assert!(!desk.saved.contains("\nend winner="));
    let step = desk.step(0);
    desk.play(&step);
    assert_eq!(desk.saved, record);
}

#[test]
fn a_refused_step_changes_nothing_and_is_said() {
    let mut desk = rolled("easy", &[]);
    let (record, position) = (desk.session.table().record(), desk.position());
    for step in [
        "3 yard-Y3",
        "6 yard-G6",
        "pass",
        "+10 -",
        "6",
        "",
        "\u{0}",
        "6 yard-Y6, 3 Y6-Y9",
    ] {
        let stale = play(&desk.session, step);
        assert_eq!(desk.say(stale), [], "{step}");
        assert_eq!(
            (desk.session.table().record(), desk.position()),
            (record.clone(), position.clone())
        );
    }
}

#[test]
fn a_tap_on_a_pawn_before_the_roll_says_so() {
    let mut desk = Desk::new("Y=person&R=easy", &[]);
    desk.choose("Y yard");
    assert!(matches!(&desk.effects[..], [Effect::Alert(said)] if said == "Roll first"));
    desk.say(Intent::Unselect);
    assert_eq!(
        desk.scene().now.alert,
        None,
        "it goes with the next message"
    );
}

#[test]
fn a_pawn_that_cannot_move_says_so_when_it_is_tapped() {
    let mut desk = played("person", &[(2, 1), (2, 1)]);
    desk.roll();
    desk.play("pass");
    desk.roll();
    desk.choose("Y yard");
    assert!(matches!(&desk.effects[..], [Effect::Alert(said)] if said.ends_with("(Rule P-12)")));
    desk.choose("Y9");
    assert_eq!(
        desk.session.selection().selected(desk.session.local()),
        desk.session.table().board().find("Y9")
    );
    desk.choose("Y9");
    assert_eq!(
        desk.session.selection().selected(desk.session.local()),
        None
    );
}

#[test]
fn every_roll_and_step_is_saved_first() {
    let mut desk = rolled("easy", &[(2, 1)]);
    for step in ["6 yard-Y6", "", "6 yard-Y6", "3 Y6-Y9"] {
        let message = match step {
            "" => Intent::Undo,
            step => play(&desk.session, step),
        };
        desk.say(message);
        assert!(matches!(&desk.effects[0], Effect::Save(_)));
        assert_eq!(desk.saved, desk.session.table().record());
    }
}

/// Whatever comes in, in whatever order: the session goes on, and its state is the fold of what
/// it saved.
#[test]
fn no_intent_at_any_moment_panics() {
    let mut lot = lots(12_345);
    for game in 0..20 {
        let query = [
            "Y=person&R=easy",
            "Y=person&R=person",
            "Y=easy&R=medium",
            "Y=person&G=easy&R=person&B=medium",
            "Y=person&R=easy&dice=everyone",
        ][game % 5];
        let manual_dice = setup(query).table_settings().manual_dice;
        let mut desk = Desk::at(start(query, game as u64));
        for round in 0..1_000 {
            let session = &desk.session;
            let choices = session.table().choices();
            let entry_count = session.table().entry_count();
            let ticket = Ticket {
                generation: lot(3) as u32,
                entry_count: entry_count.saturating_sub(lot(3)),
            };
            let purpose = [Purpose::Play, Purpose::Hint, Purpose::Threats][lot(3)];
            let step = match choices.len() {
                0 => "pass".to_owned(),
                count => desk.step(lot(count)),
            };
            let message = match lot(16) {
                0 if lot(4) == 0 => Intent::Redo,
                0 => Intent::Undo,
                1 if lot(2) == 0 => Intent::ShowThreats(lot(3) > 0),
                1 if lot(4) == 0 => Intent::ShowPlay(lot(2)),
                1 => Intent::Hint,
                2 if lot(2) == 0 => Intent::Finish,
                2 if lot(3) == 0 => Intent::Unselect,
                2 => Intent::ChooseDie(lot(3)),
                3 if lot(2) == 0 => {
                    let pointed = Pointed::Choice(id(&desk.session, &step));
                    Intent::Point(Some(pointed))
                }
                3 => Intent::Prefer(Speed::ALL[lot(4)].into()),
                4 => match purpose {
                    Purpose::Play => Intent::Answered(ticket, step),
                    Purpose::Hint => Intent::Hinted(
                        ticket,
                        Hint {
                            plays: vec![RankedPlay {
                                steps: vec![step.clone(), step],
                                move_words: String::new(),
                                words: Line::same(String::new()),
                                reason: String::new(),
                                chance: None,
                            }],
                            why: String::new(),
                        },
                    ),
                    Purpose::Threats => Intent::ThreatsFound(ticket, Threats::default()),
                },
                5 if lot(20) == 0 => Intent::NotAnswered(ticket, purpose, "silence".to_owned()),
                6 => Intent::MovementEnded(ticket),
                7 => Intent::Paused(ticket),
                8 => play(&desk.session, "9 home-yard"),
                9 | 10 => play(&desk.session, &step),
                11 | 12 => Intent::Choose(Space(lot(256) as u8)),
                _ => match (session.shown().ticket(), &desk.question, desk.pause) {
                    (Some(ticket), ..) => Intent::MovementEnded(ticket),
                    (_, Some(question), _) if lot(2) == 0 => {
                        let text = if question.purpose == Purpose::Threats {
                            "36"
                        } else {
                            &step
                        };
                        desk.answering(question, text)
                    }
                    (_, _, Some(pause)) if lot(2) == 0 => Intent::Paused(pause),
                    _ if manual_dice == DiceMode::Everyone => match lot(20) {
                        0 => Intent::Enter("6-3".to_owned()),
                        1 => Intent::Enter(step),
                        _ => Intent::Tap(lot(3), lot(8) as u8),
                    },
                    _ => Intent::Roll,
                },
            };
            let before = session.table().record();
            let could_undo = session.undo().can_undo(session.local());
            desk.say(message.clone());
            let now = desk.session.table().entry_count();
            // A roll that was told goes back together with the pass after it.
            let back = if manual_dice == DiceMode::Nobody {
                1
            } else {
                2
            };
            let is_back = message == Intent::Undo;
            assert!(is_back || now + back >= entry_count, "{message:?}");
            let is_again = message == Intent::Redo;
            assert!(is_again || now <= entry_count + 1, "{message:?}");
            assert!(now >= entry_count || (message == Intent::Undo && could_undo));
            let changed = desk.session.table().record() != before;
            let saved = matches!(desk.effects.first(), Some(Effect::Save(_)))
                || matches!(desk.effects.get(1), Some(Effect::Save(_)));
            assert_eq!(changed, saved, "{message:?}: {:?}", desk.effects);
            if round % 50 == 0 {
                let mut resumed = Session::resume(
                    &desk.saved,
                    0,
                    desk.session.local().settings().player,
                    levels(),
                )
                .unwrap()
                .0;
                resumed.read_table_settings(&desk.session.local().table_settings_line());
                desk.say(Intent::Finish);
                if desk.session.table().node().seat().is_none() {
                    desk.paused();
                }
                let mut scene = desk.scene();
                (scene.now.alert, scene.moves.hint, scene.board.settled) = (None, None, true);
                (scene.board.hint_ways, scene.board.lit) = (Vec::new(), Vec::new());
                desk.say(Intent::Point(None));
                desk.say(Intent::Unselect);
                desk.say(Intent::ShowThreats(false));
                (scene.moves.threats, scene.now.can.threats) = (Vec::new(), Some(false));
                let unselected = desk.scene();
                if let Some(asked) = &mut scene.now.roll_prompt {
                    asked.dice.iter_mut().for_each(|die| die.shows = None);
                }
                (scene.moves.list, scene.board.pawns, scene.board.goals) = (
                    unselected.moves.list,
                    unselected.board.pawns,
                    unselected.board.goals,
                );
                (scene.now.die_uses, scene.board.dice) =
                    (unselected.now.die_uses, unselected.board.dice);
                let mut fresh = Scene::of(&resumed);
                (fresh.now.alert, fresh.board.settled) = (None, true);
                scene.board.alert_at = fresh.board.alert_at;
                // Lines and moods of characters end with the next input.
                for seats in [&mut scene.seats, &mut fresh.seats] {
                    seats.remark = None;
                    seats.panels.iter_mut().for_each(|panel| panel.mood = None);
                }
                // A save records neither undone steps nor which steps were automatic.
                (scene.now.can.redo, scene.now.can.undone_rounds) =
                    (false, fresh.now.can.undone_rounds);
                for (one, other) in scene.moves.list.iter_mut().zip(&mut fresh.moves.list) {
                    (one.hinted, other.hinted) = (false, false);
                }
                assert_eq!(scene, fresh);
            }
        }
    }
}

#[test]
fn choices_are_computed_once_a_moment() {
    let mut desk = rolled("person", &[]);
    desk.shown();
    let found = |desk: &Desk| {
        let choices = desk.session.table().choices();
        (choices.as_ptr(), choices.len())
    };
    let before = found(&desk);
    desk.say(Intent::Select(
        desk.session.table().board().find("Y yard").unwrap(),
    ));
    assert!(
        desk.session
            .selection()
            .selected(desk.session.local())
            .is_some()
    );
    let _ = (desk.scene(), desk.session.choices());
    assert_eq!(found(&desk), before);
    for _ in 0..2 {
        let steps = |desk: &Desk| {
            let choices = desk.session.choices().into_iter();
            choices
                .map(|choice| desk.session.table().step(&choice))
                .collect::<Vec<_>>()
        };
        let all = steps(&desk);
        desk.play("6 yard-Y6");
        assert_ne!(steps(&desk), all);
        desk.undo();
        assert_eq!(steps(&desk), all);
    }
}

#[test]
fn people_go_back_across_a_seen_roll_only_when_asked() {
    let mut desk = Desk::new("Y=person&R=person", &[(6, 3), (5, 1), (6, 3), (6, 5)]);
    desk.roll();
    desk.shown();
    while desk.session.table().is_for_start() {
        desk.paused();
        desk.shown();
    }
    desk.roll();
    desk.shown();
    desk.play("6 yard-Y6");
    desk.shown();
    assert!(
        desk.session.undo().can_undo(desk.session.local())
            && !desk.session.undo().can_go_back(desk.session.local())
    );
    desk.play("3 Y6-Y9");
    desk.shown();
    desk.roll();
    desk.shown();
    // Red's roll was seen.
    assert!(
        !desk.session.undo().can_undo(desk.session.local())
            && desk.session.undo().can_go_back(desk.session.local())
    );
    desk.say(Intent::GoBack);
    assert!(desk.session.table().position(None).ends_with(" Y:3"));
    assert!(
        desk.session.undo().can_undo(desk.session.local()),
        "the first die can be undone as before"
    );
}
