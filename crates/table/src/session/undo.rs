//! Undo: who may take back what, and how far.

use rules::state::Node;
use words::t;

use super::animation::Stage;
use super::{Effect, Session};
use crate::link_game::LinkPlayer;
use crate::status::only_person;

impl Session {
    /// The record index that Undo goes back to: the last step that was not played automatically, or an
    /// entered roll if nobody chose or rolled after it. Undo never takes back a virtual roll that people have
    /// seen.
    pub(super) fn undone(&self) -> Option<usize> {
        let choosers = self.table.choosers();
        let sent = self.link_player().map_or(0, LinkPlayer::sent_count);
        for (entry, chooser) in choosers.iter().enumerate().rev() {
            if !chooser.is_some_and(|seat| self.is_person(seat)) {
                return self.last_entered_roll(entry + 1);
            }
            // The others know it already.
            if entry < sent {
                return None;
            }
            if !self.auto_played.contains(&entry) {
                return Some(entry);
            }
        }
        None
    }

    /// Whether [`super::Intent::Undo`] has an effect: the last record entry is a person's choice or an
    /// entered roll, or a single person plays against bots and has made a choice. Among several people, Undo
    /// never takes back a virtual roll that they have seen. It does take back a winning step, since nothing
    /// was seen after it.
    pub fn can_undo(&self) -> bool {
        !self.is_replay() && (self.undone().is_some() || self.last_choice().is_some())
    }

    /// Whether [`super::Intent::GoBack`] has an effect: Undo has none, because people have seen a roll since
    /// their last choice.
    pub fn can_go_back(&self) -> bool {
        !self.is_replay()
            && self.link_player.is_none()
            && !self.can_undo()
            && self.last_choice_of_anybody().is_some()
    }

    /// The record index of the last choice that a person made.
    fn last_choice_of_anybody(&self) -> Option<usize> {
        let choosers = self.table.choosers();
        (0..choosers.len()).rfind(|entry| {
            choosers[*entry].is_some_and(|seat| self.is_person(seat))
                && !self.auto_played.contains(entry)
        })
    }

    /// Goes back to the last decision of a person, whatever was rolled since. The same dice come again.
    pub(super) fn go_back(&mut self, effects: &mut Vec<Effect>) {
        if let Some(entry) = self.last_choice_of_anybody() {
            self.forget_shown_salt();
            self.table.take_back_to(entry);
            self.is_back(effects);
        }
    }

    /// The record index of the last choice by the only person; `None` if several people play.
    fn last_choice(&self) -> Option<usize> {
        let person = only_person(&self.table)?;
        let choosers = self.table.choosers();
        let chosen =
            |(entry, chooser)| chooser == Some(person) && !self.auto_played.contains(&entry);
        (0..choosers.len()).rfind(|entry| chosen((*entry, choosers[*entry])))
    }

    /// Undoes the person's last decision. Beyond plays of bots, the same dice come again and the record
    /// counts a takeback.
    pub(super) fn undo(&mut self, effects: &mut Vec<Effect>) {
        if let Some(entry) = self.undone() {
            self.forget_shown_salt();
            self.table.back_to(entry);
        } else if let Some(entry) = self.last_choice() {
            self.forget_shown_salt();
            self.table.take_back_to(entry);
        } else {
            return;
        }
        self.is_back(effects);
    }

    /// Removes the salt of a game that is over: its seed has been shown, and so the rolls to come are known.
    fn forget_shown_salt(&mut self) {
        if let Node::Terminal { .. } = self.table.node() {
            self.table.set_salt(None);
        }
    }

    pub(super) fn is_back(&mut self, effects: &mut Vec<Effect>) {
        self.generation += 1;
        self.stage = Stage::Settled;
        self.auto_played
            .retain(|entry| *entry < self.table.entry_count());
        self.forget_moment();
        self.table.end_remark();
        self.hand_over();
        self.forget_undone_rolls();
        self.update_link_player(effects);
        effects.push(self.save());
        let status = self.status();
        effects.push(Effect::Announce(t!(session::taken_back, status)));
        // The undone roll may have been entered by a person, and be virtual now.
        if let Node::Chance { .. } = self.table.node() {
            self.request_next(effects);
        }
    }
}
