//! The options of the rules in a draft: which are offered, proposed and asked for.

use rules::ruleset::{Choice, Family, RuleOption, Ruleset};
use rules::seat::Seat;

use super::{Draft, Who};
use crate::party::{PartySeat, Player};

/// The choices that somebody has made for the rules of games. They stay, whatever game is looked at in between.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct AskedOptions {
    /// A game, and a choice for one of its options.
    choices: Vec<(&'static str, Choice)>,
    /// The games to play by house rules.
    by_house_rules: Vec<&'static str>,
}

impl AskedOptions {
    /// Makes a choice for a game.
    pub(super) fn ask(&mut self, family: &Family, choice: Choice) {
        let asked = (family.name(), choice.option.name);
        // A head start is the player's.
        if choice.option.seat.is_none() {
            self.choices
                .retain(|(family, choice)| (*family, choice.option.name) != asked);
            self.choices.push((asked.0, choice));
        }
        if choice.is_house_rule() {
            self.play_by_house_rules(family, true);
        }
    }

    /// The choice for an option of a game, if somebody has made one.
    pub(super) fn choice(&self, family: &Family, option: &str) -> Option<Choice> {
        let mut asked = self.choices.iter();
        let is_it =
            |asked: &&(&str, Choice)| (asked.0, asked.1.option.name) == (family.name(), option);
        asked.find(is_it).map(|(_, choice)| *choice)
    }

    /// Makes the choices of a ruleset.
    pub(super) fn keep(&mut self, ruleset: Ruleset) {
        for choice in ruleset.choices() {
            self.ask(ruleset.family, choice);
        }
    }

    /// Whether somebody has made a choice for a game.
    fn has_choices(&self, family: &Family) -> bool {
        self.choices.iter().any(|(name, _)| *name == family.name())
    }

    /// Plays a game by house rules, or as printed. The house rules are remembered while they are off.
    pub(super) fn play_by_house_rules(&mut self, family: &Family, on: bool) {
        self.by_house_rules.retain(|name| *name != family.name());
        if on {
            self.by_house_rules.push(family.name());
        }
    }

    /// Whether somebody plays a game by house rules.
    pub(super) fn has_house_rules(&self, family: &Family) -> bool {
        self.by_house_rules.contains(&family.name())
    }

    /// A ruleset with the choices that somebody has made, if they go together.
    pub(super) fn applied_to(&self, ruleset: Ruleset) -> Ruleset {
        let family = ruleset.family;
        let asked = family.options.iter();
        let asked = asked.filter_map(|option| self.choice(family, option.name));
        let chosen = asked.fold(ruleset, Ruleset::choose);
        match chosen.check() {
            _ if !self.has_house_rules(family) => chosen.as_printed(),
            Ok(()) => chosen,
            Err(_) => ruleset,
        }
    }
}

/// A choice that was made last, for an option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct LastChoice {
    option: &'static str,
    /// The ruleset before.
    before: Ruleset,
}

impl Draft {
    /// The options that a short view offers. Those that are as printed are not offered by link.
    pub fn offered_options(&self) -> Vec<&'static RuleOption> {
        let (family, is_by_link) = (self.family(), self.who() == Who::ByLink);
        let is_offered = |option: &&RuleOption| {
            let is_known = family.sheet_options.contains(&option.name)
                || self.asked.choice(family, option.name).is_some();
            let is_changed = self
                .ruleset()
                .choices()
                .any(|each| each.option.name == option.name);
            option.is_printed() && (is_changed || is_known && !is_by_link)
        };
        family.options.iter().filter(is_offered).collect()
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
        if let Some(last) = last.filter(|last| last.has_house_rules() && who != Who::ByLink)
            && !self.asked.has_choices(family)
        {
            self.asked.keep(last);
        }
        self.setup.ruleset = self.asked.applied_to(self.ruleset());
        self.propose_head_starts();
        self.write_head_starts();
        self.fit();
    }

    /// Gives the people of the last game the head starts that they had there, unless somebody has one.
    fn propose_head_starts(&mut self) {
        let habits = &self.habits;
        let (Some(last), Some(party)) = (habits.last, &habits.party) else {
            return;
        };
        let is_theirs = habits.is_party_next && last.family.name() == self.family().name();
        if !is_theirs || self.setup.places.iter().any(|place| place.head_start > 0) {
            return;
        }
        let head_start = |seat: &PartySeat| {
            let Player::Person(name) = &seat.player else {
                return None;
            };
            let mut options = last.family.options.iter();
            let option =
                options.find(|option| option.seat.is_some_and(|it| it.key == seat.colour))?;
            let chosen = last.choice(option.name);
            let index = option.choices().position(|choice| Some(choice) == chosen)?;
            Some((self.seat_of(name)?, index))
        };
        let head_starts: Vec<(Seat, usize)> = party.seats.iter().filter_map(head_start).collect();
        for (seat, index) in head_starts {
            self.setup.places[seat.index()].head_start = index;
        }
    }

    /// Whether "Our rules" is chosen, even if all of them are still as printed.
    pub fn has_house_rules(&self) -> bool {
        self.ruleset().has_house_rules() || self.asked.has_house_rules(self.family())
    }

    /// Chooses "Our rules" or "Printed rules".
    pub(super) fn play_by_house_rules(&mut self, on: bool) {
        if !on {
            self.asked.keep(self.ruleset());
        }
        self.asked.play_by_house_rules(self.family(), on);
        self.setup.ruleset = self.asked.applied_to(self.ruleset());
        self.fit();
    }

    /// The house rules are these, and no others; or, if they are already, none.
    pub(super) fn take_house_rules(&mut self, choices: &str, name: String) {
        let taken = if self.has_set(choices) { "" } else { choices };
        let Some(ruleset) = self.with_set(taken) else {
            return;
        };
        let in_sets = ruleset.values_in_force();
        for choice in in_sets.filter(|choice| choice.option.is_in_a_set()) {
            self.asked.ask(ruleset.family, choice);
        }
        self.asked.play_by_house_rules(self.family(), true);
        self.rules_name = (!taken.is_empty()).then_some(name);
        let of_set: Vec<&str> = choices.split('+').map(option_of).collect();
        self.play(ruleset, self.ruleset(), &of_set);
    }

    /// Brings the rules of a preset into force, and changes what contradicts them; or, if they are, back to the print. What was
    /// only proposed goes.
    pub(super) fn toggle_preset(&mut self, choices: &str) {
        let (now, family) = (self.ruleset(), self.family());
        let is_on = self.has_preset(choices);
        let of_preset: Vec<&str> = choices.split('+').map(option_of).collect();
        let is_open = |option: &&RuleOption| {
            option.is_in_a_set() && self.asked.choice(family, option.name).is_none()
        };
        let proposed = family.options.iter().filter(is_open);
        let proposed = proposed.filter_map(|option| option.choices().next());
        let wanted = choices.split('+').filter_map(|choice| {
            let choice = family.choice(now.edition, choice).ok()?;
            match is_on {
                true => choice.option.choices().next(),
                false => Some(choice),
            }
        });
        let ruleset = proposed.fold(now, Ruleset::choose);
        let ruleset = wanted.fold(ruleset, Ruleset::choose_and_fit);
        self.play(ruleset, now, &of_preset);
    }

    /// The ruleset with the house rules of a set and no others, without head starts if it leaves no room for them; `None`
    /// if the game does not know the set.
    fn with_set(&self, choices: &str) -> Option<Ruleset> {
        let in_sets = self.family().options.iter();
        let printed = in_sets.filter(|option| option.is_in_a_set());
        let printed = printed.filter_map(|option| option.choices().next());
        let plain = printed.fold(self.ruleset(), Ruleset::choose);
        let mut choices = choices.split('+').filter(|choice| !choice.is_empty());
        let chosen = choices.try_fold(plain, |ruleset, choice| ruleset.with(choice, true));
        let chosen = chosen.ok()?;
        // A set may leave no room for a head start.
        let seats = self
            .family()
            .options
            .iter()
            .filter(|option| option.seat.is_some());
        let without = seats.filter_map(|option| option.choices().next());
        match chosen.check() {
            Ok(()) => Some(chosen),
            Err(_) => Some(without.fold(chosen, Ruleset::choose)),
        }
    }

    /// Whether these are the house rules, and no others.
    pub fn has_set(&self, choices: &str) -> bool {
        self.with_set(choices) == Some(self.ruleset())
    }

    /// Whether all rules of a preset are in force.
    pub fn has_preset(&self, choices: &str) -> bool {
        choices.split('+').all(|choice| self.ruleset().has(choice))
    }

    /// Turns an option of the print on or off.
    pub(super) fn set_option(&mut self, option: &str, on: bool) {
        if let Ok(ruleset) = self.ruleset().with(option, on) {
            self.setup.ruleset = ruleset;
        }
    }

    /// Makes a choice that somebody asks for, and changes what contradicts it. If the last choice was for the same
    /// option, what that one changed is undone.
    pub(super) fn choose(&mut self, choice: Choice, last: Option<LastChoice>) {
        let option = choice.option.name;
        let last = last.filter(|last| last.option == option);
        let before = last.map_or(self.ruleset(), |last| last.before);
        let ruleset = before.choose_and_fit(choice);
        self.last_choice = Some(LastChoice { option, before });
        self.play(ruleset, before, &[option]);
    }

    /// Plays by this ruleset: somebody has chosen these options, and what else differs from the ruleset before changes with
    /// them.
    fn play(&mut self, ruleset: Ruleset, before: Ruleset, chosen: &[&str]) {
        let differs = |each: &Choice, from: Ruleset| from.choice(each.option.name) != Some(*each);
        let is_chosen = |each: &Choice| chosen.contains(&each.option.name);
        let now = self.ruleset();
        let values = || ruleset.values_in_force();
        let changed = values().filter(|each| differs(each, before) && !is_chosen(each));
        self.changed_with = changed.collect();
        for asked in values().filter(|each| differs(each, now) || is_chosen(each)) {
            self.asked.ask(now.family, asked);
        }
        self.setup.ruleset = ruleset;
        if self.has_house_rules() {
            self.read_head_starts();
        }
        self.fit();
    }

    /// The places of the seats that options are for.
    fn head_starts(&self) -> impl Iterator<Item = (&'static RuleOption, usize)> + use<> {
        let family = self.family();
        family.options.iter().filter_map(move |option| {
            let seat = family.seat(option.seat?.letter)?;
            Some((option, seat.index()))
        })
    }

    /// Gives the players the head starts of the ruleset.
    pub(super) fn read_head_starts(&mut self) {
        for (option, place) in self.head_starts() {
            let chosen = self.ruleset().choice(option.name);
            let index = option.choices().position(|choice| Some(choice) == chosen);
            self.setup.places[place].head_start = index.unwrap_or_default();
        }
    }

    /// Gives the ruleset the head starts of the players, unless they play as printed.
    pub(super) fn write_head_starts(&mut self) {
        let is_on = self.has_house_rules();
        for (option, place) in self.head_starts() {
            let place = &self.setup.places[place];
            let index = match place.kind.is_some() && is_on {
                true => place.head_start,
                false => 0,
            };
            if let Some(choice) = option.choices().nth(index) {
                self.setup.ruleset = self.setup.ruleset.choose(choice);
            }
        }
    }
}

/// The option of a choice in notation.
fn option_of(choice: &str) -> &str {
    choice.split('=').next().unwrap_or_default()
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
        let option = family.option("fast").unwrap();
        asked.ask(family, option.switched(false));
        assert_eq!(asked.choice(family, "fast"), Some(option.switched(false)));
        assert!(again(&asked, "sorry+fast") == ruleset("sorry").unwrap());
    }
}
