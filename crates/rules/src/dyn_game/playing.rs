//! A game of one type and its state, as a [`DynGame`].

use words::{Plain, t};

use super::DynGame;
use crate::board::{Board, Space};
use crate::cast::CastText;
use crate::chance::{Card, Die, Faces};
use crate::dedup::Dedup;
use crate::event::{Event, NullSink};
use crate::game::Game;
use crate::games::Playable;
use crate::notation::{self, NotationError, StepError};
use crate::piece::PiecePosition;
use crate::record::HistoryEntry;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::view::{ActionView, View};
use crate::words::{Note, Phrases};

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
    pub fn boxed(game: G, state: G::State) -> Box<dyn DynGame> {
        Box::new(Playing { game, state })
    }

    fn entry(&self, text: &str) -> HistoryEntry<G> {
        let entry = HistoryEntry::parse(&self.game, &self.state, text);
        entry.unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn action(&self, step: &str) -> G::Action {
        let action = self.game.parse_step(&self.state, step);
        action.unwrap_or_else(|error| panic!("{step}: {error}"))
    }
}

impl<G: Playable> DynGame for Playing<G> {
    fn boxed_clone(&self) -> Box<dyn DynGame> {
        Box::new(self.clone())
    }

    fn start(&self, seats: SeatSet) -> Result<Box<dyn DynGame>, Refusal> {
        let state = self.game.initial_state(seats)?;
        Ok(Playing::boxed(self.game.clone(), state))
    }

    fn at(&self, line: &str) -> Result<Box<dyn DynGame>, NotationError> {
        let state = notation::parse_position_line(&self.game, line)?;
        Ok(Playing::boxed(self.game.clone(), state))
    }

    fn observe(&self, seat: Seat) -> Box<dyn DynGame> {
        let state = self.game.observe(&self.state, seat);
        Playing::boxed(self.game.clone(), state)
    }

    fn about_to_roll(&self, seat: Seat) -> Option<Box<dyn DynGame>> {
        let (game, state) = self.game.about_to_roll(&self.state, seat)?;
        Some(Playing::boxed(game, state))
    }

    fn ruleset(&self) -> Ruleset {
        self.game.ruleset()
    }

    fn board(&self) -> Board {
        self.game.board()
    }

    fn seats(&self) -> SeatSet {
        self.game.seats(&self.state)
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.game.side(&self.state, seat)
    }

    fn node(&self) -> Node {
        self.game.node(&self.state)
    }

    fn in_play(&self) -> bool {
        self.game.in_play(&self.state)
    }

    fn pieces(&self) -> Vec<PiecePosition> {
        self.game.pieces(&self.state)
    }

    fn blockades(&self) -> Vec<Space> {
        self.game.blockades(&self.state)
    }

    fn position_line(&self) -> String {
        notation::position_line(&self.game, &self.state)
    }

    fn record_head(&self) -> String {
        self.game.record_head(&self.state)
    }

    fn is_bare(&self) -> bool {
        self.game.is_bare(&self.state)
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.game.chance_outcomes(&self.state, &mut chances);
        let outcome = |(chance, weight): (G::Chance, u32)| (chance.to_string(), weight);
        chances.into_iter().map(outcome).collect()
    }

    fn chance_weight_total(&self) -> u32 {
        self.game.chance_weight_total(&self.state)
    }

    fn sample_outcome(&self, ticket: u32) -> String {
        self.game.sample_outcome(&self.state, ticket).to_string()
    }

    fn face_down(&self) -> Option<String> {
        let chance = self.game.face_down(&self.state);
        chance.map(|chance| chance.to_string())
    }

    fn roll_view(&self, outcome: &str) -> Faces {
        let chance = outcome.parse();
        let chance = chance.unwrap_or_else(|error: String| panic!("{outcome}: {error}"));
        self.game.roll_view(chance)
    }

    fn is_automatic_chance(&self) -> bool {
        self.game.is_automatic_chance(&self.state)
    }

    fn steps(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        let step = |action| self.game.step(&self.state, action);
        actions.into_iter().map(step).collect()
    }

    fn is_player_choice(&self, step: &str) -> bool {
        self.game.is_player_choice(&self.state, self.action(step))
    }

    fn choice(&self, step: &str) -> String {
        self.game.choice(&self.state, self.action(step))
    }

    fn action_view(&self, step: &str) -> ActionView {
        self.game.action_view(&self.state, self.action(step))
    }

    fn card_played(&self, step: &str) -> Option<Card> {
        self.game.card_played(&self.state, self.action(step))
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

    fn apply(&mut self, text: &str) {
        let entry = self.entry(text);
        entry.apply(&self.game, &mut self.state, &mut NullSink);
    }

    fn apply_with_events(&mut self, text: &str) -> Vec<Event> {
        let (entry, mut events) = (self.entry(text), Vec::new());
        entry.apply(&self.game, &mut self.state, &mut events);
        events
    }

    fn apply_outcome(&mut self, text: &str) -> Result<(), String> {
        let chance: G::Chance = text.parse()?;
        let mut chances = Vec::new();
        self.game.chance_outcomes(&self.state, &mut chances);
        let is_hidden = self.game.face_down(&self.state) == Some(chance);
        if !is_hidden && !chances.iter().any(|(each, _)| *each == chance) {
            return Err(t!(records::outcome_now).to_owned());
        }
        self.game
            .apply_chance(&mut self.state, chance, &mut NullSink);
        Ok(())
    }

    fn apply_play(&mut self, line: &str) -> Result<(), (usize, StepError)> {
        let steps = notation::make_steps(&self.game, &self.state, line)?;
        if let Some((_, state)) = steps.into_iter().next_back() {
            self.state = state;
        }
        Ok(())
    }

    fn status(&self) -> String {
        self.game.status(&self.state)
    }

    fn task(&self) -> Option<String> {
        self.game.task(&self.state)
    }

    fn chance_word(&self) -> &'static str {
        self.game.chance_word()
    }

    fn cast(&self, seat: Seat, text: CastText) -> String {
        self.game.cast(seat, text)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        self.game.sentence(event)
    }

    fn space_words(&self, space: Space) -> String {
        self.game.space_words(space)
    }

    fn notes(&self) -> Vec<Note> {
        self.game.notes(&self.state)
    }

    fn phrases(&self) -> Phrases {
        self.game.phrases()
    }

    fn learned_in(&self) -> Option<Plain> {
        G::LEARNED_IN
    }

    fn tally(&self, seat: Seat) -> u32 {
        self.game.tally(&self.state, seat)
    }

    fn tallies(&self) -> &'static str {
        G::TALLIES
    }

    fn tally_word(&self, count: u32) -> &'static str {
        self.game.tally_word(count)
    }

    fn steps_to_go(&self, seat: Seat) -> i32 {
        self.game.steps_to_go(&self.state, seat)
    }

    fn points(&self) -> Option<Vec<(Seat, u32)>> {
        self.game.points(&self.state)
    }

    fn has_threats(&self) -> bool {
        G::HAS_THREATS
    }

    fn dice(&self) -> Vec<Die> {
        self.game.dice(&self.state)
    }

    fn rewards(&self) -> Vec<u8> {
        self.game.rewards(&self.state)
    }

    fn card(&self) -> Option<Card> {
        self.game.card(&self.state)
    }

    fn hand(&self, seat: Seat) -> Option<Vec<Card>> {
        self.game.hand(&self.state, seat)
    }

    fn remaining_cards(&self) -> Vec<(Card, u32)> {
        self.game.remaining_cards(&self.state)
    }

    fn supply(&self) -> Option<u32> {
        self.game.supply(&self.state)
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
