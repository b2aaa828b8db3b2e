//! What happens to the page, and the dialogs that it may show.

use rules::board::Space;
use rules::seat::Seat;
use table::session::Message;

use crate::components::board::Deed;
use crate::components::setup::Form;
use crate::rulebook::Number;

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
    /// The kept game at this index is wanted.
    Take(usize),
    /// A game is to be watched again: the kept one at this index, or the one that is shown.
    Watch(Option<usize>),
    /// The game is to be played on from the moment that the replay shows.
    PlayOn,
    /// The kept game at this index is not wanted any more.
    LetGo(usize),
    /// Something done on the board.
    Board(Deed),
    /// A step is pointed at, or none any more.
    Point(Option<String>),
    /// Of two as near, this space was meant.
    Meant(Space),
    /// Somebody of that kind is to take a seat.
    Sit(Seat, String),
    /// Another game with the same seats is wanted.
    Again,
    /// The browser went back or forth.
    Back,
    /// The text of the rulebook of that name is there, or why it is not.
    Book(&'static str, Result<String, String>),
    /// A link to the game is wanted.
    Share,
    /// A dialog is wanted.
    Show(Dialog),
    /// The dialog was closed.
    Closed,
    /// The spaces are to bear their names, or not.
    Names(bool),
    /// Something is to be known.
    Notice(String),
    /// The notice at this index has been read.
    Dismiss(usize),
    /// It is time to draw.
    Frame,
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
    /// Which of two spaces was meant.
    Which(Space, Space),
}
