//! Starting a session: from a set-up form, a saved game or a table.

use words::t;

use super::animation::Shown;
use super::bots::Bots;
use super::selection::Selection;
use super::undo::Undo;
use super::{Effect, Levels, LocalGame, PlayerSettings, Session};
use crate::dice_mode::DiceMode;
use crate::game_session;
use crate::random_numbers::{SaltedSeed, Seeded, Source};
use crate::setup::Setup;

impl Session {
    /// Starts a game. Uses the given seed if the form has none.
    ///
    /// # Errors
    /// If these seats cannot play this ruleset: a sentence that cites the rule.
    pub fn start(
        setup: &Setup,
        player: PlayerSettings,
        seed: impl Into<SaltedSeed>,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let SaltedSeed { seed, salt } = seed.into();
        let seed = setup.seed.unwrap_or(seed);
        let table_settings = setup.table_settings();
        let recorded = (table_settings.manual_dice == DiceMode::Nobody).then_some(seed);
        let mut table = game_session::open(setup, recorded)?;
        table.set_salt(salt);
        let dice = Source::Seeded(Seeded { seed });
        let (mut session, mut effects) = Session::of(LocalGame::new(table, dice, player), levels);
        session.apply_table_settings(table_settings, &mut effects);
        Ok((session, effects))
    }

    /// Resumes a saved game. Uses `seed` if the record has none. Send [`super::Intent::ChangeTableSettings`] with the
    /// table settings before any other intent.
    ///
    /// # Errors
    /// What is wrong with the record, by line and column.
    pub fn resume(
        record: &str,
        seed: u64,
        player: PlayerSettings,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let table = game_session::resume(record)?;
        if !table.is_whole() {
            return Err(t!(save_errors::face_down).to_owned());
        }
        let dice = Source::Seeded(Seeded {
            seed: table.seed().unwrap_or(seed),
        });
        Ok(Session::of(LocalGame::new(table, dice, player), levels))
    }

    /// Starts a session of the game at this device.
    pub fn of(local: LocalGame, levels: Levels) -> (Session, Vec<Effect>) {
        let mut session = Session::at_rest(local, levels);
        let mut effects = vec![session.local.save()];
        session.request_next(&mut effects);
        (session, effects)
    }

    /// A session that has saved nothing and asked for nothing yet.
    pub(super) fn at_rest(local: LocalGame, levels: Levels) -> Session {
        Session {
            local,
            selection: Selection::default(),
            undo: Undo::default(),
            bots: Bots::of(levels),
            shown: Shown::default(),
            alert: None,
        }
    }
}
