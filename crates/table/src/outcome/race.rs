//! Race of a game: the events of each record entry, and how far each side had to go after it.

use rules::event::Event;
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};

use crate::game_session::GameSession;

/// A game from its start to the present.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Race {
    /// The sides in turn order. A seat that plays alone is a side of its own.
    pub sides: Vec<SeatSet>,
    /// The pieces at the start.
    pub pieces: Vec<PiecePosition>,
    /// The distance to go for each side at the start, in the order of `sides`: spaces, or stars to collect.
    pub to_go: Vec<i32>,
    /// The record entries of the game, in order.
    pub moments: Vec<Moment>,
    /// The game's term for capturing, as in [`Phrases`](rules::words::Phrases).
    pub capture: &'static str,
}

/// A record entry: an outcome or an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The events of the entry.
    pub events: Vec<Event>,
    /// The distance to go for each side after the entry, in the order of [`Race::sides`].
    pub to_go: Vec<i32>,
}

impl Race {
    /// The race of a table's game so far, replayed on a copy.
    pub fn of(table: &GameSession) -> Race {
        let mut past = table.clone();
        let entry_count = past.entry_count();
        past.go_to(0);
        let mut sides: Vec<SeatSet> = Vec::new();
        for standing in past.standings() {
            if !sides.contains(&standing.side) {
                sides.push(standing.side);
            }
        }
        let to_go = |past: &GameSession| {
            let standings = past.standings();
            let of = |side: &SeatSet| {
                let standing = standings.iter().find(|each| each.side == *side);
                standing.map_or(0, |each| each.steps_to_go)
            };
            sides.iter().map(of).collect::<Vec<i32>>()
        };
        let (pieces, first) = (past.pieces().to_vec(), to_go(&past));
        let mut moments = Vec::with_capacity(entry_count);
        while past.entry_count() < entry_count {
            moments.push(Moment {
                events: past.forward(),
                to_go: to_go(&past),
            });
        }
        Race {
            to_go: first,
            sides,
            pieces,
            moments,
            capture: table.game().about().phrases.capture,
        }
    }

    /// The index of a seat's side.
    pub fn side(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.has(seat))
    }

    /// Whether players have pieces of their own. Otherwise they collect something.
    pub fn has_own_pieces(&self) -> bool {
        self.pieces.iter().any(|each| each.piece.owner.is_some())
    }

    /// The events of the game.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.moments.iter().flat_map(|moment| &moment.events)
    }

    /// The distance to go for each side after each turn. The first element is the start of the game.
    pub fn turns(&self) -> Vec<&[i32]> {
        let mut turns = vec![&self.to_go[..]];
        let mut is_open = false;
        for moment in &self.moments {
            is_open |= moment.events.iter().any(is_play);
            if moment.events.iter().any(ends_turn) && is_open {
                turns.push(&moment.to_go);
                is_open = false;
            }
        }
        turns
    }
}

/// Whether an event begins a turn. The roll for who starts does not.
fn is_play(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::Drawn { .. }
            | Event::CardPlayed { .. }
            | Event::Discarded { .. }
    )
}

/// Whether an event ends a turn.
pub(super) fn ends_turn(event: &Event) -> bool {
    matches!(event, Event::TurnPasses { .. } | Event::Won { .. })
}
