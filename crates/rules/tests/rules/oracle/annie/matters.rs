//! Which house rules make a difference in a position.

use super::house::{House, OPTIONS};
use super::play::plays;
use crate::oracle::Plays;

/// For each house rule of a position's ruleset, whether the plays or where they lead would be others
/// by the printed value.
pub fn house_rules_that_matter(line: &str, all: &Plays) -> Vec<(String, bool)> {
    let (name, position) = line.split_once(' ').unwrap();
    let house = House::read(name).unwrap();
    let mut answer = vec![];
    for (option, values) in OPTIONS {
        // Those that say only how a game begins change no play.
        let at_start = option.starts_with("head-") || ["stars", "street"].contains(&option);
        if !house.differs(option) || at_start {
            continue;
        }
        let mut printed = house;
        printed.set(option, values[0]);
        let others = plays(&format!("{} {position}", printed.print())).unwrap();
        let matters = what_happens(all) != what_happens(&others);
        answer.push((format!("{option}={}", house.value(option)), matters));
    }
    answer
}

/// Plays with what they lead to, without the ruleset.
fn what_happens(plays: &Plays) -> Vec<(&str, &str)> {
    let mut all = vec![];
    for (play, result) in plays {
        all.push((play.as_str(), result.split_once(' ').unwrap().1));
    }
    all
}
