//! What a bot may see, and that its answers are legal and always the same, for every ruleset.

use bot::level::Level;
use bot::lot::Lot;
use bot::player::Player;
use bot::{PROTOCOL, Request, Shelf, answer};
use rules::games::{self, Playable, Visitor};
use rules::notation::{legal_step, position_line};
use rules::observe::Observation;
use rules::record::{Made, Make};
use rules::seat::SeatSet;
use rules::state::Node;
use words::Language;

use crate::{repetitions, rulesets};

/// Every set of seats that can play.
fn seat_sets<G: Playable>(game: &G) -> Vec<SeatSet> {
    let sets = (1..=G::FAMILY.all_seats().0).map(SeatSet);
    sets.filter(|seats| game.opening(*seats).is_ok()).collect()
}

fn request(position: String, steps: String, seat: char, level: Level, seed: u64) -> Request {
    Request {
        protocol: PROTOCOL,
        position,
        steps,
        seat,
        level: level.name().to_owned(),
        seed_high: (seed >> 32) as u32,
        seed_low: seed as u32,
    }
}

fn player<G: Playable>(game: &G, level: Level, seed: u64) -> Player<G> {
    let net = Shelf::carried().net(game.ruleset());
    Player::new(game.clone(), level, net, seed)
}

/// Makes a chance outcome come by lot.
fn throw<G: Playable>(game: &G, state: &mut G::State, lot: &mut Lot) {
    let ticket = lot.below(game.chance_total(state));
    let chance = game.chance_at(state, ticket);
    game.make(state, Made::Chance(chance));
}

/// A game of bots, asked by text at each step of the first `asked` throws. Beside them a player
/// that is asked directly must say the same.
struct Game {
    level: Level,
    seats: SeatSet,
    asked: usize,
}

impl Game {
    fn play<G: Playable>(&self, game: &G) {
        let mut state = game.opening(self.seats).unwrap();
        // The play under way: the position at its beginning, as its seat sees it, and its steps.
        let (mut begun, mut steps) = (String::new(), Vec::new());
        let mut lot = Lot::new(u64::from(self.seats.0));
        let mut throws = 0;
        while throws < self.asked {
            let made = match game.node(&state) {
                Node::Chance { .. } => {
                    throws += 1;
                    let ticket = lot.below(game.chance_total(&state));
                    Made::Chance(game.chance_at(&state, ticket))
                }
                Node::Decision { seat } => {
                    let seed = 1 << 40 | 7;
                    let seen = Observation::new(game, &state, seat);
                    if !game.in_play(&state) {
                        begun = position_line(game, seen.state());
                        steps.clear();
                    }
                    let letter = G::FAMILY.letter(seat);
                    let question =
                        request(begun.clone(), steps.join(", "), letter, self.level, seed);
                    let step = answer(&Shelf::carried(), &question).unwrap().step;
                    assert_eq!(
                        answer(&Shelf::carried(), &question).unwrap().step,
                        step,
                        "asked twice"
                    );
                    let direct = player(game, self.level, seed).step(&seen);
                    assert_eq!(game.step(&state, direct), step);
                    let action = legal_step(game, &state, &step).unwrap();
                    steps.push(step);
                    Made::Action(action)
                }
                Node::Terminal { .. } => return,
            };
            game.make(&mut state, made);
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
                // Playing on takes a hundred times as long.
                for level in Level::ALL
                    .into_iter()
                    .filter(|level| *level != Level::Rollout)
                {
                    Game {
                        level,
                        seats,
                        // Those that search take their time.
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

/// Whole games, in which each bot keeps to the play that it chose: what it reaches is what it
/// judged best at the first step.
#[test]
fn a_bot_goes_on_with_the_play_that_it_chose() {
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
                let mut state = game.begin(seats, first).unwrap();
                let mut lot = Lot::new(3);
                let throws = if Level::OFFERED.contains(&level) {
                    repetitions(15, 40)
                } else {
                    repetitions(60, 150)
                };
                for _ in 0..throws {
                    match game.node(&state) {
                        Node::Chance { .. } => {
                            throw(&game, &mut state, &mut lot);
                        }
                        Node::Decision { seat } => {
                            // One player keeps its thoughts from step to step, the other is new at each.
                            let mut one = player(&game, level, 11);
                            let mut fresh = state.clone();
                            loop {
                                let step = one.step(&Observation::new(&game, &state, seat));
                                game.make(&mut state, Made::Action(step));
                                let step = player(&game, level, 11)
                                    .step(&Observation::new(&game, &fresh, seat));
                                game.make(&mut fresh, Made::Action(step));
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

/// Whatever differs in what a seat may not see, the bot at that seat answers alike: it is given
/// the observation and nothing else.
#[test]
fn what_a_bot_may_not_see_does_not_change_its_answer() {
    struct Blind;
    impl Visitor for Blind {
        type Output = ();
        fn visit<G: Playable>(self, game: G) {
            let seats = seat_sets(&game).into_iter().next().unwrap();
            let mut state = game.begin(seats, seats.iter().next().unwrap()).unwrap();
            let mut lot = Lot::new(5);
            for _ in 0..repetitions(50, 200) {
                match game.node(&state) {
                    Node::Chance { .. } => {
                        throw(&game, &mut state, &mut lot);
                    }
                    Node::Decision { seat } => {
                        // What is hidden is blanked once; blanking again changes nothing more, so
                        // no way leads from an observation back to the state.
                        let seen = Observation::new(&game, &state, seat);
                        let again = Observation::new(&game, seen.state(), seat);
                        assert_eq!(seen.state(), again.state());
                        let step = player(&game, Level::Medium, 1).step(&seen);
                        assert_eq!(player(&game, Level::Medium, 1).step(&again), step);
                        game.make(&mut state, Made::Action(step));
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
fn a_wrong_question_is_refused_in_words() {
    let good = request(POSITION.to_owned(), String::new(), 'Y', Level::Easy, 1);
    assert_eq!(answer(&Shelf::carried(), &good).unwrap().step, "6 yard-Y6");
    let wrong = |change: fn(&mut Request), what: &str| {
        let mut question = good.clone();
        change(&mut question);
        let refused = answer(&Shelf::carried(), &question).unwrap_err();
        assert!(refused.contains(what), "{refused}");
        words::speak(Language::Spanish);
        let spanish = answer(&Shelf::carried(), &question).unwrap_err();
        words::speak(Language::English);
        assert_ne!(spanish, refused);
        assert!(!spanish.contains("expected"), "{spanish}");
    };
    wrong(|question| question.protocol += 1, "expected protocol");
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
fn the_page_is_offered_what_can_be_asked() {
    assert_eq!(
        bot::levels(),
        [
            ("easy", "Easy bot"),
            ("medium", "Medium bot"),
            ("hard", "Hard bot"),
            ("expert", "Expert bot")
        ]
    );
    words::speak(Language::Spanish);
    assert_eq!(
        bot::levels(),
        [
            ("easy", "Bot fácil"),
            ("medium", "Bot medio"),
            ("hard", "Bot difícil"),
            ("expert", "Bot experto")
        ]
    );
    words::speak(Language::English);
}
