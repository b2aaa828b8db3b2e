//! The game that is being set up, and games that start with a tap.

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};
use table::address;
use table::draft::{Change, Draft, Habits};
use table::durations::Speed;
use table::kept_rules;
use table::party::Party;
use table::people::{self, People, Person};
use table::setup::{PERSON, Setup};
use table::table_settings::{Seating, TableSettings};
use words::capitalised;

use crate::game::store::GameMsg;
use crate::home::hero::{LastGame, last_setup, setup_of};
use crate::home::known_people::PeopleMsg;
use crate::links::store::invite;
use crate::page::Msg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::page::route::Screen;
use crate::platform::{crash_guard, lying_flat, player_history};
use crate::settings::all_settings::Setting;
use crate::settings::store::{Settings, SettingsMsg};
use crate::setup::kept_rules::RulesMsg;

/// A message about the game that is being set up, or about a game to start.
#[derive(Clone)]
pub enum SetupMsg {
    /// Change the draft.
    Change(Change),
    /// The box of a game is opened, by its index in the list of games; without one, that of the game that is played.
    Open(Option<usize>),
    /// The person whose name was typed takes the selected seat.
    SitDown,
    /// Start the game of the draft.
    Start,
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

impl From<Change> for Msg {
    fn from(change: Change) -> Msg {
        SetupMsg::Change(change).into()
    }
}

/// The level that is proposed for a bot.
pub fn proposed_level() -> &'static str {
    bot::levels().first().map_or(PERSON, |(name, _)| name)
}

/// What the page knows when a game is set up.
#[derive(Clone, Copy)]
pub struct Device<'a> {
    /// The player's settings.
    pub settings: &'a Settings,
    /// The people of the device.
    pub people: &'a People,
    /// The game that is played.
    pub playing: Ruleset,
}

/// The game that is being set up. The sheet of its box and the form show the same draft.
pub struct SetupStore {
    /// The draft.
    pub draft: Draft,
    /// Why it cannot start, or what was wrong with its address, in sentences.
    pub problems: Vec<String>,
    /// Rises when the form is filled anew, so that every field shows what it holds, and when a start is refused.
    pub version: u32,
    /// Whether somebody has changed the draft since it was proposed.
    is_touched: bool,
    /// The game that "Play" starts.
    pub last: LastGame,
}

impl SetupStore {
    /// The first game of all, as the form shows it at first.
    pub fn new(settings: &Settings) -> SetupStore {
        let setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        let mut draft = Draft::of(setup, Habits::default());
        draft.make_forced_moves(settings.is_on(Setting::ForcedMoves));
        SetupStore {
            draft,
            problems: Vec::new(),
            version: 0,
            is_touched: false,
            last: LastGame::of(last_setup()),
        }
    }

    /// Handles a message.
    pub fn update(&mut self, msg: SetupMsg, device: Device<'_>) -> Vec<Effect> {
        match msg {
            SetupMsg::Change(change) => {
                self.change(change);
                Vec::new()
            }
            SetupMsg::Open(index) => {
                let (family, edition) = match index {
                    Some(index) => (FAMILIES[index], 0),
                    None => of_list(device.playing),
                };
                let habits = self.habits(family, device);
                // What somebody has chosen for this game stays.
                if self.is_touched && self.draft.family().name() == family.name() {
                    self.draft.set_habits(habits);
                } else {
                    let draft = Draft::proposed(family, edition, habits);
                    self.draft = draft.remembering(&self.draft);
                    self.is_touched = false;
                }
                self.problems.clear();
                Vec::new()
            }
            SetupMsg::SitDown => {
                let mut effects = self.sit_down(device.people);
                if self.draft.is_full() {
                    effects.push(Effect::FocusSoon(".start-sheet button[type=submit]"));
                }
                effects
            }
            SetupMsg::Start => self.start_draft(device),
            SetupMsg::PlayLast => {
                let mut setup = self.last.setup.clone();
                if !device.settings.is_on(Setting::ForcedMoves) {
                    setup.make_forced_moves(false);
                }
                self.put(setup.clone(), device);
                self.version += 1;
                self.start(setup)
            }
            SetupMsg::Address {
                setup,
                speed,
                start,
                problems,
            } => {
                let mut effects = self.show(*setup, problems, device);
                effects.push(send(SettingsMsg::Address(speed)));
                // After two failed starts, the player decides.
                if start && !crash_guard::has_set_aside() {
                    effects.push(send(SetupMsg::Start));
                }
                effects
            }
            SetupMsg::AfterLessons(ruleset) => {
                let setup = Setup::usual(ruleset, proposed_level());
                let mut effects = self.show(setup, Vec::new(), device);
                effects.push(send(SetupMsg::Start));
                effects
            }
            SetupMsg::Refused(problem) => {
                self.is_touched = true;
                self.problems.push(problem);
                vec![send(GameMsg::Leave(Screen::Setup))]
            }
            SetupMsg::Started => {
                // The next game has other dice.
                self.draft.apply(Change::Seed(String::new()));
                let setup = self.draft.setup();
                player_history::keep_played(setup.ruleset.edition.name);
                let address = address::write(&setup);
                player_history::keep_last_game(&address);
                self.last = LastGame::of(setup_of(Some(&address)));
                let party = Party::of(&setup).filter(|_| setup.host().is_none());
                let mut effects = vec![send(SettingsMsg::Started)];
                let play = |party| send(PeopleMsg::Change(people::Change::Play(party)));
                effects.extend(party.map(play));
                let rules = kept_rules::Change::Play(setup.ruleset);
                effects.push(send(RulesMsg::Change(rules)));
                effects
            }
            SetupMsg::MakeForcedMoves(on) => {
                self.draft.make_forced_moves(on);
                Vec::new()
            }
            SetupMsg::Seating(seating) => {
                let table_settings = TableSettings {
                    seating,
                    ..self.draft.table_settings()
                };
                self.draft.apply(Change::Table(table_settings));
                Vec::new()
            }
            SetupMsg::Stored => {
                let setup = last_setup();
                if setup != self.last.setup {
                    self.last = LastGame::of(setup);
                }
                Vec::new()
            }
            SetupMsg::Retell => {
                self.problems.clear();
                Vec::new()
            }
        }
    }

    fn change(&mut self, change: Change) {
        self.problems.clear();
        self.is_touched = true;
        self.draft.apply(change);
    }

    /// What the device knows of the players of a game.
    fn habits(&self, family: &'static Family, device: Device<'_>) -> Habits {
        Habits {
            levels: bot::levels().into_iter().map(|(name, _)| name).collect(),
            party: device.people.party().cloned(),
            is_party_next: device.people.is_party_next(),
            last: Some(self.last.setup.ruleset),
            is_first_game: {
                let mut editions = family.editions.iter();
                !editions.any(|edition| player_history::is_known(edition.name))
            },
            can_lie_flat: lying_flat::can_lie_flat(),
            forced_moves: device.settings.is_on(Setting::ForcedMoves),
        }
    }

    /// The draft of a whole game.
    fn put(&mut self, setup: Setup, device: Device<'_>) {
        let habits = self.habits(setup.ruleset.family, device);
        self.draft = Draft::of(setup, habits).remembering(&self.draft);
    }

    /// Shows the form of this game. The address of the draft itself leaves the draft as it is.
    fn show(&mut self, setup: Setup, problems: Vec<String>, device: Device<'_>) -> Vec<Effect> {
        let is_same =
            problems.is_empty() && address::write(&setup) == address::write(&self.draft.setup());
        let mut effects = match is_same {
            true => self.sit_down(device.people),
            false => {
                self.put(setup, device);
                Vec::new()
            }
        };
        self.is_touched = true;
        self.version += 1;
        self.problems = problems;
        effects.push(send(GameMsg::Leave(Screen::Setup)));
        effects
    }

    /// Puts the person whose name was typed at the selected seat.
    fn sit_down(&mut self, people: &People) -> Vec<Effect> {
        let name = self.draft.typed.trim().to_owned();
        if name.is_empty() {
            return Vec::new();
        }
        let person = people.find(&name).cloned();
        let person = person.unwrap_or(Person {
            name,
            colour: String::new(),
            portrait: "",
        });
        let meet = people::Change::Meet(person.name.clone());
        self.change(Change::PutPerson(person));
        self.change(Change::Type(String::new()));
        vec![send(PeopleMsg::Change(meet))]
    }

    /// Starts the game of the draft. A name that nobody has confirmed is a player all the same.
    fn start_draft(&mut self, device: Device<'_>) -> Vec<Effect> {
        let mut effects = self.sit_down(device.people);
        self.version += 1;
        match self.draft.finished() {
            Ok(setup) => effects.extend(self.start(setup)),
            Err(problem) => {
                self.problems = vec![problem];
                effects.push(Effect::Wake);
            }
        }
        effects
    }

    /// Starts a game, which the form shows from now on.
    fn start(&mut self, setup: Setup) -> Vec<Effect> {
        self.problems.clear();
        self.is_touched = false;
        let start = match setup.host().map(|seat| invite(&setup, seat)) {
            None => GameMsg::Start(Box::new(setup)).into(),
            Some(Ok(player)) => {
                GameMsg::StartByLink(Box::new(player), Box::new(setup), Vec::new()).into()
            }
            Some(Err(problem)) => {
                let problem = format!("{}.", capitalised(&problem));
                Msg::from(SetupMsg::Refused(problem))
            }
        };
        vec![Effect::Wake, send(DialogMsg::Drop), send(start)]
    }
}

/// The game of a ruleset, and the place of its edition in the list of editions.
fn of_list(ruleset: Ruleset) -> (&'static Family, usize) {
    let (family, edition) = (ruleset.family, ruleset.edition);
    let index = family.editions.iter().position(|each| each == edition);
    (family, index.unwrap_or_default())
}
