//! Dates as one says them: "today 14:05", "3 May".

use js_sys::Date;
use wasm_bindgen::JsValue;
use words::{Plain, t, text};

const MONTHS: [Plain; 12] = [
    text!(dates::january),
    text!(dates::february),
    text!(dates::march),
    text!(dates::april),
    text!(dates::may),
    text!(dates::june),
    text!(dates::july),
    text!(dates::august),
    text!(dates::september),
    text!(dates::october),
    text!(dates::november),
    text!(dates::december),
];

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// A moment where the player lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The year.
    pub year: u32,
    /// The month, from 0.
    pub month: u32,
    /// The day of the month, from 1.
    pub day: u32,
    /// The hour.
    pub hour: u32,
    /// The minute.
    pub minute: u32,
}

impl Moment {
    /// So many milliseconds after 1970 began.
    pub fn of(ms: u64) -> Moment {
        let date = Date::new(&JsValue::from_f64(ms as f64));
        Moment {
            year: date.get_full_year(),
            month: date.get_month(),
            day: date.get_date(),
            hour: date.get_hours(),
            minute: date.get_minutes(),
        }
    }
}

/// When that was, in milliseconds since 1970, as it is told now.
pub fn told_now(then: u64) -> String {
    told(&Moment::of(then), &Moment::of(now()))
}

/// When that was, as it is told at `now`.
fn told(then: &Moment, now: &Moment) -> String {
    let is_same_day = (then.year, then.month, then.day) == (now.year, now.month, now.day);
    if is_same_day {
        let time = format!("{:02}:{:02}", then.hour, then.minute);
        return t!(dates::today, time);
    }
    let month = MONTHS.get(then.month as usize).map_or("", |it| it.say());
    let Moment { year, day, .. } = *then;
    if year == now.year {
        t!(dates::day, day, month)
    } else {
        t!(dates::day_and_year, day, month, year)
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use words::Language;

    use super::*;

    const NOW: Moment = Moment {
        year: 2026,
        month: 10,
        day: 21,
        hour: 22,
        minute: 4,
    };

    #[test]
    fn dates_are_told_as_one_says_them() {
        let told = |then: Moment| told(&then, &NOW);
        assert_eq!(told(NOW), "today 22:04");
        assert_eq!(told(Moment { hour: 7, ..NOW }), "today 07:04");
        assert_eq!(told(Moment { day: 2, ..NOW }), "2 November");
        assert_eq!(told(Moment { month: 0, ..NOW }), "21 January");
        assert_eq!(told(Moment { year: 2025, ..NOW }), "21 November 2025");
    }

    #[test]
    fn dates_are_told_in_spanish() {
        let spanish = thread::spawn(|| {
            words::speak(Language::Es);
            let then = Moment { day: 2, ..NOW };
            let before = Moment { year: 2025, ..NOW };
            [NOW, then, before].map(|then| told(&then, &NOW))
        });
        let expected = ["hoy, 22:04", "2 de noviembre", "21 de noviembre de 2025"];
        assert_eq!(spanish.join().unwrap(), expected);
    }
}
