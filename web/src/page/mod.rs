//! The page as a value: a few stores, and what each message changes in them. [`app::App`] draws it, and
//! [`effect::Browser`] carries out its effects.

pub mod announce;
pub mod app;
pub mod dialogs;
pub mod dispatch;
pub mod effect;
pub mod notices;
pub mod route;
mod screen;
#[cfg(test)]
mod tests;
pub mod toasts;
pub mod update_offer;

use rules::ruleset::Ruleset;
use table::today::Day;

use self::announce::{AnnounceMsg, Announcer};
pub use self::dialogs::Dialog;
use self::dialogs::{DialogMsg, Dialogs};
pub use self::dispatch::{Dispatch, use_dispatch};
use self::effect::{Effect, send};
use self::notices::{NoticeMsg, Notices};
use self::route::{RouteMsg, Screen};
use crate::backup::store::{BackupMsg, BackupStore};
use crate::board::BoardMsg;
use crate::exercises::store::{ExerciseMsg, ExerciseStore};
use crate::fairness::store::{RollsMsg, RollsStore};
use crate::family_book::store::{FamilyBookMsg, FamilyBookStore};
use crate::game::store::{Around, GameMsg, GameStore};
use crate::home::known_people::{PeopleMsg, PeopleStore};
use crate::lessons::store::{LessonMsg, LessonStore};
use crate::links::store::{LinkMsg, LinkStore};
use crate::review::store::{ReviewMsg, ReviewStore};
use crate::rulebook::store::{BookMsg, BookStore};
use crate::saves::games::Games;
use crate::saves::store::{SavesMsg, SavesStore};
use crate::settings;
use crate::settings::store::{Settings, SettingsMsg};
use crate::setup::kept_rules::{RulesMsg, RulesStore};
use crate::setup::seats::turns;
use crate::setup::store::{Device, SetupMsg, SetupStore};
use crate::today::store::{TodayMsg, TodayStore};
use crate::trial::store::{TrialMsg, TrialStore};

/// Defines [`Msg`], and makes one of the message of each store.
macro_rules! messages {
    ($($(#[$doc:meta])* $kind:ident($msg:ty)),* $(,)?) => {
        /// A message to the page, by the store that it is for.
        pub enum Msg {
            $($(#[$doc])* $kind($msg),)*
            /// The language has changed: all stores replace their texts.
            Retell,
            /// The later texts are here: stores go on that wait for them.
            LaterTexts,
        }

        $(impl From<$msg> for Msg {
            fn from(msg: $msg) -> Msg {
                Msg::$kind(msg)
            }
        })*
    };
}

messages!(
    /// The game, replay or lesson on the screen.
    Game(GameMsg),
    /// Saved games.
    Saves(SavesMsg),
    /// The game that is being set up, and games that start with a tap.
    Setup(SetupMsg),
    /// The family's book.
    FamilyBook(FamilyBookMsg),
    /// Backups.
    Backup(BackupMsg),
    /// The people of this device.
    People(PeopleMsg),
    /// The house rules kept on this device.
    Rules(RulesMsg),
    /// Settings.
    Settings(SettingsMsg),
    /// Reviews.
    Review(ReviewMsg),
    /// Trials of house rules.
    Trial(TrialMsg),
    /// Links of games by link.
    Link(LinkMsg),
    /// Lessons.
    Lesson(LessonMsg),
    /// Rulebooks.
    Book(BookMsg),
    /// Counts of rolls.
    Rolls(RollsMsg),
    /// Today's game.
    Today(TodayMsg),
    /// Exercises.
    Exercise(ExerciseMsg),
    /// Dialogs.
    Dialog(DialogMsg),
    /// Notices.
    Notice(NoticeMsg),
    /// Announcements to screen readers.
    Announce(AnnounceMsg),
    /// Addresses.
    Route(RouteMsg),
);

impl From<Dialog> for Msg {
    fn from(dialog: Dialog) -> Msg {
        DialogMsg::Show(dialog).into()
    }
}

impl From<BoardMsg> for Msg {
    fn from(msg: BoardMsg) -> Msg {
        match msg {
            BoardMsg::Intent(intent) => intent.into(),
            BoardMsg::Unclear(targets) => Dialog::ChooseTarget(targets).into(),
        }
    }
}

/// The state of the browser when a message arrives.
#[derive(Clone, Default, Debug)]
pub struct Now {
    /// The fragment of the address, with its `#`.
    pub address: String,
    /// The time in milliseconds since 1970.
    pub ms: u64,
    /// The day where the player is.
    pub day: Day,
    /// When that day began, in milliseconds since 1970.
    pub midnight: u64,
}

/// The state of the page.
pub struct Page {
    /// The game, replay or lesson.
    pub game: GameStore,
    /// The saved games.
    pub saves: SavesStore,
    /// The family's book.
    pub family_book: FamilyBookStore,
    /// The backup that was opened last.
    pub backup: BackupStore,
    /// The game that is being set up.
    pub setup: SetupStore,
    /// The people of this device.
    pub people: PeopleStore,
    /// The house rules kept on this device.
    pub rules: RulesStore,
    /// The player's settings.
    pub settings: Settings,
    /// The review that was opened last.
    pub review: ReviewStore,
    /// The trial of house rules that was asked for last.
    pub trial: TrialStore,
    /// Links that were opened.
    pub links: LinkStore,
    /// The texts of lessons.
    pub lessons: LessonStore,
    /// Rulebooks.
    pub books: BookStore,
    /// The rolls of saved games.
    pub rolls: RollsStore,
    /// Today's game.
    pub today: TodayStore,
    /// Exercises.
    pub exercises: ExerciseStore,
    /// Dialogs.
    pub dialogs: Dialogs,
    /// Notices.
    pub notices: Notices,
    /// Announcements to screen readers.
    pub announcer: Announcer,
}

impl Page {
    /// A page with these saved games and settings, which shows nothing yet.
    pub fn new(games: Games, settings: Settings) -> Page {
        Page {
            game: GameStore::default(),
            saves: SavesStore::new(games),
            family_book: FamilyBookStore::load(),
            backup: BackupStore::default(),
            setup: SetupStore::new(&settings),
            people: PeopleStore::default(),
            rules: RulesStore::default(),
            settings,
            review: ReviewStore::default(),
            trial: TrialStore::default(),
            links: LinkStore::default(),
            lessons: LessonStore::default(),
            books: BookStore::default(),
            rolls: RollsStore::default(),
            today: TodayStore::default(),
            exercises: ExerciseStore::default(),
            dialogs: Dialogs::default(),
            notices: Notices::default(),
            announcer: Announcer::default(),
        }
    }

    /// Changes the page by a message, and by those that follow from it. Returns what the browser has to do, in order.
    pub fn update(&mut self, msg: impl Into<Msg>, now: &Now) -> Vec<Effect> {
        self.dialogs.address.clone_from(&now.address);
        self.today.day = now.day;
        let mut effects = self.run(msg.into(), now);
        if let Some(Dialog::Rules(_)) = self.dialogs.open {
            effects.extend(self.books.fetch(self.ruleset()));
        }
        if self.dialogs.has_left_end(&self.game) {
            self.game.note_end();
        }
        if let Some(game) = self.game.ended() {
            self.saves.note_end_seen(&game.session);
        }
        let is_setting_up = matches!(self.dialogs.open, Some(Dialog::Start(_)))
            || self.game.active().is_none() && self.game.screen == Screen::Setup;
        self.trial
            .leave_unless(is_setting_up.then_some(&self.setup.draft));
        if self.dialogs.open != Some(Dialog::FamilyBook) {
            self.family_book.page = None;
        }
        if self.backup.is_ready && self.dialogs.open != Some(Dialog::BringBack) {
            self.backup = BackupStore::default();
        }
        effects.extend(self.today.note(self.game.game.as_ref()));
        effects.extend(self.exercises.note(&self.game, now.day));
        effects.extend(self.game.update_cues());
        effects
    }

    /// A message can lead to others. They are handled first, as if one store had called the other.
    fn run(&mut self, msg: Msg, now: &Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        for effect in self.step(msg, now) {
            match effect {
                Effect::Send(msg) => effects.extend(self.run(*msg, now)),
                effect => effects.push(effect),
            }
        }
        effects
    }

    fn step(&mut self, msg: Msg, now: &Now) -> Vec<Effect> {
        match msg {
            Msg::Game(msg) => {
                let around = Around {
                    saves: &self.saves,
                    settings: &self.settings,
                    is_drawer_open: self.dialogs.drawer.is_some(),
                };
                self.game.update(msg, &around)
            }
            Msg::Saves(msg) => {
                let player = self.settings.player();
                self.saves.update(msg, &self.game, player, now)
            }
            Msg::Setup(msg) => {
                let device = Device {
                    settings: &self.settings,
                    people: &self.people.people,
                    playing: self.ruleset(),
                };
                self.setup.update(msg, device)
            }
            Msg::FamilyBook(msg) => self.family_book.update(msg, &self.saves.games),
            Msg::Backup(msg) => self.backup.update(msg, &self.saves.games, &self.settings),
            Msg::People(msg) => self.people.update(msg),
            Msg::Rules(msg) => self.rules.update(msg),
            Msg::Settings(msg) => {
                let effects = self.settings.update(msg).into_iter();
                effects.flat_map(settings::effect::of_page).collect()
            }
            Msg::Retell => vec![
                send(AnnounceMsg::Clear),
                send(SetupMsg::Retell),
                send(BookMsg::Retell),
                send(GameMsg::Retell),
                send(SavesMsg::Retell),
                send(LessonMsg::Retell),
                send(Msg::LaterTexts),
            ],
            Msg::LaterTexts => vec![
                // A character may be about to speak.
                send(GameMsg::Draw),
                send(TrialMsg::Retell),
                send(FamilyBookMsg::Retell),
                send(BackupMsg::Retell),
                send(ExerciseMsg::Retell),
            ],
            Msg::Review(msg) => self.review.update(msg, &self.game, &self.saves, now),
            Msg::Trial(msg) => self.trial.update(msg, now),
            Msg::Link(msg) => {
                let setup = self.setup.draft.setup();
                self.links.update(msg, &self.game, &self.saves, &setup, now)
            }
            Msg::Lesson(msg) => {
                let ruleset = self.ruleset();
                let player = self.settings.player();
                self.lessons.update(msg, &self.game, ruleset, player, now)
            }
            Msg::Book(msg) => self.books.update(msg),
            Msg::Rolls(msg) => self.rolls.update(msg, &self.saves),
            Msg::Today(msg) => self.today.update(msg, &self.saves.games, &self.settings),
            Msg::Exercise(msg) => {
                let player = self.settings.player();
                self.exercises.update(msg, &self.game, player, now)
            }
            Msg::Dialog(msg) => self.dialogs.update(msg, &self.saves),
            Msg::Notice(msg) => self.notices.update(msg),
            Msg::Announce(msg) => self.announcer.update(msg),
            Msg::Route(msg) => self.route(msg, now),
        }
    }

    /// The ruleset of the game on the screen, else of the one that is being set up.
    pub fn ruleset(&self) -> Ruleset {
        let active = self.game.active();
        active.map_or(self.setup.draft.ruleset(), |game| {
            game.session.table().ruleset()
        })
    }

    /// How many quarter turns clockwise boards are turned: as in the game on the screen, else as in the one that is being
    /// set up.
    pub fn turns(&self) -> u8 {
        let active = self.game.active();
        active.map_or_else(
            || turns(&self.setup.draft.setup(), self.settings),
            |game| game.scene.board.layout.turns,
        )
    }
}
