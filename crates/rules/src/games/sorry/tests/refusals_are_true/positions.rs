//! Positions at random, and the ways of a pawn by the names of spaces.

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

/// A position line with a card or a hand to be played, mostly crowded.
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
    let hand = random(seed, 3) == 0;
    let ring = ring();
    let from = random(seed, 60);
    let length = 6 + random(seed, 40);
    let mut taken: Vec<String> = Vec::new();
    let mut rows = Vec::new();
    for &seat in seats {
        let mut row: Vec<String> = Vec::new();
        for pawn in 0..4 {
            let wish = match random(seed, 7) {
                0 => "yard".to_owned(),
                1 if pawn > 0 => "home".to_owned(),
                2 => format!("{}h{}", SIDES[seat], 1 + random(seed, 5)),
                _ => ring[(from + random(seed, length)) % 60].clone(),
            };
            let free = !taken.contains(&wish);
            if free && wish != "yard" && wish != "home" {
                taken.push(wish.clone());
            }
            row.push(if free { wish } else { "yard".to_owned() });
        }
        rows.push(format!("{}:{}", SIDES[seat], row.join(",")));
    }
    let mover = SIDES[one_of(seed, seats)];
    let names = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"];
    let placement = rows.join("/");
    if hand {
        let mut cards: Vec<usize> = (0..5).map(|_| random(seed, names.len())).collect();
        cards.sort_unstable();
        // Five of a kind there are of the 1 alone.
        if cards.iter().all(|card| *card == cards[0]) {
            cards = vec![0, 1, 2, 3, 4];
        }
        let cards: Vec<_> = cards.into_iter().map(|card| names[card]).collect();
        let ruleset = if partners { "hand+partners" } else { "hand" };
        return format!("{ruleset} {placement} {mover} hand={}", cards.join(","));
    }
    let ruleset = if partners { "partners " } else { "" };
    // The cards with more to be said of them come more often.
    let card = one_of(
        seed,
        &[&names[..], &["7", "7", "11", "sorry", "10"]].concat(),
    );
    format!("{ruleset}{placement} {mover}:{card}")
}
