//! A sitting as the screen sees it: one object-safe trait for all games.

use rules::board::{Board, Kind, Space};
use rules::chance::{Card, Die};
use rules::event::Event;
use rules::game::Pointing;
use rules::piece::Standing;
use rules::record::{Series, Sitter};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::words::{Note, Phrases};
use words::t;

use crate::dice::Dice;
use crate::game_summary::GameSummary;
use crate::log::Line;
use crate::manual_dice::Chances;

/// One of the legal actions, ready to be shown and chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its index among the legal actions of the state.
    pub index: usize,
    /// The step as in a play line: `6 yard-Y6`.
    pub step: String,
    /// The step in words: "6: corner to Y6".
    pub words: String,
    /// The same without coordinates: "Move 6: pawn from start".
    pub plain: String,
    /// Whether it is a choice, and does not only carry out what chance has decided.
    pub is_free: bool,
    /// What it points at on the board.
    pub pointing: Pointing,
    /// The card of the hand that it plays or puts away.
    pub card: Option<Card>,
}

impl Choice {
    /// What it spends, as in a play line: "3", "2+4", "+10"; the first word of any other step.
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

/// How a seat stands, for plates beside the board and for the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatStanding {
    /// Whose.
    pub seat: Seat,
    /// The colour as style sheets and dresses know it.
    pub colour_key: &'static str,
    /// The colour's name.
    pub colour: &'static str,
    /// Who sits there.
    pub sitter: Sitter,
    /// What is counted on the way to winning: pieces at home, say.
    pub tally: u32,
    /// What that is, as a style sheet knows it: `home`, `stars`.
    pub tallies: &'static str,
    /// The same after the number: "home".
    pub tally_word: &'static str,
    /// Steps that the side still has to go.
    pub steps_to_go: i32,
    /// The seats that win together with this one, itself included.
    pub side: SeatSet,
}

/// A sitting, whatever the game.
pub trait Table {
    /// The ruleset.
    fn ruleset(&self) -> Ruleset;
    /// The board.
    fn board(&self) -> &Board;
    /// What the game waits for.
    fn node(&self) -> Node;
    /// The sitter of a seat in play.
    fn sitter(&self, seat: Seat) -> &Sitter;
    /// How the seats stand, in turn order.
    fn standings(&self) -> Vec<SeatStanding>;
    /// The record as text; empty in a lesson, which is no game.
    fn record(&self) -> String;
    /// Whether all that was made is known: no card lies face down. Else the game can only be watched.
    fn is_whole(&self) -> bool;
    /// The play under way as `seat` may see it: the position line at its beginning, and the steps
    /// made since, as a play line; none at a throw.
    fn observed_play(&self, seat: Seat) -> (String, String);
    /// How much has been made to happen: outcomes and actions.
    fn made(&self) -> usize;
    /// Who chose each thing that was made: nobody an outcome, nor a pass, which was no choice.
    fn choosers(&self) -> &[Option<Seat>];
    /// Who threw or drew each thing that was made: nobody a step, nor what came by itself.
    fn throwers(&self) -> &[Option<Seat>];
    /// What has come of it so far.
    fn story(&self) -> &GameSummary;
    /// The position line, as `eyes` may see it; without them, as everybody may. Within a play the
    /// turn field shows what is left.
    fn position(&self, eyes: Option<Seat>) -> String;
    /// Whose turn it is and for what, in words.
    fn status(&self) -> String;
    /// What the seat to act is to do, where dice and cards do not say it: "roll for stars".
    fn task(&self) -> Option<String>;
    /// The legal actions, found once for each state; empty at other nodes than decisions.
    fn choices(&self) -> &[Choice];
    /// Whether the outcome that the game waits for comes by itself.
    fn is_dealt(&self) -> bool;
    /// Whether the throw that the game waits for is one to see who starts.
    fn is_for_start(&self) -> bool;
    /// The card that is being played.
    fn card(&self) -> Option<Card>;
    /// The cards that a seat holds; `None` in a game without hands.
    fn hand(&self, seat: Seat) -> Option<Vec<Card>>;
    /// Which cards are still to come, as far as `eyes` know: each kind and how many; without eyes,
    /// as far as everybody knows.
    fn unseen(&self, eyes: Option<Seat>) -> Vec<(Card, u32)>;
    /// How many of the things that players collect are left to be taken.
    fn supply(&self) -> Option<u32>;
    /// Whether something can be hit in the game, so that danger can be told.
    fn tells_danger(&self) -> bool;
    /// The words with which reasons are told.
    fn phrases(&self) -> Phrases;
    /// What they are called, after a number.
    fn tally_word(&self, count: u32) -> &'static str;
    /// What is worth knowing of single spaces.
    fn notes(&self) -> Vec<Note>;
    /// The points that each seat is given for a game that is over, where games are scored.
    fn points(&self) -> Option<Vec<(Seat, u32)>>;
    /// The match that the game is part of.
    fn series(&self) -> Option<&Series>;
    /// What the button for a chance outcome says.
    fn chance_word(&self) -> &'static str;
    /// The dice of the throw that is being played.
    fn dice(&self) -> Vec<Die>;
    /// The rewards waiting to be used, in spaces, the highest first.
    fn rewards(&self) -> Vec<u8>;
    /// The pieces with an identity each: the index, which never changes.
    fn pieces(&self) -> &[Standing];
    /// An event as a sentence of the log.
    fn sentence(&self, event: &Event) -> Option<String>;
    /// All sentences of the log so far.
    fn log(&self) -> &[Line];
    /// The name of a space in words.
    fn space_words(&self, space: Space) -> String;
    /// Throws or draws for the seat to act. Returns what happened.
    ///
    /// # Panics
    /// When nobody is to throw.
    fn throw(&mut self, dice: &mut dyn Dice) -> Vec<Event>;
    /// What the throw or draw that the game waits for can come to; nothing at other nodes.
    fn chances(&self) -> Chances;
    /// The throw or draw was made elsewhere and came to this, written as in a record, which then names
    /// no seed. Returns what happened; `None`, and nothing has changed, where that cannot come.
    fn enter(&mut self, outcome: &str) -> Option<Vec<Event>>;
    /// Decides the opening so that `seat` begins, if one outcome does so. Returns what happened.
    fn begin_with(&mut self, seat: Seat) -> Vec<Event>;
    /// Plays the legal action of an index. Returns what happened.
    ///
    /// # Panics
    /// When there is no such action.
    fn play(&mut self, index: usize) -> Vec<Event>;
    /// Why "from here to there" is refused, with its rule; `None` if it is legal.
    fn refusal(&self, from: Space, to: Space) -> Option<String>;
    /// What the legal action of an index would do.
    ///
    /// # Panics
    /// When there is no such action.
    fn preview(&self, index: usize) -> Vec<Event>;
    /// Goes back to when only `made` things had been made.
    fn back_to(&mut self, made: usize);
    /// The same past the plays of others, which the record then tells.
    fn take_back_to(&mut self, made: usize);
    /// Somebody of that kind takes the seat, which log and record tell; a bot has no name.
    fn sit(&mut self, seat: Seat, kind: &str);
    /// Whoever sits there is called so; without a name if it is empty.
    fn name(&mut self, seat: Seat, name: &str);
    /// The seed of the dice that the record names.
    fn seed(&self) -> Option<u64>;
    /// The dice to come are another seed's, unless the record names none.
    fn reseed(&mut self, seed: u64);
    /// In a replay, how much was made after this moment; else nothing.
    fn later(&self) -> usize;
    /// Has the next of what was made later happen again. Returns what happened; nothing at the end.
    fn forward(&mut self) -> Vec<Event>;
    /// Goes to when `made` things had been made, or to the end; what was made later is not lost.
    fn go_to(&mut self, made: usize);
    /// Tells all that was made anew, in the language that is spoken now.
    fn retell(&mut self);
    /// The tickets by which later throws came: of which seat, the ticket, and below what it was.
    fn later_tickets(&self) -> Vec<(Seat, u32, u32)>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn Table>;
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Box<dyn Table> {
        self.boxed_clone()
    }
}

/// The seats of a set in words: "Yellow", "Yellow and Red", "Yellow, Green and Blue".
pub fn colours(ruleset: Ruleset, seats: SeatSet) -> String {
    let colours: Vec<_> = seats
        .iter()
        .map(|seat| ruleset.family.colour(seat))
        .collect();
    words::list(&colours)
}

/// Where something stands, in words: "in the corner", "on Y6".
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
