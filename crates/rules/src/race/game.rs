//! The game that a race is.

use super::check::refusal;
use super::opening::{first_roll, first_turn};
use super::{
    Bonuses, Made, Memory, Phase, Playing, Race, Roll, Rolled, Spend, State, Step, Throw, YARD,
    all_home, owners, side_of,
};
use crate::board::{Board, Space};
use crate::chance::{Die, Faces};
use crate::event::{Event, Sink};
use crate::explain::Explain;
use crate::game::Game;
use crate::piece::{Piece, Standing};
use crate::refusal::Refusal;
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::turn::Play;
use crate::view::{Pointing, View};

impl<G: Race> Game for G {
    type State = State<G::Memory>;

    type Action = Step;

    type Chance = G::Roll;

    type Play = G::Play;

    const FAMILY: &'static Family = <G as Race>::FAMILY;

    fn new(ruleset: Ruleset) -> G {
        <G as Race>::new(ruleset)
    }

    fn ruleset(&self) -> Ruleset {
        Race::ruleset(self)
    }

    fn opening(&self, seats: SeatSet) -> Result<Self::State, Refusal> {
        first_roll(self, seats)
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<Self::State, Refusal> {
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

    fn chances(&self, state: &Self::State, out: &mut Vec<(G::Roll, u32)>) {
        if self.chance_total(state) > 0 {
            G::Roll::each(state.in_opening(), |roll, ways| out.push((roll, ways)));
        }
    }

    fn chance_total(&self, state: &Self::State) -> u32 {
        match state.phase {
            Phase::Opening(_) | Phase::Throw => G::Roll::ways(state.in_opening()),
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    #[inline]
    fn chance_at(&self, state: &Self::State, ticket: u32) -> G::Roll {
        G::Roll::at(state.in_opening(), ticket)
    }

    #[inline]
    fn happen(&self, state: &mut Self::State, roll: G::Roll, sink: &mut impl Sink) {
        match (state.phase, roll.dice()) {
            (Phase::Opening(opening), _) => {
                state.roll_opening(opening, roll.total(), || roll.faces(), sink);
            }
            (Phase::Throw, Some(dice)) => {
                let seat = state.turn;
                sink.emit(|| Event::Thrown {
                    seat,
                    faces: roll.faces(),
                });
                self.roll(state, dice);
            }
            _ => panic!("{roll} cannot be rolled now"),
        }
    }

    fn is_choice(&self, _state: &Self::State, step: Step) -> bool {
        step.spend != Spend::Pass
    }

    #[inline]
    fn play(&self, state: &Self::State) -> (Throw<G>, G::Play) {
        Race::play(self, state)
    }

    #[inline]
    fn settle(&self, state: &Self::State, throw: &Throw<G>, play: &G::Play) -> Self::State {
        Race::settle(self, state, throw, play)
    }

    #[inline]
    fn apply(&self, state: &mut Self::State, step: Step, sink: &mut impl Sink) {
        let (throw, before) = Race::play(self, state);
        let after = before.after(&throw, step);
        let next = Race::settle(self, state, &throw, &after);
        let made = Made {
            state,
            throw: &throw,
            before: &before,
            step,
            after: &after,
            next: &next,
        };
        self.tell(&made, sink);
        *state = next;
    }

    fn refusal(&self, state: &Self::State, step: Step) -> Option<Refusal> {
        refusal(self, state, step)
    }
}

impl<G: Race> View for G {
    const TELLS_DANGER: bool = true;

    fn faces(&self, roll: G::Roll) -> Faces {
        roll.faces()
    }

    fn dice(&self, state: &Self::State) -> Vec<Die> {
        state.dice()
    }

    fn rewards(&self, state: &Self::State) -> Vec<u8> {
        state.rewards()
    }

    fn pieces(&self, state: &Self::State) -> Vec<Standing> {
        pieces(self, state)
    }

    fn pointing(&self, state: &Self::State, step: Step) -> Pointing {
        pointing(self, state, step)
    }

    fn attempts(&self, state: &Self::State, from: Space, to: Space) -> Vec<Step> {
        attempts(self, state, from, to)
    }

    fn about_to_throw(&self, state: &Self::State, seat: Seat) -> Option<(G, Self::State)> {
        let mut next = state.about_to_throw(seat)?;
        next.memory = next.memory.at_start_of_turn();
        // A player who has brought all home has no more rolls, even if the partner has not.
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

/// The pieces and where they stand.
fn pieces<G: Race>(game: &G, state: &State<G::Memory>) -> Vec<Standing> {
    let of = |seat: Seat| {
        let indexes = state.pawns[seat.index()].indexes().into_iter();
        indexes.map(move |index| Standing {
            piece: Piece::of(seat),
            at: game.track().space_at(seat, index),
        })
    };
    state.seats.iter().flat_map(of).collect()
}

/// What a step moves and captures.
fn pointing<G: Race>(game: &G, state: &State<G::Memory>, step: Step) -> Pointing {
    let space = |index| game.track().space_at(state.turn, index);
    if !step.moves() {
        let sent_back = game.sent_back(state).filter(|_| step.spend == Spend::Pass);
        return sent_back.map_or_else(Pointing::default, |index| Pointing {
            piece: Some(Piece::of(state.turn)),
            from: Some(space(index)),
            to: Some(space(YARD)),
            ..Pointing::default()
        });
    }
    let captures = game.play(state).1.captures(step);
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
fn attempts<G: Race>(game: &G, state: &State<G::Memory>, from: Space, to: Space) -> Vec<Step> {
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
    let pass = Step::still(Spend::Pass);
    let sent_back = pointing(game, state, pass);
    if sent_back.from == Some(from) && sent_back.to == Some(to) {
        steps.insert(0, pass);
    }
    steps
}
