//! Implementation of the game traits for every race.

use super::check::refusal;
use super::opening::{first_roll, first_turn};
use super::{
    Bonuses, Context, Memory, Phase, PlayedStep, Race, RacePlay, Roll, Rolled, Spend, State, Step,
    YARD, all_home, is_blockade, owners, side_of,
};
use crate::board::{Board, Space};
use crate::chance::{Die, Faces};
use crate::event::{Event, Sink};
use crate::explain::Explain;
use crate::game::Game;
use crate::piece::{Piece, PiecePosition};
use crate::refusal::Refusal;
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::turn::{self, Play, Results, TurnGame};
use crate::view::{ActionView, View};

impl<G: Race> Game for G {
    type State = State<G::Memory>;

    type Action = Step;

    type Chance = G::Roll;

    type Scratch = Results<G::Play>;

    const FAMILY: &'static Family = <G as Race>::FAMILY;

    fn new(ruleset: Ruleset) -> G {
        <G as Race>::new(ruleset)
    }

    fn ruleset(&self) -> Ruleset {
        Race::ruleset(self)
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

    fn chance_outcomes(&self, state: &Self::State, out: &mut Vec<(G::Roll, u32)>) {
        if self.chance_weight_total(state) > 0 {
            G::Roll::each(state.in_opening(), |roll, ways| out.push((roll, ways)));
        }
    }

    fn chance_weight_total(&self, state: &Self::State) -> u32 {
        match state.phase {
            Phase::Opening(_) | Phase::Roll => G::Roll::ways(state.in_opening()),
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    #[inline]
    fn sample_outcome(&self, state: &Self::State, ticket: u32) -> G::Roll {
        G::Roll::at(state.in_opening(), ticket)
    }

    #[inline]
    fn apply_chance(&self, state: &mut Self::State, roll: G::Roll, sink: &mut impl Sink) {
        match (state.phase, roll.dice()) {
            (Phase::Opening(opening), _) => {
                state.roll_opening(opening, roll.total(), || roll.faces(), sink);
            }
            (Phase::Roll, Some(dice)) => {
                let seat = state.turn;
                sink.emit(|| Event::Rolled {
                    seat,
                    faces: roll.faces(),
                });
                self.roll(state, dice);
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
        let (context, before) = Race::play(self, state);
        let after = before.after(&context, step);
        let next = Race::state_after_turn(self, state, &context, &after);
        if sink.is_listening() {
            let played = PlayedStep {
                state,
                context: &context,
                before: &before,
                step,
                after: &after,
                next: &next,
            };
            self.tell(&played, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &Self::State, step: Step) -> Option<Refusal> {
        refusal(self, state, step)
    }
}

impl<G: Race> TurnGame for G {
    type Play = G::Play;

    #[inline]
    fn play(&self, state: &Self::State) -> (Context<G>, G::Play) {
        Race::play(self, state)
    }

    #[inline]
    fn state_after_turn(
        &self,
        state: &Self::State,
        context: &Context<G>,
        play: &G::Play,
    ) -> Self::State {
        Race::state_after_turn(self, state, context, play)
    }
}

impl<G: Race> View for G {
    const HAS_THREATS: bool = true;

    fn roll_view(&self, roll: G::Roll) -> Faces {
        roll.faces()
    }

    fn dice(&self, state: &Self::State) -> Vec<Die> {
        state.dice()
    }

    fn rewards(&self, state: &Self::State) -> Vec<u8> {
        state.rewards()
    }

    fn pieces(&self, state: &Self::State) -> Vec<PiecePosition> {
        pieces(self, state)
    }

    fn blockades(&self, state: &Self::State) -> Vec<Space> {
        let mut spaces: Vec<Space> = Vec::new();
        for PiecePosition { at, .. } in pieces(self, state) {
            if !spaces.contains(&at) && is_blockade(self, at, &owners(self, state, at)) {
                spaces.push(at);
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

    fn about_to_roll(&self, state: &Self::State, seat: Seat) -> Option<(G, Self::State)> {
        let mut next = state.about_to_roll(seat)?;
        next.memory = next.memory.at_start_of_turn();
        // A player with all pawns home has no more rolls, even if the partner is still on the
        // way.
        (!all_home(self, state, seat)).then(|| (self.clone(), next))
    }

    fn board(&self) -> Board {
        Race::board(self)
    }
}

impl<G: Race> Explain for G {
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

/// The pieces and their positions.
fn pieces<G: Race>(game: &G, state: &State<G::Memory>) -> Vec<PiecePosition> {
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
fn action_view<G: Race>(game: &G, state: &State<G::Memory>, step: Step) -> ActionView {
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
    let captures = game.play(state).1.captures(step);
    let captured = captures.then(|| owners(game, state, space(step.to)).first().copied());
    ActionView {
        piece: Some(Piece::of(state.turn)),
        from: Some(space(step.from)),
        to: Some(space(step.to)),
        captures: captured.flatten().into_iter().collect(),
        ..ActionView::default()
    }
}

/// What a move may spend now: dice and bonuses, the bonuses last unless they come first.
pub(super) fn spends<G: Race>(rolled: &Rolled) -> Vec<Spend> {
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
fn candidate_actions<G: Race>(
    game: &G,
    state: &State<G::Memory>,
    from: Space,
    to: Space,
) -> Vec<Step> {
    let Some(rolled) = state.rolled() else {
        return Vec::new();
    };
    let steps = spends::<G>(&rolled).into_iter().map(|spend| Step {
        spend,
        from: game.track().index(state.turn, from),
        to: game.track().index(state.turn, to),
    });
    // Prefer a step that leads there: its refusal is the one to show.
    let leads = |step: &Step| step.leads(game.track(), G::ENTERING);
    let (mut steps, others): (Vec<_>, Vec<_>) = steps.partition(leads);
    steps.extend(others);
    let pass = Step::still(Spend::Pass);
    let sent_back = action_view(game, state, pass);
    if sent_back.from == Some(from) && sent_back.to == Some(to) {
        steps.insert(0, pass);
    }
    steps
}
