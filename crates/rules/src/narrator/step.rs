//! Steps and pawns in words without coordinates, for players who see the board. Pawns are counted
//! from the front, and only special spaces are named.

use words::{list, t};

use crate::board::{Board, Kind, Space};
use crate::event::{Cost, Event};
use crate::piece::{Piece, PiecePosition};
use crate::seat::{Seat, SeatSet};
use crate::sort_few::sort_few;
use crate::words::Phrases;

/// A position in which to name pawns and moves.
#[derive(Clone, Copy)]
pub struct StepWords<'a> {
    /// What a seat is called.
    pub called: &'a dyn Fn(Seat) -> String,
    /// The board.
    pub board: &'a Board,
    /// The pieces before the move.
    pub pieces: &'a [PiecePosition],
    /// The words of the game.
    pub phrases: Phrases,
}

impl StepWords<'_> {
    /// Describes the events of a step by `seat`: "Move 6: front pawn, captures Blue". `chosen` is the player whom the
    /// step chooses: "Roll against Mia". `None` for a step that neither moves a pawn nor chooses a player.
    pub fn step(&self, seat: Seat, chosen: Option<Seat>, events: &[Event]) -> Option<String> {
        self.told(seat, chosen, events, |event| {
            let (spends, what) = match event {
                Event::Moved {
                    piece, way, cost, ..
                } => (self.spends(way, *cost)?, self.mover(seat, *piece, way)?),
                Event::Swapped { one, other, .. } => {
                    let pawn = self.pawn(seat, *other);
                    let what = [self.pawn(seat, *one), t!(plain::with, pawn)];
                    (t!(plain::swap).to_owned(), what.join(", "))
                }
                _ => return None,
            };
            Some(t!(plain::move_words, spends, what))
        })
    }

    /// A step of a play: "front pawn 2 spaces, captures Blue", "bring one out with the 6". `before` are the events of each
    /// step before it.
    pub fn step_of_play(
        &self,
        seat: Seat,
        chosen: Option<Seat>,
        before: &[Vec<Event>],
        events: &[Event],
    ) -> Option<String> {
        self.told(seat, chosen, events, |event| match event {
            Event::Moved {
                piece, way, cost, ..
            } => {
                let pawn = match which(before, *way.first()?) {
                    "same" => t!(plain::shown_pawn, which = "same"),
                    _ => self.mover(seat, *piece, way)?,
                };
                let (how, count, total) = self.how(false, way, *cost)?;
                let dice = match cost {
                    Cost::Both(low, high) => list(&[low.to_string(), high.to_string()]),
                    _ => count.to_string(),
                };
                let order = if before.is_empty() { "first" } else { "later" };
                Some(t!(plain::play, how, order, pawn, count, total, dice))
            }
            Event::Swapped { one, other, .. } => {
                let [pawn, other] = [one, other].map(|each| self.pawn(seat, *each));
                Some(t!(plain::swap_pawns, pawn, other))
            }
            _ => None,
        })
    }

    /// Describes the events of a step: its move in the words of `begun`, then a special place where it ends, slides, and
    /// captures.
    fn told(
        &self,
        seat: Seat,
        chosen: Option<Seat>,
        events: &[Event],
        begun: impl FnOnce(&Event) -> Option<String>,
    ) -> Option<String> {
        if let Some(other) = chosen {
            return Some(self.choice_of(other, events));
        }
        let moves = |event: &Event| matches!(event, Event::Moved { .. } | Event::Swapped { .. });
        let Some(at) = events.iter().position(moves) else {
            return self.rolled_against(seat, events);
        };
        let mut told = vec![begun(&events[at])?];
        if let Event::Moved { way, .. } = &events[at] {
            told.extend(self.special(way).map(|place| t!(plain::to, place)));
        }
        let after = &events[at + 1..];
        let slides = after
            .iter()
            .any(|event| matches!(event, Event::Slid { .. }));
        told.extend(slides.then(|| t!(plain::slides).to_owned()));
        told.extend(self.captured(seat, after, &events[at]));
        Some(told.join(", "))
    }

    /// The pawn that goes a way; `None` for a token that everybody moves.
    fn mover(&self, seat: Seat, piece: Piece, way: &[Space]) -> Option<String> {
        piece.owner?;
        let at = *way.first()?;
        Some(self.pawn(seat, PiecePosition { piece, at }))
    }

    /// What a roll against another player comes to: "Take 2 stars from Mia", "Mia takes 2 stars".
    fn rolled_against(&self, seat: Seat, events: &[Event]) -> Option<String> {
        let (loser, winner, count) = events.iter().find_map(Event::gift)?;
        let won = winner == seat;
        let name = (self.called)(if won { loser } else { winner });
        let count = u32::from(count);
        let things = self.phrases.things(count);
        Some(match won {
            true => t!(plain::take_from, name, count, things),
            false => t!(plain::lose_to, name, count, things),
        })
    }

    /// A step that chooses another player: "Roll against Mia", "Give Mia a star".
    fn choice_of(&self, other: Seat, events: &[Event]) -> String {
        let name = (self.called)(other);
        let given = events.iter().find_map(|event| match event {
            Event::Paid { count, .. } => Some(u32::from(*count)),
            _ => None,
        });
        match given {
            Some(count) => t!(
                plain::give,
                name,
                count,
                things = self.phrases.things(count)
            ),
            None => t!(plain::roll_against, name),
        }
    }

    /// The step of a pawn without its consequences, beside an arrow that shows the pawn: "Move this pawn 6 spaces".
    /// `before` are the events of each step before it: "Move another pawn 3 spaces".
    pub fn step_of_this_pawn(&self, before: &[Vec<Event>], events: &[Event]) -> Option<String> {
        let which = |at: Space| which(before, at);
        events.iter().find_map(|event| match event {
            Event::Moved {
                piece, way, cost, ..
            } => {
                piece.owner?;
                let which = which(*way.first()?);
                let mut last = before.last().into_iter().flatten();
                let goes_on = which == "same" && !last.any(|event| self.starts(event));
                let step = self.this_pawn(which, goes_on, way, *cost)?;
                let slides = events
                    .iter()
                    .any(|event| matches!(event, Event::Slid { .. }));
                Some(match slides {
                    true => t!(plain::slides_on, step),
                    false => step,
                })
            }
            Event::Swapped { one, other, .. } => {
                let colour = other.piece.owner.map(self.called)?;
                Some(t!(plain::swap_this_pawn, which = which(one.at), colour))
            }
            _ => None,
        })
    }

    /// Whether a pawn leaves its yard.
    fn starts(&self, event: &Event) -> bool {
        match event {
            Event::Moved { way, .. } => way.first().is_some_and(|at| self.kind(*at) == Kind::Yard),
            _ => false,
        }
    }

    fn this_pawn(&self, which: &str, goes_on: bool, way: &[Space], cost: Cost) -> Option<String> {
        let (how, count, total) = self.how(goes_on, way, cost)?;
        Some(t!(plain::this_pawn, how, which, count, total))
    }

    /// How a pawn goes, as the texts tell it apart, how far, and of how many spaces.
    fn how(&self, goes_on: bool, way: &[Space], cost: Cost) -> Option<(&'static str, u8, u8)> {
        let is_start = self.kind(*way.first()?) == Kind::Yard;
        let ahead = if self.board.is_backward(way) {
            "back"
        } else {
            "on"
        };
        Some(match cost {
            Cost::Card(name, count) => match name.parse() {
                Err(_) => ("place", count, count),
                Ok(_) if is_start => ("start", count, count),
                Ok(_) if self.board.is_backward(way) => ("back", count, count),
                Ok(total) if count < total => ("part", count, total),
                Ok(total) => ("on", count, total),
            },
            Cost::Die(count) | Cost::Both(count, _) if is_start => ("start", count, count),
            Cost::Die(count) if goes_on => ("more", count, count),
            Cost::Die(count) => (ahead, count, count),
            // One die may count against the other, so the way tells how far.
            Cost::Both(..) => {
                let count = u8::try_from(way.len() - 1).unwrap_or(u8::MAX);
                (ahead, count, count)
            }
            Cost::Reward(count) if goes_on => ("more-bonus", count, count),
            Cost::Reward(count) => ("bonus", count, count),
            Cost::Space => return None,
        })
    }

    /// A pawn as told to `reader`: "front pawn", or "Blue's front pawn" if another seat owns it.
    pub fn pawn(&self, reader: Seat, standing: PiecePosition) -> String {
        match standing.piece.owner == Some(reader) {
            true => t!(plain::pawn, place = self.rank(standing)),
            false => self.pawn_of(standing),
        }
    }

    /// A pawn with its owner: "Blue's front pawn".
    pub fn pawn_of(&self, standing: PiecePosition) -> String {
        let place = self.rank(standing);
        let owner = standing.piece.owner;
        let colour = owner.map_or_else(String::new, self.called);
        t!(plain::pawn_of, place, colour)
    }

    /// The pawn's rank among its owner's pawns, counted from the front.
    fn rank(&self, standing: PiecePosition) -> &'static str {
        if self.kind(standing.at) == Kind::Yard {
            return "start";
        }
        let left = self.board.steps_home(standing.piece.owner);
        let mut out: Vec<(usize, Space)> = self
            .pieces
            .iter()
            .filter(|each| each.piece == standing.piece)
            .filter(|each| !matches!(self.kind(each.at), Kind::Yard | Kind::Home))
            .map(|each| (left[usize::from(each.at.0)], each.at))
            .collect();
        sort_few(&mut out, |each| *each);
        out.dedup();
        let rank = out.iter().position(|(_, at)| *at == standing.at);
        match (rank.unwrap_or_default(), out.len()) {
            (_, 0 | 1) => "only",
            (0, _) => "front",
            (rank, count) if rank + 1 == count => "rear",
            (1, _) => "second",
            _ => "third",
        }
    }

    fn kind(&self, space: Space) -> Kind {
        self.board.space(space).kind
    }

    /// What is special about the end of a move.
    fn special(&self, way: &[Space]) -> Option<&'static str> {
        let (first, last) = (self.kind(*way.first()?), self.kind(*way.last()?));
        let by_turnout = || way.iter().any(|space| self.kind(*space) == Kind::Turnout);
        Some(match last {
            Kind::Home => "home",
            Kind::HomePath if first != Kind::HomePath => "home-path",
            Kind::Turnout if first != Kind::Turnout => "turnout",
            _ if first != Kind::Turnout && last != Kind::Turnout && by_turnout() => "by-turnout",
            Kind::Safe => "safe",
            _ => return None,
        })
    }

    fn spends(&self, way: &[Space], cost: Cost) -> Option<String> {
        Some(match cost {
            Cost::Die(count) => t!(plain::die, count),
            Cost::Both(low, high) => t!(plain::two_dice, low, high),
            Cost::Reward(count) => t!(plain::bonus, count),
            Cost::Card(name, steps) => {
                let Ok(number) = name.parse::<u8>() else {
                    return Some(t!(plain::card_without_number).to_owned());
                };
                let from = self.board.space(*way.first()?);
                if from.kind == Kind::Yard {
                    t!(plain::card, count = number)
                } else if self.board.is_backward(way) {
                    t!(plain::card_back, count = steps)
                } else if steps < number {
                    t!(plain::part, count = steps, total = number)
                } else {
                    t!(plain::card, count = steps)
                }
            }
            Cost::Space => return None,
        })
    }

    /// "captures Blue". Names the captured pawn if the card can capture anywhere on the board.
    fn captured(&self, seat: Seat, events: &[Event], moved: &Event) -> Option<String> {
        let mut owners = SeatSet::EMPTY;
        let mut pawn = None;
        for event in events {
            if let Event::Captured { piece, from, .. } = event {
                let at = *from;
                owners = owners.with(piece.owner?);
                pawn = Some(self.pawn(seat, PiecePosition { piece: *piece, at }));
            }
        }
        let anywhere = matches!(moved, Event::Moved { cost: Cost::Card(name, _), .. }
            if name.parse::<u8>().is_err());
        let whom = match pawn? {
            pawn if anywhere && owners.len() == 1 => pawn,
            _ => {
                let names: Vec<String> = owners.iter().map(self.called).collect();
                list(&names)
            }
        };
        Some(t!(plain::captures, capture = self.phrases.capture, whom))
    }
}

/// Which pawn a step moves from a space, as the steps before it tell.
fn which(before: &[Vec<Event>], at: Space) -> &'static str {
    let ends_here = |step: &Vec<Event>| step.iter().any(|event| ends_at(event, at));
    match before.iter().rposition(ends_here) {
        None if before.is_empty() => "this",
        None => "other",
        Some(step) if step + 1 == before.len() => "same",
        Some(_) => "first",
    }
}

/// Whether an event leaves a pawn at a space.
fn ends_at(event: &Event, at: Space) -> bool {
    match event {
        Event::Moved { way, .. } | Event::Slid { way, .. } => way.last() == Some(&at),
        _ => false,
    }
}
