//! Game sessions: intents in, effects out.
//!
//! A session is pure: a unit test can cover everything from a click to the animation.
//!
//! The caller carries out each effect and answers with an intent that carries the effect's [`Ticket`]. A
//! ticket identifies a moment of the session. Once the session has moved on or gone back, it ignores answers
//! with an old ticket.
//!
//! Actions and outcomes take effect immediately, and a timeline only animates them. Input is therefore never
//! blocked: a person may roll, play or undo during an animation. Only texts such as the status, the log and
//! announcements wait until the animation ends.

mod alerts;
mod animation;
mod announcement;
mod attempt;
mod auto_play;
mod begin;
mod board_rotation;
mod bot_failures;
mod bots;
mod by_link;
mod curtain;
mod handover;
mod intent;
mod lesson;
mod local_game;
mod manual_dice;
mod mode;
mod moments;
mod next_step;
mod pace_choice;
mod players;
mod rematch;
mod replay;
mod selection;
mod settings;
mod tap_refusals;
mod taps;
mod threats;
mod undo;

pub use alerts::Alert;
pub use animation::Shown;
pub use by_link::LinkTurn;
pub use intent::{
    ChoiceId, Effect, Hint, Intent, IntentKind, Levels, Pointed, Purpose, Question, RankedPlay,
    Threatened, Threats, Ticket, Watch,
};
pub use local_game::LocalGame;
pub use manual_dice::ManualRolls;
pub use replay::ReplayProgress;
pub use selection::{Selection, ShownHint};
pub use settings::{PlayerSettings, Settings};
pub use undo::Undo;

pub(crate) use board_rotation::facing;
pub(crate) use tap_refusals::why_not_die;

use animation::Before;
use bots::Bots;
use mode::Mode;

use std::rc::Rc;

use rules::event::Event;

use crate::durations::{Pace, Speed};
use crate::game_session::{Choice, GameSession};
use crate::scene::Scene;
use crate::timeline::{BANNER_MS, Timeline};

/// A game being played, a replay or a lesson.
#[derive(Clone)]
pub struct Session {
    /// What people here see and may do. All other parts ask it.
    local: LocalGame,
    selection: Selection,
    undo: Undo,
    bots: Bots,
    shown: Shown,
    alert: Option<Alert>,
}

impl Session {
    /// The game at this device.
    pub fn local(&self) -> &LocalGame {
        &self.local
    }

    /// The table.
    pub fn table(&self) -> &GameSession {
        &self.local.table
    }

    /// The bots.
    pub(crate) fn bots(&self) -> &Bots {
        &self.bots
    }

    /// What Undo may take back.
    pub fn undo(&self) -> &Undo {
        &self.undo
    }

    /// What is shown.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// What a person has selected.
    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    /// The last refusal or notice.
    pub fn alert(&self) -> Option<&Alert> {
        self.alert.as_ref()
    }

    /// The choices of the person to act, limited to the selected card. Empty on a bot's turn and behind a
    /// curtain.
    pub fn choices(&self) -> Vec<Choice> {
        self.selection.choices(&self.local)
    }

    /// Handles an intent and returns the effects to carry out.
    pub fn update(&mut self, message: Intent) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.handle(message, &mut effects);
        match self.local.mode {
            Mode::Play => {
                if self.shown.ticket().is_none() {
                    self.bots.request_threats(&self.local, &mut effects);
                }
            }
            Mode::Replay(_) => {}
            Mode::Lesson(_) => {
                self.judge(&mut effects);
                lesson::drop_saves(&mut effects);
            }
        }
        self.shown.change();
        effects
    }

    /// The scene to draw. If the next intent begins an animation, this is the scene from before it.
    pub fn draw(&mut self) -> Rc<Scene> {
        let scene = Rc::new(Scene::of(self));
        self.shown.keep(&scene);
        scene
    }

    fn handle(&mut self, message: Intent, effects: &mut Vec<Effect>) {
        let kind = message.kind();
        if self.local.mode.is_replay() && !matches!(kind, IntentKind::Page | IntentKind::Replay) {
            return;
        }
        let is_input = matches!(kind, IntentKind::Board | IntentKind::Form);
        // A press of "Roll" counts all the same. The person who taps the board does not see it yet.
        if is_input && self.end_handover(effects) && kind == IntentKind::Board {
            return;
        }
        let mut before_drag = None;
        if is_input {
            self.alert = None;
            before_drag = self.selection.begin_input();
        }
        match message {
            Intent::Choose(_) | Intent::ChooseNothing if self.local.mode.is_missed() => {
                self.restart(effects)
            }
            Intent::Choose(space) => self.carry_out(taps::on_space(self, space), effects),
            Intent::ChooseNothing => self.carry_out(taps::beside(self), effects),
            Intent::ChooseDie(die) => self.choose_die(die, effects),
            Intent::ChooseSeat(seat) => self.carry_out(taps::on_seat(self, seat), effects),
            Intent::Select(from) => self.selection.select(&self.local, from),
            Intent::Drag(from) => {
                self.selection.begin_drag();
                self.selection.select(&self.local, from);
            }
            Intent::EndDrag => {
                if let Some(before) = before_drag {
                    self.selection.end_drag(before);
                }
            }
            Intent::Move(from, to) => {
                if self.local.is_persons_turn() {
                    self.selection.pawn = Some(from);
                    self.carry_out(taps::drop_pawn(self, from, to), effects);
                }
            }
            Intent::Pick(card) => {
                self.selection.pawn = None;
                self.carry_out(taps::on_card(self, card), effects);
            }
            Intent::HoldCard(card) => {
                // The card shows all its goals instead of a hint.
                self.selection.begin_drag();
                self.selection.hint = None;
                (self.selection.pawn, self.selection.card) = (None, None);
                self.carry_out(taps::on_card(self, card), effects);
            }
            Intent::DropOnPile => self.carry_out(taps::drop_on_pile(self), effects),
            Intent::Unselect => self.selection.unselect(),
            Intent::Hint => self.request_hint(effects),
            Intent::Roll => {
                if self.local.can_roll() {
                    self.roll(true, effects);
                }
            }
            Intent::Tap(die, number) => self.tap(die, number, effects),
            Intent::Enter(outcome) => self.enter_text(&outcome, effects),
            Intent::Play(id) => {
                if let Some(choice) = self.local.chosen(id) {
                    self.play(&choice, effects);
                }
            }
            Intent::Look => {
                self.local.screen.viewer = self.local.curtain().or(self.local.screen.viewer);
                self.selection.wait_for_only(&self.local, effects);
            }
            Intent::ShowPlay(shown) => self.selection.show_play(&self.local, shown, effects),
            Intent::Undo => {
                if let Some((entry, is_across)) = self.undo.reach(&self.local) {
                    self.back_to(entry, is_across, effects);
                }
            }
            Intent::Redo => self.redo(effects),
            Intent::GoBack => {
                if let Some(entry) = self.undo.decision_before_rolls(&self.local) {
                    self.back_to(entry, true, effects);
                }
            }
            Intent::Restart => self.restart(effects),
            Intent::Skip => self.skip(effects),
            Intent::Send => self.send(effects),
            Intent::Sit(seat, kind) => self.sit(seat, &kind, effects),
            Intent::Name(seat, name) => self.local.name(seat, &name, effects),
            Intent::ChangeTableSettings(table_settings) => {
                if self.local.mode.is_game() {
                    self.apply_table_settings(table_settings, effects);
                    effects.push(self.local.save());
                }
            }
            Intent::Point(at) => self.selection.point(&self.local, at),
            Intent::ShowThreats(on) => {
                if self.local.mode.is_game() {
                    if on {
                        self.selection.hint = None;
                    }
                    self.bots.threats.show(&self.local, on);
                }
            }
            Intent::Watch(watch) => self.control(watch, effects),
            Intent::Compare {
                count,
                better,
                says,
            } => self.compare(count, &better, says, effects),
            Intent::Finish => self.finish_animation(effects),
            Intent::MovementEnded(ticket) => {
                if self.shown.ticket() == Some(ticket) {
                    self.finish_animation(effects);
                }
            }
            Intent::Paused(ticket) => {
                if ticket == self.local.ticket() && self.shown.ticket().is_none() {
                    self.after_pause(effects);
                }
            }
            Intent::Answered(ticket, step) => self.answered(ticket, &step, effects),
            Intent::Hinted(ticket, hint) => self.receive_hint(ticket, hint, effects),
            Intent::ThreatsFound(ticket, threats) => {
                self.bots
                    .threats
                    .receive(&self.local, ticket, threats, effects);
            }
            Intent::NotAnswered(ticket, purpose, reason) => {
                self.unanswered(ticket, purpose, &reason, effects);
            }
            Intent::Prefer(player) => self.prefer(player, effects),
        }
        if is_input {
            if let Some(alert) = &mut self.alert {
                alert.is_answer = true;
            }
            self.selection.end_contradicted_hint(&self.local);
        }
    }

    /// Rolls or draws, at a person's request or automatically.
    fn roll(&mut self, by_person: bool, effects: &mut Vec<Effect>) {
        let before = Before {
            by_person,
            ..self.before()
        };
        if let Some(events) = self.local.roll() {
            self.happened(before, events, effects);
        }
    }

    /// Plays a choice; of a sum both steps, which are shown as one movement, and which Undo takes back together.
    fn play(&mut self, choice: &Choice, effects: &mut Vec<Effect>) {
        let before = self.before();
        let mut events = self.local.table.apply(choice.entry);
        if let Some(then) = choice.then {
            self.undo.mark_auto_played(self.local.table.entry_count());
            events.extend(self.local.table.apply(then));
        }
        self.happened(before, events, effects);
    }

    /// Follows up an action or outcome: saves the record, then animates the events, or announces them right
    /// away if there is nothing to animate.
    fn happened(&mut self, before: Before, events: Vec<Event>, effects: &mut Vec<Effect>) {
        self.undo.forget_undone();
        if let Err(problem) = self.local.update_link_player() {
            self.say(problem, effects);
        }
        self.forget_moment();
        // The answer to an earlier tap names a moment that is over. A notice stays until a person's turn begins.
        let begins = !before.by_person && self.local.is_persons_turn();
        self.alert.take_if(|alert| alert.is_answer || begins);
        // While a game by link catches up, all of it is saved already.
        if self.local.table.later() == 0 {
            effects.push(self.local.save());
        }
        self.end_animation(effects);
        let board = &**self.local.layout();
        let unseen = self
            .local
            .manual_rolls
            .not_yet_shown(self.local.table.entry_count(), &events);
        let game = self.local.table.game();
        let timeline = Timeline::new(
            game,
            board,
            &before.pieces,
            &unseen,
            pace_choice::of_events(&self.local, &events),
        );
        if timeline.length_ms() > 0 {
            return self.show(timeline, before, events, effects);
        }
        if before.by_person && self.local.settings.player.speed == Speed::Instant {
            let mut heard = Timeline::new(
                game,
                board,
                &before.pieces,
                &unseen,
                Pace::Own(Speed::Normal),
            );
            heard.person = self.local.own();
            effects.extend((heard.length_ms() > 0).then_some(Effect::PlaySounds(heard)));
        }
        effects.extend(announcement::of(&self.local, &events));
        self.after_animation(effects);
    }

    /// Starts the animation of events.
    fn show(
        &mut self,
        mut timeline: Timeline,
        before: Before,
        events: Vec<Event>,
        effects: &mut Vec<Effect>,
    ) {
        timeline.banners = moments::banners(&self.local, &timeline.moments);
        timeline.person = self.local.own();
        // A person's turn begins only after the last banner has been read.
        let actor = events.iter().find_map(Event::actor);
        let begins = self.local.is_persons_turn() && self.local.table.node().seat() != actor;
        if let Some(last) = timeline.banners.last().filter(|_| begins) {
            timeline.rests_until_ms = last.at_ms + BANNER_MS;
        }
        let ticket = self.local.ticket();
        self.shown.begin(ticket, before.scene, events);
        effects.push(Effect::Animate(ticket, timeline));
    }

    /// Drops everything that belongs to the previous moment.
    fn forget_moment(&mut self) {
        // The last refusal may name a card of the hand.
        if self
            .local
            .screen
            .close_curtain(self.local.table.node().seat())
        {
            self.alert = None;
        }
        self.selection = Selection::default();
        self.bots.forget_moment();
        self.local.manual_rolls.forget_tapped();
        self.shown.show_end();
    }
}
