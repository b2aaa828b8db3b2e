//! The toy game with one deliberate error, which the suite must find.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use rules::board::{Board, Space};
use rules::cast::Occasion;
use rules::chance::{Die, Faces};
use rules::event::{Event, Sink};
use rules::features::Features;
use rules::game::Game;
use rules::notation::{Fields, Notation, NotationError};
use rules::piece::PiecePosition;
use rules::progress::Progress;
use rules::refusal::Refusal;
use rules::ruleset::{Family, Ruleset};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::turn::{self, Results, TurnGame};
use rules::view::{ActionView, View};
use rules::words::Words;
use words::Language;

use super::dash::{Action, Dash, Phase, Play, Spin, State};

/// Deliberate errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    ActionDoubled,
    ActionExtra,
    ActionMissing,
    ActionsAtChance,
    ActionsCleared,
    ActionsUnsorted,
    AttemptsNone,
    BeginsAnybody,
    BoardNames,
    BoardNext,
    BoundsTight,
    BranchesWorthless,
    CaptureUntold,
    CastNamesakes,
    CastSilent,
    CastTalksLong,
    ChanceUnreadable,
    ChanceUnsorted,
    ChoicesAlike,
    CostNone,
    DiceAtChance,
    Endless,
    EventGhost,
    EventWay,
    HomeTooMany,
    Impure,
    InPlayAlways,
    LessonComes,
    LessonDone,
    LessonEasy,
    LessonLong,
    LessonNever,
    LessonNone,
    LessonPosition,
    LessonRule,
    LessonRing,
    LessonSpace,
    LessonUnread,
    LineFromWithin,
    LineTurn,
    MovesNobody,
    ObservedTwice,
    OpeningNever,
    PiecesUnsorted,
    PlaysAlike,
    PointsNowhere,
    RecordHead,
    RefusalNone,
    RefusalReason,
    RefusalRule,
    RefusesLegal,
    RewardAtChance,
    RulebookEmpty,
    SeatsAny,
    SettlesOtherwise,
    SidesOneWay,
    StatusStop,
    StepText,
    StepsUnsorted,
    TicketsLoaded,
    TotalOff,
    WeightNone,
    WinUntold,
    WinnersNone,
}

#[derive(Clone, Debug)]
pub(crate) struct Spoilt {
    pub(crate) dash: Dash,
    pub(crate) wrong: Wrong,
    /// A counter that no real game should have in its state.
    pub(crate) calls: Rc<Cell<u32>>,
}

impl Spoilt {
    pub(crate) fn by(wrong: Wrong) -> Spoilt {
        Spoilt {
            dash: Dash::plain(),
            wrong,
            calls: Rc::default(),
        }
    }

    fn is(&self, wrong: Wrong) -> bool {
        self.wrong == wrong
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct SpoiltPlay {
    play: Play,
    wrong: Wrong,
}

impl PartialEq for SpoiltPlay {
    fn eq(&self, other: &SpoiltPlay) -> bool {
        self.play == other.play
            || self.wrong == Wrong::PlaysAlike && self.play.left == other.play.left
    }
}

impl Eq for SpoiltPlay {}

impl Hash for SpoiltPlay {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.play.left.hash(hasher);
    }
}

impl turn::Play for SpoiltPlay {
    type Context<'a> = Seat;
    type Step = Action;

    fn steps(&self, mover: &Seat, out: &mut Vec<Action>) {
        let start = out.len();
        self.play.steps(mover, out);
        if self.wrong == Wrong::StepsUnsorted {
            out[start..].reverse();
        }
    }

    fn is_over(&self, mover: &Seat) -> bool {
        self.play.is_over(mover)
    }

    fn after(&self, mover: &Seat, step: Action) -> SpoiltPlay {
        SpoiltPlay {
            play: self.play.after(mover, step),
            ..*self
        }
    }

    fn branches(&self, mover: &Seat, mut each: impl FnMut(SpoiltPlay, u32)) {
        self.play.branches(mover, |play, value| {
            let value = match self.wrong {
                Wrong::BranchesWorthless => 0,
                _ => value,
            };
            each(SpoiltPlay { play, ..*self }, value);
        });
    }

    fn step_value(&self, mover: &Seat, step: Action) -> u32 {
        self.play.step_value(mover, step)
    }

    fn terminal_value(&self, mover: &Seat) -> u32 {
        self.play.terminal_value(mover)
    }

    fn bounds(&self, mover: &Seat) -> (u32, u32) {
        let (least, most) = self.play.bounds(mover);
        let off = u32::from(self.wrong == Wrong::BoundsTight && most > 1);
        (least, most - off)
    }
}

/// A sink that changes or drops events.
struct Warped<'a, S: Sink>(&'a mut S, Wrong);

impl<S: Sink> Sink for Warped<'_, S> {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        let event = match (make(), self.1) {
            (Event::Captured { .. }, Wrong::CaptureUntold) => return,
            (Event::Won { .. }, Wrong::WinUntold) => return,
            (
                Event::Moved {
                    seat,
                    piece,
                    cost,
                    way,
                },
                Wrong::EventGhost,
            ) => {
                let way = way.into_iter().rev().collect();
                Event::Moved {
                    seat,
                    piece,
                    cost,
                    way,
                }
            }
            (
                Event::Moved {
                    seat,
                    piece,
                    cost,
                    way,
                },
                Wrong::EventWay,
            ) => Event::Moved {
                seat,
                piece,
                cost,
                way: way[..1].to_vec(),
            },
            (event, _) => event,
        };
        self.0.emit(|| event);
    }
}

impl Game for Spoilt {
    type State = State;

    type Action = Action;

    type Chance = Spin;

    type Scratch = Results<SpoiltPlay>;

    const FAMILY: &'static Family = Dash::FAMILY;

    fn new(_ruleset: Ruleset) -> Spoilt {
        Spoilt::by(Wrong::ActionDoubled)
    }

    fn ruleset(&self) -> Ruleset {
        self.dash.ruleset()
    }

    fn initial_state(&self, seats: SeatSet) -> Result<State, Refusal> {
        let asked = if self.is(Wrong::SeatsAny) {
            SeatSet(0b11)
        } else {
            seats
        };
        self.dash.initial_state(asked)
    }

    fn initial_state_with_first(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        let anybody = self.is(Wrong::BeginsAnybody) && seats == SeatSet(0b11);
        self.dash
            .initial_state_with_first(seats, if anybody { Seat(0) } else { first })
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, state: &State, seat: Seat) -> SeatSet {
        let side = self.dash.side(state, seat);
        if self.is(Wrong::SidesOneWay) && seat == Seat(0) {
            side.with(Seat(1))
        } else {
            side
        }
    }

    fn node(&self, state: &State) -> Node {
        match self.dash.node(state) {
            Node::Terminal { .. } if self.is(Wrong::WinnersNone) => Node::Terminal {
                winners: SeatSet::EMPTY,
            },
            node => node,
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        !self.is(Wrong::OpeningNever) && self.dash.in_opening(state)
    }

    fn in_play(&self, state: &State) -> bool {
        self.is(Wrong::InPlayAlways) || self.dash.in_play(state)
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Spin, u32)>) {
        self.dash.chance_outcomes(state, out);
        if out.is_empty() {
            return;
        }
        match self.wrong {
            Wrong::ChanceUnsorted => out.reverse(),
            Wrong::WeightNone => out.push((Spin(4), 0)),
            Wrong::ChanceUnreadable => *out = vec![(Spin(7), 6)],
            _ => {}
        }
    }

    fn chance_weight_total(&self, state: &State) -> u32 {
        let total = self.dash.chance_weight_total(state);
        if self.is(Wrong::TotalOff) && total > 0 {
            total - 1
        } else {
            total
        }
    }

    fn sample_outcome(&self, state: &State, ticket: u32) -> Spin {
        match self.wrong {
            Wrong::TicketsLoaded => Spin(3),
            Wrong::ChanceUnreadable => Spin(7),
            _ => self.dash.sample_outcome(state, ticket),
        }
    }

    fn apply_chance(&self, state: &mut State, chance: Spin, sink: &mut impl Sink) {
        if !self.is(Wrong::Endless) {
            self.dash.apply_chance(state, chance, sink);
        }
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

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        if self.is(Wrong::ActionsCleared) {
            out.clear();
        }
        let start = out.len();
        let decision = matches!(self.node(state), Node::Decision { .. });
        self.dash.legal_actions(state, out);
        match self.wrong {
            Wrong::ActionsAtChance if !decision => out.push(Action::Pass),
            Wrong::ActionExtra if decision && !out[start..].contains(&Action::Pass) => {
                out.push(Action::Pass);
            }
            Wrong::ActionsUnsorted => out[start..].reverse(),
            Wrong::ActionDoubled => out.extend(out.last().copied()),
            Wrong::ActionMissing if out.len() > start + 1 => _ = out.pop(),
            _ => {}
        }
    }

    fn apply(&self, state: &mut State, action: Action, sink: &mut impl Sink) {
        self.dash
            .apply(state, action, &mut Warped(sink, self.wrong));
        self.calls.set(self.calls.get() + 1);
        if self.is(Wrong::Impure)
            && self.calls.get().is_multiple_of(2)
            && state.phase == Phase::Spin
        {
            state.turn = state.seats.after(state.turn);
        }
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        let refusal = self.dash.refusal(state, action);
        match self.wrong {
            Wrong::RefusalNone => None,
            Wrong::RefusesLegal => refusal.or(Some(Refusal::new("T-5", "no"))),
            Wrong::RefusalReason => refusal.map(|each| Refusal::new(each.rule, "")),
            Wrong::RefusalRule => refusal.map(|each| Refusal::new("T-99", each.reason)),
            _ => refusal,
        }
    }

    fn observe(&self, state: &State, _seat: Seat) -> State {
        let mut seen = *state;
        if self.is(Wrong::ObservedTwice) {
            seen.turn = state.seats.after(state.turn);
        }
        seen
    }
}

impl TurnGame for Spoilt {
    type Play = SpoiltPlay;

    fn play(&self, state: &State) -> (Seat, SpoiltPlay) {
        let (mover, play) = self.dash.play(state);
        (
            mover,
            SpoiltPlay {
                play,
                wrong: self.wrong,
            },
        )
    }

    fn state_after_turn(&self, state: &State, mover: &Seat, play: &SpoiltPlay) -> State {
        let mut settled = self.dash.state_after_turn(state, mover, &play.play);
        if self.is(Wrong::SettlesOtherwise) {
            settled.turn = *mover;
        }
        settled
    }
}

impl View for Spoilt {
    fn roll_view(&self, chance: Spin) -> Faces {
        self.dash.roll_view(chance)
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        if self.is(Wrong::DiceAtChance) {
            vec![Die::plain(1, false)]
        } else {
            self.dash.dice(state)
        }
    }

    fn rewards(&self, _state: &State) -> Vec<u8> {
        let spoilt = self.is(Wrong::RewardAtChance);
        spoilt.then_some(10).into_iter().collect()
    }

    fn pieces(&self, state: &State) -> Vec<PiecePosition> {
        let mut pieces = self.dash.pieces(state);
        if self.is(Wrong::PiecesUnsorted) {
            pieces.reverse();
        }
        pieces
    }

    fn movable(&self, seat: Seat) -> SeatSet {
        match self.wrong {
            Wrong::MovesNobody => SeatSet::EMPTY,
            _ => self.dash.movable(seat),
        }
    }

    fn action_view(&self, state: &State, action: Action) -> ActionView {
        let pointing = self.dash.action_view(state, action);
        if self.is(Wrong::PointsNowhere) && pointing.from.is_some() {
            return ActionView {
                from: Some(Space(5)),
                to: Some(Space(4)),
                ..pointing
            };
        }
        ActionView {
            cost: pointing.cost.filter(|_| !self.is(Wrong::CostNone)),
            ..pointing
        }
    }

    fn is_player_choice(&self, state: &State, action: Action) -> bool {
        self.dash.is_player_choice(state, action)
    }

    fn candidate_actions(&self, state: &State, from: Space, to: Space) -> Vec<Action> {
        if self.is(Wrong::AttemptsNone) {
            Vec::new()
        } else {
            self.dash.candidate_actions(state, from, to)
        }
    }

    fn board(&self) -> Board {
        let mut board = self.dash.board();
        match self.wrong {
            Wrong::BoardNames => board.spaces[4].name = board.spaces[5].name.clone(),
            Wrong::BoardNext => board.spaces[4].next = vec![Space(99)],
            _ => {}
        }
        board
    }
}

impl Notation for Spoilt {
    fn position(&self, state: &State) -> String {
        match self.wrong {
            Wrong::LineTurn if state.phase == Phase::Spin => {
                let turn = state.seats.after(state.turn);
                self.dash.position(&State { turn, ..*state })
            }
            Wrong::LineFromWithin => {
                let line = self.dash.position(state);
                line.split_once("/3")
                    .map_or(line.clone(), |(line, _)| line.to_owned())
            }
            _ => self.dash.position(state),
        }
    }

    fn placement(&self, state: &State) -> String {
        self.dash.placement(state)
    }

    fn turn_field(&self, state: &State) -> String {
        self.dash.turn_field(state)
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        self.dash.parse_position(fields)
    }

    fn step(&self, state: &State, action: Action) -> String {
        let text = self.dash.step(state, action);
        if self.is(Wrong::StepText) {
            text.replace("yard", "1")
        } else {
            text
        }
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Action, NotationError> {
        self.dash.parse_step(state, text)
    }

    fn record_head(&self, state: &State) -> String {
        if self.is(Wrong::RecordHead) {
            "end".to_owned()
        } else {
            self.dash.record_head(state)
        }
    }
}

impl Words for Spoilt {
    const LEARNED_IN: Option<words::Plain> = Dash::LEARNED_IN;

    fn choice(&self, state: &State, action: Action) -> String {
        if self.is(Wrong::ChoicesAlike) {
            "Go".to_owned()
        } else {
            self.dash.choice(state, action)
        }
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        self.dash.sentence(event)
    }

    fn status(&self, state: &State) -> String {
        let stop = if self.is(Wrong::StatusStop) { "." } else { "" };
        self.dash.status(state) + stop
    }

    fn space_words(&self, space: Space) -> String {
        self.dash.space_words(space)
    }

    fn chance_word(&self) -> &'static str {
        self.dash.chance_word()
    }

    fn cast(&self, seat: Seat) -> &'static str {
        match self.wrong {
            Wrong::CastNamesakes => "Ann",
            _ => self.dash.cast(seat),
        }
    }

    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String {
        let said = self.dash.cast_line(seat, occasion, line);
        match self.wrong {
            Wrong::CastSilent => "Well played".to_owned(),
            Wrong::CastTalksLong => said.repeat(4),
            _ => said,
        }
    }

    fn rulebook(&self, language: Language) -> String {
        match self.wrong {
            Wrong::RulebookEmpty => String::new(),
            _ => self.dash.rulebook(language),
        }
    }

    fn lessons(&self, language: Language) -> String {
        let text = self.dash.lessons(language);
        match self.wrong {
            Wrong::LessonNone => String::new(),
            Wrong::LessonComes => text.replace("comes 2", "comes 4"),
            Wrong::LessonDone => text.replace("done captures", "done stands 3"),
            Wrong::LessonEasy => {
                let text = text.replace("A:yard,3", "A:4,home");
                text.replace("done captures", "done stands 6")
            }
            Wrong::LessonLong => text.replace("Capture", "Capturing whoever stands alone"),
            Wrong::LessonNever => text.replace("done captures", "done home"),
            Wrong::LessonPosition => text.replace("A:yard,3", "A:yard,9"),
            Wrong::LessonRule => text.replace("rules T-5", "rules T-55"),
            Wrong::LessonRing => text.replace("look 5", "look 6"),
            Wrong::LessonSpace => text.replace("look 5", "look 9"),
            Wrong::LessonUnread => text.replace("done captures\n", ""),
            _ => text,
        }
    }
}

impl Progress for Spoilt {
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        self.dash.steps_to_go(state, seat)
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        if self.is(Wrong::HomeTooMany) {
            3
        } else {
            self.dash.tally(state, seat)
        }
    }
}

impl Features for Spoilt {}
