//! The pace of bots: their pauses before rolls and moves, and the quicker pace of what affects no person.
//! `durations.rs` has the milliseconds.

use rules::event::Event;
use rules::seat::Seat;

use super::Session;
use crate::durations::Pace;

impl Session {
    /// The pace of the pause before the next roll or step.
    pub(super) fn pace(&self) -> Pace {
        let speed = self.settings.player.speed;
        match self.table.node().seat() {
            Some(seat) if self.is_aside(seat) => Pace::Aside(speed, self.bots()),
            _ => Pace::Own(speed),
        }
    }

    /// The pause before a roll or a card that comes without a person's input.
    pub(super) fn before_roll_ms(&self) -> u32 {
        let speed = self.settings.player.speed;
        if self.undone().is_some() {
            speed.breath_ms()
        } else if self.table.game().turn().is_automatic {
            speed.deal_ms()
        } else {
            self.pace().pause_ms()
        }
    }

    /// The pause before a bot plays, which lets people see its roll or its last move.
    pub(super) fn before_bot_ms(&self) -> u32 {
        let shown = self.table.game().shown();
        let is_rolled = shown.dice.iter().all(|die| !die.spent);
        // A roll that moves nothing is all that there is to see of a turn.
        let passes = self.table.choices().iter().any(|each| self.passes(each));
        match (is_rolled && shown.rewards.is_empty(), passes) {
            (true, true) => self.pace().pass_ms(),
            (true, false) => self.pace().settle_ms(),
            (false, _) => self.pace().next_die_ms(),
        }
    }

    /// The pace at which events are shown.
    pub(super) fn pace_of(&self, events: &[Event]) -> Pace {
        let speed = self.settings.player.speed;
        match events.iter().find_map(Event::actor) {
            Some(seat) if !self.is_aside(seat) => Pace::Own(speed),
            Some(_) if events.iter().any(|event| self.concerns_person(event)) => {
                Pace::ToPerson(speed)
            }
            Some(_) => Pace::Aside(speed, self.bots()),
            None => Pace::Own(speed),
        }
    }

    /// Whether a bot plays for a seat beside people at this table. Where all are bots, people watch them.
    fn is_aside(&self, seat: Seat) -> bool {
        let is_played = self.is_played() && !self.is_catching_up();
        let mut others = self.table.seats();
        is_played && !self.is_person(seat) && others.any(|other| self.is_person(other))
    }

    /// How many bots play.
    fn bots(&self) -> u32 {
        let bots = self.table.seats().filter(|seat| !self.is_person(*seat));
        bots.count() as u32
    }

    /// Whether an event takes something from a person, or gives it.
    fn concerns_person(&self, event: &Event) -> bool {
        let is_persons = |owner: Option<Seat>| owner.is_some_and(|seat| self.is_person(seat));
        match event {
            Event::Captured { piece, .. } => is_persons(piece.owner),
            Event::Swapped { one, other, .. } => {
                is_persons(one.piece.owner) || is_persons(other.piece.owner)
            }
            Event::Paid { from, to, .. } => is_persons(*from) || is_persons(*to),
            Event::Picked { other, .. } => self.is_person(*other),
            Event::Won { .. } => true,
            _ => false,
        }
    }
}
