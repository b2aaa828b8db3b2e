//! What holds in Annie.

use std::collections::BTreeMap;

use rules::any_game::AnyGame;
use rules::chance::Look;
use rules::conform::Change;
use rules::event::{Cost, Event};
use rules::seat::Seat;
use rules::state::Node;

use super::{Holds, ensure};

/// The number of stars.
const STARS: u32 = 64;

/// The last space.
const END: u8 = 40;

/// The number of Annie's space.
fn annie(game: &dyn AnyGame) -> u8 {
    game.shown().pieces[0].at.0
}

pub(super) fn check(change: &Change<'_>) -> Holds {
    let Change {
        before,
        events,
        after,
        ..
    } = change;
    match before.node() {
        Node::Decision { seat } => check_step(change, seat),
        _ => {
            ensure!(annie(*before) == annie(*after), "a roll moves Annie");
            match events {
                [Event::Begins { .. }] => Ok(()),
                [Event::Rolled { .. }] => check_roll(change),
                _ => Err("more than a roll".to_owned()),
            }
        }
    }
}

/// At the start of a turn, the die of the space says how many dice are rolled, and which.
fn check_roll(change: &Change<'_>) -> Holds {
    let Change {
        board,
        before,
        after,
        ..
    } = change;
    let dice: Vec<Look> = after.shown().dice.iter().map(|die| die.look).collect();
    let single = board.spaces[usize::from(annie(*before))].die;
    let line = before.position_line();
    ensure!(
        dice.len() == 1 || dice == [Look::Red, Look::White],
        "{dice:?}"
    );
    let fit = match single {
        Some(look) => dice == [look],
        None => dice.len() == 2,
    };
    ensure!(line.contains('@') || fit, "{dice:?}");
    Ok(())
}

fn check_step(change: &Change<'_>, mover: Seat) -> Holds {
    let Change {
        board,
        before,
        events,
        after,
    } = change;
    let seats = before.about().seats;
    let stars = |game: &dyn AnyGame| {
        let tallies = seats.iter().map(|seat| (seat, game.seat(seat).tally));
        tallies.collect::<BTreeMap<Seat, u32>>()
    };
    let mut tallies = stars(*before);
    let mut supply = STARS - tallies.values().sum::<u32>();
    ensure!(
        before.shown().supply == Some(supply),
        "{supply} stars are left"
    );
    for event in *events {
        match event {
            Event::Moved {
                seat, way, cost, ..
            } => {
                ensure!(*seat == mover, "another player moves");
                let near = |pair: &[rules::board::Space]| pair[0].0.abs_diff(pair[1].0) == 1;
                let on_board = way.iter().all(|at| usize::from(at.0) < board.spaces.len());
                ensure!(on_board && way.windows(2).all(near), "no way");
                let most = match *cost {
                    Cost::Die(number) => usize::from(number),
                    Cost::Both(low, high) if low == high => usize::from(low + high),
                    Cost::Both(low, high) => usize::from(high - low),
                    Cost::Space => way.len() - 1,
                    Cost::Reward(_) | Cost::Card(..) => return Err("no such cost".to_owned()),
                };
                let end = way[way.len() - 1].0;
                let stopped = end == 0 || end == END;
                let count = way.len() - 1;
                ensure!(
                    count == most || stopped && count < most,
                    "another number of spaces"
                );
            }
            Event::Paid { from, to, count } => {
                let count = u32::from(*count);
                ensure!(count > 0 && from != to, "nothing is paid");
                let mut pot = |who: &Option<Seat>, gain: bool| {
                    let pot = match who {
                        Some(seat) => tallies.get_mut(seat)?,
                        None => &mut supply,
                    };
                    *pot = if gain {
                        *pot + count
                    } else {
                        pot.checked_sub(count)?
                    };
                    Some(())
                };
                let paid = pot(from, false).and_then(|()| pot(to, true));
                ensure!(paid.is_some(), "stars are paid that are not there");
            }
            Event::Picked { seat, other } => {
                ensure!(
                    *seat == mover && *other != mover && seats.has(*other),
                    "no choice"
                );
            }
            _ => {}
        }
    }
    // The stars in the events are those of the new state, and none are lost.
    ensure!(
        tallies == stars(*after) && after.shown().supply == Some(supply),
        "stars are lost"
    );
    let next = after.node();
    let over = matches!(next, Node::Terminal { .. });
    ensure!(
        over == (annie(*after) == END),
        "the game ends on the last space"
    );
    let goes_on = match events.last() {
        Some(Event::TurnPasses { to }) => {
            *to == seats.after(mover) && next == Node::Chance { seat: *to }
        }
        Some(Event::RollsAgain { seat, .. }) => {
            *seat == mover && next == Node::Chance { seat: mover }
        }
        Some(Event::Won { .. }) => over,
        _ => next == Node::Decision { seat: mover },
    };
    ensure!(goes_on, "{next:?} is next");
    if let Node::Terminal { winners } = next {
        let most = tallies.values().max();
        let richest = seats
            .iter()
            .all(|seat| winners.has(seat) == (tallies.get(&seat) == most));
        ensure!(richest, "all with the most stars win");
    }
    Ok(())
}
