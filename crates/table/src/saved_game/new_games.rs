//! Import of a file: which of its games are new.

use std::collections::HashSet;

use sha2::{Digest as _, Sha256};

use super::{SavedGame, Unread, open, read, write};

/// An import of a file, game by game.
///
/// Two saves are the same game if everything in them is the same but the time and the tab: the record, the link with its
/// secret, the table settings and the review. Anything else is added beside the game that is there.
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

    /// Reads the next game of the file. Returns its save if it is new.
    pub fn add(&mut self, text: &str) -> Option<String> {
        self.count += 1;
        // Opening a game takes longer.
        if read(text).is_ok_and(|save| self.there.contains(&hash(&save))) {
            self.already += 1;
            return None;
        }
        match open(text) {
            Ok((save, _)) if self.there.insert(hash(&save)) => {
                Some(write(&SavedGame { tab: None, ..save }))
            }
            Ok(_) => {
                self.already += 1;
                None
            }
            Err(unread) => {
                self.unread.push((self.count, unread));
                None
            }
        }
    }
}

/// A hash of all that makes a game the same.
fn hash(save: &SavedGame) -> [u8; 32] {
    let same = SavedGame {
        changed: 0,
        tab: None,
        ..save.clone()
    };
    Sha256::digest(write(&same)).into()
}
