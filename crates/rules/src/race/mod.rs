//! A kit for race games: what games with four sides, four pawns each and two dice share.
//!
//! A game that is such a race implements [`Race`]: it says what its [`Track`] is and which numbers
//! its rules have. From that the kit makes setting up, dice, positions and steps as text, and the
//! pieces on the board. What the rules permit is the game's own.

mod board;
mod check;
mod dice;
mod events;
mod features;
mod notation;
mod opening;
mod pawn_row;
mod state;
mod step;
mod track;
mod words;

use crate::board::Space;
use crate::chance::TwoDice;
use crate::game::{Game, Pointing};
use crate::piece::{Piece, Standing};
use crate::refusal::{Check, Refusal};
use crate::seat::{Seat, SeatSet};

pub use board::{Drawn, MIDDLE, board_spaces, square};
pub use check::{Company, StepCheck, refusal, whose};
pub use dice::{Bonuses, DiceLeft, Numbers, underside};
pub use events::{tell_end, tell_forfeited, tell_step};
pub use features::{add_pawn_features, pawn_feature_count};
pub use notation::{
    only_winner_key, parse_own_index, parse_space, parse_step, read_placement, read_turn,
    record_head, write_placement, write_step, write_turn,
};
pub use opening::{Opening, check_seats, first_roll, first_turn, opposite};
pub use pawn_row::{PAWNS, PawnRow};
pub use state::{Memory, Phase, Rolled, State};
pub use step::{Spend, Step};
pub use track::{FIRST_TURNOUT, PathIndex, Place, Track, Turnouts, YARD, is_own};
pub use words::{choice, colour, colours, numbers, sentence, space_words, status};

/// A race with the kit.
pub trait Race: Game<State = State<<Self as Race>::Memory>, Action = Step> {
    /// What the game knows of a position beyond the kit's [`State`].
    type Memory: Memory;

    /// The numbers of its rules.
    const RULES: &'static Rules;

    /// The number on a die, or on two together, that enters a pawn.
    const ENTERING: u8;

    /// The bonuses that can be earned, in spaces.
    const BONUSES: &'static [u8];

    /// Whether bonuses are used before the dice that are left.
    const BONUS_FIRST: bool;

    /// The track.
    fn track(&self) -> &Track;

    /// Whether opposite seats are partners.
    fn has_partners(&self) -> bool {
        false
    }

    /// The pawns that a space of the ring, a turnout or a home path holds, and the rule.
    fn room(&self, place: Place) -> (usize, &'static str);

    /// Whether a step that would end there captures a pawn.
    fn captures(&self, state: &State<Self::Memory>, step: Step) -> bool;

    /// A roll to be played, in a state whose pawns stand.
    fn roll(&self, state: &mut State<Self::Memory>, dice: TwoDice) {
        state.phase = Phase::Play(Rolled::new(dice, false));
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

    /// Whether these seats can play.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        check_seats(Self::FAMILY, Self::RULES, self.has_partners(), seats)
    }

    /// The edition's name: by it the texts choose the printed terms.
    fn edition(&self) -> &'static str {
        self.ruleset().edition.name
    }
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

/// The pieces and where they stand.
pub fn pieces<G: Race>(game: &G, state: &State<G::Memory>) -> Vec<Standing> {
    let of = |seat: Seat| {
        let indexes = state.pawns[seat.index()].indexes().into_iter();
        indexes.map(move |index| Standing {
            piece: Piece::of(seat),
            at: game.track().space_at(seat, index),
        })
    };
    state.seats.iter().flat_map(of).collect()
}

/// The owners of the pawns on a space, in turn order, one a pawn.
pub fn owners<G: Race>(game: &G, state: &State<G::Memory>, space: Space) -> Vec<Seat> {
    let standing = pieces(game, state).into_iter();
    let here = standing.filter(|each| each.at == space);
    here.filter_map(|each| each.piece.owner).collect()
}

/// What a step moves and captures.
pub fn pointing<G: Race>(game: &G, state: &State<G::Memory>, step: Step) -> Pointing {
    if !step.moves() {
        return Pointing::default();
    }
    let space = |index| game.track().space_at(state.turn, index);
    let captures = game.captures(state, step);
    let captured = captures.then(|| owners(game, state, space(step.to)).first().copied());
    Pointing {
        piece: Some(Piece::of(state.turn)),
        from: Some(space(step.from)),
        to: Some(space(step.to)),
        captures: captured.flatten().into_iter().collect(),
        ..Pointing::default()
    }
}

/// What a roll has to spend on moves, the bonuses last unless they come first.
fn spends<G: Race>(rolled: &Rolled) -> Vec<Spend> {
    let bonuses = rolled.bonuses.distinct().map(Spend::Bonus);
    if G::BONUS_FIRST && rolled.bonuses != Bonuses::NONE {
        return bonuses.collect();
    }
    let dice = rolled.left.distinct(rolled.numbers()).map(Spend::Die);
    let is_whole = rolled.left == rolled.all && !rolled.has_undersides();
    let both = is_whole.then_some(Spend::Both(rolled.dice));
    dice.chain(both).chain(bonuses).collect()
}

/// The steps, legal or not, that "move this pawn from here to there" could mean.
pub fn attempts<G: Race>(game: &G, state: &State<G::Memory>, from: Space, to: Space) -> Vec<Step> {
    let Some(rolled) = state.rolled() else {
        return Vec::new();
    };
    let steps = spends::<G>(&rolled).into_iter().map(|spend| Step {
        spend,
        from: game.track().index(state.turn, from),
        to: game.track().index(state.turn, to),
    });
    // The player meant a step that leads there: its refusal is the one to show.
    let leads = |step: &Step| step.leads(game.track(), G::ENTERING);
    let (mut steps, others): (Vec<_>, Vec<_>) = steps.partition(leads);
    steps.extend(others);
    steps
}

/// The spaces of the way that a step takes, both ends included.
pub fn way<G: Race>(game: &G, seat: Seat, step: Step) -> Vec<Space> {
    let track = game.track();
    let way = track.way_to(step.from, step.count(), step.to);
    let indexes = std::iter::once(step.from).chain(way.unwrap_or_default());
    indexes.map(|index| track.space_at(seat, index)).collect()
}
