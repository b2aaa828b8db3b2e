//! Watching a game again; the game that was going on waits meanwhile.

use table::link;
use table::session::{Message, Session};
use words::say;
use yew::prelude::*;

use super::App;
use super::Play;
use super::begin::{drawn_seed, levels};
use super::place::{GAME, REPLAY, set_address};

impl App {
    /// Whether a replay or a lesson is shown.
    pub(super) fn is_aside(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_aside)
    }

    /// Shows a game from its beginning: the kept one under a key, or the one on the screen.
    pub(super) fn watch(&mut self, key: Option<String>) {
        let record = match (key, &self.play) {
            (Some(key), _) => self.keeping.games.record(&key),
            (None, Some(play)) => play.session.table().record(),
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
        self.lay_aside_for(session);
        Ok(())
    }

    /// Puts a replay or a lesson on the table; the game that was there waits.
    pub(super) fn lay_aside_for(&mut self, session: Session) {
        self.waiting = self.play.take();
        self.play = Some(Play::of(session));
        self.setting_up = false;
        self.dialog = None;
        self.log_lines = 0;
        self.stop_showing();
    }

    /// Puts the game that has waited back on the table. Returns whether a replay or a lesson was left.
    pub(super) fn leave_aside(&mut self) -> bool {
        let left = self.is_aside();
        if left {
            if self
                .play
                .as_ref()
                .is_some_and(|play| play.session.is_lesson())
            {
                self.note_lesson();
            }
            self.play = self.waiting.take();
            self.log_lines = 0;
            self.stop_showing();
        }
        left
    }

    /// Plays on from the moment that the replay shows; the game that has waited is kept.
    pub(super) fn play_on(&mut self, ctx: &Context<App>) {
        let on = match &self.play {
            Some(play) if play.is_aside() => play.session.play_on(drawn_seed()),
            _ => return,
        };
        self.leave_aside();
        let (mut session, mut effects) = on;
        // Those who sit there already go on as they sat.
        let family = |session: &Session| session.table().ruleset().family.seats;
        if let Some(play) = &self.play
            && family(&play.session) == family(&session)
        {
            let manners = play.session.manners();
            effects.extend(session.update(Message::Conduct(manners)));
        }
        self.leave_game();
        self.hold_new();
        self.open(ctx, session, effects);
        set_address(GAME);
    }

    /// What was under way is not waited for any more.
    pub(super) fn stop_showing(&mut self) {
        self.shown.end();
        self.likes.hush();
        self.to_show = None;
        self.timer = None;
        self.frame = None;
        self.live.clear();
    }
}
