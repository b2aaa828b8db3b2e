//! Keys of a game: what each means, and where it is heard.

use gloo::events::{EventListener, EventListenerOptions};
use table::board_navigation::Arrow;
use table::screen::Tool;
use table::speech::SpeechQuery;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, UiEvent};
use words::{Plain, text};
use yew::prelude::*;

use super::tools;
use crate::page::use_dispatch;
use crate::platform::focus;

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
    /// Do the same as the button of a tool.
    Tool(Tool),
    /// Answer a question by speech; about the moves, also open or close their list.
    Ask(SpeechQuery),
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
    /// A letter that does the same with Shift.
    pub const fn of(letter: char, does: Plain, input: KeyInput) -> Letter {
        Letter {
            letter,
            does,
            inputs: [input, input],
        }
    }

    /// This letter, with another command with Shift.
    #[must_use]
    pub const fn with_shift(mut self, input: KeyInput) -> Letter {
        self.inputs[1] = input;
        self
    }

    /// Whether it does something else with Shift.
    pub fn has_shift(&self) -> bool {
        self.inputs[0] != self.inputs[1]
    }
}

/// The letter keys, which can be turned off: those of the cursor, those of [tools], those that read aloud.
pub fn letters() -> impl Iterator<Item = Letter> {
    use KeyInput::{Ask, Beside, Choosable, Own};
    let (forth, back) = (false, true);
    let cursor = [
        Letter::of(
            'C',
            text!(keys::page_down_up_does),
            Choosable { back: forth },
        )
        .with_shift(Choosable { back }),
        Letter::of('P', text!(keys::pawns), Own { back: forth }).with_shift(Own { back }),
        Letter::of('S', text!(keys::beside), Beside { back: forth }).with_shift(Beside { back }),
    ];
    let reading = [
        Letter::of('B', text!(keys::read_board), Ask(SpeechQuery::Board)),
        Letter::of('D', text!(keys::read_dice), Ask(SpeechQuery::Dice)),
        Letter::of('M', text!(keys::read_moves), Ask(SpeechQuery::Moves)),
        Letter::of('L', text!(keys::read_last), Ask(SpeechQuery::Last)),
        Letter::of('T', text!(keys::read_turn), Ask(SpeechQuery::Turn)),
        Letter::of('?', text!(keys::this_list), KeyInput::Tool(Tool::Keys)),
    ];
    cursor.into_iter().chain(tools::letters()).chain(reading)
}

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
            ("z", false) => Some(KeyInput::Tool(Tool::Undo)),
            ("z" | "Z", true) | ("y", false) => Some(KeyInput::Tool(Tool::Redo)),
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
            let mut keys = self::letters().filter(|_| letters);
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

/// Cards, players and buttons beside the board that can be chosen.
const BESIDE: &str = ".hand button:not([aria-disabled=true]), .player-choice button, .curtain button, .manual-dice button, \
    [data-zone=roll]:not([hidden], [aria-disabled=true])";

/// Enter held down on a button counts once, or it would roll and play a whole turn.
pub fn ignore_held_enter(event: KeyboardEvent) {
    let target = event.target_dyn_into::<Element>();
    let on_button = target.is_some_and(|target| target.tag_name() == "BUTTON");
    if on_button && event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
}

/// Hears the keys of a game wherever nothing else takes them.
#[hook]
pub fn use_keys(letters: bool) {
    let dispatch = use_dispatch();
    use_effect_with(letters, move |&letters| {
        let document = gloo::utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let on_key = move |event: &Event| {
            let target = event.target_dyn_into::<Element>();
            let pressed = event.dyn_ref::<KeyboardEvent>().zip(target);
            let Some(input) = pressed.and_then(|(event, target)| heard(event, &target, letters))
            else {
                return;
            };
            match input {
                // It leaves a page that loads, and a window that is full.
                KeyInput::Deselect => {}
                _ => event.prevent_default(),
            }
            match input {
                KeyInput::Beside { back } => return focus::to_next(BESIDE, back),
                KeyInput::Go(_)
                | KeyInput::Beginning
                | KeyInput::End
                | KeyInput::Own { .. }
                | KeyInput::Choosable { .. }
                | KeyInput::Choose => focus::to_board(),
                _ => {}
            }
            dispatch.send(input);
        };
        let on_key = EventListener::new_with_options(&document, "keydown", options, on_key);
        // Before it opens a dialog, which gives the focus back to where it was.
        let options = EventListenerOptions::run_in_capture_phase();
        let on_click = EventListener::new_with_options(&document, "click", options, leave_pressed);
        move || drop((on_key, on_click))
    });
}

/// Moves the focus from a button that a pointer presses to the board, so that the next keys play, and do not press the
/// button again. A click by key counts no clicks. The buttons of a replay may be pressed many times.
fn leave_pressed(event: &Event) {
    const KEEPS_FOCUS: &str = "dialog, .replay";
    let is_pressed = event.dyn_ref::<UiEvent>().is_some_and(|it| it.detail() > 0);
    let target = event.target_dyn_into::<Element>().filter(|_| is_pressed);
    let is_in = |parts| {
        matches!(
            target.as_ref().map(|it| it.closest(parts)),
            Some(Ok(Some(_)))
        )
    };
    if is_in("button, summary") && !is_in(KEEPS_FOCUS) {
        focus::to_board();
    }
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
        for Letter { letter, .. } in letters() {
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
        assert_eq!(with("z", false), Some(KeyInput::Tool(Tool::Undo)));
        assert_eq!(with("Z", true), Some(KeyInput::Tool(Tool::Redo)));
        assert_eq!(with("y", false), Some(KeyInput::Tool(Tool::Redo)));
        assert_eq!(with("h", false), None);
    }
}
