//! The ways of a pawn by the names of spaces.

use super::SIDES;

/// The squares of the ring, in order.
fn ring() -> Vec<String> {
    let side = |side: &char| {
        (0..15)
            .map(move |number| format!("{side}{number}"))
            .collect::<Vec<_>>()
    };
    SIDES.iter().flat_map(side).collect()
}

/// The space one step on, or one back, for a pawn of that colour.
fn next(colour: char, name: &str, back: bool) -> Option<String> {
    let ring = ring();
    if let Some(index) = ring.iter().position(|each| each == name) {
        let entrance = !back && *name == format!("{colour}2");
        let on = if back { index + 59 } else { index + 1 };
        return Some(if entrance {
            format!("{colour}h1")
        } else {
            ring[on % 60].clone()
        });
    }
    let number: u8 = name.strip_prefix(&format!("{colour}h"))?.parse().ok()?;
    Some(match (number, back) {
        (1, true) => format!("{colour}2"),
        (5, false) => "home".to_owned(),
        (_, true) => format!("{colour}h{}", number - 1),
        _ => format!("{colour}h{}", number + 1),
    })
}

/// Where so many steps lead.
pub(super) fn walk(colour: char, from: &str, count: u32, back: bool) -> Option<String> {
    (0..count).try_fold(from.to_owned(), |at, _| next(colour, &at, back))
}
