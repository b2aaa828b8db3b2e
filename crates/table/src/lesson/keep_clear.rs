//! What the bubble, the arrow and the captions of a lesson must not cover.

use rules::board::{Board, Kind, Point};
use rules::seat::Seat;

use crate::dice_layout;
use crate::game_session::GameSession;
use crate::piece_layout;

/// The obstacles on the board for a lesson's bubble and captions.
#[derive(Clone, Default, Debug)]
pub(crate) struct Obstacles {
    /// Points that are never covered: the pawns and spaces that the task is about.
    pub(crate) needed: Vec<Point>,
    /// Points that are covered only if nothing else is free, such as destinations of pawns.
    pub(crate) useful: Vec<Point>,
    /// The marked places. A caption beside another mark would seem to belong to that mark.
    pub(crate) marked: Vec<Point>,
    /// All spaces.
    pub(crate) spaces: Vec<Point>,
}

impl Obstacles {
    /// The pawns on the board, the learner's dice, and the cards. Of pawns in a yard or at home, only the learner's.
    pub(crate) fn of(table: &GameSession, board: &Board, learner: Seat) -> Obstacles {
        let pieces = table.pieces();
        let is_own = |index: usize| pieces[index].piece.owner == Some(learner);
        let mut obstacles = Obstacles {
            spaces: board.spaces.iter().map(|info| info.place).collect(),
            ..Obstacles::default()
        };
        let homes = board.spaces.iter().filter(|info| info.kind == Kind::Home);
        obstacles.useful.extend(homes.map(|info| info.place));
        for (index, standing) in pieces.iter().enumerate() {
            let waits = matches!(board.space(standing.at).kind, Kind::Yard | Kind::Home);
            let at = piece_layout::spot(board, pieces, index);
            match waits && !is_own(index) {
                true => obstacles.useful.push(at),
                false => obstacles.needed.push(at),
            }
        }
        if let Some(Point { x, y }) = board.pile {
            let row = |y: i32| [-1_300, -650, 0, 650, 1_300].map(|dx| Point { x: x + dx, y });
            let rows = [y - 850, y, y + 850].map(row);
            obstacles.needed.extend(rows.as_flattened());
        } else {
            let dice = dice_layout::spots(board, learner).into_iter();
            // Two lie there before the first roll.
            obstacles
                .needed
                .extend(dice.take(table.game().shown().dice.len().max(2)));
        }
        obstacles
    }
}
