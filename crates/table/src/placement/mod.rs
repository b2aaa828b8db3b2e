//! Placement: where bubbles, captions and labels lie, on the board or at a portrait.
//!
//! All of them are placed by one rule. Of the areas where a label may lie, it gets the cheapest: an area costs what it
//! covers, and what its distance from the subject is worth.

pub mod area;
pub mod at_portrait;
pub mod bubble;
pub mod choice;
pub mod lesson_bubble;

use area::Area;
use rules::board::Point;

/// What a label should leave free.
#[derive(Clone, Default, Debug)]
pub struct Ground {
    kept: Vec<(Kept, i64)>,
}

#[derive(Clone, Debug)]
enum Kept {
    /// A disc round a point.
    Disc(Point, i32),
    /// A rectangle.
    Area(Area),
    /// Discs that cost once, however many are covered.
    Line(Vec<Point>, i32),
}

impl Ground {
    /// Keeps discs round these points free; each costs `cost` if it is covered.
    pub fn keep_points<'a>(
        &mut self,
        points: impl IntoIterator<Item = &'a Point>,
        radius: i32,
        cost: i64,
    ) {
        let discs = points.into_iter().map(|at| Kept::Disc(*at, radius));
        self.kept.extend(discs.map(|disc| (disc, cost)));
    }

    /// Keeps these areas free; each costs `cost` if it is covered.
    pub fn keep_areas(&mut self, areas: impl IntoIterator<Item = Area>, cost: i64) {
        let areas = areas.into_iter().map(|area| (Kept::Area(area), cost));
        self.kept.extend(areas);
    }

    /// Keeps the line between two points free, as far as `radius` from it.
    pub fn keep_line(&mut self, [from, to]: [Point; 2], radius: i32, cost: i64) {
        let part = |tenth: i32| Point {
            x: from.x + (to.x - from.x) * tenth / 10,
            y: from.y + (to.y - from.y) * tenth / 10,
        };
        let line = (0..10).map(part).collect();
        self.kept.push((Kept::Line(line, radius), cost));
    }

    /// What an area costs by what it covers.
    pub fn cost(&self, area: &Area) -> i64 {
        let is_covered = |kept: &Kept| match kept {
            Kept::Disc(at, radius) => area.covers(*at, *radius),
            Kept::Area(other) => area.overlaps(other),
            Kept::Line(points, radius) => points.iter().any(|at| area.covers(*at, *radius)),
        };
        let covered = self.kept.iter().filter(|(kept, _)| is_covered(kept));
        covered.map(|(_, cost)| cost).sum()
    }

    /// The cheapest of these areas, the first of several. Each comes with what its place costs, whatever it covers.
    pub fn place(&self, areas: impl IntoIterator<Item = (i64, Area)>) -> Option<Area> {
        let areas = areas.into_iter();
        let best = areas.min_by_key(|(away, area)| away + self.cost(area));
        best.map(|(_, area)| area)
    }
}
