//! Dialogs, and the browser's Back: it closes a dialog, then leads to the home page. The game stays.

use wasm_bindgen::JsValue;

use super::router::{GAME, HOME, TURN, fragment};
use super::{ActiveGame, App, Dialog, Screen};
use crate::game::toolbar::Drawer;

/// The history state of a game's entry, so that a reload does not add another entry below it.
const MARK: &str = "game";
/// The history state of any other entry that a dialog lies over. An entry without a state is new: somebody has opened
/// an address.
const BELOW_DIALOG: &str = "page";

/// What lies over the screen.
#[derive(Default)]
pub(super) struct Dialogs {
    /// The dialog that the player opened.
    pub(super) open: Option<Dialog>,
    /// The drawer that is open, on screens too small for the log and the settings.
    pub(super) drawer: Option<Drawer>,
    /// The address at which Back closes a dialog, if there is an entry in the history for it.
    pushed: Option<String>,
    /// The address of a link whose game is not saved yet.
    unsaved_link: Option<String>,
    /// Whether the dialog about the end of the game was closed.
    pub(super) end_seen: bool,
    /// Whether the dialog about the end of the game was opened.
    pub(super) end_told: bool,
    /// Whether that dialog is on the screen.
    shows_end: bool,
}

impl App {
    /// Sets the address of the game, above that of the home page: a reload resumes the game, and Back leads home. The
    /// address of a link stays until its game is saved, because a reload opens the link again.
    pub(super) fn push_game_address(&mut self) {
        let here = fragment();
        let is_pending = |key| self.saved.games.is_pending(key);
        if here.starts_with(TURN) && self.saved.key.as_deref().is_some_and(is_pending) {
            self.dialogs.unsaved_link = Some(here);
            return;
        }
        let Ok(history) = gloo::utils::window().history() else {
            return;
        };
        let is_game = history
            .state()
            .is_ok_and(|state| state.as_string().as_deref() == Some(MARK));
        // These fail only for addresses of other sites.
        let _ = if is_game {
            history.replace_state_with_url(&MARK.into(), "", Some(GAME))
        } else {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(HOME));
            history.push_state_with_url(&MARK.into(), "", Some(GAME))
        };
    }

    /// A game was saved: if a link led to it, its address is set now.
    pub(super) fn on_saved(&mut self, key: &str) {
        if self.saved.key.as_deref() == Some(key)
            && !self.saved.games.is_pending(key)
            && self.dialogs.unsaved_link.take() == Some(fragment())
        {
            self.push_game_address();
            if self.has_dialog() {
                self.push_dialog();
            }
        }
    }

    /// Adds a history entry, so that Back closes the dialog.
    pub(super) fn push_dialog(&mut self) {
        let here = fragment();
        let known = [&self.dialogs.pushed, &self.dialogs.unsaved_link];
        if known.contains(&&Some(here.clone())) {
            return;
        }
        self.dialogs.pushed = Some(here);
        if let Ok(history) = gloo::utils::window().history() {
            let mut state = history.state().unwrap_or(JsValue::NULL);
            if state.is_null() {
                state = BELOW_DIALOG.into();
                let _ = history.replace_state_with_url(&state, "", None);
            }
            let _ = history.push_state_with_url(&state, "", None);
        }
    }

    /// Closes the open dialog. If it was closed in another way, its history entry is still there: goes back once more.
    pub(super) fn on_back(&mut self) {
        let Ok(history) = gloo::utils::window().history() else {
            return;
        };
        let is_new = history.state().is_ok_and(|state| state.is_null());
        // The entry belongs to another screen, not to a dialog.
        if self.dialogs.pushed.take() != Some(fragment()) || is_new {
            return;
        }
        if self.has_dialog() {
            self.close_dialog();
        } else {
            let _ = history.back();
        }
    }

    /// The game on the screen, if it has ended. A replay has no end of its own.
    pub(super) fn ended_game(&self) -> Option<&ActiveGame> {
        let is_game = matches!(self.screen, Screen::Game);
        let game = self.game.as_ref().filter(|_| is_game)?;
        game.scene.end.is_some().then_some(game)
    }

    fn has_dialog(&self) -> bool {
        self.dialogs.open.is_some() || self.shows_end()
    }

    fn shows_end(&self) -> bool {
        self.dialogs.open.is_none() && self.ended_game().is_some() && !self.dialogs.end_seen
    }

    /// Remembers that the end of the game was shown, once something else is.
    pub(super) fn notice_end(&mut self) {
        let shows_end = self.shows_end();
        let has_shown = std::mem::replace(&mut self.dialogs.shows_end, shows_end);
        if let Some(game) = &mut self.game {
            game.is_end_known |= has_shown && !shows_end && !game.scene.winners.is_empty();
        }
    }

    pub(super) fn close_dialog(&mut self) {
        match self.dialogs.open {
            Some(_) => self.dialogs.open = None,
            None => self.dialogs.end_seen = true,
        }
    }
}
