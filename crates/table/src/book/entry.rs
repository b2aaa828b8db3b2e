//! An entry of the book: a finished game as one line of text.
//!
//! ```text
//! in 8123 cbf43926 0123456789abcdef 1763764000000 parcheesi+capture=10 41<TAB>Y person 0 1 3 2 38 93 12 Ann<TAB>R expert 1 2 ...
//! out 8124 00c0ffee fedcba9876543210
//! ```
//!
//! `in` is a game of the book: the key of its save, the checksum of the save that the entry was made of, a hash of the game,
//! the time of its last play, the ruleset, and the number of rolls. A player has a seat, a kind, a side, a rank, captures, the rounds
//! of the longest blockade, the gain of the best roll, the accuracy, the last turn in which the winner was last, and perhaps a
//! name. `out` is a game that was taken out of the book.

use rules::record::is_kind;

use crate::clean_text;

/// A line of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which game it is.
    pub mark: Mark,
    /// The game; `None` if it was taken out of the book.
    pub game: Option<BookGame>,
}

/// Which game an entry is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The key of its save on this device, without the prefix.
    pub key: String,
    /// The checksum of the save that the entry was made of.
    pub checksum: String,
    /// A hash of its players and its history: the same on every device.
    pub hash: String,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookGame {
    /// The time of its last play, in milliseconds since 1970.
    pub moment: u64,
    /// The name of its ruleset.
    pub ruleset: String,
    /// The number of rolls or draws.
    pub rolls: u32,
    /// The players in turn order.
    pub players: Vec<BookPlayer>,
}

/// A player of a finished game, and what they did in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BookPlayer {
    /// The letter of the seat.
    pub seat: String,
    /// `person`, or the level of a bot.
    pub kind: String,
    /// The index of the side. Partners have the same.
    pub side: u8,
    /// The rank, from 1. All winners have rank 1.
    pub rank: u8,
    /// The number of captures.
    pub captures: u32,
    /// The rounds that the longest blockade stood.
    pub blockade: u32,
    /// The spaces that the best roll or card gained.
    pub best_roll: u32,
    /// The accuracy in percent, if the game has a review.
    pub accuracy: Option<u8>,
    /// Of a winner: the last turn in which they were last; 0 if there was none.
    pub last_in_turn: u32,
    /// The name; empty for a guest.
    pub name: String,
}

const IN: &str = "in";
const OUT: &str = "out";
/// The longest line, in bytes.
const LONGEST: usize = 2_000;

impl Line {
    /// Whether two lines are about the same game.
    pub(super) fn is_same_as(&self, other: &Line) -> bool {
        self.mark.key == other.mark.key || self.mark.hash == other.mark.hash
    }

    /// Keeps what people have changed in an older line of the same game: names, and whether it was taken out.
    pub(super) fn keep_changes_of(&mut self, older: &Line) {
        let (Some(game), Some(known)) = (&mut self.game, &older.game) else {
            self.game = None;
            return;
        };
        for player in &mut game.players {
            let mut known = known.players.iter();
            let known =
                known.find(|known| (&known.seat, &known.kind) == (&player.seat, &player.kind));
            if let Some(known) = known {
                player.name.clone_from(&known.name);
            }
        }
    }

    /// The line as text, without a line break.
    pub fn text(&self) -> String {
        let Mark {
            key,
            checksum,
            hash,
        } = &self.mark;
        let Some(game) = &self.game else {
            return format!("{OUT} {key} {checksum} {hash}");
        };
        let mut text = format!(
            "{IN} {key} {checksum} {hash} {} {} {}",
            game.moment, game.ruleset, game.rolls
        );
        for player in &game.players {
            text.push('\t');
            text.push_str(&player.text());
        }
        text
    }

    /// Reads a line; `None` if it is damaged.
    pub fn parse(text: &str) -> Option<Line> {
        let mut parts = text.split('\t');
        let mut head = parts.next()?.split(' ');
        let kind = head.next()?;
        let is_hex = |text: &&str| {
            text.bytes()
                .all(|each| matches!(each, b'0'..=b'9' | b'a'..=b'f'))
        };
        let mark = Mark {
            key: number::<u64>(head.next()?)?.to_string(),
            checksum: head
                .next()
                .filter(|it| it.len() == 8)
                .filter(is_hex)?
                .to_owned(),
            hash: head
                .next()
                .filter(|it| it.len() == 16)
                .filter(is_hex)?
                .to_owned(),
        };
        let game = match kind {
            IN => Some(BookGame {
                moment: number(head.next()?)?,
                ruleset: ruleset(head.next()?)?,
                rolls: number(head.next()?)?,
                players: parts
                    .by_ref()
                    .map(BookPlayer::parse)
                    .collect::<Option<_>>()?,
            }),
            OUT => None,
            _ => return None,
        };
        let is_whole = head.next().is_none() && parts.next().is_none();
        let is_played = game
            .as_ref()
            .is_none_or(|game| (1..=8).contains(&game.players.len()));
        (is_whole && is_played && text.len() <= LONGEST).then_some(Line { mark, game })
    }
}

impl BookGame {
    /// Whether a player with this name played.
    pub fn player(&self, name: &str) -> Option<&BookPlayer> {
        self.players.iter().find(|player| player.is_called(name))
    }
}

impl BookPlayer {
    /// Whether it is the person with this name; an empty one is that of a guest.
    pub fn is_called(&self, name: &str) -> bool {
        self.is_person() && crate::people::is_same(&self.name, name)
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        self.kind == crate::setup::PERSON
    }

    /// Whether the player has won.
    pub fn has_won(&self) -> bool {
        self.rank == 1
    }

    fn text(&self) -> String {
        let accuracy = self.accuracy.map_or("-".to_owned(), |it| it.to_string());
        let text = format!(
            "{} {} {} {} {} {} {} {accuracy} {} {}",
            self.seat,
            self.kind,
            self.side,
            self.rank,
            self.captures,
            self.blockade,
            self.best_roll,
            self.last_in_turn,
            self.name
        );
        text.trim_end().to_owned()
    }

    fn parse(text: &str) -> Option<BookPlayer> {
        let mut parts = text.splitn(10, ' ');
        let mut part = || parts.next();
        let player = BookPlayer {
            seat: part().filter(|it| is_letter(it))?.to_owned(),
            kind: part().filter(|kind| is_kind(kind))?.to_owned(),
            side: number(part()?)?,
            rank: number(part()?).filter(|rank| *rank > 0)?,
            captures: number(part()?)?,
            blockade: number(part()?)?,
            best_roll: number(part()?)?,
            accuracy: match part()? {
                "-" => None,
                percent => Some(number(percent).filter(|percent| *percent <= 100)?),
            },
            last_in_turn: number(part()?)?,
            name: match part() {
                None => String::new(),
                Some(name) => clean_text::name(name).filter(|clean| clean == name)?,
            },
        };
        Some(player)
    }
}

fn is_letter(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|letter| letter.is_ascii_uppercase())
}

/// A whole number in its only spelling.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    let number: T = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// The name of a ruleset, whether this version knows it or not.
fn ruleset(name: &str) -> Option<String> {
    let is_word = name.bytes().all(|letter| letter.is_ascii_graphic());
    (is_word && !name.is_empty()).then(|| name.to_owned())
}
