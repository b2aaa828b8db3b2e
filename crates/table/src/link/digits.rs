//! Text of a link: a version, a checksum, and digits of 6 bits each.

use crc::{CRC_24_OPENPGP, Crc, NoTable};
use words::t;

/// The digits by value. These characters have no other meaning in an address, nor for programs that look for
/// addresses in messages.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The number of digits in the checksum.
const CHECKSUM_DIGITS: usize = 4;

/// The 24-bit CRC of RFC 4880, which detects any change limited to a few neighbouring characters. Without a lookup table,
/// as for saves.
static CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_24_OPENPGP);

/// The maximum length of a link, in characters: enough for games ten times as long as people play.
pub const LONGEST: usize = 6_000;

/// The text of digits. Its first letter is the version of the encoding.
pub(crate) fn write(version: char, digits: &[u8]) -> String {
    let body: String = digits.iter().copied().map(letter).collect();
    format!("{version}{}{body}", checksum(version, &body))
}

/// The digits of a text of the `known` version.
///
/// # Errors
/// If the version is another, or the text was changed.
pub(crate) fn read(text: &str, known: char) -> Result<Vec<u8>, String> {
    if text.len() > LONGEST {
        let (most, found) = (LONGEST, text.len());
        return Err(t!(link_errors::too_long, most, found));
    }
    let Some(rest) = text.strip_prefix(known) else {
        let found = text.chars().take(1).flat_map(char::escape_default);
        return Err(t!(
            link_errors::version,
            known,
            found = found.collect::<String>()
        ));
    };
    let of = |(at, letter): (usize, u8)| {
        let digit = DIGITS.iter().position(|&each| each == letter);
        // The version comes first, and people count from 1.
        let problem = || t!(link_errors::digits, at = at + 2);
        digit.map(|digit| digit as u8).ok_or_else(problem)
    };
    let digits: Vec<u8> = rest.bytes().enumerate().map(of).collect::<Result<_, _>>()?;
    match rest.split_at_checked(CHECKSUM_DIGITS) {
        Some((found, body)) if checksum(known, body) == found => {
            Ok(digits[CHECKSUM_DIGITS..].to_vec())
        }
        _ => Err(t!(link_errors::damaged).to_owned()),
    }
}

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(crate) fn marked(text: &str, known: char) -> Option<String> {
    let (_, body) = text
        .strip_prefix(known)?
        .split_at_checked(CHECKSUM_DIGITS)?;
    Some(format!("{known}{}{body}", checksum(known, body)))
}

fn letter(digit: u8) -> char {
    char::from(DIGITS[usize::from(digit)])
}

/// The checksum of a version and a body.
fn checksum(version: char, body: &str) -> String {
    let mut sum = CRC.digest();
    sum.update(&[version as u8]);
    sum.update(body.as_bytes());
    let code = sum.finalize();
    let digit = |at: usize| letter((code >> (6 * (CHECKSUM_DIGITS - 1 - at)) & 63) as u8);
    (0..CHECKSUM_DIGITS).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: char = '1';

    #[test]
    fn digits_are_read_as_written() {
        let all: Vec<u8> = (0..64).collect();
        for digits in [&all[..], &[], &[63, 0, 0]] {
            assert_eq!(read(&write(KNOWN, digits), KNOWN), Ok(digits.to_vec()));
        }
    }

    /// The checksum of the standard's own example.
    #[test]
    fn the_checksum_matches_the_standard() {
        let code = checksum('1', "23456789")
            .bytes()
            .fold(0, |code: u32, letter| {
                code << 6 | DIGITS.iter().position(|&each| each == letter).unwrap() as u32
            });
        assert_eq!(code, 0x21_cf02);
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, said) in [
            ("", "begins with \"\""),
            ("4AAAA", "begins with \"4\""),
            ("\n", "begins with \"\\n\""),
            ("1", "damaged or cut off"),
            ("1AAA", "damaged or cut off"),
            ("1AAAA", "damaged or cut off"),
            ("1AA AA", "its character 4 is wrong"),
            ("1\u{e4}", "its character 2 is wrong"),
        ] {
            let problem = read(text, KNOWN).unwrap_err();
            assert!(problem.contains(said), "{text:?}: {problem}");
        }
        let long = "1".repeat(LONGEST + 1);
        assert!(
            read(&long, KNOWN)
                .unwrap_err()
                .contains("this one has 6001")
        );
    }
}
