//! Sorry!: race four pawns home with cards, alone, with hands or with a partner.
//!
//! Comments cite the numbered rules (S-1, S-2, ...) of `crates/words/en/rulebooks/sorry.md`.

mod actions;
mod board;
mod card_kind;
mod card_moves;
mod card_rule;
mod cards;
mod chance;
mod events;
mod features;
mod hands;
mod notation;
mod packed;
mod pawns;
mod play;
mod refusals;
mod rules;
mod scoring;
mod slides;
mod spaces;
mod state;
#[cfg(test)]
mod tests;
mod turn_end;
mod view;
mod words;

pub use actions::{Context, Step};
pub use card_kind::CardKind;
pub use chance::Outcome;
pub use play::Play;
pub use state::State;

use ::words::text;

use crate::event::{Event, Sink};
use crate::game::Game;
use crate::race::{HeadStart, check_first, check_seats, side};
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, Preset, Ruleset, declared};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::turn::{self, Play as _, Results, TurnGame};
use actions::Act;
use rules::{OPTIONS, SEATS, SorryRules, contradictions};
use state::{Phase, Stage};

/// Sorry!, with any of its options.
#[derive(Clone, Copy, Debug)]
pub struct Sorry {
    ruleset: Ruleset,
    rules: SorryRules,
}

impl Sorry {
    /// S-26: whether players hold cards.
    fn has_hands(&self) -> bool {
        self.rules.hand > 0
    }

    /// S-24, S-25: the seats whose pawns must all be home for `seat` to win.
    fn side_of(&self, seat: Seat) -> SeatSet {
        side(seat, self.rules.partners)
    }

    /// The rule that says who wins.
    fn rule_of_winning(&self) -> &'static str {
        if self.rules.partners { "S-25" } else { "S-24" }
    }

    /// The pawns set up (S-5, S-6), no card drawn, `turn` to act in `phase`.
    fn set_up(&self, seats: SeatSet, turn: Seat, phase: Phase) -> State {
        let mut state = State::set_up(seats, turn, phase);
        for seat in seats.iter() {
            let HeadStart { out, halfway } = self.rules.head_starts[seat.index()];
            let mut put = |to| state.pawns.put(seat, spaces::yard(seat), to);
            if self.rules.fast || out > 0 {
                put(spaces::circle(seat));
            }
            if halfway > 0 {
                put(spaces::halfway(seat));
            }
        }
        state
    }

    /// S-5, S-25: whether these seats can play.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        check_seats(
            Self::FAMILY,
            "S-5",
            self.rules.partners.then_some("S-25"),
            seats,
        )
    }
}

impl Game for Sorry {
    type State = State;

    type Action = Step;

    type Chance = Outcome;

    type Scratch = Results<Play>;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "sorry",
            title: text!(sorry::title),
            about: text!(sorry::about),
            minutes: (15, 45),
        }],
        options: &declared(&OPTIONS),
        contradictions,
        presets: &[
            Preset {
                title: text!(sorry_house::any_start),
                about: text!(sorry_house::any_start_about),
                choices: "start=any",
                minutes: (15, 35),
            },
            Preset {
                title: text!(sorry_house::children),
                about: text!(sorry_house::children_about),
                choices: "exact=no+seven=whole+start=any+sweep=ends",
                minutes: (10, 25),
            },
        ],
        sheet_options: &["fast", "hand"],
        seats: &SEATS,
        full_table: SeatSet(0b1111),
        usual_seats: SeatSet(0b0101),
    };

    fn new(ruleset: Ruleset) -> Sorry {
        Sorry {
            ruleset,
            rules: SorryRules::of(&ruleset),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn initial_state(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        let first = seats.iter().next().expect("seats were checked");
        Ok(self.set_up(seats, first, Phase::Opening))
    }

    fn initial_state_with_first(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        check_first("S-5", seats, first)?;
        Ok(self.set_up(seats, first, Phase::Draw))
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
        matches!(state.phase, Phase::Play(Stage::Seven { .. }))
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Outcome, u32)>) {
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
    fn chance_weight_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening => state.seats.len() as u32,
            Phase::Draw => state.pile().len(),
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    fn face_down(&self, state: &State) -> Option<Outcome> {
        let hidden = self.has_hands() && state.phase == Phase::Draw;
        hidden.then_some(Outcome::FaceDown)
    }

    fn is_automatic_chance(&self, state: &State) -> bool {
        match state.phase {
            Phase::Opening => true,
            Phase::Draw => self.has_hands(),
            Phase::Play(_) | Phase::Over => false,
        }
    }

    #[inline]
    fn sample_outcome(&self, state: &State, ticket: u32) -> Outcome {
        if state.phase == Phase::Opening {
            let seat = state.seats.iter().nth(ticket as usize);
            return Outcome::First(seat.expect("a ticket for each seat"));
        }
        Outcome::Drawn(state.pile().at(ticket))
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: Outcome, sink: &mut impl Sink) {
        match (state.phase, chance) {
            (Phase::Opening, Outcome::First(seat)) => {
                (state.turn, state.phase) = (seat, Phase::Draw);
                sink.emit(|| Event::Begins { seat });
            }
            (Phase::Draw, Outcome::Drawn(card)) => self.draw(state, Some(card), sink),
            (Phase::Draw, Outcome::FaceDown) if self.has_hands() => self.draw(state, None, sink),
            _ => panic!("{chance} cannot come now"),
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Step>) {
        if !matches!(state.phase, Phase::Play(_)) {
            return;
        }
        let first = out.len();
        turn::legal_actions(self, state, out);
        if self.has_hands()
            && self.play(state).0.hand.face_down() > 0
            && out[first..].iter().any(|step| step.is_of_a_seven())
        {
            // S-16: only now is it known that a 7 that may be there could be used in full.
            out.retain(|step| step.act != Act::Discard(CardKind::Seven));
        }
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
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (context, before) = self.play(state);
        let after = before.after(&context, step);
        let next = self.state_after_turn(state, &context, &after);
        if sink.is_listening() {
            self.tell_step(state, step, sink);
            if after.is_over(&context) {
                self.tell_end(state, step, &next, sink);
            }
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        refusals::refusal(self, state, step)
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

impl TurnGame for Sorry {
    type Play = Play;

    #[inline]
    fn play<'a>(&'a self, state: &'a State) -> (Context<'a>, Play) {
        let Phase::Play(stage) = state.phase else {
            panic!("nobody is to play");
        };
        let side = self.side_of(state.turn);
        let hand = match stage {
            Stage::Choose => hands::choosable(state),
            _ => state.hand(),
        };
        let context = Context {
            rules: &self.rules,
            seat: state.turn,
            side,
            opponents: SeatSet(state.seats.0 & !side.0),
            hand,
            seven: match stage {
                Stage::Choose => hand.has(CardKind::Seven),
                Stage::Card(card) => card == CardKind::Seven,
                Stage::Seven { .. } | Stage::Ended { .. } => true,
            },
        };
        let pawns = state.pawns;
        (context, Play { pawns, stage })
    }

    #[inline]
    fn state_after_turn(&self, state: &State, _context: &Context<'_>, play: &Play) -> State {
        self.end_turn(state, play)
    }
}
