//! The logistic function, the same on every machine: the standard library's powers of e come from
//! the system and may differ in the last bit.

/// 1 / (1 + e^-x).
pub(super) fn logistic(x: f32) -> f32 {
    let x = f64::from(x.clamp(-30.0, 30.0));
    (1.0 / (1.0 + exp(-x))) as f32
}

/// e^x, for `x` between about -30 and 30.
fn exp(x: f64) -> f64 {
    let whole = (x * std::f64::consts::LOG2_E).round();
    let rest = x - whole * std::f64::consts::LN_2;
    // |rest| is below 0.35, so the eleventh term is below 1e-12.
    let (mut sum, mut term) = (1.0, 1.0);
    for index in 1..=10 {
        term *= rest / f64::from(index);
        sum += term;
    }
    let power = f64::from_bits(((1_023 + whole as i64) as u64) << 52);
    sum * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_logistic_curve() {
        for step in -3_500..3_500 {
            let x = step as f32 / 100.0;
            let expected = 1.0 / (1.0 + (-x.clamp(-30.0, 30.0)).exp());
            assert!((logistic(x) - expected).abs() < 1e-6, "{x}");
        }
    }
}
