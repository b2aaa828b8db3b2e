//! The result of an attempt at the game of a day, stored as a line, and in words.

use rules::games;
use rules::ruleset::Ruleset;
use words::t;

use super::course::Course;
use crate::dice_mode::Stuff;

/// What is stored where there is no accuracy.
const NONE: &str = "-";

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
    /// The accuracy in percent; `None` if too few decisions mattered.
    pub accuracy: Option<u32>,
    /// The luck in points of the chance of winning.
    pub luck: i32,
    /// How the chance of winning went.
    pub course: Course,
}

impl Score {
    /// The score as it is stored: `parcheesi 1 4 41 0`, after a review `parcheesi 1 4 41 0 93 -8 23124567`, or with
    /// `-` for the accuracy.
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
            let accuracy = accuracy.map_or(NONE.to_owned(), |it| it.to_string());
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
                    accuracy: match accuracy {
                        NONE => None,
                        percent => Some(percent.parse().ok()?),
                    },
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
        let mut all = self.details();
        all.insert(0, self.result());
        all.join(", ")
    }

    /// The result alone: "won in 41 rolls".
    pub fn result(&self) -> String {
        let Score { rank, players, .. } = *self;
        let length = length(self.ruleset, self.rolls);
        let result = if rank == 1 { "won" } else { "lost" };
        t!(today::result, result, length, rank, players)
    }

    /// What else there is to tell: hints, accuracy, luck.
    pub fn details(&self) -> Vec<String> {
        let mut details = Vec::new();
        if self.hints > 0 {
            details.push(t!(today::hints, hints = self.hints));
        }
        if let Some(Reviewed { accuracy, luck, .. }) = self.review {
            details.extend(accuracy.map(|accuracy| t!(today::accuracy, accuracy)));
            details.push(t!(today::luck, luck = format!("{luck:+}")));
        }
        details
    }

    /// The text to share, which tells no move: "Turnout, 29 November: Parcheesi, won in 41 rolls".
    pub fn shared(&self, date: &str) -> String {
        let (title, words) = (self.ruleset.edition.title(), self.words());
        t!(today::shared, date, title, words)
    }
}

/// The length of a game in words: "41 rolls", "41 cards".
pub(super) fn length(ruleset: Ruleset, rolls: u32) -> String {
    let stuff = if Stuff::of(ruleset).cards {
        "cards"
    } else {
        "dice"
    };
    t!(today::length, stuff, rolls)
}
