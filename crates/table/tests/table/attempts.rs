//! Attempts at the game of a day: what stays as it is, and what they tell the list of days.

use table::dice_mode::DiceMode;
use table::durations::Speed;
use table::scene::Scene;
use table::session::{Effect, Intent, Session};
use table::table_settings::TableSettings;
use table::today::{self, Attempt, Change, Day};

use super::desk::{levels, play, start};

/// A game in which a bot has played since the person's last choice, and the person has to move again.
const RECORD: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nseed 42\nopen Y 6-3\nopen R 5-1\n\
    Y 6-2: 6 yard-Y6, 2 Y6-Y8\nR 4-3: pass\nY 5-4:\n";

fn attempt() -> Attempt {
    Attempt::at(Day::parse("2026-11-29").unwrap())
}

fn session(attempt: Option<Attempt>) -> Session {
    let (mut session, _) = Session::resume(RECORD, 7, Speed::Instant.into(), levels()).unwrap();
    session.set_attempt(attempt);
    session
}

fn can_undo(session: &Session) -> bool {
    session.undo().can_undo(session.local())
}

#[test]
fn undo_goes_back_within_the_turn_only() {
    assert!(can_undo(&session(None)));
    let mut session = session(Some(attempt()));
    assert!(!can_undo(&session));
    assert!(!session.undo().can_go_back(session.local()));
    let before = session.table().record();
    session.update(Intent::Undo);
    session.update(Intent::GoBack);
    assert_eq!(session.table().record(), before);
    session.update(play(&session, "5 Y8-Y13"));
    assert!(can_undo(&session));
    session.update(Intent::Undo);
    assert_eq!(session.table().record(), before);
}

#[test]
fn players_and_dice_stay_as_they_are() {
    let mut session = session(Some(attempt()));
    let before = session.table().record();
    let seat = session.table().seats().last().unwrap();
    assert!(!session.local().can_change_players());
    session.update(Intent::Sit(seat, "person".to_owned()));
    session.update(Intent::Name(seat, "Ann".to_owned()));
    session.update(Intent::ChangeTableSettings(TableSettings {
        manual_dice: DiceMode::Everyone,
        ..TableSettings::default()
    }));
    assert_eq!(session.table().record(), before);
    assert_eq!(
        session.local().settings().table_settings.manual_dice,
        DiceMode::Nobody
    );
}

#[test]
fn hints_are_counted_and_saved() {
    let mut session = session(Some(attempt()));
    let effects = session.update(Intent::Hint);
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Save(_)))
    );
    assert_eq!(session.local().attempt().unwrap().hints, 1);
    // While the answer is awaited, none is asked for again.
    session.update(Intent::Hint);
    assert_eq!(session.local().attempt().unwrap().hints, 1);
}

#[test]
fn the_list_of_days_is_told_of_a_begun_and_of_a_finished_attempt() {
    let begun = session(Some(attempt()));
    let day = attempt().day;
    assert_eq!(today::change(&begun, None), Some(Change::Begin(day)));
    assert_eq!(today::change(&session(None), None), None);
    let (mut untouched, _) = start("game=annie&Y=person&B=easy", 1);
    untouched.set_attempt(Some(attempt()));
    assert_eq!(today::change(&untouched, None), None);
}

#[test]
fn a_finished_attempt_has_a_score() {
    let (mut session, mut effects) = start("game=annie&Y=person&B=easy&speed=instant", 1);
    session.set_attempt(Some(attempt()));
    for _ in 0..2_000 {
        let next = effects.iter().find_map(|effect| match effect {
            Effect::Ask(question) => Some(Intent::Answered(
                question.ticket,
                session.table().step(&session.table().choices()[0]),
            )),
            Effect::Pause(ticket, _) => Some(Intent::Paused(*ticket)),
            Effect::Animate(ticket, _) => Some(Intent::MovementEnded(*ticket)),
            _ => None,
        });
        let next = next.unwrap_or_else(|| match session.choices().first() {
            Some(choice) => Intent::Play(session.table().id(choice)),
            None => Intent::Roll,
        });
        effects = session.update(next);
        if session.table().node().seat().is_none() {
            break;
        }
    }
    session.update(Intent::Finish);
    let scene = Scene::of(&session);
    let end = scene.end.or_else(|| {
        let ticket = effects.iter().find_map(|effect| match effect {
            Effect::Pause(ticket, _) => Some(*ticket),
            _ => None,
        });
        session.update(Intent::Paused(ticket?));
        Scene::of(&session).end
    });
    let Some(Change::End(day, score)) = today::change(&session, end.as_ref()) else {
        panic!("the attempt is over");
    };
    assert_eq!((day, score.players, score.hints), (attempt().day, 2, 0));
    let own = session.table().seats().next();
    let rolls = session
        .table()
        .rollers()
        .iter()
        .filter(|each| **each == own);
    assert_eq!(score.rolls as usize, rolls.count());
    assert!((1..=2).contains(&score.rank));
}
