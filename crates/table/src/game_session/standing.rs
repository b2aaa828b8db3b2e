//! Standings of the seats in a game, and what their players are called.

use rules::any_game::{AnyGame, SeatView};
use rules::record::Player;
use rules::seat::{Seat, SeatSet};
use words::t;

use super::GameSession;
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
    /// What the player is called, see [`GameSession::called`].
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

impl GameSession {
    /// What a seat's player is called wherever the player is mentioned: "Ann", "Lou" for a bot, "Bot Leo" for a bot
    /// that a person has named, or the colour.
    pub fn called(&self, seat: Seat) -> String {
        called(&*self.game, seat, self.record.player(seat))
    }

    /// What the players are called, by seat.
    pub fn all_called(&self) -> Vec<String> {
        let seats = 0..self.ruleset().family.seats.len() as u8;
        seats.map(|seat| self.called(Seat(seat))).collect()
    }

    /// What the players of several seats are called, in words: "Ann and Lou".
    pub fn names(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.called(seat)).collect();
        words::list(&names)
    }

    /// The standings of the seats, in turn order.
    pub fn standings(&self) -> Vec<SeatStanding> {
        let family = self.ruleset().family;
        let of = |(seat, _): &(Seat, Player)| {
            let SeatView {
                side,
                tally,
                steps_to_go,
                ..
            } = self.game.seat(*seat);
            let (player, colour_key) = (self.player(*seat).clone(), family.colour_key(*seat));
            let portrait = || format!("cast/{}-{}", self.board().theme, colour_key.to_lowercase());
            SeatStanding {
                portrait: (player.kind != PERSON).then(portrait),
                seat: *seat,
                colour_key,
                colour: family.colour(*seat),
                player,
                name: self.called(*seat),
                tally,
                collects: self.game.about().phrases.collects,
                tally_word: self.game.about().phrases.things(tally),
                steps_to_go,
                side,
            }
        };
        self.record.players.iter().map(of).collect()
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
            (None, _) => game.cast(seat).to_owned(),
        }
    })
}
