//! The list of parts.

use std::collections::BTreeSet;

use crate::failure::{Failure, Result};

/// What the part is called that is run first.
pub(super) const FIRST: &str = "first";
/// What stands in the place of a part for functions that are in their game's, whether its board needs them
/// or not.
const GAMES: &str = "games";
/// What the part is called that is brought after the board.
const REST: &str = "rest";
/// What stands behind the name of a part that is brought only when somebody asks for it.
const ASKED: &str = "when asked for";

/// The parts, each with its name and parts of the names of its functions.
pub(crate) struct List {
    /// Of functions that are in the first, whatever else they are.
    first: Vec<String>,
    /// Of functions that are in their game's part in any case.
    of_games: Vec<String>,
    /// The others, in their order.
    others: Vec<(String, Vec<String>)>,
    /// How many of them are no game's: they stand before those that are.
    shared: usize,
    /// The names of those that are brought only when somebody asks for them.
    asked: Vec<String>,
    /// Names of functions that no board has needed: they are in the part [`REST`], unless a pattern says
    /// otherwise.
    later: BTreeSet<String>,
}

impl List {
    /// Reads it: `[part]` or `[part, when asked for]`, and then a line each, with comments behind
    /// `#`. For each game a part is added, by its folder.
    ///
    /// # Errors
    /// When a line stands before the first part.
    pub(crate) fn read(text: &str, games: &[&str]) -> Result<Self> {
        let mut others: Vec<(String, Vec<String>)> = Vec::new();
        let mut asked = Vec::new();
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let part = line
                .strip_prefix('[')
                .and_then(|line| line.strip_suffix(']'));
            match (part, others.last_mut()) {
                (Some(part), _) => {
                    let (name, when) = part.split_once(", ").unwrap_or((part, ""));
                    if when == ASKED {
                        asked.push(name.to_owned());
                    }
                    others.push((name.to_owned(), Vec::new()));
                }
                (None, Some((_, patterns))) => patterns.push(line.to_owned()),
                (None, None) => {
                    return Err(Failure::new(format!(
                        "`{line}` stands in no part of the list"
                    )));
                }
            }
        }
        let mut taken = |part: &str| {
            let index = others.iter().position(|(name, _)| name == part);
            index.map_or_else(Vec::new, |index| others.remove(index).1)
        };
        let (first, of_games) = (taken(FIRST), taken(GAMES));
        let shared = others.len();
        let game = |folder: &&str| ((*folder).to_owned(), vec![format!("games::{folder}::")]);
        others.extend(games.iter().map(game));
        Ok(Self {
            first,
            of_games,
            others,
            shared,
            asked,
            later: BTreeSet::new(),
        })
    }

    /// The same with functions that no board has needed, a name on each line.
    #[must_use]
    pub(crate) fn with_later(mut self, text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        self.later = lines.map(str::to_owned).collect();
        self
    }

    /// The names of the parts beside the first, in their order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.others.iter().map(|(name, _)| name.as_str())
    }

    /// The names of those that are brought only when somebody asks for them.
    pub(crate) fn asked(&self) -> &[String] {
        &self.asked
    }

    /// The part that a function of that name is in, unless it is in the first: of several that have
    /// patterns of its name the last.
    pub(super) fn part_of(&self, name: &str) -> Option<usize> {
        let has = |patterns: &[String]| patterns.iter().any(|pattern| name.contains(pattern));
        if has(&self.first) {
            return None;
        }
        let of =
            |parts: &[(String, Vec<String>)]| parts.iter().rposition(|(_, patterns)| has(patterns));
        let (shared, games) = self.others.split_at(self.shared);
        let later = || {
            let rest = || shared.iter().position(|(part, _)| part == REST);
            self.later.contains(name).then(rest).flatten()
        };
        let game = || of(games).map(|game| self.shared + game);
        let of_game = || has(&self.of_games).then(game).flatten();
        let shared = of(shared).or_else(of_game);
        shared.or_else(later).or_else(game)
    }

    /// Whether a part is that of a game: games know nothing of one another.
    pub(super) fn is_game(&self, part: usize) -> bool {
        part >= self.shared
    }

    /// The patterns that are parts of no name.
    pub(super) fn unknown(&self, names: &[String]) -> Vec<&str> {
        let others = self.others.iter().flat_map(|(_, patterns)| patterns);
        let patterns = self.first.iter().chain(&self.of_games).chain(others);
        let patterns = patterns.map(String::as_str);
        let known = |pattern: &str| names.iter().any(|name| name.contains(pattern));
        patterns.filter(|pattern| !known(pattern)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_parts_and_what_is_in_them() {
        let text =
            "# What is asked first.\n[first]\nbot::levels\n\n[bots, when asked for]\n  bot::\n";
        let list = List::read(text, &["dash"]).unwrap();
        assert!(list.names().eq(["bots", "dash"]));
        assert_eq!(list.asked(), ["bots"]);
        assert_eq!(list.part_of("bot::of::<games::dash::Dash>"), Some(0));
        assert_eq!(list.part_of("bot::levels"), None);
        assert_eq!(list.part_of("games::dash::legal"), Some(1));
        assert_eq!(list.part_of("games::legal"), None);
        assert!(list.is_game(1) && !list.is_game(0));
        assert_eq!(list.unknown(&["bot::levels".to_owned()]), ["games::dash::"]);
        assert!(List::read("bot::", &[]).is_err());
    }

    #[test]
    fn what_a_game_wants_together_is_in_its_part() {
        let text = "[games]\nturn::\n[rest]\nbot::\n";
        let list = List::read(text, &["dash"]).unwrap();
        let later = "turn::of::<games::dash::Play>\ngames::dash::told\n";
        let list = list.with_later(later);
        assert_eq!(list.part_of("turn::of::<games::dash::Play>"), Some(1));
        assert_eq!(list.part_of("games::dash::told"), Some(0));
        assert_eq!(list.part_of("turn::of"), None);
        assert_eq!(list.part_of("bot::turn::<games::dash::Play>"), Some(0));
    }

    #[test]
    fn what_no_board_has_needed_is_in_the_rest() {
        let text = "[first]\nbot::levels\n[rest]\nbook::\n[bots]\nbot::\n";
        let later = "# As it was seen.\nbot::levels\nbot::net\nold::gone\npage::late\n";
        let list = List::read(text, &[]).unwrap().with_later(later);
        assert_eq!(list.part_of("bot::levels"), None);
        assert_eq!(list.part_of("bot::net"), Some(1));
        assert_eq!(list.part_of("page::late"), Some(0));
        assert_eq!(list.part_of("page::late::more"), None);
        assert!(list.unknown(&["bot::levels book::".to_owned()]).is_empty());
    }
}
