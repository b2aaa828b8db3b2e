//! How quickly things are shown.

use table::speed::Speed;
use words::say;
use yew::prelude::*;

use crate::settings::select::one_of;

/// The select "Speed".
pub fn speed_choice(speed: Speed, onchange: Callback<Speed>) -> Html {
    one_of(
        ("speed", say!(settings::speed)),
        &Speed::ALL,
        speed,
        |each| (each.name(), each.title()),
        onchange,
    )
}
