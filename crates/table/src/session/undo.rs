//! Undo: who may take back what, and how far.

use rules::any_game::Move;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Effect, LocalGame, Session};
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

/// What Undo may take back, and what Redo plays again.
#[derive(Clone, Default)]
pub struct Undo {
    /// Indices of the record entries that were played automatically because they were the only move, and of the second
    /// steps of sums.
    auto_played: Vec<usize>,
    /// What each Undo has taken back since something was played, the last one last.
    undone: Vec<Undone>,
}

impl Undo {
    /// The record entry at this index is played automatically, or with the one before it as a sum: Undo goes back to the
    /// one before.
    pub(super) fn mark_auto_played(&mut self, entry: usize) {
        self.auto_played.push(entry);
    }

    /// Ends what Redo could play again, since something else was played or somebody else plays.
    pub(super) fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// The record index that Undo goes back to: the last step that was not played automatically, or an
    /// entered roll if nobody chose or rolled after it. Undo never takes back a virtual roll that people have
    /// seen.
    pub(super) fn last_step(&self, local: &LocalGame) -> Option<usize> {
        let choosers = local.table.choosers();
        let sent = local.link_player().map_or(0, LinkPlayer::sent_count);
        for (entry, chooser) in choosers.iter().enumerate().rev() {
            if !chooser.is_some_and(|seat| local.is_person(seat)) {
                return local.manual_rolls.last_within(&local.table, entry + 1);
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
    /// person takes back the last choice, but not in an attempt at the game of a day; among several people, Undo never takes back a virtual roll that they have seen.
    pub(super) fn reach(&self, local: &LocalGame) -> Option<(usize, bool)> {
        let across = || {
            let person = only_person(&local.table).filter(|_| !local.is_fixed())?;
            Some((self.last_choice(local, |seat| seat == person)?, true))
        };
        let step = self.last_step(local).map(|entry| (entry, false));
        step.or_else(across)
    }

    /// Whether [`super::Intent::Undo`] has an effect: the last record entry is a person's choice or an entered roll, or a
    /// single person plays against bots and has made a choice. It does take back a winning step, since nothing was seen
    /// after it.
    pub fn can_undo(&self, local: &LocalGame) -> bool {
        !local.mode.is_replay() && self.reach(local).is_some()
    }

    /// Whether [`super::Intent::GoBack`] has an effect: Undo has none, because people have seen a roll since
    /// their last choice.
    pub fn can_go_back(&self, local: &LocalGame) -> bool {
        self.decision_before_rolls(local).is_some()
    }

    /// The record index of a person's last choice, if Undo has no effect because people have seen a roll since.
    pub(super) fn decision_before_rolls(&self, local: &LocalGame) -> Option<usize> {
        if local.mode.is_replay() || local.is_fixed() || self.can_undo(local) {
            return None;
        }
        self.last_choice(local, |seat| local.is_person(seat))
    }

    /// The record index of the last choice that one of these seats made.
    fn last_choice(&self, local: &LocalGame, is_meant: impl Fn(Seat) -> bool) -> Option<usize> {
        let choosers = local.table.choosers();
        (0..choosers.len()).rfind(|entry| {
            choosers[*entry].is_some_and(&is_meant) && !self.auto_played.contains(entry)
        })
    }

    /// How many rounds of other players Undo takes back: turns that they have rolled for, without one of the person
    /// between.
    pub fn rounds(&self, local: &LocalGame) -> usize {
        let Some((entry, _)) = self.reach(local) else {
            return 0;
        };
        // A roll that was entered is no choice, and is the last thing that happened.
        let Some(person) = local.table.choosers()[entry] else {
            return 0;
        };
        let rollers = local.table.rollers()[entry..].iter().flatten();
        let mut is_other: Vec<bool> = rollers.map(|roller| *roller != person).collect();
        is_other.dedup();
        is_other.into_iter().filter(|is_other| *is_other).count()
    }

    /// Whether [`super::Intent::Redo`] has an effect.
    pub fn can_redo(&self, local: &LocalGame) -> bool {
        !local.mode.is_replay() && !self.undone.is_empty()
    }

    /// Takes back all but the first `entry` record entries, perhaps across the plays of others.
    fn take_back(&mut self, local: &mut LocalGame, entry: usize, is_across: bool) {
        // The seed of a game that is over has been shown, and so the rolls to come are known.
        if let Node::Terminal { .. } = local.table.node() {
            local.table.set_salt(None);
        }
        let auto_played = self.auto_played.extract_if(.., |each| *each >= entry);
        self.undone.push(Undone {
            entries: local.table.history()[entry..].to_vec(),
            auto_played: auto_played.collect(),
            entered: local.manual_rolls.take_from(entry),
        });
        match is_across {
            true => local.table.take_back_to(entry),
            false => local.table.back_to(entry),
        }
        local.table.end_remark();
    }

    /// Puts the entries of the last Undo back into the record. Returns whether there were any.
    fn play_again(&mut self, local: &mut LocalGame) -> bool {
        let Some(undone) = self.undone.pop() else {
            return false;
        };
        local.table.add_again(&undone.entries);
        self.auto_played.extend(undone.auto_played);
        local.manual_rolls.add_again(undone.entered);
        true
    }
}

impl Session {
    /// Goes back to the first `entry` record entries. The same dice come again; across the plays of others, the record
    /// counts a takeback.
    pub(super) fn back_to(&mut self, entry: usize, is_across: bool, effects: &mut Vec<Effect>) {
        let rounds = self.undo.rounds(&self.local);
        self.undo.take_back(&mut self.local, entry, is_across);
        let status = self.moved(effects);
        effects.push(Effect::Announce(t!(session::taken_back, rounds, status)));
        // The undone roll may have been entered by a person, and be virtual now.
        if let Node::Chance { .. } = self.local.table.node() {
            self.request_next(effects);
        }
    }

    /// Redoes the last Undo.
    pub(super) fn redo(&mut self, effects: &mut Vec<Effect>) {
        if self.undo.play_again(&mut self.local) {
            let status = self.moved(effects);
            effects.push(Effect::Announce(t!(session::played_again, status)));
            self.request_next(effects);
        }
    }

    /// Shows another moment of the game at once, and saves it. Returns its status.
    fn moved(&mut self, effects: &mut Vec<Effect>) -> String {
        self.local.generation += 1;
        self.shown.jump();
        self.forget_moment();
        self.local.hand_over();
        if let Err(problem) = self.local.update_link_player() {
            self.say(problem, effects);
        }
        effects.push(self.local.save());
        self.local.status()
    }
}
