//! A kit for race games: what games with four sides, four pawns each and two dice share.
//!
//! A game that is such a race implements [`Race`]: it says what its [`Track`] is and which numbers
//! its rules have. From that the kit makes a [`Game`](crate::game::Game) with its view and notation:
//! setting up, dice, positions and steps as text, and the pieces on the board. What the rules permit
//! is the game's own.

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
pub use events::{Made, tell_end, tell_forfeited, tell_step};
pub use features::{add_pawn_features, pawn_feature_count};
pub use layout::{Layout, Place};
pub use notation::{only_winner_key, parse_own_index, parse_space};
pub use opening::{Opening, check_first, check_seats, opposite};
pub use pawn_row::{PAWNS, PawnRow};
pub use roll::Roll;
pub use state::{Memory, Phase, Rolled, State};
pub use step::{Spend, Step};
pub use track::{FIRST_TURNOUT, PathIndex, Track, Turnouts, YARD, is_own};
pub use words::{choice, colour, colours, numbers, sentence, space_words, status};

/// A race with the kit.
pub trait Race: Clone + Debug + 'static {
    /// What the game knows of a position beyond the kit's [`State`].
    type Memory: Memory;
    /// A roll as records have it.
    type Roll: Roll;
    /// A roll under way, as the look-ahead sees it.
    type Play: Playing;

    /// What the game declares about itself.
    const FAMILY: &'static Family;

    /// The numbers of its rules.
    const RULES: &'static Rules;

    /// The number on a die, or on two together, that enters a pawn.
    const ENTERING: u8;

    /// The bonuses that can be earned, in spaces.
    const BONUSES: &'static [u8] = &[];

    /// Whether bonuses are used before the dice that are left.
    const BONUS_FIRST: bool = false;

    /// What stands between dice that are left in a position line.
    const LEFT_SEPARATOR: &'static str = "-";

    /// The game by a ruleset of its family.
    fn new(ruleset: Ruleset) -> Self;

    /// The ruleset it is played by.
    fn ruleset(&self) -> Ruleset;

    /// The track.
    fn track(&self) -> &Track;

    /// The board.
    fn board(&self) -> Board;

    /// Whether opposite seats are partners.
    fn has_partners(&self) -> bool {
        false
    }

    /// The pawns that a space of the ring, a turnout or a home path holds, and the rule.
    fn room(&self, place: Place) -> (usize, &'static str);

    /// A roll to be played, in a state whose pawns stand.
    fn roll(&self, state: &mut State<Self::Memory>, dice: TwoDice) {
        state.phase = Phase::Play(Rolled::new(dice, false));
    }

    /// A decision: what stays the same during the roll, and the play.
    ///
    /// # Panics
    /// When nobody is to play.
    fn play(&self, state: &State<Self::Memory>) -> (Throw<Self>, Self::Play);

    /// The state that `state` becomes once its play has come to `play`.
    fn settle(
        &self,
        state: &State<Self::Memory>,
        throw: &Throw<Self>,
        play: &Self::Play,
    ) -> State<Self::Memory>;

    /// The path index of the pawn that goes back to its yard when the mover passes.
    fn sent_back(&self, _state: &State<Self::Memory>) -> Option<PathIndex> {
        None
    }

    /// Tells a step: what it does to the pawns, what it earns, how the play ends.
    fn tell(&self, made: &Made<'_, Self>, sink: &mut impl Sink) {
        tell_step(self, made, sink);
        tell_forfeited(self, made, sink);
        tell_end(self, made, sink);
    }

    /// Checks a step of a roll that is being played by the rules on single steps, in the order in
    /// which a player sees what is wrong.
    ///
    /// # Errors
    /// The first rule that is broken.
    fn check_step(&self, check: &StepCheck<'_, Self>) -> Check;

    /// Checks that a step that breaks no rule by itself begins a play that does all that the roll
    /// obliges to.
    ///
    /// # Errors
    /// The duty that is broken.
    fn check_duty(&self, check: &StepCheck<'_, Self>) -> Check;

    /// The keys of a position line but for the winner, each after a space.
    fn write_keys(&self, _state: &State<Self::Memory>) -> String {
        String::new()
    }

    /// Reads the keys of a position line but for the winner, into a state whose turn is known.
    ///
    /// # Errors
    /// What was expected, where, and by which rule.
    fn read_keys(
        &self,
        fields: &Fields<'_>,
        _state: &mut State<Self::Memory>,
    ) -> Result<(), NotationError> {
        only_winner_key(fields)
    }

    /// Whether these seats can play.
    ///
    /// # Errors
    /// The rule that is broken.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let partners = self.has_partners().then_some(Self::RULES.partners);
        check_seats(Self::FAMILY, Self::RULES.players, partners, seats)
    }

    /// The edition's name: by it the texts choose the printed terms.
    fn edition(&self) -> &'static str {
        self.ruleset().edition.name
    }
}

/// What stays the same during a roll of a race.
pub type Throw<G> = <<G as Race>::Play as Play>::Throw;

/// A roll under way in a race.
pub trait Playing: Play<Step = Step> {
    /// The mover's pawns.
    fn own(&self) -> PawnRow;

    /// The dice still to be played; none once no more can be.
    fn left(&self) -> DiceLeft;

    /// Whether a step that would end there captures a pawn.
    fn captures(&self, step: Step) -> bool;
}

/// The numbers of the rules that races share.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Who can play.
    pub players: &'static str,
    /// Who can play as partners.
    pub partners: &'static str,
    /// Who starts.
    pub opening: &'static str,
    /// Two colours never share a space of the ring.
    pub capture: &'static str,
    /// Where a colour's pawns come on the ring, and where they turn off.
    pub turning_off: &'static str,
    /// Home paths, yards and homes are their colour's alone.
    pub home_path: &'static str,
    /// A side's turnout is not for its own colour.
    pub own_turnout: &'static str,
    /// The dice are steps of their own.
    pub dice: &'static str,
    /// With which numbers, and where, a pawn enters.
    pub entering: &'static str,
    /// Pawns must enter.
    pub must_enter: &'static str,
    /// Nothing can be played.
    pub passing: &'static str,
    /// A pawn moves forward by exactly its number.
    pub moving: &'static str,
    /// Home is reached by exact count.
    pub home: &'static str,
    /// A blockade cannot be passed, and no rival lands on it.
    pub blockade: &'static str,
    /// A blockade on a start keeps pawns in the yard.
    pub blockade_on_start: &'static str,
    /// Bonuses.
    pub bonus: &'static str,
    /// Who wins.
    pub winning: &'static str,
    /// Who wins with partners.
    pub winning_together: &'static str,
}

impl Rules {
    /// Who wins.
    pub fn winning(&self, has_partners: bool) -> &'static str {
        if has_partners {
            self.winning_together
        } else {
            self.winning
        }
    }

    /// Why a colour's pawns never stand on a space that is not on their path.
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

/// The owners of the pawns on a space, in turn order, one a pawn.
pub fn owners<G: Race>(game: &G, state: &State<G::Memory>, space: Space) -> Vec<Seat> {
    let standing = game.pieces(state).into_iter();
    let here = standing.filter(|each| each.at == space);
    here.filter_map(|each| each.piece.owner).collect()
}

/// The spaces of the way that a step takes, both ends included.
pub fn way<G: Race>(game: &G, seat: Seat, step: Step) -> Vec<Space> {
    let track = game.track();
    let way = track.way_to(step.from, step.count(), step.to);
    let indexes = std::iter::once(step.from).chain(way.unwrap_or_default());
    indexes.map(|index| track.space_at(seat, index)).collect()
}
