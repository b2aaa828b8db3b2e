//! Undo says how far it goes, and Redo plays again what it took back.

use rules::state::Node;
use table::dice_mode::DiceMode;
use table::scene::Scene;
use table::session::{Effect, Intent, Purpose};

use super::desk::{Desk, id, start};

/// Games of all kinds: against bots, among people, with dice of their own, and with hands.
const GAMES: [&str; 6] = [
    "Y=person&R=easy&speed=instant",
    "Y=person&G=easy&R=easy&B=easy&speed=instant",
    "Y=person&R=person&speed=instant",
    "Y=person&R=easy&dice=everyone&speed=instant",
    "game=sorry+hand&Y=person&R=easy&speed=instant",
    "game=annie&Y=person&B=easy&R=easy&speed=instant",
];

/// Goes on for some steps, until a person can undo something and the page does nothing itself.
fn go_on(desk: &mut Desk, turn: usize, steps: usize) {
    for round in 0..200 {
        let session = &desk.session;
        let choices = session.table().choices();
        let is_asked = desk.effects.iter().find_map(|effect| match effect {
            Effect::Ask(question) if question.purpose == Purpose::Play => Some(question.clone()),
            _ => None,
        });
        let pauses = |effect: &Effect| matches!(effect, Effect::Pause(..));
        if let Some(question) = is_asked {
            let step = desk.step((turn + round) % choices.len());
            desk.say(Intent::Answered(question.ticket, step));
        } else if let Some(ticket) = session.shown().ticket() {
            desk.say(Intent::MovementEnded(ticket));
        } else if desk.effects.iter().any(pauses) {
            desk.paused();
        } else if session.local().curtain().is_some() {
            desk.say(Intent::Look);
        } else if round > 0 && session.undo().can_undo(session.local()) && round > steps {
            return;
        } else if session.local().manual_roller().is_some() {
            let outcomes = &session.table().chances().outcomes;
            let outcome = outcomes[(turn + round) % outcomes.len()].entry;
            let outcome = session.table().game().write(outcome);
            desk.say(Intent::Enter(outcome));
        } else if let Some(choice) = session
            .choices()
            .get(turn % 3)
            .or(session.choices().first())
        {
            desk.say(Intent::Play(session.table().id(choice)));
        } else {
            desk.say(Intent::Roll);
        }
    }
}

/// What there is to see, without the count of what was taken back.
fn seen(desk: &Desk) -> (String, String, bool, bool) {
    let record = desk.session.table().record();
    let lines = record.lines().filter(|line| !line.starts_with("back "));
    let session = &desk.session;
    (
        lines.collect::<Vec<_>>().join("\n"),
        desk.position(),
        session.undo().can_undo(session.local()),
        session.undo().can_go_back(session.local()),
    )
}

#[test]
fn redo_plays_again_what_undo_took_back_until_something_else_is_played() {
    for query in GAMES {
        let mut desk = Desk::at(start(query, 7));
        let mut redone = 0;
        for turn in 0..40 {
            go_on(&mut desk, turn, turn % 5);
            if let Node::Terminal { .. } = desk.session.table().node() {
                break;
            }
            assert!(
                !desk.session.undo().can_redo(desk.session.local()),
                "{query}: something was played"
            );
            let mut moments = vec![seen(&desk)];
            while desk.session.undo().can_undo(desk.session.local()) && moments.len() < 4 {
                desk.say(Intent::Undo);
                moments.push(seen(&desk));
            }
            if turn % 3 == 2 {
                continue;
            }
            while let Some(now) = moments.pop() {
                assert_eq!(seen(&desk), now, "{query}");
                assert_eq!(
                    desk.session.undo().can_redo(desk.session.local()),
                    !moments.is_empty(),
                    "{query}"
                );
                assert_eq!(Scene::of(&desk.session).now.can.redo, !moments.is_empty());
                desk.say(Intent::Redo);
                redone += usize::from(!moments.is_empty());
            }
            assert!(desk.saved == desk.session.table().record());
        }
        assert!(redone > 12, "{query}: {redone}");
    }
}

#[test]
fn another_player_or_other_dice_leave_nothing_to_redo() {
    let undone = || {
        let mut desk = Desk::at(start(GAMES[0], 7));
        go_on(&mut desk, 1, 1);
        desk.undo();
        assert!(desk.session.undo().can_redo(desk.session.local()));
        desk
    };
    let mut desk = undone();
    let red = desk.session.table().ruleset().family.seat('R').unwrap();
    desk.say(Intent::Sit(red, "person".to_owned()));
    assert!(!desk.session.undo().can_redo(desk.session.local()));
    let mut desk = undone();
    let first = desk.step(0);
    desk.say(Intent::Play(id(&desk.session, &first)));
    assert!(!desk.session.undo().can_redo(desk.session.local()));
    let mut desk = undone();
    let mut settings = desk.session.local().settings().table_settings;
    settings.manual_dice = DiceMode::Everyone;
    desk.say(Intent::ChangeTableSettings(settings));
    let is_rolling = desk.session.local().manual_roller().is_some();
    assert_eq!(
        desk.session.undo().can_redo(desk.session.local()),
        !is_rolling
    );
}

#[test]
fn undo_says_how_many_rounds_of_others_it_goes_back() {
    let mut rounds = Vec::new();
    for seed in 1..8 {
        let query = "game=sorry&R=person&B=easy&Y=easy&G=easy&speed=instant";
        let mut desk = Desk::at(start(query, seed));
        for turn in 0..30 {
            go_on(&mut desk, turn, turn % 40);
            let now = desk.scene().now.can.undone_rounds;
            if rounds.contains(&now) || !desk.session.undo().can_undo(desk.session.local()) {
                continue;
            }
            rounds.push(now);
            let mut undone = Desk::at((desk.session.clone(), Vec::new()));
            undone.undo();
            let said = undone.effects.iter().find_map(|effect| match effect {
                Effect::Announce(said) => Some(said.clone()),
                _ => None,
            });
            let said = said.unwrap();
            let begins = match now {
                0 => "Taken back. ".to_owned(),
                1 => "Back to your last choice: 1 round. ".to_owned(),
                _ => format!("Back to your last choice: {now} rounds. "),
            };
            assert!(said.starts_with(&begins), "{said}");
        }
    }
    assert!(rounds.contains(&1) && rounds.contains(&2), "{rounds:?}");
}
