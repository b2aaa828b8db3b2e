//! The notice of a turn without a legal move says what would be needed, and that is true.

use std::collections::BTreeSet;

use table::replay::random_record;

use crate::desk::Desk;

/// Whether a roll or card gives a move that the player chooses; `None` if it cannot come.
fn gives_move(before: &str, seat: &str, outcome: &str) -> Option<bool> {
    let record = format!("{before}\n{seat} {outcome}:\n");
    table::game_session::resume(&record).ok()?;
    let desk = Desk::resumed(&record, &[]);
    Some(desk.session.choices().iter().any(|choice| choice.is_free))
}

/// All rolls of two dice, as in a record.
fn rolls() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)))
}

/// The items of a list in words.
fn items(list: &str) -> Vec<&str> {
    let items = list.split(", ").flat_map(|item| item.split(" or "));
    items.map(|item| item.trim_start_matches("a ")).collect()
}

fn check(before: &str, seat: &str, words: &str) -> &'static str {
    let Some((_, needed)) = words.split_once(": ") else {
        return "nothing";
    };
    if needed.contains("barred") {
        assert!(
            rolls().all(
                |(high, low)| gives_move(before, seat, &format!("{high}-{low}")) != Some(true)
            )
        );
        return "barred";
    }
    let (kind, list) = match (
        needed.strip_prefix("only "),
        needed.strip_prefix("you need "),
    ) {
        (Some(rest), _) => ("out", rest.strip_suffix(" brings a pawn out").unwrap()),
        (_, Some(rest)) => ("needs", rest),
        _ => panic!("{words}"),
    };
    let (list, sum) = match list.split_once(", or a sum of ") {
        Some((list, sum)) => (list, sum.trim_end_matches(',').parse::<u8>().ok()),
        None => (list, None),
    };
    let items = items(list);
    for (high, low) in rolls() {
        let Some(moves) = gives_move(before, seat, &format!("{high}-{low}")) else {
            continue;
        };
        let named = items.iter().any(|item| {
            [high, low]
                .map(|die| die.to_string())
                .contains(&(*item).to_owned())
        });
        let named = named || sum == Some(high + low);
        // A third doublet would end the turn.
        assert!(moves || !named || high == low, "{words}: {high}-{low}");
        assert!(kind == "needs" || !moves || named, "{words}: {high}-{low}");
    }
    for card in ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"] {
        if let Some(moves) = gives_move(before, seat, card) {
            let title = if card == "sorry" { "Sorry!" } else { card };
            assert_eq!(moves, items.contains(&title), "{words}: {card}");
        }
    }
    if sum.is_some() { "sum" } else { kind }
}

#[test]
fn a_turn_without_a_legal_move_says_what_would_be_needed() {
    let mut kinds = BTreeSet::new();
    let (mut all, mut plain) = (0, 0);
    for (ruleset, seats) in [
        ("pollyanna-1951", "YGRB"),
        ("pollyanna-1916", "YR"),
        ("pollyanna-1951+partners", "YGRB"),
        ("parcheesi", "YBRG"),
        ("parcheesi+ring68", "YR"),
        ("sorry", "RBYG"),
        ("sorry+fast", "RY"),
        ("sorry+partners", "RBYG"),
    ] {
        for seed in 1..4 {
            let record = random_record(ruleset, seats, seed).unwrap();
            let record = record.replace("=random", "=person");
            let lines: Vec<&str> = record.lines().collect();
            for (index, line) in lines.iter().enumerate() {
                let Some((turn, "pass")) = line.split_once(": ") else {
                    continue;
                };
                let before = lines[..index].join("\n");
                let desk = Desk::resumed(&format!("{before}\n{turn}:\n"), &[]);
                // A third doublet ends a turn, too.
                let Some(words) = desk.scene().now.alert.clone() else {
                    continue;
                };
                let (seat, _) = turn.split_once(' ').unwrap();
                let kind = check(&before, seat, &words);
                kinds.insert(kind);
                all += 1;
                plain += usize::from(kind == "nothing");
                // The first few of a game tell enough.
                if all % 12 == 0 {
                    break;
                }
            }
        }
    }
    assert!(all > 100 && plain * 10 < all, "{plain} of {all}");
    for kind in ["out", "sum", "needs"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
}
