//! Positions at random, and the ways of a pawn by the names of spaces.

use std::collections::BTreeMap;

use super::SIDES;

/// A number from 0 to `below` - 1, by xorshift.
pub(super) fn random(seed: &mut u64, below: usize) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed % below as u64) as usize
}

pub(super) fn one_of<T: Clone>(seed: &mut u64, items: &[T]) -> T {
    items[random(seed, items.len())].clone()
}

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

/// A position line with a roll, mostly crowded.
pub(super) fn random_line(seed: &mut u64) -> String {
    let seats: &[usize] = one_of(
        seed,
        &[
            &[0, 2][..],
            &[1, 3],
            &[0, 1, 3],
            &[0, 1, 2, 3],
            &[0, 1, 2, 3],
        ],
    );
    let partners = seats.len() == 4 && random(seed, 2) == 0;
    // A stretch of the way, so that many stand in each other's way; in some positions most are home.
    let mover = one_of(seed, seats);
    let way = standing(SIDES[mover]);
    let from = random(seed, way.len());
    let crowd = &way[from..way.len().min(from + 5 + random(seed, 15))];
    let many_home = random(seed, 3) == 0;
    let mut there: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut rows = Vec::new();
    for &seat in seats {
        let own = standing(SIDES[seat]);
        let mut row = Vec::new();
        for pawn in 0..4 {
            let wish = match random(seed, 8) {
                0 => "yard".to_owned(),
                1 if pawn > 0 => "home".to_owned(),
                2..=5 if pawn > 0 && many_home => "home".to_owned(),
                2 => one_of(seed, &own),
                3 if !row.is_empty() => one_of(seed, &row),
                _ => one_of(seed, crowd),
            };
            let broadway = wish[1..].chars().all(|letter| letter.is_ascii_digit());
            let company = there.entry(wish.clone()).or_default();
            let together = company
                .iter()
                .all(|&other| other == seat || partners && other % 2 == seat % 2);
            let fits = company.is_empty() || broadway && together && company.len() < 3;
            if wish == "yard" || wish == "home" || !own.contains(&wish) || !fits {
                row.push(if wish == "home" {
                    wish
                } else {
                    "yard".to_owned()
                });
            } else {
                company.push(seat);
                row.push(wish);
            }
        }
        if row == ["home"; 4] {
            row[0] = "yard".to_owned();
        }
        rows.push(format!("{}:{}", SIDES[seat], row.join(",")));
    }
    let (one, other) = (1 + random(seed, 6), 1 + random(seed, 6));
    let (high, low) = (one.max(other), one.min(other));
    let ruleset = if partners { "partners " } else { "" };
    format!(
        "{ruleset}{} {mover}:{high}-{low}",
        rows.join("/"),
        mover = SIDES[mover]
    )
}
