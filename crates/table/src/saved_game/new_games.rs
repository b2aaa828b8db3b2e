//! Import of a file: which of its games are new.

use std::collections::HashSet;

use sha2::{Digest as _, Sha256};

use super::{SavedGame, Unread, open, read, write};

/// An import of a file, game by game.
///
/// Two saves are the same game if everything in them is the same but the time, the tab, and whether its end was seen:
/// the record, the link with its secret, the table settings and the review. Anything else is added beside the game that
/// is there.
#[derive(Default)]
pub struct Import {
    /// The hashes of all games that are there.
    there: HashSet<[u8; 32]>,
    /// How many games of the file have been read.
    count: usize,
    /// How many games of the file are there already.
    pub already: usize,
    /// The numbers of the games that cannot be read, from 1, and why.
    pub unread: Vec<(usize, Unread)>,
}

/// A game of a file that is not there yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its save.
    pub text: String,
    /// Numbers for its key, which depend on the game only: tabs that import one file at the same time choose the same
    /// ones, and store the game once.
    pub numbers: [u64; 4],
}

impl Import {
    /// Notes a game that is there.
    pub fn note(&mut self, text: &str) {
        if let Ok(save) = read(text) {
            self.there.insert(hash(&save));
        }
    }

    /// How many games of the file have been read.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Reads the next game of the file. Returns it if it is new.
    pub fn add(&mut self, text: &str) -> Option<NewGame> {
        self.count += 1;
        // Opening a game takes longer.
        if read(text).is_ok_and(|save| self.there.contains(&hash(&save))) {
            self.already += 1;
            return None;
        }
        match open(text) {
            Ok((save, _)) => {
                let hash = hash(&save);
                if !self.there.insert(hash) {
                    self.already += 1;
                    return None;
                }
                Some(NewGame {
                    text: write(&SavedGame { tab: None, ..save }),
                    numbers: numbers(&hash),
                })
            }
            Err(unread) => {
                self.unread.push((self.count, unread));
                None
            }
        }
    }
}

/// Whether two texts are saves of the same game.
pub fn is_same_game(one: &str, other: &str) -> bool {
    match (read(one), read(other)) {
        (Ok(one), Ok(other)) => hash(&one) == hash(&other),
        _ => false,
    }
}

/// The four numbers in a hash.
fn numbers(hash: &[u8; 32]) -> [u64; 4] {
    let (chunks, _) = hash.as_chunks();
    std::array::from_fn(|index| u64::from_be_bytes(chunks[index]))
}

/// A hash of all that makes a game the same.
fn hash(save: &SavedGame) -> [u8; 32] {
    let same = SavedGame {
        changed: 0,
        tab: None,
        is_seen: false,
        ..save.clone()
    };
    Sha256::digest(write(&same)).into()
}
