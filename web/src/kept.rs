//! Unfinished games that were left for others. Starting a game loses no other.

use crate::store::{self, PREVIOUS, Trouble};

/// The kept games, the last one first, each a record.
pub fn all() -> Vec<String> {
    split(&store::read(PREVIOUS).unwrap_or_default())
}

/// Keeps these games.
///
/// # Errors
/// When they cannot be kept; what was kept before still is.
pub fn write(games: &[String]) -> Result<(), Trouble> {
    if games.is_empty() {
        store::remove(PREVIOUS);
        return Ok(());
    }
    store::write(PREVIOUS, &games.concat())
}

/// Records one after the other, at the line that each begins with.
fn split(text: &str) -> Vec<String> {
    let mut games: Vec<String> = Vec::new();
    for line in text.lines() {
        if games.is_empty() || line.starts_with("turnout ") {
            games.push(String::new());
        }
        if let Some(game) = games.last_mut() {
            game.push_str(line);
            game.push('\n');
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_kept_one_after_the_other() {
        let games = ["turnout 1\nruleset a\n", "turnout 1\nruleset b\nx\n"];
        assert_eq!(split(&games.concat()), games);
        assert_eq!(split(""), Vec::<String>::new());
        // Nothing is dropped, whatever it is.
        assert_eq!(split("spoilt\nturnout 1\n"), ["spoilt\n", "turnout 1\n"]);
    }
}
