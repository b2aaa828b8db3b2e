//! The panel of the turn: where status, dice, button, supply and card lie.

use super::Zone::{Button, Card, Dice, Hint, Manual, Status, Supply};
use super::grid::Track::{AtLeast, Fit, Rem, Rest};
use super::grid::{Grid, row};
use super::{Contents, Mode, Shape};

/// The height of two rows of faces, and of two rows of cards.
const MANUAL: f64 = 5.75;
/// The same where letters are large: a face is as large as a finger.
const MANUAL_OF_CRAMPED: f64 = 5.05;

/// What the panel of the turn is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// There is something to roll or draw.
    ToRoll,
    /// It is rolled, and moves are chosen.
    Rolled,
    /// Moves are chosen, or nothing can be done, and there is a button.
    Button,
    /// There is a button for the choice that nothing on the board stands for.
    Skip,
}

impl Stage {
    /// All stages.
    pub const ALL: [Stage; 4] = [Stage::ToRoll, Stage::Rolled, Stage::Button, Stage::Skip];

    /// The class in style sheets.
    pub fn class(self) -> &'static str {
        match self {
            Stage::ToRoll => "to-roll",
            Stage::Rolled => "rolled",
            Stage::Button => "with-button",
            Stage::Skip => "with-button with-skip",
        }
    }
}

/// The zones of the panel.
pub(super) fn turn_panel(shape: Shape, contents: &Contents) -> Grid {
    match shape {
        Shape::Wide => wide(contents),
        Shape::Upright => upright(contents),
        Shape::Phone => phone(contents),
        Shape::PhoneAcross => across(contents),
    }
}

/// Two rows, and the button beside or below the status.
fn wide(contents: &Contents) -> Grid {
    let stage = contents.stage;
    let mut rows = match contents.cards {
        _ if contents.asks => vec![
            row(Rem(3.2), [Status, Status]),
            row(Rem(MANUAL), [Manual, Manual]),
        ],
        false => vec![
            row(Rem(3.2), [Status, Status]),
            row(
                Rem(if contents.mode == Mode::Manual {
                    MANUAL
                } else {
                    3.75
                }),
                match stage {
                    Stage::ToRoll => [Button, Button],
                    Stage::Rolled => [Dice, Dice],
                    Stage::Button | Stage::Skip => [Dice, Button],
                },
            ),
        ],
        true => {
            let (status, card) = card_rows(contents);
            match stage {
                Stage::ToRoll if !contents.has_card_text => vec![
                    row(Rem(status), [Status, Status]),
                    row(Rem(card), [Button, Button]),
                ],
                Stage::Rolled => vec![
                    row(Rem(status), [Status, Status]),
                    row(Rem(card), [Card, Card]),
                ],
                _ => vec![
                    row(Rem(status), [Status, Button]),
                    row(Rem(card), [Card, Card]),
                ],
            }
        }
    };
    // In a low window the hint has its place.
    if contents.supply && (!has_hint_row(contents) || contents.room.is_tall()) {
        rows.push(row(Rem(1.6), [Supply, Supply]));
    }
    if has_hint_row(contents) {
        rows.push(row(Fit, [Hint, Hint]));
    }
    Grid::new(
        &[Rest(0.0), Rem(if contents.cards { 6.4 } else { 10.0 })],
        rows,
    )
}

/// Whether a hint has a row below the dice, and covers nothing: not in a low window, beside the list of moves, or above a hand.
fn has_hint_row(contents: &Contents) -> bool {
    let is_roomy = contents.is_beside() && !contents.room.is_low();
    contents.hint && is_roomy && !contents.moves && !contents.hands
}

/// The heights of the status and of what a card says.
fn card_rows(contents: &Contents) -> (f64, f64) {
    let room = contents.room;
    match contents.mode {
        Mode::Hand if contents.has_turns_below_status() && !room.is_low() => {
            (3.2, if room.is_high() { 9.0 } else { 4.6 })
        }
        _ if contents.hands => (if room.is_low() { 3.25 } else { 4.2 }, 5.4),
        Mode::Manual => (3.2, MANUAL),
        _ => (3.25, if room.is_low() { 5.4 } else { 7.2 }),
    }
}

/// One row.
fn upright(contents: &Contents) -> Grid {
    let height = Rem(match contents.mode {
        Mode::Manual => MANUAL,
        _ => 3.25,
    });
    if contents.asks {
        return Grid::new(&[Rem(12.0), Rest(0.0)], vec![row(height, [Status, Manual])]);
    }
    if contents.cards {
        let zones = match contents.has_card_text {
            true => [Status, Card, Button],
            false => [Status, Status, Button],
        };
        return Grid::new(&[Rem(12.0), Rest(0.0), Rem(7.0)], vec![row(height, zones)]);
    }
    match contents.supply {
        true => Grid::new(
            &[Rest(0.0), Fit, Fit, Rem(10.0)],
            vec![row(height, [Status, Dice, Supply, Button])],
        ),
        false => Grid::new(
            &[Rest(0.0), Fit, Rem(10.0)],
            vec![row(height, [Status, Dice, Button])],
        ),
    }
}

/// The button is beside both rows, under the thumb.
fn phone(contents: &Contents) -> Grid {
    let columns = [Rest(0.0), Rem(6.5)];
    if let Some(grid) = phone_of_mode(contents) {
        return grid;
    }
    let status = Rem(if contents.is_cramped() { 2.1 } else { 2.3 });
    let (beside, below) = match (contents.stage, contents.cards) {
        (Stage::Rolled, true) => (Status, Card),
        (Stage::Rolled, false) => (Status, Button),
        _ => (Button, Button),
    };
    if contents.cards {
        return Grid::new(
            &columns,
            vec![
                row(status, [Status, beside]),
                row(Rest(2.75), [Card, below]),
            ],
        );
    }
    if !contents.supply {
        return Grid::new(
            &columns,
            vec![
                row(status, [Status, beside]),
                row(Rest(2.75), [Dice, below]),
            ],
        );
    }
    if contents.is_crowded() {
        return Grid::new(
            &[Rest(0.0), Fit, Rem(6.5)],
            vec![
                row(Rem(1.9), [Status, Status, beside]),
                row(Rest(0.0), [Dice, Supply, below]),
            ],
        );
    }
    Grid::new(
        &columns,
        vec![
            row(status, [Status, beside]),
            row(Rest(0.0), [Dice, below]),
            row(Rem(1.2), [Supply, below]),
        ],
    )
}

/// Held across, what is left of a supply is beside the status.
fn across(contents: &Contents) -> Grid {
    if let Some(grid) = phone_of_mode(contents) {
        return grid;
    }
    let columns = [
        Rest(0.0),
        Rem(if contents.is_cramped() { 6.5 } else { 8.0 }),
    ];
    if contents.supply {
        return Grid::new(
            &columns,
            vec![
                row(Rem(2.3), [Status, Supply]),
                row(Rest(0.0), [Dice, Button]),
            ],
        );
    }
    Grid {
        columns: columns.to_vec(),
        ..phone(contents)
    }
}

/// The panel on a phone in a mode that has another one.
fn phone_of_mode(contents: &Contents) -> Option<Grid> {
    let columns = [Rest(0.0), Rem(6.5)];
    let beside = match contents.stage {
        Stage::Rolled => Status,
        _ => Button,
    };
    match contents.mode {
        Mode::Play => None,
        Mode::Hand => Some(Grid::new(
            &[Rest(0.0), Fit],
            vec![
                row(AtLeast(2.0), [Status, Button]),
                row(Rest(0.0), [Card, Card]),
            ],
        )),
        Mode::Manual if contents.asks => Some(Grid::new(
            &[Rest(0.0)],
            vec![
                row(Rem(2.3), [Status]),
                row(
                    Rest(match contents.is_cramped() {
                        true => MANUAL_OF_CRAMPED,
                        false => MANUAL,
                    }),
                    [Manual],
                ),
            ],
        )),
        Mode::Manual => None,
        Mode::Watch | Mode::Lesson if contents.cards => Some(Grid::new(
            &columns,
            vec![row(Rem(3.0), [Status, Button]), row(Rem(2.8), [Card, Card])],
        )),
        Mode::Watch | Mode::Lesson => {
            let mut rows = vec![
                row(Rem(2.05), [Status, beside]),
                row(Rem(2.75), [Dice, Button]),
            ];
            if contents.supply {
                rows.push(row(Fit, [Supply, Supply]));
            }
            Some(Grid::new(&columns, rows))
        }
    }
}
