//! What is told, and when: nothing of a movement before it has landed.

use table::durations::Speed;
use table::position_lines;
use table::scene::Scene;
use table::session::{Effect, Intent, PlayerSettings, Session, Watch};

use crate::desk::{Desk, levels};

/// Two pawns of Yellow's are out; Yellow has rolled.
const ROLLED: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
    open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 5-1: 1+5 yard-Y6\n\
    R 6-3: 6 yard-R6, 3 R6-R9\nY 4-3:\n";

fn said(effects: &[Effect]) -> usize {
    let said = |effect: &&Effect| matches!(effect, Effect::Announce(_) | Effect::Alert(_));
    effects.iter().filter(said).count()
}

/// What is told, without what is drawn.
fn told(scene: &Scene) -> impl PartialEq + std::fmt::Debug {
    let steps: Vec<String> = scene
        .moves
        .list
        .iter()
        .map(|each| each.step.clone())
        .collect();
    (
        (
            scene.now.status.clone(),
            scene.seats.panels.clone(),
            scene.log.clone(),
        ),
        (scene.now.can, steps, scene.now.bonuses.clone()),
        (
            scene.board.notes.clone(),
            scene.moves.threats.clone(),
            scene.end.clone(),
        ),
    )
}

#[test]
fn a_scene_tells_what_was_true_until_the_movement_has_landed() {
    let mut desk = Desk::resumed(ROLLED, &[(6, 5)]);
    desk.say(Intent::ShowThreats(true));
    desk.answer("36 | Y Y8 R3");
    let before = desk.scene();
    assert!(!before.moves.threats.is_empty() && !before.moves.list.is_empty());
    desk.play("3 Y8-Y11");
    let during = desk.scene();
    assert_eq!(told(&during), told(&before));
    assert_eq!(said(&desk.effects), 0);
    assert!(!during.board.settled);
    // The pieces and dice on the board are drawn where they belong, and none can be chosen yet.
    assert_eq!(during.now.dice, before.now.dice);
    assert_ne!(during.board.dice, before.board.dice);
    assert_ne!(
        during
            .board
            .pawns
            .iter()
            .map(|pawn| pawn.at)
            .collect::<Vec<_>>(),
        before
            .board
            .pawns
            .iter()
            .map(|pawn| pawn.at)
            .collect::<Vec<_>>()
    );
    assert!(during.board.pawns.iter().all(|pawn| pawn.label.is_none()));
    assert!(during.board.goals.is_empty());
    desk.shown();
    assert_eq!(said(&desk.effects), 1);
    let after = desk.scene();
    assert!(after.board.settled && after.log.len() == before.log.len() + 1);
    assert!(after.now.can.undo && !before.now.can.undo);
    assert!(after.board.pawns.iter().any(|pawn| pawn.label.is_some()));
}

#[test]
fn a_roll_is_announced_after_the_dice_land() {
    let mut desk = Desk::new("Y=person&R=easy", &[(6, 3), (5, 1), (6, 3)]);
    desk.roll();
    let during = desk.scene();
    assert_eq!((during.log.len(), said(&desk.effects)), (0, 0));
    assert!(during.now.can.roll.is_some());
    assert!(
        during
            .seats
            .panels
            .iter()
            .all(|panel| panel.opened.is_none())
    );
    desk.shown();
    assert_eq!((desk.scene().log.len(), said(&desk.effects)), (1, 1));
    assert!(desk.scene().seats.panels[0].opened.is_some());
}

#[test]
fn the_text_of_a_card_is_shown_once_it_has_turned_over() {
    let record = "turnout 1\nruleset sorry\nseats R=person Y=person\nopen R\n";
    let mut desk = Desk::resumed(record, &[(1, 1)]);
    let told = |desk: &Desk| {
        let cards = desk.scene().cards.expect("cards");
        (
            cards.card.map(|card| card.name),
            cards.told.map(|told| told.card.name),
        )
    };
    desk.roll();
    assert_eq!(told(&desk), (Some("1"), None));
    desk.shown();
    assert_eq!(told(&desk), (Some("1"), Some("1")));
    desk.play("1 yard-R4");
    assert_eq!(told(&desk), (Some("1"), Some("1")));
    // Until a person can draw the next one.
    desk.shown();
    assert_eq!(told(&desk), (Some("1"), None));
}

#[test]
fn the_note_of_a_blockade_goes_when_a_pawn_leaves_it() {
    let record = "turnout 1\nruleset parcheesi\nseats Y=person R=person\nopen Y 5\nopen R 3\n\
        Y 5-1: 5 yard-Y5, 1 Y5-Y6\nR 6-4: pass\nY 5-1: 5 yard-Y5, 1 Y5-Y6\nR 6-4: pass\nY 2-1:\n";
    let mut desk = Desk::resumed(record, &[]);
    assert_eq!(desk.scene().board.notes.len(), 1);
    desk.play("2 Y6-Y8");
    assert!(!desk.scene().board.settled);
    assert_eq!(desk.scene().board.notes, []);
}

#[test]
fn a_tap_ends_the_animation() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.play("3 Y8-Y11");
    desk.say(Intent::Finish);
    assert_eq!(said(&desk.effects), 1);
    assert!(desk.scene().board.settled);
    let (entries, log) = (desk.session.table().entry_count(), desk.scene().log);
    assert_eq!(log.len(), desk.session.table().log().len());
    desk.say(Intent::Finish);
    assert_eq!(desk.effects, []);
    assert_eq!(desk.session.table().entry_count(), entries);
}

#[test]
fn events_are_announced_in_order() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.play("3 Y8-Y11");
    desk.play("4 Y11-G0");
    let first =
        |effect: &Effect| matches!(effect, Effect::Announce(words) if words.contains("Y8 to Y11"));
    assert!(desk.effects.iter().any(first), "it is there at once now");
    assert_eq!(
        desk.scene().log[..],
        desk.session.table().log()[..desk.scene().log.len()]
    );
    desk.shown();
    assert_eq!(said(&desk.effects), 1);
}

#[test]
fn events_undone_during_their_animation_are_never_announced() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    let before = desk.scene();
    desk.play("3 Y8-Y11");
    desk.undo();
    assert_eq!(said(&desk.effects), 1, "only that it was taken back");
    let mut scene = desk.scene();
    assert!(std::mem::take(&mut scene.now.can.redo));
    assert_eq!(scene, before);
}

#[test]
fn instant_speed_announces_everything_at_once() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    desk.say(Intent::Prefer(Speed::Instant.into()));
    desk.play("3 Y8-Y11");
    assert_eq!(said(&desk.effects), 1);
    assert!(desk.scene().board.settled && desk.scene().now.can.undo);
}

/// A game before its last step.
fn nearly_over() -> (Desk, String) {
    let record = position_lines::random_record("pollyanna-1951", "YR", 1).unwrap();
    let mut desk = Desk::resumed(&record.replace("=random", "=person"), &[]);
    desk.undo();
    let step = desk.step(0);
    (desk, step)
}

#[test]
fn the_end_is_told_a_moment_after_the_last_landing() {
    let (mut desk, step) = nearly_over();
    desk.play(&step);
    assert!(desk.scene().end.is_none());
    desk.shown();
    assert!(matches!(
        desk.effects[..],
        [Effect::Announce(_), Effect::Pause(_, 1_200..)]
    ));
    assert!(desk.scene().end.is_none(), "the last move is looked at");
    assert!(desk.scene().now.status.contains("wins"));
    // A tap does not hasten it, and who takes the step back has not won.
    desk.say(Intent::Finish);
    assert!(desk.scene().end.is_none());
    let mut back = desk.session.clone();
    back.update(Intent::Undo);
    back.update(Intent::Paused(desk.pause.unwrap()));
    assert!(Scene::of(&back).end.is_none() && back.local().is_persons_turn());
    desk.paused();
    assert!(desk.scene().end.is_some());
}

#[test]
fn the_end_is_told_at_once_at_instant_speed_and_in_a_game_opened_again() {
    let (mut desk, step) = nearly_over();
    desk.say(Intent::Prefer(Speed::Instant.into()));
    desk.play(&step);
    assert!(desk.scene().end.is_some());
    assert!(Desk::resumed(&desk.saved, &[]).scene().end.is_some());
}

#[test]
fn a_list_of_moves_that_opens_during_a_movement_fills_when_it_ends() {
    let mut desk = Desk::resumed(ROLLED, &[]);
    let lists = |lists_moves| {
        Intent::Prefer(PlayerSettings {
            lists_moves,
            ..PlayerSettings::default()
        })
    };
    let listed = |desk: &mut Desk| {
        let moves = &desk.session.draw().moves;
        (moves.list.len(), moves.count)
    };
    desk.say(lists(false));
    let (before, count) = listed(&mut desk);
    assert_eq!(before, 0);
    desk.play("3 Y8-Y11");
    desk.say(lists(true));
    assert_eq!(listed(&mut desk), (0, count));
    desk.shown();
    let choices = desk.session.choices().len();
    assert!(choices > 0);
    assert_eq!(listed(&mut desk), (choices, choices));
    desk.say(lists(false));
    assert_eq!(listed(&mut desk), (0, choices));
}

#[test]
fn a_replay_tells_each_step_once_it_has_landed() {
    let session = Session::watch(ROLLED, Speed::Normal.into(), levels()).unwrap();
    let mut desk = Desk::at((session, Vec::new()));
    for step in 1..=desk.session.table().later() {
        let before = desk.scene();
        desk.say(Intent::Watch(Watch::Forward));
        assert_eq!((said(&desk.effects), desk.scene().log), (0, before.log));
        assert_eq!(desk.scene().watching.unwrap().at, step);
        desk.shown();
        assert_eq!(said(&desk.effects), 1);
    }
}

#[test]
fn all_who_win_together_are_first() {
    for (name, seats, winners) in [
        ("pollyanna-1951", "YR", 1),
        ("pollyanna-1951+partners", "YGRB", 2),
        ("sorry+partners", "RBYG", 2),
    ] {
        for seed in 1..4 {
            let record = position_lines::random_record(name, seats, seed).unwrap();
            let end = Desk::resumed(&record, &[]).scene().end.unwrap();
            let ranks: Vec<usize> = end.lines.iter().map(|line| line.rank).collect();
            assert!(ranks[..winners].iter().all(|rank| *rank == 1), "{name}");
            assert_eq!(ranks[winners], winners + 1, "{name}");
        }
    }
}
