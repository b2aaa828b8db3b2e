//! Portions: the results of one shard of a duel, as a small text file.
//!
//! ```text
//! turnout-duel 1 lab=0.1.0-5f3a90c1 one=easy other=medium ruleset=... players=2 games=400 seed=1 shard=1/2
//! 0 14
//! 420 3
//! 840 69
//! 1680 14
//! check 03284ab9e9dee27e
//! ```
//!
//! The first line describes the games. Each following line has a score of a group, with 840 for
//! each game won, and the number of groups with this score. The last line has a checksum of all
//! lines before.

use bot::rng::mix;
use rules::games;
use rules::notation::{shortened, whole};

use super::Duel;
use super::shard::Shard;
use crate::score::Score;

/// The start of the first line: the format and its version.
const FORMAT: &str = "turnout-duel 1";

/// The keys of the first line after [`FORMAT`], in order.
const KEYS: [&str; 8] = [
    "lab", "one", "other", "ruleset", "players", "games", "seed", "shard",
];

/// The score of one shard of a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Portion {
    pub(crate) duel: Duel,
    /// The version of the lab that played. Bots of another version may differ under the same names.
    pub(crate) version: String,
    /// The number of games in all shards.
    pub(crate) games: u64,
    pub(crate) shard: Shard,
    pub(crate) score: Score,
}

impl Portion {
    /// The keys and values that describe the duel. A difference in any except the last, the shard,
    /// means a different duel.
    pub(crate) fn head(&self) -> [(&'static str, String); KEYS.len()] {
        let [one, other] = self.duel.levels;
        let values = [
            self.version.clone(),
            one.to_string(),
            other.to_string(),
            self.duel.ruleset.to_string(),
            self.duel.players.to_string(),
            self.games.to_string(),
            self.duel.seed.to_string(),
            self.shard.to_string(),
        ];
        let mut values = values.into_iter();
        KEYS.map(|key| (key, values.next().unwrap_or_default()))
    }

    /// The portion as text.
    pub(crate) fn to_text(&self) -> String {
        let mut text = FORMAT.to_owned();
        for (key, value) in self.head() {
            text += &format!(" {key}={value}");
        }
        text += "\n";
        for (parts, count) in self.score.groups() {
            text += &format!("{parts} {count}\n");
        }
        text += &last_line(&text);
        text
    }

    /// Parses a portion.
    ///
    /// # Errors
    /// What is wrong with the text, and in which line.
    pub(crate) fn parse(text: &str) -> Result<Portion, String> {
        let damaged = |what: &str| format!("the file is damaged: {what}");
        let head = text.lines().next().unwrap_or_default();
        if !head.starts_with(&format!("{FORMAT} ")) {
            let found = shortened(head);
            return Err(format!(
                "line 1: expected what `lab duel --shard` writes, \"{FORMAT} ...\", found \"{found}\""
            ));
        }
        // Check the sum first: if the file was cut off, errors about a line would be misleading.
        let body = text
            .trim_end_matches('\n')
            .rfind('\n')
            .map_or(0, |at| at + 1);
        let (body, last) = text.split_at(body);
        if last != last_line(body) {
            return Err(damaged("its last line is not the sum over those before"));
        }
        let mut portion = parse_head(head).map_err(|what| format!("line 1: {what}"))?;
        for (index, line) in body.lines().enumerate().skip(1) {
            let numbers = line
                .split_once(' ')
                .and_then(|(parts, count)| Some((whole(parts)?, whole(count)?)));
            match numbers {
                Some((parts, count)) if parts <= portion.score.most().into() => {
                    portion.score.add(parts as u32, count);
                }
                _ => {
                    let what = format!("line {}: expected a score and a count", index + 1);
                    return Err(damaged(&what));
                }
            }
        }
        let part = portion
            .shard
            .part(portion.games / u64::from(portion.duel.sides));
        if portion.score.count() != part.end - part.start {
            return Err(damaged("its counts are not those of its shard"));
        }
        Ok(portion)
    }
}

/// Parses the first line into a portion without groups.
fn parse_head(line: &str) -> Result<Portion, String> {
    let mut tokens = line[FORMAT.len()..].split(' ').skip(1);
    let mut values = Vec::new();
    for key in KEYS {
        let token = tokens.next().unwrap_or_default();
        let value = token
            .strip_prefix(key)
            .and_then(|rest| rest.strip_prefix('='));
        values
            .push(value.ok_or_else(|| format!("expected {key}=, found \"{}\"", shortened(token)))?);
    }
    if let Some(more) = tokens.next() {
        return Err(format!(
            "expected the line's end, found \"{}\"",
            shortened(more)
        ));
    }
    let number = |index: usize| {
        let found = whole(values[index]);
        found.ok_or_else(|| format!("{}: expected a whole number", KEYS[index]))
    };
    let levels = [values[1].parse()?, values[2].parse()?];
    let ruleset = games::ruleset(values[3])?;
    let (players, games, seed) = (number(4)?, number(5)?, number(6)?);
    let duel = Duel::new(levels, ruleset, Some(players as usize), seed)?;
    let size = u64::from(duel.sides);
    if games == 0 || games % size != 0 {
        return Err(format!("games: expected groups of {size}"));
    }
    Ok(Portion {
        version: values[0].to_owned(),
        games,
        shard: values[7].parse()?,
        score: Score::new(duel.sides),
        duel,
    })
}

/// The last line of a text: a checksum.
fn last_line(body: &str) -> String {
    let sum = body
        .bytes()
        .fold(0u64, |sum, byte| mix(sum ^ u64::from(byte)).wrapping_add(1));
    format!("check {sum:016x}\n")
}

#[cfg(test)]
mod tests {
    use bot::level::Level;
    use rules::ruleset::Ruleset;

    use super::*;

    fn portion() -> Portion {
        let ruleset = Ruleset::of(games::FAMILIES[0], 0);
        let duel = Duel::new([Level::Easy, Level::Runner], ruleset, Some(4), 9).unwrap();
        let mut score = Score::new(4);
        for (parts, count) in [(0, 3), (840, 2), (2520, 1), (3360, 1)] {
            score.add(parts, count);
        }
        let shard = Shard { index: 2, of: 3 };
        let version = "0.1.0-5f3a90c1".to_owned();
        Portion {
            duel,
            version,
            games: 80,
            shard,
            score,
        }
    }

    #[test]
    fn a_portion_parses_back() {
        let text = portion().to_text();
        assert_eq!(Portion::parse(&text), Ok(portion()));
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[0]
                .starts_with("turnout-duel 1 lab=0.1.0-5f3a90c1 one=easy other=runner ruleset=")
        );
        assert!(lines[0].ends_with(" players=4 games=80 seed=9 shard=2/3"));
        assert_eq!(lines[1..5], ["0 3", "840 2", "2520 1", "3360 1"]);
    }

    #[test]
    fn changed_text_is_refused() {
        let text = portion().to_text();
        for at in 0..text.len() {
            assert!(Portion::parse(&text[..at]).is_err(), "cut at {at}");
            let other = if text.as_bytes()[at] == b'1' {
                "2"
            } else {
                "1"
            };
            let changed = [&text[..at], other, &text[at + 1..]].concat();
            assert!(Portion::parse(&changed).is_err(), "{changed}");
        }
        assert!(Portion::parse(&format!("{text}\n")).is_err());
        assert!(Portion::parse(&text.replace('\n', "\r\n")).is_err());
    }

    /// Even with a correct checksum.
    #[test]
    fn impossible_values_are_refused_by_line() {
        let refusal_of = |change: &dyn Fn(String) -> String| {
            let text = portion().to_text();
            let body = &text[..text.find("check").unwrap()];
            let body = change(body.to_owned());
            Portion::parse(&format!("{body}{}", last_line(&body))).unwrap_err()
        };
        let refused = refusal_of(&|body| body.replace("840 2", "840 3"));
        assert!(refused.contains("not those of its shard"), "{refused}");
        let refused = refusal_of(&|body| body.replace("3360 1", "3361 1"));
        assert!(refused.contains("line 5: expected a score"), "{refused}");
        let refused = refusal_of(&|body| body.replace("840 2", "840"));
        assert!(refused.contains("line 3: expected a score"), "{refused}");
        let refused = refusal_of(&|body| body.replace("games=80", "games=82"));
        assert!(
            refused.contains("line 1: games: expected groups of 4"),
            "{refused}"
        );
        let refused = refusal_of(&|body| body.replace("seed=9", "sead=9"));
        assert!(
            refused.contains("expected seed=, found \"sead=9\""),
            "{refused}"
        );
        let refused = refusal_of(&|body| body.replace("one=easy", "one=wizard"));
        assert!(refused.contains("expected a bot's level"), "{refused}");
        let refused = refusal_of(&|body| body.replace("2/3", "4/3"));
        assert!(refused.contains("expected a shard"), "{refused}");
        let refused = refusal_of(&|body| body.replace("2/3", "2/3 more=1"));
        assert!(refused.contains("expected the line's end"), "{refused}");
    }
}
