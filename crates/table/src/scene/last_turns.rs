//! Last turns of the other players: what they did in words, and what they rolled.

use rules::chance::Faces;
use rules::event::Event;
use rules::seat::Seat;

use super::PlayerPanel;
use crate::session::Session;

/// How many rolls or cards of a turn are shown, limited by space on the screen.
const MAX_ROLLS: usize = 4;

/// The last turn of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastTurn {
    /// The player's seat.
    pub seat: Seat,
    /// What the player is called.
    pub name: String,
    /// The colour's key in style sheets.
    pub colour_key: &'static str,
    /// The name of the portrait, see [`SeatStanding::portrait`](crate::game_session::SeatStanding::portrait).
    pub portrait: Option<String>,
    /// Whether the person at the screen has had a turn since, so that another round has begun.
    pub is_old: bool,
    /// Whether it did something to the person at the screen.
    pub hits_reader: bool,
    /// What the player did: "captured you and moved 9"; empty before the first turn, and while there is only a roll.
    pub summary: String,
    /// The rolls and cards of the turn, the last ones of a long turn.
    pub rolls: Vec<Faces>,
}

/// The last turns of all players but the person at the screen, in turn order from that person on.
pub(super) fn last_turns(session: &Session, player_panels: &[PlayerPanel]) -> Vec<LastTurn> {
    let table = session.table();
    let turns = &table.game_summary().turns;
    // Readers remember their own last turn, and so does the player to act.
    let own = session.local().own_seat().or(table.node().seat());
    let you = own.filter(|seat| session.local().is_person(*seat));
    let mut panels = player_panels.iter();
    let person = panels.position(|panel| Some(panel.seat) == session.local().own_seat());
    let (before, after) = player_panels.split_at(person.map_or(0, |index| index + 1));
    let panels = after.iter().chain(before);
    let others = panels.filter(|panel| Some(panel.seat) != own);
    let index = |seat: Seat| turns.iter().position(|(other, _)| *other == seat);
    let begun = own.and_then(index).filter(|own| own + 1 < turns.len());
    let others = others.map(|panel| {
        let found = index(panel.seat);
        let events = found.map_or(&[][..], |index| &turns[index].1);
        LastTurn {
            is_old: found.is_some() && found < begun,
            seat: panel.seat,
            name: panel.name.clone(),
            colour_key: panel.colour_key,
            portrait: panel.portrait.clone(),
            hits_reader: table
                .narrate(you, |narrator| narrator.done_to_reader(events.iter()))
                .is_some(),
            summary: table.narrate(you, |narrator| narrator.turn(panel.seat, events)),
            rolls: rolls(events),
        }
    });
    others.collect()
}

fn rolls(events: &[Event]) -> Vec<Faces> {
    let faces = events.iter().filter_map(|event| match event {
        Event::Rolled { faces, .. } | Event::CardPlayed { faces, .. } => Some(faces.clone()),
        _ => None,
    });
    let mut faces: Vec<Faces> = faces.collect();
    faces.split_off(faces.len().saturating_sub(MAX_ROLLS))
}
