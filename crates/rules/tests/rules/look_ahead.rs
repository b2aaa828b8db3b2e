//! The look-ahead of every game with duties over a play, compared with a search of all plays.

use rules::conform::check_look_ahead;
use rules::games::parcheesi::Parcheesi;
use rules::games::pollyanna::Pollyanna;
use rules::games::sorry::Sorry;
use rules::playable::Playable;
use rules::turn::TurnGame;

use crate::chosen::rulesets;
use crate::effort::repetitions;

/// Checks random games of every ruleset with all seats.
fn finds_the_best_plays<G: Playable + TurnGame>() {
    for ruleset in rulesets(G::FAMILY) {
        let seats = G::FAMILY.full_table;
        let decisions = check_look_ahead(&G::new(ruleset), seats, repetitions(1, 8), 1916).unwrap();
        assert!(decisions > 20, "{ruleset}: {decisions} decisions");
    }
}

#[test]
fn pollyanna_finds_the_best_plays() {
    finds_the_best_plays::<Pollyanna>();
}

#[test]
fn parcheesi_finds_the_best_plays() {
    finds_the_best_plays::<Parcheesi>();
}

#[test]
fn sorry_finds_the_best_plays() {
    finds_the_best_plays::<Sorry>();
}
