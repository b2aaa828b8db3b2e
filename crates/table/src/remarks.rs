//! Remarks: lines that characters say now and then, and what their portraits show. The record alone decides which.

mod happenings;

use rules::any_game::AnyGame;
use rules::cast::{LINES, Occasion};
use rules::event::Event;
use rules::seat::Seat;

use happenings::{Happening, Happenings};

/// One of this many occasions has a line, and each once nobody has said anything for this many rounds.
const INTERVAL: u64 = 3;
const SILENCE: usize = 2;
/// In a short game, each occasion has a line once nobody has said anything for this many turns.
const SHORT_SILENCE: usize = 2;

/// A line that a character says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Remark {
    /// The seat of the character.
    pub(crate) seat: Seat,
    /// What happened to the character.
    pub(crate) occasion: Occasion,
    /// The number of the line among those for the occasion.
    pub(crate) line: usize,
    /// The number of record entries, the one with the occasion included.
    pub(crate) at: usize,
}

/// What a portrait shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// The character has captured.
    Proud,
    /// The character was captured.
    Hurt,
    /// The character is lucky, or a piece came home.
    Glad,
    /// The character waits, or is behind.
    Glum,
    /// The character looks at what happened to somebody else.
    Curious,
    /// The character has won.
    Triumphant,
    /// The character has lost.
    Rueful,
}

impl Mood {
    /// The key in style sheets.
    pub fn key(self) -> &'static str {
        match self {
            Mood::Proud => "proud",
            Mood::Hurt => "hurt",
            Mood::Glad => "glad",
            Mood::Glum => "glum",
            Mood::Curious => "curious",
            Mood::Triumphant => "triumphant",
            Mood::Rueful => "rueful",
        }
    }

    fn after(occasion: Occasion) -> Mood {
        match occasion {
            Occasion::Captures => Mood::Proud,
            Occasion::Captured => Mood::Hurt,
            Occasion::Lucky | Occasion::Home => Mood::Glad,
            Occasion::Behind => Mood::Glum,
            Occasion::Wins => Mood::Triumphant,
            Occasion::Loses => Mood::Rueful,
        }
    }
}

/// How a character reacts to a record entry.
#[derive(Clone, Copy, Debug)]
struct Reaction {
    seat: Seat,
    mood: Mood,
    /// The number of record entries, and of turns.
    at: usize,
    turn: usize,
}

/// What characters have said and shown in a game.
#[derive(Clone, Default)]
pub(crate) struct Remarks {
    happenings: Happenings,
    /// The line on the screen.
    remark: Option<Remark>,
    /// What the portraits show, at most one of each seat.
    reactions: Vec<Reaction>,
    /// The seat whose turn it is, and how many turns there were.
    turn: (Option<Seat>, usize),
    /// The turn with the last line.
    last: Option<usize>,
    /// All lines so far. None is said twice.
    said: Vec<Remark>,
}

impl Remarks {
    /// The line on the screen. It goes when a person acts, after a round, or when a move is refused.
    pub(crate) fn remark(&self) -> Option<Remark> {
        self.remark
    }

    /// What the portrait of a seat shows, and the number of record entries then. It goes as a line does.
    pub(crate) fn mood(&self, seat: Seat) -> Option<(Mood, usize)> {
        let reaction = self.reactions.iter().find(|each| each.seat == seat);
        reaction.map(|reaction| (reaction.mood, reaction.at))
    }

    /// Takes line and moods off the screen.
    pub(crate) fn end_remark(&mut self) {
        self.remark = None;
        self.reactions.clear();
    }

    /// Follows the events of a record entry. `at` is the number of entries so far, `game` the game after it.
    pub(crate) fn follow(
        &mut self,
        at: usize,
        entry: &str,
        events: &[Event],
        game: &dyn AnyGame,
        is_bot: &dyn Fn(Seat) -> bool,
    ) {
        let seats = game.about().seats;
        for seat in events.iter().filter_map(Event::actor) {
            if self.turn.0 != Some(seat) {
                self.turn = (Some(seat), self.turn.1 + 1);
                let (turn, round) = (self.turn.1, seats.len());
                let is_old = |then: usize| turn - then >= round || !is_bot(seat);
                self.remark = self
                    .remark
                    .filter(|_| !is_old(self.last.unwrap_or_default()));
                self.reactions.retain(|reaction| !is_old(reaction.turn));
            }
        }
        let mut happened = self.happenings.follow(events, game);
        let is_quiet = happened.iter().all(Vec::is_empty);
        happened
            .iter_mut()
            .for_each(|group| group.retain(|(seat, _)| is_bot(*seat)));
        let number = number(at, entry);
        // The least notable first, so that the most notable stays.
        for (seat, occasion) in happened.iter().rev().flatten() {
            self.react(*seat, Mood::after(*occasion), at);
        }
        if !is_quiet && happened.iter().all(Vec::is_empty) {
            let others: Vec<Seat> = seats.iter().filter(|seat| is_bot(*seat)).collect();
            if !others.is_empty() {
                let watching = others[number as usize % others.len()];
                self.react(watching, Mood::Curious, at);
            }
        }
        let is_over = events
            .iter()
            .any(|event| matches!(event, Event::Won { .. }));
        // The end always has a line.
        let silent = self.turn.1 - self.last.unwrap_or_default();
        let patience = match game.about().phrases.collects {
            Some(_) => SHORT_SILENCE,
            None => SILENCE * seats.len(),
        };
        let is_due = is_over || silent > 1 && number.is_multiple_of(INTERVAL) || silent > patience;
        if is_due {
            self.speak(at, (number / INTERVAL) as usize, &happened);
        }
    }

    fn react(&mut self, seat: Seat, mood: Mood, at: usize) {
        let turn = self.turn.1;
        self.reactions.retain(|reaction| reaction.seat != seat);
        self.reactions.push(Reaction {
            seat,
            mood,
            at,
            turn,
        });
    }

    /// Has one of those to whom the most notable things happened say a line that is still unsaid.
    fn speak(&mut self, at: usize, number: usize, happened: &[Vec<Happening>]) {
        let unsaid = |(seat, occasion): &Happening| -> Vec<Remark> {
            let lines = (0..LINES).map(|line| Remark {
                seat: *seat,
                occasion: *occasion,
                line,
                at,
            });
            let is_said = |new: &Remark| {
                let mut said = self.said.iter();
                said.any(|old| Remark { at, ..*old } == *new)
            };
            lines.filter(|line| !is_said(line)).collect()
        };
        let groups = happened.iter().map(|group| {
            let lines = group.iter().map(unsaid);
            lines.filter(|lines| !lines.is_empty()).collect::<Vec<_>>()
        });
        let mut groups = groups.filter(|group| !group.is_empty());
        if let Some(group) = groups.next() {
            let lines = &group[number / LINES % group.len()];
            let remark = lines[number % lines.len()];
            self.said.push(remark);
            self.remark = Some(remark);
            self.last = Some(self.turn.1);
        }
    }
}

/// A number that looks random, always the same for an entry of a record: FNV-1a.
fn number(at: usize, entry: &str) -> u64 {
    let bytes = (at as u64).to_le_bytes().into_iter().chain(entry.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash >> 32
}
