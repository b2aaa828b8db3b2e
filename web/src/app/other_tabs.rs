//! One game in several tabs. The save names the tab that plays it, and `tab_lock` knows which tabs are open.
//! A game moves to this tab only if the player asks for it.
//!
//! The other tab then sends its latest save and stops. A suspended tab does not answer: it finds out at its
//! next save that another tab plays the game.

use gloo::timers::callback::Timeout;
use words::say;
use yew::prelude::*;

use super::App;
use super::Msg;
use super::{Screen, Wish};

/// How long to wait for the other tab's answer. An active tab answers within milliseconds.
const WAIT_MS: u32 = 600;

/// Delay before the list of games shows changes from other tabs.
const CHANGES_MS: u32 = 250;

/// A game that another tab plays.
pub(super) struct Elsewhere {
    key: String,
    /// Whether the player wants it here.
    wanted: bool,
    /// When the other tab is waited for no longer.
    timer: Option<Timeout>,
}

impl Elsewhere {
    /// One of which it is known that another tab plays it.
    pub(super) fn known(key: String) -> Elsewhere {
        Elsewhere {
            key,
            wanted: false,
            timer: None,
        }
    }
}

impl App {
    /// An open tab plays the game: the page says so.
    pub(super) fn is_elsewhere(&mut self, key: String) {
        self.leave_game();
        self.screen = Screen::OtherTab;
        self.saved.elsewhere = Some(Elsewhere::known(key));
    }

    /// The player wants the game in this tab.
    pub(super) fn play_here(&mut self, ctx: &Context<App>) {
        if let Some(elsewhere) = &mut self.saved.elsewhere {
            elsewhere.wanted = true;
            elsewhere.timer = Some(waiting(ctx));
            let key = elsewhere.key.clone();
            let games = &self.saved.games;
            games.say(&["give", &key, games.tab()]);
        }
    }

    /// The other tab has not answered.
    pub(super) fn waited(&mut self, ctx: &Context<App>) {
        let elsewhere = self.saved.elsewhere.as_ref();
        let key = elsewhere.map(|elsewhere| elsewhere.key.clone());
        match key.map(|key| (self.saved.games.read(&key), key)) {
            Some((Some(text), key)) => self.get(ctx, key, &text),
            _ => self.gone(),
        }
    }

    /// Another tab says something to all: what, of which game, for whom.
    pub(super) fn heed_tab(&mut self, ctx: &Context<App>, words: &str) {
        let (head, text) = words.split_once('\n').unwrap_or((words, ""));
        let head: Vec<&str> = head.split(' ').collect();
        let is_ours = |key| self.saved.key.as_deref() == Some(key);
        match head[..] {
            ["changed", key] => self.saved.games.reload(key),
            ["give", key, tab] if is_ours(key) => {
                let record = self.on_table().map(|session| session.table().record());
                let text = self
                    .saved
                    .save(self.conduct_line(), &record.unwrap_or_default());
                self.give_way();
                let games = &self.saved.games;
                games.say(&["given", key, &format!("{tab}\n{text}")]);
            }
            ["given", key, tab] if tab == self.saved.games.tab() => {
                let elsewhere = self.saved.elsewhere.as_ref();
                if elsewhere.is_some_and(|each| each.key == key && each.wanted) {
                    self.get(ctx, key.to_owned(), text);
                }
            }
            _ => {}
        }
    }

    /// A game has changed in another tab. Returns whether to draw: one that plays at full speed is told of
    /// after each of its steps, and shown now and then.
    pub(super) fn changed_elsewhere(&mut self, key: &str) -> bool {
        let is_ours = self.saved.key.as_deref() == Some(key);
        if is_ours && !self.saved.is_ours(|_| true) {
            self.give_way();
        }
        if self.is_home() {
            self.saved.load_more_after(CHANGES_MS);
        }
        is_ours
    }

    /// Plays the game here.
    fn get(&mut self, ctx: &Context<App>, key: String, text: &str) {
        if self.bring(ctx, key, text) {
            self.name_game();
        }
    }

    /// The game is nowhere any more.
    fn gone(&mut self) {
        self.saved.elsewhere = None;
        self.notify(say!(kept::gone));
        self.set_up();
    }
}

fn waiting(ctx: &Context<App>) -> Timeout {
    let link = ctx.link().clone();
    Timeout::new(WAIT_MS, move || {
        link.send_message(Msg::Games(Wish::Wait));
    })
}
