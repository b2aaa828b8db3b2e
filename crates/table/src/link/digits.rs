//! Text of a link: a version, a checksum, and digits of 6 bits each.

use words::t;

/// The digits by value. These characters have no other meaning in an address, nor for programs that look for
/// addresses in messages.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The version of the encoding. The meaning of a version never changes; another encoding is another version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Version {
    /// A game.
    One,
    /// A game with changes of players. The checksum also covers the version.
    Two,
    /// A game with the salt of its seed, and perhaps with changes of players. Its checksum covers the version too.
    Three,
}

impl Version {
    const ALL: [Version; 3] = [Version::One, Version::Two, Version::Three];

    fn of(text: &str) -> Option<Version> {
        let mut all = Version::ALL.into_iter();
        all.find(|version| text.starts_with(version.letter()))
    }

    fn letter(self) -> char {
        match self {
            Version::One => '1',
            Version::Two => '2',
            Version::Three => '3',
        }
    }
}

/// The number of digits in the checksum.
const CHECKSUM_DIGITS: usize = 4;

/// The maximum length of a link, in characters: enough for games ten times as long as people play.
pub const LONGEST: usize = 6_000;

/// The text of a version and digits.
pub(super) fn write(version: Version, digits: &[u8]) -> String {
    let body: String = digits.iter().copied().map(letter).collect();
    format!("{}{}{body}", version.letter(), checksum(version, &body))
}

/// The version and the digits of a text.
///
/// # Errors
/// If the version is unknown, or the text was changed.
pub(super) fn read(text: &str) -> Result<(Version, Vec<u8>), String> {
    if text.len() > LONGEST {
        let (most, found) = (LONGEST, text.len());
        return Err(t!(links::too_long, most, found));
    }
    let Some(version) = Version::of(text) else {
        let found = text.chars().take(1).flat_map(char::escape_default);
        return Err(t!(links::version, found = found.collect::<String>()));
    };
    let rest = &text[1..];
    let of = |(at, letter): (usize, u8)| {
        let digit = DIGITS.iter().position(|&each| each == letter);
        // The version comes first, and people count from 1.
        let problem = || t!(links::digits, at = at + 2);
        digit.map(|digit| digit as u8).ok_or_else(problem)
    };
    let digits: Vec<u8> = rest.bytes().enumerate().map(of).collect::<Result<_, _>>()?;
    match rest.split_at_checked(CHECKSUM_DIGITS) {
        Some((found, body)) if checksum(version, body) == found => {
            Ok((version, digits[CHECKSUM_DIGITS..].to_vec()))
        }
        _ => Err(t!(links::damaged).to_owned()),
    }
}

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(super) fn marked(text: &str) -> Option<String> {
    let version = Version::of(text)?;
    let (_, body) = text.split_at_checked(1 + CHECKSUM_DIGITS)?;
    Some(format!(
        "{}{}{body}",
        version.letter(),
        checksum(version, body)
    ))
}

fn letter(digit: u8) -> char {
    char::from(DIGITS[usize::from(digit)])
}

/// The checksum of a body: the 24-bit CRC of RFC 4880, which detects any change limited to a few neighbouring
/// characters.
fn checksum(version: Version, body: &str) -> String {
    let mut code: u32 = 0x00b7_04ce;
    let covered = match version {
        Version::One => "",
        Version::Two => "2",
        Version::Three => "3",
    };
    for byte in covered.bytes().chain(body.bytes()) {
        code ^= u32::from(byte) << 16;
        for _ in 0..8 {
            code <<= 1;
            if code & 0x0100_0000 != 0 {
                code ^= 0x0186_4cfb;
            }
        }
    }
    let digit = |at: usize| letter((code >> (6 * (CHECKSUM_DIGITS - 1 - at)) & 63) as u8);
    (0..CHECKSUM_DIGITS).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_written() {
        let all: Vec<u8> = (0..64).collect();
        for digits in [&all[..], &[], &[63, 0, 0]] {
            for version in Version::ALL {
                let read = read(&write(version, digits));
                assert_eq!(read, Ok((version, digits.to_vec())));
            }
        }
    }

    /// The checksum of the standard's own example.
    #[test]
    fn the_checksum_matches_the_standard() {
        let code = checksum(Version::One, "123456789")
            .bytes()
            .fold(0, |code: u32, letter| {
                code << 6 | DIGITS.iter().position(|&each| each == letter).unwrap() as u32
            });
        assert_eq!(code, 0x21_cf02);
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, said) in [
            ("", "found \"\""),
            ("4AAAA", "found \"4\""),
            ("\n", "found \"\\n\""),
            ("1", "damaged or cut off"),
            ("1AAA", "damaged or cut off"),
            ("1AAAA", "damaged or cut off"),
            ("1AA AA", "found another at 4"),
            ("1\u{e4}", "found another at 2"),
        ] {
            let problem = read(text).unwrap_err();
            assert!(problem.contains(said), "{text:?}: {problem}");
        }
        let long = "1".repeat(LONGEST + 1);
        assert!(read(&long).unwrap_err().contains("found 6001"));
    }
}
