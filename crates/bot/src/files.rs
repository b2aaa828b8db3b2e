//! Files named after rulesets, and who borrows from whom.

use std::cmp::Reverse;

use rules::ruleset::Ruleset;

/// The file for a ruleset; `None` when none fits it.
///
/// A ruleset without a file of its own borrows, from the nearest: another edition of the game with
/// the same options, then with fewer of them and fewer, its own edition before others.
pub(crate) fn nearest<T: Copy>(
    ruleset: Ruleset,
    files: &[(&'static str, T)],
) -> Option<(&'static str, T)> {
    let names = like(ruleset);
    let found = |name: &String| files.iter().find(|(file, _)| file == name);
    names.iter().find_map(found).copied()
}

/// The ruleset and those that it borrows from, the nearest first.
fn like(ruleset: Ruleset) -> Vec<String> {
    let own: Vec<&str> = ruleset.options().map(|option| option.name).collect();
    let mut choices: Vec<Vec<&str>> = (0..1_usize << own.len())
        .map(|choice| {
            let named = own.iter().enumerate();
            named
                .filter(|(index, _)| choice >> index & 1 == 1)
                .map(|(_, name)| *name)
                .collect()
        })
        .collect();
    // The most options first; of as many, those that change most, which are listed last.
    choices.reverse();
    choices.sort_by_key(|options| Reverse(options.len()));
    let editions = || std::iter::once(ruleset.edition).chain(ruleset.family.editions);
    let mut names = Vec::new();
    for options in choices {
        let options: String = options.iter().map(|name| format!("+{name}")).collect();
        for edition in editions() {
            let name = format!("{}{options}", edition.name);
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// Reads a file of lines `name = number`: a number a name, 0 for one that is not there. `#` begins
/// a comment.
///
/// # Errors
/// What is wrong, by the line.
#[cfg(feature = "yardsticks")]
pub(crate) fn numbers(text: &str, names: &[&str]) -> Result<Vec<i32>, String> {
    let mut numbers = vec![None; names.len()];
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let at = |what: &str| format!("line {number}: expected {what}, found \"{line}\"");
        let (name, value) = line.split_once('=').ok_or_else(|| at("name = number"))?;
        let index = names.iter().position(|each| *each == name.trim());
        let index = index.ok_or_else(|| at(&format!("a name ({})", names.join(", "))))?;
        let value = value.trim().parse().map_err(|_| at("a whole number"))?;
        if numbers[index].replace(value).is_some() {
            return Err(at("each name once"));
        }
    }
    Ok(numbers.into_iter().map(Option::unwrap_or_default).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruleset_borrows_from_the_nearest() {
        let find = |ruleset: &str, files: &[&'static str]| {
            let files: Vec<_> = files.iter().map(|name| (*name, ())).collect();
            let ruleset = rules::games::ruleset(ruleset).unwrap();
            nearest(ruleset, &files).map(|(name, ())| name)
        };
        let files = ["pollyanna-1951", "pollyanna-1951+partners"];
        assert_eq!(find("pollyanna-1916+partners", &files), Some(files[1]));
        assert_eq!(find("pollyanna-1916+partners", &files[..1]), Some(files[0]));
        assert_eq!(find("parcheesi", &files), None);
        let files = [
            "sorry",
            "sorry+hand",
            "sorry+hand+partners",
            "sorry+partners",
        ];
        assert_eq!(find("sorry+fast+hand", &files), Some(files[1]));
        assert_eq!(find("sorry+fast+partners", &files), Some(files[3]));
        assert_eq!(find("sorry+fast+hand+partners", &files), Some(files[2]));
        assert_eq!(find("sorry+fast", &files), Some(files[0]));
    }

    #[cfg(feature = "yardsticks")]
    #[test]
    fn what_is_wrong_is_said_by_its_line() {
        let names = ["steps", "home"];
        assert_eq!(numbers("# a\nhome = 3 # b\n\n", &names), Ok(vec![0, 3]));
        for (wrong, what) in [
            ("home 3", "line 1: expected name = number"),
            ("\nyard = 3", "line 2: expected a name (steps, home)"),
            ("home = x", "line 1: expected a whole number"),
            ("home = 1\nhome = 1", "line 2: expected each name once"),
        ] {
            assert!(
                numbers(wrong, &names).unwrap_err().starts_with(what),
                "{wrong}"
            );
        }
    }
}
