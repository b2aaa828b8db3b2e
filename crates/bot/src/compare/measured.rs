//! The measurements of a game.

use rules::event::{Event, Sink};
use rules::playable::Playable;
use rules::record::HistoryEntry;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// A game ends close if the second is behind the winner by at most the whole way divided by this.
const CLOSE: i32 = 12;

/// The measure of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The turns of all players.
    pub turns: u32,
    /// The captures.
    pub captures: u32,
    /// The turns in which nothing moved.
    pub idle: u32,
    /// How often another player took the lead.
    pub leads: u32,
    /// The seats that won, one bit each.
    pub winners: u8,
    /// Whether the player who went first won.
    pub first_won: bool,
    /// Whether the player who was last at half-time won; `None` if several were.
    pub last_won: Option<bool>,
    /// Whether a player without errors won.
    pub good_won: bool,
    /// Whether it ended close.
    pub is_close: bool,
}

/// Counts what a turn does.
#[derive(Default)]
struct Watch {
    captures: u32,
    has_moved: bool,
}

impl Sink for Watch {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        match make() {
            Event::Captured { .. } => self.captures += 1,
            Event::Moved { .. } | Event::Swapped { .. } => self.has_moved = true,
            _ => {}
        }
    }
}

impl Measured {
    /// How many bytes [`Measured::write`] takes.
    const BYTES: usize = 10;

    /// Some games as bytes.
    pub fn write(games: &[Measured]) -> Vec<u8> {
        let flags = |game: &Measured| {
            let last = game.last_won.map_or(0, |won| 1 + u16::from(won));
            let [first, good, close] =
                [game.first_won, game.good_won, game.is_close].map(u16::from);
            u16::from(game.winners) | first << 8 | good << 9 | close << 10 | last << 11
        };
        let bytes = games.iter().flat_map(|game| {
            // Games of bots are far shorter than 65,535 turns.
            let counts = [game.turns, game.captures, game.idle, game.leads];
            let [turns, captures, idle, leads] = counts.map(|count| count.min(0xFFFF) as u16);
            [turns, captures, idle, leads, flags(game)]
        });
        bytes.flat_map(u16::to_le_bytes).collect()
    }

    /// Reads games from bytes.
    pub fn read(bytes: &[u8]) -> Vec<Measured> {
        let games = bytes.chunks_exact(Measured::BYTES).map(|game| {
            let number = |nth: usize| u16::from_le_bytes([game[2 * nth], game[2 * nth + 1]]);
            let flags = number(4);
            let is = |bit: u8| flags >> bit & 1 == 1;
            Measured {
                turns: number(0).into(),
                captures: number(1).into(),
                idle: number(2).into(),
                leads: number(3).into(),
                winners: flags as u8,
                first_won: is(8),
                good_won: is(9),
                is_close: is(10),
                last_won: match flags >> 11 {
                    0 => None,
                    last => Some(last == 2),
                },
            }
        });
        games.collect()
    }

    /// The measure of a finished game, from its start and who went first.
    pub(super) fn of<G: Playable>(
        game: &G,
        (start, first): (G::State, Seat),
        history: &[HistoryEntry<G>],
        winners: SeatSet,
        good: SeatSet,
    ) -> Measured {
        let mut state = start.clone();
        let seats = game.seats(&start);
        // One seat stands for its side.
        let sides: Vec<Seat> = seats
            .iter()
            .filter(|seat| game.side(&start, *seat).iter().next() == Some(*seat))
            .collect();
        let to_go = |state: &G::State| -> Vec<i32> {
            let sides = sides.iter();
            sides.map(|seat| game.steps_to_go(state, *seat)).collect()
        };
        let mut watch = Watch::default();
        // Who plays the turn, and the steps to go after each turn.
        let (mut turn, mut after) = (None, Vec::new());
        let mut idle = 0;
        for entry in history {
            let seat = match game.node(&state) {
                Node::Chance { .. } if game.is_automatic_chance(&state) => None,
                Node::Chance { seat } | Node::Decision { seat } => Some(seat),
                Node::Terminal { .. } => None,
            };
            if seat.is_some() && seat != turn {
                if turn.is_some() {
                    after.push(to_go(&state));
                    idle += u32::from(!watch.has_moved);
                }
                (turn, watch.has_moved) = (seat, false);
            }
            entry.apply(game, &mut state, &mut watch);
        }
        after.push(to_go(&state));
        idle += u32::from(!watch.has_moved);
        let leaders = after
            .iter()
            .filter_map(|to_go| only(to_go, |one, best| one < best));
        let mut leaders: Vec<usize> = leaders.collect();
        leaders.dedup();
        let half = &after[after.len() / 2];
        let last = only(half, |one, worst| one > worst).map(|nth| sides[nth]);
        let end = &after[after.len() - 1];
        let has_won = |nth: &usize| winners.has(sides[*nth]);
        let (won, lost): (Vec<usize>, Vec<usize>) = (0..sides.len()).partition(has_won);
        let nearest = |of: &[usize]| of.iter().map(|nth| end[*nth]).min().unwrap_or(0);
        let whole = to_go(&start)[0];
        Measured {
            turns: after.len() as u32,
            captures: watch.captures,
            idle,
            leads: leaders.len().saturating_sub(1) as u32,
            winners: winners.0,
            first_won: winners.has(first),
            last_won: last.map(|seat| winners.has(seat)),
            good_won: winners.iter().any(|seat| good.has(seat)),
            is_close: (nearest(&lost) - nearest(&won)) * CLOSE <= whole,
        }
    }
}

/// The index of the only value that is better than all others; `None` if there are several.
fn only(values: &[i32], is_better: impl Fn(i32, i32) -> bool) -> Option<usize> {
    let best =
        (0..values.len()).reduce(|best, nth| match is_better(values[nth], values[best]) {
            true => nth,
            false => best,
        })?;
    let mut same = values.iter().filter(|value| **value == values[best]);
    same.nth(1).is_none().then_some(best)
}
