//! Files of rulesets, with fallbacks to related rulesets.

use rules::ruleset::Ruleset;

/// The file of a ruleset, or of the nearest related one; `None` if there is neither.
///
/// Related are the editions of the game with the same options of the print, then with fewer and fewer. The
/// ruleset's own edition comes first. House rules have no files.
pub(crate) fn nearest<T: Copy>(
    ruleset: Ruleset,
    files: &[(&'static str, T)],
) -> Option<(&'static str, T)> {
    let names = like(ruleset);
    let found = |name: &String| files.iter().find(|(file, _)| file == name);
    names.iter().find_map(found).copied()
}

/// The ruleset and its fallbacks, the nearest first.
fn like(ruleset: Ruleset) -> Vec<String> {
    let printed = ruleset.as_printed();
    let own: Vec<&str> = printed.choices().map(|choice| choice.option.name).collect();
    let chosen = |choice: usize| {
        let named = own.iter().enumerate();
        named.filter(move |(index, _)| choice >> index & 1 == 1)
    };
    let mut names = Vec::new();
    // Most options first. Among equally many, the last in the list change the game most.
    for count in (0..=own.len()).rev() {
        let choices = (0..1_usize << own.len()).rev();
        for choice in choices.filter(|choice| chosen(*choice).count() == count) {
            let options: String = chosen(choice).map(|(_, name)| format!("+{name}")).collect();
            for edition in std::iter::once(ruleset.edition).chain(ruleset.family.editions) {
                let name = format!("{}{options}", edition.name);
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruleset_falls_back_to_the_nearest() {
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
        let files = ["parcheesi", "parcheesi+ring68"];
        let house = "parcheesi+blockades=none+capture=10+ring68";
        assert_eq!(find(house, &files), Some(files[1]));
    }
}
