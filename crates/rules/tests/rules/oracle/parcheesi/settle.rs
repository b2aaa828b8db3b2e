//! What follows a play: whose roll it is next, and how old the blockades are then.

use super::line::{Position, Turn};

/// The line after a play of the roll that is still in the turn field.
pub fn after(played: &Position, mover: char) -> String {
    let mut position = played.clone();
    let Turn::Thrown(_, high, low) = position.turn else {
        panic!("nothing was rolled");
    };
    if position.all_home(mover) {
        // C-21. The counts of blockades are kept, and do not grow any more.
        position.turn = Turn::Over(mover);
        position.doublets = 0;
    } else if high == low {
        // C-9: played or not. C-14: counts do not grow before a further roll.
        position.turn = Turn::Throw(mover);
        position.doublets += 1;
    } else {
        end_turn(&mut position, mover);
    }
    position.print()
}

/// C-10: the line after the third doublet, of which nothing is played.
pub fn third_doublet(thrown: &Position, mover: char) -> String {
    let mut position = thrown.clone();
    let board = position.board();
    // Backward from the last space before home: the first pawn met is the nearest.
    let nearest =
        board.standing(mover).iter().rev().find(|space| {
            !["yard", "home"].contains(space) && position.pawns[&mover].contains(space)
        });
    if let Some(nearest) = nearest {
        let pawns = position.pawns.get_mut(&mover).unwrap();
        let pawn = pawns.iter_mut().find(|space| *space == nearest).unwrap();
        *pawn = "yard";
        position.blockades.remove(nearest);
    }
    end_turn(&mut position, mover);
    position.print()
}

/// C-14: the mover's blockades have ended one more turn, and the next seat rolls.
fn end_turn(position: &mut Position, mover: char) {
    for space in position.blockades_of(mover) {
        // Those that the key does not name were formed in this turn.
        let count = position.blockades.entry(space).or_insert(0);
        *count = (*count + 1).min(4);
    }
    position.turn = Turn::Throw(position.next_seat(mover));
    position.doublets = 0;
}
