//! Which pace and which pause applies: bots pause before rolls and moves, and what affects no person is quicker.
//! `durations.rs` has the milliseconds.

use rules::event::Event;
use rules::seat::Seat;

use super::{LocalGame, Undo};
use crate::durations::Pace;

/// The pace of the pause before the next roll or step.
pub(super) fn now(local: &LocalGame) -> Pace {
    let speed = local.settings.player.speed;
    match local.table.node().seat() {
        Some(seat) if is_aside(local, seat) => Pace::Aside(speed, bots(local)),
        _ => Pace::Own(speed),
    }
}

/// The pause before a roll or a card that comes without a person's input.
pub(super) fn before_roll_ms(local: &LocalGame, undo: &Undo) -> u32 {
    let speed = local.settings.player.speed;
    if undo.last_step(local).is_some() {
        speed.breath_ms()
    } else if local.table.game().turn().is_automatic {
        speed.deal_ms()
    } else {
        now(local).pause_ms()
    }
}

/// The pause before a bot plays, which lets people see its roll or its last move.
pub(super) fn before_bot_ms(local: &LocalGame) -> u32 {
    let shown = local.table.game().shown();
    let is_rolled = shown.dice.iter().all(|die| !die.spent);
    // A roll that moves nothing is all that there is to see of a turn.
    let passes = local
        .table
        .choices()
        .iter()
        .any(|each| local.table.passes(each));
    match (is_rolled && shown.rewards.is_empty(), passes) {
        (true, true) => now(local).pass_ms(),
        (true, false) => now(local).settle_ms(),
        (false, _) => now(local).next_die_ms(),
    }
}

/// The pace at which events are shown.
pub(super) fn of_events(local: &LocalGame, events: &[Event]) -> Pace {
    let speed = local.settings.player.speed;
    match events.iter().find_map(Event::actor) {
        Some(seat) if !is_aside(local, seat) => Pace::Own(speed),
        Some(_) if events.iter().any(|event| concerns_person(local, event)) => {
            Pace::ToPerson(speed)
        }
        Some(_) => Pace::Aside(speed, bots(local)),
        None => Pace::Own(speed),
    }
}

/// Whether a bot plays for a seat beside people at this table. Where all are bots, people watch them.
fn is_aside(local: &LocalGame, seat: Seat) -> bool {
    let is_played = local.mode.is_game() && !local.is_catching_up();
    let mut others = local.table.seats();
    is_played && !local.is_person(seat) && others.any(|other| local.is_person(other))
}

/// How many bots play.
fn bots(local: &LocalGame) -> u32 {
    let bots = local.table.seats().filter(|seat| !local.is_person(*seat));
    bots.count() as u32
}

/// Whether an event takes something from a person, or gives it.
fn concerns_person(local: &LocalGame, event: &Event) -> bool {
    let is_persons = |owner: Option<Seat>| owner.is_some_and(|seat| local.is_person(seat));
    match event {
        Event::Captured { piece, .. } => is_persons(piece.owner),
        Event::Swapped { one, other, .. } => {
            is_persons(one.piece.owner) || is_persons(other.piece.owner)
        }
        Event::Paid { from, to, .. } => is_persons(*from) || is_persons(*to),
        Event::Picked { other, .. } => local.is_person(*other),
        Event::Won { .. } => true,
        _ => false,
    }
}
