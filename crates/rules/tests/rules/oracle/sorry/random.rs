//! Positions at random: valid ones, but mostly such as no game would reach, full of what the rules
//! are hardest about: busy slides, safety zones, last pawns, sevens to share, rivals within reach of
//! the card, piles about to run out.

use std::collections::BTreeMap;

use super::board::{self, Space};
use super::cards::{self, CARDS, Card};
use super::house::{self, House, OPTIONS};
use super::line::{self, Position, Turn, together};
use crate::oracle::random::{chance, one_of, random};

/// What sort of position is wanted.
#[derive(Clone, Copy)]
enum Style {
    /// Anywhere at all.
    Scattered,
    /// Everybody on a stretch of the track.
    Crowded,
    /// On slides, and where the card leads onto a triangle from.
    Slides,
    /// Around the end of the way of the seat to act, or of its partner.
    Ending,
    /// STARTs, circles and what lies about them.
    Starting,
    /// Where the pawns of the seat to act can get to with the card.
    Hunted,
}

const STYLES: [Style; 8] = [
    Style::Scattered,
    Style::Crowded,
    Style::Slides,
    Style::Slides,
    Style::Ending,
    Style::Ending,
    Style::Starting,
    Style::Hunted,
];

/// A ruleset with house rules: each option has another value than the printed one in a third of them,
/// where that contradicts no other.
pub fn random_ruleset(seed: &mut u64) -> String {
    loop {
        let mut words = vec![];
        for values in OPTIONS {
            if chance(seed, 33) {
                words.push(*one_of(seed, values));
            }
        }
        let name = house::name(&words);
        if House::read(&name).is_ok() {
            return name;
        }
    }
}

/// A valid position line at a decision, for two, three or four players.
pub fn random_position(seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let house = House::read(ruleset)?;
    let mut seats = board::SIDES.to_vec();
    if !house.partners {
        match random(seed, 3) {
            0 => {
                let first = *one_of(seed, &board::SIDES);
                seats.retain(|seat| [first, board::opposite(first)].contains(seat));
            }
            1 => {
                seats.remove(random(seed, 4));
            }
            _ => {}
        }
    }
    let mover = *one_of(seed, &seats);
    let mut position = Position {
        house,
        pawns: seats.iter().map(|seat| (*seat, ["yard"; 4])).collect(),
        seats,
        turn: Turn::Act(mover),
        again: false,
        discard: vec![],
        hands: BTreeMap::new(),
    };
    deal(seed, &mut position, mover);
    let in_hand = match position.turn {
        Turn::Drawn(_, card) => vec![card],
        _ => position.hand(mover),
    };
    place(seed, &mut position, mover, &in_hand);
    if house.swap_must && in_hand.contains(&"11") && chance(seed, 30) {
        hold_back(seed, &mut position, mover);
    }
    if house.partners && in_hand.contains(&"7") {
        thin_out(seed, &mut position, mover);
    }
    let text = position.print();
    assert_eq!(line::accepted(&text).as_ref(), Ok(&text));
    Ok(text)
}

/// One of the names.
pub fn pick(seed: &mut u64, names: &[&'static str]) -> &'static str {
    names[random(seed, names.len())]
}

/// A card, with those that have most to them more often than the deck has them.
fn any_card(seed: &mut u64) -> Card {
    if chance(seed, 50) {
        pick(seed, &CARDS)
    } else {
        pick(seed, &["7", "7", "7", "4", "10", "11", "11", "sorry", "2"])
    }
}

/// Gives the seat to act its card or its hand, others their hands, and discards something.
fn deal(seed: &mut u64, position: &mut Position, mover: char) {
    let mut rest = cards::deck();
    if position.house.has_hands() {
        // Now and then such as move nothing from START, or much of one kind.
        let few = [any_card(seed), any_card(seed), "2"];
        let style = random(seed, 4);
        let mut hand = vec![];
        while hand.len() < position.house.hand {
            let card = match style {
                0 => pick(seed, &["3", "4", "5", "7", "8", "10", "11", "12"]),
                1 if chance(seed, 90) => pick(seed, &few),
                2 => any_card(seed),
                _ => pick(seed, &rest),
            };
            if rest.contains(&card) {
                cards::take(&mut rest, card);
                hand.push(card);
            }
        }
        position.hands.insert(mover, hand);
        position.again = position.chooses_again_after_two() && chance(seed, 20);
        if chance(seed, 60) {
            for seat in position.seats.clone() {
                let full = position.house.hand;
                let count = if chance(seed, 60) {
                    full
                } else {
                    random(seed, full + 1)
                };
                if seat != mover && count > 0 {
                    let mut hand = vec![];
                    for _ in 0..count {
                        hand.push(pick(seed, &rest));
                        cards::take(&mut rest, hand[hand.len() - 1]);
                    }
                    position.hands.insert(seat, hand);
                }
            }
        }
    } else {
        let card = any_card(seed);
        cards::take(&mut rest, card);
        position.turn = Turn::Drawn(mover, card);
    }

    // At least one card stays in the pile (S-4).
    let most = rest.len() - 1;
    let count = match random(seed, 4) {
        0 => 0,
        1 => random(seed, 6),
        2 => random(seed, most + 1),
        _ => most - random(seed, 2),
    };
    for _ in 0..count {
        let card = pick(seed, &rest);
        cards::take(&mut rest, card);
        position.discard.push(card);
    }
}

/// Puts everybody's pawns somewhere, the seat to act first.
fn place(seed: &mut u64, position: &mut Position, mover: char, in_hand: &[Card]) {
    let style = *one_of(seed, &STYLES);
    let mixed = chance(seed, 25);
    let from = random(seed, 60);
    let length = 6 + random(seed, 12);
    let stretch: Vec<Space> = (from..from + length).map(nth_square).collect();
    let mut order = position.seats.clone();
    order.sort_by_key(|seat| *seat != mover);

    for seat in order {
        let own_side = together(position.house, seat, mover);
        let last_pawns = matches!(style, Style::Ending) && own_side;
        let already_home = match random(seed, 8) {
            0 => 3,
            1..=6 if last_pawns && seat != mover => 4,
            1..=6 if last_pawns => 3 - random(seed, 2),
            1 => random(seed, 3),
            // Only with partners may a seat have finished while the game goes on.
            2 if position.house.partners => 4,
            _ => 0,
        };
        let waiting = match random(seed, 10) {
            0..=2 => 1,
            3 => 1 + random(seed, 4),
            _ => 0,
        };
        for pawn in 0..4 {
            let mut space = "yard";
            if pawn < already_home {
                space = "home";
            } else if pawn >= already_home + waiting {
                for _ in 0..12 {
                    let style = if mixed { *one_of(seed, &STYLES) } else { style };
                    let card = pick(seed, in_hand);
                    let wish = wish(seed, style, position, seat, mover, card, &stretch);
                    if fits(position, seat, wish) {
                        space = wish;
                        break;
                    }
                }
            }
            position.pawns.get_mut(&seat).unwrap()[pawn] = space;
        }
        // Nobody has won.
        if position.winners().contains(&position.side_of(seat)) {
            let last = pick(seed, &["yard", "yard", "h5", "h1", "2"]);
            let last = board::space(&format!("{seat}{last}")).unwrap_or("yard");
            let last = if fits(position, seat, last) {
                last
            } else {
                "yard"
            };
            position.pawns.get_mut(&seat).unwrap()[0] = last;
        }
    }
}

/// The squares of the track counted from Red's corner.
fn nth_square(n: usize) -> Space {
    let (side, n) = (board::SIDES[n / 15 % 4], n % 15);
    board::space(&format!("{side}{n}")).unwrap()
}

/// Where a pawn might go in this style. It may be no place for it: then another is asked for.
fn wish(
    seed: &mut u64,
    style: Style,
    position: &Position,
    seat: char,
    mover: char,
    card: Card,
    stretch: &[Space],
) -> Space {
    match style {
        Style::Scattered => pick(seed, board::standing(seat)),
        Style::Crowded => pick(seed, stretch),
        Style::Slides => {
            let side = *one_of(seed, &board::SIDES);
            let triangle = board::space(&format!("{side}{}", one_of(seed, &[1, 9]))).unwrap();
            if seat == mover && chance(seed, 60) {
                // The other way round: from the triangle the card's way back.
                return walked(seed, seat, triangle, card, true).unwrap_or("yard");
            }
            let (_, squares) = board::slide(triangle).unwrap();
            if chance(seed, 30) {
                triangle
            } else {
                pick(seed, &squares)
            }
        }
        Style::Ending => {
            let own_side = together(position.house, seat, mover);
            let of = if own_side { seat } else { mover };
            if own_side && chance(seed, 50) {
                return before_home(seed, of, card);
            }
            let near = if chance(seed, 50) { 8 } else { 20 };
            let all = board::standing(of);
            pick(seed, &all[all.len() - near..])
        }
        Style::Starting => match random(seed, 6) {
            0 | 1 => "yard",
            2 => board::circle(seat),
            3 => board::circle(mover),
            _ => {
                let side = if chance(seed, 50) { mover } else { seat };
                board::space(&format!("{side}{}", random(seed, 15))).unwrap()
            }
        },
        Style::Hunted => {
            if seat == mover && chance(seed, 60) {
                return pick(seed, board::standing(seat));
            }
            let mut from = pick(seed, &position.pawns[&mover]);
            if from == "yard" {
                from = board::circle(mover);
            }
            let to = walked(seed, mover, from, card, false).unwrap_or("yard");
            match board::slide(to) {
                Some((_, squares)) if chance(seed, 60) => pick(seed, &squares),
                _ => to,
            }
        }
    }
}

/// Where a card leads a pawn from a space, or `back` from where it leads it there.
fn walked(seed: &mut u64, colour: char, from: Space, card: Card, back: bool) -> Option<Space> {
    let (count, card_goes_back) = match card {
        "7" => (1 + random(seed, 7), false),
        "4" => (4, true),
        "10" if chance(seed, 50) => (1, true),
        "sorry" => (0, false),
        number => (number.parse().unwrap(), false),
    };
    let mut to = from;
    for _ in 0..count {
        to = if card_goes_back == back {
            board::forward(colour, to)?
        } else {
            board::backward(colour, to)?
        };
    }
    Some(to)
}

/// From where a card leads home, or part of it if it is a seven.
fn before_home(seed: &mut u64, colour: char, card: Card) -> Space {
    let steps = match card {
        "7" => 1 + random(seed, 7),
        "4" | "sorry" => 1 + random(seed, 12),
        number => number.parse().unwrap(),
    };
    let leads_home = |from: &&Space| {
        let mut to = **from;
        for _ in 0..steps {
            to = board::forward(colour, to).unwrap_or("yard");
            if to == "yard" {
                return false;
            }
        }
        to == "home"
    };
    let mut all = board::standing(colour).iter();
    all.find(leads_home).unwrap()
}

/// Whether a pawn of this seat may be put there beside those that are there (S-9, S-10, S-13).
fn fits(position: &Position, seat: char, space: Space) -> bool {
    let taken = position.pawns.values().flatten().any(|at| *at == space);
    board::standing(seat).contains(&space) && (!taken || ["yard", "home"].contains(&space))
}

/// Puts the pawns of the seat to act, and of its partner, on squares of the track from which they
/// can't go forward 11, so that they can only swap (S-17).
fn hold_back(seed: &mut u64, position: &mut Position, mover: char) {
    for seat in position.side_of(mover) {
        let all = board::standing(seat);
        // The last five squares before it turns in: its number 3, which comes last, is past that.
        let number_3 = all.len() - 7;
        for index in 0..4 {
            if board::on_track(position.pawns[&seat][index]) {
                let wish = pick(seed, &all[number_3 - 5..number_3]);
                let fits = fits(position, seat, wish);
                position.pawns.get_mut(&seat).unwrap()[index] = if fits { wish } else { "yard" };
            }
        }
    }
}

/// A seven shared by the eight pawns of a side has some 300,000 plays, by four of them a thousand:
/// mostly leaves no more than four of the side that can move.
fn thin_out(seed: &mut u64, position: &mut Position, mover: char) {
    let most = match random(seed, 1000) {
        0 if chance(seed, 10) => 8,
        0..=3 => 6,
        4..=80 => 5,
        _ => 4,
    };
    let mut can_move = vec![];
    for seat in position.side_of(mover) {
        for index in 0..4 {
            if !["yard", "home"].contains(&position.pawns[&seat][index]) {
                can_move.push((seat, index));
            }
        }
    }
    while can_move.len() > most {
        let (seat, index) = can_move.swap_remove(random(seed, can_move.len()));
        let spaces = position.pawns.get_mut(&seat).unwrap();
        spaces[index] = pick(seed, &["yard", "home"]);
    }
}
