//! Playing by keyboard: what each key does. The focus stays on the board as a whole; a cursor, the
//! board's active descendant, marks the space that keys act on.

use gloo::events::{EventListener, EventListenerOptions};
use table::board_navigation::{self, Cursor};
use table::session::Intent;
use table::speech::{self, Answer, SpeechQuery};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, UiEvent};
use yew::prelude::*;

use super::active_game::ActiveGame;
pub use super::keys::KeyInput;
use super::keys::heard;
use super::store::{Around, GameStore};
use crate::board::cursor::{CursorView, here};
use crate::page::dialogs::{Dialog, DialogMsg};
use crate::page::effect::{Effect, send};
use crate::page::use_dispatch;
use crate::platform::focus;
use crate::settings::all_settings::Setting;
use crate::settings::store::SettingsMsg;

/// The keyboard's cursor on the board, and the last answer to a key.
pub(crate) struct Keyboard {
    cursor: Cursor,
    said: String,
    /// Rises with each answer, so that the same answer is read aloud again.
    count: u32,
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

impl GameStore {
    /// Handles a key.
    pub(super) fn on_key(&mut self, key: KeyInput, around: &Around<'_>) -> Vec<Effect> {
        match key {
            KeyInput::Help => return vec![send(DialogMsg::Show(Dialog::Keys))],
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
            KeyInput::Undo => return self.on_intent(Intent::Undo, around),
            KeyInput::Redo => return self.on_intent(Intent::Redo, around),
            KeyInput::Hint => return self.on_intent(Intent::Hint, around),
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
    fn keyboard(&mut self) -> &mut Keyboard {
        let session = &self.session;
        self.keyboard.get_or_insert_with(|| Keyboard {
            cursor: board_navigation::first_cursor(session),
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
        let said = speech::answered_with(&self.session, answer);
        self.say(said);
    }

    /// The cursor, as drawn and read aloud.
    pub(crate) fn here(&self, keys: &Keyboard) -> CursorView {
        let at = keys.cursor.at();
        here(
            at,
            &speech::space_told(&self.session, at),
            &keys.said,
            keys.count,
        )
    }
}
