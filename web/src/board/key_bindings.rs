//! Key bindings of the board: what each key means while the board has the focus.

use table::board_navigation::Arrow;
use table::speech::{Speech, SpeechQuery};
use yew::prelude::*;

use crate::platform::storage;

/// What a player wants by a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyInput {
    /// The keyboard has come to the board.
    Come,
    /// A step along the ways of the board.
    Go(Arrow),
    /// To the start of the player's own path.
    Beginning,
    /// To its end.
    End,
    /// To the player's next piece, or the previous one.
    Own(Back),
    /// To the next space that can be chosen, or the previous one.
    Choosable(Back),
    /// To roll, or to choose what is here.
    Choose,
    /// To deselect.
    LetGo,
    /// To hear something.
    Ask(SpeechQuery),
    /// The list of keys.
    Help,
    /// To use letters as shortcuts, or not to.
    Letters(bool),
    /// The detail of speech.
    Speak(Speech),
}

/// Whether the previous one is meant, not the next.
type Back = bool;

/// What a key means on the board. The browser does nothing else with it then.
pub fn heard(event: &KeyboardEvent) -> Option<KeyInput> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let press = meant(&event.key(), event.shift_key(), storage::letters())?;
    event.prevent_default();
    // A key that is held down counts once, or it would roll and play a whole turn.
    let once = matches!(press, KeyInput::Choose);
    (!once || !event.repeat()).then_some(press)
}

/// The same for a key by its name.
fn meant(key: &str, shift: bool, letters: bool) -> Option<KeyInput> {
    Some(match key {
        "ArrowRight" => KeyInput::Go(Arrow::On),
        "ArrowLeft" => KeyInput::Go(Arrow::Back),
        "ArrowUp" => KeyInput::Go(Arrow::Off),
        "ArrowDown" => KeyInput::Go(Arrow::In),
        "Home" => KeyInput::Beginning,
        "End" => KeyInput::End,
        "PageDown" => KeyInput::Choosable(false),
        "PageUp" => KeyInput::Choosable(true),
        "Enter" | " " => KeyInput::Choose,
        "Escape" => KeyInput::LetGo,
        _ if !letters => return None,
        "p" | "P" => KeyInput::Own(shift),
        "c" | "C" => KeyInput::Choosable(shift),
        "b" | "B" => KeyInput::Ask(SpeechQuery::Board),
        "d" | "D" => KeyInput::Ask(SpeechQuery::Dice),
        "m" | "M" => KeyInput::Ask(SpeechQuery::Moves),
        "l" | "L" => KeyInput::Ask(SpeechQuery::Last),
        "t" | "T" => KeyInput::Ask(SpeechQuery::Turn),
        "?" => KeyInput::Help,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_can_be_turned_off_and_arrows_stay() {
        for key in ["p", "c", "b", "d", "m", "l", "t", "?"] {
            assert!(meant(key, false, true).is_some(), "{key}");
            assert_eq!(meant(key, false, false), None, "{key}");
        }
        for key in ["ArrowLeft", "Home", "PageDown", "Enter", " ", "Escape"] {
            let with = meant(key, false, true);
            assert!(with.is_some() && with == meant(key, false, false), "{key}");
        }
        assert_eq!(meant("P", true, true), Some(KeyInput::Own(true)));
        // All other keys are left to the browser.
        for key in ["Tab", "F1", "x", "Shift", "Dead"] {
            assert_eq!(meant(key, false, true), None, "{key}");
        }
    }
}
