//! A game of one type and its state, as an [`AnyGame`].

use words::t;

use super::{About, AnyGame, Move, MoveView, SeatView, Shown, Turn};
use crate::board::{Board, Space};
use crate::cast::Occasion;
use crate::chance::Faces;
use crate::dedup::Dedup;
use crate::event::Event;
use crate::game::Game;
use crate::notation::{self, NotationError, StepError, Token};
use crate::piece::PiecePosition;
use crate::playable::Playable;
use crate::record::HistoryEntry;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::view::View;
use crate::words::Note;

/// A game and a state of it.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    /// The game.
    pub game: G,
    /// The state.
    pub state: G::State,
}

impl<G: Playable> Playing<G> {
    /// The game at a state.
    pub fn boxed(game: G, state: G::State) -> Box<dyn AnyGame> {
        Box::new(Playing { game, state })
    }

    fn action(&self, step: Move) -> G::Action {
        match HistoryEntry::<G>::unpacked(step) {
            HistoryEntry::Action(action) => action,
            HistoryEntry::Chance(chance) => panic!("{chance} is no step"),
        }
    }
}

impl<G: Playable> AnyGame for Playing<G> {
    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn start(&self, seats: SeatSet) -> Result<Box<dyn AnyGame>, Refusal> {
        let state = self.game.initial_state(seats)?;
        Ok(Playing::boxed(self.game.clone(), state))
    }

    fn at(&self, line: &str) -> Result<Box<dyn AnyGame>, NotationError> {
        let state = notation::parse_position_line(&self.game, line)?;
        Ok(Playing::boxed(self.game.clone(), state))
    }

    fn after_steps(&self, line: &str) -> Result<Box<dyn AnyGame>, (usize, StepError)> {
        let steps = match line {
            "" => Vec::new(),
            _ => notation::make_steps(&self.game, &self.state, line)?,
        };
        let last = steps.into_iter().next_back();
        let state = last.map_or_else(|| self.state.clone(), |(_, state)| state);
        Ok(Playing::boxed(self.game.clone(), state))
    }

    fn observe(&self, seat: Seat) -> Box<dyn AnyGame> {
        let state = self.game.observe(&self.state, seat);
        Playing::boxed(self.game.clone(), state)
    }

    fn about_to_roll(&self, seat: Seat) -> Option<Box<dyn AnyGame>> {
        let (game, state) = self.game.about_to_roll(&self.state, seat)?;
        Some(Playing::boxed(game, state))
    }

    fn ruleset(&self) -> Ruleset {
        self.game.ruleset()
    }

    fn about(&self) -> About {
        let Playing { game, state } = self;
        let seats = game.seats(state);
        let hand = |seat| game.hand(state, seat);
        About {
            seats,
            phrases: game.phrases(),
            chance_word: game.chance_word(),
            learned_in: G::LEARNED_IN,
            has_threats: G::HAS_THREATS,
            has_hands: seats.iter().find_map(hand).is_some(),
            is_scored: game.points(state).is_some(),
        }
    }

    fn board(&self) -> Board {
        self.game.board()
    }

    fn node(&self) -> Node {
        self.game.node(&self.state)
    }

    fn turn(&self) -> Turn {
        let Playing { game, state } = self;
        let face_down = game.face_down(state);
        Turn {
            in_play: game.in_play(state),
            is_automatic: game.is_automatic_chance(state),
            weight_total: game.chance_weight_total(state),
            face_down: face_down.map(|chance| HistoryEntry::<G>::Chance(chance).packed()),
            record_head: game.record_head(state),
            is_bare: game.is_bare(state),
        }
    }

    fn shown(&self) -> Shown {
        let Playing { game, state } = self;
        Shown {
            pieces: game.pieces(state),
            dice: game.dice(state),
            rewards: game.rewards(state),
            card: game.card(state),
            pile: game.remaining_cards(state),
            supply: game.supply(state),
        }
    }

    fn notes(&self) -> Vec<Note> {
        self.game.notes(&self.state)
    }

    fn status(&self) -> String {
        self.game.status(&self.state)
    }

    fn blockades(&self, pieces: &[PiecePosition]) -> Vec<Space> {
        self.game.blockades(pieces)
    }

    fn task(&self, called: &dyn Fn(Seat) -> String) -> Option<String> {
        self.game.task(&self.state, called)
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let Playing { game, state } = self;
        let points = game.points(state).unwrap_or_default();
        let mut points = points.into_iter().filter(|(each, _)| *each == seat);
        SeatView {
            side: game.side(state, seat),
            movable: game.movable(seat),
            hand: game.hand(state, seat),
            tally: game.tally(state, seat),
            steps_to_go: game.steps_to_go(state, seat),
            points: points.next().map(|(_, points)| points),
        }
    }

    fn position_line(&self) -> String {
        notation::position_line(&self.game, &self.state)
    }

    fn moves(&self) -> Vec<(Move, u32)> {
        if let Node::Chance { .. } = self.game.node(&self.state) {
            let mut chances = Vec::new();
            self.game.chance_outcomes(&self.state, &mut chances);
            let outcome = |(chance, weight)| (HistoryEntry::<G>::Chance(chance).packed(), weight);
            return chances.into_iter().map(outcome).collect();
        }
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        let step = |action| (HistoryEntry::<G>::Action(action).packed(), 1);
        actions.into_iter().map(step).collect()
    }

    fn sample(&self, ticket: u32) -> Move {
        HistoryEntry::<G>::Chance(self.game.sample_outcome(&self.state, ticket)).packed()
    }

    fn faces(&self, outcome: Move) -> Faces {
        match HistoryEntry::<G>::unpacked(outcome) {
            HistoryEntry::Chance(chance) => self.game.roll_view(chance),
            HistoryEntry::Action(action) => panic!("{action:?} is no outcome"),
        }
    }

    fn describe(&self, step: Move) -> MoveView {
        let Playing { game, state } = self;
        let action = self.action(step);
        MoveView {
            is_choice: game.is_player_choice(state, action),
            action: game.action_view(state, action),
            card: game.card_played(state, action),
        }
    }

    fn choice(&self, step: Move) -> String {
        self.game.choice(&self.state, self.action(step))
    }

    fn refusal(&self, from: Space, to: Space) -> Option<Refusal> {
        let mut refusals = Vec::new();
        for action in self.game.candidate_actions(&self.state, from, to) {
            // One legal interpretation is enough.
            refusals.push(self.game.refusal(&self.state, action)?);
        }
        refusals.into_iter().next()
    }

    fn each_step(&self, each: &mut dyn FnMut(&[Event], bool)) {
        walk(&self.game, &self.state, &mut Dedup::default(), each);
    }

    fn apply(&mut self, made: Move) -> Vec<Event> {
        let mut events = Vec::new();
        HistoryEntry::unpacked(made).apply(&self.game, &mut self.state, &mut events);
        events
    }

    fn write(&self, made: Move) -> String {
        HistoryEntry::unpacked(made).text(&self.game, &self.state)
    }

    fn read(&self, text: &str) -> Result<Move, StepError> {
        let Playing { game, state } = self;
        let expected = |what: &str| {
            let error = NotationError::expected(Token::line(text), what);
            StepError::Notation(error)
        };
        let entry: HistoryEntry<G> = match game.node(state) {
            Node::Chance { .. } => {
                let chance: G::Chance = text.parse().map_err(|what: String| expected(&what))?;
                let mut chances = Vec::new();
                game.chance_outcomes(state, &mut chances);
                let is_hidden = game.face_down(state) == Some(chance);
                if !is_hidden && !chances.iter().any(|(each, _)| *each == chance) {
                    return Err(expected(t!(records::outcome_now)));
                }
                HistoryEntry::Chance(chance)
            }
            Node::Decision { .. } => HistoryEntry::Action(notation::legal_step(game, state, text)?),
            Node::Terminal { .. } => return Err(expected(t!(notation::throw_to_play))),
        };
        Ok(entry.packed())
    }

    fn cast(&self, seat: Seat) -> &'static str {
        self.game.cast(seat)
    }

    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String {
        self.game.cast_line(seat, occasion, line)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        self.game.sentence(event)
    }

    fn space_words(&self, space: Space) -> String {
        self.game.space_words(space)
    }
}

fn walk<G: View>(
    game: &G,
    state: &G::State,
    met: &mut Dedup<G::State>,
    each: &mut dyn FnMut(&[Event], bool),
) {
    if !met.insert(state.clone()) {
        return;
    }
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    for action in actions {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game.apply(&mut after, action, &mut events);
        each(&events, game.is_player_choice(state, action));
        if game.in_play(&after) {
            walk(game, &after, met, each);
        }
    }
}
