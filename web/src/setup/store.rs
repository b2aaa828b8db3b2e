//! The form "New game", and games that start with a tap.

use rules::games::FAMILIES;
use rules::record::Match;
use rules::ruleset::{Family, Ruleset};
use table::address;
use table::durations::Speed;
use table::party::Party;
use table::people::Change;
use table::setup::{self, Setup};
use table::table_settings::Seating;
use words::capitalised;

use super::form::{FormState, proposed_level};
use crate::game::store::GameMsg;
use crate::home::hero::LastGame;
use crate::home::known_people::PeopleMsg;
use crate::home::quick_game;
use crate::links::store::invite;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::page::route::Screen;
use crate::platform::{crash_guard, player_history};
use crate::settings::settings_table::Setting;
use crate::settings::store::{Settings, SettingsMsg};

/// A message about the form, or about a game to start.
pub enum SetupMsg {
    /// The form has changed.
    Changed(FormState),
    /// Turn an option of a game on or off, by their names.
    Ask(&'static Family, &'static str, bool),
    /// Start the game of the form.
    Start,
    /// Start this game.
    StartGame(Box<Setup>),
    /// Start the last or the default game.
    PlayLast,
    /// An address sets up a game.
    Address {
        /// What it sets up.
        setup: Box<Setup>,
        /// The speed that it names.
        speed: Option<Speed>,
        /// Whether the game starts at once.
        start: bool,
        /// What is wrong with it.
        problems: Vec<String>,
    },
    /// Start a game of a ruleset against a bot, after its lessons.
    AfterLessons(Ruleset),
    /// The game could not be started, and why.
    Refused(String),
    /// The game was started.
    Started,
    /// Play forced moves of people in the next game, or not.
    MakeForcedMoves(bool),
    /// Seats are shown like this in the next game, too.
    Seating(Seating),
    /// Another tab has changed the storage: it may have started a game.
    Stored,
    /// The language is another one.
    Retell,
}

/// The form.
pub struct SetupStore {
    /// What it holds.
    pub form: FormState,
    /// The game that "Play" starts.
    pub last: LastGame,
}

impl SetupStore {
    /// The form as it is at first.
    pub fn new(settings: &Settings) -> SetupStore {
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        setup.make_forced_moves(settings.is_on(Setting::ForcedMoves));
        SetupStore {
            form: FormState::of(setup),
            last: LastGame::of(quick_game::last_or_default()),
        }
    }

    /// Handles a message.
    pub fn update(&mut self, msg: SetupMsg, settings: &Settings) -> Vec<Effect> {
        match msg {
            SetupMsg::Changed(form) => {
                self.form = form;
                Vec::new()
            }
            SetupMsg::Ask(family, option, on) => {
                self.form.asked.ask(family, option, on);
                Vec::new()
            }
            SetupMsg::Start => self.start_typed(),
            SetupMsg::StartGame(setup) => self.start(*setup),
            SetupMsg::PlayLast => {
                let mut setup = self.last.setup.clone();
                if !settings.is_on(Setting::ForcedMoves) {
                    setup.make_forced_moves(false);
                }
                self.start(setup)
            }
            SetupMsg::Address {
                setup,
                speed,
                start,
                problems,
            } => {
                let mut effects = self.show(*setup, problems);
                effects.push(send(SettingsMsg::Address(speed)));
                // After two failed starts, the player decides.
                if start && !crash_guard::has_set_aside() {
                    effects.push(send(SetupMsg::Start));
                }
                effects
            }
            SetupMsg::AfterLessons(ruleset) => {
                let mut effects = self.show(Setup::usual(ruleset, proposed_level()), Vec::new());
                effects.push(send(SetupMsg::Start));
                effects
            }
            SetupMsg::Refused(problem) => {
                self.form.problems.push(problem);
                vec![send(GameMsg::Leave(Screen::Setup))]
            }
            SetupMsg::Started => {
                player_history::keep_played(self.form.setup.ruleset.edition.name);
                let address = address::write(&Setup {
                    seed: None,
                    ..self.form.setup.clone()
                });
                player_history::keep_last_game(&address);
                self.last = LastGame::of(quick_game::of_address(Some(&address)));
                let party = Party::of(&self.form.setup);
                let party = party.filter(|_| self.form.setup.host().is_none());
                // The next game has other dice.
                self.form.seed.clear();
                self.form.setup.seed = None;
                let mut effects = vec![send(SettingsMsg::Started)];
                effects.extend(party.map(|party| send(PeopleMsg::Change(Change::Play(party)))));
                effects
            }
            SetupMsg::MakeForcedMoves(on) => {
                self.form.setup.make_forced_moves(on);
                Vec::new()
            }
            SetupMsg::Seating(seating) => {
                self.form.setup.table_settings.seating = seating;
                Vec::new()
            }
            SetupMsg::Stored => {
                let setup = quick_game::last_or_default();
                if setup != self.last.setup {
                    self.last = LastGame::of(setup);
                }
                Vec::new()
            }
            SetupMsg::Retell => {
                self.form.problems.clear();
                Vec::new()
            }
        }
    }

    /// Shows the form with this content.
    fn show(&mut self, setup: Setup, problems: Vec<String>) -> Vec<Effect> {
        self.form = FormState {
            problems,
            version: self.form.version + 1,
            asked: self.form.asked.clone(),
            ..FormState::of(setup)
        };
        vec![send(GameMsg::Leave(Screen::Setup))]
    }

    /// Starts the game of the form, as it was typed.
    fn start_typed(&mut self) -> Vec<Effect> {
        // The form hides the seed of a game by link.
        let seed = match self.form.setup.host() {
            Some(_) => "",
            None => &self.form.seed,
        };
        let mut setup = self.form.setup.clone();
        let read = setup::read_seed(seed).and_then(|seed| {
            setup.seed = seed;
            setup.match_play = setup::read_total(&self.form.total)?.map(Match::to);
            Ok(())
        });
        match read {
            Ok(()) => self.start(setup),
            Err(problem) => {
                self.form.version += 1;
                self.form.problems = vec![problem];
                vec![Effect::Wake]
            }
        }
    }

    /// Starts a game, which the form shows from now on.
    fn start(&mut self, setup: Setup) -> Vec<Effect> {
        self.form.version += 1;
        self.form.problems.clear();
        self.form.setup = setup;
        let setup = self.form.setup.clone();
        let start = match setup.host().map(|seat| invite(&setup, seat)) {
            None => GameMsg::Start(Box::new(setup)).into(),
            Some(Ok(player)) => {
                GameMsg::StartByLink(Box::new(player), Box::new(setup), Vec::new()).into()
            }
            Some(Err(problem)) => {
                let problem = format!("{}.", capitalised(&problem));
                crate::page::Msg::from(SetupMsg::Refused(problem))
            }
        };
        vec![Effect::Wake, send(DialogMsg::Drop), send(start)]
    }
}
