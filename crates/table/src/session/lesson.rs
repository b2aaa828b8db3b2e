//! Doing a lesson: what comes is written down, nobody but the learner acts, and nothing is kept.

use rules::ruleset::Ruleset;
use rules::seat::Seat;
use words::t;

use super::{Effect, Intent, Levels, Mode, Session};
use crate::dice::{Scripted, Source};
use crate::lesson::{self, Progress};
use crate::scene::Scene;
use crate::speed::Speed;

impl Session {
    /// Begins the lesson of that number, from 1, of the text of a game's lessons.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the text, or that there is no such lesson.
    pub fn learn(
        ruleset: Ruleset,
        lessons: &str,
        number: usize,
        speed: Speed,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let (learning, table) = lesson::open(ruleset, lessons, number)?;
        let nothing = Source::Scripted(Scripted::new([]));
        let (mut session, mut effects) = Session::with(table, nothing, speed, levels);
        let lesson = &learning.lesson;
        let (count, title, task) = (learning.count, &lesson.title, &lesson.task);
        let words = t!(session::lesson, number, count, title, task);
        session.mode = Mode::Lesson(Box::new(learning));
        session.arrange_lesson();
        effects.push(Effect::Announce(words));
        unkept(&mut effects);
        Ok((session, effects))
    }

    /// Names the player of a lesson in the current language.
    pub(super) fn call_learner(&mut self) {
        if let Mode::Lesson(learning) = &self.mode {
            learning.call(&mut *self.table);
        }
    }

    /// Whether it is a lesson, and no game.
    pub fn is_lesson(&self) -> bool {
        matches!(self.mode, Mode::Lesson(_))
    }

    /// Who does the lesson, if it is one.
    pub(crate) fn learner(&self) -> Option<Seat> {
        match &self.mode {
            Mode::Lesson(learning) => Some(learning.learner),
            _ => None,
        }
    }

    /// Tells the lesson, if it is one, by a text of the same lessons in another language.
    pub fn retell_lesson(&mut self, lessons: &str) {
        let ruleset = self.table.ruleset();
        if let Mode::Lesson(learning) = &mut self.mode {
            learning.retell(ruleset, lessons);
        }
        self.arrange_lesson();
    }

    /// Places the lesson's bubble anew, if it is a lesson.
    pub(super) fn arrange_lesson(&mut self) {
        let turns = self.turns();
        if let Mode::Lesson(learning) = &mut self.mode {
            learning.arrange(&*self.table, turns);
        }
    }

    /// Puts into a scene what belongs to the lesson, and takes from it what belongs to games only.
    pub(crate) fn show_lesson(&self, scene: &mut Scene) {
        let Mode::Lesson(learning) = &self.mode else {
            return;
        };
        let going = !learning.is_over();
        // Its own hint, and no bot's.
        scene.capabilities.hint = going;
        scene.capabilities.danger = None;
        scene.end = None;
        if !going {
            scene.status = match learning.progress {
                Progress::Done => t!(session::lesson_done),
                _ => t!(session::lesson_missed),
            }
            .to_owned();
        }
        scene.lesson = Some(Box::new(learning.task(&*self.table)));
    }

    /// Takes a message in a lesson.
    pub(super) fn heed_learning(&mut self, message: Intent) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Intent::Throw => self.come(&mut effects),
            Intent::Hint => self.tell_hint(&mut effects),
            Intent::Restart => {
                self.table.back_to(0);
                self.alert = None;
                self.is_back(&mut effects);
            }
            // What games have, and no lesson: bots, other players, dice by hand, replays.
            Intent::Tap(..)
            | Intent::Enter(_)
            | Intent::Sit(..)
            | Intent::Name(..)
            | Intent::Conduct(_)
            | Intent::ShowDanger(_)
            | Intent::Watch(_) => {}
            other => effects = self.heed(other),
        }
        self.judge(&mut effects);
        unkept(&mut effects);
        effects
    }

    /// What is written down comes.
    fn come(&mut self, effects: &mut Vec<Effect>) {
        let next = match &self.mode {
            Mode::Lesson(learning) if self.can_throw() => learning.coming(&*self.table),
            _ => None,
        };
        let Some(next) = next.map(str::to_owned) else {
            return;
        };
        self.alert = None;
        let before = self.before();
        if let Some(events) = self.table.enter(&next) {
            self.happened(before, events, effects);
        }
    }

    fn tell_hint(&mut self, effects: &mut Vec<Effect>) {
        if let Mode::Lesson(learning) = &mut self.mode {
            learning.hinted = true;
            effects.push(Effect::Announce(learning.lesson.hint.clone()));
        }
    }

    /// Finds out how the lesson goes, if it is one and all has landed, and says so where that has
    /// changed.
    pub(super) fn judge(&mut self, effects: &mut Vec<Effect>) {
        if self.showing().is_some() {
            return;
        }
        let Mode::Lesson(learning) = &mut self.mode else {
            return;
        };
        let (progress, begun) = learning.judged(&*self.table);
        if (progress, begun) == (learning.progress, learning.begun) {
            return;
        }
        let goes_on = begun > learning.begun;
        (learning.progress, learning.begun) = (progress, begun);
        if learning.is_over() {
            learning.hinted = false;
            self.selection.selected = None;
            self.selection.asking.clear();
            say_also(&learning.says(), effects);
        } else if goes_on {
            say_also(learning.task_now(), effects);
        }
        self.arrange_lesson();
    }
}

/// One announcement takes the place of another, so what is said of the lesson is said after what has
/// happened.
fn say_also(says: &str, effects: &mut Vec<Effect>) {
    let mut told = effects.iter_mut().rev();
    let before = told.find_map(|effect| match effect {
        Effect::Announce(words) => Some(words),
        _ => None,
    });
    match before {
        Some(words) => {
            words.push(' ');
            words.push_str(says);
        }
        None => effects.push(Effect::Announce(says.to_owned())),
    }
}

/// A lesson is no game: nothing of it is kept.
fn unkept(effects: &mut Vec<Effect>) {
    effects.retain(|effect| !matches!(effect, Effect::Save(_)));
}
