//! What has happened last, for who has missed it.

use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::happened;
use crate::session::Session;

/// What has happened since the player acted last; what they did themselves, if nobody has acted since.
pub(super) fn last(session: &Session, full: bool) -> String {
    let table = session.table();
    let from = since(session);
    let mut again = table.boxed_clone();
    again.go_to(from);
    let mut said = Vec::new();
    if full {
        said.extend(
            table
                .log()
                .iter()
                .skip(again.log().len())
                .map(|line| line.full.clone()),
        );
    } else {
        // Made again, thing by thing.
        while again.made() < table.made() {
            let events = again.forward();
            said.extend(happened(&*again, &events, None));
        }
    }
    if said.is_empty() {
        return match full {
            true => t!(speech::nothing_yet),
            false => t!(speech::nothing_yet_concise),
        }
        .to_owned();
    }
    said.join(". ") + "."
}

/// How much had been made before that.
fn since(session: &Session) -> usize {
    let table = session.table();
    let reader = session.reader();
    let mut turns = turns(session);
    // A throw that is to be played now is no turn yet.
    let choosers = table.choosers();
    if let [.., _, (by, from)] = turns[..]
        && by == reader
        && matches!(table.node(), Node::Decision { .. })
        && choosers[from..].iter().all(Option::is_none)
    {
        turns.pop();
    }
    let others = turns.iter().rev().take_while(|(by, _)| *by != reader);
    let last = turns.len() - others.count().max(1).min(turns.len());
    turns.get(last).map_or(0, |(_, from)| *from)
}

/// The turns so far: who acted, and how much had been made before. What nobody did belongs to the turn
/// before it.
fn turns(session: &Session) -> Vec<(Option<Seat>, usize)> {
    let table = session.table();
    let mut turns: Vec<(Option<Seat>, usize)> = Vec::new();
    for made in 0..table.made() {
        let by = table.throwers()[made].or(table.choosers()[made]);
        let last = turns.last().map(|(by, _)| *by);
        if last.is_none() || by.is_some() && last != Some(by) {
            turns.push((by, made));
        }
    }
    turns
}
