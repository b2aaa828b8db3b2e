//! Fingerprints of dice, and the check of a recorded game against its seed.
//!
//! A game shows the fingerprint of its dice before the first roll, and their seed and salt at its end. A player who
//! noted the fingerprint can then check that no roll was changed. `docs/fairness.md` explains it.

use std::fmt;

use rules::any_game::{AnyGame, Move};
use rules::event::Event;
use rules::record::Record;
use rules::state::Node;
use sha2::{Digest as _, Sha256};
use words::t;

use crate::game_session::{GameSession, read_record};
use crate::random_numbers::{Dice as _, Seeded};

/// SHA-256 of a game's seed and salt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// The fingerprint of a seed and a salt: the hash of the text `42 00112233445566778899aabbccddeeff`.
    pub fn of(seed: u64, salt: u128) -> Fingerprint {
        Fingerprint(Sha256::digest(format!("{seed} {salt:032x}")).into())
    }

    /// The first 8 digits, in two groups.
    pub fn short(self) -> String {
        let [a, b, c, d, ..] = self.0;
        format!("{a:02x}{b:02x} {c:02x}{d:02x}")
    }
}

/// All 64 hexadecimal digits.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The fingerprint of a game's dice or cards in short: "Dice fingerprint f5db ab6e".
pub(crate) fn in_short(table: &GameSession) -> Option<String> {
    let fingerprint = table.fingerprint()?.short();
    let kind = match table.has_cards() {
        true => "cards",
        false => "dice",
    };
    Some(t!(fairness::short, kind, fingerprint))
}

/// The result of recomputing every roll and draw of a recorded game from its seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedDice {
    /// The seed.
    pub seed: u64,
    /// The salt.
    pub salt: u128,
    /// Their fingerprint.
    pub fingerprint: Fingerprint,
    /// The number of rolls and draws in the record that the seed decides.
    pub rolls: usize,
    /// Whether the record names another starter than the seed does, as a rematch may: its starter is the winner of
    /// the game before.
    pub is_starter_given: bool,
    /// The first roll that does not follow from the seed.
    pub wrong: Option<WrongRoll>,
}

/// A roll that does not follow from the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongRoll {
    /// The number of the roll in the game, from 1.
    pub number: usize,
    /// The colour of the seat that rolled.
    pub colour: &'static str,
    /// The roll in the record.
    pub recorded: String,
    /// The roll that follows from the seed.
    pub computed: String,
}

impl CheckedDice {
    /// The result in words.
    pub fn words(&self) -> String {
        let rolls = self.rolls;
        match &self.wrong {
            None if self.is_starter_given => t!(fairness::all_right_but_start, rolls),
            None => t!(fairness::all_right, rolls),
            Some(wrong) => {
                let WrongRoll {
                    number,
                    colour,
                    recorded,
                    computed,
                } = wrong;
                t!(
                    fairness::wrong,
                    number = *number,
                    colour = *colour,
                    recorded,
                    computed
                )
            }
        }
    }
}

/// Why a game has no fingerprint, as part of a sentence.
pub fn missing() -> &'static str {
    t!(fairness::no_fingerprint)
}

/// Recomputes every roll and draw of a record from its seed. `None` if the record has no salt, and therefore no
/// fingerprint.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn check(record: &str) -> Result<Option<CheckedDice>, String> {
    let record = read_record(record)?;
    let (Some(seed), Some(salt)) = (record.seed, record.salt) else {
        return Ok(None);
    };
    let mut checked = CheckedDice {
        seed,
        salt,
        fingerprint: Fingerprint::of(seed, salt),
        rolls: 0,
        is_starter_given: false,
        wrong: None,
    };
    check_rolls(&record, &mut checked);
    Ok(Some(checked))
}

/// Compares every roll of a record with the one that follows from the seed.
fn check_rolls(record: &Record, checked: &mut CheckedDice) {
    let family = record.start.ruleset().family;
    let mut dice = Seeded { seed: checked.seed };
    let mut rolled = vec![0; family.seats.len()];
    let mut game = record.start.clone();
    for (at, entry) in record.history.iter().enumerate() {
        if let Node::Chance { seat } = game.node() {
            let n = &mut rolled[seat.index()];
            let ticket = dice.ticket(seat, *n, game.turn().weight_total);
            *n += 1;
            checked.rolls += 1;
            let computed = game.sample(ticket);
            if computed != *entry {
                if at == 0 && decides_starter(&*game, *entry) {
                    checked.is_starter_given = true;
                    checked.rolls -= 1;
                } else if checked.wrong.is_none() {
                    checked.wrong = Some(WrongRoll {
                        number: checked.rolls,
                        colour: family.colour(seat),
                        recorded: game.write(*entry),
                        computed: game.write(computed),
                    });
                }
            }
        }
        game.apply(*entry);
    }
}

/// Whether this outcome alone decides who starts. After a game before, its winner starts without a roll.
fn decides_starter(game: &dyn AnyGame, outcome: Move) -> bool {
    let events = game.boxed_clone().apply(outcome);
    events
        .iter()
        .any(|event| matches!(event, Event::Begins { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `printf '42 00112233445566778899aabbccddeeff' | sha256sum` prints it.
    #[test]
    fn a_fingerprint_is_the_hash_of_seed_and_salt() {
        let salt = 0x0011_2233_4455_6677_8899_aabb_ccdd_eeff;
        let fingerprint = Fingerprint::of(42, salt);
        assert_eq!(
            fingerprint.to_string(),
            "f5dbab6e7469f33aae1372a123886e7fc8562db95add3c458822f2fbc86c3adf"
        );
        assert_eq!(fingerprint.short(), "f5db ab6e");
        assert_ne!(Fingerprint::of(43, salt), fingerprint);
        assert_ne!(Fingerprint::of(42, salt + 1), fingerprint);
    }
}
