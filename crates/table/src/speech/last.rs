//! Last events, for players who missed them.

use rules::seat::Seat;
use rules::state::Node;
use words::t;

use crate::board_navigation;
use crate::session::Session;

/// The events since the player's last action, or the player's own last turn if nobody has acted since.
pub(super) fn last(session: &Session, detailed: bool) -> String {
    let table = session.table();
    let from = since(session);
    let mut again = table.clone();
    again.go_to(from);
    let mut said = Vec::new();
    if detailed {
        said.extend(
            table
                .log()
                .iter()
                .skip(again.log().len())
                .map(|line| line.full.clone()),
        );
    } else {
        // Replays the game, one record entry at a time.
        while again.entry_count() < table.entry_count() {
            let events = again.forward();
            said.extend(again.narrate(None, |narrator| narrator.brief(&events)));
        }
    }
    if said.is_empty() {
        return match detailed {
            true => t!(speech::nothing_yet),
            false => t!(speech::nothing_yet_concise),
        }
        .to_owned();
    }
    said.join(". ") + "."
}

/// The record index of the first of those events.
fn since(session: &Session) -> usize {
    let table = session.table();
    let reader = board_navigation::reader(session);
    let mut turns = turns(session);
    // A roll that is still to be played is no turn yet.
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

/// The turns so far: the player, and the record index of the start. Automatic entries belong to the turn
/// before them.
fn turns(session: &Session) -> Vec<(Option<Seat>, usize)> {
    let table = session.table();
    let mut turns: Vec<(Option<Seat>, usize)> = Vec::new();
    for entry in 0..table.entry_count() {
        let by = table.rollers()[entry].or(table.choosers()[entry]);
        let last = turns.last().map(|(by, _)| *by);
        if last.is_none() || by.is_some() && last != Some(by) {
            turns.push((by, entry));
        }
    }
    turns
}
