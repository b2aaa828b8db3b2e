//! Replays. The game on the table waits meanwhile.

use table::link;
use table::session::{Intent, Session};
use words::t;
use yew::prelude::*;

use super::router::{GAME, REPLAY, set_address};
use super::start::{drawn_seed, levels};
use super::{ActiveGame, App, Screen};

impl App {
    /// Whether a replay or a lesson is shown.
    pub(super) fn is_aside(&self) -> bool {
        matches!(self.screen, Screen::Replay(_) | Screen::Lesson(_))
    }

    /// Replays the saved game under a key, or the one on the screen.
    pub(super) fn watch(&mut self, key: Option<String>) {
        let record = match (key, self.active()) {
            (Some(key), _) => self.saved.games.record(&key),
            (None, Some(game)) => game.session.whole_record(),
            (None, None) => return,
        };
        // A game that was played can be read.
        if self.watch_text(&record).is_ok() {
            set_address(REPLAY);
        }
    }

    /// Replays the game of a link, or shows the form with the reason why the link is wrong.
    pub(super) fn watch_link(&mut self, link: &str) {
        let watched = link::read(link).and_then(|record| self.watch_text(&record));
        if let Err(problem) = watched {
            let problem = t!(replay::no_game, problem);
            self.show_form(self.form.setup.clone(), vec![problem]);
        }
    }

    pub(super) fn watch_text(&mut self, record: &str) -> Result<(), String> {
        let session = Session::watch(record, self.form.setup.speed, levels())?;
        self.leave_aside();
        let settings = self.preferences.player_settings();
        self.show_aside(Screen::Replay(Box::new(ActiveGame::of(session, settings))));
        Ok(())
    }

    /// Shows a replay or a lesson; the game on the table waits.
    pub(super) fn show_aside(&mut self, screen: Screen) {
        self.screen = screen;
        self.dialogs.open = None;
        self.access.log_lines = 0;
        self.stop_playback();
    }

    /// Leaves a replay or a lesson for the game on the table. Returns whether one was left.
    pub(super) fn leave_aside(&mut self) -> bool {
        let left = self.is_aside();
        if left {
            self.remember_lesson();
            self.screen = match (&self.game, &self.saved.elsewhere) {
                (Some(_), _) => Screen::Game,
                (None, Some(_)) => Screen::OtherTab,
                (None, None) => Screen::Home,
            };
            self.access.log_lines = 0;
            self.stop_playback();
        }
        left
    }

    /// Plays on from the current moment of the replay. The game on the table stays saved.
    pub(super) fn play_on(&mut self, ctx: &Context<App>) {
        let on = match &self.screen {
            Screen::Replay(replay) => replay.session.play_on(drawn_seed()),
            _ => return,
        };
        self.leave_aside();
        let (mut session, mut effects) = on;
        // The table settings of the game on the table stay.
        let family = |session: &Session| session.table().ruleset().family.seats;
        if let Some(game) = &self.game
            && family(&game.session) == family(&session)
        {
            let table_settings = game.session.table_settings();
            effects.extend(session.update(Intent::ChangeTableSettings(table_settings)));
        }
        self.leave_game();
        self.hold_new_game();
        self.start_session(ctx, session, effects);
        set_address(GAME);
    }

    /// Stops movements, pauses and sounds.
    pub(super) fn stop_playback(&mut self) {
        self.playback.stop();
        self.preferences.hush();
        self.access.live.clear();
    }
}
