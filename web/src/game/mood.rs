//! What the portrait of a character shows: a gesture, in the style sheet, and a badge.

use table::scene::Mood;
use yew::{Html, html};

use crate::markup::line_icon;

/// The class of the panel of a character in this mood.
pub fn mood_class(mood: Mood) -> String {
    format!("mood-{}", mood.key())
}

/// The badge at the portrait; another one for each record entry.
pub fn badge((mood, at): (Mood, usize)) -> Html {
    let icon = match mood {
        Mood::Proud => "M12 4L14.4 9 20 9.7 15.9 13.5 17 19 12 16.2 7 19 8.1 13.5 4 9.7 9.6 9z",
        Mood::Hurt => "M12 4V13M12 19h.01",
        Mood::Glad => "M12 19C6 15 4 12 4 9A4 4 0 0 1 12 8 4 4 0 0 1 20 9C20 12 18 15 12 19z",
        Mood::Glum => "M5 13h.01M12 13h.01M19 13h.01",
        Mood::Curious => "M8.5 9A3.5 3.5 0 1 1 13.5 12.2Q12 13 12 14.5M12 19h.01",
        Mood::Triumphant => "M4 18V8L8.5 12 12 5 15.5 12 20 8V18z",
        Mood::Rueful => "M4 13C7 8 9 8 12 13S17 18 20 13",
    };
    html! { <span key={at} class="mood" aria-hidden="true">{ line_icon(icon) }</span> }
}
