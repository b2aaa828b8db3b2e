//! The calendar of a month, with the days whose game was played.

use table::today::{Attempted, Day, Days};
use words::t;
use yew::prelude::*;

use crate::platform::relative_date;

/// The days of a week.
const WEEK: u8 = 7;

/// The month of this day.
pub(super) fn calendar(today: Day, days: &Days) -> Html {
    let first = today.of_month(1).map_or(0, Day::weekday);
    let weeks = (first + today.days_of_month()).div_ceil(WEEK);
    let cell = |week: u8, column: u8| {
        let day = (week * WEEK + column + 1).checked_sub(first);
        let day = day.and_then(|day| today.of_month(day));
        day.map_or_else(|| html! { <td></td> }, |day| cell(day, today, days))
    };
    html! {
        <table class="month">
            <caption>{ relative_date::month_of(today) }</caption>
            <thead><tr>{ for relative_date::weekdays().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
            <tbody>
                { for (0..weeks).map(|week| html! { <tr>{ for (0..WEEK).map(|column| cell(week, column)) }</tr> }) }
            </tbody>
        </table>
    }
}

/// A day, and what became of its game.
fn cell(day: Day, today: Day, days: &Days) -> Html {
    let (class, words) = match days.get(day) {
        Some(Attempted::Done(score)) if score.is_won() => ("won", t!(today::won)),
        Some(Attempted::Done(_)) => ("done", t!(today::played)),
        Some(Attempted::Begun) => ("begun", t!(today::begun)),
        None => ("", ""),
    };
    let current = (day == today).then_some("date");
    html! {
        <td {class} aria-current={current}>
            <span>{ day.day() }</span>
            if !words.is_empty() {
                <span class="unseen">{ words }</span>
            }
        </td>
    }
}
