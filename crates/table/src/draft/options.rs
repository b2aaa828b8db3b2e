//! The options of the rules in a draft: which are offered, proposed and asked for.

use rules::ruleset::{Family, RuleOption, Ruleset};

use super::{Draft, Who};

/// The options that somebody has turned on or off: a game, the name of an option, and whether it is on. They stay, whatever
/// game is looked at in between.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct AskedOptions(Vec<(&'static str, &'static str, bool)>);

impl AskedOptions {
    /// Turns an option of a game on or off.
    pub(super) fn ask(&mut self, family: &Family, option: &'static str, on: bool) {
        let asked = (family.name(), option);
        self.0
            .retain(|(family, option, _)| (*family, *option) != asked);
        self.0.push((asked.0, option, on));
    }

    /// Whether an option of a game is on; `None` if nobody has asked for it.
    pub(super) fn is_on(&self, family: &Family, option: &str) -> Option<bool> {
        let mut asked = self.0.iter();
        let found = asked.find(|asked| (asked.0, asked.1) == (family.name(), option))?;
        Some(found.2)
    }

    /// Asks for the options that a ruleset has.
    pub(super) fn keep(&mut self, ruleset: Ruleset) {
        for option in ruleset.options() {
            self.ask(ruleset.family, option.name, true);
        }
    }

    /// A ruleset with the options that were asked for, as far as they go together.
    pub(super) fn applied_to(&self, ruleset: Ruleset) -> Ruleset {
        let family = ruleset.family;
        family.options.iter().fold(ruleset, |ruleset, option| {
            let on = self.is_on(family, option.name);
            on.and_then(|on| ruleset.with(option.name, on).ok())
                .unwrap_or(ruleset)
        })
    }
}

impl Draft {
    /// The options that a short view offers, and whether each is on. Those that are off are not offered by link.
    pub fn offered_options(&self) -> Vec<(&'static RuleOption, bool)> {
        let (family, is_by_link) = (self.family(), self.who() == Who::ByLink);
        let all = family.options.iter();
        let all = all.map(|option| (option, self.ruleset().has(option.name)));
        all.filter(|(option, is_on)| {
            let is_known = family.sheet_options.contains(&option.name)
                || self.asked.is_on(family, option.name).is_some();
            *is_on || is_known && !is_by_link
        })
        .collect()
    }

    /// Turns on the options that were asked for or, before anybody asks, that are proposed: the short start for a first
    /// game against bots, and the others as in the last game.
    pub(super) fn propose_options(&mut self) {
        if !self.proposes_options {
            return;
        }
        let (family, who) = (self.family(), self.who());
        let last = self.habits.last;
        let last = last.filter(|last| last.family.name() == family.name());
        for option in family.sheet_options {
            let is_short = family.sheet_options.first() == Some(option);
            let proposed = match (who, self.habits.is_first_game) {
                (Who::ByLink, _) => false,
                (_, true) => is_short && who == Who::Computer,
                (_, false) => !is_short && last.is_some_and(|last| last.has(option)),
            };
            self.set_option(option, proposed);
        }
        self.setup.ruleset = self.asked.applied_to(self.ruleset());
        self.fit();
    }

    pub(super) fn set_option(&mut self, option: &str, on: bool) {
        if let Ok(ruleset) = self.ruleset().with(option, on) {
            self.setup.ruleset = ruleset;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::ruleset;

    #[test]
    fn an_option_stays_while_another_game_is_looked_at() {
        let mut asked = AskedOptions::default();
        asked.keep(ruleset("sorry+fast").unwrap());
        asked.keep(ruleset("pollyanna-1951+partners").unwrap());
        let again = |asked: &AskedOptions, name| asked.applied_to(ruleset(name).unwrap());
        assert!(again(&asked, "sorry") == ruleset("sorry+fast").unwrap());
        assert!(again(&asked, "annie") == ruleset("annie").unwrap());
        let family = ruleset("sorry").unwrap().family;
        asked.ask(family, "fast", false);
        assert_eq!(asked.is_on(family, "fast"), Some(false));
        assert!(again(&asked, "sorry+fast") == ruleset("sorry").unwrap());
    }
}
