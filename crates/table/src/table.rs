//! The table: a game session as the screen sees it, behind one object-safe trait for all games.

use rules::board::{Board, Kind, Space};
use rules::chance::{Card, Die};
use rules::event::Event;
use rules::piece::Standing;
use rules::record::{Series, Sitter};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::view::Pointing;
use rules::words::{Note, Phrases};
use words::t;

use crate::dice::Dice;
use crate::game_summary::GameSummary;
use crate::log::Line;
use crate::manual_dice::Chances;

/// A legal action, with everything needed to show and choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its index among the legal actions of the state.
    pub index: usize,
    /// The step, written as in a play line: `6 yard-Y6`.
    pub step: String,
    /// The step in words: "6: corner to Y6".
    pub words: String,
    /// The step in words without coordinates: "Move 6: pawn from start".
    pub plain: String,
    /// Whether a player chooses the action. `false` if it only carries out what chance has decided.
    pub is_free: bool,
    /// The piece, spaces and seats that the action involves.
    pub pointing: Pointing,
    /// The card of the hand that the action plays or discards.
    pub card: Option<Card>,
}

impl Choice {
    /// What the action uses, as in a play line: "3", "2+4", "+10"; for any other step, its first word.
    pub fn spends(&self) -> &str {
        self.step.split(' ').next().unwrap_or_default()
    }

    /// The step in words.
    pub fn line(&self) -> Line {
        Line {
            plain: self.plain.clone(),
            full: self.words.clone(),
        }
    }
}

/// A seat's standing, for the player panels beside the board and for the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatStanding {
    /// The seat.
    pub seat: Seat,
    /// The colour's key in style sheets and themes.
    pub colour_key: &'static str,
    /// The colour's name.
    pub colour: &'static str,
    /// The player of the seat.
    pub sitter: Sitter,
    /// The seat's count towards winning, such as pieces at home.
    pub tally: u32,
    /// The class of what is counted, for the style sheet: `home`, `stars`.
    pub tallies: &'static str,
    /// The word after the number: "home".
    pub tally_word: &'static str,
    /// The steps that the side still has to go.
    pub steps_to_go: i32,
    /// The seats that win together with this one, including this one.
    pub side: SeatSet,
}

/// A game session of any game.
pub trait Table {
    /// The ruleset.
    fn ruleset(&self) -> Ruleset;
    /// The board.
    fn board(&self) -> &Board;
    /// Whether the game waits for a chance outcome or a decision, or is over.
    fn node(&self) -> Node;
    /// The player of a seat in play.
    fn sitter(&self, seat: Seat) -> &Sitter;
    /// The standings of the seats, in turn order.
    fn standings(&self) -> Vec<SeatStanding>;
    /// The record as text; empty in a lesson, which has no record.
    fn record(&self) -> String;
    /// Whether the record is complete: no card is face down. Otherwise the game can only be watched.
    fn is_whole(&self) -> bool;
    /// The current play as `seat` may see it: the position line at its start, and the steps since then as a
    /// play line. The steps are empty at a roll.
    fn observed_play(&self, seat: Seat) -> (String, String);
    /// The number of record entries: outcomes and actions.
    fn made(&self) -> usize;
    /// Who chose each record entry; `None` for outcomes and for passes, which are no choice.
    fn choosers(&self) -> &[Option<Seat>];
    /// Who rolled or drew each record entry; `None` for actions and automatic outcomes.
    fn throwers(&self) -> &[Option<Seat>];
    /// The summary of the game so far.
    fn story(&self) -> &GameSummary;
    /// The position line as `eyes` may see it; without `eyes`, as everybody may see it. During a play, the
    /// turn field shows what is left.
    fn position(&self, eyes: Option<Seat>) -> String;
    /// The status: whose turn it is and what to do, in words.
    fn status(&self) -> String;
    /// The task of the seat to act, if dice and cards do not show it: "roll for stars".
    fn task(&self) -> Option<String>;
    /// The legal actions, computed once for each state; empty except at decisions.
    fn choices(&self) -> &[Choice];
    /// Whether the next outcome comes automatically.
    fn is_dealt(&self) -> bool;
    /// Whether the next roll decides who starts.
    fn is_for_start(&self) -> bool;
    /// The card being played.
    fn card(&self) -> Option<Card>;
    /// The cards that a seat holds; `None` in a game without hands.
    fn hand(&self, seat: Seat) -> Option<Vec<Card>>;
    /// The cards not yet drawn, as far as `eyes` know: each kind and its count. Without `eyes`, as far as
    /// everybody knows.
    fn unseen(&self, eyes: Option<Seat>) -> Vec<(Card, u32)>;
    /// How many of the things that players collect are left to take.
    fn supply(&self) -> Option<u32>;
    /// Whether the game has captures, and can therefore show threats.
    fn tells_danger(&self) -> bool;
    /// The phrases that explain hints and threats in this game.
    fn phrases(&self) -> Phrases;
    /// What the players collect, as the word after a number.
    fn tally_word(&self, count: u32) -> &'static str;
    /// Notes shown on spaces.
    fn notes(&self) -> Vec<Note>;
    /// The points of each seat for a finished game, if games are scored.
    fn points(&self) -> Option<Vec<(Seat, u32)>>;
    /// The match that the game is part of.
    fn series(&self) -> Option<&Series>;
    /// The text of the button for the next chance outcome.
    fn chance_word(&self) -> &'static str;
    /// The dice of the roll being played.
    fn dice(&self) -> Vec<Die>;
    /// The bonuses to use, in spaces, highest first.
    fn rewards(&self) -> Vec<u8>;
    /// The pieces. A piece is identified by its index, which never changes.
    fn pieces(&self) -> &[Standing];
    /// An event as a sentence of the log.
    fn sentence(&self, event: &Event) -> Option<String>;
    /// The log so far.
    fn log(&self) -> &[Line];
    /// The name of a space in words.
    fn space_words(&self, space: Space) -> String;
    /// Rolls or draws for the seat to act. Returns the events.
    ///
    /// # Panics
    /// If no roll or draw is due.
    fn throw(&mut self, dice: &mut dyn Dice) -> Vec<Event>;
    /// The possible outcomes of the next roll or draw; empty at other nodes.
    fn chances(&self) -> Chances;
    /// Applies a roll or draw that a person entered, written as in a record, and removes the seed from the
    /// record. Returns the events, or `None` without any change if the outcome is impossible.
    fn enter(&mut self, outcome: &str) -> Option<Vec<Event>>;
    /// Lets `seat` start, if one outcome of the opening decides it. Returns the events.
    fn begin_with(&mut self, seat: Seat) -> Vec<Event>;
    /// Plays the legal action at `index`. Returns the events.
    ///
    /// # Panics
    /// If there is no such action.
    fn play(&mut self, index: usize) -> Vec<Event>;
    /// Why a move from one space to another is refused, with the rule; `None` if it is legal.
    fn refusal(&self, from: Space, to: Space) -> Option<String>;
    /// The events that the legal action at `index` would cause.
    ///
    /// # Panics
    /// If there is no such action.
    fn preview(&self, index: usize) -> Vec<Event>;
    /// Goes back to the first `made` record entries.
    fn back_to(&mut self, made: usize);
    /// Goes back as [`Table::back_to`] does, across other players' plays. The record counts a takeback.
    fn take_back_to(&mut self, made: usize);
    /// Changes who plays a seat, in the log and in the record. Bots have no name.
    fn sit(&mut self, seat: Seat, kind: &str);
    /// Renames the player of a seat. An empty name removes the name.
    fn name(&mut self, seat: Seat, name: &str);
    /// The dice seed in the record.
    fn seed(&self) -> Option<u64>;
    /// Replaces the dice seed in the record, if the record has one.
    fn reseed(&mut self, seed: u64);
    /// In a replay, the number of record entries after this moment; otherwise 0.
    fn later(&self) -> usize;
    /// Applies the next of the later record entries. Returns the events; empty at the end.
    fn forward(&mut self) -> Vec<Event>;
    /// Goes to the moment after `made` record entries, or to the end. Keeps the later entries.
    fn go_to(&mut self, made: usize);
    /// Renders the log again, in the current language.
    fn retell(&mut self);
    /// The tickets of the later outcomes: the seat, the ticket, and its exclusive upper bound.
    fn later_tickets(&self) -> Vec<(Seat, u32, u32)>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn Table>;
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Box<dyn Table> {
        self.boxed_clone()
    }
}

/// The colours of a set of seats, in words: "Yellow", "Yellow and Red", "Yellow, Green and Blue".
pub fn colours(ruleset: Ruleset, seats: SeatSet) -> String {
    let colours: Vec<_> = seats
        .iter()
        .map(|seat| ruleset.family.colour(seat))
        .collect();
    words::list(&colours)
}

/// A position on the board, in words: "in the corner", "on Y6".
pub(crate) fn place(table: &dyn Table, space: Space) -> String {
    let kind = match table.board().space(space).kind {
        Kind::Yard => "yard",
        Kind::Home => "home",
        _ => "space",
    };
    let edition = table.ruleset().edition.name;
    t!(
        table::place,
        kind,
        edition,
        space = table.space_words(space)
    )
}
