//! The order of the list "Your games", and how many of them it shows.

use std::cmp::Reverse;

use words::t;

use super::entry;
use super::store::{SavesMsg, SavesStore};
use crate::page::effect::{Effect, Timer, send};
use crate::page::notices::{Notice, NoticeMsg, Offer};
use crate::platform::player_history;

/// How many games are listed at first: a large one, and as many as have room beside it; and as many finished ones.
pub(super) const SHOWN: usize = 4;

/// How many games each "Show more" adds.
const SHOWN_MORE: usize = 12;

/// How many characters of changed games are read for the list before it is drawn: a long game, or the four unfinished ones
/// that are listed first.
const AT_ONCE: usize = 12_000;

/// After how many finished games somebody is reminded to save everything.
const REMIND_AFTER: usize = 10;

impl SavesStore {
    /// Lists more games.
    pub(super) fn show_more(&mut self) -> Vec<Effect> {
        self.visible_count += SHOWN_MORE;
        self.refresh()
    }

    /// Updates the list of saved games. Only games that have changed are read, and if they are many, the rest follows
    /// after the next rendering.
    pub(super) fn refresh(&mut self) -> Vec<Effect> {
        let mut known = std::mem::take(&mut self.listed);
        let elsewhere = self.elsewhere_key();
        let mut games = self.games.last_played();
        games.sort_unstable_by(|one, other| {
            let order = |(is_finished, changed, key): &'_ (bool, u64, String)| {
                (elsewhere != Some(&**key), *is_finished, Reverse(*changed))
            };
            (order(one), &one.2).cmp(&(order(other), &other.2))
        });
        self.total_count = games.len();
        let mut counts = [0; 2];
        games.retain(|(is_finished, ..)| {
            let count = &mut counts[usize::from(*is_finished)];
            *count += 1;
            *count <= self.visible_count
        });
        self.hidden_count = self.total_count - games.len();
        let mut effects: Vec<Effect> = self.remind(counts[1]).into_iter().collect();
        let mut read = 0;
        for (.., key) in games {
            let text = self.games.read(&key).unwrap_or_default();
            let same = known
                .iter()
                .position(|game| game.key == key && game.text == text);
            match same {
                Some(same) => self.listed.push(known.swap_remove(same)),
                None if read == 0 || read + text.len() <= AT_ONCE => {
                    read += text.len();
                    self.listed.push(entry::describe(key, text));
                }
                None => {
                    effects.extend(self.load_more_after(0));
                    break;
                }
            }
        }
        effects
    }

    /// Offers once to save everything to a file, at home after so many finished games.
    fn remind(&self, finished: usize) -> Option<Effect> {
        let is_due = finished >= REMIND_AFTER && !player_history::is_reminded();
        is_due.then(|| {
            player_history::keep_reminded();
            send(NoticeMsg::Add(Notice {
                text: t!(files::remind).to_owned(),
                offers: Some(Offer::SaveEverything),
                stays: true,
            }))
        })
    }

    /// Reads more games for the list after a delay.
    pub(super) fn load_more_after(&mut self, ms: u32) -> Option<Effect> {
        let is_due = std::mem::replace(&mut self.is_more_due, true);
        let more = || Effect::After(Timer::List, ms, Box::new(SavesMsg::LoadMore.into()));
        (!is_due).then(more)
    }
}
