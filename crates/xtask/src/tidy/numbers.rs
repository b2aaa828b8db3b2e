//! Every numbered rule of a game has a test whose name begins with it, and every rule that a game's
//! code cites exists.
//!
//! A rule `P-12` stands at the beginning of a line of the game's rulebook in English, after the marks of a
//! list, a heading or emphasis. Its test is a function `p12_...` in the game's folder.

use std::collections::BTreeMap;

use super::Complaint;
use super::source::{SourceFile, numbered};

const FOLDER: &str = "crates/rules/src/games/";
const BOOKS: &str = "crates/words/en/rulebooks/";

/// A rule's letter and number.
type Rule = (char, u32);

/// Checks each game that has a folder.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let mut games: BTreeMap<&str, Vec<&SourceFile>> = BTreeMap::new();
    for file in files {
        if let Some((game, _)) = file
            .path
            .strip_prefix(FOLDER)
            .and_then(|path| path.split_once('/'))
        {
            games.entry(game).or_default().push(file);
        }
    }
    games
        .into_iter()
        .flat_map(|(game, own)| check_game(game, &own, files))
        .collect()
}

fn check_game(game: &str, files: &[&SourceFile], all: &[SourceFile]) -> Vec<Complaint> {
    let path = format!("{BOOKS}{game}.md");
    let Some(book) = all.iter().find(|file| file.path == path) else {
        return vec![Complaint::new(
            &path,
            0,
            "a game needs its rulebook, with numbered rules",
        )];
    };
    let mut complaints = Vec::new();
    let mut rules: BTreeMap<Rule, usize> = BTreeMap::new();
    for (line, content) in numbered(&book.text) {
        let Some(rule) = defined(content) else {
            continue;
        };
        let first = rules.keys().next().map(|(letter, _)| *letter);
        if first.is_some_and(|letter| letter != rule.0) {
            complaints.push(Complaint::new(
                &path,
                line,
                format!("{} has another letter than the rules before it", name(rule)),
            ));
        } else if let Some(before) = rules.insert(rule, line) {
            complaints.push(Complaint::new(
                &path,
                line,
                format!("{} stands in line {before} already", name(rule)),
            ));
        }
    }
    let Some(letter) = rules.keys().next().map(|(letter, _)| *letter) else {
        complaints.push(Complaint::new(
            &path,
            0,
            "there is no numbered rule in it, such as `P-12` at the beginning of a line",
        ));
        return complaints;
    };

    let mut tested = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        for (line, rule) in tests(file, letter) {
            tested.push(rule);
            if !rules.contains_key(&rule) {
                complaints.push(Complaint::new(
                    &file.path,
                    line,
                    format!("a test of {}, which {path} does not have", name(rule)),
                ));
            }
        }
        for (line, content) in numbered(&file.text) {
            for rule in cited(content, letter)
                .into_iter()
                .filter(|rule| !rules.contains_key(rule))
            {
                complaints.push(Complaint::new(
                    &file.path,
                    line,
                    format!("it cites {}, which {path} does not have", name(rule)),
                ));
            }
        }
    }
    for (rule, line) in rules {
        if !tested.contains(&rule) {
            let prefix = format!("{}{:02}_", rule.0.to_ascii_lowercase(), rule.1);
            complaints.push(Complaint::new(
                &path,
                line,
                format!(
                    "{} has no test: no #[test] function in {FOLDER}{game}/ begins with `{prefix}`",
                    name(rule)
                ),
            ));
        }
    }
    complaints
}

fn name((letter, number): Rule) -> String {
    format!("{letter}-{number}")
}

/// The rule that a line of the rulebook begins with, after at least one mark: a line of running text
/// may begin with the name of a rule by chance.
fn defined(line: &str) -> Option<Rule> {
    let text = line.trim_start();
    let rest = text.trim_start_matches([' ', '-', '*', '#', '>', '|', '_', '`', '[']);
    rule_at(rest).filter(|_| rest.len() < text.len())
}

/// A rule at the beginning of a text.
fn rule_at(text: &str) -> Option<Rule> {
    let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
    let digits = text[1..].strip_prefix('-')?;
    let end = digits
        .find(|character: char| !character.is_ascii_digit())
        .unwrap_or(digits.len());
    Some((letter, digits[..end].parse().ok()?))
}

/// The rules of that letter that a line names.
fn cited(line: &str, letter: char) -> Vec<Rule> {
    line.match_indices(&format!("{letter}-"))
        .filter(|(at, _)| {
            !line[..*at]
                .ends_with(|before: char| before.is_alphanumeric() || "_-:".contains(before))
        })
        .filter_map(|(at, _)| rule_at(&line[at..]))
        .collect()
}

/// The test functions that are named after rules: their lines and rules.
fn tests(file: &SourceFile, letter: char) -> Vec<(usize, Rule)> {
    let lines: Vec<_> = numbered(&file.text).collect();
    let functions = lines.windows(2).filter_map(|pair| {
        let [(_, before), (line, function)] = pair else {
            return None;
        };
        let function = function.trim_start().strip_prefix("fn ")?;
        let rule = named_after(function, letter)?;
        (before.trim_start() == "#[test]").then_some((*line, rule))
    });
    functions.collect()
}

/// The rule that `p12_...` is named after.
fn named_after(function: &str, letter: char) -> Option<Rule> {
    let rest = function.strip_prefix(letter.to_ascii_lowercase())?;
    let digits = rest.split('_').next()?;
    // Two digits at least, so that the tests stand in the order of the rules.
    let named = digits.len() >= 2 && digits.len() < rest.len();
    Some((letter, digits.parse().ok().filter(|_| named)?))
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    const BOOK: &str = "# Ludo\n\n- **L-1** A board.\n### L-12 Entering, see L-1\n";
    const TESTS: &str = "#[test]\nfn l01_board() {}\n#[test]\nfn l12_entering() {}\n";

    fn game(book: &str, tests: &str, code: &str) -> Vec<String> {
        complaints_of(
            check,
            &[
                ("crates/words/en/rulebooks/ludo.md", book),
                ("crates/rules/src/games/ludo/tests.rs", tests),
                ("crates/rules/src/games/ludo/actions.rs", code),
            ],
        )
    }

    #[test]
    fn a_game_with_all_its_tests_is_well() {
        assert_eq!(game(BOOK, TESTS, "refuse(\"L-12\")"), Vec::<String>::new());
        assert!(complaints_of(check, &[("crates/rules/src/lib.rs", "X-1")]).is_empty());
    }

    #[test]
    fn a_rule_without_a_test_is_named() {
        let found = game(BOOK, "#[test]\nfn l01_board() {}\nfn l12_no_test() {}", "");
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("crates/words/en/rulebooks/ludo.md:4: L-12 has no test"),
            "{found:?}"
        );
        // One digit is not enough.
        assert_eq!(game(BOOK, &TESTS.replace("l01", "l1"), "").len(), 1);
    }

    #[test]
    fn a_citation_of_no_rule_is_named() {
        let found = game(BOOK, TESTS, "\n/// See L-13.");
        assert_eq!(
            found,
            [
                "crates/rules/src/games/ludo/actions.rs:2: it cites L-13, which crates/words/en/rulebooks/ludo.md does not have"
            ]
        );
        // A position line is no citation.
        assert!(game(BOOK, TESTS, "\"L:6-3 L6-L9 XL-13\"").is_empty());
    }

    #[test]
    fn running_text_may_begin_with_a_rules_name() {
        assert!(game(&format!("{BOOK}as in\nL-12 and L-1.\n"), TESTS, "").is_empty());
    }

    #[test]
    fn a_test_of_no_rule_is_named() {
        assert_eq!(
            game(BOOK, &format!("{TESTS}#[test]\nfn l14_x() {{}}"), "").len(),
            1
        );
    }

    #[test]
    fn a_rulebook_must_be_there_and_sound() {
        assert_eq!(
            complaints_of(check, &[("crates/rules/src/games/ludo/mod.rs", "")]).len(),
            1
        );
        assert_eq!(game("# Ludo", "", "").len(), 1);
        assert_eq!(game(&format!("{BOOK}- L-1 again\n"), TESTS, "").len(), 1);
        assert_eq!(game(&format!("{BOOK}- M-2 other\n"), TESTS, "").len(), 1);
    }
}
