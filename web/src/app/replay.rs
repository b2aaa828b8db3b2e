//! Watching a game again; the game that was going on waits meanwhile.

use table::link;
use table::session::{Message, Session};
use words::say;
use yew::prelude::*;

use super::App;
use super::router::{GAME, REPLAY, set_address};
use super::start::{drawn_seed, levels};
use super::{ActiveGame, Screen};

impl App {
    /// Whether a replay or a lesson is shown.
    pub(super) fn is_aside(&self) -> bool {
        matches!(self.screen, Screen::Replay(_) | Screen::Lesson(_))
    }

    /// Shows a game from its beginning: the kept one under a key, or the one on the screen.
    pub(super) fn watch(&mut self, key: Option<String>) {
        let record = match (key, self.active()) {
            (Some(key), _) => self.saved.games.record(&key),
            (None, Some(game)) => game.session.table().record(),
            (None, None) => return,
        };
        // What was played or read once can be read again.
        if self.watch_record(&record).is_ok() {
            set_address(REPLAY);
        }
    }

    /// Shows the game that an address holds; its form, and why, if it holds none.
    pub(super) fn watch_given(&mut self, link: &str) {
        let watched = link::read(link).and_then(|record| self.watch_record(&record));
        if let Err(problem) = watched {
            let problem = say!(replay::no_game, problem);
            self.fill(self.form.setup.clone(), vec![problem]);
        }
    }

    fn watch_record(&mut self, record: &str) -> Result<(), String> {
        let session = Session::watch(record, self.form.setup.speed, levels())?;
        self.leave_aside();
        self.show_aside(Screen::Replay(Box::new(ActiveGame::of(session))));
        Ok(())
    }

    /// Shows a replay or a lesson; the game on the table waits.
    pub(super) fn show_aside(&mut self, screen: Screen) {
        self.screen = screen;
        self.dialogs.open = None;
        self.access.log_lines = 0;
        self.stop_showing();
    }

    /// Leaves a replay or a lesson for the game on the table. Returns whether one was left.
    pub(super) fn leave_aside(&mut self) -> bool {
        let left = self.is_aside();
        if left {
            self.note_lesson();
            self.screen = match (&self.game, &self.saved.elsewhere) {
                (Some(_), _) => Screen::Game,
                (None, Some(_)) => Screen::OtherTab,
                (None, None) => Screen::Home,
            };
            self.access.log_lines = 0;
            self.stop_showing();
        }
        left
    }

    /// Plays on from the moment that the replay shows; the game that has waited is kept.
    pub(super) fn play_on(&mut self, ctx: &Context<App>) {
        let on = match &self.screen {
            Screen::Replay(replay) => replay.session.play_on(drawn_seed()),
            _ => return,
        };
        self.leave_aside();
        let (mut session, mut effects) = on;
        // Those who sit there already go on as they sat.
        let family = |session: &Session| session.table().ruleset().family.seats;
        if let Some(game) = &self.game
            && family(&game.session) == family(&session)
        {
            let manners = game.session.manners();
            effects.extend(session.update(Message::Conduct(manners)));
        }
        self.leave_game();
        self.hold_new();
        self.open(ctx, session, effects);
        set_address(GAME);
    }

    /// What was under way is not waited for any more.
    pub(super) fn stop_showing(&mut self) {
        self.playback.stop();
        self.preferences.hush();
        self.access.live.clear();
    }
}
