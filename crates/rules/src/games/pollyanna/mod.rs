#![doc = include_str!("../../../../words/en/rulebooks/pollyanna.md")]

mod actions;
mod barriers;
mod board;
mod events;
mod facts;
mod features;
mod notation;
mod opening;
mod play;
mod prospect;
mod refusals;
mod row;
mod spaces;
mod state;
#[cfg(test)]
mod tests;
mod words;

pub use actions::{Step, Throw};
pub use play::Play;
pub use state::State;

use ::words::{t, text};

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, TwoDice};
use crate::event::{Event, Sink};
use crate::game::{Game, Pointing};
use crate::piece::{Piece, Standing};
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::turn::Play as _;
use actions::{REWARD, Spend};
use events::{leads, occupant};
use row::Row;
use state::{Left, Phase, opposite};

/// Pollyanna, in either edition, with or without partners.
#[derive(Clone, Copy, Debug)]
pub struct Pollyanna {
    ruleset: Ruleset,
    /// P-9.
    partners: bool,
}

impl Pollyanna {
    /// P-32, P-33: the seats whose pawns must all be home for `seat` to win.
    fn side_of(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::EMPTY.with(seat);
        if self.partners {
            alone.with(opposite(seat))
        } else {
            alone
        }
    }

    /// The turn passes on from `state.turn`: to the right (P-2), past players who are done (P-33).
    fn next_turn(&self, state: &State) -> Seat {
        let mut seat = state.seats.after(state.turn);
        while state.all_home(seat) && seat != state.turn {
            seat = state.seats.after(seat);
        }
        seat
    }

    /// P-16: whether the throw of this finished play earns another.
    fn throws_again(&self, throw: &Throw, play: &Play) -> bool {
        // P-33: not for a player whose four are home.
        throw.dice.is_doublet() && !play.stuck() && play.own() != Row::HOME
    }
}

impl Game for Pollyanna {
    type State = State;
    type Action = Step;
    type Chance = TwoDice;
    type Play = Play;

    const TELLS_DANGER: bool = true;

    const FAMILY: &'static Family = &Family {
        editions: &[
            Edition {
                name: "pollyanna-1951",
                title: text!(pollyanna::title_1951),
                about: text!(pollyanna::about_1951),
                minutes: (20, 45),
            },
            Edition {
                name: "pollyanna-1916",
                title: text!(pollyanna::title_1916),
                about: text!(pollyanna::about_1916),
                minutes: (20, 45),
            },
        ],
        options: &[RuleOption {
            name: "partners",
            title: text!(pollyanna::partners),
            about: text!(pollyanna::partners_about),
        }],
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

    fn new(ruleset: Ruleset) -> Pollyanna {
        Pollyanna {
            ruleset,
            partners: ruleset.has("partners"),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        let first = seats.iter().next().expect("seats were checked");
        let phase = Phase::Opening {
            contenders: seats,
            totals: [0; 4],
        };
        Ok(State::set_up(seats, first, phase))
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        if !seats.has(first) {
            return Err(Refusal::new("P-10", t!(pollyanna::first_plays)));
        }
        Ok(State::set_up(seats, first, Phase::Throw))
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        self.side_of(seat)
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        let seat = state.turn;
        match state.phase {
            Phase::Opening { .. } | Phase::Throw => Node::Chance { seat },
            Phase::Play { .. } => Node::Decision { seat },
            Phase::Over => Node::Terminal {
                winners: self.side_of(seat),
            },
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Opening { .. })
    }

    fn in_play(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Play { left, .. } if left != Left::BOTH)
    }

    fn chances(&self, state: &State, out: &mut Vec<(TwoDice, u32)>) {
        if self.chance_total(state) > 0 {
            out.extend(TwoDice::ALL.map(|dice| (dice, dice.weight())));
        }
    }

    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening { .. } | Phase::Throw => TwoDice::WAYS,
            Phase::Play { .. } | Phase::Over => 0,
        }
    }

    #[inline]
    fn chance_at(&self, _state: &State, ticket: u32) -> TwoDice {
        TwoDice::at(ticket)
    }

    #[inline]
    fn happen(&self, state: &mut State, dice: TwoDice, sink: &mut impl Sink) {
        match state.phase {
            Phase::Opening { contenders, totals } => {
                self.open(state, dice, contenders, totals, sink);
            }
            Phase::Throw => {
                sink.emit(|| Event::Thrown {
                    seat: state.turn,
                    faces: self.faces(dice),
                });
                state.phase = Phase::Play {
                    dice,
                    left: Left::BOTH,
                    reward: false,
                };
            }
            Phase::Play { .. } | Phase::Over => panic!("nobody is to throw"),
        }
    }

    fn faces(&self, dice: TwoDice) -> Faces {
        Faces::Dice(vec![dice.high(), dice.low()])
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        match state.phase {
            Phase::Play { dice, left, .. } => {
                let spent = |which| left != Left::BOTH && left != which;
                vec![
                    Die::plain(dice.high(), spent(Left::HIGH)),
                    Die::plain(dice.low(), spent(Left::LOW)),
                ]
            }
            _ => Vec::new(),
        }
    }

    fn rewards(&self, state: &State) -> Vec<u8> {
        let waits = matches!(state.phase, Phase::Play { reward: true, .. });
        waits.then_some(REWARD).into_iter().collect()
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step.spend != Spend::Pass
    }

    #[inline]
    fn play(&self, state: &State) -> (Throw, Play) {
        match state.phase {
            Phase::Play { dice, left, reward } => {
                actions::begin(state, self.side_of(state.turn), dice, left, reward)
            }
            _ => panic!("nobody is to play"),
        }
    }

    #[inline]
    fn settle(&self, state: &State, throw: &Throw, play: &Play) -> State {
        let mut next = *state;
        next.pawns[state.turn.index()] = play.own().marks();
        play.send_back(throw, &mut next);
        if play.is_won(throw) {
            // A side has won, whoever of it moved last: positions alike are equal.
            next.turn = self.side_of(state.turn).iter().next().unwrap_or(state.turn);
            next.phase = Phase::Over;
        } else if !play.is_over(throw) {
            next.phase = Phase::Play {
                dice: throw.dice,
                left: play.left(),
                reward: play.reward(),
            };
        } else {
            next.phase = Phase::Throw;
            if !self.throws_again(throw, play) {
                next.turn = self.next_turn(&next);
            }
        }
        next
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (throw, before) = self.play(state);
        let after = before.after(&throw, step);
        let next = self.settle(state, &throw, &after);
        self.tell_step(state, &before, step, &after, sink);
        if after.is_over(&throw) {
            self.tell_end(state, &before, step, &after, &next, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        refusals::refusal(self, state, step)
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        let of = |seat: Seat| {
            let marks = state.pawns[seat.index()].into_iter();
            marks.map(move |mark| Standing {
                piece: Piece::of(seat),
                at: spaces::space(seat, mark),
            })
        };
        state.seats.iter().flat_map(of).collect()
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        if matches!(step.spend, Spend::Decline | Spend::Pass) {
            return Pointing::default();
        }
        let seat = state.turn;
        let to = spaces::space(seat, step.to);
        let captures = self
            .play(state)
            .1
            .captures(step)
            .then(|| occupant(state, to))
            .flatten();
        Pointing {
            piece: Some(Piece::of(seat)),
            from: Some(spaces::space(seat, step.from)),
            to: Some(to),
            captures: captures.into_iter().collect(),
            ..Pointing::default()
        }
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        let Phase::Play { dice, left, reward } = state.phase else {
            return Vec::new();
        };
        let marks = |spend| Step {
            spend,
            from: spaces::any_mark(state.turn, from),
            to: spaces::any_mark(state.turn, to),
        };
        if reward {
            return vec![marks(Spend::Reward)];
        }
        let mut steps: Vec<Step> = left
            .numbers(dice)
            .map(|number| marks(Spend::Die(number)))
            .collect();
        if left == Left::BOTH {
            steps.push(marks(Spend::Both(dice)));
        }
        steps.dedup();
        // What was meant is what leads there: its refusal is the one worth hearing.
        let (mut steps, others): (Vec<_>, Vec<_>) =
            steps.into_iter().partition(|step| leads(*step));
        steps.extend(others);
        steps
    }

    fn about_to_throw(&self, state: &State, seat: Seat) -> Option<(Self, State)> {
        Some((*self, state.about_to_throw(seat)?))
    }

    fn board(&self) -> Board {
        board::board(self.ruleset.edition.name)
    }
}
