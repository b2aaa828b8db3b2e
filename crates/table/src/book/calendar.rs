//! Evenings and months of moments.

const DAY_MS: i64 = 86_400_000;
/// A game before this hour belongs to the evening before.
const NIGHT_HOURS: i64 = 4;

/// The calendar of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Calendar {
    /// How many minutes its clocks are ahead of UTC.
    pub offset: i32,
}

/// A month.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Month {
    /// The year.
    pub year: i64,
    /// The month, from 1.
    pub month: u8,
}

impl Month {
    /// The month before it.
    #[must_use]
    pub fn before(self) -> Month {
        match self.month {
            1 => Month {
                year: self.year - 1,
                month: 12,
            },
            month => Month {
                month: month - 1,
                ..self
            },
        }
    }
}

impl Calendar {
    /// The number of the evening of a moment in milliseconds since 1970.
    pub fn evening(&self, moment: u64) -> i64 {
        (self.local(moment) - NIGHT_HOURS * 3_600_000).div_euclid(DAY_MS)
    }

    /// The month of a moment's evening.
    pub fn month(&self, moment: u64) -> Month {
        self.date(moment).0
    }

    /// The month and the day of a moment's evening.
    pub fn date(&self, moment: u64) -> (Month, u8) {
        let (year, month, day) = date(self.evening(moment));
        (Month { year, month }, day)
    }

    fn local(&self, moment: u64) -> i64 {
        i64::try_from(moment).unwrap_or_default() + i64::from(self.offset) * 60_000
    }
}

/// The year, month and day of a day since 1 January 1970, by the algorithm of Howard Hinnant: years begin in March, so that the
/// leap day is the last.
fn date(day: i64) -> (i64, u8, u8) {
    let day = day + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year + era * 400 + i64::from(month <= 2);
    (
        year,
        month as u8,
        (of_year - (153 * from_march + 2) / 5 + 1) as u8,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (day, expected) in [
            (0, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_787, (2026, 11, 30)),
            (20_788, (2026, 12, 1)),
        ] {
            assert_eq!(date(day), expected);
        }
    }

    #[test]
    fn a_game_after_midnight_belongs_to_the_evening_before() {
        let hour = |hour: u64| 20_787 * 86_400_000 + hour * 3_600_000;
        let here = Calendar { offset: 60 };
        assert_eq!(here.evening(hour(26)), 20_787);
        assert_eq!(here.evening(hour(27)), 20_788);
        assert_eq!(Calendar::default().evening(hour(27)), 20_787);
        let month = here.month(hour(26));
        assert_eq!((month.month, here.month(hour(27)).month), (11, 12));
        let january = Month {
            year: 2027,
            month: 1,
        };
        assert_eq!(january.before().before(), month);
    }
}
