//! Replays and lessons, while the game on the table waits.

use table::lesson::{Progress, Task};
use table::session::{self, Intent, Session, Watch};
use words::t;

use crate::game::active_game::ActiveGame;
use crate::game::start::{drawn_seed, levels};
use crate::game::store::{Around, GameStore};
use crate::lessons::panel::TITLE;
use crate::lessons::store::LessonMsg;
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;
use crate::page::route::{GAME, REPLAY, Screen};
use crate::saves::store::SavesMsg;

impl GameStore {
    /// Replays the saved game under a key, or the one on the screen.
    pub(crate) fn watch(&mut self, key: Option<&str>, around: &Around<'_>) -> Vec<Effect> {
        let record = match (key, self.active()) {
            (Some(key), _) => around.saves.games.record(key),
            (None, Some(game)) => game.session.table().whole_record(),
            (None, None) => return Vec::new(),
        };
        // A game that was played can be read.
        let Ok(replay) = self.replay_of(&record, around) else {
            return Vec::new();
        };
        let mut effects = self.show_replay(replay.of_this_device());
        effects.push(Effect::SetAddress(REPLAY.to_owned()));
        effects
    }

    /// Replays the game of a link to a turn, at its end.
    pub(crate) fn watch_record(
        &mut self,
        record: &str,
        end: usize,
        around: &Around<'_>,
    ) -> Vec<Effect> {
        match self.replay_of(record, around) {
            Ok(replay) => {
                let mut effects = self.show_replay(replay);
                if let Some(replay) = self.active_mut() {
                    replay.session.update(Intent::Watch(Watch::To(end)));
                }
                effects.push(self.draw());
                effects
            }
            Err(problem) => vec![notify(&t!(by_link::not_opened, problem))],
        }
    }

    /// The replay of a record.
    pub(crate) fn replay_of(&self, record: &str, around: &Around<'_>) -> Result<Session, String> {
        Session::watch(record, around.settings.player(), levels())
    }

    /// Shows a replay.
    pub(crate) fn show_replay(&mut self, replay: Session) -> Vec<Effect> {
        let mut effects = self.leave_aside();
        effects.extend(self.show_aside(Screen::Replay, replay));
        effects
    }

    /// Shows a lesson.
    pub(crate) fn learn(&mut self, session: Session, told: Vec<session::Effect>) -> Vec<Effect> {
        let mut effects = self.show_aside(Screen::Lesson, session);
        effects.extend(self.effects(told));
        effects.push(Effect::FocusSoon(TITLE));
        effects
    }

    /// Shows a replay or a lesson; the game on the table waits.
    fn show_aside(&mut self, screen: Screen, session: Session) -> Vec<Effect> {
        self.aside = Some(ActiveGame::new(session));
        self.screen = screen;
        vec![
            send(DialogMsg::Drop),
            Effect::Stop,
            send(AnnounceMsg::Clear),
        ]
    }

    /// Leaves a replay or a lesson for the game on the table, or for the home page.
    pub(crate) fn leave_aside(&mut self) -> Vec<Effect> {
        if !self.is_aside() {
            return Vec::new();
        }
        let done = self.lesson_done();
        self.aside = None;
        self.screen = match &self.game {
            Some(_) => Screen::Game,
            None => Screen::Home,
        };
        let mut effects = vec![Effect::Stop, send(AnnounceMsg::Clear)];
        effects.extend(done);
        effects.extend(self.is_idle().then(|| send(SavesMsg::Refresh)));
        effects
    }

    /// If the lesson on the screen was completed, the next one is remembered; after the last one, the first.
    pub(crate) fn lesson_done(&self) -> Option<Effect> {
        let game = self.active()?;
        let lesson = game.scene.lesson.as_ref();
        let is_done = |lesson: &Task| lesson.progress == Progress::Done && !lesson.is_exercise;
        let lesson = lesson.filter(|lesson| is_done(lesson))?;
        let next = lesson.number % lesson.count + 1;
        let edition = game.session.table().ruleset().edition.name;
        Some(send(LessonMsg::Reached(edition, next, lesson.count)))
    }

    /// Plays on from the current moment of the replay, in a game that is saved or not. The game on the table stays saved.
    pub(crate) fn play_on(&mut self, is_saved: bool, around: &Around<'_>) -> Vec<Effect> {
        let replay = self
            .aside
            .as_ref()
            .filter(|_| self.screen == Screen::Replay);
        let Some((mut session, mut told)) =
            replay.map(|replay| replay.session.play_on(drawn_seed()))
        else {
            return Vec::new();
        };
        let mut effects = self.leave_aside();
        // The table settings of the game on the table stay.
        let family = |session: &Session| session.table().ruleset().family.seats;
        if let Some(game) = &self.game
            && family(&game.session) == family(&session)
        {
            let table_settings = game.session.local().settings().table_settings;
            told.extend(session.update(Intent::ChangeTableSettings(table_settings)));
        }
        effects.extend(self.clear_table());
        effects.push(match is_saved {
            true => send(SavesMsg::HoldNew),
            false => notify(t!(review::try_out)),
        });
        effects.extend(self.put(session, told, around.settings));
        effects.push(Effect::SetAddress(GAME.to_owned()));
        effects
    }
}
