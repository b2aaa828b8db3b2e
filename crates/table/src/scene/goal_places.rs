//! Where goals are drawn and tapped: off each other and off the pawns.

use rules::board::Point;

use super::moves::Goal;
use super::pawns::Pawn;

/// The distances between the middles of two goals, and of a goal and a pawn, if there is room.
const APART: f64 = 570.0;
const OFF_PAWN: f64 = 510.0;
/// How far a goal may be from the middle of its space.
const ASIDE: f64 = 150.0;

/// Moves the goals without pawns off each other and off all pawns.
pub(super) fn put_apart(mut goals: Vec<Goal>, pawns: &[Pawn]) -> Vec<Goal> {
    let places: Vec<Point> = goals.iter().map(|goal| goal.at).collect();
    let exact = |at: Point| (f64::from(at.x), f64::from(at.y));
    for _ in 0..8 {
        for (index, place) in places.iter().enumerate() {
            let space = goals[index].space;
            if pawns.iter().any(|pawn| pawn.space == space) {
                continue;
            }
            let (home, (mut x, mut y)) = (exact(*place), exact(goals[index].at));
            let others = goals.iter().filter(|goal| goal.space != space);
            let others = others.map(|goal| (exact(goal.at), APART));
            let pawns = pawns.iter().map(|pawn| (exact(pawn.at), OFF_PAWN));
            for ((from_x, from_y), apart) in others.chain(pawns) {
                let distance = (x - from_x).hypot(y - from_y).max(1.0);
                let push = (apart - distance).max(0.0) / distance / 2.0;
                (x, y) = (x + (x - from_x) * push, y + (y - from_y) * push);
            }
            let kept = (ASIDE / (x - home.0).hypot(y - home.1).max(1.0)).min(1.0);
            goals[index].at = Point {
                x: (home.0 + (x - home.0) * kept).round() as i32,
                y: (home.1 + (y - home.1) * kept).round() as i32,
            };
        }
    }
    goals
}
