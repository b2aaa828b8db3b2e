//! Lessons tried by the tests of the games: each has one named after it.

use words::Language;

use super::{Course, Lesson, read};
use crate::games::Playable;
use crate::notation;
use crate::record::{Made, Make};
use crate::state::Node;

/// The name of the test of a lesson: `lesson_a_blockade`.
fn test_of(lesson: &Lesson) -> String {
    let mut name = "lesson".to_owned();
    for word in lesson
        .title
        .split(|letter: char| !letter.is_ascii_alphanumeric())
    {
        if !word.is_empty() {
            name.push('_');
            name.push_str(&word.to_lowercase());
        }
    }
    name
}

/// Whether these steps, in their order, do the lesson after which the test is named. What comes in it
/// comes by itself, and what is no choice is made.
///
/// # Panics
/// When there is no such lesson, or a step is not legal.
pub(crate) fn does<G: Playable>(game: &G, test: &str, steps: &str) -> bool {
    let lessons = read(&game.lessons(Language::English)).expect("lessons");
    let mut lessons = lessons.iter();
    let lesson = lessons.find(|lesson| test_of(lesson) == test);
    let lesson = lesson.unwrap_or_else(|| panic!("there is no lesson of the test {test}"));
    let line = lesson.position_in(game.ruleset());
    let mut state = notation::parse_position_line(game, &line).expect("a position");
    let learner = game.node(&state).seat().expect("a seat");
    let (board, mut events) = (game.board(), Vec::new());
    let (mut comes, mut steps) = (
        lesson.comes.iter(),
        steps.split(", ").filter(|step| !step.is_empty()),
    );
    loop {
        let pieces = game.pieces(&state);
        let done = lesson.is_done(&Course {
            board: &board,
            ruleset: game.ruleset(),
            learner,
            events: &events,
            pieces: &pieces,
        });
        let mut actions = Vec::new();
        game.legal_actions(&state, &mut actions);
        let made = match (game.node(&state), &actions[..]) {
            _ if done => None,
            (Node::Chance { seat }, _) if seat == learner => comes.next().map(|name| {
                Made::Chance(
                    name.parse()
                        .unwrap_or_else(|_| panic!("{name} is an outcome")),
                )
            }),
            (Node::Decision { .. }, [only]) if !game.is_choice(&state, *only) => {
                Some(Made::Action(*only))
            }
            (Node::Decision { seat }, _) if seat == learner => steps.next().map(|step| {
                let action = notation::legal_step(game, &state, step);
                Made::Action(action.unwrap_or_else(|error| panic!("{step}: {error}")))
            }),
            _ => None,
        };
        let Some(made) = made else {
            assert_eq!(steps.next(), None, "steps are left");
            return done;
        };
        game.make_told(&mut state, made, Some(&mut events));
    }
}

/// That every lesson of a game has a test in this source.
///
/// # Panics
/// When one has none.
pub(crate) fn all_are_tested<G: Playable>(game: &G, source: &str) {
    for lesson in read(&game.lessons(Language::English)).expect("lessons") {
        let test = format!("fn {}()", test_of(&lesson));
        assert!(source.contains(&test), "there is no {test}");
    }
}
