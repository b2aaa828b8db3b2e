//! Undo: who may take back what, and how far.

use rules::any_game::Move;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Effect, Session};
use crate::link_game::LinkPlayer;
use crate::status::only_person;

/// What an Undo has taken back.
#[derive(Clone)]
pub(super) struct Undone {
    entries: Vec<Move>,
    /// The indices of those that were played automatically.
    auto_played: Vec<usize>,
    /// The indices of rolls that people had entered.
    entered: Vec<usize>,
}

impl Session {
    /// The record index that Undo goes back to: the last step that was not played automatically, or an
    /// entered roll if nobody chose or rolled after it. Undo never takes back a virtual roll that people have
    /// seen.
    pub(super) fn undone(&self) -> Option<usize> {
        let choosers = self.local.table.choosers();
        let sent = self.local.link_player().map_or(0, LinkPlayer::sent_count);
        for (entry, chooser) in choosers.iter().enumerate().rev() {
            if !chooser.is_some_and(|seat| self.local.is_person(seat)) {
                return self
                    .local
                    .manual_rolls
                    .last_within(&self.local.table, entry + 1);
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

    /// The record index that Undo goes back to, and whether it takes back what others did since. Against bots, a single
    /// person takes back the last choice; among several people, Undo never takes back a virtual roll that they have seen.
    fn undo_reach(&self) -> Option<(usize, bool)> {
        let across = || {
            let person = only_person(&self.local.table)?;
            Some((self.last_choice(|seat| seat == person)?, true))
        };
        self.undone().map(|entry| (entry, false)).or_else(across)
    }

    /// Whether [`super::Intent::Undo`] has an effect: the last record entry is a person's choice or an entered roll, or a
    /// single person plays against bots and has made a choice. It does take back a winning step, since nothing was seen
    /// after it.
    pub fn can_undo(&self) -> bool {
        !self.local.mode.is_replay() && self.undo_reach().is_some()
    }

    /// Whether [`super::Intent::GoBack`] has an effect: Undo has none, because people have seen a roll since
    /// their last choice.
    pub fn can_go_back(&self) -> bool {
        !self.local.mode.is_replay()
            && self.local.link_player.is_none()
            && !self.can_undo()
            && self
                .last_choice(|seat| self.local.is_person(seat))
                .is_some()
    }

    /// The record index of the last choice that one of these seats made.
    fn last_choice(&self, is_meant: impl Fn(Seat) -> bool) -> Option<usize> {
        let choosers = self.local.table.choosers();
        (0..choosers.len()).rfind(|entry| {
            choosers[*entry].is_some_and(&is_meant) && !self.auto_played.contains(entry)
        })
    }

    /// Goes back to the last decision of a person, whatever was rolled since. The same dice come again.
    pub(super) fn go_back(&mut self, effects: &mut Vec<Effect>) {
        if self.can_go_back()
            && let Some(entry) = self.last_choice(|seat| self.local.is_person(seat))
        {
            self.back_to(entry, true, effects);
        }
    }

    /// How many rounds of other players Undo takes back: turns that they have rolled for, without one of the person
    /// between.
    pub fn undone_rounds(&self) -> usize {
        let Some((entry, _)) = self.undo_reach() else {
            return 0;
        };
        // A roll that was entered is no choice, and is the last thing that happened.
        let Some(person) = self.local.table.choosers()[entry] else {
            return 0;
        };
        let rollers = self.local.table.rollers()[entry..].iter().flatten();
        let mut is_other: Vec<bool> = rollers.map(|roller| *roller != person).collect();
        is_other.dedup();
        is_other.into_iter().filter(|is_other| *is_other).count()
    }

    /// Whether [`super::Intent::Redo`] has an effect.
    pub fn can_redo(&self) -> bool {
        !self.local.mode.is_replay() && !self.undone.is_empty()
    }

    /// Undoes the person's last decision. Beyond plays of bots, the same dice come again and the record
    /// counts a takeback.
    pub(super) fn undo(&mut self, effects: &mut Vec<Effect>) {
        if let Some((entry, is_across)) = self.undo_reach() {
            self.back_to(entry, is_across, effects);
        }
    }

    /// Plays again what was undone last.
    pub(super) fn redo(&mut self, effects: &mut Vec<Effect>) {
        let Some(undone) = self.undone.pop() else {
            return;
        };
        self.local.table.add_again(&undone.entries);
        self.auto_played.extend(undone.auto_played);
        self.local.manual_rolls.add_again(undone.entered);
        let status = self.moved(effects);
        effects.push(Effect::Announce(t!(session::played_again, status)));
        self.request_next(effects);
    }

    /// Goes back to the first `entry` record entries, perhaps across the plays of others.
    pub(super) fn back_to(&mut self, entry: usize, is_across: bool, effects: &mut Vec<Effect>) {
        // The seed of a game that is over has been shown, and so the rolls to come are known.
        if let Node::Terminal { .. } = self.local.table.node() {
            self.local.table.set_salt(None);
        }
        let rounds = self.undone_rounds();
        let entries = self.local.table.history()[entry..].to_vec();
        let auto_played = self.auto_played.extract_if(.., |each| *each >= entry);
        let auto_played = auto_played.collect();
        let entered = self.local.manual_rolls.take_from(entry);
        self.undone.push(Undone {
            entries,
            auto_played,
            entered,
        });
        match is_across {
            true => self.local.table.take_back_to(entry),
            false => self.local.table.back_to(entry),
        }
        self.local.table.end_remark();
        let status = self.moved(effects);
        effects.push(Effect::Announce(t!(session::taken_back, rounds, status)));
        // The undone roll may have been entered by a person, and be virtual now.
        if let Node::Chance { .. } = self.local.table.node() {
            self.request_next(effects);
        }
    }

    /// Shows another moment of the game at once, and saves it. Returns its status.
    fn moved(&mut self, effects: &mut Vec<Effect>) -> String {
        self.local.generation += 1;
        self.shown.jump();
        self.forget_moment();
        self.local.hand_over();
        self.update_link_player(effects);
        effects.push(self.local.save());
        self.local.status()
    }
}
