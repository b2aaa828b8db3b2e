//! What is on the screen, one noun a file. Components are given their part of the scene and send
//! intents back; they hold no truth about the game.

pub mod about;
pub mod alert;
pub mod board;
pub mod dice;
pub mod end;
pub mod game;
pub mod kept;
pub mod log;
pub mod modal;
pub mod moves;
pub mod notice;
pub mod pawns;
pub mod plates;
pub mod rules;
pub mod setup;
pub mod spaces;
pub mod speed;
#[cfg(test)]
mod tests;

/// The class of a colour, for the style sheet: `colour-yellow`.
pub fn colour_class(colour: &str) -> String {
    format!("colour-{}", colour.to_lowercase())
}

/// "true" or "false", as attributes of accessibility have it.
pub fn truth(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}
