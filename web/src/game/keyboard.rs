//! Playing by keyboard: what each key means, and what it does. The focus stays on the board as a whole; a cursor, the
//! board's active descendant, marks the space that keys act on.

use gloo::events::{EventListener, EventListenerOptions};
use table::board_navigation::{self, Arrow, Cursor};
use table::session::Intent;
use table::speech::{Answer, SpeechQuery};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use yew::prelude::*;

use super::active_game::ActiveGame;
use super::store::{Around, GameMsg, GameStore};
use crate::board::cursor::{CursorView, here};
use crate::page::dialogs::{Dialog, DialogMsg};
use crate::page::effect::{Effect, send};
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
    /// Roll, or choose the space under the cursor.
    Choose,
    /// Deselect the pawn.
    Deselect,
    /// Answer a question by speech.
    Ask(SpeechQuery),
    /// Open the list of keyboard shortcuts.
    Help,
}

/// The keyboard's cursor on the board, and the last answer to a key.
pub(crate) struct Keyboard {
    cursor: Cursor,
    said: String,
    /// Rises with each answer, so that the same answer is read aloud again.
    count: u32,
}

/// The message of a key press. Away from the board only Escape has one: it closes the drawer, or what is open on the
/// board. Enter held down on a button counts once, or it would roll and play a whole turn.
pub fn on_key(event: KeyboardEvent, letters: bool) -> Option<GameMsg> {
    let element = event.target_dyn_into::<Element>()?;
    let target = element.tag_name();
    if target == "svg" {
        return heard(&event, letters).map(GameMsg::Key);
    }
    let on_button = target == "BUTTON";
    if on_button && event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
    // A dialog closes itself.
    let in_dialog = element.closest("dialog").ok().flatten().is_some();
    (event.key() == "Escape" && !in_dialog).then_some(GameMsg::Key(KeyInput::Deselect))
}

/// The command of a key press on the board; `letters` tells whether letters are shortcuts. If there is one, the browser's
/// own action is prevented.
fn heard(event: &KeyboardEvent, letters: bool) -> Option<KeyInput> {
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

/// Hears the board's keys before anything has the focus, as in a game that an address opened, and gives it to the board.
#[hook]
pub fn use_first_key(letters: bool) {
    let dispatch = use_dispatch();
    use_effect_with(letters, move |&letters| {
        let document = gloo::utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let heard = move |event: &Event| {
            let nothing = event.target_dyn_into::<Element>();
            let event = event.dyn_ref::<KeyboardEvent>();
            let event = event.filter(|_| nothing.is_some_and(|target| target.tag_name() == "BODY"));
            if let Some(press) = event.and_then(|event| heard(event, letters)) {
                if press != KeyInput::Deselect {
                    focus::to_board();
                }
                dispatch.send(press);
            }
        };
        let listener = EventListener::new_with_options(&document, "keydown", options, heard);
        move || drop(listener)
    });
}

impl GameStore {
    /// Handles a key.
    pub(super) fn on_key(&mut self, key: KeyInput, around: &Around<'_>) -> Vec<Effect> {
        match key {
            KeyInput::Help => return vec![send(DialogMsg::Show(Dialog::Keys))],
            KeyInput::Choose => return self.choose_at_cursor(around),
            KeyInput::Deselect if around.is_drawer_open => {
                return vec![send(DialogMsg::Drawer(None))];
            }
            KeyInput::Deselect => return self.tell(Intent::Unselect, around),
            // The focus alone shows the cursor when it is on the board for the first time.
            KeyInput::Come if self.active().is_some_and(|game| game.keyboard.is_some()) => {
                return Vec::new();
            }
            _ => {}
        }
        let Some(game) = self.active_mut() else {
            return Vec::new();
        };
        let cursor = game.cursor();
        let session = &game.session;
        let (board, reader) = (session.table().board(), session.reader());
        let next = |spaces, back| {
            board_navigation::next(board, reader, spaces, cursor.at(), back).map(Cursor::on)
        };
        let to = match key {
            KeyInput::Go(arrow) => cursor.go(board, reader, arrow),
            KeyInput::Beginning => Some(Cursor::on(board_navigation::beginning(board, reader))),
            KeyInput::End => Some(Cursor::on(board_navigation::end(board, reader))),
            KeyInput::Own { back } => next(session.own_spaces(), back),
            KeyInput::Choosable { back } => next(session.choosable(), back),
            KeyInput::Ask(asked) => {
                let told = session.told(asked);
                game.say(told);
                return Vec::new();
            }
            _ => Some(cursor),
        };
        match to {
            Some(to) => game.go_to(to),
            None => game.answer(Answer::NoWay),
        }
        Vec::new()
    }

    /// Rolls, or chooses the space under the cursor.
    fn choose_at_cursor(&mut self, around: &Around<'_>) -> Vec<Effect> {
        let mut effects = vec![send(DialogMsg::Drawer(None))];
        let Some(game) = self.active_mut() else {
            return effects;
        };
        let at = game.cursor().at();
        if game.session.can_roll() {
            effects.extend(self.tell(Intent::Roll, around));
            return effects;
        }
        let before = (game.session.table().entry_count(), game.session.selected());
        effects.extend(self.tell(Intent::Choose(at), around));
        let Some(game) = self.active_mut() else {
            return effects;
        };
        let (entry_count, selected) = before;
        let session = &game.session;
        if session.table().entry_count() > entry_count {
            // The cursor follows the pawn.
            let last = session.table().game_summary().last.last();
            if let Some(end) = last.and_then(|way| way.last()).copied() {
                game.go_to(Cursor::on(end));
            }
        } else if session.selected() != selected {
            let taken = session.selected().is_some();
            game.answer(if taken {
                Answer::Selected
            } else {
                Answer::Deselected
            });
        } else if session.alert().is_none() && session.asking().is_empty() {
            game.answer(Answer::Nothing);
        }
        effects
    }
}

impl ActiveGame {
    fn keyboard(&mut self) -> &mut Keyboard {
        let session = &self.session;
        self.keyboard.get_or_insert_with(|| Keyboard {
            cursor: session.first_cursor(),
            said: String::new(),
            count: 0,
        })
    }

    fn cursor(&mut self) -> Cursor {
        self.keyboard().cursor
    }

    fn go_to(&mut self, cursor: Cursor) {
        self.keyboard().cursor = cursor;
    }

    fn say(&mut self, said: String) {
        let keys = self.keyboard();
        keys.said = said;
        keys.count += 1;
    }

    /// Clears the last answer.
    pub(crate) fn clear_spoken(&mut self) {
        if let Some(keys) = &mut self.keyboard {
            keys.said.clear();
        }
    }

    fn answer(&mut self, answer: Answer) {
        let said = self.session.answered_with(answer);
        self.say(said);
    }

    /// The cursor, as drawn and read aloud.
    pub(crate) fn here(&self, keys: &Keyboard) -> CursorView {
        let at = keys.cursor.at();
        here(at, &self.session.space_told(at), &keys.said, keys.count)
    }
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
