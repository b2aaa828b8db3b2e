//! Comparisons of house rules with the oracles that know them. See [`crate::brute_force`].

use std::collections::BTreeSet;

use crate::brute_force::{
    ORACLES, accept_alike, accept_the_same_positions, agree_along_random_games, compare,
    first_seed, positions, random_positions, spelt_out,
};
use crate::oracle::Oracle;
use crate::oracle::random::{chance, one_of, random};

/// The oracles that know house rules.
fn with_house_rules() -> impl Iterator<Item = &'static Oracle> {
    let known = |oracle: &&&Oracle| oracle.random_ruleset.is_some();
    ORACLES.iter().filter(known).copied()
}

/// Random rulesets with house rules, where a game has them.
fn house_rulesets(oracle: &Oracle, count: u64) -> Vec<String> {
    let mut seed = first_seed();
    let draw = oracle.random_ruleset.expect(oracle.game);
    (0..count).map(|_| draw(&mut seed)).collect()
}

#[test]
fn both_agree_on_random_positions() {
    for oracle in with_house_rules() {
        for position in random_positions(oracle, house_rulesets(oracle, positions())) {
            compare(oracle, &position);
        }
    }
}

#[test]
fn both_agree_along_random_games() {
    for oracle in with_house_rules() {
        agree_along_random_games(oracle, &house_rulesets(oracle, positions() / 80));
    }
}

#[test]
fn both_accept_the_same_positions() {
    for oracle in with_house_rules() {
        accept_the_same_positions(oracle, house_rulesets(oracle, 500));
    }
}

/// Asserts that both know the same options, and refuse the same sets of them.
fn accept_the_same_rulesets(oracle: &Oracle) {
    let mut seed = first_seed();
    let mut editions = BTreeSet::new();
    let mut options = BTreeSet::new();
    for ruleset in house_rulesets(oracle, 2_000) {
        let mut words = ruleset.split('+').map(str::to_owned);
        editions.extend(words.next());
        options.extend(words);
    }
    let editions: Vec<_> = editions.into_iter().collect();
    let options: Vec<_> = options.into_iter().collect();
    let mut accepted = 0;
    let count = positions();
    for _ in 0..count {
        let several = 1 + random(&mut seed, 4);
        let mut words: Vec<_> = (0..several).map(|_| one_of(&mut seed, &options)).collect();
        if chance(&mut seed, 75) {
            words.sort_by_key(|word| word.split('=').next());
            words.dedup_by_key(|word| word.split('=').next());
        }
        let mut line = one_of(&mut seed, &editions).clone();
        for word in words {
            line += &format!("+{word}");
        }
        line += &spelt_out(" Y:4yard/G:4yard/R:4yard/B:4yard Y");
        accepted += u64::from(accept_alike(oracle, &line).is_some());
    }
    assert!(accepted > count / 10 && accepted < count - count / 10);
}

#[test]
fn both_accept_the_same_rulesets() {
    with_house_rules().for_each(accept_the_same_rulesets);
}
