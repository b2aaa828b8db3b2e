//! Hit test: the space that a touch on the board means.

use rules::board::{Board, Point, Shape, Space};

use crate::scene::{Pawn, Scene};

/// The target of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    /// This space.
    Space(Space),
    /// Several spaces, the nearest first. The person must be asked which one.
    Among(Vec<Space>),
    /// No space.
    Beside,
}

impl Hit {
    /// The spaces that the touch may mean, the nearest first.
    pub fn spaces(self) -> Vec<Space> {
        match self {
            Hit::Space(space) => vec![space],
            Hit::Among(spaces) => spaces,
            Hit::Beside => Vec::new(),
        }
    }
}

/// The most spaces among which a person is asked to choose.
const MAX_CHOICES: usize = 4;

/// The outline of a pawn, from its place, in board units: half its width, its top and its foot.
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
    /// A finger, in CSS pixels: it may mean any target within its reach.
    pub const FINGER: Precision = Precision {
        reach: 24.0,
        margin: 24.0,
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
    let pawns = scene.board.pawns.iter().filter(|pawn| pawn.label.is_some());
    let pawns = pawns.map(|pawn| (away(pawn.at), pawn.space));
    let goals = scene
        .board
        .goals
        .iter()
        .map(|goal| (away(goal.at), goal.space));
    let near = goals.chain(pawns);
    let mut near: Vec<(f64, Space)> = near.filter(|(away, _)| *away <= precision.reach).collect();
    near.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    if let Some((nearest, space)) = near.first().copied() {
        let mut as_near = Vec::new();
        for (away, space) in near {
            if away - nearest < precision.margin && !as_near.contains(&space) {
                as_near.push(space);
            }
        }
        as_near.truncate(MAX_CHOICES);
        return match as_near.len() {
            0 | 1 => Hit::Space(space),
            _ => Hit::Among(as_near),
        };
    }
    let is_on_pawn = |pawn: &&Pawn| {
        let (x, y) = (x - f64::from(pawn.at.x), y - f64::from(pawn.at.y));
        x.abs() <= HALF_PAWN && (PAWN_TOP..=PAWN_FOOT).contains(&y)
    };
    let pawn = scene.board.pawns.iter().find(is_on_pawn);
    let mut spaces = board.iter().map(|(space, _)| space);
    let under = pawn
        .map(|pawn| pawn.space)
        .or_else(|| spaces.find(|space| is_on(board, *space, (x, y))));
    under.map_or(Hit::Beside, Hit::Space)
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

    #[test]
    fn a_tap_on_the_middle_of_a_space_hits_that_space() {
        let session = session();
        let board = session.table().board();
        let scene = Scene::of(&session);
        for (space, info) in board.iter().filter(|(_, info)| info.kind == Kind::Track) {
            let at = real(info.place);
            assert_eq!(touched(&scene, at, 0.0), Hit::Space(space), "{}", info.name);
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
                Some(choice) => session.update(Intent::Play(session.id(choice))),
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
        assert_eq!(touched(&scene, beside, 200.0), Hit::Space(pawn.space));
        let chosen = |reach| touched(&scene, (beside.0 + 3_000.0, beside.1), reach);
        assert_ne!(chosen(200.0), Hit::Space(pawn.space));
    }

    #[test]
    fn a_tap_between_two_equally_near_spaces_is_ambiguous() {
        let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-3\n\
            open R 5-1\nY 6-6: 6 yard-Y6, 6 yard-Y6\nY 2-1: 1 Y6-Y7\n";
        let levels = Levels {
            hint: String::new(),
            quickest: String::new(),
        };
        let (session, _) = Session::resume(record, 0, Speed::Instant.into(), levels).unwrap();
        let scene = Scene::of(&session);
        let board = session.table().board();
        let space = |name| board.find(name).unwrap();
        let (one, other) = (
            board.space(space("Y6")).place,
            board.space(space("Y7")).place,
        );
        let (one, other) = (real(one), real(other));
        let between = ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
        let either = [space("Y6"), space("Y7")];
        let Hit::Among(asked) = touched(&scene, between, 400.0) else {
            panic!("not asked");
        };
        assert!(asked.len() == 2 && either.iter().all(|space| asked.contains(space)));
        let nearer = ((one.0 * 3.0 + other.0) / 4.0, (one.1 * 3.0 + other.1) / 4.0);
        assert_eq!(touched(&scene, nearer, 400.0), Hit::Space(space("Y6")));
        // A finger is never so exact that another target within its reach is out of the question.
        let (reach, margin) = (400.0, 400.0);
        let asked = super::touched(&scene, nearer, Precision { reach, margin });
        assert_eq!(asked, Hit::Among(vec![space("Y6"), space("Y7")]));
    }
}
