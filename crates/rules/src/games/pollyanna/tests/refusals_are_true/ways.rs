//! The ways of a pawn by the names of spaces.

use super::SIDES;

/// The names of the spaces one step on.
fn next(mover: char, name: &str) -> Vec<String> {
    let side = name.chars().next().expect("a name");
    let index = SIDES.iter().position(|&each| each == side);
    match (name, &name[1..], index) {
        ("yard", ..) => return vec![format!("{mover}6")],
        ("home", ..) => return vec![],
        (_, "h6", _) => return vec!["home".to_owned()],
        (_, "t7", _) => return vec![format!("{side}10")],
        (_, "0", _) if side == mover => return vec![format!("{side}h1")],
        (_, "14", Some(index)) => return vec![format!("{}0", SIDES[(index + 1) % 4])],
        (_, "5", _) if side != mover => return vec![format!("{side}6"), format!("{side}t1")],
        _ => {}
    }
    let digits = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let lane = &name[..name.len() - digits.len()];
    vec![format!(
        "{lane}{}",
        digits.parse::<u32>().expect("a number") + 1
    )]
}

/// All ways of exactly that many steps, each without the space it sets out from.
pub(super) fn ways(mover: char, from: &str, count: u32) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![vec![]];
    }
    let onward = next(mover, from).into_iter();
    let ways = onward.flat_map(|to| {
        let rest = ways(mover, &to, count - 1).into_iter();
        rest.map(move |rest| [vec![to.clone()], rest].concat())
            .collect::<Vec<_>>()
    });
    ways.collect()
}

/// Where a pawn of that colour can ever stand, in play.
pub(super) fn standing(mover: char) -> Vec<String> {
    let mut names = Vec::new();
    let mut open = vec!["yard".to_owned()];
    while let Some(name) = open.pop() {
        for to in next(mover, &name) {
            if to != "home" && !names.contains(&to) {
                names.push(to.clone());
                open.push(to);
            }
        }
    }
    names
}
