//! How unusual a p-value is, for a sentence.

/// How unusual counts are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There are too few rolls or draws to tell.
    TooFew,
    /// At least half of all fair games deviate as much.
    Usual,
    /// About one in this many fair games deviates as much.
    OneIn(u32),
    /// Fewer than one in this many fair games deviates as much.
    RarerThan(u32),
}

impl Verdict {
    /// The numbers of [`Verdict::OneIn`].
    pub const STEPS: [u32; 14] = [
        2, 3, 4, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000,
    ];

    /// The verdict on a p-value; `None` means that there was no test.
    pub fn of(p_value: Option<f64>) -> Verdict {
        let Some(p_value) = p_value else {
            return Verdict::TooFew;
        };
        if p_value >= 0.5 {
            return Verdict::Usual;
        }
        let [.., last] = Verdict::STEPS;
        if p_value < 1.0 / f64::from(last) {
            return Verdict::RarerThan(last);
        }
        // The nearest step by ratio: 1 in 7 is rounded to 1 in 5, 1 in 8 to 1 in 10.
        let one_in = 1.0 / p_value;
        let steps = Verdict::STEPS.windows(2);
        let passed =
            steps.filter(|pair| one_in * one_in >= f64::from(pair[0]) * f64::from(pair[1]));
        Verdict::OneIn(Verdict::STEPS[passed.count()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p_values_are_rounded_to_the_nearest_step() {
        assert_eq!(Verdict::of(None), Verdict::TooFew);
        for p_value in [1.0, 0.8, 0.5] {
            assert_eq!(Verdict::of(Some(p_value)), Verdict::Usual);
        }
        for (p_value, one_in) in [
            (0.499, 2),
            (0.42, 2),
            (0.4, 3),
            (1.0 / 3.0, 3),
            (0.25, 4),
            (0.2, 5),
            (1.0 / 7.0, 5),
            (1.0 / 8.0, 10),
            (0.05, 20),
            (0.01, 100),
            (0.0012, 1_000),
            (0.000_101, 10_000),
        ] {
            assert_eq!(Verdict::of(Some(p_value)), Verdict::OneIn(one_in));
        }
        for p_value in [0.000_099, 1e-12, 0.0] {
            assert_eq!(Verdict::of(Some(p_value)), Verdict::RarerThan(10_000));
        }
    }
}
