//! What follows a play: whose roll it is next, and how old the blockades are then.

use super::house::Name;
use super::line::{Position, Turn};
use super::step::wants_all_dice;

/// The line after a play of the roll that is still in the turn field.
pub fn after(played: &Position, mover: char, all_dice: bool) -> String {
    let mut position = played.clone();
    let Turn::Thrown(_, high, low) = position.turn else {
        panic!("nothing was rolled");
    };
    let again = position.house.brings_another(high, low)
        && (all_dice || !wants_all_dice(&position))
        // P-33: one whose four are home rolls no more.
        && !position.all_home(mover);
    if let Some(side) = position.winners().first() {
        // P-32, C-21. The counts of blockades are kept, and do not grow any more.
        position.turn = Turn::Over(side.clone());
        position.rolls = 0;
    } else if again {
        // P-16, C-9. C-14: counts do not grow before a further roll.
        position.turn = Turn::Throw(mover);
        if position.house.counts_rolls() {
            position.rolls += 1;
        }
    } else {
        end_turn(&mut position, mover);
    }
    position.print()
}

/// Whether a roll is the third of a turn that would bring another (C-10).
pub fn is_third(position: &Position, high: u32, low: u32) -> bool {
    position.rolls == 2 && position.house.brings_another(high, low)
}

/// C-10: the line after the third roll, of which nothing is played.
pub fn third_roll(thrown: &Position, mover: char) -> String {
    let mut position = thrown.clone();
    if position.house.is(Name::Third, "back") {
        send_nearest_back(&mut position, mover);
    }
    end_turn(&mut position, mover);
    position.print()
}

/// The pawn nearest home goes back. Of two that are as near, one on the turnout and one on Broadway,
/// the one on Broadway.
fn send_nearest_back(position: &mut Position, mover: char) {
    let board = position.board();
    let mut spaces = board.standing(mover).to_vec();
    spaces.retain(|space| !["yard", "home"].contains(space));
    spaces.retain(|space| position.pawns[&mover].contains(space));
    // The first of the nearest, and Broadway is before the turnouts.
    if let Some(nearest) = spaces.iter().min_by_key(|space| board.left(mover, space)) {
        let pawns = position.pawns.get_mut(&mover).unwrap();
        let pawn = pawns.iter_mut().find(|space| *space == nearest).unwrap();
        *pawn = "yard";
        position.blockades.remove(nearest);
    }
}

/// C-14: the mover's blockades have ended one more turn, and the next seat rolls.
fn end_turn(position: &mut Position, mover: char) {
    if let Some(due_at) = position.house.due_at() {
        for space in position.blockades_of(mover) {
            // Those that the key does not name were formed in this turn.
            let count = position.blockades.entry(space).or_insert(0);
            *count = (*count + 1).min(due_at);
        }
    }
    position.turn = Turn::Throw(position.next_seat(mover));
    position.rolls = 0;
}
