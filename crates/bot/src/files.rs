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
}
