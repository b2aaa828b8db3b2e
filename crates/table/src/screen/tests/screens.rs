//! Every screen that a game can have.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::screen::{Contents, Flat, Mode, Room, Stage, TurnButton};
use crate::sides::Side;

/// Windows and tablets, phones, and the same with large letters.
pub(super) const WINDOWS: [(f64, f64); 14] = [
    (1920.0, 1080.0),
    (1440.0, 900.0),
    (1280.0, 720.0),
    (1024.0, 768.0),
    (1180.0, 820.0),
    (768.0, 1024.0),
    (820.0, 1180.0),
    (683.0, 512.0),
    (390.0, 844.0),
    (412.0, 732.0),
    (393.0, 660.0),
    (360.0, 640.0),
    (844.0, 390.0),
    (640.0, 360.0),
];

/// Calls `check` for every screen, with the pixels of a letter. It tells the first failure of each window and mode.
pub(super) fn for_every_screen(check: impl Fn(&Contents, f64)) {
    let letters = [1.0, 1.25, 1.5];
    let mut failed = Vec::new();
    for (width, height) in WINDOWS {
        for letter in letters {
            let room = Room {
                width: width / 16.0 / letter,
                height: height / 16.0 / letter,
            };
            for mode in Mode::ALL {
                let check = |contents: &Contents| check(contents, 16.0 * letter);
                let checked =
                    catch_unwind(AssertUnwindSafe(|| for_every_content(room, mode, check)));
                if checked.is_err() {
                    failed.push(format!("{width} x {height}, letters {letter}, {mode:?}"));
                }
            }
        }
    }
    assert!(failed.is_empty(), "it fails at\n{}", failed.join("\n"));
}

fn for_every_content(room: Room, mode: Mode, check: impl Fn(&Contents)) {
    for stage in Stage::ALL {
        for players in 2..=6 {
            for bits in 0..64 {
                let has = |bit: u32| bits >> bit & 1 == 1;
                let contents = Contents {
                    room,
                    mode,
                    button: TurnButton::Roll,
                    stage,
                    flat: None,
                    players,
                    cards: has(0),
                    hands: has(0) && (mode == Mode::Hand || mode == Mode::Watch && has(2)),
                    has_card_text: has(0) && has(1),
                    supply: !has(0) && has(2),
                    hint: has(3),
                    moves: has(4),
                    asks: has(5) && mode == Mode::Manual,
                };
                if is_possible(&contents) {
                    check(&contents);
                }
            }
        }
    }
}

/// Whether a game can be like this.
pub(super) fn is_possible(contents: &Contents) -> bool {
    let (mode, stage) = (contents.mode, contents.stage);
    // Cards are dealt to hands, and up to four play with cards.
    (mode != Mode::Hand || contents.cards && stage != Stage::ToRoll)
        && (!contents.cards || contents.players <= 4)
        // A hint is about moves, and closes when something is to be entered.
        && (!contents.hint || stage == Stage::Rolled || stage == Stage::Skip)
        && (!contents.hint || !contents.asks && mode != Mode::Watch)
        && (!contents.asks || stage == Stage::Rolled || stage == Stage::ToRoll)
        && (mode != Mode::Watch || !contents.moves)
}

/// Calls `check` for every screen that lies flat, and each player on turn, with the pixels of a letter.
pub(super) fn for_every_band(check: impl Fn(&Contents, Flat, f64)) {
    for_every_screen(|contents, letter| {
        let is_possible = !contents.room.shape().is_phone() && contents.mode != Mode::Watch;
        if !is_possible {
            return;
        }
        for reader in Side::ALL {
            for (beside, above) in [(true, true), (true, false), (false, true)] {
                let flat = Flat {
                    reader,
                    beside,
                    above,
                };
                let contents = Contents {
                    flat: Some(flat),
                    ..*contents
                };
                check(&contents, flat, letter);
            }
        }
    });
}
