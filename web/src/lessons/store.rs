//! Lessons: their texts are fetched at first use. The game on the table waits while one is shown.

use rules::ruleset::Ruleset;
use table::address::{self, Address};
use table::session::{PlayerSettings, Session};
use table::setup::learned_in;
use words::{Book, t};

use crate::game::start::levels;
use crate::game::store::{GameMsg, GameStore};
use crate::page::Now;
use crate::page::effect::{Effect, send};
use crate::page::notices::{Missing, NoticeMsg};
use crate::page::route::{GAME, HOME, RouteMsg, Screen, parsed};
use crate::platform::player_history;
use crate::setup::store::SetupMsg;

/// A message about lessons.
#[derive(Clone)]
pub enum LessonMsg {
    /// Start the lessons of the current game.
    Begin,
    /// Show a lesson.
    Learn {
        /// The ruleset that it teaches.
        ruleset: Ruleset,
        /// Its number, from 1.
        lesson: usize,
        /// Whether the player comes from another lesson or a replay.
        has_left: bool,
    },
    /// Show the next lesson.
    Next,
    /// Leave the lessons.
    Leave,
    /// Leave the lessons for the home page.
    Home,
    /// Start a game against an easy bot.
    Play,
    /// The player has completed all lessons of an edition before the first number; the second is how many there are.
    Reached(&'static str, usize, usize),
    /// The lessons at a path have arrived, or an error.
    LessonsLoaded(String, Result<String, String>),
    /// Fetch again what did not arrive.
    FetchAgain,
    /// Tell the lesson in the current language.
    Retell,
}

/// The texts of lessons.
#[derive(Default)]
pub struct LessonStore {
    /// The texts, by path.
    texts: Vec<(String, String)>,
    /// Whether a text is being fetched for a lesson to be shown.
    pub is_coming: bool,
    /// Whether the home page was shown before the lesson.
    from_form: bool,
}

impl LessonStore {
    /// Handles a message. `ruleset` is that of the game on the screen, else of the form.
    pub fn update(
        &mut self,
        msg: LessonMsg,
        game: &GameStore,
        ruleset: Ruleset,
        player: PlayerSettings,
        now: &Now,
    ) -> Vec<Effect> {
        match msg {
            LessonMsg::Begin => {
                let ruleset = without_options(ruleset);
                let (next, _) = player_history::next_lesson(ruleset.edition.name);
                go_to(address::write_lesson(ruleset, next))
            }
            LessonMsg::Learn {
                ruleset,
                lesson,
                has_left,
            } => {
                if !has_left && !self.is_coming {
                    self.from_form = game.is_idle();
                }
                self.learn(ruleset, lesson, player)
            }
            LessonMsg::Next => {
                let lesson = game.active().and_then(|game| game.scene.lesson.as_ref());
                let next = lesson.map_or(1, |lesson| lesson.number + 1);
                go_to(address::write_lesson(without_options(ruleset), next))
            }
            LessonMsg::Leave if self.from_form => go_to(HOME.to_owned()),
            LessonMsg::Leave => go_to(GAME.to_owned()),
            LessonMsg::Home => go_to(HOME.to_owned()),
            LessonMsg::Play => vec![send(SetupMsg::AfterLessons(without_options(ruleset)))],
            LessonMsg::Reached(edition, next, count) => {
                player_history::keep_next_lesson(edition, next, count);
                Vec::new()
            }
            LessonMsg::LessonsLoaded(path, text) => self.come(path, text, game, now),
            LessonMsg::FetchAgain if is_shown(game) => self.rebuild_texts(game),
            LessonMsg::FetchAgain => vec![send(RouteMsg::Changed)],
            LessonMsg::Retell => self.rebuild_texts(game),
        }
    }

    /// Shows a lesson; fetches its text first if needed.
    fn learn(&mut self, ruleset: Ruleset, number: usize, player: PlayerSettings) -> Vec<Effect> {
        self.is_coming = false;
        let mut effects = vec![send(NoticeMsg::Forget(Missing::Lessons))];
        let Some(text) = self.text(ruleset) else {
            self.is_coming = true;
            effects.extend([send(GameMsg::Leave(Screen::Home)), fetch(ruleset)]);
            return effects;
        };
        effects.extend(
            match Session::learn(ruleset, text, number, player, levels()) {
                Ok((session, told)) => {
                    let (edition, count) = (ruleset.edition.name, session.lesson_count());
                    player_history::keep_next_lesson(edition, number, count);
                    [send(GameMsg::Learn(Box::new(session), told))]
                }
                Err(problem) => [send(RouteMsg::Nowhere(problem))],
            },
        );
        effects
    }

    /// The lessons at a path have arrived, or an error.
    fn come(
        &mut self,
        path: String,
        text: Result<String, String>,
        game: &GameStore,
        now: &Now,
    ) -> Vec<Effect> {
        let is_wanted = self.is_coming && matches!(parsed(&now.address), Address::Learn { .. });
        match text {
            Ok(text) => {
                self.texts.push((path, text));
                if is_wanted {
                    return vec![send(RouteMsg::Changed)];
                }
                self.is_coming = false;
                self.rebuild_texts(game)
            }
            // The current lesson goes on in the old language.
            Err(problem) => {
                self.is_coming = false;
                let missing = t!(lessons::missing, problem);
                let missing = || send(NoticeMsg::Missing(Missing::Lessons, missing));
                (is_wanted || is_shown(game))
                    .then(missing)
                    .into_iter()
                    .collect()
            }
        }
    }

    /// Tells the lesson on the screen in the current language.
    fn rebuild_texts(&self, game: &GameStore) -> Vec<Effect> {
        let Some(lesson) = game.active().filter(|_| is_shown(game)) else {
            return Vec::new();
        };
        let ruleset = lesson.session.table().ruleset();
        vec![match self.text(ruleset) {
            Some(text) => send(GameMsg::RetellLesson(text.to_owned())),
            None => fetch(ruleset),
        }]
    }

    /// The lessons of a game in the current language, if they have been fetched.
    fn text(&self, ruleset: Ruleset) -> Option<&str> {
        let path = Book::Lessons.path(words::language(), ruleset.family.name());
        let found = self.texts.iter().find(|(known, _)| *known == path);
        found.map(|(_, text)| text.as_str())
    }
}

/// Whether a lesson is shown that is no exercise.
fn is_shown(game: &GameStore) -> bool {
    let lesson = game.active().and_then(|game| game.scene.lesson.as_ref());
    game.screen == Screen::Lesson && lesson.is_some_and(|lesson| !lesson.is_exercise)
}

/// Whether a rulebook offers the lessons.
pub fn are_offered(ruleset: Ruleset, game: &GameStore) -> bool {
    !is_shown(game) && learned_in(without_options(ruleset)).is_some()
}

fn without_options(ruleset: Ruleset) -> Ruleset {
    let mut editions = ruleset.family.editions.iter();
    let index = editions.position(|edition| edition == ruleset.edition);
    Ruleset::of(ruleset.family, index.unwrap_or_default())
}

fn go_to(address: String) -> Vec<Effect> {
    vec![Effect::SetAddress(address)]
}

fn fetch(ruleset: Ruleset) -> Effect {
    Effect::FetchBook(Book::Lessons, words::language(), ruleset.family.name())
}
