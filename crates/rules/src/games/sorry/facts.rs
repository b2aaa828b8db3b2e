//! What matters in a position, in whole numbers.

use super::Sorry;
use super::cards::{CardKind, DECK};
use super::play::Play;
use super::scoring::home;
use super::spaces::{self, At};
use super::state::State;
use super::threats::Prey;
use crate::facts::Facts;
use crate::race::Place;
use crate::seat::{Seat, SeatSet};
use crate::turn::Results;

impl Facts for Sorry {
    const NAMES: &'static [&'static str] = &[
        // Steps that the side still has to go.
        "steps",
        // The same of all rival sides together, and of the one nearest to winning.
        "rivals", "leader",
        // Pawns of the side at home and on START; rivals on theirs.
        "home", "yard", "waiting", // Pawns of the side in safety zones.
        "zone",
        // Pawns of the side that a 4 would take back to where their safety zone begins.
        "back",
        // Pawns of the side on START with one of their colour on the circle.
        "blocked",
        // How many of 45 cards, drawn next by each rival, could cost the side something, added up;
        // and over the same cards the most that would be lost, in steps.
        "hits", "danger", // The same for the seat's own next card.
        "aims", "prey", // Whether the seat draws or plays again.
        "again",
        // The cards that the seat holds, by kind; those that mostly go forward together.
        "ones", "twos", "fours", "sevens", "tens", "elevens", "sorries", "others",
    ];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        let side = self.side_of(seat);
        let rivals = SeatSet(state.seats.0 & !side.0);
        let pawns = |seats: SeatSet| {
            let of = |seat| state.pawns.row(seat).pawns().map(|at| (seat, at));
            seats.iter().flat_map(of)
        };
        let count = |seats, is: &dyn Fn(Seat, At) -> bool| {
            pawns(seats).filter(|(seat, at)| is(*seat, *at)).count() as i32
        };
        let waits = |seat, at| at == spaces::yard(seat);

        // Each rival of a side has the steps of the side: both partners' count half.
        let to_go = rivals.iter().map(|rival| self.steps_to_go(state, rival));
        out.push(self.steps_to_go(state, seat));
        out.push(to_go.clone().sum::<i32>() / side.len() as i32);
        out.push(to_go.min().unwrap_or_default());
        out.push(count(side, &|seat, at| at == spaces::home(seat)));
        out.push(count(side, &waits));
        out.push(count(rivals, &waits));
        out.push(count(side, &|_, at| {
            matches!(spaces::place(at), Place::HomePath { .. })
        }));
        out.push(count(side, &goes_home_backward));
        out.push(count(side, &|seat, at| {
            waits(seat, at) && state.pawns.row(seat).has(spaces::circle(seat))
        }));

        let prey = Prey::of(state, side);
        let threats = rivals.iter().map(|rival| {
            let losses = prey.losses(state, self.side_of(rival));
            over_cards(state, losses)
        });
        let (hits, danger) = threats.fold((0, 0), |sum, each| (sum.0 + each.0, sum.1 + each.1));
        let losses = Prey::of(state, rivals).losses(state, side);
        let (aims, hunted) = over_cards(state, losses);
        out.extend([hits, danger, aims, hunted, i32::from(state.turn == seat)]);

        let hand = state.hands[seat.index()];
        let special = [
            CardKind::One,
            CardKind::Two,
            CardKind::Four,
            CardKind::Seven,
            CardKind::Ten,
            CardKind::Eleven,
            CardKind::Sorry,
        ];
        let held = special.map(|card| hand.count(card) as i32);
        out.extend(held);
        out.push(hand.len() as i32 - held.iter().sum::<i32>());
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let side = self.side_of(seat);
        let of = |seat| {
            let pawns = state.pawns.row(seat).pawns();
            pawns.map(|at| i32::from(spaces::to_go(seat, at)))
        };
        side.iter().flat_map(of).sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        home(state, seat)
    }
}

/// Whether a 4 would bring a pawn back to where its zone begins, or before it (S-12).
fn goes_home_backward(seat: Seat, at: At) -> bool {
    let back = spaces::is_open(at).then(|| spaces::backward(seat, at, 4));
    back.is_some_and(|back| spaces::to_go(seat, back) < spaces::to_go(seat, at))
}

/// In how many of 45 cards, as they lie in the pile, something is lost, and the losses over them.
fn over_cards(state: &State, losses: [i32; CardKind::ALL.len()]) -> (i32, i32) {
    let pile = state.pile();
    let (mut cards, mut steps) = (0, 0);
    for (card, lost) in CardKind::ALL.into_iter().zip(losses) {
        if lost > 0 {
            let count = pile.count(card) as i32;
            cards += count;
            steps += count * lost;
        }
    }
    let all = pile.len().max(1) as i32;
    (cards * DECK as i32 / all, steps * DECK as i32 / all)
}
