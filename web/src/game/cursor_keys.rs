//! What keys do: the cursor on the board, and the spaces that it chooses. The focus stays on the board as a whole; the
//! cursor, the board's active descendant, marks the space that keys act on.

use table::board_navigation::{self, Cursor};
use table::session::Intent;
use table::speech::{self, Answer, SpeechQuery};

use super::active_game::ActiveGame;
use super::keys::KeyInput;
use super::store::{Around, GameStore};
use super::tools::{self, ToolState};
use crate::board::cursor::{CursorView, here};
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::settings::all_settings::Setting;
use crate::settings::store::SettingsMsg;

/// The cursor on the board, and the last answer to a key.
pub(crate) struct KeyCursor {
    cursor: Cursor,
    said: String,
    /// Rises with each answer, so that the same answer is read aloud again.
    count: u32,
}

impl GameStore {
    /// Handles a key.
    pub(super) fn on_key(&mut self, key: KeyInput, around: &Around<'_>) -> Vec<Effect> {
        match key {
            KeyInput::Tool(tool) => {
                let settings = around.settings;
                let (moves, audible) = (settings.is_on(Setting::MoveList), settings.is_audible());
                let now = self
                    .active()
                    .map(|game| ToolState::of(&game.scene, moves, audible));
                let msg = now.map(|now| send((tools::row(tool).msg)(&now)));
                return msg.into_iter().collect();
            }
            KeyInput::Choose => return self.choose_at_cursor(around),
            KeyInput::Die(number) => {
                let asked = self
                    .active()
                    .and_then(|game| game.scene.now.roll_prompt.as_ref());
                let next =
                    asked.and_then(|asked| asked.dice.iter().position(|die| die.shows.is_none()));
                let tap = next.map(|die| Intent::Tap(die, number));
                return tap.map_or_else(Vec::new, |tap| self.tell(tap, around));
            }
            KeyInput::Deselect if around.is_drawer_open => {
                return vec![send(DialogMsg::Drawer(None))];
            }
            KeyInput::Deselect => return self.tell(Intent::Unselect, around),
            // The focus alone shows the cursor when it is on the board for the first time.
            KeyInput::Come if self.active().is_some_and(|game| game.cursor.is_some()) => {
                return Vec::new();
            }
            _ => {}
        }
        let Some(game) = self.active_mut() else {
            return Vec::new();
        };
        let cursor = game.cursor();
        let session = &game.session;
        let (board, reader) = (session.table().board(), board_navigation::reader(session));
        let next = |spaces, back| {
            board_navigation::next(board, reader, spaces, cursor.at(), back).map(Cursor::on)
        };
        let to = match key {
            KeyInput::Go(arrow) => cursor.go(board, reader, arrow),
            KeyInput::Beginning => Some(Cursor::on(board_navigation::beginning(board, reader))),
            KeyInput::End => Some(Cursor::on(board_navigation::end(board, reader))),
            KeyInput::Own { back } => next(board_navigation::own_spaces(session), back),
            KeyInput::Choosable { back } => next(board_navigation::choosable(session), back),
            KeyInput::Ask(asked) => {
                let told = speech::told(session, asked);
                game.say(told);
                let is_open = around.settings.is_on(Setting::MoveList);
                let toggles = asked == SpeechQuery::Moves;
                let toggled = toggles.then(|| send(SettingsMsg::turn(Setting::MoveList, !is_open)));
                return toggled.into_iter().collect();
            }
            _ => Some(cursor),
        };
        match to {
            Some(to) => game.go_to(to),
            None => game.answer(Answer::NoWay),
        }
        Vec::new()
    }

    /// Rolls, does the only thing there is to do, or chooses the space under the cursor.
    fn choose_at_cursor(&mut self, around: &Around<'_>) -> Vec<Effect> {
        let mut effects = vec![send(DialogMsg::Drawer(None))];
        let Some(game) = self.active_mut() else {
            return effects;
        };
        let at = game.cursor().at();
        let session = &game.session;
        let only = match session.local().curtain() {
            _ if session.local().can_roll() => Some(Intent::Roll),
            Some(_) => Some(Intent::Look),
            None => game.scene.now.pass.map(Intent::Play),
        };
        if let Some(only) = only {
            effects.extend(self.tell(only, around));
            return effects;
        }
        let (entry_count, selected) = (
            session.table().entry_count(),
            session.selection().selected(session.local()),
        );
        let chosen = board_navigation::chosen(session, at);
        effects.extend(self.tell(chosen, around));
        let Some(game) = self.active_mut() else {
            return effects;
        };
        let session = &game.session;
        if session.table().entry_count() > entry_count {
            if let Some(cursor) = board_navigation::after_move(session) {
                game.go_to(cursor);
            }
        } else if session.selection().selected(session.local()) != selected {
            let taken = session.selection().selected(session.local()).is_some();
            game.answer(if taken {
                Answer::Selected
            } else {
                Answer::Deselected
            });
        } else if session.alert().is_none() && session.selection().asking().is_empty() {
            game.answer(Answer::Nothing);
        }
        effects
    }
}

impl ActiveGame {
    fn key_cursor(&mut self) -> &mut KeyCursor {
        let session = &self.session;
        self.cursor.get_or_insert_with(|| KeyCursor {
            cursor: board_navigation::first_cursor(session),
            said: String::new(),
            count: 0,
        })
    }

    fn cursor(&mut self) -> Cursor {
        self.key_cursor().cursor
    }

    fn go_to(&mut self, cursor: Cursor) {
        self.key_cursor().cursor = cursor;
    }

    fn say(&mut self, said: String) {
        let keys = self.key_cursor();
        keys.said = said;
        keys.count += 1;
    }

    /// Clears the last answer.
    pub(crate) fn clear_spoken(&mut self) {
        if let Some(keys) = &mut self.cursor {
            keys.said.clear();
        }
    }

    fn answer(&mut self, answer: Answer) {
        let said = speech::answered_with(&self.session, answer);
        self.say(said);
    }

    /// The cursor, as drawn and read aloud.
    pub(crate) fn here(&self, keys: &KeyCursor) -> CursorView {
        let at = keys.cursor.at();
        here(
            at,
            &speech::space_told(&self.session, at),
            &keys.said,
            keys.count,
        )
    }
}
