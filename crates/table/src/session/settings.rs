//! Table settings and player settings: board turns, who rolls, move highlights, automatic play of only moves.

use super::{Effect, Session};
use crate::dice_mode::DiceMode;
use crate::durations::Speed;
use crate::speech::Speech;
use crate::table_settings::{Seating, TableSettings};

/// The preferences of this device's player, for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerSettings {
    /// The animation speed.
    pub speed: Speed,
    /// How much a screen reader is told.
    pub speech: Speech,
    /// Whether characters say lines.
    pub opponents_talk: bool,
    /// Whether a turn without a legal move passes automatically.
    pub auto_pass: bool,
    /// Whether the board turns to put the only person's colour at the bottom.
    pub own_colour_below: bool,
    /// Whether the scene lists the moves in words.
    pub lists_moves: bool,
}

impl Default for PlayerSettings {
    fn default() -> PlayerSettings {
        PlayerSettings {
            speed: Speed::default(),
            speech: Speech::default(),
            opponents_talk: true,
            auto_pass: true,
            own_colour_below: true,
            lists_moves: true,
        }
    }
}

impl From<Speed> for PlayerSettings {
    fn from(speed: Speed) -> PlayerSettings {
        PlayerSettings {
            speed,
            ..PlayerSettings::default()
        }
    }
}

/// All settings of a session.
#[derive(Clone, Copy, Default)]
pub struct Settings {
    /// The preferences of this device's player.
    pub player: PlayerSettings,
    /// The table settings.
    pub table_settings: TableSettings,
}

impl Session {
    /// Applies the table settings of a saved game's line. Ignores unknown ones.
    pub fn read_table_settings(&mut self, line: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        let table_settings = TableSettings::read(self.local.table.ruleset().family, line);
        self.apply_table_settings(table_settings, &mut effects);
        self.shown.change();
        effects
    }

    /// Applies new table settings.
    pub(super) fn apply_table_settings(
        &mut self,
        table_settings: TableSettings,
        effects: &mut Vec<Effect>,
    ) {
        let mut table_settings = table_settings;
        if self.local.is_fixed() {
            // Everybody has a screen and dice of their own.
            table_settings.manual_dice = DiceMode::Nobody;
            table_settings.seating = Seating::Shared;
        }
        let manual_dice = self.local.settings.table_settings.manual_dice;
        self.local.settings.table_settings = TableSettings {
            manual_dice,
            ..table_settings
        };
        if self.shown.ticket().is_none() {
            self.selection.wait_for_only(&self.local, effects);
        }
        // Last, because the page may have to roll now, which continues the game.
        if manual_dice != table_settings.manual_dice {
            self.set_dice_mode(table_settings.manual_dice, effects);
        }
    }

    /// Applies the player's settings. A turn that waits for the button "Pass" passes if it now may.
    pub(super) fn prefer(&mut self, player: PlayerSettings, effects: &mut Vec<Effect>) {
        let before = std::mem::replace(&mut self.local.settings.player, player);
        self.local.arrange_lesson();
        let may_pass = player.auto_pass && !before.auto_pass;
        if may_pass && self.shown.ticket().is_none() && self.local.forced().is_some() {
            let ms = player.speed.pass_ms();
            effects.push(Effect::Pause(self.local.ticket(), ms));
        }
    }
}
