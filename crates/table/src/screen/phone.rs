//! The places of the zones on a phone.

use super::Zone::{Board, LastTurns, Moment, Players, Tools, Turn};
use super::grid::Track::{AtLeast, Between, Fit, Rem, Rest};
use super::grid::{Grid, Row, Track, row};
use super::{BoardWidth, Contents, Mode, Shape};

/// The height of the list of moves on a cramped phone.
const CRAMPED_MOVES: f64 = 2.4;

/// As on an upright screen, but what belongs to the thumb is lower.
pub(super) fn held_up(contents: &Contents) -> Grid {
    let mut all = vec![row(Fit, [Players]), row(Fit, [Board])];
    all.extend(rows(contents));
    all.push(row(Fit, [Tools]));
    Grid::new(&[Rest(0.0)], all)
}

/// The same beside the board.
pub(super) fn held_across(contents: &Contents) -> Grid {
    let mut all = vec![row(Fit, [Board, Players])];
    let beside = |Row { height, zones }: Row| row(height, [Board, zones[0]]);
    all.extend(rows(contents).into_iter().map(beside));
    all.push(row(Fit, [Board, Tools]));
    Grid::new(&[Fit, Between(0.0, 29.0)], all)
}

/// The rows between the board and the tools of a phone.
fn rows(contents: &Contents) -> Vec<Row> {
    let is_tall = contents.room.shape() == Shape::Phone && contents.room.is_tall();
    match contents.mode {
        Mode::Watch | Mode::Lesson => vec![
            row(Fit, [LastTurns]),
            row(Rest(0.0), [Moment]),
            row(Fit, [Turn]),
        ],
        // The faces fill the room below the status.
        Mode::Choose => vec![
            row(Fit, [LastTurns]),
            row(AtLeast(2.75), [Turn]),
            row(Rest(0.0), [Moment]),
        ],
        Mode::Hand => {
            let (turn, last) = match is_tall {
                true => (2.9, 5.6),
                false => (2.5, 4.7),
            };
            let last = match contents.moves && !contents.covers_last_turns() {
                _ if contents.is_cramped() => Fit,
                true => Fit,
                false => Rem(last),
            };
            vec![
                row(Rem(turn), [Turn]),
                row(last, [LastTurns]),
                row(Rest(0.0), [Moment]),
            ]
        }
        Mode::Manual => vec![
            row(Fit, [LastTurns]),
            row(moment_line(contents), [Moment]),
            row(Rest(if contents.is_cramped() { 8.4 } else { 9.25 }), [Turn]),
        ],
        Mode::Play => vec![
            row(Fit, [LastTurns]),
            row(moment_line(contents), [Moment]),
            row(Rest(if contents.is_cramped() { 6.0 } else { 6.25 }), [Turn]),
        ],
    }
}

/// The place of one line stays, except where the last turns need it.
fn moment_line(contents: &Contents) -> Track {
    let is_held_up = contents.room.shape() == Shape::Phone;
    if is_held_up && contents.is_cramped() {
        // The list of moves takes its place from the board.
        return Rem(if contents.moves { CRAMPED_MOVES } else { 0.0 });
    }
    let is_needed = contents.room.is_low() && (!contents.supply || contents.are_many());
    match is_held_up && !is_needed {
        true => AtLeast(1.6),
        false => Fit,
    }
}

/// The width of the board of a phone.
pub(super) fn board_width(contents: &Contents) -> BoardWidth {
    let is_manual = contents.mode == Mode::Manual;
    if contents.room.shape() == Shape::PhoneAcross {
        let least = match (contents.is_cramped(), is_manual) {
            (true, true) => 14.75,
            (true, false) => 13.0,
            (false, true) => 17.5,
            (false, false) => 15.5,
        };
        return BoardWidth::Beside {
            least,
            percent: 36.0,
            most: 60.0,
        };
    }
    let others = match contents.mode {
        Mode::Lesson => {
            return BoardWidth::Below {
                others: 21.0,
                least: 18.75,
            };
        }
        _ if contents.is_cramped() => below_if_cramped(contents),
        _ if contents.hands && contents.room.is_tall() => 26.5,
        _ if contents.hands => 21.5,
        Mode::Watch if contents.are_many() => 23.0,
        Mode::Watch => 22.0,
        _ if is_manual => below(contents) + 3.0,
        _ => below(contents),
    };
    BoardWidth::Below { others, least: 0.0 }
}

/// The height of what is above and below the board of a cramped phone: players, the panel of the turn, and the tools.
fn below_if_cramped(contents: &Contents) -> f64 {
    let moves = if contents.moves { CRAMPED_MOVES } else { 0.0 };
    match contents.mode {
        Mode::Hand => 15.7,
        Mode::Manual if contents.are_many() => 17.5 + moves,
        Mode::Manual => 15.5 + moves,
        _ if contents.are_many() => 15.7 + moves,
        _ => 13.7 + moves,
    }
}

/// The height of what is above and below the board of a phone in play: players, last turns, one line, the panel of the
/// turn, and the tools.
fn below(contents: &Contents) -> f64 {
    let (room, are_many) = (contents.room, contents.are_many());
    let others = contents.players as f64 - 1.0;
    match (are_many, contents.mode) {
        (true, Mode::Manual) => 17.4,
        (true, _) if room.is_tall() => 16.9 + 1.9 * others,
        (false, _) if room.is_tall() => 15.0 + 2.6 * others,
        // Last turns and the line are cut first.
        (false, Mode::Manual) => 15.5,
        (true, _) if room.is_low() => 19.3,
        (true, _) => 17.4,
        (false, _) if room.is_low() && contents.supply => 19.0,
        (false, _) => 17.75,
    }
}
