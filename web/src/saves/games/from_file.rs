//! Games of a file, which several tabs may import at the same time.

use table::saved_game::{self, NewGame};

use super::{GAME, Games, in_time, new_key};
use crate::platform::storage_trouble::Trouble;

impl Games {
    /// Adds the games of a file in one transaction: all or none. Returns how many were new; the others have been added
    /// by another tab meanwhile.
    ///
    /// # Errors
    /// When the transaction fails.
    pub async fn add_all(&self, games: &[NewGame]) -> Result<usize, Trouble> {
        let keyed = games.iter().map(|game| (keys_of(game), &*game.text));
        let keyed: Vec<_> = keyed.collect();
        let db = self.db().await?;
        let stored = in_time(db.add_all(&keyed, saved_game::is_same_game)).await?;
        let mut added = 0;
        for ((key, is_new), game) in stored.into_iter().zip(games) {
            if is_new {
                added += 1;
                self.say(&["changed", &key]);
                self.remember(&key, Some(game.text.clone()));
            } else {
                self.reload(&key);
            }
        }
        Ok(added)
    }

    /// Adds a game of a file, though the database does not answer.
    pub fn add_unstored(&self, game: &NewGame) {
        let mut keys = keys_of(game).into_iter();
        if let Some(key) = keys.find(|key| self.read(key).is_none()) {
            self.keep(&key, &game.text);
        }
    }
}

/// Keys for a game of a file, of which it gets the first that no other game has.
fn keys_of(game: &NewGame) -> Vec<String> {
    let numbered = game.numbers.iter().map(|number| format!("{GAME}{number}"));
    numbered.chain([new_key()]).collect()
}
