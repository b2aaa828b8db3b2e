//! One game in several tabs. The save names the tab that plays it, and `tab_lock` knows which tabs are open.
//! A game moves to this tab only if the player asks for it.
//!
//! The other tab then sends its latest save and stops. A suspended tab does not answer: it finds out at its
//! next save that another tab plays the game.

use gloo::timers::callback::Timeout;
use table::session::Session;
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
}

impl Elsewhere {
    /// A game that another tab plays.
    pub(super) fn known(key: String) -> Elsewhere {
        Elsewhere {
            key,
            wanted: false,
            timer: None,
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
            elsewhere.timer = Some(waiting(ctx));
            let key = elsewhere.key.clone();
            let games = &self.saved.games;
            games.say(&["give", &key, games.tab()]);
        }
    }

    /// Takes the game, since the other tab has not answered.
    pub(super) fn on_no_answer(&mut self, ctx: &Context<App>) {
        let elsewhere = self.saved.elsewhere.as_ref();
        let key = elsewhere.map(|elsewhere| elsewhere.key.clone());
        match key.map(|key| (self.saved.games.read(&key), key)) {
            Some((Some(text), key)) => self.load_here(ctx, key, &text),
            _ => self.on_game_gone(),
        }
    }

    /// Handles a message from another tab: what, about which game, for which tab.
    pub(super) fn on_tab_message(&mut self, ctx: &Context<App>, words: &str) {
        let (head, text) = words.split_once('\n').unwrap_or((words, ""));
        let head: Vec<&str> = head.split(' ').collect();
        let is_ours = |key| self.saved.key.as_deref() == Some(key);
        match head[..] {
            ["changed", key] => self.saved.games.reload(key),
            ["give", key, tab] if is_ours(key) => {
                let record = self.table_session().map(Session::whole_record);
                let text = self.saved.save(
                    self.table_settings_line(),
                    self.link_line(),
                    &record.unwrap_or_default(),
                );
                self.give_to_other_tab();
                let games = &self.saved.games;
                games.say(&["given", key, &format!("{tab}\n{text}")]);
            }
            ["given", key, tab] if tab == self.saved.games.tab() => {
                let elsewhere = self.saved.elsewhere.as_ref();
                if elsewhere.is_some_and(|each| each.key == key && each.wanted) {
                    self.load_here(ctx, key.to_owned(), text);
                }
            }
            _ => {}
        }
    }

    /// A game has changed in another tab. Returns whether to render. The list of games follows after a delay, since
    /// bots at instant speed change their game at every step.
    pub(super) fn on_changed_by_other_tab(&mut self, key: &str) -> bool {
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
