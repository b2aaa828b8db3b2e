//! A numbered rule of a rulebook under house rules.

use crate::ruleset::{Choice, Ruleset};

/// What house rules make of a numbered rule.
#[derive(PartialEq, Eq, Debug)]
pub struct RuleInForce {
    /// The house rules that change it, at least one.
    pub ours: Vec<Choice>,
    /// What else of it holds as printed, if its text does not.
    pub unchanged: Vec<Choice>,
    /// Whether the house rules stand in the place of its text, which otherwise holds except for them.
    pub is_replaced: bool,
}

impl Ruleset {
    /// What the house rules make of the rule with this number; `None` if it holds as printed.
    pub fn rule_in_force(&self, number: &str) -> Option<RuleInForce> {
        let (mut ours, mut unchanged) = (Vec::new(), Vec::new());
        let replacing = |choice: &Choice| choice.option.replaces.contains(&number);
        for choice in self.values_in_force().filter(replacing) {
            // A rule about what a house rule has removed holds no more either.
            let cause = self.voided_by(choice.option);
            match cause.or_else(|| choice.is_house_rule().then_some(choice)) {
                Some(cause) => ours.push(cause),
                // What is off says nothing of the rule.
                None if choice.option.is_in_a_set() && choice.value() != "off" => {
                    unchanged.push(choice);
                }
                None => {}
            }
        }
        let is_replaced = !ours.is_empty();
        let amending = |choice: &Choice| choice.option.amends.contains(&number);
        ours.extend(self.house_rules().filter(amending));
        let mut seen = Vec::new();
        ours.retain(|choice| {
            let is_new = !seen.contains(choice);
            seen.push(*choice);
            is_new
        });
        (!ours.is_empty()).then_some(RuleInForce {
            ours,
            unchanged,
            is_replaced,
        })
    }
}
