//! Position lines and digests of records.
//!
//! The same record gives the same position lines natively and in the browser. `tests/data/replays.txt` pins
//! digests of random games ([`random_record`]); `web/tests/replays.spec.js` replays games in the page.

use rules::games;
use rules::notation::Token;
use rules::record::{Player, Record};
use rules::seat::SeatSet;
use rules::state::Node;

use crate::game_session::read_record;
use crate::random_numbers::{Dice, Seeded};

/// The position lines of a record: one before the first entry, and one after each entry.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn position_lines(text: &str) -> Result<Vec<String>, String> {
    let record = read_record(text)?;
    let mut game = record.start;
    let mut lines = vec![game.position_line()];
    for entry in &record.history {
        game.apply(*entry);
        lines.push(game.position_line());
    }
    Ok(lines)
}

/// The digest of a record's position lines, each with a newline: 64-bit FNV-1a as 16 hexadecimal digits. The
/// digest distinguishes replays, but does not protect against forgery.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn digest(record: &str) -> Result<String, String> {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for line in position_lines(record)? {
        for byte in line.bytes().chain([b'\n']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(format!("{hash:016x}"))
}

/// More record entries than any random game has.
const MAX_ENTRIES: usize = 100_000;

/// Plays a game with random actions and returns its record. `seats` are letters, such as `YR`.
///
/// The dice come from the seed, as at any table. The actions come from a second stream, whose seed is the
/// bitwise complement of the first.
///
/// # Errors
/// If there is no such ruleset, or these seats cannot play it.
pub fn random_record(ruleset: &str, seats: &str, seed: u64) -> Result<String, String> {
    let ruleset = games::ruleset(ruleset)?;
    let letters = seats.char_indices().map(|(at, letter)| {
        let text = &seats[at..at + letter.len_utf8()];
        let column = at + 1;
        let token = Token { text, column };
        token
            .seat(ruleset.family)
            .map_err(|error| error.to_string())
    });
    let seats = letters.collect::<Result<SeatSet, String>>()?;
    let start = games::game(ruleset).start(seats);
    let start = start.map_err(|refusal| refusal.to_string())?;
    let mut game = start.clone();
    let mut record = Record::new(start, Player::at_all(seats, "random"), Some(seed));
    let mut dice = Seeded { seed };
    let mut picks = Seeded { seed: !seed };
    let mut rolled = vec![0; ruleset.family.seats.len()];
    while record.history.len() < MAX_ENTRIES {
        let entry = match game.node() {
            Node::Chance { seat } => {
                let n = &mut rolled[seat.index()];
                let ticket = dice.ticket(seat, *n, game.turn().weight_total);
                *n += 1;
                game.sample(ticket)
            }
            Node::Decision { seat } => {
                let steps = game.moves();
                let n = record.history.len() as u64;
                let pick = picks.ticket(seat, n, steps.len() as u32);
                steps[pick as usize].0
            }
            Node::Terminal { .. } => return Ok(record.to_text()),
        };
        game.apply(entry);
        record.history.push(entry);
    }
    Err(format!(
        "the game has not ended after {MAX_ENTRIES} rolls and moves"
    ))
}
