//! A calendar date.

use std::fmt;

/// A day of the Gregorian calendar, as the player's clock tells it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// The day of this date; `None` if there is none, as 30 February.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let is_date = (1..=9_999).contains(&year) && (1..=12).contains(&month);
        let date = Day { year, month, day };
        (is_date && (1..=date.days_of_month()).contains(&day)).then_some(date)
    }

    /// Parses a date as [`Day`] writes it: `2026-11-29`.
    pub fn parse(text: &str) -> Option<Day> {
        let mut parts = text.split('-').map(str::parse::<u32>);
        let mut next = || parts.next()?.ok();
        let [year, month, day] = [next()?, next()?, next()?];
        let day = Day::new(
            year.try_into().ok()?,
            month.try_into().ok()?,
            day.try_into().ok()?,
        )?;
        // Each day has only one spelling.
        (day.to_string() == text).then_some(day)
    }

    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }

    /// How many days the month has.
    pub fn days_of_month(self) -> u8 {
        let Day { year, month, .. } = self;
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        match month {
            2 => 28 + u8::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// A day of the same month.
    pub fn of_month(self, day: u8) -> Option<Day> {
        Day::new(self.year, self.month, day)
    }

    /// The number of days since the first Monday of the calendar, 1 January of the year 1.
    pub fn number(self) -> u32 {
        let years = u32::from(self.year) - 1;
        let months = (1..self.month).map(|month| {
            let first = Day { month, ..self };
            u32::from(first.days_of_month())
        });
        let leap_days = years / 4 - years / 100 + years / 400;
        365 * years + leap_days + months.sum::<u32>() + u32::from(self.day) - 1
    }

    /// The day of the week, from 0 for Monday.
    pub fn weekday(self) -> u8 {
        (self.number() % 7) as u8
    }

    /// The day after.
    pub fn after(self) -> Option<Day> {
        let Day { year, month, day } = self;
        let same_month = self.of_month(day + 1);
        let same_year = || Day::new(year, month + 1, 1);
        same_month
            .or_else(same_year)
            .or_else(|| Day::new(year + 1, 1, 1))
    }

    /// The day before.
    pub fn before(self) -> Option<Day> {
        let Day { year, month, day } = self;
        if day > 1 {
            return Day::new(year, month, day - 1);
        }
        let (year, month) = if month > 1 {
            (year, month - 1)
        } else {
            (year.checked_sub(1)?, 12)
        };
        let first = Day::new(year, month, 1)?;
        first.of_month(first.days_of_month())
    }
}

/// 1 January of the year 1.
impl Default for Day {
    fn default() -> Day {
        Day {
            year: 1,
            month: 1,
            day: 1,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    #[test]
    fn a_date_has_one_spelling() {
        assert_eq!(day("2026-11-09").to_string(), "2026-11-09");
        for wrong in [
            "",
            "2026-11",
            "2026-11-9",
            "2026-11-31",
            "2026-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "0000-01-01",
            "+2026-01-01",
            "2026-01-01-01",
            "2026-01-01 ",
        ] {
            assert_eq!(Day::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn each_day_follows_the_one_before() {
        let mut today = day("2101-01-01");
        let mut count = 0;
        while let Some(before) = today.before() {
            assert_eq!(before.number() + 1, today.number(), "{today}");
            assert!(before < today);
            assert_eq!(before.after(), Some(today));
            (today, count) = (before, count + 1);
        }
        assert_eq!(today, day("0001-01-01"));
        // Two thousand and one hundred years of 365.2425 days.
        assert_eq!(count, 767_009);
    }

    #[test]
    fn days_of_the_week_follow_from_the_number() {
        assert_eq!(day("2026-11-30").weekday(), 0);
        assert_eq!(day("2000-01-01").weekday(), 5);
        assert_eq!(day("1970-01-01").weekday(), 3);
        assert_eq!(day("2024-02-29").weekday(), 3);
    }
}
