//! The course of a game: one player's chance of winning from the start to the end, as a few bars.

use std::fmt;

/// The bars, the lowest first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// How many bars a course has.
const COUNT: usize = 8;

/// The course of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course([u8; COUNT]);

impl Course {
    /// The course of a player's chances in thousandths, at the start and after each turn; `None` without any.
    pub fn of(thousandths: &[u16]) -> Option<Course> {
        let last = thousandths.len().checked_sub(1)?;
        Some(Course(std::array::from_fn(|bar| {
            let chance = usize::from(thousandths[last * bar / (COUNT - 1)]);
            (chance * BARS.len() / 1001).min(BARS.len() - 1) as u8
        })))
    }

    /// The heights of the bars, from 1 to 8.
    pub fn heights(self) -> [u8; COUNT] {
        self.0.map(|bar| bar + 1)
    }

    /// The digits as which it is stored.
    pub(super) fn digits(self) -> String {
        self.0.map(|bar| char::from(b'0' + bar)).iter().collect()
    }

    /// Parses the digits of a course.
    pub(super) fn parse(digits: &str) -> Option<Course> {
        let bars = digits.bytes().map(|digit| digit.wrapping_sub(b'0'));
        let bars: Vec<u8> = bars.filter(|bar| usize::from(*bar) < BARS.len()).collect();
        let course = Course(bars.try_into().ok()?);
        (course.digits() == digits).then_some(course)
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bars = self.0.iter().map(|bar| BARS[usize::from(*bar)]);
        bars.try_for_each(|bar| write!(f, "{bar}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bars_go_from_the_start_to_the_end() {
        assert_eq!(Course::of(&[]), None);
        let course = |chances: &[u16]| Course::of(chances).unwrap().to_string();
        assert_eq!(course(&[0]), "▁▁▁▁▁▁▁▁");
        assert_eq!(course(&[250, 1000]), "▂▂▂▂▂▂▂█");
        let rising: Vec<u16> = (0..=1000).collect();
        assert_eq!(course(&rising), "▁▂▃▄▅▆▇█");
    }

    #[test]
    fn a_course_has_one_spelling() {
        let course = Course::of(&[250, 400, 999]).unwrap();
        assert_eq!(Course::parse(&course.digits()), Some(course));
        for wrong in [
            "",
            "0123456",
            "012345678",
            "01234568",
            "0123456 7",
            "0123456/",
        ] {
            assert_eq!(Course::parse(wrong), None, "{wrong}");
        }
    }
}
