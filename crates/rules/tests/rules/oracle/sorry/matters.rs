//! Which house rules make a difference in a position.

use super::house::{self, House};
use super::play::plays;
use crate::oracle::Plays;

/// For each house rule of a position's ruleset, whether the plays or where they lead would be others
/// by the printed value.
pub fn house_rules_that_matter(line: &str, all: &Plays) -> Vec<(String, bool)> {
    let (name, position) = line.split_once(' ').unwrap();
    let words = House::read(name).unwrap().words();
    let mut answer = vec![];
    for word in &words {
        // `fast` and head starts change no play; without `hand` or `partners` the line would be no position, or one
        // of another kind.
        if word.starts_with("hand")
            || word.starts_with("head")
            || ["fast", "partners"].contains(word)
        {
            continue;
        }
        let mut printed = words.clone();
        printed.retain(|other| other != word);
        let others = plays(&format!("{} {position}", house::name(&printed))).unwrap();
        answer.push((word.to_string(), what_happens(all) != what_happens(&others)));
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
