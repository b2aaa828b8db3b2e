#![doc = include_str!("../../../../words/en/rulebooks/sorry.md")]

mod actions;
mod attempts;
mod board;
mod cards;
mod chance;
mod deck;
mod ending;
mod events;
mod explain;
mod features;
mod hands;
mod legality;
mod notation;
mod play;
mod pointing;
mod row;
mod scoring;
mod spaces;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod words;

pub use actions::{Step, Throw};
pub use cards::CardKind;
pub use chance::Outcome;
pub use play::Play;
pub use state::State;

use ::words::text;

use crate::board::{Board, Space};
use crate::chance::{Card, Die, Faces};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::piece::{Piece, Standing};
use crate::race::{check_first, check_seats, opposite};
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::turn::{self, Play as _};
use crate::view::{Pointing, View};
use actions::Act;
use state::{Phase, Stage};

/// Sorry!, with any of its options.
#[derive(Clone, Copy, Debug)]
pub struct Sorry {
    ruleset: Ruleset,
    /// S-6.
    fast: bool,
    /// S-26.
    hand: bool,
    /// S-25.
    partners: bool,
}

impl Sorry {
    /// S-24, S-25: the seats whose pawns must all be home for `seat` to win.
    fn side_of(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::EMPTY.with(seat);
        if self.partners {
            alone.with(opposite(seat))
        } else {
            alone
        }
    }

    /// S-5, S-25: whether these seats can play.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        check_seats(Self::FAMILY, "S-5", self.partners.then_some("S-25"), seats)
    }
}

impl Game for Sorry {
    type State = State;

    type Action = Step;

    type Chance = Outcome;

    type Play = Play;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "sorry",
            title: text!(sorry::title),
            about: text!(sorry::about),
            minutes: (15, 40),
        }],
        options: &[
            RuleOption {
                name: "fast",
                title: text!(sorry::fast),
                about: text!(sorry::fast_about),
            },
            RuleOption {
                name: "hand",
                title: text!(sorry::hand),
                about: text!(sorry::hand_about),
            },
            RuleOption {
                name: "partners",
                title: text!(sorry::partners),
                about: text!(sorry::partners_about),
            },
        ],
        seats: &[
            SeatName::RED,
            SeatName::BLUE,
            SeatName::YELLOW,
            SeatName::GREEN,
        ],
        full_table: SeatSet(0b1111),
        usual_seats: SeatSet(0b0101),
    };

    fn new(ruleset: Ruleset) -> Sorry {
        Sorry {
            ruleset,
            fast: ruleset.has("fast"),
            hand: ruleset.has("hand"),
            partners: ruleset.has("partners"),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        let first = seats.iter().next().expect("seats were checked");
        Ok(State::set_up(seats, self.fast, first, Phase::Opening))
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        check_first("S-5", seats, first)?;
        Ok(State::set_up(seats, self.fast, first, Phase::Draw))
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
            Phase::Opening | Phase::Draw => Node::Chance { seat },
            Phase::Play(_) => Node::Decision { seat },
            Phase::Over => Node::Terminal {
                winners: self.side_of(seat),
            },
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        state.phase == Phase::Opening
    }

    fn in_play(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Play(Stage::Seven(_)))
    }

    fn chances(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
        match state.phase {
            Phase::Opening => out.extend(state.seats.iter().map(|seat| (Outcome::First(seat), 1))),
            Phase::Draw => {
                let pile = state.pile();
                out.extend(
                    pile.kinds()
                        .map(|card| (Outcome::Drawn(card), pile.count(card))),
                );
            }
            Phase::Play(_) | Phase::Over => {}
        }
    }

    #[inline]
    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening => state.seats.len() as u32,
            Phase::Draw => state.pile().len(),
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    fn face_down(&self, state: &State) -> Option<Outcome> {
        let hidden = self.hand && state.phase == Phase::Draw;
        hidden.then_some(Outcome::FaceDown)
    }

    fn is_dealt(&self, state: &State) -> bool {
        match state.phase {
            Phase::Opening => true,
            Phase::Draw => self.hand,
            Phase::Play(_) | Phase::Over => false,
        }
    }

    #[inline]
    fn chance_at(&self, state: &State, ticket: u32) -> Outcome {
        if state.phase == Phase::Opening {
            let seat = state.seats.iter().nth(ticket as usize);
            return Outcome::First(seat.expect("a ticket for each seat"));
        }
        Outcome::Drawn(state.pile().at(ticket))
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: Outcome, sink: &mut impl Sink) {
        match (state.phase, chance) {
            (Phase::Opening, Outcome::First(seat)) => {
                (state.turn, state.phase) = (seat, Phase::Draw);
                sink.emit(|| Event::Begins { seat });
            }
            (Phase::Draw, Outcome::Drawn(card)) => self.draw(state, card, sink),
            (Phase::Draw, Outcome::FaceDown) if self.hand => self.draw_face_down(state, sink),
            _ => panic!("{chance} cannot come now"),
        }
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step.act != Act::Pass
    }

    #[inline]
    fn play(&self, state: &State) -> (Throw, Play) {
        let Phase::Play(stage) = state.phase else {
            panic!("nobody is to play");
        };
        let side = self.side_of(state.turn);
        let (hand, face_down) = match stage {
            Stage::Choose => (hands::choosable(state), state.hand().face_down()),
            _ => (state.hand(), 0),
        };
        let throw = Throw {
            seat: state.turn,
            side,
            opponents: SeatSet(state.seats.0 & !side.0),
            hand,
            face_down,
            seven: match stage {
                Stage::Choose => hand.has(CardKind::Seven),
                Stage::Card(card) => card == CardKind::Seven,
                Stage::Seven(_) | Stage::Ended { .. } => true,
            },
        };
        let play = Play {
            pawns: state.pawns,
            stage,
        };
        (throw, play)
    }

    #[inline]
    fn settle(&self, state: &State, _throw: &Throw, play: &Play) -> State {
        let mut next = *state;
        next.pawns = play.pawns;
        match play.stage {
            Stage::Ended { card, played } => self.ended(&mut next, card, played),
            stage => {
                next.phase = Phase::Play(stage);
                next.turn_up_seven();
            }
        }
        next
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Step>) {
        if !matches!(state.phase, Phase::Play(_)) {
            return;
        }
        let (throw, play) = self.play(state);
        let first = out.len();
        turn::legal(play, &throw, out);
        if throw.face_down > 0 && out[first..].iter().any(|step| step.is_of_a_seven()) {
            // S-16: only now is it known that a 7 that may be there could be used in full.
            out.retain(|step| step.act != Act::Discard(CardKind::Seven));
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (throw, before) = self.play(state);
        let after = before.after(&throw, step);
        let next = self.settle(state, &throw, &after);
        self.tell_step(state, &throw, &before, step, sink);
        if after.is_over(&throw) {
            self.tell_end(state, step, &next, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        legality::refusal(self, state, step)
    }

    fn points(&self, state: &State) -> Option<Vec<(Seat, u32)>> {
        Some(self.score(state))
    }

    fn observe(&self, state: &State, seat: Seat) -> State {
        self.without_other_hands(state, seat)
    }

    fn resample(&self, seen: &State, seat: Seat, below: &mut dyn FnMut(u32) -> u32) -> State {
        self.with_other_hands(seen, seat, below)
    }
}

impl View for Sorry {
    const TELLS_DANGER: bool = true;

    fn faces(&self, chance: Outcome) -> Faces {
        match chance {
            Outcome::First(_) | Outcome::FaceDown => Faces::Dice(Vec::new()),
            Outcome::Drawn(card) => Faces::Card(card.card()),
        }
    }

    fn dice(&self, _state: &State) -> Vec<Die> {
        Vec::new()
    }

    fn card(&self, state: &State) -> Option<Card> {
        let card = match state.phase {
            Phase::Play(Stage::Seven(_)) => Some(CardKind::Seven),
            _ => state.drawn(),
        };
        card.map(CardKind::card)
    }

    fn hand(&self, state: &State, seat: Seat) -> Option<Vec<Card>> {
        let hand = self.hand.then(|| self.held_by(state, seat))?;
        Some(hand.iter().map(CardKind::card).collect())
    }

    fn held(&self, state: &State, step: Step) -> Option<Card> {
        let held = self.hand && !self.in_play(state);
        step.card().filter(|_| held).map(CardKind::card)
    }

    fn unseen(&self, state: &State) -> Vec<(Card, u32)> {
        let pile = state.pile();
        pile.kinds()
            .map(|card| (card.card(), pile.count(card)))
            .collect()
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        let of = |seat: Seat| {
            let pawns = state.pawns.row(seat).pawns().into_iter();
            pawns.map(move |at| Standing {
                piece: Piece::of(seat),
                at: Space(at),
            })
        };
        state.seats.iter().flat_map(of).collect()
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        self.pointed_at(state, step)
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        self.attempted(state, from.0, to.0)
    }

    fn about_to_throw(&self, state: &State, seat: Seat) -> Option<(Self, State)> {
        self.about_to_draw(state, seat)
    }

    fn board(&self) -> Board {
        board::board()
    }
}
