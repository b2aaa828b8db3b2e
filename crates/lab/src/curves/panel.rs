//! A panel: lines over the games, with axes of their own.

use super::axis::Axis;
use super::svg::Svg;

/// More points than a line of the panel's width can show.
const MOST_POINTS: usize = 300;

/// One line.
#[derive(Debug)]
pub(super) struct Series {
    /// Which of the looks of lines it has.
    look: usize,
    /// The points in ascending order of games.
    pub(super) points: Vec<(f64, f64)>,
    /// The last value, be it drawn or only part of a mean.
    last: Option<f64>,
}

impl Series {
    /// The line through `points`; of very many, through the means of neighbours.
    pub(super) fn new(look: usize, points: &[(f64, f64)]) -> Series {
        let run = points.len().div_ceil(MOST_POINTS).max(1);
        let mean = |points: &[(f64, f64)]| {
            let count = points.len() as f64;
            let (games, value) = points.iter().fold((0.0, 0.0), |(games, value), point| {
                (games + point.0, value + point.1)
            });
            (games / count, value / count)
        };
        Series {
            look,
            points: points.chunks(run).map(mean).collect(),
            last: points.last().map(|(_, value)| *value),
        }
    }
}

/// Lines that share an axis of values.
#[derive(Debug)]
pub(super) struct Panel {
    /// What the values are.
    pub(super) title: String,
    pub(super) height: f64,
    pub(super) series: Vec<Series>,
    /// A value that is marked across the panel.
    pub(super) level: Option<f64>,
    /// Whether each point has a dot and the last its value beside it.
    pub(super) dots: bool,
}

impl Panel {
    /// Draws it between two ends from left to right, from `top` down; the ticks of games below the
    /// last of several panels.
    pub(super) fn draw(
        &self,
        svg: &mut Svg,
        (left, right): (f64, f64),
        top: f64,
        games: &Axis,
        is_last: bool,
    ) {
        let bottom = top + self.height;
        let values = self.series.iter().flat_map(|series| &series.points);
        let values = values.map(|(_, value)| *value).chain(self.level);
        // A tick for every so many lines of text.
        let axis = Axis::over(values, (self.height / 26.0) as u32);
        let x = |count: f64| left + (right - left) * games.at(count);
        let y = |value: f64| bottom - self.height * axis.at(value);
        svg.label(left, top - 8.0, &self.title);
        for (value, written) in axis.ticks() {
            svg.grid((left, y(value)), (right, y(value)));
            svg.left_of(left - 8.0, y(value) + 4.0, &written);
        }
        for (count, written) in games.ticks() {
            svg.axis((x(count), bottom), (x(count), bottom + 5.0));
            if is_last {
                svg.centred(x(count), bottom + 19.0, &written);
            }
        }
        if let Some(level) = self.level {
            svg.level((left, y(level)), (right, y(level)));
        }
        svg.axis((left, bottom), (right, bottom));
        svg.axis((left, top), (left, bottom));
        for series in &self.series {
            let each = series.points.iter();
            let points: Vec<(f64, f64)> =
                each.map(|(count, value)| (x(*count), y(*value))).collect();
            svg.line(series.look, &points);
            let dotted = if self.dots { &points[..] } else { &[] };
            // A line of one point would not be seen.
            let dotted = if points.len() == 1 { &points } else { dotted };
            for point in dotted {
                svg.dot(series.look, *point);
            }
            if let (true, Some(value), Some((x, y))) = (self.dots, series.last, points.last()) {
                svg.value(series.look, (x + 8.0, y + 4.0), &format!("{value:.1}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn very_many_points_are_drawn_by_their_means() {
        let points: Vec<(f64, f64)> = (0..1_000).map(|at| (f64::from(at), 1.0)).collect();
        let series = Series::new(0, &points);
        assert_eq!(series.points.len(), 250);
        assert_eq!(series.points[0], (1.5, 1.0));
        assert_eq!(Series::new(0, &points[..300]).points, &points[..300]);
        assert!(Series::new(0, &[]).points.is_empty());
    }
}
