//! What people, bots and timers do in the game on the screen, told to its session.

use rules::seat::SeatSet;
use table::durations::Speed;
use table::session::{self, Intent, IntentKind};
use table::table_settings::TableSettings;
use words::t;

use super::active_game::ActiveGame;
use super::pointed::Pointed;
use super::store::{Around, GameStore};
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::{Notice, NoticeMsg, Offer};
use crate::saves::store::SavesMsg;
use crate::setup::store::SetupMsg;

impl GameStore {
    /// Tells the session an intent; a drawer closes before what changes the game.
    pub(super) fn on_intent(&mut self, intent: Intent, around: &Around<'_>) -> Vec<Effect> {
        let closes_drawer = match intent.kind() {
            IntentKind::Board => intent != Intent::Hint,
            _ => matches!(
                intent,
                Intent::Roll | Intent::Tap(..) | Intent::Enter(_) | Intent::Play(_)
            ),
        };
        let mut effects = Vec::new();
        effects.extend(closes_drawer.then(close_drawer));
        effects.extend(match intent {
            Intent::Undo => self.undo_reach(),
            _ => None,
        });
        effects.extend(self.tell(intent, around));
        effects
    }

    /// Says how far Undo goes back, if others have played since.
    fn undo_reach(&self) -> Option<Effect> {
        let session = &self.active()?.session;
        let rounds = session.undo().rounds(session.local());
        (rounds > 0 && session.undo().can_undo(session.local())).then(|| {
            send(NoticeMsg::Add(Notice {
                text: t!(page::undo_reach, rounds),
                offers: Some(Offer::Redo),
                stays: false,
            }))
        })
    }

    /// The pointer or the focus is on a step or a turn, or on neither.
    pub(super) fn point(&mut self, at: Option<Pointed>, around: &Around<'_>) -> Vec<Effect> {
        let Some(game) = self.active() else {
            return Vec::new();
        };
        let session = &game.session;
        let at = match at {
            Some(Pointed::Step(step)) => session
                .local()
                .id_of_step(&step)
                .map(session::Pointed::Choice),
            Some(Pointed::Turn(seat)) => Some(session::Pointed::Turn(seat)),
            None => None,
        };
        if at == session.selection().pointed_at(session.local()) {
            return Vec::new();
        }
        self.tell(Intent::Point(at), around)
    }

    /// Tells the session on the screen what somebody or something does.
    pub(super) fn tell(&mut self, intent: Intent, around: &Around<'_>) -> Vec<Effect> {
        if self.active().is_none() {
            return Vec::new();
        }
        let is_pointer = matches!(intent, Intent::Point(_));
        let is_persons = intent.kind() != IntentKind::Page && !is_pointer;
        let is_bots = matches!(intent, Intent::Paused(_) | Intent::Answered(..));
        let mut effects = Vec::new();
        if is_persons {
            // A tap ends the movement that is being shown; the tap itself still counts.
            effects.push(Effect::Wake);
            let is_moving = |game: &ActiveGame| game.session.shown().ticket().is_some();
            let was_moving = self.active().is_some_and(is_moving);
            effects.extend(self.finish_movement());
            let is_passed = |game: &ActiveGame| game.session.local().is_being_passed();
            // The next person has not seen the board yet, so this is not their tap.
            if was_moving && acts(&intent) && self.active().is_some_and(is_passed) {
                effects.extend([Effect::DrawNow, self.draw()]);
                return effects;
            }
        }
        if !is_pointer && !self.is_ours(around.saves) {
            effects.push(send(SavesMsg::GiveAway));
            return effects;
        }
        if let Intent::ChangeTableSettings(table_settings) = &intent {
            effects.push(send(SetupMsg::Seating(table_settings.seating)));
        }
        let Some(game) = self.active_mut() else {
            return effects;
        };
        let told = game.session.update(intent);
        let bots_at_work = is_bots
            && around.settings.speed() == Speed::Instant
            && !game.session.local().is_persons_turn()
            && game.session.table().node().seat().is_some();
        let saves = |effect: &session::Effect| matches!(effect, session::Effect::Save(_));
        if is_persons && told.iter().any(saves) {
            effects.push(Effect::AskForPersistence);
        }
        effects.extend(self.effects(told));
        if bots_at_work {
            effects.push(Effect::DrawSoon);
        } else {
            effects.extend([Effect::DrawNow, self.draw()]);
        }
        effects
    }

    /// Ends the movement that is being shown.
    pub(super) fn finish_movement(&mut self) -> Vec<Effect> {
        let moving = self
            .active_mut()
            .filter(|game| game.session.shown().ticket().is_some());
        let told = moving.map(|game| game.session.update(Intent::Finish));
        let mut effects = vec![Effect::EndMovement];
        effects.extend(self.effects(told.unwrap_or_default()));
        effects
    }

    /// Makes forced moves for all people at the table, or for none.
    pub(super) fn make_forced_moves(&mut self, on: bool, around: &Around<'_>) -> Vec<Effect> {
        let Some(game) = self.active() else {
            return Vec::new();
        };
        let seats = game.session.table().ruleset().family.all_seats();
        let table_settings = TableSettings {
            singles: if on { seats } else { SeatSet::EMPTY },
            ..game.session.local().settings().table_settings
        };
        self.tell(Intent::ChangeTableSettings(table_settings), around)
    }
}

fn close_drawer() -> Effect {
    send(DialogMsg::Drawer(None))
}

/// Whether an intent is the move of whoever is to act.
fn acts(intent: &Intent) -> bool {
    matches!(intent, Intent::Roll) || intent.kind() == IntentKind::Board
}
