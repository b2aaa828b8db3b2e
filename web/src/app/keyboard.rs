//! Playing by keyboard. The focus stays on the board as a whole; a cursor, the board's active descendant, marks
//! the space that keys act on.

use table::board_navigation::{self, Cursor};
use table::session::Intent;
use table::speech::Answer;
use web_sys::Element;
use yew::prelude::*;

use super::{ActiveGame, App, AppMsg, Dialog};
use crate::board::cursor::{Here, here};
use crate::board::key_bindings::{self, KeyInput};
use crate::platform::{focus, storage};

/// The keyboard's cursor on the board, and the last answer to a key.
pub(super) struct Keyboard {
    cursor: Cursor,
    said: String,
    /// Rises with each answer, so that the same answer is read aloud again.
    count: u32,
}

impl App {
    /// Shows the cursor when the keyboard first focuses the board. Returns whether to render.
    pub(super) fn show_cursor_on_focus(&mut self, ctx: &Context<App>) -> bool {
        let is_new = self.active().is_some_and(|game| game.keyboard.is_none());
        is_new && focus::is_seen_on_board() && self.on_key_press(ctx, KeyInput::Come)
    }

    /// Handles a key. Returns whether to render.
    pub(super) fn on_key_press(&mut self, ctx: &Context<App>, press: KeyInput) -> bool {
        match press {
            KeyInput::Help => {
                self.open_dialog(Dialog::Keys);
                return true;
            }
            KeyInput::Letters(on) => {
                storage::keep_letters(on);
                return true;
            }
            KeyInput::Speak(speech) => {
                storage::keep_speech(speech);
                if let Some(game) = self.active_mut() {
                    game.session.speak(speech);
                }
                return true;
            }
            KeyInput::Choose => return self.choose_at_cursor(ctx),
            KeyInput::Deselect => {
                return self.close_drawer() || self.update_session(ctx, Intent::Unselect);
            }
            _ => {}
        }
        let Some(game) = self.active_mut() else {
            return false;
        };
        let cursor = game.cursor();
        let session = &game.session;
        let (board, reader) = (session.table().board(), session.reader());
        let next = |spaces, back| {
            board_navigation::next(board, reader, spaces, cursor.at(), back).map(Cursor::on)
        };
        let to = match press {
            KeyInput::Go(arrow) => cursor.go(board, reader, arrow),
            KeyInput::Beginning => Some(Cursor::on(board_navigation::beginning(board, reader))),
            KeyInput::End => Some(Cursor::on(board_navigation::end(board, reader))),
            KeyInput::Own { back } => next(session.own_spaces(), back),
            KeyInput::Choosable { back } => next(session.choosable(), back),
            KeyInput::Ask(asked) => {
                let told = session.told(asked);
                game.say(told);
                return true;
            }
            _ => Some(cursor),
        };
        match to {
            Some(to) => game.go_to(to),
            None => game.answer(Answer::NoWay),
        }
        true
    }

    /// Rolls, or chooses the space under the cursor.
    fn choose_at_cursor(&mut self, ctx: &Context<App>) -> bool {
        self.close_drawer();
        let Some(game) = self.active_mut() else {
            return false;
        };
        let at = game.cursor().at();
        if game.session.can_roll() {
            return self.update_session(ctx, Intent::Roll);
        }
        let before = (game.session.table().entry_count(), game.session.selected());
        self.update_session(ctx, Intent::Choose(at));
        let Some(game) = self.active_mut() else {
            return true;
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
        true
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
    pub(super) fn clear_spoken(&mut self) {
        if let Some(keys) = &mut self.keyboard {
            keys.said.clear();
        }
    }

    fn answer(&mut self, answer: Answer) {
        let said = self.session.answered_with(answer);
        self.say(said);
    }

    /// The cursor, as drawn and read aloud.
    pub(super) fn here(&self, keys: &Keyboard) -> Here {
        let at = keys.cursor.at();
        here(at, &self.session.space_told(at), &keys.said, keys.count)
    }
}

/// Keys of the board, and Escape, which closes a drawer, else what is open on the board. A button that is held down with Enter counts once: else
/// it would roll and play a whole turn.
pub(super) fn on_key(event: KeyboardEvent) -> Option<AppMsg> {
    let element = event.target_dyn_into::<Element>()?;
    let target = element.tag_name();
    if target == "svg" {
        return key_bindings::heard(&event).map(AppMsg::Key);
    }
    let on_button = target == "BUTTON";
    if on_button && event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
    // A dialog closes itself.
    let in_dialog = element.closest("dialog").ok().flatten().is_some();
    (event.key() == "Escape" && !in_dialog).then_some(AppMsg::Key(KeyInput::Deselect))
}
