//! States of a race: the pawns, the dice, and what happens next.

use std::hash::{Hash, Hasher};

use super::dice::{Bonuses, DiceLeft, Numbers, underside};
use super::memory::Memory;
use super::opening::Opening;
use super::pawn_row::PawnRow;
use super::roll::Roll;
use super::rules::RaceRules;
use crate::chance::{Die, Look};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// A state of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The pawns of each seat. Seats not in play have all pawns in the yard.
    pub pawns: [PawnRow; 4],
    /// The seats in play.
    pub seats: SeatSet,
    /// The seat to act; once the game is over, the first seat of the winning side.
    pub turn: Seat,
    /// What the state waits for.
    pub phase: Phase,
    /// What the game remembers beyond these, if its rules need it.
    pub memory: Option<Memory>,
}

// Bots choose between equally good steps by this hash, so a different order or form would change their
// games.
impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Some(memory) = &self.memory {
            (self.pawns, memory.aged_blockades, self.seats).hash(hasher);
            (self.turn, memory.rolls_again, self.phase).hash(hasher);
        } else {
            let rows = self.pawns.map(PawnRow::indexes);
            (rows, self.seats, self.turn, self.phase).hash(hasher);
        }
    }
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A roll for who starts.
    Opening(Opening),
    /// A roll.
    Roll,
    /// A step.
    Play(Rolled),
    /// Nothing: the game is over.
    Over,
}

/// A roll being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rolled {
    /// The roll.
    pub dice: Roll,
    /// The dice that could be played before the first step.
    pub all: DiceLeft,
    /// The dice still to be played.
    pub left: DiceLeft,
    /// The bonuses waiting to be used.
    pub bonuses: Bonuses,
}

impl Rolled {
    /// A roll before its first step. For a doublet, `undersides` says whether the undersides count
    /// too.
    pub fn new(dice: Roll, undersides: bool) -> Rolled {
        let all = DiceLeft::all(dice, undersides);
        Rolled {
            dice,
            all,
            left: all,
            bonuses: Bonuses::NONE,
        }
    }

    /// The numbers of its dice.
    pub fn numbers(&self) -> Numbers {
        Numbers::of(self.dice)
    }

    /// Whether the next step uses a bonus: waiting bonuses come first, or only after all dice.
    pub fn uses_bonus(&self, bonus_first: bool) -> bool {
        self.left == DiceLeft::NONE || bonus_first && self.bonuses != Bonuses::NONE
    }

    /// Whether the undersides of a doublet count too.
    pub fn has_undersides(&self) -> bool {
        self.all.count() > 2
    }

    /// The dice on the table, the higher first, a doublet before its undersides.
    pub fn table(&self) -> Vec<Die> {
        let faces = self.dice.numbers().into_iter();
        let mut faces: Vec<_> = faces.map(|face| (face, Look::Plain)).collect();
        if self.has_undersides() {
            faces.extend([(underside(self.dice.low()), Look::Underside); 2]);
        }
        // Of two equal dice, the first is spent first.
        let mut left: Vec<u8> = self.left.numbers(self.numbers()).collect();
        let mut table = Vec::new();
        for (face, look) in faces.into_iter().rev() {
            let found = left.iter().position(|&number| number == face);
            found.map(|index| left.remove(index));
            let spent = found.is_none();
            table.push(Die { face, look, spent });
        }
        table.reverse();
        table
    }
}

impl State {
    /// The state with all pawns in their yards and `turn` to act in `phase`.
    pub(super) fn empty(rules: &RaceRules, seats: SeatSet, turn: Seat, phase: Phase) -> State {
        State {
            pawns: [PawnRow::YARD; 4],
            seats,
            turn,
            phase,
            memory: rules.needs_memory().then(Memory::default),
        }
    }

    /// The pawns of the seat to act.
    pub fn own(&self) -> PawnRow {
        self.pawns[self.turn.index()]
    }

    /// The roll being played.
    pub fn rolled(&self) -> Option<Rolled> {
        match self.phase {
            Phase::Play(rolled) => Some(rolled),
            _ => None,
        }
    }

    /// The kind of node. `side` is the side of the seat to act.
    #[inline]
    pub fn node(&self, side: SeatSet) -> Node {
        let seat = self.turn;
        match self.phase {
            Phase::Opening(_) | Phase::Roll => Node::Chance { seat },
            Phase::Play(_) => Node::Decision { seat },
            Phase::Over => Node::Terminal { winners: side },
        }
    }

    /// Whether players still roll for who goes first.
    pub fn in_opening(&self) -> bool {
        matches!(self.phase, Phase::Opening(_))
    }

    /// Whether a roll is partly played.
    pub fn in_play(&self) -> bool {
        self.rolled()
            .is_some_and(|rolled| rolled.left != rolled.all)
    }

    /// The dice on the table.
    pub fn dice(&self) -> Vec<Die> {
        self.rolled().map_or_else(Vec::new, |rolled| rolled.table())
    }

    /// The position with `seat` about to roll; `None` if the game is over or the seat is not in play.
    pub fn about_to_roll(&self, seat: Seat) -> Option<State> {
        let mut next = State {
            turn: seat,
            phase: Phase::Roll,
            ..*self
        };
        if let Some(memory) = &mut next.memory {
            memory.start_turn();
        }
        (self.phase != Phase::Over && self.seats.has(seat)).then_some(next)
    }

    /// The rolls of this turn that brought another, the roll in hand not counted.
    pub fn rolls_again(&self) -> u8 {
        self.memory.map_or(0, |memory| memory.rolls_again)
    }
}
