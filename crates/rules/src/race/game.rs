//! Implementation of the game traits for every race.

use super::events::PlayedStep;
use super::marching_blockades::BlockadePairs;
use super::obstacles::is_blockade;
use super::opening::{first_roll, first_turn};
use super::refusals::refusal;
use super::{
    Bonuses, Context, Phase, Play, Race, RaceGame, RaceRules, Roll, Rolled, Spend, State, Step,
    YARD, all_home, context, owners, side_of,
};
use crate::board::{Board, Space};
use crate::chance::{Die, Faces};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::piece::{Piece, PiecePosition};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::turn::{self, Play as _, Results, TurnGame};
use crate::view::{ActionView, View};

impl<G: RaceGame> Game for Race<G> {
    type State = State;

    type Action = Step;

    type Chance = Roll;

    type Scratch = Results<Play<G::Indexes>>;

    const FAMILY: &'static Family = G::FAMILY;

    fn new(ruleset: Ruleset) -> Race<G> {
        Race::of(ruleset)
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn initial_state(&self, seats: SeatSet) -> Result<Self::State, Refusal> {
        first_roll(self, seats)
    }

    fn initial_state_with_first(
        &self,
        seats: SeatSet,
        first: Seat,
    ) -> Result<Self::State, Refusal> {
        first_turn(self, seats, first)
    }

    fn seats(&self, state: &Self::State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &Self::State, seat: Seat) -> SeatSet {
        side_of(self, seat)
    }

    #[inline]
    fn node(&self, state: &Self::State) -> Node {
        state.node(side_of(self, state.turn))
    }

    fn in_opening(&self, state: &Self::State) -> bool {
        state.in_opening()
    }

    fn in_play(&self, state: &Self::State) -> bool {
        state.in_play()
    }

    fn chance_outcomes(&self, state: &Self::State, out: &mut Vec<(Roll, u32)>) {
        if self.chance_weight_total(state) > 0 {
            let rolls = Roll::all(self.dice_to_roll(state));
            out.extend(rolls.map(|roll| (roll, roll.weight())));
        }
    }

    fn chance_weight_total(&self, state: &Self::State) -> u32 {
        match state.phase {
            Phase::Opening(_) | Phase::Roll => Roll::ways(self.dice_to_roll(state)),
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    #[inline]
    fn sample_outcome(&self, state: &Self::State, ticket: u32) -> Roll {
        Roll::at(self.dice_to_roll(state), ticket)
    }

    #[inline]
    fn apply_chance(&self, state: &mut Self::State, roll: Roll, sink: &mut impl Sink) {
        match state.phase {
            Phase::Opening(opening) => {
                state.roll_opening(opening, roll.sum(), || roll.faces(), sink);
            }
            Phase::Roll if roll.dice() == self.ruled.rules.dice => {
                let seat = state.turn;
                sink.emit(|| Event::Rolled {
                    seat,
                    faces: roll.faces(),
                });
                self.roll(state, roll);
            }
            _ => panic!("{roll} cannot be rolled now"),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>) {
        turn::legal_actions(self, state, out);
    }

    #[inline]
    fn results(
        &self,
        state: &Self::State,
        scratch: &mut Self::Scratch,
        each: impl FnMut(Self::State),
    ) {
        turn::each_result(self, state, scratch, each);
    }

    fn path(&self, state: &Self::State, result: &Self::State) -> Vec<Self::Action> {
        turn::path(self, state, result)
    }

    #[inline]
    fn apply(&self, state: &mut Self::State, step: Step, sink: &mut impl Sink) {
        let begun = self.play(state);
        let (context, before) = (&begun.0, &begun.1);
        let after = before.after(context, step);
        let mut next = *state;
        self.end_play(&mut next, context, after);
        if sink.is_listening() {
            let played = PlayedStep {
                state,
                context,
                before,
                step,
                after: &after,
                next: &next,
            };
            played.tell(self, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &Self::State, step: Step) -> Option<Refusal> {
        refusal(self, state, step)
    }
}

impl<G: RaceGame> TurnGame for Race<G> {
    type Play = Play<G::Indexes>;

    #[inline]
    fn play<'a>(&'a self, state: &'a State) -> (Context<'a, G::Indexes>, Play<G::Indexes>) {
        let Phase::Play(rolled) = &state.phase else {
            panic!("somebody is to play");
        };
        context::begin(&self.ruled, state, rolled)
    }

    #[inline]
    fn state_after_turn(
        &self,
        state: &State,
        context: &Context<'_, G::Indexes>,
        play: &Play<G::Indexes>,
    ) -> State {
        let mut next = *state;
        self.end_play(&mut next, context, *play);
        next
    }
}

impl<G: RaceGame> View for Race<G> {
    const HAS_THREATS: bool = true;

    fn roll_view(&self, roll: Roll) -> Faces {
        roll.faces()
    }

    fn dice(&self, state: &Self::State) -> Vec<Die> {
        state.dice()
    }

    fn rewards(&self, state: &Self::State) -> Vec<u8> {
        let sizes = self.ruled.rules.bonus.sizes();
        let rolled = state.rolled();
        rolled.map_or_else(Vec::new, |rolled| rolled.bonuses.all(sizes).collect())
    }

    fn pieces(&self, state: &Self::State) -> Vec<PiecePosition> {
        pieces(self, state)
    }

    fn blockades(&self, pieces: &[PiecePosition]) -> Vec<Space> {
        let mut spaces: Vec<Space> = Vec::new();
        for PiecePosition { at, .. } in pieces {
            let here = pieces.iter().filter(|each| each.at == *at);
            let owners: Vec<Seat> = here.filter_map(|each| each.piece.owner).collect();
            // A pawn that captures stands beside its victim until the next event.
            let are_rivals = owners
                .iter()
                .any(|owner| !side_of(self, owners[0]).has(*owner));
            if !spaces.contains(at) && !are_rivals && is_blockade(self, *at, &owners) {
                spaces.push(*at);
            }
        }
        spaces
    }

    fn action_view(&self, state: &Self::State, step: Step) -> ActionView {
        action_view(self, state, step)
    }

    fn is_player_choice(&self, _state: &Self::State, step: Step) -> bool {
        step.spend != Spend::Pass
    }

    fn candidate_actions(&self, state: &Self::State, from: Space, to: Space) -> Vec<Step> {
        candidate_actions(self, state, from, to)
    }

    fn about_to_roll(&self, state: &Self::State, seat: Seat) -> Option<(Race<G>, Self::State)> {
        let next = state.about_to_roll(seat)?;
        // A player with all pawns home has no more rolls, even if the partner is still on the
        // way.
        (!all_home(self, state, seat)).then_some((*self, next))
    }

    fn board(&self) -> Board {
        G::board(self)
    }
}

impl<G: RaceGame> Progress for Race<G> {
    fn steps_to_go(&self, state: &Self::State, seat: Seat) -> i32 {
        let side = side_of(self, seat).iter();
        let pawns = side.flat_map(|seat| state.pawns[seat.index()].indexes());
        let steps = pawns.map(|index| i32::from(self.track().steps_to_go(index)));
        steps.sum()
    }

    fn tally(&self, state: &Self::State, seat: Seat) -> u32 {
        state.pawns[seat.index()].count(self.track().home()) as u32
    }
}

impl<G: RaceGame> Race<G> {
    /// Starts the play of a roll.
    pub(super) fn roll(&self, state: &mut State, dice: Roll) {
        let own = state.own();
        if let (Some(memory), Some(blockade)) = (&mut state.memory, self.ruled.rules.blockade) {
            memory.pairs = match blockade.may_march {
                true => BlockadePairs::NONE,
                false => BlockadePairs::of(self.track(), own),
            };
        }
        let undersides = self.ruled.rules.undersides
            && dice.is_doublet()
            && !own.has(YARD)
            && !self.ruled.rules.is_unplayed(state, dice);
        state.phase = Phase::Play(Rolled::new(dice, undersides));
    }

    /// How many dice are rolled next.
    fn dice_to_roll(&self, state: &State) -> u8 {
        match state.in_opening() {
            true => self.ruled.rules.opening_dice,
            false => self.ruled.rules.dice,
        }
    }
}

/// The pieces and their positions.
fn pieces<G: RaceGame>(game: &Race<G>, state: &State) -> Vec<PiecePosition> {
    let pieces_of = |seat: Seat| {
        let indexes = state.pawns[seat.index()].indexes().into_iter();
        indexes.map(move |index| PiecePosition {
            piece: Piece::of(seat),
            at: game.track().space_at(seat, index),
        })
    };
    state.seats.iter().flat_map(pieces_of).collect()
}

/// What a step points at on the board.
fn action_view<G: RaceGame>(game: &Race<G>, state: &State, step: Step) -> ActionView {
    let space = |index| game.track().space_at(state.turn, index);
    if !step.moves() {
        let sent_back = game.sent_back(state).filter(|_| step.spend == Spend::Pass);
        return sent_back.map_or_else(ActionView::default, |index| ActionView {
            piece: Some(Piece::of(state.turn)),
            from: Some(space(index)),
            to: Some(space(YARD)),
            ..ActionView::default()
        });
    }
    let captured = match game.captures(state, step) {
        true => owners(game, state, space(step.to)),
        false => Vec::new(),
    };
    ActionView {
        piece: Some(Piece::of(state.turn)),
        from: Some(space(step.from)),
        to: Some(space(step.to)),
        captures: captured.into_iter().collect(),
        cost: step.spend.cost(),
        ..ActionView::default()
    }
}

/// What a move may spend now: dice and bonuses, the bonuses last unless they come first.
pub(super) fn spends(rules: &RaceRules, rolled: &Rolled) -> Vec<Spend> {
    let bonuses = rolled
        .bonuses
        .distinct(rules.bonus.sizes())
        .map(Spend::Bonus);
    if rules.bonus.comes_first() && rolled.bonuses != Bonuses::NONE {
        return bonuses.collect();
    }
    let dice = rolled.left.distinct(rolled.numbers()).map(Spend::Die);
    let is_whole = rolled.left == rolled.all && rolled.all.count() == 2;
    let both = is_whole.then_some(Spend::Both(rolled.dice));
    dice.chain(both).chain(bonuses).collect()
}

/// The steps, legal or not, that "move this pawn from here to there" could mean.
fn candidate_actions<G: RaceGame>(
    game: &Race<G>,
    state: &State,
    from: Space,
    to: Space,
) -> Vec<Step> {
    let Some(rolled) = state.rolled() else {
        return Vec::new();
    };
    let steps = spends(&game.ruled.rules, &rolled)
        .into_iter()
        .map(|spend| Step {
            spend,
            from: game.track().index(state.turn, from),
            to: game.track().index(state.turn, to),
        });
    // Prefer a step that leads there, or else one by which a pawn may enter: its refusal is the one to show.
    let entering = game.ruled.rules.entering;
    let leads = |step: &Step| step.leads(game.rules());
    let (mut steps, others): (Vec<_>, Vec<_>) = steps.partition(leads);
    for step in others {
        let may_enter = step.from == YARD && entering.enters(step.spend);
        let at = if may_enter { 0 } else { steps.len() };
        steps.insert(at, step);
    }
    let pass = Step::still(Spend::Pass);
    let sent_back = action_view(game, state, pass);
    if sent_back.from == Some(from) && sent_back.to == Some(to) {
        steps.insert(0, pass);
    }
    steps
}
