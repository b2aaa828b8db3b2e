//! Changes of a draft.

use rules::ruleset::Family;
use rules::seat::Seat;

use super::Who;
use crate::party::Player;
use crate::people::Person;
use crate::table_settings::{Seating, TableSettings};

/// A change of a draft.
#[derive(Clone, Debug)]
pub enum Change {
    /// Another game, and its edition.
    Game(&'static Family, usize),
    /// An option of the rules is on or off.
    Option(&'static str, bool),
    /// Who plays. The players of each way are kept for when it is chosen again.
    Who(Who),
    /// So many play, in a game whose players are not chosen one by one.
    Count(usize),
    /// The only person plays this colour.
    Colour(Seat),
    /// The level of all bots.
    Level(&'static str),
    /// The kind of player at a seat, as in [`PlaceAtTable::kind`](crate::setup::PlaceAtTable::kind).
    Kind(Seat, Option<String>),
    /// The name at a seat.
    Name(Seat, String),
    /// The next player takes this seat.
    Select(Seat),
    /// The name that is being typed for the next player.
    Type(String),
    /// This player takes the selected seat, or nobody has it.
    Put(Option<Player>),
    /// This person takes the selected seat; if nobody has chosen one, the seat of the person's colour.
    PutPerson(Person),
    /// A person is called by another name.
    Rename {
        /// The name until now.
        old: String,
        /// The new one.
        new: String,
    },
    /// A person is forgotten.
    Forget(String),
    /// How the screen is used, once there are several people.
    Screen(Seating),
    /// The table settings.
    Table(TableSettings),
    /// The game is played by link, with this seat at this device, or it is not.
    ByLink(Option<Seat>),
    /// The dice seed, as typed.
    Seed(String),
    /// The points that end a match, as typed.
    Total(String),
}
