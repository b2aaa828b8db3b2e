//! A space in words: its name and kind, the pieces on it, and its possible uses.

use rules::board::{Kind, Space};
use rules::event::Cost;
use rules::seat::Seat;
use rules::sort_few::sort_few;
use words::t;

use super::{Speech, is_blockade};
use crate::board_navigation::{Arrow, led, reader};
use crate::game_session::Choice;
use crate::scene::{comes_of, could_be_hit, notes, spent};
use crate::session::Session;

/// A space in words: "Y12, two Red, blockade".
pub(super) fn space(session: &Session, at: Space) -> String {
    let detailed = session.local().settings().player.speech == Speech::Detailed;
    let mut parts = vec![name(session, at)];
    if detailed {
        parts.extend(place(session, at));
    }
    let who = who(session, at, detailed);
    if who.is_empty() {
        if detailed {
            parts.push(t!(speech::empty).to_owned());
        }
    } else {
        parts.extend(who);
        parts.extend(is_blockade(session, at).then(|| t!(phrases::blockade).to_owned()));
    }
    parts.extend(use_now(session, at, detailed));
    if detailed {
        parts.extend(remarks(session, at));
    }
    parts.join(", ")
}

/// The name of a space. If each seat has its own yard or home, also the owner.
fn name(session: &Session, at: Space) -> String {
    let table = session.table();
    let info = table.board().space(at);
    let name = table.game().space_words(at);
    match (info.kind, info.owner) {
        (Kind::Yard | Kind::Home, Some(owner)) => {
            let owner = table.ruleset().family.colour(owner);
            t!(speech::owned, owner, space = name)
        }
        _ => name,
    }
}

/// The kind of a space, if it is special.
fn place(session: &Session, at: Space) -> Option<String> {
    let table = session.table();
    let info = table.board().space(at);
    let owner = info.owner.map(|owner| table.ruleset().family.colour(owner));
    let slides_of = owner.unwrap_or("nobody");
    match info.kind {
        Kind::Start | Kind::Entrance | Kind::HomePath => {
            table.game().about().phrases.place(info.kind, owner?)
        }
        Kind::Slide => Some(t!(speech::slide, owner = slides_of)),
        Kind::Triangle => Some(t!(speech::slide_begins, owner = slides_of)),
        Kind::Turnout => Some(t!(speech::turnout).to_owned()),
        Kind::Safe => Some(t!(speech::safe).to_owned()),
        Kind::Track | Kind::Yard | Kind::Home => None,
    }
}

/// The pieces on a space, by colour.
fn who(session: &Session, at: Space, detailed: bool) -> Vec<String> {
    let table = session.table();
    let here = table.pieces().iter().filter(|each| each.at == at);
    let mut owners: Vec<Option<Seat>> = here.map(|each| each.piece.owner).collect();
    sort_few(&mut owners, |owner| *owner);
    let mut distinct = owners.clone();
    distinct.dedup();
    let told = |owner: Option<Seat>| {
        let count = owners.iter().filter(|each| **each == owner).count();
        let Some(owner) = owner else {
            return t!(speech::the_token).to_owned();
        };
        let colour = table.ruleset().family.colour(owner);
        if detailed {
            t!(speech::pawns, count, colour)
        } else {
            t!(speech::pawns_concise, count, colour)
        }
    };
    distinct.into_iter().map(told).collect()
}

/// The possible use of a space at this moment.
fn use_now(session: &Session, at: Space, detailed: bool) -> Vec<String> {
    if session.selection().selected(session.local()) == Some(at) {
        return vec![t!(speech::is_taken_up).to_owned()];
    }
    let choices = session.selection().choices_on_board(session.local());
    let leads_here = |choice: &&Choice| {
        session.selection().includes(session.local(), choice) && choice.pointing.to == Some(at)
    };
    if let Some(choice) = choices.iter().find(leads_here) {
        let spends = match (choice.then, choice.pointing.cost) {
            (Some(_), Some(Cost::Both(low, high))) => t!(race::both_dice, low, high),
            _ => spent(session, choice).text,
        };
        let mut parts = vec![match detailed {
            true => t!(speech::reached, spends),
            false => spends,
        }];
        parts.extend(comes_of(session.table(), &choice.pointing));
        return parts;
    }
    let mut choices = choices.into_iter();
    if session.selection().selected(session.local()).is_none()
        && choices.any(|choice| choice.pointing.from == Some(at))
    {
        vec![t!(speech::can_go).to_owned()]
    } else {
        Vec::new()
    }
}

/// Notes on a space, threats to its pieces, and other paths from it.
fn remarks(session: &Session, at: Space) -> Vec<String> {
    let table = session.table();
    let notes = notes(session).into_iter().filter(|note| note.at == at);
    let mut remarks: Vec<String> = notes.map(|note| note.words).collect();
    let threats = session.bots().threats().found().into_iter();
    let mut pieces = threats.flat_map(|threats| &threats.pieces);
    if let Some(threatened) = pieces.find(|each| each.space == at) {
        remarks.push(could_be_hit(session, threatened.most()));
    }
    let board = table.board();
    let led = |arrow| {
        let to = led(board, reader(session), at, arrow);
        to.map(|to| name(session, to))
    };
    remarks.extend(led(Arrow::Off).map(|space| t!(speech::up, space)));
    remarks.extend(led(Arrow::In).map(|space| t!(speech::down, space)));
    remarks
}
