//! Panels: lines over the number of games, with their own axes.

use super::axis::Axis;
use super::svg::Svg;

/// The maximal number of points on a line; more would not be visible.
const MOST_POINTS: usize = 300;

/// A line of a panel.
#[derive(Debug)]
pub(super) struct Series {
    /// The index of its style.
    look: usize,
    /// The points in ascending order of games.
    pub(super) points: Vec<(f64, f64)>,
    /// The last value, even if only its mean with others is drawn.
    last: Option<f64>,
}

impl Series {
    /// The line through `points`. If they are too many, neighbours are averaged.
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

/// Lines with a shared axis.
#[derive(Debug)]
pub(super) struct Panel {
    /// The name of the values.
    pub(super) title: String,
    pub(super) height: f64,
    pub(super) series: Vec<Series>,
    /// A value marked by a line across the panel.
    pub(super) level: Option<f64>,
    /// Whether to draw a dot for each point and the last value beside its point.
    pub(super) dots: bool,
}

impl Panel {
    /// Draws the panel between the left and right ends, from `top` down. Of several panels, the
    /// last has the ticks below.
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
        // One tick for each 26 units of height.
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
            // A line with only one point needs a dot to be visible.
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
    fn many_points_are_averaged() {
        let points: Vec<(f64, f64)> = (0..1_000).map(|at| (f64::from(at), 1.0)).collect();
        let series = Series::new(0, &points);
        assert_eq!(series.points.len(), 250);
        assert_eq!(series.points[0], (1.5, 1.0));
        assert_eq!(Series::new(0, &points[..300]).points, &points[..300]);
        assert!(Series::new(0, &[]).points.is_empty());
    }
}
