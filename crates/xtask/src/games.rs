//! The list of games, read as a text.

/// Where it is.
pub(crate) const LIST: &str = "crates/rules/src/games.rs";

/// How it begins and ends.
const BEGIN: &str = "\ngames! {\n";
const END: &str = "\n}";

/// The list without its frame: one game a line.
pub(crate) fn listed(file: &str) -> Option<&str> {
    let (_, rest) = file.split_once(BEGIN)?;
    Some(rest.split_once(END)?.0)
}

/// The folders of the games, in the order in which they are offered.
pub(crate) fn folders(file: &str) -> Vec<&str> {
    let lines = listed(file).unwrap_or_default().lines();
    let games = lines.filter_map(|line| line.trim().split_once("::"));
    games.map(|(folder, _)| folder).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn games_are_read_from_the_list() {
        let file = "use x::y;\n\ngames! {\n    dash::Dash,\n    two_words::Two,\n}\n";
        assert_eq!(folders(file), ["dash", "two_words"]);
        assert!(folders("nothing").is_empty());
        let real = workspace::shell().unwrap().read_file(LIST).unwrap();
        assert!(folders(&real).len() >= 4);
    }
}
