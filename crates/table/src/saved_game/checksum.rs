//! The last line of a save: a checksum of all lines before it.

use crc::{CRC_32_ISO_HDLC, Crc, Digest, NoTable};

const KEY: &str = "crc32 ";
/// The length of the checksum line in bytes, without its line ending.
const LENGTH: usize = KEY.len() + 8;

// Without a lookup table: it would add 1 kB that does not compress, and saves are short.
static CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// A checksum of text that comes in parts. `\r\n` and `\n` count the same, since a file may be sent with either; a part
/// does not begin between the two.
pub(crate) struct Checksum(Digest<'static, u32, NoTable>);

impl Default for Checksum {
    fn default() -> Checksum {
        Checksum(CRC.digest())
    }
}

impl Checksum {
    pub(crate) fn update(&mut self, text: &str) {
        for (index, lines) in text.split("\r\n").enumerate() {
            if index > 0 {
                self.0.update(b"\n");
            }
            self.0.update(lines.as_bytes());
        }
    }

    pub(crate) fn digits(self) -> String {
        format!("{:08x}", self.0.finalize())
    }
}

/// The checksum of a text.
fn of(text: &str) -> String {
    let mut sum = Checksum::default();
    sum.update(text);
    sum.digits()
}

/// Appends the checksum line to a text, which must end with a line break.
pub(super) fn add(text: &mut String) {
    *text = format!("{text}{KEY}{}\n", of(text));
}

/// Why a text fails its check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// Its end is missing.
    Cut,
    /// Its content does not match its checksum.
    Changed,
}

/// The text before the checksum line, if the checksum matches.
pub(super) fn check(text: &str) -> Result<&str, Wrong> {
    let (before, line) = last_line(text);
    if !is_line(line) || line.len() < LENGTH {
        return Err(Wrong::Cut);
    }
    if line.strip_prefix(KEY) == Some(&*of(before)) {
        Ok(before)
    } else {
        Err(Wrong::Changed)
    }
}

/// The text before the checksum line, whether or not the checksum matches; the whole text if there is
/// no such line.
pub(super) fn before(text: &str) -> &str {
    match last_line(text) {
        (before, line) if is_line(line) => before,
        _ => text,
    }
}

/// Whether a line is a checksum line.
pub(super) fn is_line(line: &str) -> bool {
    line.starts_with(KEY)
}

/// The text before the last non-empty line, and that line.
pub(crate) fn last_line(text: &str) -> (&str, &str) {
    let text = text.trim_end_matches(['\r', '\n']);
    text.split_at(text.rfind('\n').map_or(0, |at| at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crc32_matches_the_standard() {
        assert_eq!(of("123456789"), "cbf43926");
        assert_eq!(of(""), "00000000");
        assert_eq!(of("a\r\nb\r\n"), of("a\nb\n"));
        assert_ne!(of("a\nb"), of("a\nb\n"));
    }

    #[test]
    fn a_text_with_its_line_is_checked() {
        let mut text = "a\nb\n".to_owned();
        add(&mut text);
        assert_eq!(check(&text), Ok("a\nb\n"));
        assert_eq!(check(text.trim_end()), Ok("a\nb\n"));
        assert_eq!(check(&format!("{text}\n\r\n")), Ok("a\nb\n"));
        assert_eq!(check(&text.replace('a', "c")), Err(Wrong::Changed));
        assert_eq!(check(&text.to_uppercase()), Err(Wrong::Cut));
        for cut in 0..text.len() - 1 {
            assert_eq!(check(&text[..cut]), Err(Wrong::Cut));
        }
        assert_eq!(before(&text), "a\nb\n");
        assert_eq!(before("a\nb\n"), "a\nb\n");
        assert_eq!(before(""), "");
    }
}
