//! The game at this device: its record, where its rolls come from, and who plays here.

use std::cell::OnceCell;
use std::rc::Rc;

use rules::board::Board;
use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;

use super::curtain::Screen;
use super::manual_dice::ManualRolls;
use super::{ChoiceId, Effect, Mode, PlayerSettings, Settings, Ticket};
use crate::game_session::{Choice, GameSession};
use crate::link_game::{LinkPlayer, LinkStage};
use crate::random_numbers::{Dice, Seeded, Source};
use crate::setup::PERSON;
use crate::status::only_person;
use crate::today::Attempt;

/// The game at this device.
///
/// It tells what people here see and may do. It asks nobody and shows nothing: that is the session's part.
#[derive(Clone)]
pub struct LocalGame {
    pub(super) table: GameSession,
    /// The board after each number of quarter turns that was needed so far.
    pub(super) layouts: [OnceCell<Rc<Board>>; 4],
    pub(super) dice: Source,
    /// The player at this device in a game by link.
    pub(super) link_player: Option<LinkPlayer>,
    pub(super) mode: Mode,
    pub(super) settings: Settings,
    /// The people at the screen.
    pub(super) screen: Screen,
    /// Manual rolls: those entered, and the dice tapped for the next one.
    pub(super) manual_rolls: ManualRolls,
    /// The attempt at the game of a day, if it is one.
    pub(super) attempt: Option<Attempt>,
    /// Increases whenever an earlier question or pause no longer counts.
    pub(super) generation: u32,
}

impl LocalGame {
    /// A game that is played at this device only, by the usual table settings, with `dice` as its source of random
    /// numbers.
    pub fn new(table: GameSession, dice: Source, player: PlayerSettings) -> LocalGame {
        LocalGame {
            manual_rolls: ManualRolls::beginning_at(table.entry_count()),
            table,
            layouts: Default::default(),
            dice,
            link_player: None,
            mode: Mode::Play,
            settings: Settings {
                player,
                ..Settings::default()
            },
            screen: Screen::default(),
            attempt: None,
            generation: 0,
        }
    }

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

    /// The purpose of the session.
    pub(crate) fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The settings.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The table settings as the line of a saved game.
    pub fn table_settings_line(&self) -> String {
        self.settings
            .table_settings
            .line(self.table.ruleset().family)
    }

    /// Whether move highlights are off for the seat to act.
    pub(crate) fn is_plain(&self) -> bool {
        self.settings.table_settings.is_plain(&self.table)
    }

    /// The player at this device in a game by link.
    pub fn link_player(&self) -> Option<&LinkPlayer> {
        self.link_player.as_ref()
    }

    /// The ticket of this moment.
    pub(super) fn ticket(&self) -> Ticket {
        Ticket {
            generation: self.generation,
            entry_count: self.table.entry_count(),
        }
    }

    /// Whether a person at this device plays a seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let player = self.link_player();
        let is_here = player.is_none_or(|player| player.seat() == seat);
        is_here && self.table.player(seat).kind == PERSON
    }

    /// The seat of the only person, or of the player at this device in a game by link.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        let player = self.link_player().map(LinkPlayer::seat);
        player.or_else(|| only_person(self.table()))
    }

    /// The only person's seat, also in a lesson, but not in a replay of somebody else's game.
    pub(crate) fn own(&self) -> Option<Seat> {
        let person = || {
            let is_own = self.watching().is_none_or(|replay| replay.is_own);
            self.own_seat().filter(|_| is_own)
        };
        self.mode()
            .lesson()
            .map_or_else(person, |learning| Some(learning.learner))
    }

    /// Whether what other players have done is being shown.
    pub(crate) fn is_catching_up(&self) -> bool {
        self.link_player.is_some() && self.table.later() > 0
    }

    /// Whether a player at another device goes on with the game.
    pub(super) fn waits_for_link(&self) -> bool {
        let player = self.link_player();
        player.is_some_and(|player| player.stage() != LinkStage::Turn)
    }

    /// Brings the player of a game by link to this moment.
    ///
    /// # Errors
    /// If this player could not have come there.
    pub(super) fn update_link_player(&mut self) -> Result<(), String> {
        match &mut self.link_player {
            Some(player) if self.table.later() == 0 => player.go_to(self.table.history()),
            _ => Ok(()),
        }
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

    /// Whether [`super::Intent::Roll`] has an effect.
    pub fn can_roll(&self) -> bool {
        let chance = matches!(self.table.node(), Node::Chance { .. });
        let is_virtual = !self.table.game().turn().is_automatic && self.manual_roller().is_none();
        chance && self.is_persons_turn() && is_virtual && !self.passes_by_link()
    }

    /// Whether nothing can move in a turn by link: the page rolls and passes, so that the next link can be sent.
    fn passes_by_link(&self) -> bool {
        let passes = self.link_player().is_some_and(LinkPlayer::is_passing);
        passes && self.settings.player.auto_pass
    }

    /// Whether somebody rolls for the first turn now, on the page or with dice of their own.
    pub fn rolls_for_start(&self) -> bool {
        self.table.is_for_start() && (self.can_roll() || self.manual_roller().is_some())
    }

    /// Manual rolls.
    pub fn manual_rolls(&self) -> &ManualRolls {
        &self.manual_rolls
    }

    /// The seat whose roll or draw people must enter; `None` with virtual dice, or if no roll is due.
    pub fn manual_roller(&self) -> Option<Seat> {
        let Node::Chance { seat } = self.table.node() else {
            return None;
        };
        let manual_dice = self
            .settings
            .table_settings
            .manual_dice
            .is_for(self.is_person(seat));
        (manual_dice && !self.table.game().turn().is_automatic && !self.mode.is_replay())
            .then_some(seat)
    }

    /// Whether the outcome of this chance node comes without a person's input.
    pub(super) fn is_automatic_chance(&self, seat: Seat) -> bool {
        let needs_nobody =
            !self.is_person(seat) || self.is_start_under_way() || self.passes_by_link();
        self.table.game().turn().is_automatic || needs_nobody && self.manual_roller().is_none()
    }

    /// Whether a person is to roll or to move, not the page for them.
    pub(super) fn needs_person(&self) -> bool {
        let node = self.table.node();
        let is_rolled = matches!(node, Node::Chance { seat } if self.is_automatic_chance(seat));
        self.is_persons_turn() && !is_rolled
    }

    /// Whether a person has begun to roll for the start. The page then rolls the rest, ties included.
    pub(crate) fn is_start_under_way(&self) -> bool {
        let mut rollers = self.table.rollers().iter().flatten();
        !self.mode.is_replay()
            && self.table.is_for_start()
            && rollers.any(|roller| self.is_person(*roller))
    }

    /// Rolls or draws, and returns the events. A lesson has the rolls of its script, and none after the last of them.
    pub(super) fn roll(&mut self) -> Option<Vec<Event>> {
        if let Mode::Lesson(learning) = &self.mode {
            let next = learning.coming(&self.table)?;
            return Some(self.table.enter(next));
        }
        let mut link_dice = self.link_player().map(|player| player.game().dice());
        let dice: &mut dyn Dice = match &mut link_dice {
            Some(dice) => dice,
            None => &mut self.dice,
        };
        Some(self.table.roll(dice))
    }

    /// Whether [`super::Intent::Hint`] has an effect.
    pub fn can_hint(&self) -> bool {
        let decision = matches!(self.table.node(), Node::Decision { .. });
        let has_choice = self.forced().or(self.only()).is_none();
        decision && has_choice && self.is_persons_turn() && self.curtain().is_none()
    }

    /// The choices of the person to act, whatever card is selected. Empty on a bot's turn and behind a curtain.
    pub(crate) fn persons_choices(&self) -> &[Choice] {
        if self.is_persons_turn() && self.curtain().is_none() {
            self.table.choices()
        } else {
            &[]
        }
    }

    /// The id of the current choice that a step names, or of the sum that two steps name, written as in a play line.
    pub fn id_of_step(&self, step: &str) -> Option<ChoiceId> {
        let first = step.split(", ").next()?;
        let choice = self.table.named(first)?;
        if !self.persons_choices().contains(&choice) {
            return None;
        }
        if first == step {
            return Some(self.table.id(&choice));
        }
        let mut sums = self.table.sums(choice.pointing.from?).into_iter();
        let sum = sums.find(|sum| self.table.step(sum) == step)?;
        Some(self.table.id(&sum))
    }

    /// The choice that an id names; `None` if the id belongs to an earlier moment.
    pub(super) fn chosen(&self, id: ChoiceId) -> Option<Choice> {
        let is_current = id.entry_count == self.table.entry_count();
        let first = self.persons_choices().get(id.index);
        let first = first.filter(|_| is_current)?;
        match id.then {
            Some(then) => self.table.sum(first, then),
            None => Some(*first),
        }
    }

    /// The effect that saves the game.
    pub(super) fn save(&self) -> Effect {
        Effect::Save(match self.table.later() {
            0 => self.table.record(),
            _ => self.table.whole_record(),
        })
    }

    /// The person who acts, or acted last.
    pub(crate) fn current_player(&self) -> Option<Seat> {
        self.screen.current_player
    }
}
