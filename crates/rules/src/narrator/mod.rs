//! Narrator: events as sentences, for log, speech and status.
//!
//! The words for an event are in one place: [`Event`] by [`Event`] in `event.rs`, with a text of `events.ftl` that has all
//! forms. What a step would do, as a choice, is in [`step`]; summaries of turns are in `summary.rs`.

mod event_words;
pub mod step;
mod summary;

use words::t;

use self::event_words::EventWords;
use crate::any_game::AnyGame;
use crate::board::{Board, Kind};
use crate::chance::Faces;
use crate::event::{Cost, Event};
use crate::piece::Piece;
use crate::seat::{Seat, SeatSet};
use crate::words::Words;

/// The forms in which an event is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// A sentence with spaces and colours: "Yellow moves from Y3 to Y9 with a 6".
    Full,
    /// A sentence without spaces, with names: "Ann moved 6".
    Plain,
    /// As few words as possible: "Y3 to Y9".
    Brief,
}

impl Form {
    fn key(self) -> &'static str {
        match self {
            Form::Full => "full",
            Form::Plain => "plain",
            Form::Brief => "brief",
        }
    }
}

/// The usual full sentence for an event, without a full stop; `None` if it needs none, or for a move, which every game
/// puts into its own words ([`Words::sentence`]).
pub fn sentence<G: Words>(game: &G, event: &Event) -> Option<String> {
    let words = EventWords {
        form: Form::Full,
        ruleset: game.ruleset(),
        phrases: game.phrases(),
        own: None,
        name: &|seat| G::FAMILY.colour(seat).to_owned(),
        space: &|space| game.space_words(space),
        why_passed: &|_| "out",
    };
    words.of(event)
}

/// A text for players who see the board, and the full text that names every space.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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

/// Tells the events of a game to a reader.
pub struct Narrator<'a> {
    /// The game after the events.
    pub game: &'a dyn AnyGame,
    /// Its board.
    pub board: &'a Board,
    /// What the players of the seats are called.
    pub called: &'a dyn Fn(Seat) -> String,
    /// The reader's seat, if the reader is a player.
    pub own: Option<Seat>,
}

impl Narrator<'_> {
    /// The lines of the log. Captures and slides share the line of their move.
    pub fn lines(&self, events: &[Event]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let mut rest = events;
        while let [event, after @ ..] = rest {
            let follows =
                |event: &&Event| matches!(event, Event::Captured { .. } | Event::Slid { .. });
            let count = match event {
                Event::Moved { .. } | Event::Swapped { .. } => {
                    after.iter().take_while(follows).count()
                }
                _ => 0,
            };
            let (consequences, after) = after.split_at(count);
            rest = after;
            let told = [event].into_iter().chain(consequences);
            let full: Vec<String> = told.filter_map(|event| self.game.sentence(event)).collect();
            if !full.is_empty() {
                let full = full.join(". ");
                let plain = self.plain(event, consequences);
                let plain = plain.unwrap_or_else(|| full.clone());
                lines.push(Line { plain, full });
            }
        }
        lines
    }

    /// The events in as few words as possible, in order. Names a seat once for all its successive events, and does not
    /// name the reader.
    pub fn brief(&self, events: &[Event]) -> Vec<String> {
        let family = self.game.ruleset().family;
        let words = EventWords {
            name: &|seat| family.colour(seat).to_owned(),
            space: &|space| self.game.space_words(space),
            ..self.words(Form::Brief)
        };
        let mut said = Vec::new();
        let mut last = self.own;
        for event in events {
            // The end is told in full.
            let (who, outcome) = match event {
                Event::Won { .. } => (None, self.game.sentence(event)),
                _ => (event.seat(), words.of(event)),
            };
            let Some(outcome) = outcome else { continue };
            match who.filter(|_| who != last) {
                Some(seat) => {
                    last = who;
                    said.push(t!(speech::by, colour = family.colour(seat), outcome));
                }
                None => said.push(outcome),
            }
        }
        said
    }

    /// The result: "You win!", "Blue wins".
    pub fn won(&self, seats: SeatSet) -> String {
        let won = self.words(Form::Plain).of(&Event::Won { seats });
        won.unwrap_or_default()
    }

    fn words(&self, form: Form) -> EventWords<'_> {
        EventWords {
            form,
            ruleset: self.game.ruleset(),
            phrases: self.game.about().phrases,
            own: self.own,
            name: self.called,
            space: &|_| String::new(),
            why_passed: &|_| "out",
        }
    }

    /// An event and its consequences without coordinates; `None` if the full sentence has none either.
    fn plain(&self, event: &Event, consequences: &[Event]) -> Option<String> {
        let space = |space| self.game.space_words(space);
        let words = EventWords {
            space: &space,
            why_passed: &|seat| self.why_passed(seat),
            ..self.words(Form::Plain)
        };
        let capture = words.phrases.capture;
        let captures = consequences.iter().filter_map(Event::capture);
        let owners: SeatSet = captures.map(|(_, owner)| owner).collect();
        let by = event.seat().filter(|_| !owners.is_empty());
        let captured = by.map(|by| words.captured(by, owners));
        Some(match (event, captured) {
            (
                Event::Moved {
                    seat,
                    piece,
                    way,
                    cost,
                },
                captured,
            ) => {
                let (who, name) = (words.who(*seat), (self.called)(*seat));
                if *piece == (Piece { owner: None }) {
                    return Some(t!(
                        events::moved_token,
                        who,
                        name,
                        space = space(*way.last()?)
                    ));
                }
                let kind = |space| self.board.space(space).kind;
                let slid = consequences
                    .iter()
                    .any(|event| matches!(event, Event::Slid { .. }));
                let bonus = matches!(cost, Cost::Reward(_));
                let kind = match (kind(*way.first()?), kind(*way.last()?)) {
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
                match captured {
                    None => t!(events::moved, who, name, kind, number),
                    Some(whom) => {
                        t!(
                            events::moved_and_captured,
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
            (Event::Swapped { seat, other, .. }, Some(captured)) => {
                let (who, name) = (words.who(*seat), (self.called)(*seat));
                let whom = (self.called)(other.piece.owner?);
                t!(
                    events::swapped_and_captured,
                    who,
                    name,
                    whom,
                    capture,
                    captured
                )
            }
            // Without yards, players share one token: the game says why it stays.
            (Event::Passed { .. }, _) if !self.has_yards() => return None,
            (event, _) => words.of(event)?,
        })
    }

    fn has_yards(&self) -> bool {
        self.board.iter().any(|(_, info)| info.kind == Kind::Yard)
    }

    /// Why a seat has passed, as the texts tell it apart: "waiting" if all its pieces that are not home wait in its yard,
    /// [`Phrases::stays`](crate::words::Phrases::stays) if it has none of its own, "out" otherwise.
    fn why_passed(&self, seat: Seat) -> &'static str {
        let movable = self.game.seat(seat).movable;
        let pieces = self.game.shown().pieces.into_iter();
        let own = pieces.filter(|each| each.piece.owner.is_some_and(|owner| movable.has(owner)));
        let kinds: Vec<Kind> = own.map(|each| self.board.space(each.at).kind).collect();
        let waits = |kind: &Kind| matches!(kind, Kind::Yard | Kind::Home);
        match kinds[..] {
            [] => self.game.about().phrases.stays,
            _ if kinds.iter().all(waits) => "waiting",
            _ => "out",
        }
    }
}

/// A roll in words: "6 and 3", "double 6", "7".
pub fn roll_in_words(faces: &Faces) -> String {
    match faces.numbers() {
        [one, other] if one == other => t!(outcome::double, number = *one),
        _ => faces_words(Form::Plain, faces),
    }
}

/// Faces in words: "6 and 3" or, in brief, "6 3"; "7" for a card.
fn faces_words(form: Form, faces: &Faces) -> String {
    match faces {
        Faces::Card(card) => card.title().to_owned(),
        Faces::Dice(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            match form {
                Form::Brief => numbers.join(" "),
                Form::Full | Form::Plain => words::list(&numbers),
            }
        }
    }
}
