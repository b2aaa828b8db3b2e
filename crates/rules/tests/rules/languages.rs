//! Random games of every ruleset, told in every language: nothing that is decided or written depends on
//! which is spoken, and all that is said is said in that language.

use std::collections::BTreeSet;

use rules::board::Kind;
use rules::conform::Lots;
use rules::event::Event;
use rules::games::{self, FAMILIES, Playable, Visitor};
use rules::notation::{plays_up_to, position_line};
use rules::position::At;
use rules::reasons::{Outlook, Reasons, Teller, Told, traced};
use rules::record::{Made, Make, Record, Sitter};
use rules::seat::SeatSet;
use rules::state::Node;
use words::Language;

use crate::chosen::{self, rulesets};

/// Games by ruleset.
const GAMES: u64 = 2;

/// A game with more outcomes and steps is broken off.
const LONGEST: usize = 600;

/// To try everything everywhere would take too long: so many decisions are passed over for each that is
/// looked at closely.
const PASSED: u32 = 40;

/// Words that both languages have.
const ALIKE: &[&str] = &["no", "once"];

/// Names that are said as they are.
const NAMES: &[&str] = &["POLLYANNA", "Punjab", "Daddy Warbucks"];

/// What happens in some games, in notation, and what is said meanwhile.
#[derive(Default)]
struct Heard {
    decided: Vec<String>,
    said: Vec<String>,
}

impl Heard {
    fn say(&mut self, text: impl Into<String>) {
        self.said.push(text.into());
    }

    fn decide(&mut self, text: impl Into<String>) {
        self.decided.push(text.into());
    }

    /// A game from its opening; `lots` draw the seats, the outcomes and the steps.
    fn game<G: Playable>(&mut self, game: &G, lots: &mut Lots) {
        let sitter = Sitter {
            kind: "person".to_owned(),
            name: None,
        };
        let mut record = loop {
            let seats = SeatSet(1 + lots.below(u32::from(G::FAMILY.all_seats().0)) as u8);
            let sitters = seats.iter().map(|seat| (seat, sitter.clone())).collect();
            match Record::new(game.clone(), sitters, None) {
                Ok(record) => break record,
                Err(refusal) => {
                    self.decide(refusal.rule);
                    self.say(refusal.reason);
                }
            }
        };
        let mut state = record.start();
        while record.made.len() < LONGEST {
            self.decide(position_line(game, &state));
            self.decide(game.record_head(&state));
            self.say(game.status(&state));
            for note in game.notes(&state) {
                self.say(note.words);
            }
            let mut actions = Vec::new();
            game.legal_actions(&state, &mut actions);
            self.decide(format!("{actions:?}"));
            let made = match game.node(&state) {
                Node::Terminal { .. } => break,
                Node::Chance { .. } => {
                    self.say(game.chance_word());
                    let ticket = lots.below(game.chance_total(&state));
                    Made::Chance(game.chance_at(&state, ticket))
                }
                Node::Decision { .. } => {
                    for action in &actions {
                        self.decide(game.step(&state, *action));
                        self.say(game.choice(&state, *action));
                    }
                    if lots.below(PASSED) == 0 {
                        self.tried(game, &state);
                        self.hint(game, &state);
                    }
                    Made::Action(actions[lots.index(actions.len())])
                }
            };
            self.decide(format!("{made:?}"));
            let mut events: Vec<Event> = Vec::new();
            game.make_told(&mut state, made, Some(&mut events));
            record.made.push(made);
            for event in &events {
                self.decide(format!("{event:?}"));
                self.said.extend(game.sentence(event));
            }
        }
        let text = record.to_text();
        let read = Record::parse(game.clone(), &text).expect("it reads back");
        assert_eq!(read.to_text(), text);
        self.decide(text);
    }

    /// Each piece moved to every space: what is refused, and why.
    fn tried<G: Playable>(&mut self, game: &G, state: &G::State) {
        let board = game.board();
        for standing in game.pieces(state) {
            for (space, _) in board.iter() {
                for action in game.attempts(state, standing.at, space) {
                    if let Some(refusal) = game.refusal(state, action) {
                        self.decide(refusal.rule);
                        self.say(refusal.reason);
                    }
                }
            }
        }
    }

    /// What is said of the first play beside the last, and of the last beside the first.
    fn hint<G: Playable>(&mut self, game: &G, state: &G::State) {
        let Node::Decision { seat } = game.node(state) else {
            return;
        };
        if plays_up_to(game, state, 500).is_none_or(|plays| plays.len() < 2) {
            return;
        }
        let side = game.side(state, seat);
        let shown = game.pieces(state);
        let before = Outlook::of(&At { game, state }, seat, shown.clone());
        let told = |last: bool| {
            let (mut state, mut steps, mut events) = (state.clone(), Vec::new(), Vec::new());
            let mut picked = None;
            loop {
                let mut actions = Vec::new();
                game.legal_actions(&state, &mut actions);
                let action = actions[if last { actions.len() - 1 } else { 0 }];
                steps.push(game.choice(&state, action));
                if let Some(other) = game.pointing(&state, action).seat {
                    picked = Some((other, game.tally(&state, other)));
                }
                game.apply(&mut state, action, &mut events);
                if !game.in_play(&state) {
                    break;
                }
            }
            let position = At {
                game,
                state: &state,
            };
            let after = Outlook::of(&position, seat, traced(&shown, &events));
            let mut reasons = Reasons::between(&game.board(), side, &before, &after);
            reasons.picked = picked;
            Told { steps, reasons }
        };
        let (first, last) = (told(false), told(true));
        let teller = Teller {
            family: G::FAMILY,
            phrases: game.phrases(),
            seat,
            side,
        };
        for sentence in [
            teller.sentence(&first, Some(&last)),
            teller.sentence(&last, Some(&first)),
            teller.sentence(&first, None),
        ] {
            let capital = sentence.starts_with(|first: char| first.is_ascii_uppercase());
            assert!(capital, "{sentence}");
            self.say(sentence);
        }
    }

    /// What does not change from one position to the next.
    fn declared<G: Playable>(&mut self, game: &G) {
        let edition = game.ruleset().edition;
        self.say(edition.about());
        for option in G::FAMILY.options {
            self.say(option.title());
            self.say(option.about());
        }
        self.said.extend(G::LEARNED_IN.map(|time| time.to_string()));
        let board = game.board();
        for (space, _) in board.iter() {
            self.say(game.space_words(space));
        }
        let phrases = game.phrases();
        for seat in G::FAMILY.all_seats().iter() {
            let colour = G::FAMILY.colour(seat);
            self.say(colour);
            self.decide(G::FAMILY.colour_key(seat));
            for kind in [Kind::Start, Kind::Entrance, Kind::HomePath] {
                self.said.extend(phrases.place(kind, colour));
            }
            self.say(phrases.takes(colour));
            self.say(phrases.could_hit_nothing(colour));
            self.say(phrases.could_hit_these(colour, 36));
        }
        for count in 0..3 {
            self.say(game.tally_word(count));
            self.say(phrases.cases(count, 36));
            self.say(phrases.could_be_hit(count, 36));
        }
        for card in game.unseen(&game.opening(G::FAMILY.full_table).expect("they can play")) {
            self.decide(card.0.name);
            self.say(card.0.text());
        }
    }
}

struct Hear(Language);

impl Visitor for Hear {
    type Output = Heard;

    fn visit<G: Playable>(self, game: G) -> Heard {
        words::speak(self.0);
        let mut heard = Heard::default();
        heard.declared(&game);
        for index in 0..GAMES {
            heard.game(&game, &mut Lots::new(1916).fork(index));
        }
        words::speak(Language::English);
        heard
    }
}

/// The words of a text, without what may be notation: single letters, and what has figures.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.chars().count() > 1 && word.chars().all(char::is_alphabetic))
}

/// Whether a text has words that are to be translated.
fn is_to_be_told(text: &str) -> bool {
    let mut rest = text.to_owned();
    for name in NAMES {
        rest = rest.replace(name, "");
    }
    words_of(&rest).next().is_some()
}

/// The words of texts that are no names: those that stand somewhere in small letters.
fn vocabulary(texts: &[String]) -> BTreeSet<&str> {
    let words = texts.iter().flat_map(|text| words_of(text));
    let small = words.filter(|word| word.chars().all(char::is_lowercase));
    small.filter(|word| !ALIKE.contains(word)).collect()
}

#[test]
fn what_is_decided_does_not_depend_on_the_language_and_what_is_said_does() {
    let mut faults = BTreeSet::new();
    for ruleset in chosen::families().into_iter().flat_map(rulesets) {
        let [english, spanish] = [Language::English, Language::Spanish]
            .map(|language| games::visit(ruleset, Hear(language)));
        assert!(english.decided == spanish.decided, "{ruleset}");
        assert_eq!(english.said.len(), spanish.said.len(), "{ruleset}");
        let known = vocabulary(&english.said);
        for (one, other) in english.said.iter().zip(&spanish.said) {
            let whole = !other.is_empty() && other.trim() == other && !other.contains("  ");
            let untold = one == other && is_to_be_told(one);
            let foreign = words_of(other).filter(|word| known.contains(&*word.to_lowercase()));
            let foreign: Vec<_> = foreign.collect();
            if !whole || untold || !foreign.is_empty() {
                faults.insert(format!("{ruleset}: {one:?}: {other:?}: {foreign:?}"));
            }
        }
    }
    let some: Vec<_> = faults.iter().take(40).collect();
    assert!(faults.is_empty(), "{} such as {some:#?}", faults.len());
}

#[test]
fn every_colour_has_its_name_and_its_key() {
    let mut names = BTreeSet::new();
    for seat in FAMILIES.iter().flat_map(|family| family.seats) {
        for language in Language::ALL {
            words::speak(language);
            names.insert((seat.key, language.code(), seat.colour()));
        }
        words::speak(Language::English);
        assert_eq!(seat.colour(), seat.key, "the dresses know it by its key");
    }
    let keys: BTreeSet<_> = names.iter().map(|(key, ..)| key).collect();
    assert_eq!(names.len(), Language::ALL.len() * keys.len());
}
