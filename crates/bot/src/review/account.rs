//! What each side owes to luck and to skill.

use super::ReviewedTurn;
use crate::win_chance::Chance;

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

/// How much of the best plays' chances a player kept, in thousandths: over all plays with a choice. `None`
/// without any. `side` is the index of the player's side.
pub fn accuracy(turns: &[ReviewedTurn], player: char, side: usize) -> Option<u16> {
    let choices = turns
        .iter()
        .filter(|turn| turn.player == Some(player) && turn.had_choice);
    let (mut kept, mut best) = (0, 0);
    for turn in choices {
        kept += i64::from(turn.played[side]);
        best += i64::from(turn.rolled[side]);
    }
    (best > 0).then(|| ((kept * 1_000 + best / 2) / best) as u16)
}
