//! Win chances as integers, so that they are the same on every machine.

/// A chance from 0 (impossible) to [`CERTAIN`].
pub type Chance = i32;

/// The chance of a certain event.
pub const CERTAIN: Chance = 1 << 16;

/// The unit of [`of_log_odds`]: this much log odds is a factor of e.
pub const LOG_ODDS: i32 = 1 << 17;

/// Table entries per factor of e.
const STEPS: i32 = 16;
/// The range of the table: larger log odds are clamped to this many factors of e.
const FARTHEST: i32 = 11;
const ENTRIES: usize = (FARTHEST * STEPS) as usize + 1;

/// The chances at log odds 0, 1/16, 2/16 and so on.
const TABLE: [Chance; ENTRIES] = {
    let mut table = [0; ENTRIES];
    // e to the power of -1/16, in units of 2^-62.
    const DECAY: u128 = 4_332_278_087_304_955_804;
    let mut odds: u128 = 1 << 62;
    let mut index = 0;
    while index < ENTRIES {
        let one: u128 = 1 << 62;
        table[index] = (((CERTAIN as u128) << 62) / (one + odds)) as Chance;
        odds = (odds * DECAY) >> 62;
        index += 1;
    }
    table
};

/// The chance with these log odds, in units of 1 / [`LOG_ODDS`]. The error is less than 1/10,000.
#[inline]
pub fn of_log_odds(log_odds: i32) -> Chance {
    const WIDTH: i32 = LOG_ODDS / STEPS;
    let far = log_odds.saturating_abs().min(FARTHEST * LOG_ODDS - 1);
    let (index, rest) = ((far / WIDTH) as usize, far % WIDTH);
    let (from, to) = (TABLE[index], TABLE[index + 1]);
    let chance = from + (to - from) * rest / WIDTH;
    if log_odds < 0 {
        CERTAIN - chance
    } else {
        chance
    }
}

/// A chance in thousandths.
pub fn in_thousandths(chance: Chance) -> u16 {
    ((chance.clamp(0, CERTAIN) * 1_000 + CERTAIN / 2) / CERTAIN) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_logistic_curve() {
        for step in -3_000..=3_000 {
            let odds = f64::from(step) / 250.0;
            let expected = 1.0 / (1.0 + (-odds).exp());
            let chance = f64::from(of_log_odds((odds * f64::from(LOG_ODDS)) as i32));
            let off = chance / f64::from(CERTAIN) - expected;
            assert!(off.abs() < 1e-4, "{odds}: {off}");
        }
    }

    #[test]
    fn chances_never_decrease() {
        let chances: Vec<Chance> = (-2_000..2_000).map(|n| of_log_odds(n * 1_000)).collect();
        assert!(chances.is_sorted());
        assert_eq!(of_log_odds(0), CERTAIN / 2);
        assert!(of_log_odds(i32::MIN) >= 0 && of_log_odds(i32::MAX) <= CERTAIN);
    }

    #[test]
    fn thousandths_are_rounded() {
        assert_eq!(
            [0, CERTAIN / 2, CERTAIN].map(in_thousandths),
            [0, 500, 1_000]
        );
    }
}
