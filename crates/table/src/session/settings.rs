//! How the sitting is conducted: to whom the board turns, who throws, who is shown where they can go, whose
//! only moves are played by themselves.

use rules::state::Node;
use words::t;

use super::{ChoiceId, Effect, Mode, Session};
use crate::game_session::Choice;
use crate::seating::own_side;
use crate::speech::Speech;
use crate::speed::Speed;
use crate::table_settings::{Seating, TableSettings};

/// What the player of this device wants in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerSettings {
    /// Whether a turn without a legal move passes without a button.
    pub auto_pass: bool,
    /// Whether the board turns so that the only person's colour is at the bottom.
    pub own_colour_below: bool,
}

impl Default for PlayerSettings {
    fn default() -> PlayerSettings {
        PlayerSettings {
            auto_pass: true,
            own_colour_below: true,
        }
    }
}

/// How a sitting is shown, told and conducted.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    pub(super) speed: Speed,
    pub(super) speech: Speech,
    pub(super) player: PlayerSettings,
    pub(super) table_settings: TableSettings,
}

impl Settings {
    pub(super) fn of(speed: Speed) -> Settings {
        Settings {
            speed,
            speech: Speech::default(),
            player: PlayerSettings::default(),
            table_settings: TableSettings::default(),
        }
    }
}

impl Session {
    /// How the sitting is conducted.
    pub fn table_settings(&self) -> TableSettings {
        self.settings.table_settings
    }

    /// How it is conducted, as the line of a save.
    pub fn conduct_line(&self) -> String {
        self.settings
            .table_settings
            .line(self.table.ruleset().family)
    }

    /// Goes on as the line of a save says. What of it is not known is passed over.
    pub fn conduct_as(&mut self, line: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        let table_settings = TableSettings::read(self.table.ruleset().family, line);
        self.conduct(table_settings, &mut effects);
        effects
    }

    /// By how many quarters the board is turned, clockwise: towards whoever holds the screen, or towards
    /// the only person or the learner.
    pub fn turns(&self) -> u8 {
        let facing = match self.settings.table_settings.seating {
            Seating::Pass => self.screen.current_player,
            Seating::Shared if !self.settings.player.own_colour_below => None,
            Seating::Shared => match self.persons()[..] {
                [person] => Some(person),
                _ => self.learner(),
            },
            Seating::Round => None,
        };
        let side = facing.and_then(|seat| own_side(self.table.board(), seat));
        side.map_or(0, |side| side.turns())
    }

    /// Whether the seat to act is not shown where it can go.
    pub fn is_plain(&self) -> bool {
        let seat = self.table.node().seat();
        seat.is_some_and(|seat| self.settings.table_settings.plain.has(seat))
    }

    /// From now on the sitting is conducted so.
    pub(super) fn conduct(&mut self, table_settings: TableSettings, effects: &mut Vec<Effect>) {
        let manual_dice = self.settings.table_settings.manual_dice;
        self.settings.table_settings = TableSettings {
            manual_dice,
            ..table_settings
        };
        if self.showing().is_none() {
            self.wait_for_only(effects);
        }
        // Last, because the page may have to throw now, and the game goes on.
        if manual_dice != table_settings.manual_dice {
            self.throw_by_hand(table_settings.manual_dice, effects);
        }
    }

    /// Uses the player's settings from now on. A turn that waits for the button "Pass" passes if it may.
    pub(super) fn prefer(&mut self, player: PlayerSettings, effects: &mut Vec<Effect>) {
        self.settings.player = player;
        self.arrange_lesson();
        if player.auto_pass && self.showing().is_none() && self.forced().is_some() {
            let ms = self.settings.speed.pass_ms();
            effects.push(Effect::Pause(self.ticket(), ms));
        }
    }

    /// Whether a choice passes, and only by the button "Pass".
    pub(super) fn needs_button(&self, choice: &Choice) -> bool {
        let by_button = !self.settings.player.auto_pass && matches!(self.mode, Mode::Play);
        by_button && self.why_passed(choice).is_some()
    }

    /// What the button "Pass" plays: the only choice of a person whose turns do not pass by themselves.
    pub fn pass(&self) -> Option<ChoiceId> {
        let forced = self.forced().filter(|_| self.showing().is_none())?;
        self.needs_button(&forced).then(|| self.id(&forced))
    }

    /// The screen goes to the person to act, if there is one.
    pub(super) fn hand_over(&mut self) {
        if self.is_persons_turn() {
            self.screen.current_player = self.table.node().seat();
        }
    }

    /// The only choice of a person who wants such ones played by themselves.
    pub(super) fn only(&self) -> Option<Choice> {
        let Node::Decision { seat } = self.table.node() else {
            return None;
        };
        if !self.settings.table_settings.singles.has(seat) {
            return None;
        }
        match self.unpicked_choices() {
            [only] if only.is_free => Some(only.clone()),
            _ => None,
        }
    }

    /// Tells of an only choice, and leaves a moment to see it before it is played.
    pub(super) fn wait_for_only(&mut self, effects: &mut Vec<Effect>) {
        if let Some(choice) = self.only() {
            let words = &choice.words;
            effects.push(Effect::Announce(t!(session::only_move, words)));
            effects.push(Effect::Pause(self.ticket(), self.settings.speed.only_ms()));
            self.selection.pointed = Some(choice);
        }
    }

    /// When the step that Undo takes back was made: the last one, or, if that was played by itself, the
    /// last before it that was not; or a throw that people told, if nothing was chosen since. A throw of the
    /// page's that was seen is never taken back.
    pub(super) fn undone(&self) -> Option<usize> {
        let choosers = self.table.choosers();
        for (made, chooser) in choosers.iter().enumerate().rev() {
            if !chooser.is_some_and(|seat| self.is_person(seat)) {
                return self.last_entered_roll(made + 1);
            }
            if !self.auto_played.contains(&made) {
                return Some(made);
            }
        }
        None
    }
}
