//! Comparisons of house rules with the oracles that know them. See [`crate::brute_force`].

use std::collections::BTreeSet;

use rules::games;
use rules::notation::position_line;
use rules::playable::{Playable, Visitor};
use rules::ruleset::{Choice, Family};
use rules::seat::SeatSet;

use crate::brute_force::{
    ORACLES, accept_alike, accept_the_same_positions, agree_along_random_games, compare,
    first_seed, positions, random_positions, rulesets,
};
use crate::chosen;
use crate::oracle::Oracle;
use crate::oracle::random::{chance, one_of, random};

/// The oracles of the games under test that know house rules.
fn with_house_rules() -> impl Iterator<Item = &'static Oracle> {
    let tested = |game| {
        chosen::families()
            .iter()
            .any(|family| family.name() == game)
    };
    let known = move |oracle: &&&Oracle| oracle.random_ruleset.is_some() && tested(oracle.game);
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
    let seats = seats(oracle);
    let start = (oracle.start)(&editions[0], &seats, seats[0]).unwrap();
    let (_, placement) = start.split_once(' ').unwrap();
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
        line += &format!(" {placement}");
        accepted += u64::from(accept_alike(oracle, &line).is_some());
    }
    assert!(accepted > count / 10 && accepted < count - count / 10);
}

#[test]
fn both_accept_the_same_rulesets() {
    with_house_rules().for_each(accept_the_same_rulesets);
}

/// The choices of a game that differ from the print, head starts aside, two by two, where some ruleset has both.
fn pairs_of_choices(oracle: &Oracle) -> BTreeSet<[String; 2]> {
    let family = family(oracle);
    let options = family.options.iter().filter(|each| each.seat.is_none());
    let choices = options.flat_map(|option| option.choices().skip(1));
    let choices: Vec<Choice> = choices.collect();
    let plain = family.plain_rulesets().next().unwrap();
    let mut pairs = BTreeSet::new();
    for (nth, one) in choices.iter().enumerate() {
        for other in &choices[nth + 1..] {
            let both = plain.choose_and_fit(*one).choose_and_fit(*other);
            let pair = [one.to_string(), other.to_string()];
            if both.check().is_ok() && pair.iter().all(|choice| both.has(choice)) {
                pairs.insert(pair);
            }
        }
    }
    pairs
}

#[test]
fn random_rulesets_have_every_pair_of_choices() {
    for oracle in with_house_rules() {
        let mut missing = pairs_of_choices(oracle);
        for ruleset in house_rulesets(oracle, 40_000) {
            let words: Vec<&str> = ruleset.split('+').skip(1).collect();
            missing.retain(|pair| !pair.iter().all(|choice| words.contains(&&**choice)));
        }
        assert!(missing.is_empty(), "{}: {missing:?}", oracle.game);
    }
}

/// The letters of a game's seats.
fn seats(oracle: &Oracle) -> Vec<char> {
    let seats = family(oracle).seats.iter();
    seats.map(|seat| seat.letter).collect()
}

/// A game's family.
fn family(oracle: &Oracle) -> &'static Family {
    let mut families = games::FAMILIES.iter();
    let family = families.find(|family| family.name() == oracle.game);
    family.expect(oracle.game)
}

/// A game that begins with these seats, of which one has the first turn.
struct Begun<'a>(&'a [char], char);

impl Visitor for Begun<'_> {
    /// The position line, or the refusal of these seats.
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seat = |letter: &char| G::FAMILY.seat(*letter).unwrap();
        let seats: SeatSet = self.0.iter().map(seat).collect();
        let state = game.initial_state_with_first(seats, seat(&self.1));
        let state = state.map_err(|refusal| refusal.rule.to_string())?;
        Ok(position_line(&game, &state))
    }
}

/// Asserts that games begin alike in both.
fn begin_alike(oracle: &Oracle) {
    let mut seed = first_seed();
    let all = seats(oracle);
    let count = positions() / 2;
    let mut begun = 0;
    for ruleset in [rulesets(oracle), house_rulesets(oracle, count)].concat() {
        let mut seats = all.clone();
        // Mostly as many as can sit.
        let absent = [50, 20][random(&mut seed, 2)];
        seats.retain(|_| !chance(&mut seed, absent));
        let Some(first) = seats.get(random(&mut seed, seats.len().max(1))) else {
            continue;
        };
        let expected = (oracle.start)(&ruleset, &seats, *first);
        let found = games::ruleset(&ruleset)
            .and_then(|ruleset| games::visit(ruleset, Begun(&seats, *first)));
        match (&expected, &found) {
            (Ok(expected), Ok(found)) => assert_eq!(found, expected, "{ruleset} {seats:?} {first}"),
            (Err(_), Err(_)) => continue,
            _ => {
                panic!("{ruleset} {seats:?} {first}: the crate {found:?}, the oracle {expected:?}")
            }
        }
        begun += 1;
    }
    assert!(begun > count / 4, "{begun} of {count} begun");
}

#[test]
fn both_begin_alike() {
    with_house_rules().for_each(begin_alike);
}
