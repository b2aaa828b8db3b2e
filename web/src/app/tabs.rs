//! Two tabs, one game. The save says which tab plays it; a tab that finds it so asks whether that one
//! is still there, and plays it itself if nobody answers or the player wants it here.
//!
//! The tab that has it hands it over with its last step and stops at once. One that does not answer,
//! since it sleeps or is gone, finds out before its next step that the save names another tab.

use gloo::timers::callback::Timeout;
use words::say;
use yew::prelude::*;

use super::{App, Msg, Wish};

/// So long another tab is waited for. One that is awake answers in some milliseconds.
const WAIT_MS: u32 = 600;

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

    /// The player has turned to something else: nothing is to open by itself.
    pub(super) fn leave(&mut self) {
        if !self.wanted {
            self.timer = None;
        }
    }
}

impl App {
    /// Asks whether the other tab is still there that a save names.
    pub(super) fn ask_for(&mut self, ctx: &Context<App>, key: String) {
        self.leave_game();
        self.setting_up = false;
        self.keeping.say(&["ask", &key, &self.keeping.games.tab]);
        let mut elsewhere = Elsewhere::known(key);
        elsewhere.timer = Some(waiting(ctx));
        self.keeping.elsewhere = Some(elsewhere);
    }

    /// The player wants the game in this tab.
    pub(super) fn play_here(&mut self, ctx: &Context<App>) {
        if let Some(elsewhere) = &mut self.keeping.elsewhere {
            elsewhere.wanted = true;
            elsewhere.timer = Some(waiting(ctx));
            let key = elsewhere.key.clone();
            self.keeping.say(&["give", &key, &self.keeping.games.tab]);
        }
    }

    /// The other tab has not answered.
    pub(super) fn waited(&mut self, ctx: &Context<App>) {
        let elsewhere = self.keeping.elsewhere.as_ref();
        let key = elsewhere.map(|elsewhere| elsewhere.key.clone());
        match key.map(|key| (self.keeping.games.read(&key), key)) {
            Some((Some(text), key)) => self.get(ctx, key, &text),
            _ => self.gone(),
        }
    }

    /// Another tab says something to all: what, of which game, for whom.
    pub(super) fn heed_tab(&mut self, ctx: &Context<App>, words: &str) {
        let (head, text) = words.split_once('\n').unwrap_or((words, ""));
        let head: Vec<&str> = head.split(' ').collect();
        let [what, key, tab] = head[..] else {
            return;
        };
        let is_ours = self.keeping.key.as_deref() == Some(key);
        let to_us = tab == self.keeping.games.tab;
        match what {
            "ask" if is_ours => self.keeping.say(&["held", key, tab]),
            "give" if is_ours => {
                let record = self.on_table().map(|session| session.table().record());
                let text = self
                    .keeping
                    .save(self.conduct_line(), &record.unwrap_or_default());
                self.give_way();
                self.keeping.say(&["given", key, &format!("{tab}\n{text}")]);
            }
            "held" | "given" if to_us => {
                let elsewhere = self.keeping.elsewhere.as_mut();
                let Some(elsewhere) = elsewhere.filter(|elsewhere| elsewhere.key == key) else {
                    return;
                };
                if what == "given" && elsewhere.wanted {
                    let key = key.to_owned();
                    self.get(ctx, key, text);
                } else if !elsewhere.wanted {
                    elsewhere.timer = None;
                }
            }
            _ => {}
        }
    }

    /// Something that is kept has changed in another tab. Returns whether to draw: one that plays
    /// another game is told after each of its steps.
    pub(super) fn changed_elsewhere(&mut self) -> bool {
        let had = self.keeping.key.is_some();
        if self.keeping.key.is_some() && !self.keeping.is_ours(|_| true) {
            self.give_way();
        }
        if self.setting_up {
            self.tidy_shelf();
        }
        self.setting_up || had && self.keeping.key.is_none()
    }

    /// Plays the game here.
    fn get(&mut self, ctx: &Context<App>, key: String, text: &str) {
        if self.bring(ctx, key, text) {
            self.name_game();
        }
    }

    /// The game is nowhere any more.
    fn gone(&mut self) {
        self.keeping.elsewhere = None;
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
