//! House rules kept on this device under a name, such as "Rules of the Bakers".

use rules::games;
use rules::ruleset::{Family, Ruleset};
use rules::sort_few::sort_few;
use words::t;

use crate::clean_text;
use crate::people::is_same;
use crate::setup::LONGEST_NAME;

/// The most sets of house rules that a device keeps.
pub const MAX_KEPT: usize = 24;

/// The first line of a stored list.
const HEADER: &str = "rules 1";

/// House rules with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedRules {
    /// The name. In one game no two sets have the same; upper and lower case are the same.
    pub name: String,
    /// The rules, on the first edition of their game. In one game no two sets have the same.
    pub ruleset: Ruleset,
}

/// The house rules kept on this device, those that were played last first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptRules(Vec<NamedRules>);

/// A change of the kept house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Keep the house rules of a ruleset under a name: in the place of those of that name, or of that which the same
    /// rules had.
    Keep(Ruleset, String),
    /// A game with the house rules of this ruleset has begun.
    Play(Ruleset),
    /// Forget the house rules of this ruleset.
    Forget(Ruleset),
}

/// The house rules of a ruleset without its edition, without options that are no house rules, and without head starts:
/// who needs one depends on who plays.
fn house_rules(ruleset: Ruleset) -> Ruleset {
    let choices = ruleset.choices();
    let own = choices.filter(|choice| choice.option.is_in_a_set());
    own.fold(Ruleset::of(ruleset.family, 0), Ruleset::choose)
}

/// A name for house rules, as it is stored.
///
/// # Errors
/// A sentence, if nothing of it can be seen.
pub fn name_of_rules(name: &str) -> Result<String, String> {
    clean_text::name(name).ok_or_else(|| t!(house_rules::name_missing).to_owned())
}

/// A name with a number behind it, no longer than a name may be.
fn with_number(name: &str, number: u32) -> String {
    let number = format!(" {number}");
    let kept: String = name.chars().take(LONGEST_NAME - number.len()).collect();
    clean_text::name(&kept).unwrap_or_default() + &number
}

impl KeptRules {
    /// The kept house rules of a game.
    pub fn of(&self, family: &Family) -> impl Iterator<Item = &NamedRules> {
        let is_of = move |kept: &&NamedRules| kept.ruleset.family.name() == family.name();
        self.0.iter().filter(is_of)
    }

    /// The kept rules that are those of this ruleset.
    pub fn find(&self, ruleset: Ruleset) -> Option<&NamedRules> {
        let ruleset = house_rules(ruleset);
        self.0.iter().find(|kept| kept.ruleset == ruleset)
    }

    /// The title of a game: "Parcheesi", "Parcheesi, house rules", "Parcheesi, Rules of the Bakers".
    pub fn title(&self, ruleset: Ruleset) -> String {
        let title = ruleset.edition.title();
        if !ruleset.has_house_rules() {
            return title.to_owned();
        }
        match self.find(ruleset) {
            Some(kept) => t!(house_rules::title, title, rules = &*kept.name),
            None => t!(house_rules::title_unnamed, title),
        }
    }

    /// Applies a change.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Keep(ruleset, name) => {
                let (ruleset, name) = (house_rules(*ruleset), clean_text::name(name));
                let Some(name) = name.filter(|_| ruleset.choices().next().is_some()) else {
                    return;
                };
                let family = ruleset.family.name();
                self.0.retain(|kept| {
                    let is_other = kept.ruleset.family.name() != family;
                    is_other || kept.ruleset != ruleset && !is_same(&kept.name, &name)
                });
                // Those that were played longest ago are the last.
                self.0.truncate(MAX_KEPT - 1);
                self.0.insert(0, NamedRules { name, ruleset });
            }
            Change::Play(ruleset) => {
                let ruleset = house_rules(*ruleset);
                // Only these move: equal ones keep their order.
                sort_few(&mut self.0, |kept| kept.ruleset != ruleset);
            }
            Change::Forget(ruleset) => {
                let ruleset = house_rules(*ruleset);
                self.0.retain(|kept| kept.ruleset != ruleset);
            }
        }
    }

    /// Adds the house rules of another device that this one does not keep, under a name that is free. Returns their names.
    pub fn merge(&mut self, other: KeptRules) -> Vec<String> {
        let mut added = Vec::new();
        for NamedRules { name, ruleset } in other.0 {
            let is_kept = self.0.iter().any(|kept| kept.ruleset == ruleset);
            let is_taken = |name: &str| {
                self.of(ruleset.family)
                    .any(|kept| is_same(&kept.name, name))
            };
            let numbered = (2..).map(|number| with_number(&name, number));
            let mut names = std::iter::once(name.clone()).chain(numbered);
            let name = names.find(|name| !is_taken(name));
            if let Some(name) = name.filter(|_| !is_kept && self.0.len() < MAX_KEPT) {
                added.push(name.clone());
                self.0.push(NamedRules { name, ruleset });
            }
        }
        added
    }

    /// The text to store.
    pub fn text(&self) -> String {
        let line = |kept: &NamedRules| format!("{} {}\n", kept.ruleset, kept.name);
        let lines: String = self.0.iter().map(line).collect();
        format!("{HEADER}\n{lines}")
    }

    /// Reads a stored text.
    ///
    /// # Errors
    /// A sentence with the number of the line that is damaged.
    pub fn parse(text: &str) -> Result<KeptRules, String> {
        let damaged = |line: usize| t!(house_rules::damaged, line);
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(damaged(1));
        }
        let mut kept = KeptRules::default();
        for (number, line) in lines {
            let read = kept.read(line).ok_or_else(|| damaged(number))?;
            kept.0.push(read);
        }
        Ok(kept)
    }

    /// Reads a line; `None` if it is damaged.
    fn read(&self, line: &str) -> Option<NamedRules> {
        let (rules, name) = line.split_once(' ')?;
        let ruleset = games::ruleset(rules).ok()?;
        let is_named = clean_text::name(name).is_some_and(|known| known == name);
        let is_whole = house_rules(ruleset) == ruleset && ruleset.choices().next().is_some();
        let mut known = self.of(ruleset.family);
        let is_new = !known.any(|kept| is_same(&kept.name, name) || kept.ruleset == ruleset);
        (is_named && is_whole && is_new && self.0.len() < MAX_KEPT).then(|| NamedRules {
            name: name.to_owned(),
            ruleset,
        })
    }
}
