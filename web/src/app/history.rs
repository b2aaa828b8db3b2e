//! The browser's Back: it closes a dialog, then leads to the form; the game stays.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::App;
use super::Msg;
use super::place::{GAME, NEW, fragment};

/// What the entry of a game bears, so that a reload does not put another form below it.
const MARK: &str = "game";

/// Hears when the player goes back or forth.
pub(super) fn listener(ctx: &Context<App>) -> EventListener {
    let link = ctx.link().clone();
    EventListener::new(&gloo::utils::window(), "popstate", move |_| {
        link.send_message(Msg::Back);
    })
}

impl App {
    /// Gives the page the address of the game, above that of the form: a reload goes on, and does
    /// not start again, and Back leads to the form.
    pub(super) fn name_game(&self) {
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
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(NEW));
            history.push_state_with_url(&MARK.into(), "", Some(GAME))
        };
    }

    /// A dialog has opened: Back is to close it.
    pub(super) fn push_dialog(&mut self) {
        let here = fragment();
        if self.dialog_pushed.as_ref() == Some(&here) {
            return;
        }
        self.dialog_pushed = Some(here);
        if let Ok(history) = gloo::utils::window().history() {
            let state = history.state().unwrap_or(JsValue::NULL);
            let _ = history.push_state_with_url(&state, "", None);
        }
    }

    /// The player has gone back: out of the dialog that is open, or, where it was closed otherwise,
    /// from the entry that it has left on to what lies below.
    pub(super) fn gone_back(&mut self) {
        // Another address is another screen, and no dialog's entry.
        if self.dialog_pushed.take() != Some(fragment()) {
            return;
        }
        if self.has_dialog() {
            self.close_dialog();
        } else if let Ok(history) = gloo::utils::window().history() {
            let _ = history.back();
        }
    }

    fn has_dialog(&self) -> bool {
        let ended = self
            .play
            .as_ref()
            .is_some_and(|play| play.scene.end.is_some() && !play.is_aside());
        self.dialog.is_some() || ended && !self.end_seen && !self.setting_up
    }

    pub(super) fn close_dialog(&mut self) {
        match self.dialog {
            Some(_) => self.dialog = None,
            None => self.end_seen = true,
        }
    }
}
