//! Lessons: fetched at first use. The game on the table waits meanwhile.

use rules::ruleset::Ruleset;
use table::address::{self, Address};
use table::lesson::Progress;
use table::session::Session;
use table::setup::{Setup, learned_in};
use wasm_bindgen_futures::spawn_local;
use words::{Book, t};
use yew::prelude::*;

use super::router::{GAME, HOME, fragment, set_address};
use super::start::levels;
use super::{ActiveGame, App, AppMsg, LessonMsg, Missing, Screen};
use crate::lessons::panel::TITLE;
use crate::platform::{fetch, focus, storage};
use crate::setup::form::proposed_level;

/// The texts of lessons.
#[derive(Default)]
pub(super) struct LessonTexts {
    /// The texts, by path.
    texts: Vec<(String, String)>,
    /// Whether a text is being fetched.
    pub(super) coming: bool,
    /// Whether the home page was shown before the lesson.
    from_form: bool,
}

impl LessonTexts {
    /// The text at a path, if it has been fetched.
    fn text(&self, path: &str) -> Option<&str> {
        let found = self.texts.iter().find(|(known, _)| known == path);
        found.map(|(_, text)| text.as_str())
    }
}

/// The path of a game's lessons in the current language.
fn path(ruleset: Ruleset) -> String {
    Book::Lessons.path(words::language(), ruleset.family.name())
}

impl App {
    /// Shows a lesson; fetches it first if needed. `left` tells whether the player comes from another lesson.
    pub(super) fn learn(
        &mut self,
        ctx: &Context<App>,
        ruleset: Ruleset,
        number: usize,
        left: bool,
    ) {
        if !left && !self.library.lessons.coming {
            self.library.lessons.from_form = self.is_idle();
        }
        self.library.lessons.coming = false;
        self.forget_missing(Missing::Lessons);
        let path = path(ruleset);
        if self.library.lessons.text(&path).is_some() {
            return self.begin_lesson(ctx, ruleset, number);
        }
        self.library.lessons.coming = true;
        self.show_home();
        fetch_lessons(ctx, path);
    }

    /// Shows a lesson, or the form with the reason why there is none.
    fn begin_lesson(&mut self, ctx: &Context<App>, ruleset: Ruleset, number: usize) {
        let text = self
            .library
            .lessons
            .text(&path(ruleset))
            .unwrap_or_default();
        let speed = self.form.setup.speed;
        match Session::learn(ruleset, text, number, speed, levels()) {
            Ok((session, effects)) => {
                storage::keep_next_lesson(ruleset.edition.name, number);
                let settings = self.preferences.player_settings();
                self.show_aside(Screen::Lesson(Box::new(ActiveGame::of(session, settings))));
                self.run_effects(ctx, effects);
                focus::soon_to(TITLE);
            }
            Err(problem) => self.show_form(self.form.setup.clone(), vec![problem]),
        }
    }

    /// Shows the current lesson in the current language.
    pub(super) fn retell_lesson(&mut self, ctx: &Context<App>) {
        let Screen::Lesson(lesson) = &mut self.screen else {
            return;
        };
        let path = path(lesson.session.table().ruleset());
        match self.library.lessons.text(&path) {
            Some(text) => {
                lesson.session.retell_lesson(text);
                self.refresh();
            }
            None => fetch_lessons(ctx, path),
        }
    }

    /// Messages about lessons.
    pub(super) fn on_lesson_msg(&mut self, ctx: &Context<App>, msg: LessonMsg) {
        match msg {
            LessonMsg::Begin => {
                let ruleset = self.ruleset_without_options();
                let next = storage::next_lesson(ruleset.edition.name);
                set_address(&address::write_lesson(ruleset, next));
            }
            LessonMsg::Next => {
                let lesson = self.active().and_then(|game| game.scene.lesson.as_ref());
                let next = lesson.map_or(1, |lesson| lesson.number + 1);
                set_address(&address::write_lesson(self.ruleset_without_options(), next));
            }
            LessonMsg::Leave => set_address(if self.library.lessons.from_form {
                HOME
            } else {
                GAME
            }),
            LessonMsg::Home => set_address(HOME),
            LessonMsg::Play => {
                let ruleset = self.ruleset_without_options();
                self.leave_aside();
                let mut setup = Setup::usual(ruleset, proposed_level());
                setup.speed = self.form.setup.speed;
                self.show_form(setup, Vec::new());
                self.start(ctx);
            }
            LessonMsg::Come(path, text) => {
                let is_wanted = matches!(address::parse(&fragment(), &[]), Address::Learn { .. });
                let is_wanted = is_wanted && self.library.lessons.coming;
                match text {
                    Ok(text) => {
                        self.library.lessons.texts.push((path, text));
                        if is_wanted {
                            return self.go_to_address(ctx);
                        }
                        self.retell_lesson(ctx);
                    }
                    // The current lesson goes on in the old language.
                    Err(problem) if is_wanted || self.is_in_lesson() => {
                        self.add_missing(Missing::Lessons, t!(lessons::missing, problem));
                    }
                    Err(_) => {}
                }
                self.library.lessons.coming = false;
            }
        }
    }

    /// If the lesson was completed, remembers the next one; after the last one, the first.
    pub(super) fn remember_lesson(&self) {
        let Screen::Lesson(game) = &self.screen else {
            return;
        };
        let lesson = game.scene.lesson.as_ref();
        if let Some(lesson) = lesson.filter(|lesson| lesson.progress == Progress::Done) {
            let next = lesson.number % lesson.count + 1;
            let edition = game.session.table().ruleset().edition.name;
            storage::keep_next_lesson(edition, next);
        }
    }

    /// Whether the rulebook offers the lessons.
    pub(super) fn offers_lessons(&self) -> bool {
        !self.is_in_lesson() && learned_in(self.ruleset_without_options()).is_some()
    }

    /// Whether a lesson is shown.
    pub(super) fn is_in_lesson(&self) -> bool {
        matches!(self.screen, Screen::Lesson(_))
    }

    /// The current ruleset without its options.
    fn ruleset_without_options(&self) -> Ruleset {
        let ruleset = self.ruleset();
        let mut editions = ruleset.family.editions.iter();
        let index = editions.position(|edition| edition == ruleset.edition);
        Ruleset::of(ruleset.family, index.unwrap_or_default())
    }
}

/// Fetches the lessons at a path.
fn fetch_lessons(ctx: &Context<App>, path: String) {
    let (link, language) = (ctx.link().clone(), words::language());
    spawn_local(async move {
        let text = fetch::book(language, &path).await;
        link.send_message(AppMsg::Lesson(LessonMsg::Come(path, text)));
    });
}
