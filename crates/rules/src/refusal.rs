//! Refusals: why something that a person tried is not legal, with the rule and the facts.

use std::fmt;

/// Why an action is not legal: the number of a rule and a sentence with the facts.
///
/// A refusal explains the list of legal actions; it never decides legality itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule's number as in the game's rulebook, such as `P-20`.
    pub rule: &'static str,
    /// The facts, as a sentence without a full stop: "Red's blockade on Y9 is in the way".
    pub reason: String,
    /// The same for players who see the board, without coordinates and with advice: "Red's blockade is in the
    /// way. Try another pawn".
    pub plain: String,
}

/// What a refusal's text is given in the place of a space where no coordinates are wanted.
pub(crate) const NO_SPACE: &str = "none";

impl Refusal {
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)
    }
}

impl std::error::Error for Refusal {}
