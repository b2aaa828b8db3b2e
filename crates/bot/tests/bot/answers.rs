//! Tests that answers of bots are legal, reproducible, and based on what the seat may see, in every
//! ruleset.

use bot::Bot;
use bot::level::Level;
use bot::rng::Rng;
use bot::{NetCache, Request, answer};
use rules::event::NullSink;
use rules::games;
use rules::notation::{legal_step, position_line};
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::seat::SeatSet;
use rules::state::Node;
use words::Language;

use crate::{repetitions, rulesets};

/// Every set of seats that can play.
fn seat_sets<G: Playable>(game: &G) -> Vec<SeatSet> {
    let sets = (1..=G::FAMILY.all_seats().0).map(SeatSet);
    sets.filter(|seats| game.initial_state(*seats).is_ok())
        .collect()
}

fn request(position: String, steps: String, seat: char, level: Level, seed: u64) -> Request {
    Request {
        position,
        steps,
        seat,
        level: level.name().to_owned(),
        seed_high: (seed >> 32) as u32,
        seed_low: seed as u32,
    }
}

fn player<G: Playable>(game: &G, level: Level, seed: u64) -> Bot<G> {
    let net = NetCache::carried().net(game.ruleset());
    Bot::new(game.clone(), level, net, seed)
}

/// Applies a random chance outcome.
fn roll<G: Playable>(game: &G, state: &mut G::State, rng: &mut Rng) {
    let ticket = rng.below(game.chance_weight_total(state));
    let chance = game.sample_outcome(state, ticket);
    game.apply_chance(state, chance, &mut NullSink);
}

/// A game of bots that get text requests at each step of the first `asked` rolls. A [`bot::Bot`]
/// that is called directly must give the same answers.
struct Game {
    level: Level,
    seats: SeatSet,
    asked: usize,
}

impl Game {
    fn play<G: Playable>(&self, game: &G) {
        let mut state = game.initial_state(self.seats).unwrap();
        // The current play: the position at its start, as its seat sees it, and its steps.
        let (mut start, mut steps) = (String::new(), Vec::new());
        let mut rng = Rng::new(u64::from(self.seats.0));
        let mut rolls = 0;
        while rolls < self.asked {
            let entry = match game.node(&state) {
                Node::Chance { .. } => {
                    rolls += 1;
                    let ticket = rng.below(game.chance_weight_total(&state));
                    HistoryEntry::Chance(game.sample_outcome(&state, ticket))
                }
                Node::Decision { seat } => {
                    let seed = 1 << 40 | 7;
                    let seen = Observation::new(game, &state, seat);
                    if !game.in_play(&state) {
                        start = position_line(game, seen.state());
                        steps.clear();
                    }
                    let letter = G::FAMILY.letter(seat);
                    let question =
                        request(start.clone(), steps.join(", "), letter, self.level, seed);
                    let step = answer(&NetCache::carried(), &question).unwrap().step;
                    assert_eq!(
                        answer(&NetCache::carried(), &question).unwrap().step,
                        step,
                        "asked twice"
                    );
                    let direct = player(game, self.level, seed).step(&seen);
                    assert_eq!(game.step(&state, direct), step);
                    let action = legal_step(game, &state, &step).unwrap();
                    steps.push(step);
                    HistoryEntry::Action(action)
                }
                Node::Terminal { .. } => return,
            };
            entry.apply(game, &mut state, &mut NullSink);
        }
    }
}

#[test]
fn answers_are_legal_and_the_same_in_every_ruleset() {
    struct Everywhere;
    impl Visitor for Everywhere {
        type Output = ();
        fn visit<G: Playable>(self, game: G) {
            for seats in seat_sets(&game) {
                // Playouts take a hundred times as long.
                for level in Level::ALL
                    .into_iter()
                    .filter(|level| *level != Level::Rollout)
                {
                    Game {
                        level,
                        seats,
                        // Levels that search are slow.
                        asked: if Level::OFFERED.contains(&level) {
                            repetitions(3, 8)
                        } else {
                            repetitions(20, 60)
                        },
                    }
                    .play(&game);
                }
            }
        }
    }
    for ruleset in rulesets() {
        games::visit(ruleset, Everywhere);
    }
}

/// In whole games, a bot keeps to its chosen play: the play reaches the result that was best at the
/// first step.
#[test]
fn a_bot_completes_its_chosen_play() {
    struct Kept;
    impl Visitor for Kept {
        type Output = ();
        fn visit<G: Playable>(self, game: G) {
            let seats = seat_sets(&game)
                .into_iter()
                .max_by_key(|seats| seats.len())
                .unwrap();
            let first = seats.iter().next().unwrap();
            for level in [Level::Runner, Level::Easy, Level::Expert] {
                let mut state = game.initial_state_with_first(seats, first).unwrap();
                let mut rng = Rng::new(3);
                let rolls = if Level::OFFERED.contains(&level) {
                    repetitions(15, 40)
                } else {
                    repetitions(60, 150)
                };
                for _ in 0..rolls {
                    match game.node(&state) {
                        Node::Chance { .. } => {
                            roll(&game, &mut state, &mut rng);
                        }
                        Node::Decision { seat } => {
                            // One bot keeps its memory between steps, the other is new at each
                            // step.
                            let mut one = player(&game, level, 11);
                            let mut fresh = state.clone();
                            loop {
                                let step = one.step(&Observation::new(&game, &state, seat));
                                game.apply(&mut state, step, &mut NullSink);
                                let step = player(&game, level, 11)
                                    .step(&Observation::new(&game, &fresh, seat));
                                game.apply(&mut fresh, step, &mut NullSink);
                                assert_eq!(state, fresh);
                                if !game.in_play(&state) {
                                    break;
                                }
                            }
                        }
                        Node::Terminal { .. } => break,
                    }
                }
            }
        }
    }
    for ruleset in rulesets() {
        games::visit(ruleset, Kept);
    }
}

const POSITION: &str = "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y:6-2";

/// Hidden information does not change the answer: the bot gets only the observation.
#[test]
fn what_a_bot_may_not_see_does_not_change_its_answer() {
    struct Blind;
    impl Visitor for Blind {
        type Output = ();
        fn visit<G: Playable>(self, game: G) {
            let seats = seat_sets(&game).into_iter().next().unwrap();
            let mut state = game
                .initial_state_with_first(seats, seats.iter().next().unwrap())
                .unwrap();
            let mut rng = Rng::new(5);
            for _ in 0..repetitions(50, 200) {
                match game.node(&state) {
                    Node::Chance { .. } => {
                        roll(&game, &mut state, &mut rng);
                    }
                    Node::Decision { seat } => {
                        // Observing twice changes nothing, so an observation does not lead back
                        // to the state.
                        let seen = Observation::new(&game, &state, seat);
                        let again = Observation::new(&game, seen.state(), seat);
                        assert_eq!(seen.state(), again.state());
                        let step = player(&game, Level::Medium, 1).step(&seen);
                        assert_eq!(player(&game, Level::Medium, 1).step(&again), step);
                        game.apply(&mut state, step, &mut NullSink);
                    }
                    Node::Terminal { .. } => break,
                }
            }
        }
    }
    for ruleset in rulesets() {
        games::visit(ruleset, Blind);
    }
}

#[test]
fn a_wrong_request_is_refused_with_a_reason() {
    let good = request(POSITION.to_owned(), String::new(), 'Y', Level::Easy, 1);
    assert_eq!(
        answer(&NetCache::carried(), &good).unwrap().step,
        "6 yard-Y6"
    );
    let wrong = |change: fn(&mut Request), what: &str| {
        let mut question = good.clone();
        change(&mut question);
        let refused = answer(&NetCache::carried(), &question).unwrap_err();
        assert!(refused.contains(what), "{refused}");
        for language in Language::ALL
            .into_iter()
            .filter(|each| *each != Language::En)
        {
            words::speak(language);
            let translated = answer(&NetCache::carried(), &question).unwrap_err();
            assert_ne!(translated, refused);
            assert!(!translated.contains("expected"), "{translated}");
        }
        words::speak(Language::En);
    };
    wrong(
        |question| question.level = "expert-ish".to_owned(),
        "expected a bot's level",
    );
    wrong(|question| question.seat = 'R', "expected a decision of Red");
    wrong(|question| question.seat = '?', "expected a seat's letter");
    wrong(|question| question.position.clear(), "expected a ruleset");
    wrong(|question| question.steps.push_str("6 yard-Y7"), "P-12");
    wrong(
        |question| question.steps.push_str("6 yard-Y6, 2 Y6-Y8"),
        "expected a decision",
    );
}

#[test]
fn every_offered_level_can_be_requested() {
    assert_eq!(
        bot::levels(),
        [
            ("easy", "Easy bot"),
            ("medium", "Medium bot"),
            ("hard", "Hard bot"),
            ("expert", "Expert bot")
        ]
    );
    words::speak(Language::Es);
    assert_eq!(
        bot::levels(),
        [
            ("easy", "Bot fácil"),
            ("medium", "Bot medio"),
            ("hard", "Bot difícil"),
            ("expert", "Bot experto")
        ]
    );
    words::speak(Language::En);
}
