//! Axes that begin and end at round numbers.

/// An axis with round numbers at even distances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Axis {
    /// The distance: 1, 2 or 5 times a power of ten, and that power.
    step: f64,
    power: i32,
    /// The first and the last round number, in steps.
    first: f64,
    last: f64,
}

impl Axis {
    /// The axis over all `values`. It has at most `most` distances (at least 2), unless they would
    /// be less than a thousandth of a value.
    ///
    /// # Panics
    /// When there are no values.
    pub(crate) fn over(values: impl Iterator<Item = f64> + Clone, most: u32) -> Axis {
        let least = values.clone().reduce(f64::min).expect("there are values");
        let greatest = values.reduce(f64::max).expect("there are values");
        // A single value is in the middle.
        let room = (greatest.abs().max(least.abs()) / 1_000.0).max(1e-9);
        let steps = (-9..=15).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| (digit, power)));
        let mut axes = steps.map(|(digit, power)| {
            let step = digit * 10f64.powi(power);
            // Rounding errors may move a quotient slightly off its integer.
            let (mut first, mut last) = (
                (least / step + 1e-6).floor(),
                (greatest / step - 1e-6).ceil(),
            );
            if first == last {
                (first, last) = (first - 1.0, last + 1.0);
            }
            Axis {
                step,
                power,
                first,
                last,
            }
        });
        let fits = |axis: &Axis| axis.step >= room && axis.last - axis.first <= f64::from(most);
        axes.find(fits).expect("one step is large enough")
    }

    /// The position of a value on the axis: 0 to 1.
    pub(crate) fn at(&self, value: f64) -> f64 {
        (value / self.step - self.first) / (self.last - self.first)
    }

    /// The round numbers in ascending order, with their labels.
    pub(crate) fn ticks(&self) -> Vec<(f64, String)> {
        let count = (self.last - self.first) as u32;
        let each = (0..=count).map(|index| (self.first + f64::from(index)) * self.step);
        let (unit, letter) = match self.power {
            6.. => (6, "M"),
            5 if self.last * self.step >= 1e6 => (6, "M"),
            3.. if self.last * self.step >= 1e4 => (3, "k"),
            _ => (0, ""),
        };
        let decimals = (unit - self.power).max(0) as usize;
        let written = |value: f64| {
            let number = value / 10f64.powi(unit);
            match value {
                0.0 => "0".to_owned(),
                _ => format!("{number:.decimals$}{letter}"),
            }
        };
        each.map(|value| (value, written(value))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(values: &[f64], most: u32) -> String {
        let ticks = Axis::over(values.iter().copied(), most).ticks();
        let written: Vec<_> = ticks.into_iter().map(|(_, written)| written).collect();
        written.join(" ")
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks(&[0.0, 100.0], 5), "0 20 40 60 80 100");
        assert_eq!(ticks(&[48.0, 50.0, 61.5], 5), "45 50 55 60 65");
        assert_eq!(ticks(&[0.0, 200_000.0], 6), "0 50k 100k 150k 200k");
        assert_eq!(ticks(&[0.0, 9_000.0], 5), "0 2k 4k 6k 8k 10k");
        assert_eq!(ticks(&[0.0, 4_000.0], 5), "0 1000 2000 3000 4000");
        assert_eq!(ticks(&[0.0, 2_300_000.0], 6), "0 0.5M 1.0M 1.5M 2.0M 2.5M");
        assert_eq!(ticks(&[0.41, 0.69], 4), "0.4 0.5 0.6 0.7");
        assert_eq!(ticks(&[0.412, 0.413], 4), "0.4120 0.4125 0.4130");
        assert_eq!(ticks(&[-0.5, 0.5], 4), "-0.5 0 0.5");
        assert_eq!(ticks(&[7.0], 4), "6.99 7.00 7.01");
        assert_eq!(ticks(&[0.0], 4), "-0.000000001 0 0.000000001");
    }

    #[test]
    fn values_are_between_the_ends() {
        let axis = Axis::over([45.0, 65.0].into_iter(), 5);
        assert_eq!(
            [45.0, 55.0, 65.0].map(|value| axis.at(value)),
            [0.0, 0.5, 1.0]
        );
    }
}
