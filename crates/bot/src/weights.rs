//! What each fact of a position weighs, by files named after rulesets.
//!
//! A file has one `name = number` a line; `#` begins a comment, and a fact not named weighs
//! nothing. The unit is a hundredth of a step to go.

use rules::ruleset::Ruleset;

/// The files of the folder `weights`: ruleset and text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/weights.rs"));

/// The weights for a ruleset, one a name; `None` when no file fits it.
///
/// A ruleset without a file of its own borrows, from the nearest: another edition of the game with
/// the same options, its own edition without options, another edition without.
///
/// # Panics
/// When a file is wrong; a test reads all.
pub fn weights(ruleset: Ruleset, names: &[&str]) -> Option<Vec<i32>> {
    let text = text_for(&rulesets_like(ruleset), FILES)?;
    Some(parse(text, names).unwrap_or_else(|error| panic!("weights for {ruleset}: {error}")))
}

/// The ruleset and those that it borrows from, the nearest first.
fn rulesets_like(ruleset: Ruleset) -> Vec<String> {
    let editions = || std::iter::once(ruleset.edition).chain(ruleset.family.editions);
    let options: String = ruleset
        .options()
        .map(|option| format!("+{}", option.name))
        .collect();
    let with = editions().map(|edition| format!("{}{options}", edition.name));
    with.chain(editions().map(|edition| edition.name.to_owned()))
        .collect()
}

fn text_for<'a>(rulesets: &[String], files: &[(&str, &'a str)]) -> Option<&'a str> {
    rulesets.iter().find_map(|ruleset| {
        files
            .iter()
            .find(|(name, _)| name == ruleset)
            .map(|(_, text)| *text)
    })
}

/// Reads a file.
fn parse(text: &str, names: &[&str]) -> Result<Vec<i32>, String> {
    let mut weights = vec![None; names.len()];
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let at = |what: &str| format!("line {number}: expected {what}, found \"{line}\"");
        let (name, value) = line.split_once('=').ok_or_else(|| at("name = number"))?;
        let index = names.iter().position(|each| *each == name.trim());
        let index = index.ok_or_else(|| at(&format!("a fact ({})", names.join(", "))))?;
        let value = value.trim().parse().map_err(|_| at("a whole number"))?;
        if weights[index].replace(value).is_some() {
            return Err(at("each fact once"));
        }
    }
    Ok(weights.into_iter().map(Option::unwrap_or_default).collect())
}

#[cfg(test)]
mod tests {
    use rules::games::{self, Playable, Visitor};

    use super::*;

    #[test]
    fn every_file_is_of_a_ruleset_and_can_be_read() {
        struct Read<'a>(&'a str);
        impl Visitor for Read<'_> {
            type Output = Result<Vec<i32>, String>;
            fn visit<G: Playable>(self, _: G) -> Self::Output {
                parse(self.0, G::NAMES)
            }
        }
        for (name, text) in FILES {
            let ruleset = games::ruleset(name).unwrap();
            let weights =
                games::visit(ruleset, Read(text)).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(
                weights.iter().any(|weight| *weight != 0),
                "{name} weighs nothing"
            );
        }
    }

    #[test]
    fn a_ruleset_borrows_from_the_nearest() {
        let ruleset = games::ruleset("pollyanna-1916+partners").unwrap();
        let like = rulesets_like(ruleset);
        let files = [("pollyanna-1951", "a"), ("pollyanna-1951+partners", "b")];
        assert_eq!(text_for(&like, &files), Some("b"));
        assert_eq!(text_for(&like, &files[..1]), Some("a"));
        assert_eq!(text_for(&like, &[("other", "c")]), None);
    }

    #[test]
    fn what_is_wrong_is_said_by_its_line() {
        let names = ["steps", "home"];
        assert_eq!(parse("# a\nhome = 3 # b\n\n", &names), Ok(vec![0, 3]));
        for (wrong, what) in [
            ("home 3", "line 1: expected name = number"),
            ("\nyard = 3", "line 2: expected a fact (steps, home)"),
            ("home = x", "line 1: expected a whole number"),
            ("home = 1\nhome = 1", "line 2: expected each fact once"),
        ] {
            assert!(
                parse(wrong, &names).unwrap_err().starts_with(what),
                "{wrong}"
            );
        }
    }
}
