//! Summary of a game beyond its position: shown to players, never used by the rules.

use rules::board::Space;
use rules::chance::{Card, Die, Faces};
use rules::event::Event;
use rules::seat::Seat;

/// The summary of a game, derived from its events.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSummary {
    /// The seats' rolls for who starts, in order; empty once somebody has rolled to play.
    pub opened: Vec<(Seat, Vec<u8>)>,
    /// The last dice rolled, to play or for who starts, as they lie on the table once played.
    pub rolled: Vec<Die>,
    /// The last card turned over, and whose it was.
    pub card: Option<(Seat, Card)>,
    /// The paths of the pieces in the last play, in order. Each path includes its first and last space.
    pub last: Vec<Vec<Space>>,
    /// The number of rolls or draws to play.
    pub rolls: u32,
    /// The capturing seats, once for each captured piece.
    pub captures: Vec<Seat>,
    /// The last turns, oldest first: the seat and its events. At most one for each seat.
    pub turns: Vec<(Seat, Vec<Event>)>,
    /// Whether the last play has not made its first move yet.
    fresh: bool,
}

impl GameSummary {
    /// Adds the next event.
    pub fn record(&mut self, event: &Event) {
        self.add_to_turn(event);
        match event {
            Event::Opened { seat, faces } => {
                self.opened.retain(|(other, _)| other != seat);
                self.opened.push((*seat, faces.numbers().to_vec()));
                self.turned_up(*seat, faces);
            }
            Event::Rolled { seat, faces, .. } => {
                self.turned_up(*seat, faces);
                self.opened.clear();
                self.rolls += 1;
                self.fresh = true;
            }
            Event::Moved { way, .. } => {
                if std::mem::take(&mut self.fresh) {
                    self.last.clear();
                }
                self.last.push(way.clone());
            }
            Event::CardPlayed { seat, faces, .. } => {
                self.turned_up(*seat, faces);
                self.rolls += 1;
                self.fresh = true;
            }
            Event::Discarded { seat, faces, .. } => self.turned_up(*seat, faces),
            Event::Slid { way, .. } => self.last.push(way.clone()),
            Event::Swapped { one, other, .. } => {
                if std::mem::take(&mut self.fresh) {
                    self.last.clear();
                }
                self.last.push(vec![one.at, other.at]);
            }
            Event::Captured { seat, .. } => self.captures.push(*seat),
            _ => {}
        }
    }

    /// Adds an event to the turn of the seat that last rolled, drew or played a card.
    fn add_to_turn(&mut self, event: &Event) {
        if let Event::Rolled { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::Discarded { seat, .. } = event
            && self.turns.last().is_none_or(|(last, _)| last != seat)
        {
            self.turns.retain(|(other, _)| other != seat);
            self.turns.push((*seat, Vec::new()));
        }
        if let Some((_, events)) = self.turns.last_mut() {
            events.push(event.clone());
        }
    }

    /// Records the dice of the last roll with their looks.
    pub fn lie(&mut self, dice: Vec<Die>) {
        let spent = |die| Die { spent: true, ..die };
        self.rolled = dice.into_iter().map(spent).collect();
    }

    fn turned_up(&mut self, seat: Seat, faces: &Faces) {
        match faces {
            Faces::Dice(numbers) => {
                self.rolled = numbers.iter().map(|&face| Die::plain(face, true)).collect();
            }
            Faces::Card(card) => self.card = Some((seat, *card)),
        }
    }

    /// How many pieces a seat has captured.
    pub fn captures_of(&self, seat: Seat) -> usize {
        self.captures.iter().filter(|each| **each == seat).count()
    }
}
