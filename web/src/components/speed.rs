//! How quickly things are shown.

use table::speed::Speed;
use words::say;
use yew::prelude::*;

use super::choice::choice_of;
use super::draw::{all, choice};

/// The select "Speed".
pub fn speed_choice(speed: Speed, onchange: Callback<Speed>) -> Html {
    let option = |each: Speed| choice(each.name().to_owned(), each.title(), each == speed);
    let options = all(Speed::ALL.into_iter().map(option));
    let chosen = move |name: String| {
        if let Some(speed) = Speed::parse(&name) {
            onchange.emit(speed);
        }
    };
    choice_of("speed", say!(settings::speed), options, chosen.into())
}
