//! Draws from the pile, until somebody has something to decide.

use super::cards::Card;
use super::line::{self, Position, Turn};
use super::random::pick;

/// The next decision after a position, cards drawn at random; `None` when the game is over.
pub fn onward(seed: &mut u64, position_line: &str) -> Option<String> {
    let mut position = line::read(position_line).expect(position_line);
    loop {
        match position.turn {
            Turn::Over(_) => return None,
            Turn::Drawn(..) => return Some(position.print()),
            Turn::Act(seat) if position.hand_is_full(seat) => return Some(position.print()),
            Turn::Act(_) => {
                let pile = position.pile().expect(position_line);
                position = draw(&position, pick(seed, &pile));
            }
        }
    }
}

/// The position after this card has been drawn.
pub fn draw(before: &Position, card: Card) -> Position {
    let Turn::Act(seat) = before.turn else {
        panic!("nobody is to draw");
    };
    let mut position = before.clone();
    if !position.house.has_hands() {
        position.turn = Turn::Drawn(seat, card);
    } else {
        position.hands.entry(seat).or_default().push(card);
    }
    // S-4: with the last card drawn the discards are the new pile, without the card in play.
    if position.pile().unwrap().is_empty() {
        position.discard.clear();
    }
    // S-26: a hand drawn up ends the turn, except after a played 2. With `again` the same seat
    // chooses; it stays set until another card is played.
    if position.hand_is_full(seat) && !position.again {
        position.turn = Turn::Act(position.next_seat(seat));
    }
    position
}
