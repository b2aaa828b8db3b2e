//! Random games told in every language: each says all of it in words of its own, and nothing that is
//! decided depends on which is spoken.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use std::collections::BTreeSet;

use rules::conform::Lots;
use rules::event::Event;
use rules::games::{self, Playable, Visitor};
use rules::seat::SeatSet;
use rules::state::Node;
use words::Language;

/// What is said in some games, and what happens in them.
#[derive(Default)]
pub(crate) struct Told {
    /// Choices, sentences of the log, whose turn it is, names of spaces, refusals.
    said: BTreeSet<String>,
    /// Outcomes and steps, in their notation, and by which rule others are refused.
    happened: Vec<String>,
}

/// Tells so many random games, a seating after the other.
struct Telling<'a> {
    seatings: &'a [u8],
    games: u64,
    language: Language,
}

impl Visitor for Telling<'_> {
    type Output = Told;

    fn visit<G: Playable>(self, game: G) -> Told {
        words::speak(self.language);
        let mut told = Told::default();
        let board = game.board();
        for (space, _) in board.iter() {
            told.said.insert(game.space_words(space));
        }
        for index in 0..self.games {
            let seats = SeatSet(self.seatings[index as usize % self.seatings.len()]);
            let state = game.opening(seats).expect("they can play");
            told.game(&game, state, &mut Lots::new(1951).fork(index));
        }
        told
    }
}

impl Told {
    fn game<G: Playable>(&mut self, game: &G, mut state: G::State, lots: &mut Lots) {
        let mut last = None;
        loop {
            self.said.insert(game.status(&state));
            self.said
                .extend(game.notes(&state).into_iter().map(|note| note.words));
            // What was legal before the outcome is not any more.
            self.refused(game, &state, last.take());
            let mut events = Vec::new();
            match game.node(&state) {
                Node::Terminal { .. } => return,
                Node::Chance { .. } => {
                    self.said.insert(game.chance_word().to_owned());
                    let ticket = lots.below(game.chance_total(&state));
                    let chance = game.chance_at(&state, ticket);
                    self.happened.push(chance.to_string());
                    game.happen(&mut state, chance, &mut events);
                }
                Node::Decision { .. } => {
                    let mut actions = Vec::new();
                    game.legal_actions(&state, &mut actions);
                    let choices = actions.iter().map(|action| game.choice(&state, *action));
                    self.said.extend(choices);
                    // To try everything everywhere would take too long.
                    if lots.below(40) == 0 {
                        self.tried(game, &state);
                    }
                    let action = actions[lots.index(actions.len())];
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

    /// Each piece moved to every space.
    fn tried<G: Playable>(&mut self, game: &G, state: &G::State) {
        for standing in game.pieces(state) {
            for (space, _) in game.board().iter() {
                for step in game.attempts(state, standing.at, space) {
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

/// The words of a line, notation such as `R4` aside.
fn words_of(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && !word.contains(char::is_numeric));
    words.map(str::to_lowercase)
}

/// Tells games of a ruleset in English and in Spanish. Of the words in them only those of `alike` may
/// be the same.
#[track_caller]
pub(crate) fn told_apart(ruleset: &str, seatings: &[u8], games: u64, alike: &[&str]) {
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
