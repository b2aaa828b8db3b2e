//! Dates as one says them: "today 14:05", "3 May".

use js_sys::{Date, Object, Reflect};
use table::today::Day;
use wasm_bindgen::JsValue;
use words::t;

/// Milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}

/// How many minutes the clock here is ahead of UTC.
pub fn minutes_ahead() -> i32 {
    match cfg!(target_arch = "wasm32") {
        true => -(Date::new_0().get_timezone_offset() as i32),
        false => 0,
    }
}

/// The day where the player is.
pub fn today() -> Day {
    let now = Date::new_0();
    let year = now.get_full_year().try_into().unwrap_or_default();
    Day::new(year, now.get_month() as u8 + 1, now.get_date() as u8).unwrap_or_default()
}

/// When the day where the player is began, in milliseconds since 1970.
pub fn midnight() -> u64 {
    let day = Date::new_0();
    day.set_hours(0);
    day.set_minutes(0);
    day.set_seconds(0);
    day.set_milliseconds(0) as u64
}

/// A day as one says it: "29 November".
pub fn date_of(day: Day) -> String {
    t!(dates::day, day = day.day(), month = month(&date(day)))
}

/// A month with its year: "November 2026".
pub fn month_of(day: Day) -> String {
    in_words(&date(day), &[("month", "long"), ("year", "numeric")])
}

/// The names of the days of the week in short: "Mon".
pub fn weekdays() -> impl Iterator<Item = String> {
    // 1 January of 2024 was a Monday.
    let days = (1..8).filter_map(|day| Day::new(2024, 1, day));
    days.map(|day| in_words(&date(day), &[("weekday", "short")]))
}

/// The noon of a day where the player is.
fn date(day: Day) -> Date {
    let (year, month) = (u32::from(day.year()), i32::from(day.month()) - 1);
    Date::new_with_year_month_day_hr(year, month, i32::from(day.day()), 12)
}

/// A moment where the player lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    year: u32,
    /// The month, from 0.
    month: u32,
    day: u32,
    hour: u32,
    minute: u32,
}

impl Moment {
    fn of(date: &Date) -> Moment {
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
    let [then, now] = [then, now()].map(|ms| Date::new(&JsValue::from_f64(ms as f64)));
    told(&Moment::of(&then), &Moment::of(&now), || month(&then))
}

/// The name of a date's month, by the browser.
fn month(date: &Date) -> String {
    in_words(date, &[("month", "long")])
}

/// Parts of a date, by the browser.
fn in_words(date: &Date, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (name, value) in parts {
        // Setting a property of a plain object never fails.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let words = date.to_locale_date_string(words::language().code(), &options);
    words.into()
}

/// When that was, as it is told at `now`. `month` names its month.
fn told(then: &Moment, now: &Moment, month: impl Fn() -> String) -> String {
    let is_same_day = (then.year, then.month, then.day) == (now.year, now.month, now.day);
    if is_same_day {
        let time = format!("{:02}:{:02}", then.hour, then.minute);
        return t!(dates::today, time);
    }
    let (month, Moment { year, day, .. }) = (month(), *then);
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
        let told = |then: Moment| told(&then, &NOW, || "November".to_owned());
        assert_eq!(told(NOW), "today 22:04");
        assert_eq!(told(Moment { hour: 7, ..NOW }), "today 07:04");
        assert_eq!(told(Moment { day: 2, ..NOW }), "2 November");
        assert_eq!(told(Moment { month: 9, ..NOW }), "21 November");
        assert_eq!(told(Moment { year: 2025, ..NOW }), "21 November 2025");
    }

    #[test]
    fn dates_are_told_in_spanish() {
        let spanish = thread::spawn(|| {
            words::speak(Language::Es);
            let then = Moment { day: 2, ..NOW };
            let before = Moment { year: 2025, ..NOW };
            [NOW, then, before].map(|then| told(&then, &NOW, || "noviembre".to_owned()))
        });
        let expected = ["hoy, 22:04", "2 de noviembre", "21 de noviembre de 2025"];
        assert_eq!(spanish.join().unwrap(), expected);
    }
}
