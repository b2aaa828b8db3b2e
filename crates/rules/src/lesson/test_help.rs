//! Test helpers for lessons. Every lesson has a test named after it.

use words::Language;

use super::{Attempt, Lesson, read};
use crate::notation;
use crate::playable::Playable;
use crate::record::HistoryEntry;
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

/// Plays these steps in the lesson that the test is named after, and returns whether they complete
/// it. Outcomes come from the lesson, and forced actions are made automatically.
///
/// # Panics
/// When the lesson does not exist, or a step is illegal.
pub(crate) fn does<G: Playable>(game: &G, test: &str, steps: &str) -> bool {
    let lessons = read(&game.lessons(Language::En)).expect("lessons");
    let mut lessons = lessons.iter();
    let lesson = lessons.find(|lesson| test_of(lesson) == test);
    let lesson = lesson.unwrap_or_else(|| panic!("no lesson for the test {test}"));
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
        let done = lesson.is_done(&Attempt {
            board: &board,
            ruleset: game.ruleset(),
            learner,
            events: &events,
            pieces: &pieces,
        });
        let mut actions = Vec::new();
        game.legal_actions(&state, &mut actions);
        let entry = match (game.node(&state), &actions[..]) {
            _ if done => None,
            (Node::Chance { seat }, _) if seat == learner => comes.next().map(|name| {
                HistoryEntry::Chance(
                    name.parse()
                        .unwrap_or_else(|_| panic!("{name} is no outcome")),
                )
            }),
            (Node::Decision { .. }, [only]) if !game.is_player_choice(&state, *only) => {
                Some(HistoryEntry::Action(*only))
            }
            (Node::Decision { seat }, _) if seat == learner => steps.next().map(|step| {
                let action = notation::legal_step(game, &state, step);
                HistoryEntry::Action(action.unwrap_or_else(|error| panic!("{step}: {error}")))
            }),
            _ => None,
        };
        let Some(entry) = entry else {
            assert_eq!(steps.next(), None, "steps are left");
            return done;
        };
        entry.apply(game, &mut state, &mut events);
    }
}

/// Checks that every lesson of a game has a test in this source.
///
/// # Panics
/// When a lesson has none.
pub(crate) fn all_are_tested<G: Playable>(game: &G, source: &str) {
    for lesson in read(&game.lessons(Language::En)).expect("lessons") {
        let test = format!("fn {}()", test_of(&lesson));
        assert!(source.contains(&test), "there is no {test}");
    }
}
