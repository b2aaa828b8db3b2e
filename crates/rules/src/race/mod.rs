//! Race kit: games with four sides, four pawns a player and one die or two.
//!
//! A game is data: [`RaceRules`] with a [`Track`], the numbers of its rules ([`Citations`]), a board
//! and words. [`Race`] plays it: the [`Game`](crate::game::Game), view and notation traits, the
//! look-ahead, refusals and events are the same for all. CONTRIBUTING.md says which files a new race
//! needs; Trot, in `tests/rules/trot/`, is a whole one.

mod aged_blockades;
mod citations;
mod context;
mod dice;
mod duty;
mod events;
mod features;
mod game;
mod house_rules;
mod indexes;
mod keys;
mod marching_blockades;
mod memory;
mod notation;
mod obstacles;
mod opening;
mod packed;
mod partners;
mod pawn_row;
mod permitted_steps;
mod places;
mod play;
mod prospect;
mod refusals;
mod roll;
mod roll_again;
mod rules;
mod space_points;
mod state;
mod step;
mod track;
mod turn_end;
mod turnouts;
mod words;

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::board::{Board, Space};
use crate::refusal::Refusal;
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::turn::TurnGame as _;
use crate::view::View as _;
use crate::words::text_in_edition;
use ::words::{Book, Language, Plain};
use context::{Masks, Ruled};

pub use aged_blockades::{AgedBlockade, AgedBlockades, blockades};
pub use citations::Citations;
pub use context::Context;
pub use dice::{Bonuses, DiceLeft, Numbers, underside};
pub use house_rules::{HEAD_STARTS, RaceOption, contradictions, no_blockades, quick};
pub use indexes::IndexSet;
pub use memory::Memory;
pub use obstacles::Road;
pub use opening::{Opening, check_first, check_seats};
pub use partners::{all_home, opposite, side, side_of};
pub use pawn_row::{PAWNS, PawnRow};
pub use places::{Layout, Place};
pub use play::Play;
pub use roll::Roll;
pub use roll_again::RollAgain;
pub use rules::{Blockade, Bonus, BonusTime, Entering, HeadStart, NumberSet, RaceRules, Safe};
pub use space_points::{Drawn, MIDDLE, board_spaces, drawn_spaces, square};
pub use state::{Phase, Rolled, State};
pub use step::{Spend, Step};
pub use track::{FIRST_TURNOUT, PathIndex, Track, Turnouts, YARD, is_own};

/// What a game on the race kit declares.
///
/// ```text
/// pub struct LudoRules;
/// pub type Ludo = Race<LudoRules>;
/// ```
///
/// A crate of its own can declare a race too.
pub trait RaceGame: Copy + Debug + 'static {
    /// The editions, options and seats of the game.
    const FAMILY: &'static Family;

    /// Sets of path indexes: `u64` if home is below 63, otherwise `u128`.
    type Indexes: IndexSet;

    /// The rules as printed, without options.
    const RULES: RaceRules;

    /// The options: those of the family, with what they change in the rules.
    const OPTIONS: &'static [RaceOption] = &[];

    /// The numbers of the rules in the game's rulebook.
    const CITATIONS: &'static Citations;

    /// The names of the characters who play as bots, by seat.
    const CAST: [&'static str; 4];

    /// How long the lessons take: "five minutes"; `None` without lessons.
    const LEARNED_IN: Option<Plain> = None;

    /// The board.
    fn board(game: &Race<Self>) -> Board;

    /// What the character of `seat` says, by the key of an occasion and a line.
    fn cast_line(seat: Seat, says: &str) -> String;

    /// The rulebook or the lessons in a language, in the terms of an edition; empty if there are none.
    fn book(ruleset: Ruleset, book: Book, language: Language) -> String {
        text_in_edition(book, language, ruleset)
    }
}

/// A race: a game of [`RaceRules`] under a ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Race<G: RaceGame> {
    ruleset: Ruleset,
    /// The rules, with the options of the ruleset.
    ruled: Ruled<G::Indexes>,
    game: PhantomData<G>,
}

impl<G: RaceGame> Race<G> {
    /// The race under `ruleset`.
    fn of(ruleset: Ruleset) -> Race<G> {
        let rules = house_rules::rules_of::<G>(&ruleset);
        const {
            G::RULES.check();
            assert!(
                G::RULES.road.home + 1 < G::Indexes::END,
                "the sets are too small"
            );
        }
        // What options change: the tests play every ruleset.
        if cfg!(debug_assertions) {
            rules.check();
            G::CITATIONS.check(&rules);
            assert!(
                rules.road.track.home() == G::RULES.road.track.home(),
                "an option does not change home: nets count on it"
            );
        }
        Race {
            ruleset,
            ruled: Ruled {
                masks: Masks::of(&rules),
                sizes: rules.bonus.sizes(),
                rules,
            },
            game: PhantomData,
        }
    }

    /// The rules, with the options of the ruleset.
    pub fn rules(&self) -> &RaceRules {
        &self.ruled.rules
    }

    /// The track.
    pub fn track(&self) -> &'static Track {
        &self.ruled.rules.road.track
    }

    /// The edition's name, by which texts choose the printed terms.
    pub fn edition(&self) -> &'static str {
        self.ruleset.edition.name
    }

    /// Whether a step captures.
    fn captures(&self, state: &State, step: Step) -> bool {
        step.moves() && self.play(state).1.captures(step)
    }

    /// Checks that these seats can play.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let partners = self.ruled.rules.partners.then_some(G::CITATIONS.partners);
        check_seats(G::FAMILY, G::CITATIONS.players, partners, seats)
    }
}

/// The owner of each pawn on a space, in turn order.
pub fn owners<G: RaceGame>(game: &Race<G>, state: &State, space: Space) -> Vec<Seat> {
    let standing = game.pieces(state).into_iter();
    let here = standing.filter(|each| each.at == space);
    here.filter_map(|each| each.piece.owner).collect()
}

/// The spaces of a step, including both ends.
pub fn way<G: RaceGame>(game: &Race<G>, seat: Seat, step: Step) -> Vec<Space> {
    let way = game.rules().way_to(step.from, step.count(), step.to);
    let indexes = std::iter::once(step.from).chain(way.unwrap_or_default());
    let space = |index| game.track().space_at(seat, index);
    indexes.map(space).collect()
}
