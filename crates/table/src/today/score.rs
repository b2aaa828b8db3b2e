//! The result of an attempt at the game of a day, stored as a line, and in words.

use rules::games;
use rules::ruleset::Ruleset;
use words::t;

use super::course::Course;
use crate::dice_mode::Stuff;

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The player's rank, from 1.
    pub rank: u32,
    /// How many played.
    pub players: u32,
    /// How often the player rolled or drew.
    pub rolls: u32,
    /// How many hints the player asked for.
    pub hints: u32,
    /// Accuracy and luck, once the game has been reviewed.
    pub review: Option<Reviewed>,
}

/// What a review tells of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reviewed {
    /// The accuracy in percent.
    pub accuracy: u32,
    /// The luck in points of the chance of winning.
    pub luck: i32,
    /// How the chance of winning went.
    pub course: Course,
}

impl Score {
    /// The score as it is stored: `parcheesi 1 4 41 0`, after a review `parcheesi 1 4 41 0 93 -8 23124567`.
    pub(super) fn line(&self) -> String {
        let Score {
            ruleset,
            rank,
            players,
            rolls,
            hints,
            review,
        } = self;
        let review = review.map(|review| {
            let Reviewed {
                accuracy,
                luck,
                course,
            } = review;
            format!(" {accuracy} {luck} {}", course.digits())
        });
        let review = review.unwrap_or_default();
        format!("{ruleset} {rank} {players} {rolls} {hints}{review}")
    }

    /// Parses a stored score.
    pub(super) fn parse(line: &str) -> Option<Score> {
        let mut words = line.split(' ');
        let mut next = || words.next();
        let score = Score {
            ruleset: games::ruleset(next()?).ok()?,
            rank: next()?.parse().ok()?,
            players: next()?.parse().ok()?,
            rolls: next()?.parse().ok()?,
            hints: next()?.parse().ok()?,
            review: next().and_then(|accuracy| {
                Some(Reviewed {
                    accuracy: accuracy.parse().ok()?,
                    luck: next()?.parse().ok()?,
                    course: Course::parse(next()?)?,
                })
            }),
        };
        // Each score has only one spelling.
        let is_ranked = (1..=score.players).contains(&score.rank);
        (is_ranked && score.line() == line).then_some(score)
    }

    /// Whether the player won.
    pub fn is_won(&self) -> bool {
        self.rank == 1
    }

    /// The score in words, within a sentence: "won in 41 rolls, 2 hints, accuracy 93, luck -8".
    pub fn words(&self) -> String {
        let Score {
            ruleset,
            rank,
            players,
            rolls,
            hints,
            review,
        } = *self;
        let stuff = if Stuff::of(ruleset).cards {
            "cards"
        } else {
            "dice"
        };
        let length = t!(today::length, stuff, rolls);
        let result = if rank == 1 { "won" } else { "lost" };
        let mut words = t!(today::result, result, length, rank, players);
        if hints > 0 {
            words = t!(today::with_hints, words, hints);
        }
        if let Some(Reviewed { accuracy, luck, .. }) = review {
            words = t!(
                today::with_review,
                words,
                accuracy,
                luck = format!("{luck:+}")
            );
        }
        words
    }

    /// The text to share, which tells no move: "Turnout, 29 November: Parcheesi, won in 41 rolls".
    pub fn shared(&self, date: &str) -> String {
        let (title, words) = (self.ruleset.edition.title(), self.words());
        t!(today::shared, date, title, words)
    }
}
