//! What each side owes to luck and to skill.

use super::ReviewedTurn;
use crate::win_chance::{CERTAIN, Chance};

/// The parts of a side's chance of winning: `start + luck + skill + drift == end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Account {
    /// The chance before the first turn.
    pub start: Chance,
    /// What the rolls added.
    pub luck: Chance,
    /// What the plays added. Plays of the side itself never add anything: the best play adds nothing.
    pub skill: Chance,
    /// What the evaluation corrected by looking one roll further.
    pub drift: Chance,
    /// The chance after the last turn: all or nothing if the game is over.
    pub end: Chance,
}

impl Account {
    /// The account of a side over the turns of a game.
    pub fn of(turns: &[ReviewedTurn], side: usize) -> Account {
        let mut account = Account::default();
        let mut last = turns.first().map_or(0, |turn| turn.before[side]);
        account.start = last;
        for turn in turns {
            account.drift += turn.before[side] - last;
            account.luck += turn.rolled[side] - turn.before[side];
            account.skill += turn.played[side] - turn.rolled[side];
            last = turn.played[side];
        }
        account.end = last;
        account
    }
}

/// A decision matters if its stake is at least 1 of 100.
const MATTERS: Chance = CERTAIN / 100;

/// A play is as good as the best if it loses at most this part of the stake.
const AS_GOOD: Chance = 8;

/// How well a player decided where it mattered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accuracy {
    /// The number of decisions that mattered.
    pub decisions: usize,
    /// How many of them were as good as the best.
    pub best: usize,
    /// What the player kept of all that was at stake, in thousandths: 1,000 for the best plays, 0 for plays at random or
    /// worse.
    pub thousandths: u16,
}

/// With fewer decisions, a single one can be more than a tenth of the accuracy, so none is told.
const FEWEST_DECISIONS: usize = 10;

impl Accuracy {
    /// What the player kept, in percent; `None` if too few decisions mattered.
    pub fn percent(&self) -> Option<u16> {
        let is_telling = self.decisions >= FEWEST_DECISIONS;
        is_telling.then(|| (self.thousandths + 5) / 10)
    }
}

/// How well a player decided; `None` if no decision mattered. `side` is the index of the player's side.
pub fn accuracy(turns: &[ReviewedTurn], player: char, side: usize) -> Option<Accuracy> {
    let own = turns.iter().filter(|turn| turn.player == Some(player));
    let decisions: Vec<(Chance, Chance)> = own
        .filter_map(|turn| Some((turn.stake?, turn.rolled[side] - turn.played[side])))
        .filter(|(stake, _)| *stake >= MATTERS)
        .collect();
    let sum = |all: &mut dyn Iterator<Item = Chance>| all.map(i64::from).sum::<i64>();
    let stakes = sum(&mut decisions.iter().map(|(stake, _)| *stake));
    let lost = sum(&mut decisions.iter().map(|(_, lost)| *lost));
    let best = decisions.iter();
    let best = best
        .filter(|(stake, lost)| lost * AS_GOOD <= *stake)
        .count();
    let kept = (stakes - lost).max(0);
    (stakes > 0).then(|| Accuracy {
        decisions: decisions.len(),
        best,
        thousandths: ((kept * 1_000 + stakes / 2) / stakes) as u16,
    })
}
