//! A link's text: a version, a check mark, and digits of six bits each.

use words::t;

/// The digits by their values: letters that no address, and no program that looks for addresses in a
/// message, takes for anything else.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What the digits say. What a version means never changes: another coding is another version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Version {
    /// A game.
    One,
    /// A game with changes of seats; the check mark is of the version, too.
    Two,
}

impl Version {
    fn of(text: &str) -> Option<Version> {
        let mut all = [Version::One, Version::Two].into_iter();
        all.find(|version| text.starts_with(version.letter()))
    }

    fn letter(self) -> char {
        match self {
            Version::One => '1',
            Version::Two => '2',
        }
    }
}

/// The digits of the check mark.
const MARK: usize = 4;

/// The longest text that is read, in characters. It has room for games ten times as long as people
/// play them.
pub const LONGEST: usize = 6_000;

/// The text of these digits.
pub(super) fn write(version: Version, digits: &[u8]) -> String {
    let body: String = digits.iter().copied().map(letter).collect();
    format!("{}{}{body}", version.letter(), mark(version, &body))
}

/// The version and the digits of a text.
///
/// # Errors
/// When the text is none of a known version, or is not as it was written.
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
        // The version stands before, and people count from 1.
        let problem = || t!(links::digits, at = at + 2);
        digit.map(|digit| digit as u8).ok_or_else(problem)
    };
    let digits: Vec<u8> = rest.bytes().enumerate().map(of).collect::<Result<_, _>>()?;
    match rest.split_at_checked(MARK) {
        Some((found, body)) if mark(version, body) == found => {
            Ok((version, digits[MARK..].to_vec()))
        }
        _ => Err(t!(links::damaged).to_owned()),
    }
}

/// The text with the mark that its body should have, for tests of what a mark would keep away.
pub(super) fn marked(text: &str) -> Option<String> {
    let version = Version::of(text)?;
    let (_, body) = text.split_at_checked(1 + MARK)?;
    Some(format!("{}{}{body}", version.letter(), mark(version, body)))
}

fn letter(digit: u8) -> char {
    char::from(DIGITS[usize::from(digit)])
}

/// The check mark of a body: a cyclic code of 24 bits, that of RFC 4880, so that whatever happens to a
/// few neighbouring characters alone is noticed.
fn mark(version: Version, body: &str) -> String {
    let mut code: u32 = 0x00b7_04ce;
    let marked = match version {
        Version::One => "",
        Version::Two => "2",
    };
    for byte in marked.bytes().chain(body.bytes()) {
        code ^= u32::from(byte) << 16;
        for _ in 0..8 {
            code <<= 1;
            if code & 0x0100_0000 != 0 {
                code ^= 0x0186_4cfb;
            }
        }
    }
    let digit = |at: usize| letter((code >> (6 * (MARK - 1 - at)) & 63) as u8);
    (0..MARK).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_written() {
        let all: Vec<u8> = (0..64).collect();
        for digits in [&all[..], &[], &[63, 0, 0]] {
            for version in [Version::One, Version::Two] {
                let read = read(&write(version, digits));
                assert_eq!(read, Ok((version, digits.to_vec())));
            }
        }
    }

    /// The mark of the standard's own example.
    #[test]
    fn the_mark_is_that_of_the_standard() {
        let code = mark(Version::One, "123456789")
            .bytes()
            .fold(0, |code: u32, letter| {
                code << 6 | DIGITS.iter().position(|&each| each == letter).unwrap() as u32
            });
        assert_eq!(code, 0x21_cf02);
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for (text, said) in [
            ("", "found \"\""),
            ("3AAAA", "found \"3\""),
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
