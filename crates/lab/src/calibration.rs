//! Calibration: how often sides win to whom a certain chance of winning was given.

/// The number of bins.
const BINS: usize = 10;

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
    }
}
