//! What keys do while the board has the focus. The focus stays on the board as a whole, whatever is drawn
//! anew; where the keys are on it is a cursor, which the board names as its active descendant.

use table::arrows::{self, Cursor};
use table::session::Message;
use table::speech::{Answer, Speech};
use web_sys::Element;
use yew::prelude::*;

use super::App;
use super::Dialog;
use super::Msg;
use super::Play;
use crate::board::cursor::{Here, here};
use crate::board::key_bindings::{self, Press};
use crate::dialogs::shortcuts::keys;
use crate::platform::focus;
use crate::platform::storage;

/// Where the keys are on the board of a game, and what was said last.
pub(super) struct Keys {
    cursor: Cursor,
    said: String,
    /// Rises with each saying: the same twice is said twice.
    count: u32,
}

impl App {
    /// Has the board say where the keys are, once the keyboard has come to it.
    /// Returns whether to draw.
    pub(super) fn look_for_keys(&mut self, ctx: &Context<App>) -> bool {
        let is_new = self.play.as_ref().is_some_and(|play| play.keys.is_none());
        is_new && focus::is_seen_on_board() && self.at_keys(ctx, Press::Come)
    }

    /// Does what a key means. Returns whether to draw.
    pub(super) fn at_keys(&mut self, ctx: &Context<App>, press: Press) -> bool {
        match press {
            Press::Help => {
                self.show(Dialog::Keys);
                return true;
            }
            Press::Letters(on) => {
                storage::keep_letters(on);
                return true;
            }
            Press::Speak(speech) => {
                storage::keep_speech(speech);
                if let Some(play) = &mut self.play {
                    play.session.speak(speech);
                }
                return true;
            }
            Press::Choose => return self.choose_here(ctx),
            Press::LetGo => {
                let closed = self.close_drawer();
                return self.tell(ctx, Message::Unselect) || closed;
            }
            _ => {}
        }
        let Some(play) = self.play.as_mut().filter(|_| !self.setting_up) else {
            return false;
        };
        let cursor = play.cursor();
        let session = &play.session;
        let (board, reader) = (session.table().board(), session.reader());
        let next =
            |spaces, back| arrows::next(board, reader, spaces, cursor.at(), back).map(Cursor::on);
        let to = match press {
            Press::Go(arrow) => cursor.go(board, reader, arrow),
            Press::Beginning => Some(Cursor::on(arrows::beginning(board, reader))),
            Press::End => Some(Cursor::on(arrows::end(board, reader))),
            Press::Own(back) => next(session.own_spaces(), back),
            Press::Choosable(back) => next(session.choosable(), back),
            Press::Ask(asked) => {
                let told = session.told(asked);
                play.say(told);
                return true;
            }
            _ => Some(cursor),
        };
        match to {
            Some(to) => play.go_to(to),
            None => play.answer(Answer::NoWay),
        }
        true
    }

    /// The dialog with the list of keys.
    pub(super) fn keys_dialog(&self, ctx: &Context<App>, onclose: Callback<()>) -> Html {
        let speech = match storage::concise() {
            true => Speech::Concise,
            false => Speech::Full,
        };
        let onpress = ctx.link().callback(Msg::Press);
        keys(storage::letters(), speech, &onpress, onclose)
    }

    /// Throws, if that is to be done, or chooses the space where the keys are.
    fn choose_here(&mut self, ctx: &Context<App>) -> bool {
        self.close_drawer();
        let Some(play) = self.play.as_mut().filter(|_| !self.setting_up) else {
            return false;
        };
        let at = play.cursor().at();
        if play.session.can_throw() {
            return self.tell(ctx, Message::Throw);
        }
        let before = (play.session.table().made(), play.session.selected());
        self.tell(ctx, Message::Choose(at));
        let Some(play) = &mut self.play else {
            return true;
        };
        let (made, selected) = before;
        let session = &play.session;
        if session.table().made() > made {
            // The keys go with the pawn.
            let last = session.table().story().last.last();
            if let Some(end) = last.and_then(|way| way.last()).copied() {
                play.go_to(Cursor::on(end));
            }
        } else if session.selected() != selected {
            let taken = session.selected().is_some();
            play.answer(if taken {
                Answer::TakenUp
            } else {
                Answer::LetGo
            });
        } else if session.alert().is_none() && session.asking().is_empty() {
            play.answer(Answer::Nothing);
        }
        true
    }
}

impl Play {
    fn keys(&mut self) -> &mut Keys {
        let session = &self.session;
        self.keys.get_or_insert_with(|| Keys {
            cursor: session.first_cursor(),
            said: String::new(),
            count: 0,
        })
    }

    fn cursor(&mut self) -> Cursor {
        self.keys().cursor
    }

    fn go_to(&mut self, cursor: Cursor) {
        self.keys().cursor = cursor;
    }

    fn say(&mut self, said: String) {
        let keys = self.keys();
        keys.said = said;
        keys.count += 1;
    }

    /// What was said last is not said any more.
    pub(super) fn hush_keys(&mut self) {
        if let Some(keys) = &mut self.keys {
            keys.said.clear();
        }
    }

    fn answer(&mut self, answer: Answer) {
        let said = self.session.answered_with(answer);
        self.say(said);
    }

    /// Where the keys are, as it is drawn and read aloud.
    pub(super) fn here(&self, keys: &Keys) -> Here {
        let at = keys.cursor.at();
        here(at, &self.session.space_told(at), &keys.said, keys.count)
    }
}

/// What has the focus as a whole, and keys within, is the board. Escape closes a drawer. Holding a key down
/// presses a button once: else it would throw and play a whole turn.
pub(super) fn on_key(event: KeyboardEvent) -> Option<Msg> {
    let target = event.target_dyn_into::<Element>();
    let target = target.map(|target| target.tag_name()).unwrap_or_default();
    if target == "svg" {
        return key_bindings::heard(&event).map(Msg::Press);
    }
    let on_button = target == "BUTTON";
    if on_button && event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
    (event.key() == "Escape").then_some(Msg::Drawer(None))
}
