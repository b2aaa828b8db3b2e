//! The contract of a game's words: sentences in the printed terms of its edition.

use crate::event::Event;
use crate::game::Game;

/// A game that can say what happens, in its edition's words. Sentences have no full stop.
pub trait Words: Game {
    /// An action as a choice: "6: corner to Y6", "5: Y3 to Y8, captures Blue".
    fn choice(&self, state: &Self::State, action: Self::Action) -> String;

    /// An event as a sentence of the log; `None` for what is not worth a line.
    fn sentence(&self, event: &Event) -> Option<String>;

    /// Whose turn it is and for what: "Yellow to throw", "Yellow to play 6 and 3".
    fn status(&self, state: &Self::State) -> String;

    /// The name of a space as a player says it: "Y6", "corner".
    fn space_words(&self, space: crate::board::Space) -> String;

    /// What the button for a chance outcome says: "Throw", "Draw".
    fn chance_word(&self) -> &'static str;

    /// The rulebook in this edition's words, as Markdown; each rule is a list item that begins
    /// with its number.
    fn rulebook(&self) -> String;
}
