//! The pace of bots: their pauses before rolls and moves, and the quicker pace of what affects no person.
//! `durations.rs` has the milliseconds.

use rules::event::Event;
use rules::seat::Seat;

use super::Session;
use crate::durations::Pace;

/// The pace of the pause before the next roll or step.
pub(super) fn now(session: &Session) -> Pace {
    let speed = session.settings.player.speed;
    match session.table.node().seat() {
        Some(seat) if is_aside(session, seat) => Pace::Aside(speed, bots(session)),
        _ => Pace::Own(speed),
    }
}

/// The pause before a roll or a card that comes without a person's input.
pub(super) fn before_roll_ms(session: &Session) -> u32 {
    let speed = session.settings.player.speed;
    if session.undone().is_some() {
        speed.breath_ms()
    } else if session.table.game().turn().is_automatic {
        speed.deal_ms()
    } else {
        now(session).pause_ms()
    }
}

/// The pause before a bot plays, which lets people see its roll or its last move.
pub(super) fn before_bot_ms(session: &Session) -> u32 {
    let shown = session.table.game().shown();
    let is_rolled = shown.dice.iter().all(|die| !die.spent);
    // A roll that moves nothing is all that there is to see of a turn.
    let passes = session
        .table
        .choices()
        .iter()
        .any(|each| session.table.passes(each));
    match (is_rolled && shown.rewards.is_empty(), passes) {
        (true, true) => now(session).pass_ms(),
        (true, false) => now(session).settle_ms(),
        (false, _) => now(session).next_die_ms(),
    }
}

/// The pace at which events are shown.
pub(super) fn of_events(session: &Session, events: &[Event]) -> Pace {
    let speed = session.settings.player.speed;
    match events.iter().find_map(Event::actor) {
        Some(seat) if !is_aside(session, seat) => Pace::Own(speed),
        Some(_) if events.iter().any(|event| concerns_person(session, event)) => {
            Pace::ToPerson(speed)
        }
        Some(_) => Pace::Aside(speed, bots(session)),
        None => Pace::Own(speed),
    }
}

/// Whether a bot plays for a seat beside people at this table. Where all are bots, people watch them.
fn is_aside(session: &Session, seat: Seat) -> bool {
    let is_played = session.mode.is_game() && !session.is_catching_up();
    let mut others = session.table.seats();
    is_played && !session.is_person(seat) && others.any(|other| session.is_person(other))
}

/// How many bots play.
fn bots(session: &Session) -> u32 {
    let bots = session
        .table
        .seats()
        .filter(|seat| !session.is_person(*seat));
    bots.count() as u32
}

/// Whether an event takes something from a person, or gives it.
fn concerns_person(session: &Session, event: &Event) -> bool {
    let is_persons = |owner: Option<Seat>| owner.is_some_and(|seat| session.is_person(seat));
    match event {
        Event::Captured { piece, .. } => is_persons(piece.owner),
        Event::Swapped { one, other, .. } => {
            is_persons(one.piece.owner) || is_persons(other.piece.owner)
        }
        Event::Paid { from, to, .. } => is_persons(*from) || is_persons(*to),
        Event::Picked { other, .. } => session.is_person(*other),
        Event::Won { .. } => true,
        _ => false,
    }
}
