//! Reviews as lines of text, to be saved with a game.
//!
//! ```text
//! 1 8c1f0a2b4d6e8f90 Y R
//! 4 5 7 Y Y 1210 340 32768,32768 33000,32536 32900,32636 6 yard-Y6, 3 Y6-Y9
//! ```
//!
//! The first line has the version, a hash of the reviewed record entries, and the seats of each side. The others have
//! a turn each: its record entries, who rolled, who played, the stake and the gap of the choice, the three lists of
//! chances, and the better play, if there was one.

use super::ReviewedTurn;
use crate::rng::seeded_hash;
use crate::win_chance::{CERTAIN, Chance};

const VERSION: &str = "1";
/// Written in place of a missing seat, stake or gap.
const NONE: &str = "-";

/// Writes a review of the record entries `history`.
pub fn write_review(sides: &[String], turns: &[ReviewedTurn], history: &[String]) -> Vec<String> {
    let end = turns.last().map_or(0, |turn| turn.end);
    let hash = seeded_hash(0, &&history[..end]);
    let mut lines = vec![format!("{VERSION} {hash:016x} {}", sides.join(" "))];
    lines.extend(turns.iter().map(line));
    lines
}

/// Reads a review: the sides and the turns. `None` if the lines are no review of the beginning of `history`.
pub fn read_review(lines: &[&str], history: &[String]) -> Option<(Vec<String>, Vec<ReviewedTurn>)> {
    let (head, rest) = lines.split_first()?;
    let mut head = head.split(' ');
    let (version, hash) = (head.next()?, head.next()?);
    let sides: Vec<String> = head.map(str::to_owned).collect();
    let mut turns = Vec::new();
    let mut at = 0;
    for line in rest {
        let turn = parse_line(line, sides.len())?;
        let is_next = at <= turn.start && turn.start <= turn.play && turn.play <= turn.end;
        if !is_next {
            return None;
        }
        at = turn.end;
        turns.push(turn);
    }
    let expected = seeded_hash(0, &history.get(..at)?);
    (version == VERSION && hash == format!("{expected:016x}")).then_some((sides, turns))
}

fn line(turn: &ReviewedTurn) -> String {
    let seat = |seat: Option<char>| seat.map_or(NONE.to_owned(), String::from);
    let list = |chances: &[Chance]| {
        let texts: Vec<String> = chances.iter().map(Chance::to_string).collect();
        texts.join(",")
    };
    let worth = |worth: Option<Chance>| worth.map_or(NONE.to_owned(), |worth| worth.to_string());
    format!(
        "{} {} {} {} {} {} {} {} {} {} {}",
        turn.start,
        turn.play,
        turn.end,
        seat(turn.roller),
        seat(turn.player),
        worth(turn.stake),
        worth(turn.gap),
        list(&turn.before),
        list(&turn.rolled),
        list(&turn.played),
        turn.best.as_deref().unwrap_or_default()
    )
}

fn parse_line(line: &str, sides: usize) -> Option<ReviewedTurn> {
    let mut parts = line.splitn(11, ' ');
    let mut part = || parts.next();
    let (start, play, end) = (
        part()?.parse().ok()?,
        part()?.parse().ok()?,
        part()?.parse().ok()?,
    );
    let seat = |text: &str| {
        if text == NONE {
            None
        } else {
            text.chars().next()
        }
    };
    let (roller, player) = (seat(part()?), seat(part()?));
    let worth = |text: &str| match text {
        NONE => Some(None),
        worth => {
            let worth = worth.parse().ok();
            worth
                .filter(|worth| (0..=CERTAIN).contains(worth))
                .map(Some)
        }
    };
    let (stake, gap) = (worth(part()?)?, worth(part()?)?);
    let chances = |text: &str| {
        let chances: Option<Vec<Chance>> =
            text.split(',').map(|chance| chance.parse().ok()).collect();
        let is_whole = |chances: &Vec<Chance>| {
            let total: i64 = chances.iter().map(|chance| i64::from(*chance)).sum();
            chances.len() == sides
                && total == i64::from(CERTAIN)
                && chances.iter().all(|chance| *chance >= 0)
        };
        chances.filter(is_whole)
    };
    let (before, rolled, played) = (chances(part()?)?, chances(part()?)?, chances(part()?)?);
    let best = part()?;
    Some(ReviewedTurn {
        start,
        play,
        end,
        roller,
        player,
        before,
        rolled,
        played,
        stake,
        gap,
        best: (!best.is_empty()).then(|| best.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_read_as_it_was_written() {
        let sides = vec!["YR".to_owned(), "GB".to_owned()];
        let history: Vec<String> = ["6-3", "6 yard-Y6", "3 Y6-Y9", "2-1"]
            .map(str::to_owned)
            .to_vec();
        let turn = ReviewedTurn {
            start: 0,
            play: 1,
            end: 3,
            roller: Some('Y'),
            player: Some('Y'),
            before: vec![CERTAIN / 2, CERTAIN / 2],
            rolled: vec![40_000, CERTAIN - 40_000],
            played: vec![39_000, CERTAIN - 39_000],
            stake: Some(1_210),
            gap: Some(340),
            best: Some("3 Y6-Y9, 6 yard-Y6".to_owned()),
        };
        let quiet = ReviewedTurn {
            start: 3,
            play: 4,
            end: 4,
            player: None,
            stake: None,
            gap: None,
            best: None,
            ..turn.clone()
        };
        let turns = vec![turn, quiet];
        let written = write_review(&sides, &turns, &history);
        let lines: Vec<&str> = written.iter().map(String::as_str).collect();
        assert_eq!(read_review(&lines, &history), Some((sides, turns)));
        // A review of another game, of a longer one, and damaged ones.
        assert_eq!(read_review(&lines, &history[..3]), None);
        let mut other = history.clone();
        other[1] = "6 yard-G6".to_owned();
        assert_eq!(read_review(&lines, &other), None);
        assert_eq!(
            read_review(&[lines[0], &lines[1].replace("40000", "40001")], &history),
            None
        );
        assert_eq!(
            read_review(&[lines[0], &lines[1].replace(" 340 ", " -340 ")], &history),
            None
        );
        assert_eq!(read_review(&[], &history), None);
    }
}
