//! The band of the player on turn, beside a board that lies flat: what belongs to the turn, read along it.

use super::Zone::{Button, Card, Dice, Hand, Manual, Status, Supply, Tools, Tray};
use super::grid::Track::{Fit, Rem, Rest};
use super::grid::{Grid, Row, row};
use super::{Contents, Mode, Room, Shape};
use crate::scene::Scene;
use crate::sides::Side;
use crate::table_settings::Seating;

/// The width of a strip for a player's panel.
const STRIP: f64 = 2.1;
/// Padding and border at both ends.
const PADDING: f64 = 1.2;
/// A band whose view is at most so long is narrow: all is one below the other.
const NARROW: f64 = 20.0;

/// How people sit round a screen that lies flat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flat {
    /// The side of the player on turn.
    pub reader: Side,
    /// Whether somebody sits at the left or at the right.
    pub beside: bool,
    /// Whether somebody sits at the top or at the bottom.
    pub above: bool,
}

impl Flat {
    /// How people sit in a scene; `None` where all look from one side. A phone has no room for it.
    pub fn of(scene: &Scene, room: Room) -> Option<Flat> {
        let is_asked = scene.seats.seating == Seating::Round && scene.watching.is_none();
        (is_asked && !room.shape().is_phone()).then(|| {
            let sits = |sides: [Side; 2]| {
                let mut panels = scene.seats.panels.iter();
                panels.any(|panel| sides.contains(&panel.side))
            };
            let acting = scene.seats.acting();
            Flat {
                reader: acting.map_or(Side::Bottom, |panel| panel.side),
                beside: sits([Side::Left, Side::Right]),
                above: sits([Side::Bottom, Side::Top]),
            }
        })
    }
}

/// The lengths of a screen that lies flat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lengths {
    /// The width of the strips for panels at the left and at the right.
    pub beside: f64,
    /// The width of the strips at the top and at the bottom.
    pub above: f64,
    /// The least depth of the bands at both sides of the board.
    pub band: f64,
    /// The most that a narrow band is deep.
    pub depth: f64,
}

impl Lengths {
    pub(super) fn of(contents: &Contents, flat: Flat) -> Lengths {
        let strip = |sits: bool| if sits { STRIP } else { 0.0 };
        Lengths {
            beside: strip(flat.beside),
            above: strip(flat.above),
            // Two cards of a hand side by side are at least 90 pixels high.
            band: if contents.hands { 9.65 } else { 7.9 },
            depth: match contents.mode {
                // So many cards need the length.
                Mode::Hand => 60.0,
                _ => 36.0,
            },
        }
    }
}

/// Whether the band of the player on turn is narrow as they see it.
pub(super) fn is_narrow(contents: &Contents, flat: Flat) -> bool {
    size(contents, flat).0 - PADDING <= NARROW
}

/// How long and how deep the band is as its reader sees it.
pub(super) fn size(contents: &Contents, flat: Flat) -> (f64, f64) {
    let Room { width, height } = contents.room;
    let lengths = Lengths::of(contents, flat);
    let is_wide = contents.room.shape() == Shape::Wide;
    let (long, short, ends, edges) = match is_wide {
        true => (width, height, lengths.beside, lengths.above),
        false => (height, width, lengths.above, lengths.beside),
    };
    let board = (short - 2.0 * edges).min(long - 2.0 * (lengths.band + ends));
    let free = (long - board) / 2.0 - ends;
    // The bands run along the short sides of the window. Who sits there reads them along.
    match matches!(flat.reader, Side::Left | Side::Right) == is_wide {
        true => (short, free),
        false => (free, short.min(lengths.depth)),
    }
}

/// The zones of the band.
pub(super) fn band(contents: &Contents, flat: Flat) -> Grid {
    match (is_narrow(contents, flat), contents.hands) {
        (true, true) => one_column(vec![
            row(Rest(0.0), [Tray]),
            row(Fit, [Status]),
            row(Fit, [Button]),
            row(Fit, [Hand]),
            row(Fit, [Tools]),
        ]),
        (true, false) => one_column(narrow(contents)),
        (false, true) => Grid::new(
            &[Rest(0.0), Fit, Fit],
            vec![
                row(Fit, [Status, Hand, Tools]),
                row(Rest(0.0), [Card, Hand, Tools]),
                row(Fit, [Button, Hand, Tools]),
            ],
        ),
        (false, false) => along(contents),
    }
}

fn one_column(rows: Vec<Row>) -> Grid {
    Grid::new(&[Rest(0.0)], rows)
}

/// One below the other, the tools in the corner.
fn narrow(contents: &Contents) -> Vec<Row> {
    let mut rows = vec![row(Rest(0.0), [Tray]), row(Fit, [Status])];
    match contents {
        _ if contents.asks => rows.push(row(Fit, [Manual])),
        _ if contents.cards => rows.extend([row(Fit, [Card]), row(Rem(3.5), [Button])]),
        _ => {
            if contents.supply {
                rows.push(row(Fit, [Supply]));
            }
            rows.extend([row(Fit, [Dice]), row(Rem(3.5), [Button])]);
        }
    }
    rows.push(row(Fit, [Tools]));
    rows
}

/// Whose turn it is above the dice, the button, what changes its length, and the tools in the corner.
fn along(contents: &Contents) -> Grid {
    let button = if contents.asks { Manual } else { Button };
    let tray = if contents.asks { Manual } else { Tray };
    let (dice, supply) = match contents {
        _ if contents.cards || contents.asks => (Status, Status),
        _ if contents.supply => (Dice, Supply),
        _ => (Dice, Dice),
    };
    Grid::new(
        &[Rem(7.5), Rem(5.9), Rem(7.0), Rest(0.0), Fit],
        vec![
            row(Rest(0.0), [Status, Status, button, tray, Tools]),
            row(Rest(0.0), [dice, supply, button, tray, Tools]),
        ],
    )
}
