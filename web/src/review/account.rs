//! How a result came about, as texts, and changes of chances.

use bot::review::Account;
use bot::win_chance::{CERTAIN, Chance};
use words::t;

/// The parts of a side's chance in points of 100 with a decimal. As they stand,
/// `start + luck + skill + drift == result`.
#[derive(Clone, PartialEq, Debug)]
pub struct AccountTexts {
    /// The chance before the first turn: "25.0".
    pub start: String,
    /// What the rolls added: "+18.2".
    pub luck: String,
    /// What the plays added.
    pub skill: String,
    /// What looking one roll further changed.
    pub drift: String,
    /// The chance after the last turn.
    pub result: String,
}

impl AccountTexts {
    /// The texts of an account.
    pub fn of(account: &Account) -> AccountTexts {
        let [start, luck, skill, result] =
            [account.start, account.luck, account.skill, account.end].map(in_tenths);
        AccountTexts {
            start: decimal(start),
            luck: signed(luck),
            skill: signed(skill),
            // The rest, so that the texts add up although each is rounded.
            drift: signed(result - start - luck - skill),
            result: decimal(result),
        }
    }
}

/// A chance, or a change of one, in tenths of a point of 100, rounded.
fn in_tenths(chance: Chance) -> i32 {
    let tenths =
        (i64::from(chance.unsigned_abs()) * 1_000 + i64::from(CERTAIN / 2)) / i64::from(CERTAIN);
    chance.signum() * tenths as i32
}

/// Tenths as a decimal: "12.5".
fn decimal(tenths: i32) -> String {
    let tenths = tenths.unsigned_abs();
    t!(review::decimal, whole = tenths / 10, tenth = tenths % 10)
}

/// Tenths as a decimal with its sign: "+12.5", "−0.3".
fn signed(tenths: i32) -> String {
    let points = decimal(tenths);
    match tenths.signum() {
        -1 => t!(review::minus, points),
        0 => points,
        _ => t!(review::plus, points),
    }
}

/// A change of a chance in points of 100: "+18", "−12".
pub(super) fn points(change: Chance) -> String {
    let points = (change.unsigned_abs() * 100 + CERTAIN as u32 / 2) / CERTAIN as u32;
    if change < 0 {
        t!(review::minus, points)
    } else {
        t!(review::plus, points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_add_up_although_they_are_rounded() {
        for start in (0..CERTAIN).step_by(4_999) {
            let (luck, skill, end) = (start / 3, -start / 7, CERTAIN - start / 2);
            let texts = AccountTexts::of(&Account {
                start,
                luck,
                skill,
                drift: end - start - luck - skill,
                end,
            });
            let tenths = |text: &str| {
                let digits: String = text.chars().filter(char::is_ascii_digit).collect();
                let sign = if text.starts_with('−') { -1 } else { 1 };
                sign * digits.parse::<i32>().unwrap()
            };
            let parts = [&texts.start, &texts.luck, &texts.skill, &texts.drift];
            let sum: i32 = parts.iter().map(|text| tenths(text)).sum();
            assert_eq!(sum, tenths(&texts.result), "{texts:?}");
        }
    }
}
