//! What random positions must not lack.

use super::board::{self, Action};
use super::line::{self, SEATS, Turn};
use crate::oracle::Plays;

/// What there is in a position and its plays.
pub(super) fn kinds(text: &str, plays: &Plays) -> Vec<(String, bool)> {
    let position = line::read(text).unwrap();
    let results: Vec<_> = plays
        .values()
        .map(|line| line::read(line).unwrap())
        .collect();
    let turn = text.split(' ').nth(2).unwrap();
    let stage = turn[1..].split([':', '-']).next().unwrap();
    let mut kinds = Vec::new();
    for at in ["", "@arrow", "@stars", "@give", "@against"] {
        kinds.push((format!("at {at}"), stage == at));
    }
    for play in ["go", "forward", "backward"] {
        kinds.push((play.to_string(), plays.contains_key(play)));
    }
    for seat in SEATS {
        kinds.push((format!("{seat} moves"), turn.starts_with(seat)));
        for choice in ["give", "against"] {
            let play = format!("{choice} {seat}");
            let there = plays.contains_key(&play);
            kinds.push((play, there));
        }
    }
    for count in 2..=6 {
        kinds.push((format!("{count} seats"), position.seats.len() == count));
        let wins = |turn: &Turn| matches!(turn, Turn::Over(who) if who.len() == count - 1);
        let won = results.iter().any(|result| wins(&result.turn));
        kinds.push((format!("{} winners", count - 1), won));
    }
    for space in 0..=40 {
        let space = space.to_string();
        let reached = results.iter().any(|result| result.token == space);
        if space != "40" {
            kinds.push((format!("on {space}"), position.token == space));
        }
        // she does not stay on a Go to ...
        if !["5", "15", "24", "33"].contains(&&*space) {
            kinds.push((format!("reaches {space}"), reached));
        }
    }
    // whether it was too little, the space tells.
    let runs_out = |short: fn(Action, usize, usize) -> bool| {
        results.iter().any(|after| {
            let taken = position.supply().saturating_sub(after.supply()) as usize;
            let action = board::action(after.token);
            taken > 0 && after.supply() == 0 && short(action, taken, position.seats.len())
        })
    };
    let sandy = |action, taken, seats| action == Action::Sandy && taken < seats;
    let others = |action, taken, seats| action == Action::OtherOrphans && taken + 1 < seats;
    let three = |action, taken, _| action == Action::Friend && taken < 3;
    kinds.push(("Sandy runs out".to_string(), runs_out(sandy)));
    kinds.push(("others run out".to_string(), runs_out(others)));
    kinds.push(("three run out".to_string(), runs_out(three)));
    kinds
}
