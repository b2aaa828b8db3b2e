//! The last line of a save: a checksum of all that stands before it.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

const KEY: &str = "crc32 ";
/// Of a whole line, without its end.
const LENGTH: usize = KEY.len() + 8;

// A table would be 1 kB that does not compress, and saves are short.
const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The checksum of a text, whichever ends of lines it was kept or sent with.
pub(super) fn of(text: &str) -> String {
    let mut digest = CRC.digest();
    for (index, lines) in text.split("\r\n").enumerate() {
        if index > 0 {
            digest.update(b"\n");
        }
        digest.update(lines.as_bytes());
    }
    format!("{:08x}", digest.finalize())
}

/// Adds the line to a text that ends with a line's end.
pub(super) fn add(text: &mut String) {
    *text = format!("{text}{KEY}{}\n", of(text));
}

/// Why a text is not as it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// The end of it is missing.
    Cut,
    /// Something in it is another.
    Changed,
}

/// What stands before the line, if the checksum is right.
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

/// What stands before the line, be the checksum right or wrong; all, where there is none.
pub(super) fn before(text: &str) -> &str {
    match last_line(text) {
        (before, line) if is_line(line) => before,
        _ => text,
    }
}

/// Whether a line is that of a checksum.
pub(super) fn is_line(line: &str) -> bool {
    line.starts_with(KEY)
}

/// The last line that is not empty, and what stands before it.
fn last_line(text: &str) -> (&str, &str) {
    let text = text.trim_end_matches(['\r', '\n']);
    text.split_at(text.rfind('\n').map_or(0, |at| at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_standard() {
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
