#![doc = include_str!("../../../../words/en/rulebooks/parcheesi.md")]

mod blockade_pairs;
mod blockades;
mod board;
mod chance;
mod events;
mod facts;
mod features;
mod indexes;
mod legality;
mod memory;
mod notation;
mod obstacles;
mod play;
mod play_state;
mod prospect;
#[cfg(test)]
mod tests;
mod throw;
mod track;
mod words;

pub use chance::Thrown;
pub use memory::Memory;
pub use play::Play;
pub use throw::Throw;

use ::words::text;

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, TwoDice};
use crate::event::{Event, Sink};
use crate::game::{Game, Pointing};
use crate::piece::{Piece, Standing};
use crate::race::{self, Phase, Place, Race, Rolled, Rules, Spend, Step, StepCheck, Track, YARD};
use crate::refusal::{Check, Refusal};
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::turn::Play as _;
use blockade_pairs::BlockadePairs;
use events::Made;
use indexes::Indexes;
use memory::{DOUBLETS, is_third_doublet};
use track::{OF_68, OF_72};

/// A state.
pub type State = race::State<Memory>;

/// The number that enters a pawn (C-7).
const ENTERING: u8 = 5;
/// The bonus for a pawn brought home (C-20).
const BROUGHT_HOME: u8 = 10;
/// The bonus for a capture (C-20).
const CAPTURE: u8 = 20;
/// The pawns that a space of the ring or of a home path holds (C-12).
const ROOM: usize = 2;

/// Parcheesi, on the ring of 72 spaces or of 68.
#[derive(Clone, Copy, Debug)]
pub struct Parcheesi {
    ruleset: Ruleset,
    /// C-1.
    track: Track,
    /// The path indexes of safe spaces (C-1).
    safe: Indexes,
}

impl Race for Parcheesi {
    type Memory = Memory;

    const RULES: &'static Rules = &Rules {
        players: "C-5",
        partners: "C-5",
        opening: "C-5",
        capture: "C-17",
        turning_off: "C-19",
        home_path: "C-3",
        own_turnout: "C-3",
        dice: "C-6",
        entering: "C-7",
        must_enter: "C-7",
        passing: "C-8",
        moving: "C-11",
        home: "C-19",
        blockade: "C-12",
        blockade_on_start: "C-15",
        bonus: "C-20",
        winning: "C-21",
        winning_together: "C-21",
    };
    const ENTERING: u8 = ENTERING;
    const BONUSES: &'static [u8] = &[BROUGHT_HOME, CAPTURE];
    const BONUS_FIRST: bool = false;

    fn track(&self) -> &Track {
        &self.track
    }

    fn room(&self, _place: Place) -> (usize, &'static str) {
        (ROOM, "C-12")
    }

    fn captures(&self, state: &State, step: Step) -> bool {
        self.play(state).1.captures(step)
    }

    fn roll(&self, state: &mut State, dice: TwoDice) {
        let own = state.own();
        // C-9; the third doublet is not played (C-10).
        let played = dice.is_doublet() && state.memory.doublets < DOUBLETS;
        state.memory.pairs = BlockadePairs::of(own);
        state.phase = Phase::Play(Rolled::new(dice, played && !own.has(YARD)));
    }

    fn check_step(&self, check: &StepCheck<'_, Self>) -> Check {
        legality::check_step(check)
    }

    fn check_duty(&self, check: &StepCheck<'_, Self>) -> Check {
        legality::check_duty(check)
    }
}

impl Game for Parcheesi {
    type State = State;
    type Action = Step;
    type Chance = Thrown;
    type Play = Play;

    const TELLS_DANGER: bool = true;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "parcheesi",
            title: text!(parcheesi::title),
            about: text!(parcheesi::about),
            minutes: (20, 45),
        }],
        options: &[RuleOption {
            name: "ring68",
            title: text!(parcheesi::ring68),
            about: text!(parcheesi::ring68_about),
        }],
        seats: &[
            SeatName::YELLOW,
            SeatName::BLUE,
            SeatName::RED,
            SeatName::GREEN,
        ],
        full_table: SeatSet(0b1111),
        usual_seats: SeatSet(0b0101),
    };

    fn new(ruleset: Ruleset) -> Parcheesi {
        let track = if ruleset.has("ring68") { OF_68 } else { OF_72 };
        Parcheesi {
            ruleset,
            track,
            safe: track::safe(&track),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        race::first_roll(self, seats)
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        race::first_turn(self, seats, first)
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        race::side_of(self, seat)
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        state.node(race::side_of(self, state.turn))
    }

    fn in_opening(&self, state: &State) -> bool {
        state.in_opening()
    }

    fn in_play(&self, state: &State) -> bool {
        state.in_play()
    }

    fn chances(&self, state: &State, out: &mut Vec<(Thrown, u32)>) {
        match state.phase {
            Phase::Opening(_) => out.extend((1..=6).map(|die| (Thrown::One(die), 1))),
            Phase::Throw => {
                out.extend(TwoDice::ALL.map(|dice| (Thrown::Two(dice), dice.weight())));
            }
            Phase::Play(_) | Phase::Over => {}
        }
    }

    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening(_) => 6,
            Phase::Throw => TwoDice::WAYS,
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    #[inline]
    fn chance_at(&self, state: &State, ticket: u32) -> Thrown {
        match state.phase {
            Phase::Opening(_) => Thrown::One(1 + ticket as u8),
            _ => Thrown::Two(TwoDice::at(ticket)),
        }
    }

    #[inline]
    fn happen(&self, state: &mut State, thrown: Thrown, sink: &mut impl Sink) {
        let faces = || self.faces(thrown);
        match (state.phase, thrown) {
            (Phase::Opening(opening), Thrown::One(die)) => {
                state.roll_opening(opening, die, faces, sink);
            }
            (Phase::Throw, Thrown::Two(dice)) => {
                let seat = state.turn;
                sink.emit(|| Event::Thrown {
                    seat,
                    faces: faces(),
                });
                self.roll(state, dice);
            }
            _ => panic!("that is not thrown now"),
        }
    }

    fn faces(&self, thrown: Thrown) -> Faces {
        Faces::Dice(match thrown {
            Thrown::One(die) => vec![die],
            Thrown::Two(dice) => vec![dice.high(), dice.low()],
        })
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        state.dice()
    }

    fn rewards(&self, state: &State) -> Vec<u8> {
        state.rewards()
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step.spend != Spend::Pass
    }

    #[inline]
    fn play(&self, state: &State) -> (Throw, Play) {
        throw::begin(self, state)
    }

    #[inline]
    fn settle(&self, state: &State, throw: &Throw, play: &Play) -> State {
        let mut next = *state;
        let seat = state.turn;
        let own = play.own();
        let memory = &mut next.memory;
        let blockades = &mut memory.blockades[seat.index()];
        next.pawns[seat.index()] = own;
        *blockades = blockades.keep(play.standing());
        if play.is_won() {
            next.phase = Phase::Over;
            memory.doublets = 0;
            memory.end_roll();
        } else if !play.is_over(throw) {
            let play_state = play.state();
            (memory.forfeited, memory.pairs) = (play_state.forfeited, play_state.pairs);
            next.phase = Phase::Play(Rolled {
                dice: throw.dice,
                all: throw.all,
                left: play_state.left,
                bonuses: play_state.bonuses,
            });
        } else {
            next.phase = Phase::Throw;
            if throw.dice.is_doublet() && !throw.third {
                // C-9: another throw, played or not.
                memory.doublets += 1;
            } else {
                *blockades = blockades.grown(own);
                memory.doublets = 0;
                next.turn = state.seats.after(seat);
            }
            memory.end_roll();
        }
        play.send_back(&self.track, throw, state.turn, &mut next);
        next
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (throw, before) = self.play(state);
        let after = before.after(&throw, step);
        let next = self.settle(state, &throw, &after);
        let made = Made {
            state,
            throw: &throw,
            before: &before,
            step,
            after: &after,
        };
        self.tell_step(&made, sink);
        if after.is_over(&throw) {
            race::tell_end(self, state.turn, &next, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        race::refusal(self, state, step)
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        race::pieces(self, state)
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        if step.spend != Spend::Pass || !is_third_doublet(state) {
            return race::pointing(self, state, step);
        }
        // C-10: the pawn that goes back.
        let space = |index| self.track.space_at(state.turn, index);
        match self.play(state).1.nearest_home() {
            YARD => Pointing::default(),
            sent_back => Pointing {
                piece: Some(Piece::of(state.turn)),
                from: Some(space(sent_back)),
                to: Some(space(YARD)),
                ..Pointing::default()
            },
        }
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        let mut steps = race::attempts(self, state, from, to);
        let pass = Step::still(Spend::Pass);
        let sent_back = self.pointing(state, pass);
        if sent_back.from == Some(from) && sent_back.to == Some(to) {
            steps.insert(0, pass);
        }
        steps
    }

    fn about_to_throw(&self, state: &State, seat: Seat) -> Option<(Self, State)> {
        let mut next = state.about_to_throw(seat)?;
        next.memory.doublets = 0;
        next.memory.end_roll();
        Some((*self, next))
    }

    fn board(&self) -> Board {
        board::board(self.track)
    }
}
