//! The places of the zones on a screen: one grid a shape.

use super::Zone::{
    Board, BottomLeft, BottomRight, Hint, LastTurns, None as Free, Players, Tools, TopLeft,
    TopRight, Tray, Turn,
};
use super::grid::Track::{AtLeast, Between, Fit, Rem, Rest};
use super::grid::{Grid, Row, Track, row};
use super::layout::turn_grid;
use super::zone::Heights;
use super::{Contents, Mode, Shape, Zone};

/// The height of the list of moves on a cramped phone.
const CRAMPED_MOVES: f64 = 2.4;

/// The grid of a screen that does not lie flat.
pub(super) fn screen_grid(contents: &Contents) -> Grid {
    match contents.room.shape() {
        Shape::Wide if has_corners(contents) => corners(contents),
        Shape::Wide => wide(contents),
        Shape::Upright => upright(contents),
        Shape::Phone => held_up(contents),
        Shape::PhoneAcross => held_across(contents),
    }
}

/// Whether each player has a corner of the board.
pub(super) fn has_corners(contents: &Contents) -> bool {
    contents.room.has_corners() && !contents.are_many()
}

/// The height of the last turns in the panel of the turn, beside a board.
fn turns_below_status(contents: &Contents) -> (f64, f64) {
    match contents.room {
        room if room.is_high() => (3.575, 9.6),
        room if room.is_low() => (3.125, 6.5),
        _ => (2.275, 6.5),
    }
}

/// What is between players and tools beside a board. A long hint has what the others leave, and scrolls; the last turns are
/// below that, so that they stay when its reasons open.
fn turn_to_tray(contents: &Contents) -> [(Track, Zone); 3] {
    if contents.has_turns_below_status() {
        let (turn, last) = turns_below_status(contents);
        [(Rem(turn), Turn), (Rem(last), LastTurns), (Rest(0.0), Tray)]
    } else if turn_grid(contents).has(Hint) {
        let turn = Heights::new(contents).of(Turn);
        [(AtLeast(turn), Turn), (Rest(0.0), Tray), (Fit, LastTurns)]
    } else {
        [(Fit, Turn), (Fit, LastTurns), (Rest(0.0), Tray)]
    }
}

/// Everything is beside the board.
fn wide(contents: &Contents) -> Grid {
    let beside = |(height, zone)| row(height, [Board, zone]);
    let mut rows = vec![row(Fit, [Board, Players])];
    rows.extend(turn_to_tray(contents).map(beside));
    rows.push(row(Fit, [Board, Tools]));
    Grid::new(&[Fit, Between(0.0, 24.0)], rows)
}

/// Each player is beside their own corner of the board.
fn corners(contents: &Contents) -> Grid {
    let beside = |(height, zone)| row(height, [Free, Board, zone]);
    let mut rows = vec![row(Fit, [TopLeft, Board, TopRight])];
    rows.extend(turn_to_tray(contents).map(beside));
    rows.push(row(Fit, [Free, Board, Tools]));
    rows.push(row(Fit, [BottomLeft, Board, BottomRight]));
    Grid::new(&[Between(13.0, 16.0), Fit, Between(18.5, 24.0)], rows)
}

/// The players are above the board, everything else is below it.
fn upright(contents: &Contents) -> Grid {
    if contents.mode == Mode::Hand && !contents.moves {
        // The last turns are beside the fan.
        return Grid::new(
            &[Between(0.0, 31.0), Rest(0.0)],
            vec![
                row(Fit, [Players, Players]),
                row(Fit, [Board, Board]),
                row(Fit, [Turn, Turn]),
                row(Rest(0.0), [Tray, LastTurns]),
                row(Fit, [Tools, Tools]),
            ],
        );
    }
    Grid::new(
        &[Rest(0.0)],
        vec![
            row(Fit, [Players]),
            row(Fit, [Board]),
            row(Fit, [Turn]),
            row(Rest(0.0), [Tray]),
            row(Fit, [LastTurns]),
            row(Fit, [Tools]),
        ],
    )
}

/// As on an upright screen, but what belongs to the thumb is lower.
fn held_up(contents: &Contents) -> Grid {
    let mut all = vec![row(Fit, [Players]), row(Fit, [Board])];
    all.extend(rows(contents));
    all.push(row(Fit, [Tools]));
    Grid::new(&[Rest(0.0)], all)
}

/// The same beside the board.
fn held_across(contents: &Contents) -> Grid {
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
            row(Rest(0.0), [Tray]),
            row(Fit, [Turn]),
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
                row(Rest(0.0), [Tray]),
            ]
        }
        Mode::Manual => vec![
            row(Fit, [LastTurns]),
            row(tray_line(contents), [Tray]),
            row(Rest(if contents.is_cramped() { 8.4 } else { 9.25 }), [Turn]),
        ],
        Mode::Play => vec![
            row(Fit, [LastTurns]),
            row(tray_line(contents), [Tray]),
            row(Rest(if contents.is_cramped() { 6.0 } else { 6.25 }), [Turn]),
        ],
    }
}

/// The place of one line stays, except where the last turns need it.
fn tray_line(contents: &Contents) -> Track {
    let is_held_up = contents.room.shape() == Shape::Phone;
    if is_held_up && contents.is_cramped() {
        // The list of moves takes its place from the board.
        return Rem(if contents.moves { CRAMPED_MOVES } else { 0.0 });
    }
    let has_last_turns = contents.room.is_low() && contents.mode != Mode::Manual;
    let is_needed = has_last_turns && (!contents.supply || contents.are_many());
    match is_held_up && !is_needed {
        true => AtLeast(1.6),
        false => Fit,
    }
}
