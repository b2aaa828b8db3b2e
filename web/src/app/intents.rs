//! The player's input, passed to the session.

use gloo::timers::callback::Timeout;
use table::session::{Effect, Intent};
use table::speed::Speed;
use yew::prelude::*;

use super::{App, AppMsg, Dialog};
use crate::board::{BoardInput, banner};
use crate::platform::focus::Zone;
use crate::platform::{persistent_storage, storage};

/// Time between renderings while bots play at instant speed.
const FRAME_MS: u32 = 50;

impl App {
    /// Opens a dialog that the player asked for.
    pub(super) fn show_dialog(&mut self, ctx: &Context<App>, dialog: Dialog) {
        if let Dialog::Dice { .. } = dialog {
            self.count_saved_rolls(ctx);
        }
        self.open_dialog(dialog);
    }

    pub(super) fn open_dialog(&mut self, dialog: Dialog) {
        self.dialogs.open = Some(dialog);
        self.forget_failed_books();
        self.push_dialog();
    }

    /// The pointer or the focus is on the step of this name, or on none.
    pub(super) fn point(&mut self, ctx: &Context<App>, step: Option<String>) -> bool {
        let Some(game) = self.active() else {
            return false;
        };
        let mut moves = game.scene.moves.iter();
        let id = step.and_then(|step| Some(moves.find(|each| each.step == step)?.id));
        let session = &game.session;
        session.pointed().map(|choice| session.id(choice)) != id
            && self.update_session(ctx, Intent::Point(id))
    }

    pub(super) fn on_board_input(&mut self, ctx: &Context<App>, input: BoardInput) -> bool {
        let message = match input {
            BoardInput::Ambiguous(one, other) => {
                self.open_dialog(Dialog::Which(one, other));
                return true;
            }
            BoardInput::Choose(space) => Intent::Choose(space),
            BoardInput::Hold(space) => Intent::Hold(space),
            BoardInput::Drop(from, Some(to)) if from != to => Intent::Move(from, to),
            BoardInput::Drop(..) | BoardInput::Miss => Intent::Unselect,
        };
        self.update_session(ctx, message)
    }

    /// Updates the session with a message. Returns whether to render.
    pub(super) fn update_session(&mut self, ctx: &Context<App>, message: Intent) -> bool {
        if self.active().is_none() {
            return false;
        }
        let is_persons = is_a_persons(&message);
        let by_bot = matches!(message, Intent::Paused(_) | Intent::Answered(..));
        if is_persons {
            self.preferences.wake();
            // A tap ends the movement that is being shown; the tap itself still counts.
            self.finish_movement(ctx);
        }
        if !matches!(message, Intent::Point(_)) && !self.is_game_ours() {
            return true;
        }
        match message {
            Intent::Roll => self.access.to_moves = self.access.focus == Some(Zone::Roll),
            Intent::Speed(speed) => {
                storage::keep_speed(speed);
                self.form.setup.speed = speed;
            }
            Intent::ChangeTableSettings(table_settings) => {
                self.form.setup.table_settings.seating = table_settings.seating;
            }
            _ => {}
        }
        let Some(game) = self.active_mut() else {
            return false;
        };
        let effects = game.session.update(message);
        let bots_at_work = by_bot
            && game.session.speed() == Speed::Instant
            && !game.session.is_persons_turn()
            && game.session.table().node().seat().is_some();
        if is_persons
            && effects
                .iter()
                .any(|effect| matches!(effect, Effect::Save(_)))
        {
            persistent_storage::ask();
        }
        self.run_effects(ctx, effects);
        if !bots_at_work {
            self.playback.frame = None;
            self.refresh();
            return true;
        }
        // Rendering every step would take longer than computing it.
        let link = ctx.link().clone();
        self.playback.frame.get_or_insert_with(|| {
            Timeout::new(FRAME_MS, move || link.send_message(AppMsg::Frame))
        });
        false
    }

    /// Ends the movement that is being shown.
    pub(super) fn finish_movement(&mut self, ctx: &Context<App>) {
        self.playback.animation.end();
        banner::clear();
        self.preferences.hush();
        self.playback.timeline = None;
        if let Some(game) = self.active_mut() {
            let effects = game.session.update(Intent::Finish);
            self.run_effects(ctx, effects);
        }
    }
}

/// Whether a message comes from a player, not from a timer, a bot or a pointer that hovers.
fn is_a_persons(message: &Intent) -> bool {
    !matches!(
        message,
        Intent::Shown(_)
            | Intent::Paused(_)
            | Intent::Answered(..)
            | Intent::Hinted(..)
            | Intent::ThreatsFound(..)
            | Intent::NotAnswered(..)
            | Intent::Point(_)
            | Intent::Speed(_)
    )
}
