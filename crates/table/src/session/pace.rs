//! The pace of bots: a move that affects no person is quicker. `durations.rs` has the milliseconds.

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
        let mut others = self.table.standings().into_iter();
        is_played && !self.is_person(seat) && others.any(|other| self.is_person(other.seat))
    }

    /// How many bots play.
    fn bots(&self) -> u32 {
        let standings = self.table.standings().into_iter();
        let bots = standings.filter(|each| !self.is_person(each.seat));
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
