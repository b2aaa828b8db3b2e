//! Lessons: fetched when they are first wanted, done one after another while a game that was going on
//! waits.

use rules::ruleset::Ruleset;
use table::address::{self, Address};
use table::learning::Progress;
use table::session::Session;
use table::setup::{Setup, learned_in};
use wasm_bindgen_futures::spawn_local;
use words::{Book, say};
use yew::prelude::*;

use super::App;
use super::Learn;
use super::Missing;
use super::Msg;
use super::begin::levels;
use super::place::{GAME, NEW, fragment, set_address};
use crate::home::lesson_offer::LessonOffer;
use crate::lessons::panel::TITLE;
use crate::platform::fetch;
use crate::platform::focus;
use crate::platform::storage;
use crate::setup::form::proposed_level;

/// The lessons that were wanted.
#[derive(Default)]
pub(super) struct Course {
    /// Their texts, by where they are.
    texts: Vec<(String, String)>,
    /// Whether some are on their way.
    pub(super) coming: bool,
    /// Whether the form was shown before them.
    from_form: bool,
}

impl Course {
    /// The lessons of that name, if they have been fetched.
    fn text(&self, path: &str) -> Option<&str> {
        let found = self.texts.iter().find(|(known, _)| known == path);
        found.map(|(_, text)| text.as_str())
    }
}

/// What the lessons about a game are called, in the language that is spoken.
fn path(ruleset: Ruleset) -> String {
    Book::Lessons.path(words::language(), ruleset.family.name())
}

impl App {
    /// Begins a lesson, or has it fetched first. `left` says whether another was left for it.
    pub(super) fn learn(
        &mut self,
        ctx: &Context<App>,
        ruleset: Ruleset,
        number: usize,
        left: bool,
    ) {
        if !left && !self.course.coming {
            self.course.from_form = self.setting_up;
        }
        self.course.coming = false;
        self.forget_missing(Missing::Lessons);
        let path = path(ruleset);
        if self.course.text(&path).is_some() {
            return self.begin_lesson(ctx, ruleset, number);
        }
        self.course.coming = true;
        self.set_up();
        bring(ctx, path);
    }

    /// Puts a lesson on the table; the form, and why, if that is none.
    fn begin_lesson(&mut self, ctx: &Context<App>, ruleset: Ruleset, number: usize) {
        let text = self.course.text(&path(ruleset)).unwrap_or_default();
        let speed = self.form.setup.speed;
        match Session::learn(ruleset, text, number, speed, levels()) {
            Ok((session, effects)) => {
                storage::keep_next_lesson(ruleset.edition.name, number);
                self.lay_aside_for(session);
                self.carry_out(ctx, effects);
                focus::soon_to(TITLE);
            }
            Err(problem) => self.fill(self.form.setup.clone(), vec![problem]),
        }
    }

    /// Tells the lesson that is being done, if there is one, in the language that is spoken by now.
    pub(super) fn retell_lesson(&mut self, ctx: &Context<App>) {
        let Some(play) = self.play.as_mut().filter(|play| play.session.is_lesson()) else {
            return;
        };
        let path = path(play.session.table().ruleset());
        match self.course.text(&path) {
            Some(text) => {
                play.session.retell_lesson(text);
                self.refresh();
            }
            None => bring(ctx, path),
        }
    }

    /// What happens to lessons.
    pub(super) fn heed_lesson(&mut self, ctx: &Context<App>, learn: Learn) {
        match learn {
            Learn::Begin => {
                let ruleset = self.plain();
                let next = storage::next_lesson(ruleset.edition.name);
                set_address(&address::write_lesson(ruleset, next));
            }
            Learn::Decline => {
                let edition = self.plain().edition.name;
                storage::keep_next_lesson(edition, 1);
            }
            Learn::Next => {
                let lesson = self
                    .play
                    .as_ref()
                    .and_then(|play| play.scene.lesson.as_ref());
                let next = lesson.map_or(1, |lesson| lesson.number + 1);
                set_address(&address::write_lesson(self.plain(), next));
            }
            Learn::Leave => set_address(if self.course.from_form { NEW } else { GAME }),
            Learn::Play => {
                let ruleset = self.plain();
                self.leave_aside();
                let mut setup = Setup::usual(ruleset, proposed_level());
                setup.speed = self.form.setup.speed;
                self.fill(setup, Vec::new());
                self.start(ctx);
            }
            Learn::Come(path, text) => {
                let is_wanted = matches!(address::parse(&fragment(), &[]), Address::Learn { .. });
                let is_wanted = is_wanted && self.course.coming;
                match text {
                    Ok(text) => {
                        self.course.texts.push((path, text));
                        if is_wanted {
                            return self.go_to_address(ctx);
                        }
                        self.retell_lesson(ctx);
                    }
                    // A lesson that is being done goes on as it was told before.
                    Err(problem) if is_wanted || self.is_in_lesson() => {
                        self.miss(Missing::Lessons, say!(lessons::missing, problem));
                    }
                    Err(_) => {}
                }
                self.course.coming = false;
            }
        }
    }

    /// The lesson that is left has been done: the next one comes next; after the last, the first again.
    pub(super) fn note_lesson(&self) {
        let Some(play) = &self.play else {
            return;
        };
        let lesson = play.scene.lesson.as_ref();
        if let Some(lesson) = lesson.filter(|lesson| lesson.progress == Progress::Done) {
            let next = lesson.number % lesson.count + 1;
            let edition = play.session.table().ruleset().edition.name;
            storage::keep_next_lesson(edition, next);
        }
    }

    /// The offer of the lessons on the form.
    pub(super) fn lesson_offer(&self) -> Html {
        let is_new = !self.keeping.games.any() && storage::is_new();
        html! { <LessonOffer ruleset={self.plain()} {is_new} /> }
    }

    /// Whether the rulebook offers the lessons.
    pub(super) fn offers_lessons(&self) -> bool {
        !self.is_in_lesson() && learned_in(self.plain()).is_some()
    }

    /// Whether a lesson is shown.
    pub(super) fn is_in_lesson(&self) -> bool {
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        playing.is_some_and(|play| play.session.is_lesson())
    }

    /// The edition that is played, or else that of the form, without options.
    fn plain(&self) -> Ruleset {
        let ruleset = self.ruleset();
        let mut editions = ruleset.family.editions.iter();
        let index = editions.position(|edition| edition == ruleset.edition);
        Ruleset::of(ruleset.family, index.unwrap_or_default())
    }
}

/// Fetches the lessons at a path.
fn bring(ctx: &Context<App>, path: String) {
    let (link, language) = (ctx.link().clone(), words::language());
    spawn_local(async move {
        let text = fetch::book(language, &path).await;
        link.send_message(Msg::Learn(Learn::Come(path, text)));
    });
}
