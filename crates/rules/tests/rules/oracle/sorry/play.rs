//! The cards, each played in every way there is, and what comes after.

use super::cards::{self, Card};
use super::line::{self, Pawns, Position, Turn};
use super::step::{Step, go_backward, go_forward, go_forward_or_home, start, swap, take_square};
use std::collections::{BTreeMap, BTreeSet};

/// The ways to play a card: where the pawns are afterwards, and the play lines that lead there.
type Ways = BTreeMap<Pawns, Vec<String>>;

/// Every legal play of a position at a decision: the play line, and the position line it leads to.
pub fn plays(position_line: &str) -> Result<BTreeMap<String, String>, String> {
    let position = line::read(position_line)?;
    match position.turn {
        Turn::Drawn(seat, card) => {
            let mut ways = ways(&position, seat, card);
            if ways.is_empty() {
                // S-7: forfeited.
                add(&mut ways, position.pawns.clone(), "pass".to_string());
            }
            let mut answer = BTreeMap::new();
            results(&mut answer, ways, |pawns| {
                after_drawn(&position, seat, card, pawns)
            });
            Ok(answer)
        }
        Turn::Act(seat) if position.hand_is_full(seat) => Ok(choices(&position, seat)),
        _ => Err("nothing to be decided".to_string()),
    }
}

/// S-26: any card of the hand that can be played; if there is none, any card rolled away.
fn choices(position: &Position, seat: char) -> BTreeMap<String, String> {
    let mut answer = BTreeMap::new();
    for card in cards::kinds(&position.hand(seat)) {
        results(&mut answer, ways(position, seat, card), |pawns| {
            let again = card == "2" && position.chooses_again_after_two();
            after_chosen(position, seat, card, pawns, again)
        });
    }
    if answer.is_empty() {
        for card in cards::kinds(&position.hand(seat)) {
            let mut ways = Ways::new();
            add(&mut ways, position.pawns.clone(), format!("discard {card}"));
            // A discarded 2 ends the turn like any other.
            results(&mut answer, ways, |pawns| {
                after_chosen(position, seat, card, pawns, false)
            });
        }
    }
    answer
}

fn add(ways: &mut Ways, pawns: Pawns, play: String) {
    ways.entry(pawns).or_default().push(play);
}

/// Writes down what each way leads to.
fn results(answer: &mut BTreeMap<String, String>, ways: Ways, after: impl Fn(&Pawns) -> Position) {
    for (pawns, plays) in ways {
        let result = after(&pawns).print();
        for play in plays {
            let text = play.clone();
            if let Some(other) = answer.insert(play, result.clone()) {
                assert_eq!(other, result, "{text} means two things");
            }
        }
    }
}

/// After a card from the pile (S-7): the next seat, or after a 2 the same (S-15).
fn after_drawn(position: &Position, seat: char, card: Card, pawns: &Pawns) -> Position {
    let mut after = position.clone();
    after.pawns = pawns.clone();
    after.discard.push(card);
    after.turn = if card == "2" && position.house.two_again {
        Turn::Act(seat)
    } else {
        Turn::Act(position.next_seat(seat))
    };
    with_winner(after)
}

/// After a card from the hand (S-26): the seat draws up, and then plays again or not.
fn after_chosen(
    position: &Position,
    seat: char,
    card: Card,
    pawns: &Pawns,
    again: bool,
) -> Position {
    let mut after = position.clone();
    after.pawns = pawns.clone();
    after.discard.push(card);
    cards::take(after.hands.get_mut(&seat).unwrap(), card);
    after.again = again;
    with_winner(after)
}

/// S-24: if somebody has won, the game is over, and the hands are laid down.
fn with_winner(mut position: Position) -> Position {
    if let Some(side) = position.winners().first() {
        position.turn = Turn::Over(side.clone());
        position.again = false;
        position.hands.clear();
    }
    position
}

/// Every way to play a card, none if it can't be played.
fn ways(position: &Position, seat: char, card: Card) -> Ways {
    let mut ways = Ways::new();
    let side = position.side_of(seat);
    let mut opponents = position.seats.clone();
    opponents.retain(|colour| !side.contains(colour));

    let (house, pawns) = (position.house, &position.pawns);
    for pawn in pawns_of(&side) {
        let mut each: Vec<Option<Step>> = vec![];
        let starts = match card {
            "1" | "2" => true,
            "7" | "sorry" => false,
            _ => house.start_any,
        };
        if starts {
            each.push(start(house, pawns, pawn));
        }
        match card {
            "4" if !house.four_forward => each.push(go_backward(house, pawns, pawn, 4)),
            "7" | "sorry" => {}
            number => {
                let count = number.parse().unwrap();
                each.push(go_forward_or_home(house, pawns, pawn, count));
            }
        }
        if card == "10" && !house.ten_forward {
            // S-15: back 1 is a choice too where somebody could go forward 10.
            each.push(go_backward(house, pawns, pawn, 1));
        }
        for step in each.into_iter().flatten() {
            add(&mut ways, step.pawns, format!("{card} {}", step.text));
        }
    }
    match card {
        "7" => sevens(position, &side),
        "11" => {
            elevens(position, &side, &opponents, &mut ways);
            ways
        }
        "sorry" => sorrys(position, &side, &opponents),
        _ => ways,
    }
}

/// The pawns of these colours, each by its colour and its place among the four.
fn pawns_of(colours: &[char]) -> Vec<(char, usize)> {
    let mut all = vec![];
    for colour in colours {
        for index in 0..4 {
            all.push((*colour, index));
        }
    }
    all
}

/// S-17: the swaps, and declining them. `ways` has the moves forward by 11, and the starts by it if a
/// house rule allows them.
fn elevens(position: &Position, side: &[char], opponents: &[char], ways: &mut Ways) {
    let only_swaps = ways.is_empty();
    let mut a_swap = false;
    for mine in pawns_of(side) {
        for theirs in pawns_of(opponents) {
            if let Some(step) = swap(position.house, &position.pawns, mine, theirs) {
                a_swap = true;
                add(ways, step.pawns, format!("11 {}", step.text));
            }
        }
    }
    if only_swaps && a_swap && !position.house.swap_must {
        add(ways, position.pawns.clone(), "11 -".to_string());
    }
}

/// S-18, and S-25 for partners.
fn sorrys(position: &Position, side: &[char], opponents: &[char]) -> Ways {
    let mut ways = Ways::new();
    for (colour, index) in pawns_of(side) {
        for theirs in pawns_of(opponents) {
            if let Some(step) =
                take_square(position.house, &position.pawns, (colour, index), theirs)
            {
                add(
                    &mut ways,
                    step.pawns,
                    sorry_text(position, colour, &step.text),
                );
            }
        }
    }
    if !ways.is_empty() {
        return ways;
    }
    // No opponent to hit: then the side's other colour.
    for (colour, index) in pawns_of(side) {
        for other in pawns_of(side) {
            if other.0 == colour {
                continue;
            }
            if let Some(step) = take_square(position.house, &position.pawns, (colour, index), other)
            {
                add(
                    &mut ways,
                    step.pawns,
                    sorry_text(position, colour, &step.text),
                );
            }
        }
    }
    ways
}

/// With partners a Sorry! says from whose START.
fn sorry_text(position: &Position, colour: char, step: &str) -> String {
    if position.house.partners {
        format!("sorry {colour}:{step}")
    } else {
        format!("sorry {step}")
    }
}

/// A seven half played: where the pawns are, and which have had their part.
type Shared = (Pawns, BTreeSet<(char, usize)>);

/// S-16: the whole seven for one pawn, or shared if no house rule forbids it: by two, with partners by
/// any number of the side's.
///
/// What can follow depends on nothing but where everybody is now, who has had a part and what is
/// left, so the beginnings that agree in these go on together.
fn sevens(position: &Position, side: &[char]) -> Ways {
    let most_parts = if position.house.seven_whole {
        1
    } else if position.house.partners {
        7
    } else {
        2
    };
    // By what is left of the seven.
    let mut reached: Vec<BTreeMap<Shared, Vec<String>>> = vec![BTreeMap::new(); 8];
    let nobody = (position.pawns.clone(), BTreeSet::new());
    reached[7].insert(nobody, vec![String::new()]);
    for left in (1..=7).rev() {
        let beginnings = std::mem::take(&mut reached[left]);
        for ((pawns, moved), texts) in &beginnings {
            if moved.len() == most_parts {
                continue;
            }
            for (colour, index) in pawns_of(side) {
                if moved.contains(&(colour, index)) {
                    continue;
                }
                for part in 1..=left {
                    let Some(step) = go_forward(position.house, pawns, (colour, index), part)
                    else {
                        continue;
                    };
                    let mut moved = moved.clone();
                    moved.insert((colour, index));
                    let longer = texts.iter().map(|text| {
                        let comma = if text.is_empty() { "" } else { ", " };
                        format!("{text}{comma}7 {}", step.text)
                    });
                    let state = (step.pawns, moved);
                    reached[left - part]
                        .entry(state)
                        .or_default()
                        .extend(longer);
                }
            }
        }
    }
    let mut ways = Ways::new();
    for ((pawns, _), texts) in std::mem::take(&mut reached[0]) {
        ways.entry(pawns).or_default().extend(texts);
    }
    ways
}
