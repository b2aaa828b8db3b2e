//! Sources of random numbers.
//!
//! The n-th number of a seat depends only on (seed, seat, n). The same dice therefore come again after a
//! different choice, and no player can shift another player's dice.

use std::collections::VecDeque;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use rules::seat::Seat;

/// A source of random numbers.
pub trait Dice {
    /// The `n`-th number of `seat`, counted from 0: uniform from 0 up to but not including `below`, which is
    /// not 0.
    fn ticket(&mut self, seat: Seat, n: u64, below: u32) -> u32;
}

/// A seed drawn for a new game, and the salt of its fingerprint. Without a salt the game has no fingerprint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaltedSeed {
    /// The seed.
    pub seed: u64,
    /// The salt.
    pub salt: Option<u128>,
}

impl From<u64> for SaltedSeed {
    fn from(seed: u64) -> SaltedSeed {
        SaltedSeed { seed, salt: None }
    }
}

/// Random numbers from a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeded {
    /// The seed. The same seed gives the same numbers on every machine.
    pub seed: u64,
}

/// The number of 32-bit words in a generator block. Each number uses a block of its own.
const BLOCK_WORDS: u128 = 16;

impl Dice for Seeded {
    fn ticket(&mut self, seat: Seat, n: u64, below: u32) -> u32 {
        assert!(below > 0, "there is nothing to draw from");
        let mut numbers = ChaCha8Rng::seed_from_u64(self.seed);
        numbers.set_stream(u64::from(seat.0));
        numbers.set_word_pos(u128::from(n) * BLOCK_WORDS);
        // Numbers beyond the last whole multiple of `below` would favour the first outcomes.
        let whole = u32::MAX - u32::MAX % below;
        loop {
            let number = numbers.next_u32();
            if number < whole {
                return number % below;
            }
        }
    }
}

/// Scripted numbers for tests: each draw takes the next one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scripted {
    tickets: VecDeque<u32>,
}

impl Scripted {
    /// A script of tickets.
    pub fn new(tickets: impl IntoIterator<Item = u32>) -> Scripted {
        Scripted {
            tickets: tickets.into_iter().collect(),
        }
    }

    /// A script of rolls of two dice.
    pub fn rolls(rolls: impl IntoIterator<Item = (u8, u8)>) -> Scripted {
        Scripted::new(
            rolls
                .into_iter()
                .map(|(one, other)| u32::from(6 * (one - 1) + other - 1)),
        )
    }

    /// Whether all numbers were used. If not, the test took another course than its script.
    pub fn is_used_up(&self) -> bool {
        self.tickets.is_empty()
    }
}

impl Dice for Scripted {
    /// # Panics
    /// If the script is used up, or the next number is not below `below`.
    fn ticket(&mut self, _seat: Seat, _n: u64, below: u32) -> u32 {
        let ticket = self
            .tickets
            .pop_front()
            .expect("the script of dice is at its end");
        assert!(
            ticket < below,
            "the script says {ticket} where there are {below}"
        );
        ticket
    }
}

/// Recorded rolls, each seat's in order. Once a seat has none left, or if the range differs, numbers from a
/// seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// Seat, ticket and exclusive upper bound of each recorded roll, the next one first.
    tickets: VecDeque<(Seat, u32, u32)>,
    then: Seeded,
}

impl Recorded {
    /// A source of these tickets, followed by numbers from a seed.
    pub fn new(tickets: &[(Seat, u32, u32)], seed: u64) -> Recorded {
        Recorded {
            tickets: tickets.iter().copied().collect(),
            then: Seeded { seed },
        }
    }
}

impl Dice for Recorded {
    fn ticket(&mut self, seat: Seat, n: u64, below: u32) -> u32 {
        let next = self.tickets.iter().position(|(of, ..)| *of == seat);
        match next.and_then(|index| self.tickets.remove(index)) {
            Some((_, ticket, of)) if of == below => ticket,
            _ => self.then.ticket(seat, n, below),
        }
    }
}

/// The source of a session's random numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Numbers from a seed.
    Seeded(Seeded),
    /// Numbers from a script.
    Scripted(Scripted),
    /// Numbers from a recorded game.
    Recorded(Recorded),
}

impl Dice for Source {
    fn ticket(&mut self, seat: Seat, n: u64, below: u32) -> u32 {
        match self {
            Source::Seeded(seeded) => seeded.ticket(seat, n, below),
            Source::Scripted(scripted) => scripted.ticket(seat, n, below),
            Source::Recorded(recorded) => recorded.ticket(seat, n, below),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(seed: u64, seat: u8) -> Vec<u32> {
        (0..13)
            .map(|n| Seeded { seed }.ticket(Seat(seat), n, 36))
            .collect()
    }

    /// A new version of a library must not change the games of existing seeds.
    #[test]
    fn the_first_numbers_of_a_seed_are_pinned() {
        assert_eq!(
            first(0, 0),
            [32, 24, 20, 9, 34, 21, 7, 27, 17, 27, 25, 22, 15]
        );
        assert_eq!(
            first(42, 2),
            [11, 31, 29, 21, 3, 18, 15, 23, 3, 12, 30, 24, 5]
        );
    }

    #[test]
    fn a_roll_depends_only_on_seed_seat_and_count() {
        let mut dice = Seeded { seed: 7 };
        let third = dice.ticket(Seat(1), 3, 36);
        dice.ticket(Seat(0), 0, 36);
        dice.ticket(Seat(1), 2, 36);
        assert_eq!(dice.ticket(Seat(1), 3, 36), third);
        assert_ne!(first(7, 0), first(7, 1));
        assert_ne!(first(7, 0), first(8, 0));
    }

    #[test]
    fn two_dice_are_uniformly_distributed() {
        let mut ways = [0u32; 36];
        for n in 0..72_000 {
            ways[Seeded { seed: 1 }.ticket(Seat(0), n, 36) as usize] += 1;
        }
        // The expected count is 2000, with a standard deviation of 44; the test allows 5 of them.
        assert!(
            ways.iter().all(|&count| count.abs_diff(2_000) < 220),
            "{ways:?}"
        );
    }

    #[test]
    fn recorded_rolls_repeat_by_seat_before_those_of_a_seed() {
        let (yellow, red) = (Seat(0), Seat(2));
        let tickets = [(yellow, 5, 36), (red, 7, 36), (yellow, 9, 36), (red, 3, 45)];
        let mut dice = Recorded::new(&tickets, 7);
        assert_eq!(dice.ticket(red, 0, 36), 7);
        assert_eq!(dice.ticket(yellow, 0, 36), 5);
        assert_eq!(dice.ticket(yellow, 1, 36), 9);
        let mut seeded = Seeded { seed: 7 };
        assert_eq!(dice.ticket(red, 1, 36), seeded.ticket(red, 1, 36));
        assert_eq!(dice.ticket(yellow, 2, 36), seeded.ticket(yellow, 2, 36));
    }

    #[test]
    fn a_script_gives_its_rolls_and_reports_its_end() {
        let mut dice = Scripted::rolls([(6, 3), (1, 1)]);
        assert_eq!(dice.ticket(Seat(0), 0, 36), 32);
        assert!(!dice.is_used_up());
        assert_eq!(dice.ticket(Seat(3), 9, 36), 0);
        assert!(dice.is_used_up());
    }
}
