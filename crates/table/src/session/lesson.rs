//! Lessons and exercises: rolls are scripted, only the learner acts, and nothing is saved.

use rules::any_game::Move;
use rules::ruleset::Ruleset;

use super::{
    Effect, Hint, Levels, LocalGame, Mode, PlayerSettings, RankedPlay, Session, ShownHint,
    tap_refusals,
};
use crate::exercise::{Exercise, ExerciseAttempt, Place};
use crate::game_session::GameSession;
use crate::lesson::{self, Learning};
use crate::random_numbers::{Scripted, Source};

impl LocalGame {
    /// Places the lesson's bubble anew, if it is a lesson.
    pub(super) fn arrange_lesson(&mut self) {
        let layout = self.layout().clone();
        if let Some(learning) = self.mode.lesson_mut() {
            learning.arrange(&self.table, layout);
        }
    }
}

impl Session {
    /// Starts lesson `number`, counted from 1, of a game's text of lessons.
    ///
    /// # Errors
    /// An error message, if the text is wrong or has no such lesson.
    pub fn learn(
        ruleset: Ruleset,
        lessons: &str,
        number: usize,
        player: PlayerSettings,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let (learning, table) = lesson::open(ruleset, lessons, number)?;
        Ok(Session::of_lesson(learning, table, player, levels))
    }

    /// Starts an exercise, which has this place among others.
    ///
    /// # Errors
    /// An error message, if the exercise cannot be read.
    pub fn exercise(
        exercise: &Exercise,
        place: Place,
        player: PlayerSettings,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let (learning, table) = lesson::open_exercise(exercise, place)?;
        Ok(Session::of_lesson(learning, table, player, levels))
    }

    fn of_lesson(
        learning: Learning,
        table: GameSession,
        player: PlayerSettings,
        levels: Levels,
    ) -> (Session, Vec<Effect>) {
        let nothing = Source::Scripted(Scripted::new([]));
        let (mut session, mut effects) =
            Session::of(LocalGame::new(table, nothing, player), levels);
        let (lesson, heading) = (&learning.lesson, learning.heading());
        let words = format!("{heading}: {}. {}", lesson.title, lesson.task);
        session.local.mode = Mode::Lesson(Box::new(learning));
        session.local.arrange_lesson();
        effects.push(Effect::Announce(words));
        drop_saves(&mut effects);
        (session, effects)
    }

    /// The exercise in progress, if this is one.
    pub fn exercise_attempt(&self) -> Option<ExerciseAttempt> {
        let lesson = self.local.mode.lesson()?;
        lesson.exercise_attempt(&self.local.table)
    }

    /// How many lessons there are of the ruleset; 0 outside lessons.
    pub fn lesson_count(&self) -> usize {
        let lesson = self.local.mode.lesson();
        lesson.map_or(0, |lesson| lesson.count)
    }

    /// Translates the lesson, if this is one, with a text of the same lessons in another language.
    pub fn rebuild_lesson_texts(&mut self, lessons: &str) {
        let ruleset = self.local.table.ruleset();
        if let Some(learning) = self.local.mode.lesson_mut() {
            learning.rebuild_texts(ruleset, lessons);
        }
        self.shown.change();
        self.local.arrange_lesson();
    }

    /// Begins the lesson again, if this is one.
    pub(super) fn restart(&mut self, effects: &mut Vec<Effect>) {
        if self.local.mode.lesson().is_some() {
            self.back_to(0, false, effects);
            self.undo.forget_undone();
        }
    }

    /// Announces the lesson's own hint, and shows the moves that complete it.
    pub(super) fn announce_hint(&mut self, effects: &mut Vec<Effect>) {
        if self.local.can_roll() {
            return self.say(tap_refusals::roll_first(self), effects);
        }
        let Some(learning) = self.local.mode.lesson_mut() else {
            return;
        };
        learning.hinted = true;
        let words = learning.lesson.hint.clone();
        let mut moves = learning.solution(&self.local.table);
        learning.count_hint(&mut moves);
        effects.push(Effect::Announce(words.clone()));
        if let Some(hint) = hint_of(&self.local.table, &moves, words) {
            self.selection.pawn = hint.choice.pointing.from;
            self.selection.hint = Some(hint);
        }
    }

    /// Updates the progress of a lesson when no animation is running, and announces it once the lesson is
    /// over.
    pub(super) fn judge(&mut self, effects: &mut Vec<Effect>) {
        if self.shown.ticket().is_some() {
            return;
        }
        let Some(learning) = self.local.mode.lesson_mut() else {
            return;
        };
        let (progress, begun) = learning.judged(&self.local.table);
        if (progress, begun) == (learning.progress, learning.begun) {
            return;
        }
        let goes_on = begun > learning.begun;
        (learning.progress, learning.begun) = (progress, begun);
        if learning.is_over() {
            learning.hinted = false;
            self.selection.pawn = None;
            self.selection.asking.clear();
            append_announcement(&learning.says(), effects);
        } else if goes_on {
            append_announcement(learning.task_now(), effects);
        }
        self.local.arrange_lesson();
    }
}

/// A lesson's hint, which shows moves on the board as a bot's hint does.
fn hint_of(table: &GameSession, moves: &[Move], why: String) -> Option<ShownHint> {
    let mut choices = table.choices().iter();
    let choice = *choices.find(|choice| Some(&choice.entry) == moves.first())?;
    let mut game = table.game().boxed_clone();
    let written = moves.iter().map(|step| {
        let written = game.write(*step);
        game.apply(*step);
        written
    });
    let play = RankedPlay {
        steps: written.collect(),
        ..RankedPlay::default()
    };
    Some(ShownHint {
        hint: Hint {
            plays: vec![play],
            why,
        },
        shown: 0,
        choice,
    })
}

/// Announces something. A new announcement would replace the last one, so this one is appended to it.
pub(super) fn append_announcement(says: &str, effects: &mut Vec<Effect>) {
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

/// Drops save effects, since lessons are not saved.
pub(super) fn drop_saves(effects: &mut Vec<Effect>) {
    effects.retain(|effect| !matches!(effect, Effect::Save(_)));
}
