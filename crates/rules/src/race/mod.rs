//! Race kit: the shared parts of games with four sides, four pawns a player and two dice.
//!
//! A game implements [`Race`] with its [`Track`], its rule numbers and its own rules on what a step
//! may do. The kit adds everything else: the [`Game`](crate::game::Game), view and notation traits,
//! set-up, dice, and the pieces on the board.

mod board;
mod check;
mod dice;
mod events;
mod features;
mod game;
mod layout;
mod notation;
mod opening;
mod pawn_row;
mod roll;
mod state;
mod step;
mod track;
mod words;

use std::fmt::Debug;

use crate::board::{Board, Space};
use crate::chance::TwoDice;
use crate::event::Sink;
use crate::notation::{Fields, NotationError};
use crate::refusal::{Check, Refusal};
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::turn::Play;
use crate::view::View;

pub use board::{Drawn, MIDDLE, board_spaces, drawn_spaces, square};
pub use check::{Company, StepCheck, whose};
pub use dice::{Bonuses, DiceLeft, Numbers, underside};
pub use events::{PlayedStep, tell_end, tell_forfeited, tell_step};
pub use features::{add_pawn_features, pawn_feature_count};
pub use layout::{Layout, Place};
pub use notation::{only_winner_key, parse_own_index, parse_space};
pub use opening::{Opening, check_first, check_seats, opposite};
pub use pawn_row::{PAWNS, PawnRow};
pub use roll::Roll;
pub use state::{Memory, Phase, Rolled, State};
pub use step::{Spend, Step};
pub use track::{FIRST_TURNOUT, PathIndex, Track, Turnouts, YARD, is_own};
pub use words::{choice, numbers, sentence, space_words, status};

/// A game built on the race kit.
pub trait Race: Clone + Debug + 'static {
    /// What a game remembers of a position beyond the kit's [`State`].
    type Memory: Memory;
    /// A roll as written in records.
    type Roll: Roll;
    /// A roll being played, as the look-ahead sees it.
    type Play: RacePlay;

    /// The editions, options and seats of the game.
    const FAMILY: &'static Family;

    /// The numbers of the rules that races share.
    const RULES: &'static Rules;

    /// The number that enters a pawn, on one die or as the sum of both.
    const ENTERING: u8;

    /// The bonuses that a player can earn, in spaces.
    const BONUSES: &'static [u8] = &[];

    /// Whether a player must use bonuses before the remaining dice.
    const BONUS_FIRST: bool = false;

    /// The separator between remaining dice in a position line.
    const LEFT_SEPARATOR: &'static str = "-";

    /// The game with the rules of `ruleset`.
    fn new(ruleset: Ruleset) -> Self;

    /// The ruleset of the game.
    fn ruleset(&self) -> Ruleset;

    /// The track.
    fn track(&self) -> &Track;

    /// The board.
    fn board(&self) -> Board;

    /// Whether opposite seats are partners.
    fn has_partners(&self) -> bool {
        false
    }

    /// How many pawns a space of the ring, a turnout or a home path holds, and the number of that
    /// rule.
    fn room(&self, place: Place) -> (usize, &'static str);

    /// Starts the play of a roll.
    fn roll(&self, state: &mut State<Self::Memory>, dice: TwoDice) {
        state.phase = Phase::Play(Rolled::new(dice, false));
    }

    /// The play of a decision, and the data that does not change during it.
    ///
    /// # Panics
    /// When the state is not a decision.
    fn play(&self, state: &State<Self::Memory>) -> (Context<Self>, Self::Play);

    /// The state after `play`.
    fn state_after_turn(
        &self,
        state: &State<Self::Memory>,
        context: &Context<Self>,
        play: &Self::Play,
    ) -> State<Self::Memory>;

    /// The path index of the pawn that returns to the yard when the mover passes.
    fn sent_back(&self, _state: &State<Self::Memory>) -> Option<PathIndex> {
        None
    }

    /// Emits the events of a step: the pawns moved, the bonuses earned, the end of the play.
    fn tell(&self, played: &PlayedStep<'_, Self>, sink: &mut impl Sink) {
        tell_step(self, played, sink);
        tell_forfeited(self, played, sink);
        tell_end(self, played, sink);
    }

    /// Checks a step of the current roll against the rules on single steps, in the order in which a
    /// player would notice the mistake.
    ///
    /// # Errors
    /// The first violation.
    fn check_step(&self, check: &StepCheck<'_, Self>) -> Check;

    /// Checks that a step begins a play that fulfils all duties of the roll. The step has passed
    /// [`Race::check_step`].
    ///
    /// # Errors
    /// The violated duty.
    fn check_duty(&self, check: &StepCheck<'_, Self>) -> Check;

    /// The keys of a position line except the winner, each after a space.
    fn write_keys(&self, _state: &State<Self::Memory>) -> String {
        String::new()
    }

    /// Parses the keys of a position line except the winner, into a state that has its turn field.
    ///
    /// # Errors
    /// An error with the column, what was expected there and the rule.
    fn read_keys(
        &self,
        fields: &Fields<'_>,
        _state: &mut State<Self::Memory>,
    ) -> Result<(), NotationError> {
        only_winner_key(fields)
    }

    /// Checks that these seats can play.
    ///
    /// # Errors
    /// The violated rule.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let partners = self.has_partners().then_some(Self::RULES.partners);
        check_seats(Self::FAMILY, Self::RULES.players, partners, seats)
    }

    /// The edition's name, by which texts choose the printed terms.
    fn edition(&self) -> &'static str {
        self.ruleset().edition.name
    }
}

/// Data that does not change during a roll of a race.
pub type Context<G> = <<G as Race>::Play as Play>::Context;

/// A [`Play`] of a race.
pub trait RacePlay: Play<Step = Step> {
    /// The mover's pawns.
    fn own(&self) -> PawnRow;

    /// The dice still to be played; none if no more can be played.
    fn left(&self) -> DiceLeft;

    /// Whether a step that ends there captures a pawn.
    fn captures(&self, step: Step) -> bool;
}

/// The numbers of the rules that races share, such as `P-20`.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Number and places of players.
    pub players: &'static str,
    /// Players with partners.
    pub partners: &'static str,
    /// Who goes first.
    pub opening: &'static str,
    /// Two colours cannot share a space of the ring.
    pub capture: &'static str,
    /// Where a colour's pawns enter the ring and where they leave it.
    pub turning_off: &'static str,
    /// Only pawns of a colour use its home path, yard and home.
    pub home_path: &'static str,
    /// Pawns do not use the turnout on their own side.
    pub own_turnout: &'static str,
    /// Each die is a separate step.
    pub dice: &'static str,
    /// The numbers that enter a pawn, and the space where it enters.
    pub entering: &'static str,
    /// The duty to enter pawns.
    pub must_enter: &'static str,
    /// Passing without a legal move.
    pub passing: &'static str,
    /// A pawn moves forward by exactly the number rolled.
    pub moving: &'static str,
    /// Pawns reach home by exact count.
    pub home: &'static str,
    /// No pawn passes a blockade, and no rival lands on it.
    pub blockade: &'static str,
    /// A blockade on a start space keeps pawns in the yard.
    pub blockade_on_start: &'static str,
    /// Bonuses.
    pub bonus: &'static str,
    /// Winning alone.
    pub winning: &'static str,
    /// Winning with partners.
    pub winning_together: &'static str,
}

impl Rules {
    /// The rule on winning.
    pub fn winning(&self, has_partners: bool) -> &'static str {
        if has_partners {
            self.winning_together
        } else {
            self.winning
        }
    }

    /// The rule that keeps a colour's pawns off a place that is not on their path.
    pub fn of_foreign(&self, place: Place) -> &'static str {
        match place {
            Place::Ring { .. } => self.turning_off,
            Place::Turnout { .. } => self.own_turnout,
            _ => self.home_path,
        }
    }
}

/// The seats that win together with `seat`.
pub fn side_of<G: Race>(game: &G, seat: Seat) -> SeatSet {
    let alone = SeatSet::EMPTY.with(seat);
    if game.has_partners() {
        alone.with(opposite(seat))
    } else {
        alone
    }
}

/// Whether the seat's pawns are all home.
pub fn all_home<G: Race>(game: &G, state: &State<G::Memory>, seat: Seat) -> bool {
    state.pawns[seat.index()] == PawnRow::all(game.track().home())
}

/// The owner of each pawn on a space, in turn order.
pub fn owners<G: Race>(game: &G, state: &State<G::Memory>, space: Space) -> Vec<Seat> {
    let standing = game.pieces(state).into_iter();
    let here = standing.filter(|each| each.at == space);
    here.filter_map(|each| each.piece.owner).collect()
}

/// Whether pawns on a space bar the way: two or more on the ring.
pub fn is_blockade<G: Race>(game: &G, space: Space, owners: &[Seat]) -> bool {
    let place = game.track().layout.place(space);
    matches!(place, Place::Ring { .. }) && owners.len() > 1
}

/// The spaces of a step, including both ends.
pub fn way<G: Race>(game: &G, seat: Seat, step: Step) -> Vec<Space> {
    let track = game.track();
    let way = track.way_to(step.from, step.count(), step.to);
    let indexes = std::iter::once(step.from).chain(way.unwrap_or_default());
    indexes.map(|index| track.space_at(seat, index)).collect()
}
