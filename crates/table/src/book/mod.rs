//! The family's book: the finished games of the people of a device, a line for each.

pub mod calendar;
mod entry;
mod made;
mod person;
mod trophies;

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt::Write as _;

use rules::sort_few::sort_few;
use words::t;

pub use self::entry::{BookGame, BookPlayer, Line, Mark};
pub use self::made::{checksum_of, line_of};
pub use self::person::{Best, Count, PersonStats, Rival};
pub use self::trophies::{Trophy, trophies};

/// The first line of a book.
const HEADER: &str = "book 1";

/// The finished games of the people of a device, in the order in which they came into it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    lines: Vec<Line>,
}

/// The games that a book knows in their present state, by key and checksum. Reads only the beginning of each line.
pub fn known(text: &str) -> HashSet<(&str, &str)> {
    let marks = text.lines().skip(1).filter_map(|line| {
        let mut parts = line.split(' ').skip(1);
        Some((parts.next()?, parts.next()?))
    });
    marks.collect()
}

impl Book {
    /// The games, the first played first.
    pub fn games(&self) -> Vec<&BookGame> {
        let mut games: Vec<&BookGame> = self
            .lines
            .iter()
            .filter_map(|it| it.game.as_ref())
            .collect();
        games.sort_by_key(|game| game.moment);
        games
    }

    /// The key of the save of the game with this time.
    pub fn key_of(&self, moment: u64) -> Option<&str> {
        let is_it = |line: &&Line| line.game.as_ref().is_some_and(|it| it.moment == moment);
        let line = self.lines.iter().find(is_it)?;
        Some(&line.mark.key)
    }

    /// The people who play in it, those with the most games first. The only person of a game who has no name is called "".
    pub fn people(&self) -> Vec<String> {
        let mut people: Vec<(&str, usize)> = Vec::new();
        for game in self.games().into_iter().rev() {
            for player in game
                .players
                .iter()
                .filter(|it| game.seat_of(&it.name) == Some(it))
            {
                match people.iter_mut().find(|(name, _)| player.is_called(name)) {
                    Some((_, count)) => *count += 1,
                    None => people.push((&player.name, 1)),
                }
            }
        }
        sort_few(&mut people, |(_, count)| Reverse(*count));
        people
            .into_iter()
            .map(|(name, _)| name.to_owned())
            .collect()
    }

    /// Enters a game. A game that is there already, under its key or another, is not entered twice: its line is replaced, unless it
    /// was taken out.
    pub fn enter(&mut self, mut line: Line) {
        let mut known = self.lines.iter();
        let at = known
            .position(|known| known.is_same_as(&line))
            .unwrap_or(self.lines.len());
        let same = self.lines.extract_if(.., |known| known.is_same_as(&line));
        for known in same.collect::<Vec<_>>() {
            line.keep_changes_of(&known);
        }
        self.lines.insert(at, line);
    }

    /// Takes a game out of the book, by the key of its save.
    pub fn take_out(&mut self, key: &str) {
        for line in self.lines.iter_mut().filter(|line| line.mark.key == key) {
            line.game = None;
        }
    }

    /// Gives a person another name.
    pub fn rename(&mut self, old: &str, new: &str) {
        let games = self.lines.iter_mut().filter_map(|line| line.game.as_mut());
        for player in games.flat_map(|game| &mut game.players) {
            if !player.name.is_empty() && player.is_called(old) {
                new.clone_into(&mut player.name);
            }
        }
    }

    /// Takes a person out of the book: with the games that they played against bots; in those with other people they become a
    /// guest.
    pub fn forget(&mut self, name: &str) {
        for line in &mut self.lines {
            let Some(game) = line
                .game
                .as_ref()
                .filter(|game| game.seat_of(name).is_some())
            else {
                continue;
            };
            if game
                .players
                .iter()
                .filter(|player| player.is_person())
                .count()
                == 1
            {
                line.game = None;
            }
        }
        self.rename(name, "");
    }

    /// Adds the games of another book that are not in this one. Returns how many. A game that is in the other book comes back,
    /// though it was taken out of this one.
    pub fn merge(&mut self, other: Book) -> usize {
        let before = self.lines.iter().filter(|line| line.game.is_some()).count();
        for line in other.lines {
            match self.lines.iter_mut().find(|known| known.is_same_as(&line)) {
                Some(known) if known.game.is_none() => known.game = line.game,
                Some(_) => {}
                None => self.lines.push(line),
            }
        }
        self.lines.iter().filter(|line| line.game.is_some()).count() - before
    }

    /// The text to store.
    pub fn text(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for line in &self.lines {
            let _ = writeln!(text, "{}", line.text());
        }
        text
    }

    /// Reads a stored text.
    ///
    /// # Errors
    /// A sentence with the number of the line that is damaged.
    pub fn parse(text: &str) -> Result<Book, String> {
        let damaged = |line: usize| t!(book::damaged, line);
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(damaged(1));
        }
        let mut book = Book::default();
        let (mut keys, mut hashes) = (HashSet::new(), HashSet::new());
        for (number, line) in lines {
            let line = Line::parse(line).ok_or_else(|| damaged(number))?;
            let is_new = keys.insert(line.mark.key.clone()) & hashes.insert(line.mark.hash.clone());
            book.lines
                .push(is_new.then_some(line).ok_or_else(|| damaged(number))?);
        }
        Ok(book)
    }
}
