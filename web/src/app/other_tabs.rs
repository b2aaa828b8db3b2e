//! One game in several tabs. The save names the tab that plays it, and `tab_lock` knows which tabs are open.
//! A game moves to this tab only if the player asks for it.
//!
//! The other tab then saves it for this tab and stops. A suspended tab does not answer: it finds out at its
//! next save that another tab plays the game.
//!
//! Any page of this origin can send messages, so they are only hints: what they say is looked up in the database and
//! among the open tabs.

use gloo::timers::callback::Timeout;
use table::saved_game;
use table::session::Session;
use wasm_bindgen_futures::spawn_local;
use words::t;
use yew::prelude::*;

use super::{App, AppMsg, SavedGameMsg, Screen};

/// How long to wait for the other tab's answer. An active tab answers within milliseconds.
const WAIT_MS: u32 = 600;

/// Delay before the list of games shows changes from other tabs.
const CHANGES_MS: u32 = 250;

/// A game that another tab plays.
pub(super) struct Elsewhere {
    key: String,
    /// Whether the player wants it here.
    wanted: bool,
    /// Ends the wait for the other tab.
    timer: Option<Timeout>,
    /// Whether the other tab has not answered in time.
    is_late: bool,
}

impl Elsewhere {
    /// A game that another tab plays.
    pub(super) fn known(key: String) -> Elsewhere {
        Elsewhere {
            key,
            wanted: false,
            timer: None,
            is_late: false,
        }
    }
}

impl App {
    /// Says that another tab plays the game.
    pub(super) fn show_other_tab(&mut self, key: String) {
        self.leave_game();
        self.screen = Screen::OtherTab;
        self.saved.elsewhere = Some(Elsewhere::known(key));
    }

    /// Asks the other tab for the game.
    pub(super) fn play_here(&mut self, ctx: &Context<App>) {
        if let Some(elsewhere) = &mut self.saved.elsewhere {
            elsewhere.wanted = true;
            elsewhere.is_late = false;
            elsewhere.timer = Some(waiting(ctx));
            let key = elsewhere.key.clone();
            let games = &self.saved.games;
            games.say(&["give", &key, games.tab()]);
        }
    }

    /// Takes the game as it was saved last, since the other tab has not answered.
    pub(super) fn on_no_answer(&mut self) {
        if let Some(elsewhere) = &mut self.saved.elsewhere {
            elsewhere.is_late = true;
            self.saved.games.reload(&elsewhere.key);
        }
    }

    /// Handles a message from another tab, or from another page that pretends to be one.
    pub(super) fn on_tab_message(&mut self, ctx: &Context<App>, message: &str) {
        let words: Vec<&str> = message.split(' ').collect();
        match words[..] {
            ["changed", key] => self.saved.games.reload(key),
            ["give", key, tab] if self.saved.key.as_deref() == Some(key) => {
                let (games, link) = (self.saved.games.clone(), ctx.link().clone());
                let (key, tab) = (key.to_owned(), tab.to_owned());
                spawn_local(async move {
                    games.refresh_open_tabs().await;
                    if tab != games.tab() && games.is_open(&tab) {
                        link.send_message(AppMsg::SavedGame(SavedGameMsg::Give(key, tab)));
                    }
                });
            }
            _ => {}
        }
    }

    /// Gives the game to an open tab that has asked for it: it finds itself named in the save.
    pub(super) fn give(&mut self, key: &str, tab: &str) {
        if self.saved.key.as_deref() != Some(key) {
            return;
        }
        let record = self.table_session().map(Session::whole_record);
        let text = self.saved.save(
            self.table_settings_line(),
            self.link_line(),
            &record.unwrap_or_default(),
        );
        if let Some(text) = saved_game::with_tab(&text, Some(tab)) {
            self.saved.games.keep(key, &text);
            self.give_to_other_tab();
        }
    }

    /// A game has changed in another tab. Returns whether to render. The list of games follows after a delay, since
    /// bots at instant speed change their game at every step.
    pub(super) fn on_changed_by_other_tab(&mut self, ctx: &Context<App>, key: &str) -> bool {
        let elsewhere = self.saved.elsewhere.as_ref();
        if let Some(elsewhere) = elsewhere.filter(|each| each.key == key && each.wanted) {
            let Some(text) = self.saved.games.read(key) else {
                self.on_game_gone();
                return true;
            };
            let tab = saved_game::tab_of(&text);
            if elsewhere.is_late || tab.is_none_or(|tab| tab == self.saved.games.tab()) {
                self.load_here(ctx, key.to_owned(), &text);
                return true;
            }
        }
        let is_ours = self.saved.key.as_deref() == Some(key);
        if is_ours && !self.saved.is_ours(|_| true) {
            self.give_to_other_tab();
        }
        if self.is_idle() {
            self.saved.load_more_after(CHANGES_MS);
        }
        is_ours
    }

    /// Plays the game here.
    fn load_here(&mut self, ctx: &Context<App>, key: String, text: &str) {
        if self.load_game(ctx, key, text) {
            self.push_game_address();
        }
    }

    /// The game was deleted meanwhile.
    fn on_game_gone(&mut self) {
        self.saved.elsewhere = None;
        self.notify(t!(kept::gone));
        self.show_home();
    }
}

fn waiting(ctx: &Context<App>) -> Timeout {
    let link = ctx.link().clone();
    Timeout::new(WAIT_MS, move || {
        link.send_message(AppMsg::SavedGame(SavedGameMsg::Wait));
    })
}
