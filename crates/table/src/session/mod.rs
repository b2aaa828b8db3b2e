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
mod apply;
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
mod manual_dice;
mod moments;
mod next_step;
mod pace;
mod players;
mod rematch;
mod replay;
mod selection;
mod settings;
mod tap_refusals;
mod threats;
mod undo;

pub use bots::ShownHint;
pub use by_link::LinkTurn;
pub use intent::{
    ChoiceId, Effect, Hint, Intent, IntentKind, Levels, Pointed, Purpose, Question, RankedPlay,
    Threatened, Threats, Ticket, Watch,
};
pub use replay::ReplayProgress;
pub use settings::PlayerSettings;

pub(crate) use tap_refusals::why_not_die;

use animation::Stage;
use bots::Bots;
use curtain::Screen;
use manual_dice::ManualRolls;
use replay::Replay;
use selection::Selection;
use settings::Settings;
use undo::Undone;

use std::cell::OnceCell;
use std::rc::Rc;

use rules::board::{Board, Space};
use rules::seat::Seat;
use rules::state::Node;

use crate::game_session::{Choice, GameSession};
use crate::lesson::Learning;
use crate::link_game::LinkPlayer;
use crate::random_numbers::{Seeded, Source};
use crate::scene::Scene;
use crate::setup::PERSON;

/// A game being played, a replay or a lesson.
#[derive(Clone)]
pub struct Session {
    table: GameSession,
    /// The board after each number of quarter turns that was needed so far.
    layouts: [OnceCell<Rc<Board>>; 4],
    dice: Source,
    /// The player at this device in a game by link.
    link_player: Option<LinkPlayer>,
    mode: Mode,
    stage: Stage,
    /// The scene that was drawn last; `None` during an animation, and once anything has changed since.
    drawn: Option<Rc<Scene>>,
    settings: Settings,
    screen: Screen,
    selection: Selection,
    bots: Bots,
    /// Manual rolls: those entered, and the dice tapped for the next one.
    manual_rolls: ManualRolls,
    /// Indices of the record entries that were played automatically because they were the only move.
    auto_played: Vec<usize>,
    /// What each Undo has taken back since something was played, the last one last.
    undone: Vec<Undone>,
    generation: u32,
    /// The last refusal or notice, until the next input.
    alert: Option<String>,
    /// The space that a refusal is about.
    refused_at: Option<Space>,
}

/// The purpose of a session.
#[derive(Clone)]
enum Mode {
    /// A game being played.
    Play,
    /// A replay of a recorded game.
    Replay(Replay),
    /// A lesson.
    Lesson(Box<Learning>),
}

impl Session {
    /// The table.
    pub fn table(&self) -> &GameSession {
        &self.table
    }

    /// The seed of the dice, if they come from one. Bots must not see it.
    pub fn seed(&self) -> Option<u64> {
        match &self.dice {
            Source::Seeded(Seeded { seed }) => Some(*seed),
            Source::Scripted(_) | Source::Recorded(_) => None,
        }
    }

    /// The selected space; that of a shared token, since nothing else can be selected.
    pub fn selected(&self) -> Option<Space> {
        self.selection.selected.or_else(|| self.token_to_move())
    }

    /// The space of the shared token, if it can go to several.
    fn token_to_move(&self) -> Option<Space> {
        let mut pieces = self.table.pieces().iter();
        let token = pieces.find(|each| each.piece.owner.is_none())?.at;
        let choices = self.choices();
        let ways = choices
            .iter()
            .filter(|each| each.pointing.from == Some(token));
        (ways.count() > 1).then_some(token)
    }

    /// The hint for the current position.
    pub fn hint(&self) -> Option<&ShownHint> {
        self.bots.hint.as_ref()
    }

    /// The choice that the shown play of the hint begins with.
    pub fn hinted(&self) -> Option<&Choice> {
        Some(&self.hint()?.choice)
    }

    /// The choice under the pointer or the focus.
    pub fn pointed(&self) -> Option<&Choice> {
        self.selection.pointed.as_ref()
    }

    /// What the pointer or the focus is on.
    pub fn pointed_at(&self) -> Option<Pointed> {
        let choice = self
            .pointed()
            .map(|choice| Pointed::Choice(self.id(choice)));
        choice.or_else(|| self.followed().map(Pointed::Turn))
    }

    /// The player whose last turn is under the pointer.
    pub fn followed(&self) -> Option<Seat> {
        self.selection.followed
    }

    /// The settings of the player at this device.
    pub fn player_settings(&self) -> PlayerSettings {
        self.settings.player
    }

    /// The person who acts, or acted last.
    pub(crate) fn current_player(&self) -> Option<Seat> {
        self.screen.current_player
    }

    /// Whether it is a person's turn, and the session accepts their actions.
    pub fn is_persons_turn(&self) -> bool {
        let seat = self.table.node().seat();
        let accepts_actions = match &self.mode {
            Mode::Play => !self.is_catching_up() && !self.waits_for_link(),
            Mode::Replay(_) => false,
            Mode::Lesson(learning) => !learning.is_over(),
        };
        accepts_actions && seat.is_some_and(|seat| self.is_person(seat))
    }

    /// Whether [`Intent::Roll`] has an effect.
    pub fn can_roll(&self) -> bool {
        let chance = matches!(self.table.node(), Node::Chance { .. });
        let is_virtual = !self.table.game().turn().is_automatic && self.manual_roller().is_none();
        chance && self.is_persons_turn() && is_virtual
    }

    /// Whether [`Intent::Hint`] has an effect.
    pub fn can_hint(&self) -> bool {
        let decision = matches!(self.table.node(), Node::Decision { .. });
        let has_choice = self.forced().or(self.only()).is_none();
        decision && has_choice && self.is_persons_turn() && self.curtain().is_none()
    }

    /// The choices of the person to act, limited to the selected card. Empty on a bot's turn and behind a
    /// curtain.
    pub fn choices(&self) -> Vec<Choice> {
        self.with_picked_card(self.unpicked_choices())
    }

    /// The id of a current choice, for an [`Intent`].
    pub fn id(&self, choice: &Choice) -> ChoiceId {
        ChoiceId {
            entry_count: self.table.entry_count(),
            index: choice.index,
        }
    }

    /// The id of the current choice that a step names, written as in a play line.
    pub fn id_of_step(&self, step: &str) -> Option<ChoiceId> {
        let entry = self.table.game().read(step).ok()?;
        let mut choices = self.unpicked_choices().iter();
        let choice = choices.find(|choice| choice.entry == entry)?;
        Some(self.id(choice))
    }

    /// The choice that an id names; `None` if the id belongs to an earlier moment.
    fn chosen(&self, id: ChoiceId) -> Option<&Choice> {
        let is_current = id.entry_count == self.table.entry_count();
        self.unpicked_choices().get(id.index).filter(|_| is_current)
    }

    /// The index of the chosen die among the dice of the table.
    pub fn chosen_die(&self) -> Option<usize> {
        self.selection.die
    }

    /// Choices with the same movement on the board, of which the person must pick one.
    pub fn asking(&self) -> &[Choice] {
        &self.selection.asking
    }

    /// The choices of the person to act, whatever card is selected.
    pub(crate) fn unpicked_choices(&self) -> &[Choice] {
        if self.is_persons_turn() && self.curtain().is_none() {
            self.table.choices()
        } else {
            &[]
        }
    }

    /// Handles an intent and returns the effects to carry out.
    pub fn update(&mut self, message: Intent) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.handle(message, &mut effects);
        match self.mode {
            Mode::Play => self.request_threats(&mut effects),
            Mode::Replay(_) => {}
            Mode::Lesson(_) => {
                self.judge(&mut effects);
                lesson::drop_saves(&mut effects);
            }
        }
        self.drawn = None;
        effects
    }

    /// The scene to draw. If the next intent begins an animation, this is the scene from before it.
    pub fn draw(&mut self) -> Rc<Scene> {
        let scene = Rc::new(Scene::of(self));
        self.drawn = self.showing().is_none().then(|| scene.clone());
        scene
    }

    fn handle(&mut self, message: Intent, effects: &mut Vec<Effect>) {
        let kind = message.kind();
        if self.is_replay() && !matches!(kind, IntentKind::Page | IntentKind::Replay) {
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
            Intent::Choose(space) => self.choose_or_restart(Some(space), effects),
            Intent::ChooseNothing => self.choose_or_restart(None, effects),
            Intent::ChooseDie(die) => self.choose_die(die, effects),
            Intent::ChooseSeat(seat) => self.choose_seat(seat, effects),
            Intent::Select(from) => self.select(from),
            Intent::Drag(from) => {
                self.begin_drag();
                self.select(from);
            }
            Intent::EndDrag => self.end_drag(before_drag),
            Intent::Move(from, to) => self.drop_pawn(from, to, effects),
            Intent::Pick(card) => self.pick(card, effects),
            Intent::HoldCard(card) => {
                self.begin_drag();
                self.hold_card(card, effects);
            }
            Intent::DropOnPile => self.drop_on_pile(effects),
            Intent::Unselect => self.unselect(),
            Intent::Hint => self.request_hint(effects),
            Intent::Roll => {
                if self.can_roll() {
                    self.roll(true, effects);
                }
            }
            Intent::Tap(die, number) => self.tap(die, number, effects),
            Intent::Enter(outcome) => self.enter_text(&outcome, effects),
            Intent::Play(id) => {
                if let Some(choice) = self.chosen(id) {
                    self.play(choice.index, effects);
                }
            }
            Intent::Look => {
                self.look();
                self.wait_for_only(effects);
            }
            Intent::ShowPlay(shown) => self.show_play(shown, effects),
            Intent::Undo => self.undo(effects),
            Intent::Redo => self.redo(effects),
            Intent::GoBack => self.go_back(effects),
            Intent::Restart => self.restart(effects),
            Intent::Skip => self.skip(effects),
            Intent::Send => self.send(effects),
            Intent::Sit(seat, kind) => self.sit(seat, &kind, effects),
            Intent::Name(seat, name) => self.name(seat, &name, effects),
            Intent::ChangeTableSettings(table_settings) => {
                if self.is_played() {
                    self.apply_table_settings(table_settings, effects);
                    effects.push(self.save());
                }
            }
            Intent::Point(at) => self.point(at),
            Intent::ShowThreats(on) => self.show_threats(on),
            Intent::Watch(watch) => self.control(watch, effects),
            Intent::Finish => self.finish_animation(effects),
            Intent::MovementEnded(ticket) => {
                if self.showing() == Some(ticket) {
                    self.finish_animation(effects);
                }
            }
            Intent::Paused(ticket) => {
                if ticket == self.ticket() && self.showing().is_none() {
                    self.after_pause(effects);
                }
            }
            Intent::Answered(ticket, step) => self.answered(ticket, &step, effects),
            Intent::Hinted(ticket, hint) => self.receive_hint(ticket, hint, effects),
            Intent::ThreatsFound(ticket, threats) => self.threats_found(ticket, threats, effects),
            Intent::NotAnswered(ticket, purpose, reason) => {
                self.unanswered(ticket, purpose, &reason, effects);
            }
            Intent::Prefer(player) => self.prefer(player, effects),
        }
        if is_input {
            self.end_contradicted_hint();
        }
    }

    /// Whether a game is being played, rather than a replay or a lesson.
    pub(crate) fn is_played(&self) -> bool {
        matches!(self.mode, Mode::Play)
    }

    fn is_replay(&self) -> bool {
        matches!(self.mode, Mode::Replay(_))
    }

    fn ticket(&self) -> Ticket {
        Ticket {
            generation: self.generation,
            entry_count: self.table.entry_count(),
        }
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.table.player(seat).kind == PERSON && self.is_here(seat)
    }

    /// Drops everything that belongs to the previous moment.
    fn forget_moment(&mut self) {
        self.close_curtain();
        self.selection = Selection::default();
        self.bots.forget_moment();
        self.manual_rolls.forget_tapped();
        if let Stage::Ending = self.stage {
            self.stage = Stage::Settled;
        }
    }
}
