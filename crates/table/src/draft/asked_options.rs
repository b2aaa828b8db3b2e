//! Options of the rules that somebody has turned on or off. They stay, whatever game is looked at in between.

use rules::ruleset::{Family, Ruleset};

/// What was asked for: a game, the name of an option, and whether it is on.
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
