//! What happens to the page, and the dialogs that it may show.

use rules::board::Space;
use table::session::Message;
use table::speed::Speed;
use web_sys::Event;
use words::Language;

use super::missing::Missing;
use crate::board::Deed;
use crate::board::key_bindings::Press;
use crate::dialogs::rulebook::Number;
use crate::game::toolbar::Drawer;
use crate::platform::saved_games;
use crate::platform::theme::Theme;
use crate::setup::form::Form;

/// What happens to the page.
pub enum Msg {
    /// Something for the session.
    Session(Message),
    /// A bot has answered, in the worker or on the page's own thread.
    Answered(Message, &'static str),
    /// The form was changed.
    Form(Form),
    /// The form's game is to start.
    Start,
    /// The address was changed.
    Address,
    /// A new game is wanted.
    New,
    /// The game that is going on is wanted.
    GoOn,
    /// Something about the games that are kept.
    Games(Wish),
    /// A game is to be watched again: the kept one under this key, or the one that is shown.
    Watch(Option<String>),
    /// The game is to be played on from the moment that the replay shows.
    PlayOn,
    /// Something about lessons.
    Learn(Learn),
    /// Something done on the board.
    Board(Deed),
    /// A key was pressed on the board, or something wanted of the keys.
    Press(Press),
    /// A step is pointed at, or none any more.
    Point(Option<String>),
    /// Of two as near, this space was meant.
    Meant(Space),
    /// Another game with the same seats is wanted.
    Again,
    /// The browser went back or forth.
    Back,
    /// The text of the rulebook of that name in a language is there, or why it is not.
    Book(&'static str, Language, Result<String, String>),
    /// This is to lie open over the board, or nothing any more.
    Drawer(Option<Drawer>),
    /// A new version of the page is here.
    Newer,
    /// The new version is wanted.
    Update,
    /// A dialog is wanted.
    Show(Dialog),
    /// The dialog was closed.
    Closed,
    /// The dialog of the end is wanted again.
    Results,
    /// The spaces are to bear their names, or not.
    Names(bool),
    /// The game that is played and the next one are to have this speed.
    Speed(Speed),
    /// The page is to have these colours.
    Theme(Theme),
    /// The page is to speak this language.
    Language(Language),
    /// The texts of a language are there, or why they are not.
    Speak(Language, Result<String, String>),
    /// The page is to be heard, or not.
    Sound(bool),
    /// A file did not arrive, which a sentence says.
    Missing(Missing, String),
    /// It is to be fetched again.
    TryAgain(Missing),
    /// It is not missed.
    Forget(Missing),
    /// The notice with this text has been read.
    Dismiss(String),
    /// It is time to draw.
    Frame,
}

impl From<Message> for Msg {
    fn from(message: Message) -> Msg {
        Msg::Session(message)
    }
}

impl From<Wish> for Msg {
    fn from(wish: Wish) -> Msg {
        Msg::Games(wish)
    }
}

impl From<Learn> for Msg {
    fn from(learn: Learn) -> Msg {
        Msg::Learn(learn)
    }
}

impl From<Press> for Msg {
    fn from(press: Press) -> Msg {
        Msg::Press(press)
    }
}

impl From<Deed> for Msg {
    fn from(deed: Deed) -> Msg {
        Msg::Board(deed)
    }
}

impl From<Dialog> for Msg {
    fn from(dialog: Dialog) -> Msg {
        Msg::Show(dialog)
    }
}

/// What happens to kept games, each named by its key.
pub enum Wish {
    /// It is to be gone on with.
    Take(String),
    /// It is wanted twice.
    Copy(String),
    /// It is not wanted any more.
    Delete(String),
    /// The one deleted last is wanted all the same.
    Undo,
    /// The one that another tab plays is to be played in this one.
    Here,
    /// Resume it, now that the open tabs are known.
    Resume(String),
    /// Download it.
    Download(String),
    /// Download all.
    DownloadAll,
    /// "Show more" was pressed.
    ShowMore,
    /// Read more games for the list.
    LoadMore,
    /// A file was chosen, to be read.
    Open(Event),
    /// Its text is there, or why it is not.
    Read(Result<String, String>),
    /// The file was imported; the result in sentences.
    Imported(String),
    /// Games of an earlier version were moved to the database.
    Migrated,
    /// News about saved games.
    SaveEvent(saved_games::Event),
    /// Another tab says something.
    Hear(String),
    /// Another tab has been waited for long enough.
    Wait,
}

/// What happens to lessons.
#[derive(Clone)]
pub enum Learn {
    /// The lessons about the game of the form, or of the one that is shown, are wanted.
    Begin,
    /// They are not, now or later.
    Decline,
    /// The next one is wanted.
    Next,
    /// No more of them is wanted.
    Leave,
    /// A game against an easy bot is wanted.
    Play,
    /// What they need is here, the text of that place among it; or why it is not.
    Come(String, Result<String, String>),
}

/// A dialog that the player asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Dialog {
    /// The rulebook, from a rule on.
    Rules(Option<Number>),
    /// What this is.
    About,
    /// Who sits where.
    Players,
    /// Which cards are left.
    Cards,
    /// A link to the game.
    Share,
    /// The player's settings.
    Settings,
    /// The keys of the board, and how much is said.
    Keys,
    /// Which of two spaces was meant.
    Which(Space, Space),
}
