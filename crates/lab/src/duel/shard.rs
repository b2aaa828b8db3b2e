//! Shards: the parts of a run.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use rules::notation::whole;

/// Part `index` of `of`, counted from 1 and written `3/64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    pub(crate) index: u64,
    pub(crate) of: u64,
}

impl Shard {
    /// The range of this part among `total` items. Parts differ in size by at most 1.
    pub(crate) fn part(self, total: u64) -> Range<u64> {
        let before =
            |index: u64| (u128::from(total) * u128::from(index) / u128::from(self.of)) as u64;
        before(self.index - 1)..before(self.index)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text
            .split_once('/')
            .and_then(|(index, of)| Some((whole(index)?, whole(of)?)));
        match numbers {
            Some((index, of)) if (1..=of).contains(&index) => Ok(Shard { index, of }),
            _ => Err(format!(
                "expected a shard such as 3/64, from 1/64 to 64/64, found \"{}\"",
                text.escape_debug()
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_cover_a_run_without_gaps() {
        for (total, of) in [(5_000, 64), (7, 7), (7, 3), (u64::MAX, 5)] {
            let mut next = 0;
            for index in 1..=of {
                let part = Shard { index, of }.part(total);
                assert_eq!(part.start, next);
                assert!((part.end - part.start).abs_diff(total / of) <= 1);
                next = part.end;
            }
            assert_eq!(next, total);
        }
    }

    #[test]
    fn a_shard_parses_back() {
        assert_eq!("3/64".parse(), Ok(Shard { index: 3, of: 64 }));
        for wrong in ["", "3", "0/4", "5/4", "1/0", "+1/4", "01/4", "1/4/4", "a/b"] {
            assert!(
                wrong
                    .parse::<Shard>()
                    .unwrap_err()
                    .contains("expected a shard")
            );
        }
    }
}
