//! Which space a finger on the board means.

use rules::board::{Board, Point, Shape, Space};

use crate::scene::Scene;

/// The space meant by a touch at `x`, `y` in board units: that of the nearest pawn or goal that can
/// be chosen within `reach`, else the one that was touched.
pub fn touched(scene: &Scene, board: &Board, (x, y): (f64, f64), reach: f64) -> Option<Space> {
    let away = |point: Point| (f64::from(point.x) - x).hypot(f64::from(point.y) - y);
    let pawns = scene.pawns.iter().filter(|pawn| pawn.label.is_some());
    let pawns = pawns.map(|pawn| (away(pawn.at), pawn.space));
    let goals = scene.goals.iter().map(|goal| (away(goal.at), goal.space));
    // Of two equally near the goal is meant: the pawn has been chosen already.
    let near = goals.chain(pawns).filter(|(away, _)| *away <= reach);
    let nearest = near.min_by(|(one, _), (other, _)| one.total_cmp(other));
    let on = |space: Space| is_on(board, space, (x, y));
    nearest.map(|(_, space)| space).or_else(|| {
        board
            .iter()
            .map(|(space, _)| space)
            .find(|space| on(*space))
    })
}

/// Whether a point lies on a space.
fn is_on(board: &Board, space: Space, (x, y): (f64, f64)) -> bool {
    let info = board.space(space);
    match &info.shape {
        Shape::Disc { radius } => {
            (f64::from(info.place.x) - x).hypot(f64::from(info.place.y) - y) <= f64::from(*radius)
        }
        Shape::Polygon(corners) => {
            // It lies inside if a ray from it to the right crosses the outline an odd number of
            // times.
            let next = corners.iter().cycle().skip(1);
            let crossed = corners.iter().zip(next).filter(|(from, to)| {
                let (from, to) = (real(**from), real(**to));
                (from.1 > y) != (to.1 > y)
                    && x < from.0 + (y - from.1) / (to.1 - from.1) * (to.0 - from.0)
            });
            crossed.count() % 2 == 1
        }
    }
}

fn real(point: Point) -> (f64, f64) {
    (f64::from(point.x), f64::from(point.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Levels, Message, Session};
    use crate::setup::{PERSON, Setup};
    use rules::board::Kind;
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;

    fn session() -> Session {
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
        setup.seed = Some(5);
        let levels = Levels {
            hint: String::new(),
            quickest: String::new(),
        };
        Session::start(&setup, 0, levels).unwrap().0
    }

    #[test]
    fn the_middle_of_a_space_means_that_space() {
        let session = session();
        let board = session.table().board();
        let scene = Scene::of(&session);
        for (space, info) in board.iter().filter(|(_, info)| info.kind == Kind::Track) {
            let at = real(info.place);
            assert_eq!(
                touched(&scene, board, at, 0.0),
                Some(space),
                "{}",
                info.name
            );
        }
        assert_eq!(touched(&scene, board, (-50.0, -50.0), 0.0), None);
    }

    #[test]
    fn a_near_miss_means_the_pawn() {
        let mut session = session();
        while !Scene::of(&session)
            .pawns
            .iter()
            .any(|pawn| pawn.label.is_some())
        {
            match session.choices().first() {
                Some(choice) => session.update(Message::Play(choice.step.clone())),
                None => session.update(Message::Throw),
            };
        }
        let scene = Scene::of(&session);
        let board = session.table().board();
        let pawn = scene
            .pawns
            .iter()
            .find(|pawn| pawn.label.is_some())
            .unwrap();
        let beside = (f64::from(pawn.at.x) + 140.0, f64::from(pawn.at.y) - 140.0);
        assert_eq!(touched(&scene, board, beside, 200.0), Some(pawn.space));
        let chosen = |reach| touched(&scene, board, (beside.0 + 3_000.0, beside.1), reach);
        assert_ne!(chosen(200.0), Some(pawn.space));
    }
}
