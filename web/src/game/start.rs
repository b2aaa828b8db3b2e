//! Games that come to the table: new ones, rematches, and saved ones.

use rules::state::Node;
use table::link_game::LinkPlayer;
use table::random_numbers::SaltedSeed;
use table::session::{self, Intent, Levels, Session};
use table::setup::Setup;
use table::today::Attempt;
use words::t;

use super::active_game::ActiveGame;
use super::store::{Around, GameStore, Load};
use crate::links::store::invite;
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::{Dialog, DialogMsg};
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;
use crate::page::route::Screen;
use crate::saves::store::SavesMsg;
use crate::settings::all_settings::Setting;
use crate::settings::store::Settings;
use crate::setup::store::SetupMsg;

/// A random seed.
pub fn drawn_seed() -> u64 {
    // A browser always has random numbers.
    getrandom::u64().unwrap_or_default()
}

/// A random seed and salt for a new game.
fn drawn_dice() -> SaltedSeed {
    let mut salt = [0; 16];
    // Without random numbers for a salt, the game has no fingerprint.
    let is_drawn = getrandom::fill(&mut salt).is_ok();
    SaltedSeed {
        seed: drawn_seed(),
        salt: is_drawn.then(|| u128::from_le_bytes(salt)),
    }
}

/// The levels of bots that a session asks.
pub fn levels() -> Levels {
    let levels = bot::levels();
    let name = |level: Option<&(&str, _)>| level.map_or("", |(name, _)| name).to_owned();
    Levels {
        hint: name(levels.last()),
        quickest: name(levels.first()),
    }
}

impl GameStore {
    /// Starts the game of a set-up, or says in the form why it cannot be played.
    pub(super) fn start(&mut self, setup: &Setup, settings: &Settings) -> Vec<Effect> {
        match Session::start(setup, settings.player(), drawn_dice(), levels()) {
            Ok((session, told)) => {
                let mut effects = self.clear_table();
                effects.extend([send(SavesMsg::HoldNew), send(SetupMsg::Started)]);
                effects.extend(self.put(session, told, settings));
                effects.push(send(DialogMsg::GameAddress));
                effects
            }
            Err(problem) => vec![send(SetupMsg::Refused(format!("{problem}.")))],
        }
    }

    /// Starts the game of a day, as the attempt that counts or for practice.
    pub(super) fn start_today(
        &mut self,
        setup: &Setup,
        attempt: Option<Attempt>,
        settings: &Settings,
    ) -> Vec<Effect> {
        // The games of all days can start.
        let started = Session::start(setup, settings.player(), drawn_dice(), levels());
        let Ok((mut session, told)) = started else {
            return Vec::new();
        };
        session.set_attempt(attempt);
        let mut effects = self.clear_table();
        effects.push(send(SavesMsg::HoldNew));
        effects.extend(self.put(session, told, settings));
        effects.push(send(DialogMsg::GameAddress));
        effects
    }

    /// Puts a new game by link on the table, and offers its link.
    pub(super) fn start_by_link(
        &mut self,
        player: LinkPlayer,
        setup: &Setup,
        wins: Vec<u32>,
        settings: &Settings,
    ) -> Vec<Effect> {
        let (mut session, mut told) = Session::by_link(player, 0, settings.player(), levels());
        let table_settings = Intent::ChangeTableSettings(setup.table_settings());
        told.extend(session.update(table_settings));
        let mut effects = vec![Effect::AskForPersistence];
        effects.extend(self.clear_table());
        effects.push(send(SavesMsg::HoldNew));
        effects.extend(self.put(session, told, settings));
        if let Some(game) = &mut self.game {
            game.wins = wins;
        }
        effects.extend([
            send(DialogMsg::GameAddress),
            send(DialogMsg::Show(Dialog::Send)),
        ]);
        effects
    }

    /// Starts another game with the same players.
    pub(super) fn rematch(&mut self, settings: &Settings) -> Vec<Effect> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let again = game.session.local().setup_again();
        if let Some(seat) = again.by_link {
            return match invite(&again, seat) {
                Ok(player) => self.start_by_link(player, &again, self.wins(), settings),
                Err(problem) => vec![notify(&format!("{}.", words::capitalised(&problem)))],
            };
        }
        // The same players could play before, so this does not fail.
        let Ok((session, told)) = game.session.again(drawn_dice(), levels()) else {
            return Vec::new();
        };
        let wins = self.wins();
        let mut effects = self.clear_table();
        effects.push(send(SavesMsg::HoldNew));
        effects.extend(self.put(session, told, settings));
        if let Some(game) = &mut self.game {
            game.wins = wins;
        }
        effects
    }

    /// Puts a saved game on the table.
    pub(super) fn load(&mut self, load: Load, settings: &Settings) -> Vec<Effect> {
        let mut effects = self.clear_table();
        let is_seen = load.save.is_seen;
        effects.push(send(SavesMsg::Claim(load.key, Box::new(load.save))));
        effects.extend(self.put(load.session, load.told, settings));
        if let Some(game) = &mut self.game {
            game.is_end_known = is_seen;
        }
        effects.extend(load.sets_address.then(|| send(DialogMsg::GameAddress)));
        effects
    }

    /// Goes on with the game that waits on the table.
    pub(super) fn resume_waiting(&mut self, around: &Around<'_>) -> Vec<Effect> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let table_settings = game.session.local().table_settings_line();
        let is_end_known = game.is_end_known;
        let attempt = game.session.local().attempt();
        let preferred = around.settings.player();
        // Its timers and questions were dropped when it was left.
        let resumed = match game.session.local().link_player().cloned() {
            Some(player) => {
                let seen = game.session.table().entry_count();
                Ok(Session::by_link(player, seen, preferred, levels()))
            }
            None => {
                let record = game.session.table().record();
                Session::resume(&record, drawn_seed(), preferred, levels())
            }
        };
        let Ok((mut session, mut told)) = resumed else {
            return Vec::new();
        };
        session.set_attempt(attempt);
        told.extend(session.read_table_settings(&table_settings));
        let effects = self.put(session, told, around.settings);
        if let Some(game) = &mut self.game {
            game.is_end_known = is_end_known;
        }
        effects
    }

    /// Puts a session on the table and shows it.
    pub(crate) fn put(
        &mut self,
        session: Session,
        mut told: Vec<session::Effect>,
        settings: &Settings,
    ) -> Vec<Effect> {
        let mut game = ActiveGame::new(session);
        if settings.is_on(Setting::Threats) {
            told.extend(game.session.update(Intent::ShowThreats(true)));
            game.draw();
        }
        let has_bots = game.has_bots();
        self.game = Some(game);
        self.aside = None;
        self.screen = Screen::Game;
        let mut effects = vec![
            send(DialogMsg::NewGame),
            Effect::Stop,
            send(AnnounceMsg::Clear),
        ];
        effects.extend(has_bots.then_some(Effect::StartBots));
        effects.extend(self.effects(told));
        effects
    }

    /// Clears the table for another game. The old game stays saved, unless nothing happened in it.
    pub(crate) fn clear_table(&mut self) -> Vec<Effect> {
        let game = self.game.take();
        // In a game by link, the others may have joined.
        let is_untouched = game.is_some_and(|game| {
            game.session.table().entry_count() == 0 && game.session.local().link_player().is_none()
        });
        vec![send(SavesMsg::Release { is_untouched })]
    }

    /// The wins of each seat, this game included.
    fn wins(&self) -> Vec<u32> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let mut wins = game.wins.clone();
        if let Node::Terminal { winners } = game.session.table().node() {
            for seat in winners.iter() {
                wins.resize(wins.len().max(seat.index() + 1), 0);
                wins[seat.index()] += 1;
            }
        }
        wins
    }

    /// The score of the match in words, after the second game.
    pub fn match_score(&self) -> Option<String> {
        let game = self.game.as_ref()?;
        // Several may have won the first game together.
        if game.wins.is_empty() {
            return None;
        }
        let wins = self.wins();
        let table = game.session.table();
        let standings = table.standings();
        let own = game.scene.seats.own;
        let name = |seat| match own == Some(seat) {
            true => t!(outcome::you).to_owned(),
            false => table.called(seat),
        };
        let each = standings.iter().map(|each| {
            let won = wins.get(each.seat.index()).copied().unwrap_or_default();
            format!("{} {won}", name(each.seat))
        });
        let tally = each.collect::<Vec<_>>().join(", ");
        Some(t!(dialogs::games_won, tally))
    }
}
