//! Position lines and digests of records.
//!
//! The same record gives the same position lines natively and in the browser. `tests/data/replays.txt` pins
//! digests of random games ([`random_record`]); `web/tests/replays.spec.js` replays games in the page.

use rules::games::{self, Playable, Visitor};
use rules::notation::{self, Token};
use rules::record::{self, Made, Make, Record, RecordError, Sitter};
use rules::seat::SeatSet;
use rules::state::Node;
use words::t;

use crate::dice::{Dice, Seeded};

/// The position lines of a record: one before the first entry, and one after each entry.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn position_lines(text: &str) -> Result<Vec<String>, String> {
    struct Replaying<'a>(&'a str);
    impl Visitor for Replaying<'_> {
        type Output = Result<Vec<String>, RecordError>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let record = Record::parse(game, self.0)?;
            let mut state = record.start();
            let mut lines = vec![notation::position_line(&record.game, &state)];
            for made in &record.made {
                record.game.make(&mut state, *made);
                lines.push(notation::position_line(&record.game, &state));
            }
            Ok(lines)
        }
    }
    visit(text, Replaying(text))
}

/// Calls `visitor` with the game of a record.
///
/// # Errors
/// If the text does not begin like a record of a known ruleset.
pub(crate) fn visit<T, V>(text: &str, visitor: V) -> Result<T, String>
where
    V: Visitor<Output = Result<T, RecordError>>,
{
    let name = record::ruleset_of(text).map_err(|error| error.to_string())?;
    let ruleset = games::ruleset(name).map_err(|problem| t!(saves::game_unknown, problem))?;
    games::visit(ruleset, visitor).map_err(|error| error.to_string())
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
const MOST_MADE: usize = 100_000;

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
    games::visit(ruleset, Random { seats, seed })
}

struct Random {
    seats: SeatSet,
    seed: u64,
}

impl Visitor for Random {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Random { seats, seed } = self;
        let sitter = Sitter {
            kind: "random".to_owned(),
            name: None,
        };
        let sitters = seats.iter().map(|seat| (seat, sitter.clone())).collect();
        let record = Record::new(game, sitters, Some(seed));
        let mut record = record.map_err(|refusal| refusal.to_string())?;
        let mut state = record.start();
        let mut dice = Seeded { seed };
        let mut picks = Seeded { seed: !seed };
        let mut thrown = vec![0; G::FAMILY.seats.len()];
        let mut actions = Vec::new();
        while record.made.len() < MOST_MADE {
            let made = match record.game.node(&state) {
                Node::Chance { seat } => {
                    let below = record.game.chance_total(&state);
                    let n = &mut thrown[seat.index()];
                    let ticket = dice.ticket(seat, *n, below);
                    *n += 1;
                    Made::Chance(record.game.chance_at(&state, ticket))
                }
                Node::Decision { seat } => {
                    actions.clear();
                    record.game.legal_actions(&state, &mut actions);
                    let n = record.made.len() as u64;
                    let pick = picks.ticket(seat, n, actions.len() as u32);
                    Made::Action(actions[pick as usize])
                }
                Node::Terminal { .. } => return Ok(record.to_text()),
            };
            record.game.make(&mut state, made);
            record.made.push(made);
        }
        Err(format!(
            "the game has not ended after {MOST_MADE} throws and steps"
        ))
    }
}
