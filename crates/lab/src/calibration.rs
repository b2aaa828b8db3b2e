//! Calibration: how often sides win to whom a certain chance of winning was given.

use crate::curves::svg::Svg;

/// The number of bins.
const BINS: usize = 10;
/// The size of the picture, its margins, and its square.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 56.0;
const TOP: f64 = 48.0;
const SQUARE: f64 = 330.0;

/// Predictions, sorted into ten bins by their chance.
#[derive(Clone, Default, Debug)]
pub(crate) struct Calibration {
    bins: [Bin; BINS],
}

/// The predictions with chances in a tenth of the range.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Bin {
    pub(crate) count: u64,
    /// The sum of the predicted chances, from 0 to 1 each.
    predicted: f64,
    /// The sum of the results: 1 for a win, a part for a shared one.
    won: f64,
}

impl Bin {
    /// The mean prediction.
    pub(crate) fn predicted(&self) -> f64 {
        self.predicted / self.count as f64
    }

    /// The share of wins.
    pub(crate) fn won(&self) -> f64 {
        self.won / self.count as f64
    }
}

impl Calibration {
    /// Adds a prediction and its result.
    pub(crate) fn add(&mut self, predicted: f64, won: f64) {
        let index = (predicted * BINS as f64) as usize;
        let bin = &mut self.bins[index.min(BINS - 1)];
        bin.count += 1;
        bin.predicted += predicted;
        bin.won += won;
    }

    /// The bins that are not empty, with their lower bounds in percent.
    pub(crate) fn bins(&self) -> impl Iterator<Item = (usize, &Bin)> {
        let bins = self.bins.iter().enumerate();
        let bounds = bins.map(|(index, bin)| (100 / BINS * index, bin));
        bounds.filter(|(_, bin)| bin.count > 0)
    }

    /// The mean distance between predictions and results, weighted by the numbers of predictions.
    pub(crate) fn error(&self) -> f64 {
        let off = self.bins().map(|(_, bin)| (bin.predicted - bin.won).abs());
        let count: u64 = self.bins().map(|(_, bin)| bin.count).sum();
        off.sum::<f64>() / count as f64
    }

    /// The picture as SVG: predicted chances to the right, wins upwards. A perfect evaluation is on the diagonal.
    pub(crate) fn picture(&self, ruleset: &str) -> String {
        let title = format!("Calibration: {ruleset}");
        let points: Vec<_> = self
            .bins()
            .map(|(_, bin)| (bin.predicted(), bin.won()))
            .collect();
        let said = points.iter().map(|(predicted, won)| {
            format!(
                "{:.0}% predicted, {:.0}% won",
                100.0 * predicted,
                100.0 * won
            )
        });
        let description = said.collect::<Vec<_>>().join("; ");
        let mut svg = Svg::new(WIDTH, HEIGHT, &title, &description);
        svg.heading(16.0, 26.0, &title);
        let x = |chance: f64| LEFT + SQUARE * chance;
        let y = |chance: f64| TOP + SQUARE * (1.0 - chance);
        for tenth in 0..=BINS {
            let chance = tenth as f64 / BINS as f64;
            svg.grid((x(0.0), y(chance)), (x(1.0), y(chance)));
            svg.left_of(x(0.0) - 8.0, y(chance) + 4.0, &format!("{}%", 10 * tenth));
            if tenth % 2 == 0 {
                svg.centred(x(chance), y(0.0) + 18.0, &format!("{}%", 10 * tenth));
            }
        }
        svg.level((x(0.0), y(0.0)), (x(1.0), y(1.0)));
        svg.axis((x(0.0), y(0.0)), (x(1.0), y(0.0)));
        svg.axis((x(0.0), y(0.0)), (x(0.0), y(1.0)));
        let points: Vec<_> = points.iter().map(|(at, won)| (x(*at), y(*won))).collect();
        svg.line(0, &points);
        for point in points {
            svg.dot(0, point);
        }
        svg.centred(x(0.5), y(0.0) + 40.0, "predicted chance; upwards: won");
        svg.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_are_compared_with_results() {
        let mut calibration = Calibration::default();
        for (predicted, won) in [(0.62, 1.0), (0.66, 0.0), (1.0, 1.0), (0.0, 0.0)] {
            calibration.add(predicted, won);
        }
        let bins: Vec<_> = calibration
            .bins()
            .map(|(from, bin)| (from, bin.count, bin.won()))
            .collect();
        assert_eq!(bins, [(0, 1, 0.0), (60, 2, 0.5), (90, 1, 1.0)]);
        assert!((calibration.error() - 0.07).abs() < 1e-9);
        assert!(
            calibration
                .picture("sorry")
                .contains("64% predicted, 50% won")
        );
    }
}
