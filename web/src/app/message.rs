//! Messages to the page.

use std::rc::Rc;

use rules::board::Space;
use table::session::Intent;
use table::setup::Setup;
use table::speed::Speed;
use web_sys::Event;
use words::Language;

use super::by_link::LinkMsg;
use super::fairness::SavedRolls;
use super::notices::Missing;
use super::review::ReviewMsg;
use crate::board::BoardInput;
use crate::board::key_bindings::KeyInput;
use crate::dialogs::rulebook::Number;
use crate::game::toolbar::Drawer;
use crate::platform::saved_games;
use crate::platform::theme::Theme;
use crate::settings::switch::Switch;
use crate::setup::form::FormState;

/// A message to the page.
pub enum AppMsg {
    /// For the session on the screen.
    Session(Intent),
    /// A bot's answer for the session, from the "worker" or the "page" itself.
    Answered(Intent, &'static str),
    /// The form has changed.
    Form(FormState),
    /// Start the last or the default game.
    PlayLast,
    /// Start this game.
    StartGame(Box<Setup>),
    /// Start the game of the form.
    Start,
    /// The address has changed.
    Address,
    /// Show the home page, which has all games. The game on the table stays saved.
    Home,
    /// Return to the game on the table.
    GoOn,
    /// About saved games.
    SavedGame(SavedGameMsg),
    /// Replay a game: the saved one under this key, or the one on the screen.
    Replay(Option<String>),
    /// Play on from the current moment of the replay.
    PlayOn,
    /// About games by link.
    ByLink(LinkMsg),
    /// About reviews.
    Review(ReviewMsg),
    /// About lessons.
    Lesson(LessonMsg),
    /// Input on the board.
    Board(BoardInput),
    /// A key on the board, or a setting of the keys.
    Key(KeyInput),
    /// The pointer is over a step, or over none.
    Point(Option<String>),
    /// The player means this space, of two that are close together.
    Meant(Space),
    /// Start another game with the same players.
    Rematch,
    /// The player went back or forth in the history.
    Back,
    /// The window has another size: what flies over the page would miss its place.
    Resized,
    /// The rulebook of a game in a language has arrived, or an error.
    Book(&'static str, Language, Result<String, String>),
    /// Open this drawer, or close it.
    Drawer(Option<Drawer>),
    /// A new version of the page is ready.
    UpdateReady,
    /// Load the new version.
    Update,
    /// Open a dialog.
    Show(Dialog),
    /// The rolls of all saved games have been counted.
    RollsCounted(Rc<SavedRolls>),
    /// A dialog was closed.
    Closed,
    /// Open the dialog about the end of the game again.
    Results,
    /// Show coordinates, or not.
    Coordinates(bool),
    /// Turn a setting on or off.
    Switch(Switch, bool),
    /// Use this speed, now and in the next game.
    Speed(Speed),
    /// Use this theme.
    Theme(Theme),
    /// Switch to this language.
    Language(Language),
    /// The texts of a language have arrived, or an error.
    Speak(Language, Result<String, String>),
    /// Turn sound on or off.
    Sound(bool),
    /// Set the volume; it is kept with [`AppMsg::KeepVolume`].
    Volume(u8),
    /// Keep this volume, and let it be heard.
    KeepVolume(u8),
    /// A file did not arrive: what it is, and the sentence that says so.
    Missing(Missing, String),
    /// Fetch it again.
    TryAgain(Missing),
    /// Dismiss that notice.
    Forget(Missing),
    /// Dismiss the notice with this text.
    Dismiss(String),
    /// Render the game now.
    Frame,
}

impl From<Intent> for AppMsg {
    fn from(message: Intent) -> AppMsg {
        AppMsg::Session(message)
    }
}

impl From<SavedGameMsg> for AppMsg {
    fn from(msg: SavedGameMsg) -> AppMsg {
        AppMsg::SavedGame(msg)
    }
}

impl From<LinkMsg> for AppMsg {
    fn from(msg: LinkMsg) -> AppMsg {
        AppMsg::ByLink(msg)
    }
}

impl From<LessonMsg> for AppMsg {
    fn from(msg: LessonMsg) -> AppMsg {
        AppMsg::Lesson(msg)
    }
}

impl From<KeyInput> for AppMsg {
    fn from(key: KeyInput) -> AppMsg {
        AppMsg::Key(key)
    }
}

impl From<BoardInput> for AppMsg {
    fn from(input: BoardInput) -> AppMsg {
        AppMsg::Board(input)
    }
}

impl From<Dialog> for AppMsg {
    fn from(dialog: Dialog) -> AppMsg {
        AppMsg::Show(dialog)
    }
}

/// A message about saved games, each named by its key.
pub enum SavedGameMsg {
    /// Resume the game.
    Take(String),
    /// Copy the game.
    Copy(String),
    /// Delete the game.
    Delete(String),
    /// Restore the last deleted game.
    Undo,
    /// Play here the game that another tab plays.
    Here,
    /// Resume the game, now that the open tabs are known.
    Resume(String),
    /// Download the game.
    Download(String),
    /// Download all games.
    DownloadAll,
    /// "Show more" was pressed.
    ShowMore,
    /// Read more games for the list.
    LoadMore,
    /// A file was chosen.
    Open(Event),
    /// The file was imported; the result in sentences.
    Imported(String),
    /// News about saved games.
    SaveEvent(saved_games::Event),
    /// A message from another tab.
    Hear(String),
    /// Give the game to this open tab, which has asked for it.
    Give(String, String),
    /// The other tab has not answered in time.
    Wait,
}

/// Messages about lessons.
#[derive(Clone)]
pub enum LessonMsg {
    /// Start the lessons of the current game.
    Begin,
    /// Show the next lesson.
    Next,
    /// Leave the lessons.
    Leave,
    /// Leave the lessons for the home page.
    Home,
    /// Start a game against an easy bot.
    Play,
    /// The lessons at a path have arrived, or an error.
    Come(String, Result<String, String>),
}

/// A dialog that the player opens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Dialog {
    /// The ways to start a game, of this index in the list of games.
    Start(usize),
    /// The rulebook, scrolled to a rule.
    Rules(Option<Number>),
    /// About Turnout.
    About,
    /// The players.
    Players,
    /// The cards that are left.
    Cards,
    /// The dice: their fingerprint, and how often each number came up.
    Dice {
        /// Whether they are checked at once.
        check: bool,
    },
    /// A link to share the game.
    Share,
    /// The link of a game by link, to be sent.
    Send,
    /// The invitation to a game by link.
    Invitation,
    /// A link that contradicts a saved game.
    OtherVersion,
    /// A link that cannot be read.
    BadLink,
    /// The review of the game that is replayed.
    Review,
    /// The player's settings.
    Settings,
    /// Whether to go back across rolls that people have seen.
    GoBack,
    /// Keyboard shortcuts, and how much a screen reader says.
    Keys,
    /// Which of two spaces that are close together.
    Which(Space, Space),
}
