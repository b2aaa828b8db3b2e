//! Dash: a toy race that proves that a game needs only the public API of the kernel.

mod play;
mod text;

pub(crate) use play::{Action, Play};

use std::fmt;
use std::str::FromStr;

use rules::board::{Board, Kind, Point, Shape, Space, SpaceInfo};
use rules::chance::{Die, Faces};
use rules::event::{Cost, Event, Sink};
use rules::features::Features;
use rules::game::Game;
use rules::piece::{Piece, PiecePosition};
use rules::playable::Packed;
use rules::refusal::Refusal;
use rules::ruleset::{Edition, Family, Ruleset};
use rules::seat::{Seat, SeatName, SeatSet};
use rules::state::Node;
use rules::turn::{self, Play as _, Results, TurnGame};
use rules::view::{ActionView, View};
use words::text;

pub(crate) const YARD: u8 = 0;
pub(crate) const HOME: u8 = 9;
pub(crate) const SEATS: u8 = 3;

/// The positions of each seat's two pawns, ascending: the yard, 1 to 8, home.
pub(crate) type Pawns = [[u8; 2]; SEATS as usize];

#[derive(Clone, Copy, Debug)]
pub(crate) struct Dash(Ruleset);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) pawns: Pawns,
    pub(crate) seats: SeatSet,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// T-3: the highest number so far, and its seat.
    Opening(u8, Seat),
    Spin,
    Play {
        spun: u8,
        left: u8,
    },
    Over,
}

/// A number on the spinner (T-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Spin(pub(crate) u8);

impl Packed for Spin {
    fn pack(self) -> u64 {
        self.0.into()
    }

    fn unpack(bits: u64) -> Spin {
        Spin(bits as u8)
    }
}

impl fmt::Display for Spin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Spin {
    type Err = String;

    fn from_str(text: &str) -> Result<Spin, String> {
        let spin = ["1", "2", "3"]
            .iter()
            .zip(1..)
            .find(|(each, _)| **each == text);
        spin.map(|(_, number)| Spin(number))
            .ok_or_else(|| "1, 2 or 3".to_owned())
    }
}

impl Dash {
    pub(crate) fn plain() -> Dash {
        Dash(Ruleset::of(Dash::FAMILY, 0))
    }

    fn check(seats: SeatSet) -> Result<(), Refusal> {
        if seats.iter().any(|seat| seat.0 >= SEATS) {
            return Err(Refusal::new("T-2", "there are three seats"));
        }
        match seats.len() {
            2 | 3 => Ok(()),
            _ => Err(Refusal::new("T-2", "two or three play")),
        }
    }
}

/// The space of a mark. Yards are numbered first, then the track, then the homes.
pub(crate) fn space(seat: Seat, mark: u8) -> Space {
    Space(match mark {
        YARD => seat.0,
        HOME => SEATS + 8 + seat.0,
        _ => SEATS + mark - 1,
    })
}

/// The mark of a space, and the seat that owns the space.
fn mark(at: Space) -> (Option<Seat>, u8) {
    match at.0 {
        seat @ 0..SEATS => (Some(Seat(seat)), YARD),
        index @ SEATS..11 => (None, index - SEATS + 1),
        index => (Some(Seat(index - 11)), HOME),
    }
}

impl Game for Dash {
    type State = State;

    type Action = Action;

    type Chance = Spin;

    type Scratch = Results<Play>;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "dash",
            // A toy has no texts of its own.
            title: text!(sorry::title),
            about: text!(sorry::about),
            minutes: (1, 2),
        }],
        options: &[],
        contradictions: |_| Vec::new(),
        presets: &[],
        sheet_options: &[],
        seats: &[
            SeatName {
                letter: 'A',
                ..SeatName::ORANGE
            },
            SeatName::BLUE,
            SeatName {
                letter: 'C',
                ..SeatName::RED
            },
        ],
        usual_seats: SeatSet(0b011),
        full_table: SeatSet(0b111),
    };

    fn new(ruleset: Ruleset) -> Dash {
        Dash(ruleset)
    }

    fn ruleset(&self) -> Ruleset {
        self.0
    }

    fn initial_state(&self, seats: SeatSet) -> Result<State, Refusal> {
        Dash::check(seats)?;
        let turn = seats.iter().next().expect("at least two");
        let phase = Phase::Opening(0, turn);
        Ok(State {
            pawns: Default::default(),
            seats,
            turn,
            phase,
        })
    }

    fn initial_state_with_first(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        let state = self.initial_state(seats)?;
        if !seats.has(first) {
            return Err(Refusal::new("T-3", "one who plays begins"));
        }
        Ok(State {
            turn: first,
            phase: Phase::Spin,
            ..state
        })
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    fn node(&self, state: &State) -> Node {
        let seat = state.turn;
        match state.phase {
            Phase::Opening(..) | Phase::Spin => Node::Chance { seat },
            Phase::Play { .. } => Node::Decision { seat },
            Phase::Over => Node::Terminal {
                winners: SeatSet::EMPTY.with(seat),
            },
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Opening(..))
    }

    fn in_play(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Play { spun, left } if left < spun)
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Spin, u32)>) {
        if self.chance_weight_total(state) > 0 {
            out.extend([(Spin(1), 3), (Spin(2), 2), (Spin(3), 1)]);
        }
    }

    fn chance_weight_total(&self, state: &State) -> u32 {
        if matches!(self.node(state), Node::Chance { .. }) {
            6
        } else {
            0
        }
    }

    fn sample_outcome(&self, _state: &State, ticket: u32) -> Spin {
        Spin([1, 1, 1, 2, 2, 3][ticket as usize])
    }

    fn apply_chance(&self, state: &mut State, Spin(spun): Spin, sink: &mut impl Sink) {
        let seat = state.turn;
        let Phase::Opening(best, leader) = state.phase else {
            sink.emit(|| Event::Rolled {
                seat,
                faces: Faces::Dice(vec![spun]),
            });
            state.phase = Phase::Play { spun, left: spun };
            return;
        };
        sink.emit(|| Event::Opened {
            seat,
            faces: Faces::Dice(vec![spun]),
        });
        let (best, leader) = if spun > best {
            (spun, seat)
        } else {
            (best, leader)
        };
        let next = state.seats.after(seat);
        if next > seat {
            (state.turn, state.phase) = (next, Phase::Opening(best, leader));
        } else {
            sink.emit(|| Event::Begins { seat: leader });
            (state.turn, state.phase) = (leader, Phase::Spin);
        }
    }

    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>) {
        turn::legal_actions(self, state, out);
    }

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

    fn apply(&self, state: &mut State, action: Action, sink: &mut impl Sink) {
        let (seat, before) = self.play(state);
        let after = before.after(&seat, action);
        match action {
            Action::Pass => sink.emit(|| Event::Passed { seat }),
            Action::Go { count, from } => {
                let way = || {
                    (from..=from + count)
                        .map(|mark| space(seat, mark))
                        .collect()
                };
                let (piece, cost) = (Piece::of(seat), Cost::Die(count));
                sink.emit(|| Event::Moved {
                    seat,
                    piece,
                    way: way(),
                    cost,
                });
                if let Some(victim) = before.victim(seat, from + count) {
                    sink.emit(|| Event::Captured {
                        seat,
                        piece: Piece::of(victim),
                        from: space(victim, from + count),
                        to: space(victim, YARD),
                    });
                }
            }
        }
        *state = self.state_after_turn(state, &seat, &after);
        if state.phase == Phase::Over {
            sink.emit(|| Event::Won {
                seats: SeatSet::EMPTY.with(seat),
            });
        } else if state.phase == Phase::Spin {
            sink.emit(|| Event::TurnPasses { to: state.turn });
        }
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        if legal.contains(&action) {
            return None;
        }
        let Phase::Play { left, .. } = state.phase else {
            return Some(Refusal::new("T-5", "nothing is to be played now"));
        };
        let (rule, reason) = match action {
            Action::Pass => ("T-5", "something can be played"),
            Action::Go { count, .. } if count > left => ("T-5", "the spin does not go so far"),
            Action::Go { from, .. } if !state.pawns[state.turn.index()].contains(&from) => {
                ("T-1", "no pawn stands there")
            }
            Action::Go { count, from } if from + count > HOME => ("T-6", "that is beyond home"),
            Action::Go { count, from } => {
                let (seat, play) = self.play(state);
                let blocked = play.blocked(seat, from + count);
                if blocked {
                    ("T-8", "two pawns stand there")
                } else {
                    ("T-5", "more can be used")
                }
            }
        };
        Some(Refusal::new(rule, reason))
    }
}

impl TurnGame for Dash {
    type Play = Play;

    fn play(&self, state: &State) -> (Seat, Play) {
        match state.phase {
            Phase::Play { left, .. } => (
                state.turn,
                Play {
                    pawns: state.pawns,
                    left,
                },
            ),
            _ => panic!("not a decision"),
        }
    }

    fn state_after_turn(&self, state: &State, mover: &Seat, play: &Play) -> State {
        let mut next = State {
            pawns: play.pawns,
            ..*state
        };
        match state.phase {
            _ if play.is_won(*mover) => next.phase = Phase::Over,
            Phase::Play { spun, .. } if play.left > 0 => {
                next.phase = Phase::Play {
                    spun,
                    left: play.left,
                };
            }
            _ => (next.turn, next.phase) = (state.seats.after(*mover), Phase::Spin),
        }
        next
    }
}

impl View for Dash {
    fn roll_view(&self, Spin(spun): Spin) -> Faces {
        Faces::Dice(vec![spun])
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        match state.phase {
            Phase::Play { left, .. } => vec![Die::plain(left, false)],
            _ => Vec::new(),
        }
    }

    fn pieces(&self, state: &State) -> Vec<PiecePosition> {
        let pieces_of = |seat: Seat| {
            let marks = state.pawns[seat.index()];
            marks.map(|mark| PiecePosition {
                piece: Piece::of(seat),
                at: space(seat, mark),
            })
        };
        state.seats.iter().flat_map(pieces_of).collect()
    }

    fn action_view(&self, state: &State, action: Action) -> ActionView {
        let Action::Go { count, from } = action else {
            return ActionView::default();
        };
        let (seat, play) = self.play(state);
        ActionView {
            piece: Some(Piece::of(seat)),
            from: Some(space(seat, from)),
            to: Some(space(seat, from + count)),
            captures: play.victim(seat, from + count).into_iter().collect(),
            cost: Some(Cost::Die(count)),
            ..ActionView::default()
        }
    }

    fn is_player_choice(&self, _state: &State, action: Action) -> bool {
        action != Action::Pass
    }

    fn candidate_actions(&self, state: &State, from: Space, to: Space) -> Vec<Action> {
        let own =
            |at| Some(mark(at)).filter(|(seat, _)| seat.is_none_or(|seat| seat == state.turn));
        match (own(from), own(to)) {
            (Some((_, from)), Some((_, to))) if from < to => {
                vec![Action::Go {
                    count: to - from,
                    from,
                }]
            }
            _ => Vec::new(),
        }
    }

    fn board(&self) -> Board {
        let info = |index: u8| {
            let (owner, mark) = mark(Space(index));
            let name = text::space_name(owner, mark);
            let kind = match mark {
                YARD => Kind::Yard,
                HOME => Kind::Home,
                _ => Kind::Track,
            };
            let ahead = |seat| space(seat, mark + 1);
            let next = match (mark, owner) {
                (HOME, _) => Vec::new(),
                (8, _) => (0..SEATS).map(|seat| ahead(Seat(seat))).collect(),
                _ => vec![ahead(Seat(0))],
            };
            let lane = owner.map_or(1, |seat| i32::from(seat.0));
            let place = Point {
                x: 500 + 1_000 * i32::from(mark),
                y: 2_000 + 3_000 * lane,
            };
            SpaceInfo {
                name,
                place,
                angle: 0,
                shape: Shape::Disc { radius: 400 },
                kind,
                owner,
                icon: None,
                caption: None,
                die: None,
                next,
            }
        };
        Board {
            spaces: (0..SEATS * 2 + 8).map(info).collect(),
            turns: 0,
            slides: Vec::new(),
            pile: None,
            theme: "flat",
            title: text!(sorry::title),
        }
    }
}

// Dash has no learned evaluation.
impl Features for Dash {}
