//! Random games of every ruleset in every language. Decisions and notation must not depend on the
//! language, and every text must be in the selected one.

use std::collections::{BTreeMap, BTreeSet};

use rules::any_game::Playing;
use rules::board::Kind;
use rules::cast::{LINES, Occasion};
use rules::conform::{self, TestRng};
use rules::event::Event;
use rules::games::{self, FAMILIES};
use rules::notation::position_line;
use rules::playable::{Playable, Visitor};
use rules::record::{HistoryEntry, Player, Record};
use rules::seat::SeatSet;
use rules::state::Node;
use words::Language;

use crate::chosen::{self, rulesets};

/// Games for each ruleset.
const GAMES: u64 = 2;

/// The maximal number of outcomes and steps of a game.
const LONGEST: usize = 600;

/// One of this many decisions is examined in full, to save time.
const INTERVAL: u32 = 40;

/// The events of some games in notation, and all texts shown for them.
#[derive(Default)]
struct Texts {
    decided: Vec<String>,
    said: Vec<String>,
}

impl Texts {
    fn say(&mut self, text: impl Into<String>) {
        self.said.push(text.into());
    }

    fn decide(&mut self, text: impl Into<String>) {
        self.decided.push(text.into());
    }

    /// Plays a random game, with random seats.
    fn game<G: Playable>(&mut self, game: &G, rng: &mut TestRng) {
        let (seats, mut state) = loop {
            let seats = SeatSet(1 + rng.below(u32::from(G::FAMILY.all_seats().0)) as u8);
            match game.initial_state(seats) {
                Ok(state) => break (seats, state),
                Err(refusal) => {
                    self.decide(refusal.rule);
                    self.say(refusal.reason);
                }
            }
        };
        let start = Playing::boxed(game.clone(), state.clone());
        let mut record = Record::new(start, Player::at_all(seats, "person"), None);
        while record.history.len() < LONGEST {
            self.decide(position_line(game, &state));
            self.decide(game.record_head(&state));
            self.say(game.status(&state));
            for note in game.notes(&state) {
                self.say(note.words);
            }
            let mut actions = Vec::new();
            game.legal_actions(&state, &mut actions);
            self.decide(format!("{actions:?}"));
            let entry = match game.node(&state) {
                Node::Terminal { .. } => break,
                Node::Chance { .. } => {
                    self.say(game.chance_word());
                    let ticket = rng.below(game.chance_weight_total(&state));
                    HistoryEntry::Chance(game.sample_outcome(&state, ticket))
                }
                Node::Decision { .. } => {
                    for action in &actions {
                        self.decide(game.step(&state, *action));
                        self.say(game.choice(&state, *action));
                    }
                    if rng.below(INTERVAL) == 0 {
                        self.tried(game, &state);
                    }
                    HistoryEntry::Action(actions[rng.index(actions.len())])
                }
            };
            self.decide(format!("{entry:?}"));
            let mut events: Vec<Event> = Vec::new();
            record.history.push(entry.packed());
            entry.apply(game, &mut state, &mut events);
            for event in &events {
                self.decide(format!("{event:?}"));
                self.said.extend(game.sentence(event));
            }
        }
        let text = record.to_text();
        let read = Record::parse(&*record.start, &text).expect("the record parses back");
        assert_eq!(read.to_text(), text);
        self.decide(text);
    }

    /// Tries to move each piece to every space, and collects the refusals.
    fn tried<G: Playable>(&mut self, game: &G, state: &G::State) {
        let board = game.board();
        for standing in game.pieces(state) {
            for (space, _) in board.iter() {
                for action in game.candidate_actions(state, standing.at, space) {
                    if let Some(refusal) = game.refusal(state, action) {
                        self.decide(refusal.rule);
                        self.say(refusal.reason);
                    }
                }
            }
        }
    }

    /// Collects the texts that do not depend on the position.
    fn declared<G: Playable>(&mut self, game: &G) {
        let edition = game.ruleset().edition;
        self.say(edition.about());
        for option in G::FAMILY.options {
            self.say(option.title());
            for choice in option.choices() {
                self.say(choice.label());
                self.say(choice.says());
            }
        }
        self.said.extend(G::LEARNED_IN.map(|time| time.to_string()));
        let board = game.board();
        for (space, _) in board.iter() {
            self.say(game.space_words(space));
        }
        let phrases = game.phrases();
        for seat in G::FAMILY.all_seats().iter() {
            self.decide(game.cast(seat).to_owned());
            for occasion in Occasion::ALL {
                for line in 0..LINES {
                    self.say(game.cast_line(seat, occasion, line));
                }
            }
        }
        for seat in G::FAMILY.all_seats().iter() {
            let colour = G::FAMILY.colour(seat);
            self.say(colour);
            self.decide(G::FAMILY.colour_key(seat));
            for kind in [Kind::Start, Kind::Entrance, Kind::HomePath] {
                self.said.extend(phrases.place(kind, colour));
            }
            self.say(phrases.takes(colour));
            self.say(phrases.could_hit_nothing());
            self.say(phrases.could_hit_these(36));
        }
        for count in 0..3 {
            self.say(phrases.things(count));
            self.say(phrases.cases(count, 36));
            self.say(phrases.could_be_hit(count, 36));
        }
        for card in game.remaining_cards(
            &game
                .initial_state(G::FAMILY.full_table)
                .expect("they can play"),
        ) {
            self.decide(card.0.name);
            self.say(card.0.text());
        }
    }
}

/// Plays games in the current language.
struct PlayGames;

impl Visitor for PlayGames {
    type Output = Texts;

    fn visit<G: Playable>(self, game: G) -> Texts {
        let mut texts = Texts::default();
        texts.declared(&game);
        for index in 0..GAMES {
            texts.game(&game, &mut TestRng::new(1916).fork(index));
        }
        texts
    }
}

#[test]
fn texts_depend_on_the_language_and_decisions_do_not() {
    for ruleset in chosen::families().into_iter().flat_map(rulesets) {
        words::speak(Language::En);
        let english = games::visit(ruleset, PlayGames);
        for language in Language::ALL.into_iter().skip(1) {
            words::speak(language);
            let translated = games::visit(ruleset, PlayGames);
            assert!(english.decided == translated.decided, "{ruleset}");
            assert_eq!(english.said.len(), translated.said.len(), "{ruleset}");
            for text in &translated.said {
                let whole = !text.is_empty() && text.trim() == text && !text.contains("  ");
                assert!(whole, "{ruleset} in {language:?}: {text:?}");
            }
        }
    }
}

#[test]
fn all_texts_come_from_the_catalogue() {
    words::speak_marked();
    let mut found = BTreeMap::new();
    for ruleset in chosen::families().into_iter().flat_map(rulesets) {
        for text in games::visit(ruleset, PlayGames).said {
            for word in words::unmarked_words(&text) {
                found.insert(word.to_owned(), text.clone());
            }
        }
    }
    assert_eq!(
        found,
        BTreeMap::new(),
        "words outside the catalogue, and a text of each"
    );
}

/// Checks the declarations of a game in the current language.
struct Declared;

impl Visitor for Declared {
    type Output = Result<(), conform::Fault>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        conform::check(&game, G::FAMILY.full_table, 0, 0).map(|_| ())
    }
}

#[test]
fn every_language_has_a_whole_cast() {
    for ruleset in chosen::families().into_iter().flat_map(rulesets) {
        for language in Language::ALL {
            words::speak(language);
            games::visit(ruleset, Declared).unwrap();
        }
    }
}

#[test]
fn every_colour_has_a_name_and_a_key() {
    let mut names = BTreeSet::new();
    for seat in FAMILIES.iter().flat_map(|family| family.seats) {
        for language in Language::ALL {
            words::speak(language);
            names.insert((seat.key, language.code(), seat.colour()));
        }
        words::speak(Language::En);
        assert_eq!(seat.colour(), seat.key, "the key is the English name");
    }
    let keys: BTreeSet<_> = names.iter().map(|(key, ..)| key).collect();
    assert_eq!(names.len(), Language::ALL.len() * keys.len());
}
