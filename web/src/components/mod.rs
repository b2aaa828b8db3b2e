//! What is on the screen, one noun a file: drawn from parts of the scene, they send intents back
//! and hold no truth about the game.

use yew::prelude::*;

pub mod about;
pub mod alert;
pub mod asking;
pub mod board;
pub mod by_hand;
pub mod cards;
pub mod choice;
pub mod danger;
pub mod dice;
pub mod drag;
pub mod draw;
pub mod dress;
pub mod elsewhere;
pub mod end;
pub mod files;
pub mod game;
pub mod here;
pub mod hint;
pub mod kept;
pub mod keys;
pub mod language;
pub mod lesson;
pub mod line;
pub mod little;
pub mod log;
pub mod manners;
pub mod marks;
pub mod modal;
pub mod moves;
pub mod notes;
pub mod notice;
pub mod offer;
pub mod pawns;
pub mod plates;
pub mod players;
pub mod qr;
pub mod replay;
pub mod rules;
pub mod seats;
pub mod settings;
pub mod setup;
pub mod share;
pub mod sound;
pub mod spaces;
pub mod speed;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod tools;
pub mod which;
pub mod whose_dice;

/// The class of a colour, for the style sheet: `colour-yellow`.
pub fn colour_class(colour: &str) -> String {
    format!("colour-{}", colour.to_ascii_lowercase())
}

/// Classes as the attribute has them; those that are empty are left out.
pub fn classes(classes: &[&str]) -> String {
    let mut all = String::new();
    for class in classes.iter().filter(|class| !class.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(class);
    }
    all
}

/// A class that something has only then.
pub fn when(so: bool, class: &'static str) -> &'static str {
    if so { class } else { "" }
}

/// Whether a title of a card is more than a number, and wants smaller letters.
pub fn is_word(title: &str) -> bool {
    title.chars().count() > 2
}

/// What a click says to somebody who hears such things.
pub fn saying<T: Clone + 'static>(to: &Callback<T>, what: T) -> Callback<MouseEvent> {
    to.reform(move |_| what.clone())
}

/// "true" or "false", as attributes of accessibility have it.
pub fn truth(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}
