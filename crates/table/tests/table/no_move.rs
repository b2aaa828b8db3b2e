//! The notice of a turn without a legal move says what would be needed, and that is true.

use std::collections::BTreeSet;

use rules::board::Kind;
use table::position_lines::random_record;
use table::session::Intent;

use crate::desk::Desk;

/// The sides of the board of Sorry!, in the order in which pawns come to them.
const SORRY: &str = "RBYG";

/// How many spaces a pawn of Sorry! on the track or in its safety zone is from home.
fn away(owner: &str, name: &str) -> Option<u8> {
    if let Some(number) = name.strip_prefix(&format!("{owner}h")) {
        return Some(6 - number.parse::<u8>().ok()?);
    }
    let side = |letter: &str| SORRY.find(letter).map(|side| side as u8 * 15);
    let at = side(&name[..1])? + name[1..].parse::<u8>().ok()?;
    Some((side(owner)? + 2 + 60 - at) % 60 + 6)
}

/// Whether a reason why a card moves nothing is so.
fn is_so(desk: &Desk, seat: &str, reason: &str) -> bool {
    let table = desk.session.table();
    let (game, board) = (table.game(), table.board());
    let mover = table
        .ruleset()
        .family
        .seat(seat.chars().next().unwrap())
        .unwrap();
    let side = game.seat(mover).side;
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for each in game.shown().pieces {
        let owner = each.piece.owner.unwrap();
        let letter = table.ruleset().family.letter(owner).to_string();
        let name = board.space(each.at).name.clone();
        match side.has(owner) {
            true => own.push((letter, name)),
            false => others.push((letter, name)),
        }
    }
    let waits = own.iter().any(|(_, name)| name.ends_with("yard"));
    let card = game.shown().card.unwrap().name;
    let is_open = |(_, name): &(String, String)| !name.contains(['h', 'y']);
    let Ok(count) = card.parse::<u8>() else {
        return match reason {
            "you have no pawn on START for it" => !waits,
            "no opponent's pawn stands on the track" => waits && !others.iter().any(is_open),
            _ => false,
        };
    };
    let of = |(owner, name): &(String, String)| {
        let is_way = !name.ends_with("yard") && !name.ends_with("home");
        is_way.then(|| away(owner, name).unwrap())
    };
    let is_past = |pawn: &(String, String)| of(pawn).is_some_and(|away| away < count);
    let on_own = |pawn: &(String, String)| {
        let there = |other: &(String, String)| {
            other.0 == pawn.0 && of(other).is_some_and(|away| Some(away + count) == of(pawn))
        };
        own.iter().any(there)
    };
    let moving: Vec<_> = own.iter().filter(|pawn| of(pawn).is_some()).collect();
    let past = moving.iter().filter(|pawn| is_past(pawn)).count();
    let blocked = moving.iter().filter(|pawn| on_own(pawn)).count();
    match reason {
        "every pawn would go past home, which needs an exact count" => past == moving.len(),
        "a pawn of your own stands where the move would end" => blocked == moving.len(),
        "every pawn would go past home or onto a pawn of your own" => {
            past > 0 && blocked > 0 && past + blocked == moving.len()
        }
        "your pawns cannot use all of the 7" => count == 7,
        _ => false,
    }
}

/// Whether a roll or card gives a move that the player chooses; `None` if it cannot come.
fn gives_move(before: &str, seat: &str, outcome: &str) -> Option<bool> {
    let record = format!("{before}\n{seat} {outcome}:\n");
    table::game_session::resume(&record).ok()?;
    let desk = Desk::resumed(&record, &[]);
    Some(desk.session.choices().iter().any(|choice| choice.is_free))
}

/// Whether a card brings a pawn out; `None` if it cannot come.
fn comes_out(before: &str, seat: &str, card: &str) -> Option<bool> {
    let record = format!("{before}\n{seat} {card}:\n");
    table::game_session::resume(&record).ok()?;
    let desk = Desk::resumed(&record, &[]);
    let mut choices = desk.session.choices().into_iter();
    Some(choices.any(|choice| desk.session.table().step(&choice).contains("yard")))
}

const CARDS: [&str; 11] = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"];

fn title(card: &str) -> &str {
    if card == "sorry" { "Sorry!" } else { card }
}

/// All rolls of two dice, as in a record.
fn rolls() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)))
}

/// The items of a list in words.
fn items(list: &str) -> Vec<&str> {
    let items = list.split(", ").flat_map(|item| item.split(" or "));
    items
        .map(|item| item.trim_start_matches("an ").trim_start_matches("a "))
        .collect()
}

fn check(before: &str, seat: &str, words: &str, desk: &Desk) -> &'static str {
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
    if !needed.starts_with("only ") && !needed.starts_with("you need ") {
        let (reason, out) = needed.split_once(". Only ").unwrap_or((needed, ""));
        assert!(is_so(desk, seat, reason), "{words}: {before}");
        let out = out.strip_suffix(" brings a pawn out").map(items);
        for card in CARDS {
            let brings_out = comes_out(before, seat, card);
            if let (Some(out), Some(brings_out)) = (&out, brings_out) {
                assert_eq!(brings_out, out.contains(&title(card)), "{words}: {card}");
            }
        }
        return "because";
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
    for card in CARDS {
        if let Some(moves) = gives_move(before, seat, card) {
            assert_eq!(moves, items.contains(&title(card)), "{words}: {card}");
        }
    }
    if sum.is_some() { "sum" } else { kind }
}

#[test]
fn a_turn_without_a_legal_move_says_what_would_be_needed() {
    let mut kinds = BTreeSet::new();
    let mut all = 0;
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
                let words = words.split(". No other roll").next().unwrap();
                let (seat, _) = turn.split_once(' ').unwrap();
                let kind = check(&before, seat, words, &desk);
                kinds.insert(kind);
                all += 1;
                assert_ne!(kind, "nothing", "{words}: {before}");
                // The first few of a game tell enough.
                if all % 12 == 0 {
                    break;
                }
            }
        }
    }
    assert!(all > 100, "{all}");
    for kind in ["out", "sum", "needs", "because"] {
        assert!(kinds.contains(kind), "{kinds:?}");
    }
}

#[test]
fn a_pawn_on_start_says_what_brings_it_out_or_that_an_own_pawn_is_in_its_way() {
    let (mut free, mut barred) = (0, 0);
    for seed in 1..6 {
        let record = random_record("sorry", "RBYG", seed).unwrap();
        let record = record.replace("=random", "=person");
        let lines: Vec<&str> = record.lines().collect();
        for (index, line) in lines.iter().enumerate().skip(5) {
            let turn = line.split_once(": ").filter(|(turn, steps)| {
                *steps != "pass" && !turn.ends_with(" 1") && !turn.ends_with(" 2")
            });
            let Some((turn, _)) = turn else {
                continue;
            };
            let before = lines[..index].join("\n");
            let mut desk = Desk::resumed(&format!("{before}\n{turn}:\n"), &[]);
            let table = desk.session.table();
            let Some(seat) = table.node().seat() else {
                continue;
            };
            let pieces = table.pieces().iter();
            let own = pieces.filter(|each| each.piece.owner == Some(seat));
            let board = table.board();
            let kind = |space| board.space(space).kind;
            let waits = own.clone().find(|each| kind(each.at) == Kind::Yard);
            let Some(yard) = waits.map(|each| each.at) else {
                continue;
            };
            let [exit] = board.space(yard).next[..] else {
                panic!("one way leads out");
            };
            let is_barred = own.clone().any(|each| each.at == exit);
            let choices = table.choices();
            if choices.is_empty() || choices.iter().any(|each| each.pointing.from == Some(yard)) {
                continue;
            }
            desk.say(Intent::Choose(yard));
            let alert = desk.scene().now.alert.clone().unwrap_or_default();
            // None of the cards that bring a pawn out may be left.
            if alert.starts_with("No move for this pawn") {
                continue;
            }
            let start = match is_barred {
                true => "A pawn of your own stands where this one comes out",
                false => "Only ",
            };
            assert!(alert.starts_with(start), "{alert}: {before}\n{line}");
            *if is_barred { &mut barred } else { &mut free } += 1;
        }
    }
    assert!(free > 20 && barred > 5, "{free} {barred}");
}

#[test]
fn a_doublet_that_cannot_be_played_says_why_there_is_no_other_roll() {
    let alert = |ruleset: &str, opening: [&str; 2], dice: &str| {
        let [yellow, red] = opening;
        let record = format!(
            "turnout 1\nruleset {ruleset}\nseats Y=person R=person\nopen Y {yellow}\nopen R {red}\nY {dice}:\n"
        );
        let mut desk = Desk::resumed(&record, &[]);
        desk.choose("Y9");
        desk.scene().now.alert.clone().unwrap_or_default()
    };
    let why = "No other roll: both dice must be played (Rule P-16)";
    let said = alert("pollyanna-1951", ["6-3", "5-1"], "1-1");
    assert!(
        said.ends_with(&format!("brings a pawn out. {why}")),
        "{said}"
    );
    assert!(!alert("pollyanna-1951", ["6-3", "5-1"], "2-1").contains(why));
    // There it brings another roll even so.
    assert!(!alert("parcheesi", ["6", "5"], "1-1").contains("No other roll"));
}
