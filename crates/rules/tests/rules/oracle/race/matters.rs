//! Which house rules make a difference in a position.

use super::Game;
use super::house::{self, House, Name};
use super::play::plays;
use crate::oracle::Plays;

/// For each house rule of a position's ruleset, whether the plays or where they lead would be others
/// by the printed value.
pub fn house_rules_that_matter(game: Game, line: &str, all: &Plays) -> Vec<(String, bool)> {
    let (name, position) = line.split_once(' ').unwrap();
    let house = House::read(game, name).unwrap();
    let mut answer = vec![];
    for option in house::options() {
        if !house.differs(option) || changes_no_play(option, house.value(option)) {
            continue;
        }
        let mut printed = house;
        printed.set(option, house::values(game, option)[0]);
        let mut fields: Vec<&str> = position.split(' ').collect();
        fields.retain(|field| printed.due_at().is_some() || !field.starts_with("blockades="));
        fields.retain(|field| printed.counts_rolls() || !field.starts_with("doublets="));
        let other = format!("{} {}", printed.print(), fields.join(" "));
        // Without the option others may contradict, or too many pawns be on a space.
        let matters = match plays(game, &other) {
            Ok(others) => what_happens(all) != what_happens(&others),
            Err(_) => false,
        };
        answer.push((house::written(option, house.value(option)), matters));
    }
    answer
}

/// Whether an option is no house rule, says only how a game begins, how many dice a position has, or
/// that nothing is counted which a position could have.
fn changes_no_play(option: Name, value: &str) -> bool {
    Name::HEADS.contains(&option)
        || matches!(
            (option, value),
            (Name::Fast | Name::Pawns | Name::Partners | Name::Ring68, _)
                | (Name::Dice, _)
                | (Name::Break, "never")
                | (Name::Third, "play")
        )
}

/// Plays with the placements and turns that they lead to.
fn what_happens(plays: &Plays) -> Vec<(&str, Vec<&str>)> {
    let mut all = vec![];
    for (play, result) in plays {
        all.push((play.as_str(), result.split(' ').skip(1).take(2).collect()));
    }
    all
}
