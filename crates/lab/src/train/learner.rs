//! The learner: a net in floats, trained by gradient descent in batches with Adam (Kingma and Ba,
//! "Adam: A Method for Stochastic Optimization", 2015).

use bot::net::{FULL, HIDDEN, Net, OUTPUT_UNIT};
use bot::rng::Rng;
use bot::win_chance::LOG_ODDS;

use super::logistic::logistic;
use super::self_play::Samples;

/// The number of samples in a step.
const BATCH: usize = 256;
/// The maximal weight of a row, so that it fits in 8 bits.
const LARGEST: f32 = 127.0 / FULL as f32;
/// Adam's decay rates of mean and variance, and the constant that prevents division by zero.
const DECAYS: (f32, f32) = (0.9, 0.999);
const LEAST: f32 = 1e-8;

/// A row of floats.
type Row = [f32; HIDDEN];
const ZERO: Row = [0.0; HIDDEN];

/// A row of weights, with Adam's mean and variance of its gradient.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Trained {
    pub(super) weights: Row,
    pub(super) mean: Row,
    pub(super) variance: Row,
}

impl Trained {
    fn new(weights: Row) -> Trained {
        Trained {
            weights,
            mean: ZERO,
            variance: ZERO,
        }
    }

    /// Makes a step against a gradient.
    #[inline]
    fn step(&mut self, gradient: &Row, rate: f32, corrections: (f32, f32)) {
        let (first, second) = DECAYS;
        for unit in 0..HIDDEN {
            let gradient = gradient[unit];
            let mean = first * self.mean[unit] + (1.0 - first) * gradient;
            let variance = second * self.variance[unit] + (1.0 - second) * gradient * gradient;
            self.mean[unit] = mean;
            self.variance[unit] = variance;
            let size = (variance * corrections.1).sqrt() + LEAST;
            self.weights[unit] -= rate * mean * corrections.0 / size;
        }
    }
}

/// A net in floats.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Learner {
    /// One row for each feature, then the initial sums, the output weights, and the initial log
    /// odds (the first number of the last row).
    pub(super) rows: Vec<Trained>,
    /// The number of steps made.
    pub(super) steps: u64,
}

impl Learner {
    /// An untrained net.
    pub(super) fn new(features: usize, seed: u64) -> Learner {
        let mut rng = Rng::new(seed);
        let mut small = |size: f32| {
            let number = rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0;
            number * size
        };
        let mut row = |size: f32| Trained::new(std::array::from_fn(|_| small(size)));
        let mut rows: Vec<Trained> = (0..features).map(|_| row(0.15)).collect();
        rows.push(Trained::new([0.5; HIDDEN]));
        rows.push(row(0.25));
        rows.push(Trained::new(ZERO));
        Learner { rows, steps: 0 }
    }

    fn features(&self) -> usize {
        self.rows.len() - 3
    }

    /// The net in integers. Features that never occurred have weight 0.
    pub(super) fn net(&self) -> Net {
        let features = self.features();
        let whole =
            |row: &Trained, unit: f32| row.weights.map(|weight| (weight * unit).round() as i16);
        let (bias, output) = (&self.rows[features], &self.rows[features + 1]);
        let rows = self.rows[..features].iter().map(|row| match row.variance {
            ZERO => [0; HIDDEN],
            _ => whole(row, FULL.into()),
        });
        Net {
            rows: rows.collect(),
            bias: whole(bias, FULL.into()),
            output: whole(output, OUTPUT_UNIT as f32),
            output_bias: (self.rows[features + 2].weights[0] * LOG_ODDS as f32).round() as i32,
        }
    }

    /// Learns from samples in random order, at a learning rate. Returns the mean squared error of
    /// the predictions.
    pub(super) fn learn(&mut self, samples: &Samples, rate: f32, rng: &mut Rng) -> f64 {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for end in (1..order.len()).rev() {
            order.swap(end, rng.below(end as u32 + 1) as usize);
        }
        let mut gradients = Gradients::new(self.rows.len());
        let mut off = 0.0;
        for batch in order.chunks(BATCH) {
            for &index in batch {
                let (features, target) = samples.get(index);
                off += self.gradient(features, target, &mut gradients);
            }
            self.step(&mut gradients, batch.len(), rate);
        }
        off / order.len().max(1) as f64
    }

    /// Adds the gradient of one sample. Returns the squared error.
    #[inline]
    fn gradient(&self, features: &[u16], target: f32, gradients: &mut Gradients) -> f64 {
        let last = self.features();
        let output = &self.rows[last + 1].weights;
        let mut sums = self.rows[last].weights;
        for &feature in features {
            let row = &self.rows[usize::from(feature)].weights;
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let mut odds = self.rows[last + 2].weights[0];
        for (sum, weight) in sums.iter().zip(output) {
            odds += sum.clamp(0.0, 1.0) * weight;
        }
        let off = logistic(odds) - target;
        let mut hidden = ZERO;
        for unit in 0..HIDDEN {
            let inside = 0.0 < sums[unit] && sums[unit] < 1.0;
            hidden[unit] = if inside { off * output[unit] } else { 0.0 };
        }
        for &feature in features {
            gradients.add(usize::from(feature), &hidden);
        }
        gradients.add(last, &hidden);
        gradients.add(last + 1, &sums.map(|sum| off * sum.clamp(0.0, 1.0)));
        let mut odds = ZERO;
        odds[0] = off;
        gradients.add(last + 2, &odds);
        f64::from(off) * f64::from(off)
    }

    fn step(&mut self, gradients: &mut Gradients, count: usize, rate: f32) {
        self.steps += 1;
        let power = |decay: f32| 1.0 - power(decay, self.steps);
        let corrections = (1.0 / power(DECAYS.0), 1.0 / power(DECAYS.1));
        let share = 1.0 / count as f32;
        let features = self.features();
        gradients.take(|index, gradient| {
            let row = &mut self.rows[index];
            row.step(&gradient.map(|each| each * share), rate, corrections);
            if index < features {
                row.weights = row.weights.map(|weight| weight.clamp(-LARGEST, LARGEST));
            }
        });
    }
}

/// A power of `base`, computed only by multiplications, so that it is the same on every machine.
fn power(base: f32, exponent: u64) -> f32 {
    let (mut result, mut factor, mut left) = (1.0, f64::from(base), exponent);
    while left > 0 {
        if left & 1 == 1 {
            result *= factor;
        }
        factor *= factor;
        left >>= 1;
    }
    result as f32
}

/// The gradients of a batch, for the rows that occur in it.
struct Gradients {
    rows: Vec<Row>,
    touched: Vec<usize>,
    is_met: Vec<bool>,
}

impl Gradients {
    fn new(rows: usize) -> Gradients {
        Gradients {
            rows: vec![ZERO; rows],
            touched: Vec::new(),
            is_met: vec![false; rows],
        }
    }

    #[inline]
    fn add(&mut self, index: usize, gradient: &Row) {
        if !self.is_met[index] {
            self.is_met[index] = true;
            self.touched.push(index);
        }
        for (sum, each) in self.rows[index].iter_mut().zip(gradient) {
            *sum += each;
        }
    }

    /// Calls `each` with every row that occurs, and resets its gradient.
    fn take(&mut self, mut each: impl FnMut(usize, &Row)) {
        for index in self.touched.drain(..) {
            each(index, &self.rows[index]);
            self.rows[index] = ZERO;
            self.is_met[index] = false;
        }
    }
}
