//! Keys of a game: what each means, and where it is heard.

use table::board_navigation::Arrow;
use table::speech::SpeechQuery;
use web_sys::{Element, KeyboardEvent};
use words::{Plain, text};

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
    /// Focus the next card, player or button beside the board, or the previous one.
    Beside {
        /// Whether the previous one.
        back: bool,
    },
    /// Roll, or choose the space under the cursor.
    Choose,
    /// Enter the number of the next die, where people roll their own.
    Die(u8),
    /// Deselect the pawn.
    Deselect,
    /// Undo.
    Undo,
    /// Play again what was undone.
    Redo,
    /// Show a hint.
    Hint,
    /// Answer a question by speech; about the moves, also open or close their list.
    Ask(SpeechQuery),
    /// Open the list of keyboard shortcuts.
    Help,
}

/// A letter that is a shortcut.
pub struct Letter {
    /// The letter.
    pub letter: char,
    /// What it does, alone and then with Shift.
    pub does: Plain,
    /// Its command, alone and then with Shift.
    inputs: [KeyInput; 2],
}

impl Letter {
    /// Whether it does something else with Shift.
    pub fn has_shift(&self) -> bool {
        self.inputs[0] != self.inputs[1]
    }
}

/// The letter keys, which can be turned off. docs/keyboard.md lists them, too.
pub const LETTERS: &[Letter] = {
    use KeyInput::{Ask, Beside, Choosable, Help, Hint, Own, Redo, Undo};
    const fn same(letter: char, does: Plain, input: KeyInput) -> Letter {
        both(letter, does, [input, input])
    }
    const fn both(letter: char, does: Plain, inputs: [KeyInput; 2]) -> Letter {
        Letter {
            letter,
            does,
            inputs,
        }
    }
    let [on, back] = [false, true];
    &[
        both(
            'C',
            text!(keys::page_down_up_does),
            [Choosable { back: on }, Choosable { back }],
        ),
        both('P', text!(keys::pawns), [Own { back: on }, Own { back }]),
        both(
            'S',
            text!(keys::beside),
            [Beside { back: on }, Beside { back }],
        ),
        both('U', text!(keys::undo_redo), [Undo, Redo]),
        same('H', text!(keys::hint), Hint),
        same('B', text!(keys::read_board), Ask(SpeechQuery::Board)),
        same('D', text!(keys::read_dice), Ask(SpeechQuery::Dice)),
        same('M', text!(keys::read_moves), Ask(SpeechQuery::Moves)),
        same('L', text!(keys::read_last), Ask(SpeechQuery::Last)),
        same('T', text!(keys::read_turn), Ask(SpeechQuery::Turn)),
        same('?', text!(keys::this_list), Help),
    ]
};

/// What has the focus when a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// The board, or nothing.
    Board,
    /// A button, which takes Enter and Space.
    Button,
    /// A control that has its own meaning for arrows and pages, such as a slider or what scrolls.
    Control,
    /// A dialog, or where text is typed.
    Typed,
}

impl Place {
    fn of(target: &Element) -> Place {
        const TYPED: &str = "dialog, [role=dialog], select, textarea, \
            input:not([type=range], [type=radio], [type=checkbox])";
        if target.closest(TYPED).is_ok_and(|found| found.is_some()) {
            Place::Typed
        } else if matches!(&*target.tag_name(), "BODY" | "svg") {
            Place::Board
        } else if matches!(&*target.tag_name(), "BUTTON" | "A" | "SUMMARY") {
            Place::Button
        } else {
            Place::Control
        }
    }
}

/// The command of a key press, if nothing else takes the key; `letters` tells whether letters are shortcuts.
pub fn heard(event: &KeyboardEvent, target: &Element, letters: bool) -> Option<KeyInput> {
    let place = Place::of(target);
    let held = Held {
        shift: event.shift_key(),
        control: event.ctrl_key() || event.meta_key(),
    };
    if event.default_prevented() || event.alt_key() {
        return None;
    }
    let input = meant(&event.key(), held, place, letters)?;
    // A key that is held down counts once, or it would roll and play a whole turn.
    let walks = matches!(
        input,
        KeyInput::Go(_) | KeyInput::Own { .. } | KeyInput::Choosable { .. }
    );
    (walks || !event.repeat()).then_some(input)
}

/// The keys that are held beside another.
#[derive(Clone, Copy, Default)]
struct Held {
    shift: bool,
    control: bool,
}

/// The command of a key, by the key's name.
fn meant(key: &str, held: Held, place: Place, letters: bool) -> Option<KeyInput> {
    if place == Place::Typed {
        return None;
    }
    if held.control {
        return match (key, held.shift) {
            ("z", false) => Some(KeyInput::Undo),
            ("z" | "Z", true) | ("y", false) => Some(KeyInput::Redo),
            _ => None,
        };
    }
    let named = match key {
        "Escape" => return Some(KeyInput::Deselect),
        "ArrowRight" => KeyInput::Go(Arrow::On),
        "ArrowLeft" => KeyInput::Go(Arrow::Back),
        "ArrowUp" => KeyInput::Go(Arrow::Off),
        "ArrowDown" => KeyInput::Go(Arrow::In),
        "Home" => KeyInput::Beginning,
        "End" => KeyInput::End,
        "PageDown" => KeyInput::Choosable { back: false },
        "PageUp" => KeyInput::Choosable { back: true },
        "Enter" | " " => KeyInput::Choose,
        "1" | "2" | "3" | "4" | "5" | "6" => return key.parse().ok().map(KeyInput::Die),
        _ => {
            let mut keys = LETTERS.iter().filter(|_| letters);
            let mut name = [0; 4];
            let found =
                keys.find(|each| key.eq_ignore_ascii_case(each.letter.encode_utf8(&mut name)));
            return found.map(|each| each.inputs[usize::from(held.shift)]);
        }
    };
    let is_heard = match place {
        Place::Board => true,
        Place::Button => matches!(named, KeyInput::Choosable { .. }),
        Place::Control | Place::Typed => false,
    };
    is_heard.then_some(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIFT: Held = Held {
        shift: true,
        control: false,
    };
    const NONE: Held = Held {
        shift: false,
        control: false,
    };

    #[test]
    fn letters_can_be_turned_off_and_arrows_stay() {
        for Letter { letter, .. } in LETTERS {
            let key = letter.to_string();
            for place in [Place::Board, Place::Button, Place::Control] {
                assert!(meant(&key, NONE, place, true).is_some(), "{key}");
                assert_eq!(meant(&key, NONE, place, false), None, "{key}");
            }
            assert_eq!(meant(&key, NONE, Place::Typed, true), None, "{key}");
        }
        for key in ["ArrowLeft", "Home", "PageDown", "Enter", " "] {
            let with = meant(key, NONE, Place::Board, true);
            assert!(with.is_some(), "{key}");
            assert_eq!(with, meant(key, NONE, Place::Board, false), "{key}");
            // A button is pressed, a list goes on.
            assert_eq!(meant(key, NONE, Place::Control, true), None, "{key}");
            let on_button = meant(key, NONE, Place::Button, true);
            assert_eq!(on_button, with.filter(|_| key == "PageDown"), "{key}");
        }
        // Dice are entered wherever the focus is.
        for place in [Place::Board, Place::Control] {
            assert_eq!(meant("6", NONE, place, false), Some(KeyInput::Die(6)));
            assert_eq!(meant("7", NONE, place, true), None);
        }
        let escape = |place| meant("Escape", NONE, place, false);
        assert_eq!(escape(Place::Control), Some(KeyInput::Deselect));
        assert_eq!(escape(Place::Typed), None);
        let back = Some(KeyInput::Own { back: true });
        assert_eq!(meant("P", SHIFT, Place::Board, true), back);
        // All other keys are left to the browser.
        for key in ["Tab", "F1", "x", "Shift", "Dead"] {
            assert_eq!(meant(key, NONE, Place::Board, true), None, "{key}");
        }
    }

    #[test]
    fn what_was_undone_comes_again_by_the_keys_of_other_programs() {
        let with = |key, shift| {
            let held = Held {
                shift,
                control: true,
            };
            meant(key, held, Place::Control, false)
        };
        assert_eq!(with("z", false), Some(KeyInput::Undo));
        assert_eq!(with("Z", true), Some(KeyInput::Redo));
        assert_eq!(with("y", false), Some(KeyInput::Redo));
        assert_eq!(with("h", false), None);
    }

    #[test]
    fn the_documents_list_the_same_letters() {
        let listed = include_str!("../../../docs/keyboard.md");
        let keys = listed.lines().filter_map(|line| line.split('|').nth(1));
        let keys: Vec<&str> = keys
            .flat_map(|keys| keys.split(','))
            .map(str::trim)
            .collect();
        for each in LETTERS {
            let letter = each.letter.to_string();
            let with_shift = format!("Shift+{letter}");
            let is_listed = |key: &str| {
                keys.iter()
                    .any(|each| each.trim_start_matches("or ") == key)
            };
            assert!(is_listed(&letter), "{letter}");
            assert_eq!(is_listed(&with_shift), each.has_shift(), "{letter}");
        }
    }
}
