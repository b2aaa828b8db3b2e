//! A friend's result in the game of a day, as a shared address names it: `won-41`, or `2of4-41`.

use std::cmp::{Ordering, Reverse};
use std::fmt;

use rules::ruleset::Ruleset;
use words::t;

use super::score::{Score, length};

/// The most players of a game, and the most rolls, that an address may name.
const MOST: (u32, u32) = (6, 9_999);

/// A friend's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Friend {
    /// The rank of one who has not won, and how many played.
    place: Option<(u32, u32)>,
    rolls: u32,
}

impl Friend {
    /// The result that somebody shares.
    pub fn of(score: &Score) -> Friend {
        Friend {
            place: (!score.is_won()).then_some((score.rank, score.players)),
            rolls: score.rolls,
        }
    }

    /// Parses a result as [`Friend`] writes it.
    pub fn parse(text: &str) -> Option<Friend> {
        let (result, rolls) = text.split_once('-')?;
        let place = match result.split_once("of") {
            Some((rank, players)) => Some((rank.parse().ok()?, players.parse().ok()?)),
            None => None,
        };
        let friend = Friend {
            place,
            rolls: rolls.parse().ok()?,
        };
        let (players, rolls) = MOST;
        let is_place = place.is_none_or(|(rank, of)| (2..=of).contains(&rank) && of <= players);
        let is_length = (1..=rolls).contains(&friend.rolls);
        // Each result has only one spelling.
        (is_place && is_length && friend.to_string() == text).then_some(friend)
    }

    /// What there is to beat in a game: "A friend won this game in 41 rolls. Can you beat that?"
    pub fn challenge(self, ruleset: Ruleset) -> String {
        let length = length(ruleset, self.rolls);
        match self.place {
            None => t!(today::friend_won, length),
            Some((rank, players)) => t!(today::friend_lost, rank, players, length),
        }
    }

    /// How a player's own result compares with it.
    pub fn compared(self, score: &Score) -> &'static str {
        // Among those who did not win, the length says nothing.
        let order = |friend: Friend| match friend.place {
            None => (1, friend.rolls),
            Some((rank, _)) => (rank, 0),
        };
        match Reverse(order(Friend::of(score))).cmp(&Reverse(order(self))) {
            Ordering::Greater => t!(today::friend_beaten),
            Ordering::Equal => t!(today::friend_equal),
            Ordering::Less => t!(today::friend_better),
        }
    }
}

impl fmt::Display for Friend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            None => write!(f, "won-{}", self.rolls),
            Some((rank, players)) => write!(f, "{rank}of{players}-{}", self.rolls),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(rank: u32, rolls: u32) -> Score {
        Score {
            ruleset: rules::games::ruleset("parcheesi").unwrap(),
            rank,
            players: 4,
            rolls,
            hints: 0,
            review: None,
        }
    }

    #[test]
    fn a_friends_result_has_one_spelling() {
        for (text, score) in [("won-41", score(1, 41)), ("2of4-9999", score(2, 9_999))] {
            let friend = Friend::of(&score);
            assert_eq!(
                (friend.to_string().as_str(), Friend::parse(text)),
                (text, Some(friend))
            );
        }
        for wrong in [
            "",
            "won",
            "won-",
            "won-0",
            "won-041",
            "won-10000",
            "Won-41",
            "lost-41",
            "1of4-41",
            "5of4-41",
            "2of7-41",
            "2of4",
            "2of4-",
            "02of4-41",
            "won-41 ",
            "won-41-2",
        ] {
            assert_eq!(Friend::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_friend_is_beaten_by_a_better_place_or_a_shorter_win() {
        let compared = |own: Score, friend: &str| Friend::parse(friend).unwrap().compared(&own);
        let [better, equal, worse] = [
            "You did better than your friend",
            "You did as well as your friend",
            "Your friend did better",
        ];
        assert_eq!(compared(score(1, 40), "won-41"), better);
        assert_eq!(compared(score(1, 41), "won-41"), equal);
        assert_eq!(compared(score(1, 42), "won-41"), worse);
        assert_eq!(compared(score(2, 20), "won-41"), worse);
        assert_eq!(compared(score(2, 60), "3of4-41"), better);
        assert_eq!(compared(score(2, 60), "2of4-41"), equal);
        assert_eq!(compared(score(1, 90), "2of4-41"), better);
    }

    #[test]
    fn a_friends_result_tells_what_to_beat() {
        let told = |text: &str| Friend::parse(text).unwrap().challenge(score(1, 1).ruleset);
        assert_eq!(
            told("won-41"),
            "A friend won this game in 41 rolls. Can you beat that?"
        );
        assert_eq!(
            told("2of4-41"),
            "A friend came to place 2 of 4 in this game, after 41 rolls. Can you beat that?"
        );
    }
}
