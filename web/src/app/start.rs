//! Starting a game, and resuming the one on the table.

use std::rc::Rc;

use rules::record::Match;
use table::address;
use table::dice::SaltedSeed;
use table::scene::Scene;
use table::session::{Effect, Intent, Levels, Session};
use table::setup::{self, Setup};
use yew::prelude::*;

use super::{ActiveGame, App, Screen};
use crate::platform::storage;
use crate::settings::switch::Switch;

/// A random seed.
pub(super) fn drawn_seed() -> u64 {
    // A browser always has random numbers.
    getrandom::u64().unwrap_or_default()
}

/// A random seed and salt for a new game.
pub(super) fn drawn_dice() -> SaltedSeed {
    let mut salt = [0; 16];
    // Without random numbers for a salt, the game has no fingerprint.
    let is_drawn = getrandom::fill(&mut salt).is_ok();
    SaltedSeed {
        seed: drawn_seed(),
        salt: is_drawn.then(|| u128::from_le_bytes(salt)),
    }
}

/// The levels of bots that a session asks.
pub(super) fn levels() -> Levels {
    let levels = bot::levels();
    let name = |level: Option<&(&str, _)>| level.map_or("", |(name, _)| name).to_owned();
    Levels {
        hint: name(levels.last()),
        quickest: name(levels.first()),
    }
}

impl App {
    /// Puts a new session on the table and shows it.
    pub(super) fn start_session(
        &mut self,
        ctx: &Context<App>,
        session: Session,
        mut effects: Vec<Effect>,
    ) {
        let mut game = ActiveGame::of(session, self.preferences.player_settings());
        if self.preferences.switches.is_on(Switch::Threats) {
            effects.extend(game.session.update(Intent::ShowThreats(true)));
            game.scene = Rc::new(Scene::of(&game.session));
        }
        self.game = Some(game);
        self.screen = Screen::Game;
        self.dialogs.end_seen = false;
        self.playback.stop();
        self.preferences.hush();
        self.access.live.clear();
        if self.game.as_ref().is_some_and(ActiveGame::has_bots) {
            self.bots.start();
        }
        self.run_effects(ctx, effects);
    }

    /// Resumes the game on the table.
    pub(super) fn resume_waiting(&mut self, ctx: &Context<App>) {
        let Some(game) = &self.game else {
            if self.saved.elsewhere.is_some() {
                self.screen = Screen::OtherTab;
            }
            return;
        };
        let (record, speed) = (game.session.table().record(), game.session.speed());
        let table_settings = game.session.table_settings_line();
        let is_end_known = game.is_end_known;
        // Its timers and questions were dropped when it was left.
        let resumed = match game.session.link_player().cloned() {
            Some(player) => {
                let seen = game.session.table().entry_count();
                Ok(Session::by_link(player, seen, speed, levels()))
            }
            None => Session::resume(&record, drawn_seed(), speed, levels()),
        };
        if let Ok((mut session, mut effects)) = resumed {
            effects.extend(session.read_table_settings(&table_settings));
            self.start_session(ctx, session, effects);
            if let Some(game) = &mut self.game {
                game.is_end_known = is_end_known;
            }
        }
    }

    pub(super) fn start(&mut self, ctx: &Context<App>) {
        self.form.version += 1;
        self.form.problems.clear();
        // The form hides the seed of a game by link.
        let seed = match self.form.setup.host() {
            Some(_) => "",
            None => &self.form.seed,
        };
        match setup::read_seed(seed) {
            Ok(seed) => self.form.setup.seed = seed,
            Err(problem) => return self.form.problems.push(problem),
        }
        match setup::read_total(&self.form.total) {
            Ok(total) => self.form.setup.match_play = total.map(Match::to),
            Err(problem) => return self.form.problems.push(problem),
        }
        self.start_form(ctx);
    }

    /// Starts a game that did not come from the form, which shows it from now on.
    pub(super) fn start_setup(&mut self, ctx: &Context<App>, setup: Setup) {
        self.form.version += 1;
        self.form.problems.clear();
        self.form.setup = setup;
        self.start_form(ctx);
    }

    fn start_form(&mut self, ctx: &Context<App>) {
        if let Some(seat) = self.form.setup.host() {
            let setup = self.form.setup.clone();
            if let Err(problem) = self.invite(ctx, &setup, seat) {
                let problem = words::capitalised(&problem);
                self.form.problems.push(format!("{problem}."));
                self.leave_screen(Screen::Setup);
            }
            return;
        }
        match Session::start(&self.form.setup, drawn_dice(), levels()) {
            Ok((session, effects)) => {
                self.leave_game();
                self.hold_new_game();
                storage::keep_speed(self.form.setup.speed);
                storage::keep_played(self.form.setup.ruleset.edition.name);
                storage::keep_last_game(&address::write(&Setup {
                    seed: None,
                    ..self.form.setup.clone()
                }));
                // The next game has other dice.
                self.form.seed.clear();
                self.form.setup.seed = None;
                self.start_session(ctx, session, effects);
                self.push_game_address();
            }
            Err(problem) => {
                self.form.problems.push(format!("{problem}."));
                self.leave_screen(Screen::Setup);
            }
        }
    }
}
