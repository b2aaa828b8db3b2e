//! Remarks: lines that characters say now and then. The record alone decides which.

use rules::cast::{LINES, Occasion};
use rules::event::Event;
use rules::seat::{Seat, SeatSet};

/// One of this many occasions has a line, and each once nobody has said anything for this many rounds.
const INTERVAL: u64 = 3;
const SILENCE: usize = 2;

/// The smallest bonus, in spaces, and the smallest number of collected things that are lucky.
const LUCKY_BONUS: u8 = 10;
const LUCKY_GAIN: u8 = 3;

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

/// What characters have said in a game.
#[derive(Clone, Default)]
pub(crate) struct Remarks {
    /// The line on the screen.
    remark: Option<Remark>,
    /// The seat whose turn it is, and how many turns there were.
    turn: (Option<Seat>, usize),
    /// The turn with the last line.
    last: Option<usize>,
    /// Who has spoken on which occasion: the lines of each take turns.
    said: Vec<(Seat, Occasion)>,
}

/// What the talk of a game must know of its players.
pub(crate) struct Players<'a> {
    /// Whether a bot plays a seat.
    pub(crate) is_bot: &'a dyn Fn(Seat) -> bool,
    /// The seats that win together with a seat.
    pub(crate) side: &'a dyn Fn(Seat) -> SeatSet,
    /// The seats in play.
    pub(crate) seats: SeatSet,
    /// Whether pieces can be captured. Otherwise a second roll is no luck.
    pub(crate) has_captures: bool,
}

impl Remarks {
    /// The line on the screen. It goes when a person acts, after a round, or when a move is refused.
    pub(crate) fn remark(&self) -> Option<Remark> {
        self.remark
    }

    /// Takes the line off the screen.
    pub(crate) fn end_remark(&mut self) {
        self.remark = None;
    }

    /// Follows the events of a record entry, `at` with the number of entries so far.
    pub(crate) fn follow(
        &mut self,
        at: usize,
        entry: &str,
        events: &[Event],
        players: &Players<'_>,
    ) {
        for seat in events.iter().filter_map(Event::actor) {
            if self.turn.0 != Some(seat) {
                self.turn = (Some(seat), self.turn.1 + 1);
                let round = players.seats.iter().count();
                let is_old = self.turn.1 - self.last.unwrap_or_default() >= round;
                if is_old || !(players.is_bot)(seat) {
                    self.remark = None;
                }
            }
        }
        let speakers: Vec<(Seat, Occasion)> = occasions(events, players)
            .into_iter()
            .filter(|(seat, _)| (players.is_bot)(*seat))
            .collect();
        let is_over = events
            .iter()
            .any(|event| matches!(event, Event::Won { .. }));
        let number = number(at, entry);
        // The end always has a line.
        let silent = self.turn.1 - self.last.unwrap_or_default();
        let is_due = is_over
            || silent > 1 && number.is_multiple_of(INTERVAL)
            || silent > SILENCE * players.seats.iter().count();
        if is_due && !speakers.is_empty() {
            let number = (number / INTERVAL) as usize;
            let said = speakers[number / LINES % speakers.len()];
            let (seat, occasion) = said;
            let before = self.said.iter().filter(|each| **each == said).count();
            let line = (usize::from(seat.0) + before) % LINES;
            self.said.push(said);
            self.remark = Some(Remark {
                seat,
                occasion,
                line,
                at,
            });
            self.last = Some(self.turn.1);
        }
    }
}

/// To whom the most notable of the events has happened, and what.
fn occasions(events: &[Event], players: &Players<'_>) -> Vec<(Seat, Occasion)> {
    let of = |find: &dyn Fn(&Event) -> Vec<(Seat, Occasion)>| {
        let found = events.iter().map(find);
        found.max_by_key(Vec::len).unwrap_or_default()
    };
    let ended = of(&|event| match event {
        Event::Won { seats } => {
            let with = |seats: SeatSet, occasion| seats.iter().map(move |seat| (seat, occasion));
            let won = with(*seats, Occasion::Wins).filter(|(seat, _)| (players.is_bot)(*seat));
            let won: Vec<_> = won.collect();
            let lost = seats.iter().fold(players.seats, SeatSet::without);
            match won.is_empty() {
                true => with(lost, Occasion::Loses).collect(),
                false => won,
            }
        }
        _ => Vec::new(),
    });
    let taken = of(&|event| {
        let capture = event.capture();
        let capture = capture.filter(|(by, of)| !(players.side)(*by).has(*of));
        let gift = || event.gift().map(|(from, to, _)| (to, from));
        let told = |(by, of)| vec![(by, Occasion::Captures), (of, Occasion::Captured)];
        capture.or_else(gift).map_or_else(Vec::new, told)
    });
    let lucky = of(&|event| match event {
        Event::RewardEarned { seat, steps } if *steps >= LUCKY_BONUS => {
            vec![(*seat, Occasion::Lucky)]
        }
        Event::Paid {
            from: None,
            to: Some(seat),
            count,
        } if *count >= LUCKY_GAIN => {
            vec![(*seat, Occasion::Lucky)]
        }
        Event::RollsAgain { seat } if players.has_captures => vec![(*seat, Occasion::Lucky)],
        _ => Vec::new(),
    });
    let all = [ended, taken, lucky];
    all.into_iter()
        .find(|each| !each.is_empty())
        .unwrap_or_default()
}

/// A number that looks random, always the same for an entry of a record: FNV-1a.
fn number(at: usize, entry: &str) -> u64 {
    let bytes = (at as u64).to_le_bytes().into_iter().chain(entry.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash >> 32
}
