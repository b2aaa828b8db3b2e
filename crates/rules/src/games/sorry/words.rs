//! Sorry! in words.

use words::{Plain, text};

use super::Sorry;
use super::actions::{Act, Step};
use super::board;
use super::cards::CardKind;
use super::spaces::{At, Place};
use super::state::{HAND, Phase, Stage, State};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::piece::Piece;
use crate::seat::{Seat, SeatSet};
use crate::words::{Phrases, Words};

fn colour(seat: Seat) -> &'static str {
    Sorry::FAMILY.colour(seat)
}

/// "Red", "Red and Yellow", "Red, Blue and Green".
fn colours(seats: SeatSet) -> String {
    let colours: Vec<_> = seats.iter().map(colour).collect();
    match colours.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => colours.concat(),
    }
}

/// "Red wins", "Red and Yellow win".
fn won(seats: SeatSet) -> String {
    let verb = if seats.len() == 1 { "wins" } else { "win" };
    format!("{} {verb}", colours(seats))
}

/// A card in a sentence: "a 7", "an 11", "Sorry!".
fn card_words(faces: &Faces) -> String {
    let Faces::Card(card) = faces else {
        return String::new();
    };
    match card.name {
        "sorry" => card.title().to_owned(),
        "8" | "11" => format!("an {}", card.title()),
        _ => format!("a {}", card.title()),
    }
}

impl Sorry {
    /// " for Yellow", where a player moves a pawn of the partner (S-25).
    fn for_whom(seat: Seat, piece: Piece) -> String {
        let partner = piece.owner.filter(|&owner| owner != seat);
        partner.map_or(String::new(), |owner| format!(" for {}", colour(owner)))
    }

    /// What the log says of a move: "Red moves from R4 to R9 with a 5".
    fn moved(&self, seat: Seat, piece: Piece, way: &[Space], spent: Spent) -> Option<String> {
        let (&first, &last) = (way.first()?, way.last()?);
        let Spent::Card(card, steps) = spent else {
            return None;
        };
        let mover = format!("{}{}", colour(seat), Self::for_whom(seat, piece));
        let (from, to) = (self.space_words(first), self.space_words(last));
        let card: CardKind = card.parse().ok()?;
        let with = match card {
            CardKind::Seven if steps < card.number() => format!("{steps} of a 7"),
            _ => card_words(&Faces::Card(card.card())),
        };
        Some(match (Place::of(first.0), Place::of(last.0)) {
            (Place::Yard { .. }, _) if card == CardKind::Sorry => {
                format!("{mover} takes a pawn from START to {to}: {with}")
            }
            (Place::Yard { .. }, _) => format!("{mover} starts a pawn on {to} with {with}"),
            (_, Place::Home { .. }) => {
                format!("{mover} brings a pawn from {from} home with {with}")
            }
            _ if goes_back(card, steps) => {
                format!("{mover} moves back from {from} to {to} with {with}")
            }
            _ => format!("{mover} moves from {from} to {to} with {with}"),
        })
    }

    /// A space in a choice, whose START or home it is where partners have two.
    fn spot(&self, at: At, seat: Seat) -> String {
        match Place::of(at).owner() {
            Some(owner) if owner != seat && !matches!(Place::of(at), Place::Zone { .. }) => {
                format!("{}'s {}", colour(owner), self.space_words(Space(at)))
            }
            _ => self.space_words(Space(at)),
        }
    }
}

/// Whether a card moves backward by so many steps (S-15).
fn goes_back(card: CardKind, steps: u8) -> bool {
    card == CardKind::Four || card == CardKind::Ten && steps == 1
}

impl Words for Sorry {
    const RULEBOOK: &'static str = include_str!("rules.md");
    const LESSONS: &'static str = include_str!("lessons.txt");
    const LEARNED_IN: Option<Plain> = Some(text!(sorry::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let card = match step.act {
            Act::Pass => return "Pass: nothing can be played".to_owned(),
            Act::Decline => return "11: leave the swap".to_owned(),
            Act::Discard(card) => return format!("Put the {} away", card.card().title()),
            Act::Swap => CardKind::Eleven,
            Act::Move(card) => card,
        };
        let seat = state.turn;
        let title = card.card().title().trim_end_matches('!');
        let pointing = self.pointing(state, step);
        let (from, to) = (self.spot(step.from, seat), self.spot(step.to, seat));
        let way = match pointing.swaps {
            Some(other) => format!("{from} changes places with {} on {to}", colour(other)),
            None => format!("{from} to {to}"),
        };
        let slides = pointing
            .slides
            .map(|end| format!(", slides to {}", self.space_words(end)));
        let captures = pointing.captures;
        let bumps = (!captures.is_empty()).then(|| format!(", bumps {}", colours(captures)));
        let rest: String = [slides, bumps].into_iter().flatten().collect();
        format!("{title}: {way}{rest}")
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Begins { seat } => format!("The lot falls on {}, who begins", colour(*seat)),
            Event::Thrown { seat, faces } => {
                format!("{} draws {}", colour(*seat), card_words(faces))
            }
            Event::Moved {
                seat,
                piece,
                way,
                spent,
            } => self.moved(*seat, *piece, way, *spent)?,
            Event::Swapped {
                seat, one, other, ..
            } => {
                let mover = format!("{}{}", colour(*seat), Self::for_whom(*seat, one.piece));
                let victim = other.piece.owner.map_or("a pawn", colour);
                let (from, to) = (self.space_words(one.at), self.space_words(other.at));
                format!("{mover} on {from} changes places with {victim} on {to}")
            }
            Event::Captured {
                seat, piece, from, ..
            } => {
                let victim = match piece.owner {
                    Some(owner) if owner == *seat => "a pawn of its own",
                    owner => owner.map_or("a pawn", colour),
                };
                let from = self.space_words(*from);
                format!("{} bumps {victim} on {from}: back to START", colour(*seat))
            }
            Event::Slid { seat, piece, way } => {
                let (first, last) = (*way.first()?, *way.last()?);
                let mover = piece.owner.map_or(colour(*seat), colour);
                let (from, to) = (self.space_words(first), self.space_words(last));
                format!("{mover} slides from {from} to {to}")
            }
            Event::Drawn { seat } => format!("{} draws a card", colour(*seat)),
            Event::Laid { seat, faces } => format!("{} plays {}", colour(*seat), card_words(faces)),
            Event::Discarded { seat, faces } => {
                format!("{} puts away {}", colour(*seat), card_words(faces))
            }
            Event::Reshuffled => "The pile is used up: the discards are shuffled".to_owned(),
            Event::Passed { seat } => format!("{} can play nothing", colour(*seat)),
            Event::ThrowsAgain { seat } => format!("A 2: {} goes again", colour(*seat)),
            Event::Won { seats } => won(*seats),
            // The next draw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening => "The lot decides who begins".to_owned(),
            Phase::Draw if self.hand => format!("{colour} to draw up to {HAND} cards"),
            Phase::Draw => format!("{colour} to draw"),
            Phase::Play(Stage::Card(card)) => {
                let card = card_words(&Faces::Card(card.card()));
                format!("{colour} to play {card}")
            }
            Phase::Play(Stage::Seven(left)) => format!("{colour} to play {left} more of the 7"),
            Phase::Play(_) => format!("{colour} to play a card of the hand"),
            Phase::Over => won(self.side_of(state.turn)),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match Place::of(space.0) {
            Place::Yard { .. } => "START".to_owned(),
            Place::Home { .. } => "home".to_owned(),
            _ => board::name(space),
        }
    }

    fn chance_word(&self) -> &'static str {
        "Draw"
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            capture: "bump",
            case: if self.hand { "hidden-card" } else { "card" },
            terms: "sorry",
            ..Phrases::USUAL
        }
    }
}
