//! Last turns of the other players: what they did in words, and what they rolled.

use rules::board::Kind;
use rules::chance::Faces;
use rules::event::Event;
use rules::seat::{Seat, SeatSet};
use words::t;

use super::PlayerPanel;
use crate::game_session::GameSession;
use crate::session::Session;

/// How many rolls or cards of a turn are shown, limited by space on the screen.
const MAX_ROLLS: usize = 3;

/// How many deeds are told.
const MAX_DEEDS: usize = 2;

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
    /// What the player did: "captured you and moved 9"; empty before the first turn.
    pub deeds: String,
    /// The rolls and cards of the turn, the last ones of a long turn.
    pub rolls: Vec<Faces>,
}

/// The last turns of all players but the person at the screen, in turn order.
pub(super) fn last_turns(session: &Session, player_panels: &[PlayerPanel]) -> Vec<LastTurn> {
    let table = session.table();
    let turns = &table.game_summary().turns;
    // Readers remember their own last turn, and so does the player to act.
    let own = session.own_seat().or(table.node().seat());
    let you = own.filter(|seat| session.is_person(*seat));
    let others = player_panels.iter().filter(|panel| Some(panel.seat) != own);
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
            deeds: deeds(table, you, panel.seat, events),
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

/// What matters most in a turn, the greatest first. `you` is the reader, if one person is.
fn deeds(table: &GameSession, you: Option<Seat>, seat: Seat, events: &[Event]) -> String {
    let board = table.board();
    let capture = table.game().about().phrases.capture;
    let (mut captured, mut swapped) = (SeatSet::EMPTY, SeatSet::EMPTY);
    let (mut captures, mut moved, mut out, mut home) = (0, 0, 0_usize, 0);
    let (mut took, mut lost, mut is_sent_back) = (0, 0, false);
    for event in events {
        match event {
            Event::Moved { way, .. } => {
                let kind = |space: Option<&_>| space.map(|space| board.space(*space).kind);
                match kind(way.first()) {
                    Some(Kind::Yard) => out += 1,
                    _ => moved += way.len().saturating_sub(1),
                }
                home += usize::from(kind(way.last()) == Some(Kind::Home));
            }
            Event::Captured { piece, .. } => {
                captures += 1;
                captured = piece.owner.map_or(captured, |owner| captured.with(owner));
            }
            Event::Swapped { one, other, .. } => {
                let owners = [one, other].into_iter().filter_map(|each| each.piece.owner);
                swapped = owners
                    .filter(|owner| *owner != seat)
                    .fold(swapped, SeatSet::with);
            }
            Event::SentBack { .. } => is_sent_back = true,
            Event::Paid { to, count, .. } if *to == Some(seat) => took += usize::from(*count),
            Event::Paid { from, count, .. } if *from == Some(seat) => lost += usize::from(*count),
            _ => {}
        }
    }
    let whom = |seats: SeatSet| match you.filter(|you| seats.has(*you)) {
        Some(_) => ("you", String::new()),
        None => ("other", table.names(seats)),
    };
    let mut deeds = Vec::new();
    let mut told = |is_told: bool, deed: &dyn Fn() -> String| {
        if is_told && deeds.len() < MAX_DEEDS {
            deeds.push(deed());
        }
    };
    told(captures > 0, &|| {
        let (who, whom) = whom(captured);
        t!(moments::deed_captured, capture, who, whom)
    });
    told(swapped != SeatSet::EMPTY, &|| {
        let (who, whom) = whom(swapped);
        t!(moments::deed_swapped, who, whom)
    });
    told(home > 0, &|| t!(moments::deed_home, count = home));
    told(is_sent_back, &|| t!(moments::deed_sent_back).to_owned());
    told(took > 0, &|| t!(moments::deed_took, count = took));
    told(lost > 0, &|| t!(moments::deed_lost, count = lost));
    told(out > 0, &|| t!(moments::deed_out, count = out));
    told(moved > 0, &|| t!(moments::deed_moved, count = moved));
    if deeds.is_empty() && !events.is_empty() {
        deeds.push(t!(moments::deed_none).to_owned());
    }
    words::list(&deeds)
}
