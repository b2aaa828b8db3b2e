//! Brief announcements of events.

use rules::board::Space;
use rules::chance::Faces;
use rules::event::Event;
use rules::seat::Seat;
use words::t;

use crate::game_session::{GameSession, colours};

/// The events in words, in order. Names a seat once for all its successive events, and does not name the seat
/// `own`.
pub(crate) fn brief(table: &GameSession, events: &[Event], own: Option<Seat>) -> Vec<String> {
    let mut said = Vec::new();
    let mut last = own;
    for event in events {
        let Some((who, words)) = describe(table, event) else {
            continue;
        };
        if who.is_some() && who != last {
            last = who;
            let colour = who.map_or("", |seat| table.ruleset().family.colour(seat));
            said.push(t!(speech::by, colour, deed = words));
        } else {
            said.push(words);
        }
    }
    said
}

/// The seat that caused an event, and the event in words.
fn describe(table: &GameSession, event: &Event) -> Option<(Option<Seat>, String)> {
    let ruleset = table.ruleset();
    let name = |space: &Space| table.game().space_words(*space);
    let colour = |seat: Seat| ruleset.family.colour(seat);
    Some(match event {
        Event::Opened { seat, faces }
        | Event::Rolled { seat, faces }
        | Event::CardPlayed { seat, faces } => (Some(*seat), shown(faces)),
        Event::OpeningTied { seats } => {
            let colours = colours(ruleset, *seats);
            (None, t!(speech::tie, colours))
        }
        Event::Begins { seat } => (Some(*seat), t!(speech::begins).to_owned()),
        Event::Moved { seat, way, .. } => {
            let (from, to) = (name(way.first()?), name(way.last()?));
            (Some(*seat), t!(speech::goes, from, to))
        }
        Event::Captured { seat, piece, .. } => {
            let victim = piece.owner.map_or("", colour);
            (Some(*seat), table.game().about().phrases.takes(victim))
        }
        Event::Slid { seat, way, .. } => {
            let to = name(way.last()?);
            (Some(*seat), t!(speech::slides, to))
        }
        Event::Swapped {
            seat, one, other, ..
        } => {
            let (one, other) = (name(&one.at), name(&other.at));
            (Some(*seat), t!(speech::swaps, one, other))
        }
        Event::SentBack { seat, from, to, .. } => {
            let (from, to) = (name(from), name(to));
            (Some(*seat), t!(speech::is_sent_back, from, to))
        }
        Event::Paid { from, to, count } => match (from, to) {
            (None, to) => (*to, format!("+{count}")),
            (from, None) => (*from, format!("-{count}")),
            (from, Some(to)) => {
                let to = colour(*to);
                (*from, t!(speech::gives, count = *count, colour = to))
            }
        },
        Event::Picked { seat, other } => {
            let other = colour(*other);
            (Some(*seat), t!(speech::against, colour = other))
        }
        Event::Drawn { seat } => (Some(*seat), t!(speech::draws).to_owned()),
        Event::Discarded { seat, faces } => {
            let card = shown(faces);
            (Some(*seat), t!(speech::discards, card))
        }
        Event::Reshuffled => (None, t!(speech::shuffled).to_owned()),
        Event::RewardEarned { seat, steps } => (Some(*seat), format!("+{steps}")),
        Event::RewardLost { seat, steps } => (Some(*seat), t!(speech::reward_lost, steps = *steps)),
        Event::RewardDeclined { seat, steps } => {
            (Some(*seat), t!(speech::reward_given_up, steps = *steps))
        }
        Event::Forfeited { seat, faces } => {
            let dice = shown(faces);
            (Some(*seat), t!(speech::forfeits, dice))
        }
        Event::Passed { seat } | Event::RollLost { seat } => {
            (Some(*seat), t!(speech::passes).to_owned())
        }
        Event::RollsAgain { seat } => (Some(*seat), t!(speech::again).to_owned()),
        Event::Won { .. } => (None, table.game().sentence(event)?),
        Event::TurnPasses { .. } => return None,
    })
}

/// Faces in words: "6 3", "7".
fn shown(faces: &Faces) -> String {
    match faces {
        Faces::Card(card) => card.title().to_owned(),
        Faces::Dice(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            numbers.join(" ")
        }
    }
}
