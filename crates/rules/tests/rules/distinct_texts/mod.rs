//! Texts of random games in English and Spanish. The Spanish texts share almost no words with the
//! English ones, and decisions do not depend on the language.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeSet;

use rules::conform::TestRng;
use rules::event::Event;
use rules::games::{self, Playable, Visitor};
use rules::seat::SeatSet;
use rules::state::Node;
use words::Language;

/// The texts and the decisions of some games.
#[derive(Default)]
pub(crate) struct Texts {
    /// Choices, sentences of the log, statuses, names of spaces, and refusals.
    said: BTreeSet<String>,
    /// Outcomes and steps in notation, and the rules by which other steps are refused.
    happened: Vec<String>,
}

/// Plays random games, with one seating after another.
struct Telling<'a> {
    seatings: &'a [u8],
    games: u64,
    language: Language,
}

impl Visitor for Telling<'_> {
    type Output = Texts;

    fn visit<G: Playable>(self, game: G) -> Texts {
        words::speak(self.language);
        let mut texts = Texts::default();
        let board = game.board();
        for (space, _) in board.iter() {
            texts.said.insert(game.space_words(space));
        }
        for index in 0..self.games {
            let seats = SeatSet(self.seatings[index as usize % self.seatings.len()]);
            let state = game.initial_state(seats).expect("they can play");
            texts.game(&game, state, &mut TestRng::new(1951).fork(index));
        }
        texts
    }
}

impl Texts {
    fn game<G: Playable>(&mut self, game: &G, mut state: G::State, rng: &mut TestRng) {
        let mut last = None;
        loop {
            self.said.insert(game.status(&state));
            self.said
                .extend(game.notes(&state).into_iter().map(|note| note.words));
            // Refuses a step that was legal before the outcome.
            self.refused(game, &state, last.take());
            let mut events = Vec::new();
            match game.node(&state) {
                Node::Terminal { .. } => return,
                Node::Chance { .. } => {
                    self.said.insert(game.chance_word().to_owned());
                    let ticket = rng.below(game.chance_weight_total(&state));
                    let chance = game.sample_outcome(&state, ticket);
                    self.happened.push(chance.to_string());
                    game.apply_chance(&mut state, chance, &mut events);
                }
                Node::Decision { .. } => {
                    let mut actions = Vec::new();
                    game.legal_actions(&state, &mut actions);
                    let choices = actions.iter().map(|action| game.choice(&state, *action));
                    self.said.extend(choices);
                    // Trying everything at every node would take too long.
                    if rng.below(40) == 0 {
                        self.tried(game, &state);
                    }
                    let action = actions[rng.index(actions.len())];
                    self.happened.push(game.step(&state, action));
                    game.apply(&mut state, action, &mut events);
                    last = Some(action);
                }
            }
            self.log(game, &events);
        }
    }

    fn log<G: Playable>(&mut self, game: &G, events: &[Event]) {
        let sentences = events.iter().filter_map(|event| game.sentence(event));
        self.said.extend(sentences);
    }

    /// Tries to move each piece to every space.
    fn tried<G: Playable>(&mut self, game: &G, state: &G::State) {
        for standing in game.pieces(state) {
            for (space, _) in game.board().iter() {
                for step in game.candidate_actions(state, standing.at, space) {
                    self.refused(game, state, Some(step));
                }
            }
        }
    }

    fn refused<G: Playable>(&mut self, game: &G, state: &G::State, step: Option<G::Action>) {
        if let Some(refusal) = step.and_then(|step| game.refusal(state, step)) {
            self.happened.push(refusal.rule.to_owned());
            self.said.insert(refusal.reason);
        }
    }
}

/// The words of a line, without notation such as `R4`.
fn words_of(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && !word.contains(char::is_numeric));
    words.map(str::to_lowercase)
}

/// Plays games of a ruleset in English and in Spanish. They may share only the words in `alike`.
#[track_caller]
pub(crate) fn texts_are_distinct(ruleset: &str, seatings: &[u8], games: u64, alike: &[&str]) {
    let ruleset = games::ruleset(ruleset).expect("a ruleset");
    let [english, spanish] = [Language::English, Language::Spanish].map(|language| {
        let telling = Telling {
            seatings,
            games,
            language,
        };
        games::visit(ruleset, telling)
    });
    words::speak(Language::English);
    assert_eq!(english.happened, spanish.happened, "{ruleset:?}");
    for line in &spanish.said {
        assert!(!line.is_empty() && line.trim() == line, "{line:?}");
        assert!(!line.contains("  ") && !line.ends_with('.'), "{line:?}");
    }
    let english: BTreeSet<_> = english
        .said
        .iter()
        .flat_map(|line| words_of(line))
        .collect();
    let is_english = |word: &String| english.contains(word) && !alike.contains(&word.as_str());
    let lines = spanish.said.iter();
    let found = lines.filter(|line| words_of(line).any(|word| is_english(&word)));
    let found: Vec<_> = found.take(20).collect();
    assert!(found.is_empty(), "{ruleset:?}: not in Spanish: {found:#?}");
}
