//! Hit test: the space that a touch on the board means.

use rules::board::{Board, Point, Shape, Space};
use rules::sort_few::sort_few;

use crate::piece_layout::PieceSize;
use crate::scene::{Pawn, Scene};
use crate::session::Intent;

/// What a touch may mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A space: the pawn there, the goal there, or the space itself.
    Space(Space),
    /// The pawn on a space that is a goal as well. The goal is [`Target::Space`].
    Pawn(Space),
}

impl Target {
    /// The space.
    pub fn space(self) -> Space {
        match self {
            Target::Space(space) | Target::Pawn(space) => space,
        }
    }
}

impl From<Target> for Intent {
    /// The choice of a target.
    fn from(target: Target) -> Intent {
        match target {
            Target::Space(space) => Intent::Choose(space),
            Target::Pawn(space) => Intent::Select(space),
        }
    }
}

/// The result of a hit test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    /// This target.
    One(Target),
    /// Several targets, the nearest first. The person must be asked which one.
    Among(Vec<Target>),
    /// No target.
    Beside,
}

impl Hit {
    /// The spaces that the touch may mean, each once, the nearest first.
    pub fn spaces(&self) -> Vec<Space> {
        let targets = match self {
            Hit::One(target) => std::slice::from_ref(target),
            Hit::Among(targets) => targets,
            Hit::Beside => &[],
        };
        let mut spaces = Vec::new();
        for space in targets.iter().map(|target| target.space()) {
            if !spaces.contains(&space) {
                spaces.push(space);
            }
        }
        spaces
    }
}

/// The most targets among which a person is asked to choose.
const MAX_CHOICES: usize = 4;

/// The outline of a pawn of the usual size, from its middle, in board units: half its width, its top and its foot.
const HALF_PAWN: f64 = 220.0;
const PAWN_TOP: f64 = -370.0;
const PAWN_FOOT: f64 = 245.0;

/// How exactly a pointer hits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Precision {
    /// The greatest distance from the pointer to a target.
    pub reach: f64,
    /// How much nearer than any other target the nearest one must be.
    pub margin: f64,
}

impl Precision {
    /// A finger, in CSS pixels. It may miss its target by up to 14 pixels; the margin keeps it from hitting another.
    pub const FINGER: Precision = Precision {
        reach: 24.0,
        margin: 14.0,
    };
    /// A mouse, a pen, or assistive technology, in CSS pixels.
    pub const MOUSE: Precision = Precision {
        reach: 22.0,
        margin: 2.2,
    };

    /// The same in board units.
    pub fn on_board(self, units_per_pixel: f64) -> Precision {
        Precision {
            reach: self.reach * units_per_pixel,
            margin: self.margin * units_per_pixel,
        }
    }
}

/// The target of a touch at `x`, `y`, all in board units: the nearest pawn or goal within reach that can be
/// chosen, otherwise the space of the pawn under the touch, otherwise the space there.
pub fn touched(scene: &Scene, (x, y): (f64, f64), precision: Precision) -> Hit {
    let board = &*scene.board.layout;
    let away = |point: Point| (f64::from(point.x) - x).hypot(f64::from(point.y) - y);
    let goals = scene.board.goals.iter();
    let goals = goals.map(|goal| (away(goal.at), Target::Space(goal.space)));
    let pawns = scene.board.pawns.iter().filter(|pawn| pawn.label.is_some());
    let size = PieceSize::of(board);
    let pawns = pawns.map(|pawn| {
        let middle = size.middle(pawn.at);
        (away(middle), pawn_target(scene, pawn.space))
    });
    let near = goals.chain(pawns);
    let mut near: Vec<(f64, Target)> = near.filter(|(away, _)| *away <= precision.reach).collect();
    // The bits of numbers that are not negative are in the order of the numbers.
    sort_few(&mut near, |(away, _)| away.to_bits());
    if let Some((nearest, target)) = near.first().copied() {
        let mut as_near = Vec::new();
        for (away, other) in near {
            // However exact a tap is, a pawn that stands on a goal has two meanings.
            let is_as_near = away - nearest < precision.margin || other.space() == target.space();
            if is_as_near && !as_near.contains(&other) {
                as_near.push(other);
            }
        }
        // Choosing the selected pawn would only deselect it.
        if as_near.len() > 2 {
            let selected = scene.board.pawns.iter().find(|pawn| pawn.selected);
            let selected = selected.map(|pawn| pawn_target(scene, pawn.space));
            as_near.retain(|target| Some(*target) != selected);
        }
        as_near.truncate(MAX_CHOICES);
        return match as_near.len() {
            0 | 1 => Hit::One(target),
            _ => Hit::Among(as_near),
        };
    }
    let is_on_pawn = |pawn: &&Pawn| {
        let middle = size.middle(pawn.at);
        let exact = |offset: f64| offset * 100.0 / f64::from(size.percent);
        let (x, y) = (
            exact(x - f64::from(middle.x)),
            exact(y - f64::from(middle.y)),
        );
        x.abs() <= HALF_PAWN && (PAWN_TOP..=PAWN_FOOT).contains(&y)
    };
    let pawn = scene.board.pawns.iter().find(is_on_pawn);
    let mut spaces = board.iter().map(|(space, _)| space);
    let under = pawn
        .map(|pawn| pawn.space)
        .or_else(|| spaces.find(|space| is_on(board, *space, (x, y))));
    under.map_or(Hit::Beside, |space| Hit::One(Target::Space(space)))
}

/// The goal that a short movement from a pawn has reached: it is much nearer than the pawn. Otherwise the movement is a
/// slip of the finger.
pub fn reached(scene: &Scene, from: Point, at: (f64, f64)) -> Option<Space> {
    let away = |point: Point| (f64::from(point.x) - at.0).hypot(f64::from(point.y) - at.1);
    let goals = scene.board.goals.iter();
    let nearest = goals.min_by(|one, other| away(one.at).total_cmp(&away(other.at)))?;
    (2.0 * away(nearest.at) < away(from)).then_some(nearest.space)
}

/// The target that a pawn on a space is.
fn pawn_target(scene: &Scene, space: Space) -> Target {
    let mut goals = scene.board.goals.iter();
    match goals.any(|goal| goal.space == space) {
        true => Target::Pawn(space),
        false => Target::Space(space),
    }
}

/// Whether a point lies on a space.
fn is_on(board: &Board, space: Space, (x, y): (f64, f64)) -> bool {
    let info = board.space(space);
    match &info.shape {
        Shape::Disc { radius } => {
            (f64::from(info.place.x) - x).hypot(f64::from(info.place.y) - y) <= f64::from(*radius)
        }
        Shape::Polygon(corners) => {
            // The point is inside if a ray from it to the right crosses the outline an odd number of times.
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
    use crate::durations::Speed;
    use crate::session::{Intent, Levels, Session};
    use crate::setup::{PERSON, Setup};
    use rules::board::Kind;
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;

    fn touched(scene: &Scene, at: (f64, f64), reach: f64) -> Hit {
        let margin = 0.1 * reach;
        super::touched(scene, at, Precision { reach, margin })
    }

    fn session() -> Session {
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
        setup.seed = Some(5);
        let levels = Levels {
            hint: String::new(),
            quickest: String::new(),
        };
        Session::start(&setup, Speed::Instant.into(), 0, levels)
            .unwrap()
            .0
    }

    /// A game in which Yellow has brought two pawns out, and then these turns were played.
    fn after(turns: &str) -> Session {
        let record = format!(
            "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\nopen R 5-1\n\
             Y 6-6: 6 yard-Y6, 6 yard-Y6\n{turns}"
        );
        let levels = Levels {
            hint: String::new(),
            quickest: String::new(),
        };
        let resumed = Session::resume(&record, 0, Speed::Instant.into(), levels);
        resumed.unwrap().0
    }

    #[test]
    fn a_tap_on_the_middle_of_a_space_hits_that_space() {
        let session = session();
        let board = session.table().board();
        let scene = Scene::of(&session);
        for (space, info) in board.iter().filter(|(_, info)| info.kind == Kind::Track) {
            let at = real(info.place);
            assert_eq!(
                touched(&scene, at, 0.0),
                Hit::One(Target::Space(space)),
                "{}",
                info.name
            );
        }
        assert_eq!(touched(&scene, (-50.0, -50.0), 0.0), Hit::Beside);
    }

    #[test]
    fn a_near_miss_hits_the_pawn() {
        let mut session = session();
        while !Scene::of(&session)
            .board
            .pawns
            .iter()
            .any(|pawn| pawn.label.is_some())
        {
            match session.choices().first() {
                Some(choice) => session.update(Intent::Play(session.table().id(choice))),
                None => session.update(Intent::Roll),
            };
        }
        let scene = Scene::of(&session);
        let pawn = scene
            .board
            .pawns
            .iter()
            .find(|pawn| pawn.label.is_some())
            .unwrap();
        let beside = (f64::from(pawn.at.x) + 140.0, f64::from(pawn.at.y) - 140.0);
        assert_eq!(
            touched(&scene, beside, 200.0),
            Hit::One(Target::Space(pawn.space))
        );
        let chosen = |reach| touched(&scene, (beside.0 + 3_000.0, beside.1), reach);
        assert_ne!(chosen(200.0), Hit::One(Target::Space(pawn.space)));
    }

    #[test]
    fn a_tap_on_the_head_of_a_small_pawn_hits_it_and_not_its_neighbour() {
        let session = after("Y 2-1: 1 Y6-Y7\n");
        let scene = Scene::of(&session);
        let board = session.table().board();
        let size = PieceSize::of(board);
        for name in ["Y6", "Y7"] {
            let space = board.find(name).unwrap();
            // From the foot to the head.
            for y in [165, 0, -150, -300] {
                let at = size.on(board.space(space).place, Point { x: 0, y });
                assert_eq!(
                    super::touched(&scene, real(at), Precision::MOUSE.on_board(25.0)),
                    Hit::One(Target::Space(space)),
                    "{name} {y}"
                );
            }
        }
    }

    #[test]
    fn a_short_movement_reaches_a_goal_that_is_much_nearer_than_the_pawn() {
        let mut session = after("Y 4-1:\n");
        let space = |session: &Session, name| session.table().board().find(name).unwrap();
        let (y6, y7) = (space(&session, "Y6"), space(&session, "Y7"));
        session.update(Intent::Select(y6));
        let scene = Scene::of(&session);
        let from = session.table().board().space(y6).place;
        let goal = scene.board.goals.iter().find(|goal| goal.space == y7);
        let (start, end) = (real(from), real(goal.unwrap().at));
        let part = |part: f64, aside: f64| {
            let (x, y) = (end.0 - start.0, end.1 - start.1);
            (
                start.0 + part * x - aside * y,
                start.1 + part * y + aside * x,
            )
        };
        for (at, expected) in [
            (part(1.0, 0.0), Some(y7)),
            (part(0.8, 0.1), Some(y7)),
            (part(0.5, 0.0), None),
            (part(0.0, 0.9), None),
            (part(-0.9, 0.0), None),
        ] {
            assert_eq!(reached(&scene, from, at), expected, "{at:?}");
        }
    }

    #[test]
    fn a_tap_between_two_equally_near_spaces_is_ambiguous() {
        let session = after("Y 2-1: 1 Y6-Y7\n");
        let scene = Scene::of(&session);
        let board = session.table().board();
        let space = |name| board.find(name).unwrap();
        let middle = |name| real(PieceSize::of(board).middle(board.space(space(name)).place));
        let (one, other) = (middle("Y6"), middle("Y7"));
        let between = ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
        let (y6, y7) = (Target::Space(space("Y6")), Target::Space(space("Y7")));
        let Hit::Among(asked) = touched(&scene, between, 400.0) else {
            panic!("not asked");
        };
        assert!(asked.len() == 2 && [y6, y7].iter().all(|target| asked.contains(target)));
        let nearer = ((one.0 * 3.0 + other.0) / 4.0, (one.1 * 3.0 + other.1) / 4.0);
        assert_eq!(touched(&scene, nearer, 400.0), Hit::One(y6));
        // A finger is never so exact that another target within its reach is out of the question.
        let (reach, margin) = (400.0, 400.0);
        let asked = super::touched(&scene, nearer, Precision { reach, margin });
        assert_eq!(asked, Hit::Among(vec![y6, y7]));
    }

    #[test]
    fn a_pawn_on_a_goal_has_two_meanings_and_the_selected_pawn_is_no_third() {
        let mut session = after("Y 6-1: 1 Y6-Y7, 6 yard-Y6\nR 2-1: pass\nY 2-1:\n");
        let space = |session: &Session, name| session.table().board().find(name).unwrap();
        let [y6, y7, y8] = ["Y6", "Y7", "Y8"].map(|name| space(&session, name));
        session.update(Intent::Select(y6));
        let scene = Scene::of(&session);
        let at = real(session.table().board().space(y7).place);
        let touched = |margin| {
            let reach = 600.0;
            super::touched(&scene, at, Precision { reach, margin })
        };
        let both = [Target::Space(y7), Target::Pawn(y7)];
        for margin in [0.0, 100.0, 600.0] {
            let Hit::Among(asked) = touched(margin) else {
                panic!("not asked");
            };
            assert!(
                both.iter().all(|target| asked.contains(target)),
                "{asked:?}"
            );
            let others: &[Target] = if margin == 600.0 {
                &[Target::Space(y8)]
            } else {
                &[]
            };
            assert_eq!(&asked[2..], others, "{margin}");
        }
    }
}
