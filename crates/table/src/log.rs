//! Log: what happened, in sentences without coordinates and in full.

use rules::any_game::AnyGame;
use rules::board::{Board, Kind};
use rules::chance::Faces;
use rules::event::{Cost, Event};
use rules::piece::Piece;
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::status::won;

/// A text for players who see the board, and the full text that names every space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Without coordinates: "Ann moved 6 and captured Blue".
    pub plain: String,
    /// The full text, as spoken: "Yellow moves from Y3 to Y9 with a 6. Yellow captures Blue on Y9".
    pub full: String,
}

impl Line {
    /// A text that names no space of the board, and needs only one form.
    pub fn same(text: String) -> Line {
        let full = text.clone();
        Line { plain: text, full }
    }
}

/// A log writer: turns events into lines.
pub(crate) struct Narrator<'a> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) board: &'a Board,
    /// What the players of the seats are called.
    pub(crate) called: &'a dyn Fn(Seat) -> String,
    /// The only person's seat.
    pub(crate) own: Option<Seat>,
}

impl Narrator<'_> {
    /// The lines of events. Captures and slides share the line of their move.
    pub(crate) fn lines(&self, events: &[Event]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut rest = events;
        while let [event, after @ ..] = rest {
            let comes = match event {
                Event::Moved { .. } | Event::Swapped { .. } => after
                    .iter()
                    .take_while(|event| {
                        matches!(event, Event::Captured { .. } | Event::Slid { .. })
                    })
                    .count(),
                _ => 0,
            };
            let (comes, after) = after.split_at(comes);
            rest = after;
            let full: Vec<String> = [event]
                .into_iter()
                .chain(comes)
                .filter_map(|event| self.game.sentence(event))
                .collect();
            if !full.is_empty() {
                let full = full.join(". ");
                let plain = self.plain(event, comes).unwrap_or_else(|| full.clone());
                lines.push(Line { plain, full });
            }
        }
        lines
    }

    /// An event and its consequences without coordinates; `None` if the game's own sentence has no
    /// coordinates either.
    fn plain(&self, event: &Event, comes: &[Event]) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } | Event::Rolled { seat, faces } => {
                let (who, name) = self.actor(*seat);
                match faces {
                    Faces::Dice(_) => t!(log::rolled, who, name, dice = shown(faces)),
                    Faces::Card(_) => t!(log::drew, who, name, card = shown(faces)),
                }
            }
            Event::OpeningTied { seats } => t!(log::tie, names = self.names(*seats)),
            Event::Begins { seat } => {
                let (who, name) = self.actor(*seat);
                t!(log::first, who, name)
            }
            Event::Moved {
                seat,
                piece: Piece { owner: None },
                way,
                ..
            } => {
                let (who, name) = self.actor(*seat);
                t!(
                    log::moved_token,
                    who,
                    name,
                    space = self.game.space_words(*way.last()?)
                )
            }
            Event::Moved {
                seat, way, cost, ..
            } => {
                let (who, name) = self.actor(*seat);
                let first = self.board.space(*way.first()?).kind;
                let last = self.board.space(*way.last()?).kind;
                let slid = comes
                    .iter()
                    .any(|event| matches!(event, Event::Slid { .. }));
                let bonus = matches!(cost, Cost::Reward(_));
                let kind = match (first, last) {
                    (Kind::Yard, _) => "start",
                    (_, Kind::Home) if bonus => "bonus-home",
                    (_, Kind::Home) => "home",
                    _ if bonus => "bonus",
                    _ if slid => "slide",
                    _ => "plain",
                };
                let number = match cost {
                    Cost::Die(number) | Cost::Reward(number) | Cost::Card(_, number) => {
                        number.to_string()
                    }
                    Cost::Both(low, high) => words::list(&[low.to_string(), high.to_string()]),
                    Cost::Space => return None,
                };
                match self.captured(comes) {
                    None => t!(log::moved, who, name, kind, number),
                    Some(whom) => {
                        let capture = self.game.about().phrases.capture;
                        t!(
                            log::moved_and_captured,
                            who,
                            name,
                            kind,
                            number,
                            capture,
                            whom
                        )
                    }
                }
            }
            Event::Swapped { seat, other, .. } => {
                let (who, name) = self.actor(*seat);
                let other = self.name(other.piece.owner?);
                match self.captured(comes) {
                    None => t!(log::swapped, who, name, other),
                    Some(whom) => {
                        let capture = self.game.about().phrases.capture;
                        t!(log::swapped_and_captured, who, name, other, capture, whom)
                    }
                }
            }
            Event::SentBack { seat, .. } => {
                let (who, name) = self.actor(*seat);
                t!(log::sent_back, who, name)
            }
            Event::RollLost { seat } => {
                let (who, name) = self.actor(*seat);
                t!(log::roll_lost, who, name)
            }
            Event::Paid { from, to, count } => {
                let (who, name) = self.actor((*from).or(*to)?);
                let count = u32::from(*count);
                let things = self.game.tally_word(count);
                match (from, to) {
                    (Some(_), Some(to)) => {
                        let whom = self.name(*to);
                        t!(log::gave, who, name, count, things, whom)
                    }
                    (Some(_), None) => t!(log::returned, who, name, count, things),
                    (None, _) => t!(log::took, who, name, count, things),
                }
            }
            Event::Picked { seat, other } => {
                let (who, name) = self.actor(*seat);
                t!(log::against, who, name, whom = self.name(*other))
            }
            Event::Drawn { seat } => {
                let (who, name) = self.actor(*seat);
                t!(log::drew_a_card, who, name)
            }
            Event::CardPlayed { seat, faces } => {
                let (who, name) = self.actor(*seat);
                t!(log::played_card, who, name, card = shown(faces))
            }
            Event::Discarded { seat, faces } => {
                let (who, name) = self.actor(*seat);
                // An 11 that could only swap may be skipped.
                let is_eleven = matches!(faces, Faces::Card(card) if card.name == "11");
                let why = if is_eleven { "skipped" } else { "stuck" };
                t!(log::discarded, who, name, why, card = shown(faces))
            }
            Event::Reshuffled => t!(log::shuffled).to_owned(),
            Event::RewardEarned { seat, steps } => {
                let (who, name) = self.actor(*seat);
                t!(log::bonus_earned, who, name, count = *steps)
            }
            Event::RewardLost { seat, steps } => {
                let (who, name) = self.actor(*seat);
                t!(log::bonus_lost, who, name, count = *steps)
            }
            Event::RewardDeclined { seat, steps } => {
                let (who, name) = self.actor(*seat);
                t!(log::bonus_skipped, who, name, count = *steps)
            }
            Event::Forfeited { seat, faces } => {
                let (who, name) = self.actor(*seat);
                t!(log::forfeited, who, name, dice = shown(faces))
            }
            // Without yards, players share one token: the game says that the token stays.
            Event::Passed { .. } if !self.board.iter().any(|(_, info)| info.kind == Kind::Yard) => {
                return None;
            }
            Event::Passed { seat } => {
                let (who, name) = self.actor(*seat);
                let pawns = if self.all_wait(*seat) {
                    "waiting"
                } else {
                    "out"
                };
                t!(log::no_move, who, name, pawns)
            }
            Event::RollsAgain { seat } => {
                let (who, name) = self.actor(*seat);
                t!(log::again, who, name)
            }
            Event::Won { seats } => won(*seats, self.own, |seat| self.name(seat)),
            Event::Captured { .. } | Event::Slid { .. } | Event::TurnPasses { .. } => return None,
        })
    }

    /// Whether all pieces of a seat that are not home wait in its yard.
    fn all_wait(&self, seat: Seat) -> bool {
        let movable = match self.game.about().phrases.case {
            "throw" => SeatSet::EMPTY.with(seat),
            // With cards, partners move each other's pawns.
            _ => self.game.seat(seat).side,
        };
        let pieces = self.game.pieces().into_iter();
        let mut own =
            pieces.filter(|each| each.piece.owner.is_some_and(|owner| movable.has(owner)));
        own.all(|each| matches!(self.board.space(each.at).kind, Kind::Yard | Kind::Home))
    }

    fn actor(&self, seat: Seat) -> (&'static str, String) {
        let who = if self.own == Some(seat) {
            "you"
        } else {
            "other"
        };
        (who, self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        (self.called)(seat)
    }

    fn names(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        words::list(&names)
    }

    /// Whose pieces were captured.
    fn captured(&self, comes: &[Event]) -> Option<String> {
        let owners = comes.iter().filter_map(|event| match event {
            Event::Captured { piece, .. } => piece.owner,
            _ => None,
        });
        let owners: SeatSet = owners.collect();
        (!owners.is_empty()).then(|| self.names(owners))
    }
}

/// A roll in words: "6 and 3", "double 6", "7".
pub fn roll_in_words(faces: &Faces) -> String {
    match faces {
        Faces::Dice(numbers) => match numbers[..] {
            [one, other] if one == other => t!(outcome::double, number = one),
            _ => shown(faces),
        },
        Faces::Card(_) => shown(faces),
    }
}

/// Faces in words: "6 and 3", "7".
pub fn shown(faces: &Faces) -> String {
    match faces {
        Faces::Card(card) => card.title().to_owned(),
        Faces::Dice(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            words::list(&numbers)
        }
    }
}
