//! Hash chains: values that a player reveals one by one, and has chosen all at once.
//!
//! Each value is the SHA-256 of the value after it. The end of the chain is published first. Nobody can compute the
//! next value from it, and everybody can check the next value against it.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// The number of values after the end. A turn reveals one.
pub const LENGTH: u32 = 4_096;

/// A value of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(pub [u8; 32]);

impl Value {
    /// The value in place of one that is not known.
    pub(super) const ZERO: Value = Value([0; 32]);

    /// Reads 64 hexadecimal digits, as they are written.
    pub(super) fn parse(text: &str) -> Option<Value> {
        let bytes = text.as_bytes().chunks(2).map(|pair| {
            let pair = str::from_utf8(pair).ok()?;
            u8::from_str_radix(pair, 16).ok()
        });
        let bytes: Option<Vec<u8>> = bytes.collect();
        let value = Value(bytes?.try_into().ok()?);
        (value.to_string() == text).then_some(value)
    }

    /// The value this many places before this one: hashes it so often.
    pub fn before(self, places: u32) -> Value {
        #[cfg(test)]
        super::work::HASHES.add(places);
        (0..places).fold(self, |value, _| Value(Sha256::digest(value.0).into()))
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The last value of a chain, which a player never reveals.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub(super) Value);

impl Secret {
    /// A secret of 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(Value(bytes))
    }

    /// The value at a place of the chain: 0 is the end.
    fn value(&self, place: u32) -> Value {
        self.0.before(LENGTH - place)
    }
}

/// What is known of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The end.
    pub end: Value,
    /// The value that was revealed last, or the end.
    pub newest: Value,
    /// The number of values revealed after the end.
    pub revealed: u32,
}

impl Chain {
    /// The chain of a secret, of which only the end is revealed.
    pub(super) fn of(secret: &Secret) -> Chain {
        let end = secret.value(0);
        Chain {
            end,
            newest: end,
            revealed: 0,
        }
    }

    /// The chain of a value that was revealed after so many others, and all revealed values, the end first.
    pub(super) fn read(newest: Value, revealed: u32) -> (Chain, Vec<Value>) {
        let mut values = vec![newest];
        for _ in 0..revealed {
            values.extend(values.last().map(|value| value.before(1)));
        }
        values.reverse();
        let chain = Chain {
            end: values[0],
            newest,
            revealed,
        };
        (chain, values)
    }

    /// This chain with one more value revealed; `None` if only the secret is left, or if it is of another secret.
    pub(super) fn next(self, secret: &Secret) -> Option<Chain> {
        let revealed = self.revealed + 1;
        let newest = (revealed < LENGTH).then(|| secret.value(revealed))?;
        (newest.before(1) == self.newest).then_some(Chain {
            newest,
            revealed,
            ..self
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_is_the_hash_of_the_next() {
        let secret = Secret::new([7; 32]);
        let mut chain = Chain::of(&secret);
        let end = chain.newest;
        for revealed in 1..20 {
            let before = chain.newest;
            chain = chain.next(&secret).unwrap();
            assert_eq!(chain.newest.before(1), before);
            assert_eq!((chain.end, chain.revealed), (end, revealed));
            assert_eq!(chain.next(&Secret::new([8; 32])), None);
        }
        let (read, values) = Chain::read(chain.newest, 19);
        assert_eq!(read, chain);
        assert_eq!((values[0], values[19]), (end, chain.newest));
    }

    #[test]
    fn a_value_is_read_as_it_is_written() {
        let value = Value(std::array::from_fn(|index| 7 * index as u8));
        assert_eq!(Value::parse(&value.to_string()), Some(value));
        let text = value.to_string();
        for wrong in [
            "",
            "00",
            &text[1..],
            &text.to_uppercase(),
            &format!("+{}", &text[1..]),
            &format!("{text}00"),
        ] {
            assert_eq!(Value::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_secret_itself_is_never_revealed() {
        let secret = Secret::new([7; 32]);
        let (last, _) = Chain::read(secret.value(LENGTH - 1), LENGTH - 1);
        assert_eq!(last.next(&secret), None);
        assert_eq!(last.newest, secret.0.before(1));
    }
}
