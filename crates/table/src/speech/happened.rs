//! What happens, in as few words as will do.

use rules::chance::Faces;
use rules::event::Event;
use rules::seat::{Seat, SeatSet};

use crate::session::Session;
use crate::sitting::{Table, colours};

/// What is announced of events. The only person is not told whose doing their own are.
#[inline(never)]
pub(crate) fn announced(session: &Session, events: &[Event]) -> Vec<String> {
    happened(session.table(), events, session.own())
}

/// What is said of events, one after another. Whose doing they are is said once, and not of the seat `own`,
/// which knows.
pub(super) fn happened(table: &dyn Table, events: &[Event], own: Option<Seat>) -> Vec<String> {
    let mut said = Vec::new();
    let mut last = own;
    for event in events {
        let Some((who, words)) = told(table, event) else {
            continue;
        };
        if who.is_some() && who != last {
            last = who;
            let colour = who.map_or("", |seat| table.ruleset().family.colour(seat));
            said.push(format!("{colour} {words}"));
        } else {
            said.push(words);
        }
    }
    said
}

/// An event: whose doing it is, and what it is.
fn told(table: &dyn Table, event: &Event) -> Option<(Option<Seat>, String)> {
    let ruleset = table.ruleset();
    let name = |space: &_| table.space_words(*space);
    let set = |seats: SeatSet| colours(ruleset, seats);
    Some(match event {
        Event::Opened { seat, faces }
        | Event::Thrown { seat, faces }
        | Event::Laid { seat, faces } => (Some(*seat), shown(faces)),
        Event::OpeningTied { seats } => (None, format!("tie: {}", set(*seats))),
        Event::Begins { seat } => (Some(*seat), "begins".to_owned()),
        Event::Moved { seat, way, .. } => {
            let (from, to) = (name(way.first()?), name(way.last()?));
            (Some(*seat), format!("{from} to {to}"))
        }
        Event::Captured { seat, piece, .. } => {
            let victim = piece.owner.map_or("", |owner| ruleset.family.colour(owner));
            (Some(*seat), table.phrases().takes(victim))
        }
        Event::Slid { seat, way, .. } => (Some(*seat), format!("slides to {}", name(way.last()?))),
        Event::Swapped {
            seat, one, other, ..
        } => {
            let (one, other) = (name(&one.at), name(&other.at));
            (Some(*seat), format!("{one} for {other}"))
        }
        Event::SentBack { seat, from, to, .. } => {
            (Some(*seat), format!("{} to {}", name(from), name(to)))
        }
        Event::Paid { from, to, count } => {
            let (who, sign) = match (from, to) {
                (None, to) => (*to, "+"),
                (from, None) => (*from, "-"),
                (from, Some(to)) => {
                    let to = ruleset.family.colour(*to);
                    return Some((*from, format!("{count} to {to}")));
                }
            };
            (who, format!("{sign}{count}"))
        }
        Event::Picked { seat, other } => {
            let other = ruleset.family.colour(*other);
            (Some(*seat), format!("against {other}"))
        }
        Event::Drawn { seat } => (Some(*seat), "draws".to_owned()),
        Event::Discarded { seat, faces } => (Some(*seat), format!("{} away", shown(faces))),
        Event::Reshuffled => (None, "shuffled".to_owned()),
        Event::RewardEarned { seat, steps } => (Some(*seat), format!("+{steps}")),
        Event::RewardLost { seat, steps } => (Some(*seat), format!("+{steps} lost")),
        Event::RewardDeclined { seat, steps } => (Some(*seat), format!("+{steps} given up")),
        Event::Forfeited { seat, faces } => (Some(*seat), format!("{} lost", shown(faces))),
        Event::Passed { seat } => (Some(*seat), "passes".to_owned()),
        Event::ThrowsAgain { seat } => (Some(*seat), "again".to_owned()),
        Event::Won { .. } => (None, table.sentence(event)?),
        Event::TurnPasses { .. } => return None,
    })
}

/// "6 3", "7".
fn shown(faces: &Faces) -> String {
    match faces {
        Faces::Card(card) => card.title().to_owned(),
        Faces::Dice(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            numbers.join(" ")
        }
    }
}
