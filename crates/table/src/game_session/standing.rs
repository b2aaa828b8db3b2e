//! Standings of the seats in a game.

use rules::record::Player;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};

/// A seat's standing, for the player panels beside the board and for the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatStanding {
    /// The seat.
    pub seat: Seat,
    /// The colour's key in style sheets and themes.
    pub colour_key: &'static str,
    /// The colour's name.
    pub colour: &'static str,
    /// The player of the seat.
    pub player: Player,
    /// The seat's count towards winning, such as pieces at home.
    pub tally: u32,
    /// The class of what is counted, for the style sheet: `home`, `stars`.
    pub tallies: &'static str,
    /// The word after the number: "home".
    pub tally_word: &'static str,
    /// The steps that the side still has to go.
    pub steps_to_go: i32,
    /// The seats that win together with this one, including this one.
    pub side: SeatSet,
}

/// The colours of a set of seats, in words: "Yellow", "Yellow and Red", "Yellow, Green and Blue".
pub fn colours(ruleset: Ruleset, seats: SeatSet) -> String {
    let colours: Vec<_> = seats
        .iter()
        .map(|seat| ruleset.family.colour(seat))
        .collect();
    words::list(&colours)
}
