//! What has come of a sitting so far, beyond its position: told to players, never asked by rules.

use rules::board::Space;
use rules::chance::{Card, Die, Faces};
use rules::event::Event;
use rules::seat::Seat;

/// The story of a sitting, as a fold of its events.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSummary {
    /// What each seat threw to see who begins, in turn; empty once somebody has thrown to play.
    pub opened: Vec<(Seat, Vec<u8>)>,
    /// The dice thrown last, to play or to see who begins, as they lie there once played.
    pub thrown: Vec<Die>,
    /// The card turned over last.
    pub card: Option<Card>,
    /// The ways of the pieces in the last play, in order: every space, the first and the last
    /// included.
    pub last: Vec<Vec<Space>>,
    /// Throws or draws to play.
    pub throws: u32,
    /// Who has captured, once for each piece.
    pub captures: Vec<Seat>,
    /// The last turns, oldest first: whose, and what happened. Each seat has one at most.
    pub turns: Vec<(Seat, Vec<Event>)>,
    /// Whether the last play is still to come to its first move.
    fresh: bool,
}

impl GameSummary {
    /// Takes in what has happened next.
    pub fn heed(&mut self, event: &Event) {
        self.add_to_turn(event);
        match event {
            Event::Opened { seat, faces } => {
                self.opened.retain(|(other, _)| other != seat);
                self.opened.push((*seat, faces.numbers().to_vec()));
                self.turned_up(faces);
            }
            Event::Thrown { faces, .. } => {
                self.turned_up(faces);
                self.opened.clear();
                self.throws += 1;
                self.fresh = true;
            }
            Event::Moved { way, .. } => {
                if std::mem::take(&mut self.fresh) {
                    self.last.clear();
                }
                self.last.push(way.clone());
            }
            Event::Laid { faces, .. } => {
                self.turned_up(faces);
                self.throws += 1;
                self.fresh = true;
            }
            Event::Discarded { faces, .. } => self.turned_up(faces),
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

    /// Adds an event to the turn of who rolled, drew or laid a card last.
    fn add_to_turn(&mut self, event: &Event) {
        if let Event::Thrown { seat, .. } | Event::Laid { seat, .. } | Event::Discarded { seat, .. } =
            event
            && self.turns.last().is_none_or(|(last, _)| last != seat)
        {
            self.turns.retain(|(other, _)| other != seat);
            self.turns.push((*seat, Vec::new()));
        }
        if let Some((_, events)) = self.turns.last_mut() {
            events.push(event.clone());
        }
    }

    /// Takes in which dice of a throw are which.
    pub fn lie(&mut self, dice: Vec<Die>) {
        let spent = |die| Die { spent: true, ..die };
        self.thrown = dice.into_iter().map(spent).collect();
    }

    fn turned_up(&mut self, faces: &Faces) {
        match faces {
            Faces::Dice(numbers) => {
                self.thrown = numbers.iter().map(|&face| Die::plain(face, true)).collect();
            }
            Faces::Card(card) => self.card = Some(*card),
        }
    }

    /// How many pieces a seat has captured.
    pub fn captures_of(&self, seat: Seat) -> usize {
        self.captures.iter().filter(|each| **each == seat).count()
    }
}
