//! The list of parts.

use crate::failure::{Failure, Result};

/// What the part is called that is run first.
const FIRST: &str = "first";

/// How what is listed of a game's part begins.
const GAMES: &str = "games::";

/// The parts, in the order in which functions are looked for in them.
pub(crate) struct List<'a> {
    /// Parts of the names of functions that are in the first, whatever else they are.
    first: Vec<&'a str>,
    /// The name of each other, and parts of the names of its functions.
    pub(crate) parts: Vec<(&'a str, Vec<&'a str>)>,
}

impl<'a> List<'a> {
    /// Reads it: `[part]` and then a line each, with comments behind `#`.
    ///
    /// # Errors
    /// When a line stands before the first part.
    pub(crate) fn read(text: &'a str) -> Result<Self> {
        let mut parts: Vec<(&str, Vec<&str>)> = Vec::new();
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let part = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
            match (part, parts.last_mut()) {
                (Some(part), _) => parts.push((part, Vec::new())),
                (None, Some((_, patterns))) => patterns.push(line),
                (None, None) => {
                    return Err(Failure::new(format!("`{line}` stands in no part of the list")));
                }
            }
        }
        let first = parts.iter().position(|(name, _)| *name == FIRST);
        let first = first.map(|index| parts.remove(index).1);
        Ok(Self {
            first: first.unwrap_or_default(),
            parts,
        })
    }

    /// The part that a function of that name is in, unless it is in the first.
    pub(super) fn part_of(&self, name: &str) -> Option<usize> {
        let has = |patterns: &[&str]| patterns.iter().any(|pattern| name.contains(pattern));
        if has(&self.first) {
            return None;
        }
        self.parts.iter().position(|(_, patterns)| has(patterns))
    }

    /// Whether a part is that of a game: games know nothing of one another.
    pub(super) fn is_game(&self, part: usize) -> bool {
        self.parts[part].1.iter().all(|pattern| pattern.starts_with(GAMES))
    }

    /// The patterns that are parts of no name.
    pub(super) fn unknown(&self, names: &[String]) -> Vec<&'a str> {
        let others = self.parts.iter().flat_map(|(_, patterns)| patterns);
        let patterns = self.first.iter().chain(others).copied();
        let known = |pattern: &str| names.iter().any(|name| name.contains(pattern));
        patterns.filter(|pattern| !known(pattern)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_parts_and_what_is_in_them() {
        let list = List::read("[first]\nbot::levels\n# Bots\n[bots]\nbot::\n\n[dash]\n  games::dash\n");
        let list = list.unwrap();
        assert_eq!(list.parts, [("bots", vec!["bot::"]), ("dash", vec!["games::dash"])]);
        assert_eq!(list.part_of("bot::of::<games::dash::Dash>"), Some(0));
        assert_eq!(list.part_of("games::dash::legal"), Some(1));
        assert_eq!(list.part_of("games::legal"), None);
        assert_eq!(list.part_of("bot::levels"), None);
        assert_eq!(list.unknown(&["bot::levels".to_owned()]), ["games::dash"]);
        assert!(list.is_game(1) && !list.is_game(0));
        assert!(List::read("bot::").is_err());
    }
}
