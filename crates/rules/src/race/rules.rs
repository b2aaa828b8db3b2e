//! All that differs between races, as data.

use super::obstacles::Road;
use super::places::Place;
use super::roll_again::RollAgain;
use super::step::Spend;

/// The rules of a race. A game declares one value, and its options change it.
#[derive(Clone, Copy, Debug)]
pub struct RaceRules {
    /// The track.
    pub road: &'static Road,
    /// How many dice are rolled: 1 or 2.
    pub dice: u8,
    /// How many dice decide who goes first: 1 or 2.
    pub opening_dice: u8,
    /// What enters a pawn.
    pub entering: Entering,
    /// How many pawns of each player are on the start when the game begins.
    pub pawns_out: u8,
    /// How many pawns of one side a space of the ring holds.
    pub ring_room: u8,
    /// How many pawns a space of a turnout or home path holds. Where it holds 1, nobody passes it.
    pub lane_room: u8,
    /// Two pawns of one side on a space of the ring; `None` if they are no blockade, and are captured together.
    pub blockade: Option<Blockade>,
    /// Where a single pawn cannot be captured.
    pub safe: Safe,
    /// The bonuses.
    pub bonus: Bonus,
    /// Which rolls bring another roll; `None` if none does.
    pub roll_again: Option<RollAgain>,
    /// Whether the undersides of doublets count too if no pawn is in the yard at the roll.
    pub undersides: bool,
    /// Whether opposite seats are partners.
    pub partners: bool,
}

/// What enters a pawn.
#[derive(Clone, Copy, Debug)]
pub struct Entering {
    /// The number of the die.
    pub number: u8,
    /// Whether two dice with this sum enter a pawn as well.
    pub by_sum: bool,
    /// Whether as many pawns as possible must enter, before all other duties.
    pub is_duty: bool,
}

impl Entering {
    /// Whether what a player spends enters a pawn.
    #[inline]
    pub(super) fn enters(self, spend: Spend) -> bool {
        match spend {
            Spend::Die(number) => number == self.number,
            Spend::Both(roll) => self.by_sum && roll.sum() == self.number,
            Spend::Bonus(_) | Spend::Decline(_) | Spend::Pass => false,
        }
    }
}

/// Two pawns of one side on a space of the ring. No rival lands there.
#[derive(Clone, Copy, Debug)]
pub struct Blockade {
    /// Whether other pawns pass it.
    pub may_pass: bool,
    /// Whether both pawns may move on in one roll and meet again on another space.
    pub may_march: bool,
    /// After how many of its owner's turns a blockade must be broken, if it must.
    pub due: Option<u8>,
}

/// Where a single pawn cannot be captured, except by a pawn that enters there.
#[derive(Clone, Copy, Debug)]
pub enum Safe {
    /// Nowhere on the ring.
    Nowhere,
    /// On the start and the entrance of its own colour.
    OwnColour,
    /// On these numbers of every side, one bit a number; see [`Safe::on`].
    Numbers(u32),
}

impl Safe {
    /// Safe on these numbers of every side, each below 32.
    ///
    /// # Panics
    /// If a number is higher.
    pub const fn on(numbers: &[u8]) -> Safe {
        let (mut bits, mut nth) = (0u32, 0);
        while nth < numbers.len() {
            assert!((numbers[nth] as u32) < u32::BITS, "one bit a number");
            bits |= 1 << numbers[nth];
            nth += 1;
        }
        Safe::Numbers(bits)
    }

    /// Whether these numbers of every side are safe for all colours.
    pub fn has(self, number: u8) -> bool {
        match self {
            // A long side has numbers beyond those that can be safe.
            Safe::Numbers(bits) => bits.checked_shr(number.into()).unwrap_or_default() & 1 == 1,
            Safe::Nowhere | Safe::OwnColour => false,
        }
    }
}

/// Extra moves that a player earns, in spaces; 0 where there are none.
#[derive(Clone, Copy, Debug)]
pub struct Bonus {
    /// For a capture.
    pub capture: u8,
    /// For a pawn brought home.
    pub home: u8,
    /// When a bonus is used.
    pub time: BonusTime,
}

/// When a bonus is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusTime {
    /// At once, before the remaining dice, or never.
    First,
    /// After all dice, when a pawn can use it.
    Last,
}

impl Bonus {
    /// No bonuses.
    pub const NONE: Bonus = Bonus {
        capture: 0,
        home: 0,
        time: BonusTime::Last,
    };

    /// Whether a bonus must be used before the remaining dice.
    #[inline]
    pub fn comes_first(self) -> bool {
        self.time == BonusTime::First
    }

    /// The numbers of spaces of the bonuses, ascending and distinct, then 0 for each that there is not.
    #[inline]
    pub fn sizes(self) -> [u8; 2] {
        let (capture, home) = (self.capture, self.home);
        match (capture, home) {
            (0, only) | (only, 0) => [only, 0],
            _ if capture == home => [capture, 0],
            _ => [capture.min(home), capture.max(home)],
        }
    }

    /// Whether there are bonuses.
    pub fn exists(self) -> bool {
        self.capture > 0 || self.home > 0
    }
}

impl RaceRules {
    /// Whether the game remembers more of a position than pawns and dice.
    pub(super) fn needs_memory(&self) -> bool {
        let of_blockades = |rule: Blockade| !rule.may_march || rule.due.is_some();
        // Dice forfeited before a bonus still count if the bonus wins.
        let waits = !self.bonus.comes_first() && self.bonus.exists();
        self.blockade.is_some_and(of_blockades) || self.limit().is_some() || waits
    }

    /// Checks that the kit can play these rules, with steps of at most `longest` spaces.
    ///
    /// # Panics
    /// If it cannot.
    pub(super) const fn check(&self, longest: u8) {
        assert!(
            matches!((self.dice, self.opening_dice), (1 | 2, 1 | 2)),
            "there are one or two dice"
        );
        assert!(
            self.pawns_out <= self.ring_room,
            "the start has room for the pawns that begin there"
        );
        assert!(
            self.bonus.capture <= longest && self.bonus.home <= longest,
            "so long a bonus needs `Indexes` of 128 bits"
        );
        if let Some(Blockade { may_march, due, .. }) = self.blockade {
            let is_plain = may_march && due.is_none();
            assert!(
                is_plain || self.ring_room == 2 && !self.partners,
                "where blockades are remembered, they are of two pawns of one colour"
            );
        }
    }

    /// Whether nobody passes a blockade.
    pub(super) fn blockades_bar(&self) -> bool {
        self.blockade.is_some_and(|rule| !rule.may_pass)
    }

    /// After how many turns a blockade must be broken, if it must.
    #[inline]
    pub(super) const fn due(&self) -> Option<u8> {
        match self.blockade {
            Some(rule) => rule.due,
            None => None,
        }
    }

    /// How many pawns a space of the ring, a turnout or a home path holds.
    pub(super) fn room(&self, place: Place) -> usize {
        match place {
            Place::Ring { .. } => self.ring_room.into(),
            _ => self.lane_room.into(),
        }
    }

    /// Whether pawns on turnouts and home paths bar the way.
    #[inline]
    pub(super) fn is_single_file(&self) -> bool {
        self.lane_room == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_beyond_the_bits_are_not_safe() {
        let safe = Safe::on(&[0, 5, 31]);
        let found: Vec<u8> = (0..=u8::MAX).filter(|number| safe.has(*number)).collect();
        assert_eq!(found, [0, 5, 31]);
    }
}
