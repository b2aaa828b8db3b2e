//! No game module names another, the kernel names no game; only the list in `games.rs` does.
//!
//! The names are those of the folders below `games/`: this check names no game either.

use std::collections::BTreeSet;

use super::Complaint;
use super::source::SourceFile;

const FOLDER: &str = "crates/rules/src/games/";
const LIST: &str = "crates/rules/src/games.rs";

/// Checks every shipped file: Rust without its comments, and what the page is made of.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let names: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| game_of(&file.path))
        .collect();
    let mut complaints = Vec::new();
    for file in files
        .iter()
        .filter(|file| !file.is_test() && file.path != LIST)
    {
        let is_page = file.path == "index.html" || file.path.starts_with("static/");
        if !file.is_rust() && !is_page {
            continue;
        }
        let own = game_of(&file.path);
        for (line, text) in file.shipped() {
            // Also within a longer word, such as the name of a type.
            let text = text.to_lowercase();
            let named = |name: &&&str| Some(**name) != own && text.contains(**name);
            for name in names.iter().filter(named) {
                let what = match own {
                    Some(own) => format!(
                        "the game {own} names the game {name}; what they share belongs to the kernel"
                    ),
                    None => format!(
                        "this names the game {name}; only {LIST} may, so that a new game is one folder and one line"
                    ),
                };
                complaints.push(Complaint::new(&file.path, line, what));
            }
        }
    }
    complaints
}

/// The game whose folder a file is in.
fn game_of(path: &str) -> Option<&str> {
    Some(path.strip_prefix(FOLDER)?.split_once('/')?.0)
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    const GAMES: [(&str, &str); 2] = [
        (
            "crates/rules/src/games/ludo/mod.rs",
            "//! Not halma.\nstruct Ludo;",
        ),
        ("crates/rules/src/games/halma/mod.rs", "struct Halma;"),
    ];

    fn with(path: &str, text: &str) -> Vec<String> {
        let mut files = GAMES.to_vec();
        files.push((path, text));
        complaints_of(check, &files)
    }

    #[test]
    fn a_game_may_not_name_another() {
        let found = with(
            "crates/rules/src/games/ludo/state.rs",
            "\nuse super::halma::Halma;",
        );
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with(
            "crates/rules/src/games/ludo/state.rs:2: the game ludo names the game halma"
        ));
    }

    #[test]
    fn nothing_else_may_name_a_game() {
        assert_eq!(
            with("crates/rules/src/state.rs", "let a = \"ludo-1\";").len(),
            1
        );
        assert_eq!(with("web/src/app.rs", "fn play_ludo() {}").len(), 1);
        assert_eq!(with("index.html", "<title>Ludo</title>").len(), 1);
    }

    #[test]
    fn the_list_tests_and_comments_may() {
        assert!(with(LIST, "ludo::Ludo").is_empty());
        assert!(with("crates/rules/tests/all.rs", "\"ludo\"").is_empty());
        assert!(with("crates/bot/src/lib.rs", "/// As in ludo.\nfn a() {}").is_empty());
        assert!(
            with(
                "crates/bot/src/lib.rs",
                "#[cfg(test)]\nmod tests { const A: &str = \"ludo\"; }"
            )
            .is_empty()
        );
        assert!(with("README.md", "Ludo and Halma").is_empty());
    }

    #[test]
    fn without_games_there_is_nothing_to_say() {
        assert!(complaints_of(check, &[("crates/rules/src/lib.rs", "ludo")]).is_empty());
    }
}
