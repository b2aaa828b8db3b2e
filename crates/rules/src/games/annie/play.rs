//! What a step does: where Annie goes, and what is done on the space that she comes to.

use super::actions::Step;
use super::chance::Dice;
use super::events::Update;
use super::rules::AnnieRules;
use super::state::{Cause, Phase, State};
use super::track::Spot;
use crate::event::{Cost, Event, NullSink, Sink};
use crate::seat::Seat;

/// The stars that the Mudges take.
pub(super) const FINE: u8 = 3;

/// The state after a step.
#[inline]
pub(super) fn after(rules: &AnnieRules, state: &State, step: Step) -> State {
    let mut after = *state;
    make(rules, &mut after, step, &mut NullSink);
    after
}

/// Makes a step and tells what it does.
pub(super) fn make(rules: &AnnieRules, state: &mut State, step: Step, sink: &mut impl Sink) {
    let mut update = Update { rules, state, sink };
    match (step, update.state.phase) {
        (Step::Give(other), _) => update.give(other),
        (Step::Against(other), _) => update.challenge(other),
        (_, Phase::Play(Cause::Stars, Dice::Two(red, white))) => update.take_stars(red, white),
        (_, Phase::Play(Cause::Against(other), Dice::Two(red, white))) => {
            update.settle_against(other, red, white);
        }
        (_, Phase::Play(_, dice)) => update.walk(step, dice),
        _ => panic!("nothing is to be played"),
    }
}

impl<S: Sink> Update<'_, S> {
    /// Moves Annie by the roll and does what the space says.
    fn walk(&mut self, step: Step, dice: Dice) {
        let Some(goal) = self.state.goal(self.rules, step) else {
            // on the Orphanage, the white die larger. A-6: too many for the exact count.
            let seat = self.state.turn;
            self.sink.emit(|| Event::Passed { seat });
            return self.end_turn();
        };
        self.move_to(goal, dice.cost());
        if self.rules.landing > 0 {
            self.pay(None, Some(self.state.turn), self.rules.landing);
        }
        self.arrive();
    }

    /// Does what the space says that Annie has come to, once.
    fn arrive(&mut self) {
        let mover = self.state.turn;
        match self.state.spot() {
            Spot::Orphanage => {}
            Spot::Sandy => {
                self.take_one(mover);
                self.others_take_one();
            }
            Spot::Others => self.others_take_one(),
            Spot::Give if self.state.stars_of(mover) > 0 => {
                self.state.phase = Phase::Give;
                return;
            }
            // who has no star has none to give.
            Spot::Give => {}
            Spot::Against => {
                self.state.phase = Phase::Choose;
                return;
            }
            Spot::Stars => return self.roll_again(Cause::Stars),
            Spot::Arrow(_) => return self.roll_again(Cause::Arrow),
            Spot::Hannigan => self.pay(Some(mover), None, 1),
            Spot::Mudges => self.pay(Some(mover), None, FINE),
            // the friend who is then visited gives nothing more.
            Spot::GoTo(goal) => {
                self.move_to(goal, Cost::Space);
                self.pay(None, Some(mover), self.rules.gift);
            }
            Spot::Friend(_) => self.pay(None, Some(mover), self.rules.gift),
            Spot::HappyEnd => return self.end_game(),
        }
        self.end_turn();
    }

    fn take_one(&mut self, seat: Seat) {
        self.pay(None, Some(seat), 1);
    }

    /// from the next player on, while there are any.
    fn others_take_one(&mut self) {
        let mover = self.state.turn;
        let mut seat = self.state.seats.after(mover);
        while seat != mover {
            self.take_one(seat);
            seat = self.state.seats.after(seat);
        }
    }

    ///
    fn give(&mut self, other: Seat) {
        self.pay(Some(self.state.turn), Some(other), 1);
        self.end_turn();
    }

    /// chooses whom to roll against.
    fn challenge(&mut self, other: Seat) {
        let seat = self.state.turn;
        self.sink.emit(|| Event::Picked { seat, other });
        self.roll_again(Cause::Against(other));
    }

    ///
    fn take_stars(&mut self, red: u8, white: u8) {
        let mover = Some(self.state.turn);
        match red.abs_diff(white) {
            0 => return self.roll_again(Cause::Stars),
            difference if red > white => self.pay(None, mover, difference),
            difference => self.pay(mover, None, difference),
        }
        self.end_turn();
    }

    /// red is the mover's die, white the other's.
    fn settle_against(&mut self, other: Seat, red: u8, white: u8) {
        let (mover, other_seat) = (Some(self.state.turn), Some(other));
        match red.abs_diff(white) {
            0 => return self.roll_again(Cause::Against(other)),
            difference if red > white => self.pay(other_seat, mover, difference),
            difference => self.pay(mover, other_seat, difference),
        }
        self.end_turn();
    }
}
