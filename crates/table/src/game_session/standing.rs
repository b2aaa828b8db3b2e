//! Standings of the seats in a game.

use rules::record::Player;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use words::{capitalised, t};

use crate::setup::PERSON;

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

impl SeatStanding {
    /// The player's name; a bot's begins with a mark: "Ann", "Bot Leo".
    pub fn name(&self) -> Option<String> {
        shown_name(&self.player)
    }

    /// Who plays: the name; without one, the colour of a person or the level of a bot.
    pub fn title(&self) -> String {
        self.name()
            .unwrap_or_else(|| match self.player.kind.as_str() {
                PERSON => self.colour.to_owned(),
                level => t!(table::bot, level, title = capitalised(level)),
            })
    }
}

/// A player's name as it is shown. Nobody takes a bot for a person.
pub(super) fn shown_name(player: &Player) -> Option<String> {
    let name = player.name.clone()?;
    Some(match player.kind.as_str() {
        PERSON => name,
        _ => t!(table::named_bot, name),
    })
}

/// The colours of a set of seats, in words: "Yellow", "Yellow and Red", "Yellow, Green and Blue".
pub fn colours(ruleset: Ruleset, seats: SeatSet) -> String {
    let colours: Vec<_> = seats
        .iter()
        .map(|seat| ruleset.family.colour(seat))
        .collect();
    words::list(&colours)
}
