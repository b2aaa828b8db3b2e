//! Player panels of a scene: who plays, and how far each player has come.

use rules::seat::Seat;
use words::t;

use super::remark::mood;
use crate::game_session::SeatStanding;
use crate::remarks::Mood;
use crate::session::Session;
use crate::setup::PERSON;
use crate::sides::{Side, halves, sides};

/// A player panel beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerPanel {
    /// The seat.
    pub seat: Seat,
    /// The colour's key in style sheets and themes.
    pub colour_key: &'static str,
    /// The colour's name.
    pub colour: &'static str,
    /// What the player is called, see [`GameSession::called`](crate::game_session::GameSession::called).
    pub name: String,
    /// The level of a bot, see [`SeatStanding::level`].
    pub level: Option<String>,
    /// The name of the portrait, see [`SeatStanding::portrait`].
    pub portrait: Option<String>,
    /// What the portrait of a character shows, and the number of record entries since when.
    pub mood: Option<(Mood, usize)>,
    /// The side of the board at which the player sits.
    pub side: Side,
    /// Which half of that side the player has, clockwise, if two sit there: 1 or 2; otherwise 0.
    pub half: u8,
    /// The name that the player has chosen, without a mark, possibly empty.
    pub called: String,
    /// Whether the player is a person.
    pub is_person: bool,
    /// The kind of player, as in a record: a person, or a bot's level.
    pub kind: String,
    /// The seat's count towards winning, such as pieces at home.
    pub tally: u32,
    /// What the seat collects, such as `star`; `None` if it counts pieces at home.
    pub collects: Option<&'static str>,
    /// The word after the number: "home".
    pub tally_word: String,
    /// The number of pieces.
    pub pieces: u32,
    /// Whether it is this seat's turn.
    pub to_act: bool,
    /// The step that picks this player, as in a play line.
    pub step: Option<String>,
    /// Whether the hint picks this player.
    pub hinted: bool,
    /// The roll for who starts, until somebody rolls to play.
    pub opened: Option<Vec<u8>>,
    /// The partner, and the points in a match before this game: "with Red, 45 of 200".
    pub beside: Option<String>,
}

/// The player panels of the seats in play, in turn order.
pub(super) fn player_panels(session: &Session) -> Vec<PlayerPanel> {
    let table = session.table();
    let to_act = table.node().seat();
    let opened = &table.game_summary().opened;
    let choices = session.choices();
    let hinted = session
        .selection()
        .hinted()
        .and_then(|choice| choice.pointing.seat);
    let standings = table.standings();
    let seats: Vec<Seat> = standings.iter().map(|each| each.seat).collect();
    let sides = sides(session.local().layout(), &seats);
    let halves = halves(&sides);
    let panel = |(index, standing): (usize, SeatStanding)| PlayerPanel {
        seat: standing.seat,
        colour_key: standing.colour_key,
        colour: standing.colour,
        side: sides[index],
        half: halves[index],
        called: standing.player.name.clone().unwrap_or_default(),
        is_person: standing.player.kind == PERSON,
        kind: standing.player.kind.clone(),
        level: standing.level(),
        portrait: standing.portrait.clone(),
        mood: mood(session.local(), standing.seat),
        name: standing.name.clone(),
        tally: standing.tally,
        collects: standing.collects,
        tally_word: standing.tally_word.clone(),
        pieces: {
            let pieces = table.pieces().iter();
            let own = pieces.filter(|each| each.piece.owner == Some(standing.seat));
            own.count() as u32
        },
        to_act: to_act == Some(standing.seat),
        step: choices
            .iter()
            .find(|choice| choice.pointing.seat == Some(standing.seat))
            .map(|choice| table.step(choice)),
        hinted: hinted == Some(standing.seat),
        opened: opened
            .iter()
            .find(|(seat, _)| *seat == standing.seat)
            .map(|(_, dice)| dice.clone()),
        beside: beside(session, &standing),
    };
    standings.into_iter().enumerate().map(panel).collect()
}

fn beside(session: &Session, standing: &SeatStanding) -> Option<String> {
    let table = session.table();
    let others = standing.side.without(standing.seat);
    let others = (!others.is_empty()).then(|| t!(table::beside, names = table.names(others)));
    let points = table.match_play().map(|match_play| {
        let (points, total) = (match_play.points_of(standing.seat), match_play.total);
        t!(table::points_of, points, total)
    });
    let parts: Vec<String> = others.into_iter().chain(points).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// A seat's count towards winning, in words: "4 home", "3 stars".
pub(crate) fn tally(standing: &SeatStanding) -> String {
    let (count, things) = (standing.tally, &standing.tally_word);
    t!(table::counted, count, things)
}
