//! All that differs between races, as data.

use super::obstacles::Road;
use super::pawn_row::PAWNS;
use super::places::Place;
use super::roll_again::RollAgain;
use super::step::Spend;
use super::track::{FIRST_TURNOUT, PathIndex, YARD};
use super::turnouts;

/// The rules of a race. A game declares those of its print, on top of [`RaceRules::plain`], and its options change them.
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
    /// What each seat has more than that.
    pub head_starts: [HeadStart; 4],
    /// How many pawns of each player are at home when the game begins.
    pub pawns_home: u8,
    /// Whether a pawn reaches home by exact count only. Otherwise a step that would go further ends there.
    pub exact_home: bool,
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
    /// Which rolls bring another roll.
    pub roll_again: RollAgain,
    /// Whether the undersides of doublets count too if no pawn is in the yard at the roll.
    pub undersides: bool,
    /// Whether opposite seats are partners.
    pub partners: bool,
}

/// Pawns of a seat that are under way when the game begins.
#[derive(Clone, Copy, Debug)]
pub struct HeadStart {
    /// How many are on the start.
    pub out: u8,
    /// How many are half-way round the ring: at the home entrance of the opposite side.
    pub halfway: u8,
}

impl HeadStart {
    /// No pawn more than the others have.
    pub const NONE: HeadStart = HeadStart { out: 0, halfway: 0 };
}

/// What enters a pawn.
#[derive(Clone, Copy, Debug)]
pub struct Entering {
    /// The numbers of a die.
    pub numbers: NumberSet,
    /// Whether two dice with such a sum enter a pawn as well.
    pub by_sum: bool,
    /// Whether two equal dice together enter a pawn as well.
    pub by_doublet: bool,
    /// Whether as many pawns as possible must enter, before all other duties.
    pub is_duty: bool,
}

impl Entering {
    /// A die with one of these numbers may enter a pawn, and nothing else does.
    pub const fn by(numbers: &[u8]) -> Entering {
        Entering {
            numbers: NumberSet::of(numbers),
            by_sum: false,
            by_doublet: false,
            is_duty: false,
        }
    }

    /// Whether what a player spends enters a pawn.
    #[inline]
    pub(super) fn enters(self, spend: Spend) -> bool {
        match spend {
            Spend::Die(number) => self.numbers.has(number),
            Spend::Both(roll) => {
                self.by_sum && self.numbers.has(roll.sum()) || self.by_doublet && roll.is_doublet()
            }
            Spend::Bonus(_) | Spend::Decline(_) | Spend::Pass => false,
        }
    }
}

/// A set of numbers of dice, or of sums of two, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberSet(u16);

impl NumberSet {
    /// The set of these numbers, each below 16.
    pub const fn of(numbers: &[u8]) -> NumberSet {
        let (mut bits, mut nth) = (0, 0);
        while nth < numbers.len() {
            bits |= 1 << numbers[nth];
            nth += 1;
        }
        NumberSet(bits)
    }

    /// Whether the number is in the set.
    #[inline]
    pub const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// The numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..16).filter(move |number| self.has(*number))
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safe {
    /// Nowhere on the ring.
    Nowhere,
    /// On the start and the entrance of its own colour.
    OwnColour,
    /// On the start of every colour.
    Starts,
    /// On every coloured space of the track; see [`Track::coloured`](super::Track::coloured).
    Coloured,
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
    /// The plainest rules on a track: one die, whose 6 enters a pawn, and no more than moving and capturing.
    pub const fn plain(road: &'static Road) -> RaceRules {
        RaceRules {
            road,
            dice: 1,
            opening_dice: 1,
            entering: Entering::by(&[6]),
            pawns_out: 0,
            head_starts: [HeadStart::NONE; 4],
            pawns_home: 0,
            exact_home: true,
            ring_room: PAWNS as u8,
            lane_room: PAWNS as u8,
            blockade: None,
            safe: Safe::Nowhere,
            bonus: Bonus::NONE,
            roll_again: RollAgain::NEVER,
            undersides: false,
            partners: false,
        }
    }

    /// Whether the game remembers more of a position than pawns and dice.
    pub(super) fn needs_memory(&self) -> bool {
        let of_blockades = |rule: Blockade| !rule.may_march || rule.due.is_some();
        // Dice forfeited before a bonus still count if the bonus wins.
        let waits = !self.bonus.comes_first() && self.bonus.exists();
        self.blockade.is_some_and(of_blockades) || self.limit().is_some() || waits
    }

    /// Checks that the kit can play these rules.
    ///
    /// # Panics
    /// If it cannot.
    pub(super) const fn check(&self) {
        assert!(
            matches!((self.dice, self.opening_dice), (1 | 2, 1 | 2)),
            "there are one or two dice"
        );
        assert!(
            self.pawns_out <= self.ring_room && self.pawns_out + self.pawns_home <= PAWNS as u8,
            "the start has room for the pawns that begin there"
        );
        assert!(
            self.bonus.capture < 64 && self.bonus.home < 64,
            "`Indexes` look at most 63 spaces ahead"
        );
        if let Some(Blockade { may_march, due, .. }) = self.blockade {
            let is_plain = may_march && due.is_none();
            assert!(
                is_plain || self.ring_room == 2 && !self.partners,
                "where blockades are remembered, they are of two pawns of one colour"
            );
        }
    }

    /// Whether the spaces with this number on every side are safe for all colours.
    pub fn is_safe(&self, number: u8) -> bool {
        let track = &self.road.track;
        match self.safe {
            Safe::Nowhere | Safe::OwnColour => false,
            Safe::Starts => number == track.entry,
            Safe::Coloured => track.coloured.contains(&number),
        }
    }

    /// The paths of a pawn that moves `count` steps; see [`Track::ways`](super::Track::ways).
    pub fn ways(&self, from: PathIndex, count: u8) -> Vec<Vec<PathIndex>> {
        let mut ways = self.road.track.ways(from, count, self.exact_home);
        if self.road.track.turnouts.is_some() && count > turnouts::LONGEST {
            let turns_off =
                |pair: &[PathIndex]| pair[0] < FIRST_TURNOUT && pair[1] >= FIRST_TURNOUT;
            ways.retain(|way| ![&[from], &way[..]].concat().windows(2).any(turns_off));
        }
        ways
    }

    /// The path of a pawn that moves `count` steps to `to`. Entering is one step.
    pub fn way_to(&self, from: PathIndex, count: u8, to: PathIndex) -> Option<Vec<PathIndex>> {
        let count = if from == YARD { 1 } else { count };
        let mut ways = self.ways(from, count).into_iter();
        ways.find(|way| way.last() == Some(&to))
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
