//! The opening: who can play, and who goes first.

use ::words::t;

use super::partners::opposite;
use super::rules::RaceRules;
use super::state::{Phase, State};
use super::track::YARD;
use super::{Race, RaceGame};
use crate::chance::Faces;
use crate::event::{Event, Sink};
use crate::refusal::Refusal;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};

/// Rolls for who goes first: the highest wins, and ties roll again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    /// The seats that roll in this round: all at first, later those that tied.
    contenders: SeatSet,
    /// What each seat has rolled in this round; 0 before its roll.
    totals: [u8; 4],
}

/// Checks that these seats can play: by the rule `players`, two opposite seats, three or four; by
/// the rule `partners`, if given, only four.
///
/// # Errors
/// The violated rule.
pub fn check_seats(
    family: &Family,
    players: &'static str,
    partners: Option<&'static str>,
    seats: SeatSet,
) -> Result<(), Refusal> {
    let exist = seats.iter().all(|seat| family.all_seats().has(seat));
    let opposed = seats.iter().all(|seat| seats.has(opposite(seat)));
    let (rule, reason) = match (seats.len(), partners) {
        _ if !exist => (players, t!(race::four_seats).to_owned()),
        (0 | 1, _) => (players, t!(race::how_many_players).to_owned()),
        (2, _) if !opposed => (players, two_opposite(family)),
        (2 | 3, Some(rule)) => (rule, t!(race::four_partners).to_owned()),
        _ => return Ok(()),
    };
    Err(Refusal::new(rule, reason))
}

fn two_opposite(family: &Family) -> String {
    let pair = |seat: u8| [Seat(seat), opposite(Seat(seat))].map(|seat| family.colour(seat));
    let pairs = [0, 1].map(|seat| words::list(&pair(seat)));
    t!(race::two_opposite, pairs = words::either(&pairs))
}

/// Checks that the seat that goes first is one of the players.
///
/// # Errors
/// A refusal by `rule` if it is not.
pub fn check_first(rule: &'static str, seats: SeatSet, first: Seat) -> Result<(), Refusal> {
    if seats.has(first) {
        return Ok(());
    }
    Err(Refusal::new(rule, t!(race::first_plays)))
}

/// The initial state, before any roll for who goes first.
pub(super) fn first_roll<G: RaceGame>(game: &Race<G>, seats: SeatSet) -> Result<State, Refusal> {
    game.check_seats(seats)?;
    let first = seats.iter().next().expect("the seats were checked");
    let opening = Opening {
        contenders: seats,
        totals: [0; 4],
    };
    Ok(set_up(
        &game.ruled.rules,
        seats,
        first,
        Phase::Opening(opening),
    ))
}

/// The state in which `first` is about to roll.
pub(super) fn first_turn<G: RaceGame>(
    game: &Race<G>,
    seats: SeatSet,
    first: Seat,
) -> Result<State, Refusal> {
    game.check_seats(seats)?;
    check_first(G::CITATIONS.opening, seats, first)?;
    Ok(set_up(&game.ruled.rules, seats, first, Phase::Roll))
}

/// The pawns set up, and `turn` to act in `phase`.
fn set_up(rules: &RaceRules, seats: SeatSet, turn: Seat, phase: Phase) -> State {
    let mut state = State::empty(rules, seats, turn, phase);
    for seat in seats.iter() {
        let row = &mut state.pawns[seat.index()];
        let head_start = rules.head_starts[seat.index()];
        for (count, to) in [
            (rules.pawns_home, rules.road.home),
            (rules.pawns_out + head_start.out, rules.road.start),
            (head_start.halfway, rules.road.track.halfway()),
        ] {
            *row = (0..count).fold(*row, |row, _| row.shift(YARD, to));
        }
    }
    state
}

impl State {
    /// Applies a roll for who goes first.
    pub fn roll_opening(
        &mut self,
        mut opening: Opening,
        total: u8,
        faces: impl FnOnce() -> Faces,
        sink: &mut impl Sink,
    ) {
        let seat = self.turn;
        let faces = || Event::Opened {
            seat,
            faces: faces(),
        };
        sink.emit(faces);
        opening.totals[seat.index()] = total;
        let Opening { contenders, totals } = opening;
        if let Some(next) = contenders.iter().find(|seat| totals[seat.index()] == 0) {
            (self.turn, self.phase) = (next, Phase::Opening(opening));
            return;
        }
        let highest = totals.into_iter().max().unwrap_or_default();
        let leaders = contenders
            .iter()
            .filter(|seat| totals[seat.index()] == highest);
        let leaders: SeatSet = leaders.collect();
        self.turn = leaders.iter().next().expect("somebody rolled the highest");
        if leaders.len() == 1 {
            self.phase = Phase::Roll;
            sink.emit(|| Event::Begins { seat: self.turn });
        } else {
            self.phase = Phase::Opening(Opening {
                contenders: leaders,
                totals: [0; 4],
            });
            sink.emit(|| Event::OpeningTied { seats: leaders });
        }
    }
}
