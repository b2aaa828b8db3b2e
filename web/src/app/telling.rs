//! What a player does, told to the session.

use gloo::timers::callback::Timeout;
use table::session::{Effect, Message};
use table::speed::Speed;
use yew::prelude::*;

use super::{App, Dialog, Msg};
use crate::components::board::Deed;
use crate::focus::Zone;
use crate::{lasting, store};

/// At instant speed the screen is drawn so often while bots play.
const FRAME_MS: u32 = 50;

impl App {
    pub(super) fn show(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.forget_failed_books();
        self.push_dialog();
    }

    pub(super) fn point(&mut self, ctx: &Context<App>, step: Option<String>) -> bool {
        let pointed = self.play.as_ref().and_then(|play| play.session.pointed());
        pointed.map(|choice| &choice.step) != step.as_ref() && self.tell(ctx, Message::Point(step))
    }

    pub(super) fn done_on_board(&mut self, ctx: &Context<App>, deed: Deed) -> bool {
        let message = match deed {
            Deed::Doubt(one, other) => {
                self.show(Dialog::Which(one, other));
                return true;
            }
            Deed::Choose(space) => Message::Choose(space),
            Deed::Hold(space) => Message::Hold(space),
            Deed::Drop(from, Some(to)) if from != to => Message::Move(from, to),
            Deed::Drop(..) | Deed::Miss => Message::Unselect,
        };
        self.tell(ctx, message)
    }

    /// Hands a message to the session. Returns whether to draw.
    pub(super) fn tell(&mut self, ctx: &Context<App>, message: Message) -> bool {
        if self.setting_up || self.play.is_none() {
            return false;
        }
        let is_persons = is_a_persons(&message);
        let meanwhile = self.play.as_ref().and_then(|play| play.session.showing());
        let by_bot = matches!(message, Message::Paused(_) | Message::Answered(..));
        if is_persons {
            self.likes.wake();
            // A tap finishes what is being shown, and is never lost.
            self.finish(ctx);
        }
        if !matches!(message, Message::Point(_)) && !self.may_go_on() {
            return true;
        }
        let Some(play) = &mut self.play else {
            return false;
        };
        // Until it has landed, buttons are those of the moment before: a move that is none any more
        // only finishes what is shown.
        if let (Some(_), Message::Play(step)) = (meanwhile, &message)
            && play.session.choices().iter().all(|each| each.step != *step)
        {
            self.refresh();
            return true;
        }
        match message {
            Message::Throw => self.to_moves = self.focus == Some(Zone::Throw),
            Message::Speed(speed) => {
                store::keep_speed(speed);
                self.form.setup.speed = speed;
            }
            Message::Conduct(manners) => {
                self.form.setup.manners.seating = manners.seating;
            }
            _ => {}
        }
        let effects = play.session.update(message);
        let bots_at_work = by_bot
            && play.session.speed() == Speed::Instant
            && !play.session.is_persons_turn()
            && play.session.table().node().seat().is_some();
        if is_persons
            && effects
                .iter()
                .any(|effect| matches!(effect, Effect::Save(_)))
        {
            lasting::ask();
        }
        self.carry_out(ctx, effects);
        if !bots_at_work {
            self.frame = None;
            self.refresh();
            return true;
        }
        // Drawing every step would take longer than playing them.
        let link = ctx.link().clone();
        self.frame
            .get_or_insert_with(|| Timeout::new(FRAME_MS, move || link.send_message(Msg::Frame)));
        false
    }

    /// Whatever is being shown on its way is there at once.
    pub(super) fn finish(&mut self, ctx: &Context<App>) {
        self.shown.end();
        self.likes.hush();
        self.to_show = None;
        if let Some(play) = &mut self.play {
            let effects = play.session.update(Message::Finish);
            self.carry_out(ctx, effects);
        }
    }
}

/// Whether a player does something with it, rather than a timer, a bot or a wandering pointer.
fn is_a_persons(message: &Message) -> bool {
    !matches!(
        message,
        Message::Shown(_)
            | Message::Paused(_)
            | Message::Answered(..)
            | Message::Advised(..)
            | Message::Endangered(..)
            | Message::NotAnswered(..)
            | Message::Point(_)
            | Message::Speed(_)
    )
}
