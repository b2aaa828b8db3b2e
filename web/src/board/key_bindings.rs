//! Key bindings of the board: what each key means while the board has the focus.

use table::board_navigation::Arrow;
use table::speech::SpeechQuery;
use yew::prelude::*;

/// A command from a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyInput {
    /// The board received the focus by keyboard.
    Come,
    /// Move the cursor one space.
    Go(Arrow),
    /// Move the cursor to the start of the player's own path.
    Beginning,
    /// Move the cursor to the end of the player's own path.
    End,
    /// Move the cursor to the player's next piece, or the previous one.
    Own {
        /// Whether to the previous piece.
        back: bool,
    },
    /// Move the cursor to the next space that can be chosen, or the previous one.
    Choosable {
        /// Whether to the previous space.
        back: bool,
    },
    /// Roll, or choose the space under the cursor.
    Choose,
    /// Deselect the pawn.
    Deselect,
    /// Answer a question by speech.
    Ask(SpeechQuery),
    /// Open the list of keyboard shortcuts.
    Help,
}

/// The command of a key press on the board; `letters` tells whether letters are shortcuts. If there is one, the browser's own action is prevented.
pub fn heard(event: &KeyboardEvent, letters: bool) -> Option<KeyInput> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let press = meant(&event.key(), event.shift_key(), letters)?;
    event.prevent_default();
    // A key that is held down counts once, or it would roll and play a whole turn.
    let once = matches!(press, KeyInput::Choose);
    (!once || !event.repeat()).then_some(press)
}

/// The command of a key, by the key's name.
fn meant(key: &str, shift: bool, letters: bool) -> Option<KeyInput> {
    Some(match key {
        "ArrowRight" => KeyInput::Go(Arrow::On),
        "ArrowLeft" => KeyInput::Go(Arrow::Back),
        "ArrowUp" => KeyInput::Go(Arrow::Off),
        "ArrowDown" => KeyInput::Go(Arrow::In),
        "Home" => KeyInput::Beginning,
        "End" => KeyInput::End,
        "PageDown" => KeyInput::Choosable { back: false },
        "PageUp" => KeyInput::Choosable { back: true },
        "Enter" | " " => KeyInput::Choose,
        "Escape" => KeyInput::Deselect,
        _ if !letters => return None,
        "p" | "P" => KeyInput::Own { back: shift },
        "c" | "C" => KeyInput::Choosable { back: shift },
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
        assert_eq!(meant("P", true, true), Some(KeyInput::Own { back: true }));
        // All other keys are left to the browser.
        for key in ["Tab", "F1", "x", "Shift", "Dead"] {
            assert_eq!(meant(key, false, true), None, "{key}");
        }
    }
}
