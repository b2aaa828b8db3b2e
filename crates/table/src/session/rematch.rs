//! Rematches, and matches of several games.

use rules::record::Match;
use rules::state::Node;

use super::{Effect, Levels, LocalGame, Session};
use crate::dice_mode::DiceMode;
use crate::game_session;
use crate::link_game::LinkPlayer;
use crate::random_numbers::{SaltedSeed, Seeded, Source};
use crate::setup::{PlaceAtTable, Setup};

impl LocalGame {
    /// The setup of another game with the same seats: the next game of an unfinished match, otherwise a new game.
    pub fn setup_again(&self) -> Setup {
        let standings = self.table.standings();
        let place = |seat| {
            let standing = standings.iter().find(|each| each.seat == seat);
            standing.map_or_else(PlaceAtTable::default, |standing| PlaceAtTable {
                kind: Some(standing.player.kind.clone()),
                name: standing.player.name.clone().unwrap_or_default(),
                head_start: 0,
            })
        };
        let match_play = self.table.match_play().map(|match_play| Match {
            total: match_play.total,
            points: match self.table.points() {
                Some(points) if !self.table.is_match_over() => points
                    .into_iter()
                    .filter(|(_, points)| *points > 0)
                    .collect(),
                _ => Vec::new(),
            },
        });
        let ruleset = self.table.ruleset();
        Setup {
            ruleset,
            places: ruleset.family.all_seats().iter().map(place).collect(),
            seed: None,
            by_link: self.link_player().map(LinkPlayer::seat),
            match_play,
            table_settings: self.settings.table_settings,
        }
    }
}

impl Session {
    /// Starts another game with the same seats, see [`LocalGame::setup_again`]. If chance decides who starts, the
    /// winner starts.
    ///
    /// # Errors
    /// If these seats cannot play this ruleset: a sentence that cites the rule.
    pub fn again(
        &self,
        seed: impl Into<SaltedSeed>,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let SaltedSeed { seed, salt } = seed.into();
        let setup = self.local.setup_again();
        let recorded =
            (self.local.settings.table_settings.manual_dice == DiceMode::Nobody).then_some(seed);
        let mut table = game_session::open(&setup, recorded)?;
        table.set_salt(salt);
        if let Node::Terminal { winners } = self.local.table.node()
            && let Some(winner) = winners.iter().next()
        {
            table.begin_with(winner);
        }
        let dice = Source::Seeded(Seeded { seed });
        let (mut session, mut effects) = Session::of(
            LocalGame::new(table, dice, self.local.settings.player),
            levels,
        );
        session.apply_table_settings(self.local.settings.table_settings, &mut effects);
        Ok((session, effects))
    }
}
