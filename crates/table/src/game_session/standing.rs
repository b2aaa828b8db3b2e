//! Standings of the seats in a game.

use rules::any_game::AnyGame;
use rules::cast::CastText;
use rules::record::Player;
use rules::seat::{Seat, SeatSet};
use words::t;

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
    /// What the player is called, see [`GameSession::called`](super::GameSession::called).
    pub name: String,
    /// The name of a character's portrait, in the style of the board: `folk-red`. `None` for a person.
    pub portrait: Option<String>,
    /// The seat's count towards winning, such as pieces at home.
    pub tally: u32,
    /// What the seat collects, such as `star`; `None` if it counts pieces at home.
    pub collects: Option<&'static str>,
    /// The word after the number: "home".
    pub tally_word: String,
    /// The steps that the side still has to go.
    pub steps_to_go: i32,
    /// The seats that win together with this one, including this one.
    pub side: SeatSet,
}

impl SeatStanding {
    /// The level of a bot, for a tag beside the name: "easy".
    pub fn level(&self) -> Option<String> {
        let level = Some(&*self.player.kind).filter(|kind| *kind != PERSON)?;
        Some(t!(table::level, level))
    }

    /// The name where nothing else tells a bot from a person: that of a character has the level beside it, "Lou, easy
    /// bot".
    pub fn marked_name(&self) -> String {
        let (player, name) = (&self.player, self.name.clone());
        match player.kind.as_str() {
            level if level != PERSON && player.name.is_none() => {
                t!(table::character, name, level)
            }
            _ => name,
        }
    }
}

/// What a player is called wherever they are mentioned: a person by the name, or else by the colour; a bot by the name
/// that a person has given it, with a mark, or else by that of the seat's character.
pub(super) fn called(game: &dyn AnyGame, seat: Seat, player: Option<&Player>) -> String {
    let colour = || game.ruleset().family.colour(seat).to_owned();
    player.map_or_else(colour, |player| {
        match (player.name.clone(), player.kind.as_str()) {
            (Some(name), PERSON) => name,
            (Some(name), _) => t!(table::named_bot, name),
            (None, PERSON) => colour(),
            (None, _) => game.cast(seat, CastText::Name),
        }
    })
}
