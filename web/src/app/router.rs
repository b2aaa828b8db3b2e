//! The address of the page, and the screen that it leads to.

use table::address::{self, Address};
use yew::prelude::*;

use super::{ActiveGame, App};
use crate::platform::{crash_guard, storage};

/// The address of the game on the table.
pub(super) const GAME: &str = "#/";
/// The address of the home page.
pub(super) const HOME: &str = "#/home";
/// The address of the form, with its last content.
pub(super) const NEW: &str = "#/new";
/// The prefix of a link to a whole game.
pub(super) const GIVEN: &str = "#/g/";
/// The prefix of a link to a turn of a game by link.
pub(super) const TURN: &str = "#/p/";
/// The address of a replay.
pub(super) const REPLAY: &str = "#/replay";

/// What the page shows.
pub(super) enum Screen {
    /// The last game, all games, saved games.
    Home,
    /// The form "New game" with all options.
    Setup,
    /// The game on the table.
    Game,
    /// A replay; the game on the table waits.
    Replay(Box<ActiveGame>),
    /// A lesson; the game on the table waits.
    Lesson(Box<ActiveGame>),
    /// Another tab plays the game.
    OtherTab,
}

impl App {
    /// The game, replay or lesson on the screen.
    pub(super) fn active(&self) -> Option<&ActiveGame> {
        match &self.screen {
            Screen::Game => self.game.as_ref(),
            Screen::Replay(game) | Screen::Lesson(game) => Some(game),
            Screen::Home | Screen::Setup | Screen::OtherTab => None,
        }
    }

    /// The game, replay or lesson on the screen, mutable.
    pub(super) fn active_mut(&mut self) -> Option<&mut ActiveGame> {
        match &mut self.screen {
            Screen::Game => self.game.as_mut(),
            Screen::Replay(game) | Screen::Lesson(game) => Some(game),
            Screen::Home | Screen::Setup | Screen::OtherTab => None,
        }
    }

    pub(super) fn go_to_address(&mut self, ctx: &Context<App>) {
        let fragment = fragment();
        if fragment == REPLAY && self.is_aside() {
            return self.show_waiting_review();
        }
        let left = self.leave_aside();
        match &*fragment {
            HOME => return self.leave_screen(Screen::Home),
            NEW => return self.leave_screen(Screen::Setup),
            // After a reload there is no replay.
            REPLAY => return set_address(GAME),
            _ => {}
        }
        if let Some(link) = fragment.strip_prefix(TURN) {
            return self.open_link(ctx, link);
        }
        if let Some(link) = fragment.strip_prefix(GIVEN) {
            return self.watch_link(link);
        }
        let kinds: Vec<_> = bot::levels().into_iter().map(|(name, _)| name).collect();
        match address::parse(&fragment, &kinds) {
            Address::Front => {
                if left || self.is_idle() {
                    self.resume_waiting(ctx);
                }
            }
            Address::New {
                mut setup,
                start,
                problems,
            } => {
                if !fragment.contains("speed=") {
                    setup.speed = storage::speed();
                }
                self.show_form(setup, problems);
                // After two failed starts, the player decides.
                if start && crash_guard::aside().is_none() {
                    self.start(ctx);
                }
            }
            Address::Learn { ruleset, lesson } => self.learn(ctx, ruleset, lesson, left),
            Address::Unknown(problem) => {
                let setup = self.form.setup.clone();
                self.show_form(setup, vec![problem]);
            }
        }
    }
}

/// The fragment of the address, with its `#`.
pub(super) fn fragment() -> String {
    let location = gloo::utils::window().location();
    location.hash().unwrap_or_default()
}

/// Sets the fragment of the address, which sends `AppMsg::Address`.
pub(super) fn set_address(fragment: &str) {
    // Setting a fragment does not fail.
    let _ = gloo::utils::window().location().set_hash(fragment);
}
