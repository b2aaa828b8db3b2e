//! Refusals: why an attempted action is not legal, with the rule and the facts.

use std::fmt;

use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};

/// Why an action is not legal: the number of a rule and a sentence with the facts.
///
/// Refusals come from the checks of single rules ([`Check`]). Tests compare these checks with the
/// list of legal actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule's number in the game's rulebook, such as `P-20`.
    pub rule: &'static str,
    /// The facts, as a sentence without a full stop: "Red's blockade on Y9 is in the way".
    pub reason: String,
    /// The same for players who see the board, with a mark for each seat.
    plain: String,
}

/// The mark of the first seat, from Unicode's private use area; those of the other seats follow.
const FIRST_MARK: u32 = 0xE000;

/// The text argument that stands for a space when the text names no coordinates.
pub(crate) const NO_SPACE: &str = "none";

/// The players of these seats in a refusal: their colours, or marks in a plain sentence.
pub(crate) fn players(family: &Family, seats: SeatSet, plain: bool) -> String {
    let player = |seat: Seat| match char::from_u32(FIRST_MARK + u32::from(seat.0)) {
        Some(mark) if plain => mark.to_string(),
        _ => family.colour(seat).to_owned(),
    };
    words::list(&seats.iter().map(player).collect::<Vec<_>>())
}

impl Refusal {
    /// The reason for players who see the board, with advice, without coordinates, and with what players are called:
    /// "Ann's blockade is in the way. Try another pawn".
    pub fn plain(&self, called: impl Fn(Seat) -> String) -> String {
        let seat = |letter: char| {
            let index = u32::from(letter).checked_sub(FIRST_MARK)?;
            Some(Seat(u8::try_from(index).ok()?))
        };
        let letters = self.plain.chars();
        letters
            .map(|letter| seat(letter).map_or_else(|| letter.to_string(), &called))
            .collect()
    }

    /// A refusal by `rule` for `reason`.
    pub fn new(rule: &'static str, reason: impl Into<String>) -> Refusal {
        let reason = reason.into();
        Refusal {
            rule,
            plain: reason.clone(),
            reason,
        }
    }
}

/// A rule that an action breaks, and the facts as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The rule's number in the game's rulebook, such as `P-20`.
    pub rule: &'static str,
    /// The facts, as a sentence without a full stop.
    pub reason: String,
}

/// The result of checking an action against a rule.
pub type Check = Result<(), Violation>;

/// A violation of `rule`, as the error of a [`Check`].
///
/// # Errors
/// Always.
pub fn broken<T>(rule: &'static str, reason: impl Into<String>) -> Result<T, Violation> {
    let reason = reason.into();
    Err(Violation { rule, reason })
}

impl Refusal {
    /// The refusal of an action according to `check`, or `None` if it breaks no rule. `check`
    /// receives whether the sentence is for players who see the board.
    pub fn by(check: impl Fn(bool) -> Check) -> Option<Refusal> {
        let Violation { rule, reason } = check(false).err()?;
        let plain = check(true).map_or_else(|violation| violation.reason, |()| reason.clone());
        Some(Refusal {
            rule,
            reason,
            plain,
        })
    }
}

#[cfg(test)]
impl Refusal {
    /// The rule and the facts, without the advice that may follow.
    pub(crate) fn facts(&self) -> String {
        let said = self.to_string();
        said.split(". ").next().unwrap_or_default().to_owned()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)
    }
}

impl std::error::Error for Refusal {}
