//! The calendar of a month, with the days whose game was played.

use table::today::{Attempted, Day, Days};
use words::t;
use yew::prelude::*;

use crate::markup::line_icon;
use crate::page::{Dialog, Dispatch};
use crate::platform::relative_date;

/// The days of a week.
const WEEK: u8 = 7;

/// Arrows to the left and to the right.
const LEFT: &str = "M14 6l-6 6 6 6";
const RIGHT: &str = "M10 6l6 6-6 6";

/// What the calendar shows.
pub(super) struct Calendar<'a> {
    /// Where changes go.
    pub dispatch: &'a Dispatch,
    /// The day whose game is shown.
    pub shown: Day,
    /// Today.
    pub today: Day,
    /// The days whose game was attempted.
    pub days: &'a Days,
}

impl Calendar<'_> {
    /// The month of the day that is shown. Each day up to today shows its game.
    pub(super) fn month(&self) -> Html {
        let shown = self.shown;
        let first = shown.of_month(1).unwrap_or(shown);
        let last = shown.of_month(shown.days_of_month()).unwrap_or(shown);
        let blank = first.weekday();
        let weeks = (blank + shown.days_of_month()).div_ceil(WEEK);
        let cell = |week: u8, column: u8| {
            let day = (week * WEEK + column + 1).checked_sub(blank);
            let day = day.and_then(|day| shown.of_month(day));
            day.map_or_else(|| html! { <td></td> }, |day| self.cell(day))
        };
        let next = last.after().filter(|next| *next <= self.today);
        html! {
            <>
                <div class="month-head">
                    { self.leaf(t!(today::previous), LEFT, first.before()) }
                    <h3 id="month" aria-live="polite">{ relative_date::month_of(shown) }</h3>
                    { self.leaf(t!(today::next), RIGHT, next) }
                </div>
                <table class="month" aria-labelledby="month">
                    <thead><tr>{ for relative_date::weekdays().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                    <tbody>
                        { for (0..weeks).map(|week| html! { <tr>{ for (0..WEEK).map(|column| cell(week, column)) }</tr> }) }
                    </tbody>
                </table>
                <ul class="month-marks" aria-hidden="true">
                    { for marks().map(|(class, words)| html! { <li {class}><span></span>{ words }</li> }) }
                </ul>
            </>
        }
    }

    /// A button to a day of another month; nothing in its place without one.
    fn leaf(&self, label: &'static str, icon: &'static str, day: Option<Day>) -> Html {
        let Some(day) = day else {
            return html! { <span></span> };
        };
        let onclick = self.dispatch.on_click(Dialog::Today(Some(day)));
        html! { <button type="button" class="icon" aria-label={label} {onclick}>{ line_icon(icon) }</button> }
    }

    /// A day, and what became of its game.
    fn cell(&self, day: Day) -> Html {
        let mark = self.days.get(day).map(mark);
        let current = (day == self.today).then_some("date");
        let number = html! { <span>{ day.day() }</span> };
        if day > self.today {
            return html! { <td>{ number }</td> };
        }
        html! {
            <td class={mark.map(|(class, _)| class)}>
                <button type="button" aria-current={current} aria-pressed={(day == self.shown).to_string()}
                    onclick={self.dispatch.on_click(Dialog::Today(Some(day)))}>
                    { number }
                    if let Some((_, words)) = mark {
                        <span class="unseen">{ words }</span>
                    }
                </button>
            </td>
        }
    }
}

/// What can become of the game of a day: a class for the style sheet, and in words.
fn marks() -> [(&'static str, &'static str); 3] {
    [
        ("won", t!(today::won)),
        ("done", t!(today::played)),
        ("begun", t!(today::begun)),
    ]
}

fn mark(attempted: Attempted) -> (&'static str, &'static str) {
    let [won, done, begun] = marks();
    match attempted {
        Attempted::Done(score) if score.is_won() => won,
        Attempted::Done(_) => done,
        Attempted::Begun => begun,
    }
}
