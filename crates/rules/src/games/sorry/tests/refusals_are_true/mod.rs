//! Whatever is tried in positions at random: each refusal is looked at, and what it says is checked
//! against the position line, by means that know nothing of the code that wrote the sentence.

mod positions;
mod tried;

use std::collections::{BTreeMap, BTreeSet};

use super::super::actions::{Act, Step};
use super::super::cards::CardKind;
use super::*;
use crate::board::Space;
use crate::state::Node;
use positions::{one_of, random, random_line};
use tried::Tried;

const SIDES: [char; 4] = ['R', 'B', 'Y', 'G'];
const COLOURS: [&str; 4] = ["Red", "Blue", "Yellow", "Green"];

/// Who stands where, from a position line; of yards and homes with the letter, as on the board.
fn read_placement(line: &str) -> BTreeMap<String, Vec<char>> {
    let mut there: BTreeMap<String, Vec<char>> = BTreeMap::new();
    for row in line.split(' ').next().expect("a placement").split('/') {
        let (letter, names) = row.split_once(':').expect("a seat");
        for name in names.split(',') {
            let name = match name {
                "yard" | "home" => format!("{letter} {name}"),
                _ => name.to_owned(),
            };
            there.entry(name).or_default().extend(letter.chars());
        }
    }
    there
}

/// Tries all there is to try in a position, counts the refusals by rule, and judges each.
fn judge(position: &Position, seed: &mut u64, heard: &mut BTreeMap<String, u32>) {
    let Position { game, state } = position;
    let Node::Decision { seat } = game.node(state) else {
        return;
    };
    let board = game.board();
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let any_card = |seed: &mut u64| one_of(seed, &CardKind::ALL);
    let mut steps: BTreeSet<Step> = [
        Step::still(Act::Pass),
        Step::still(Act::Decline),
        Step::still(Act::Discard(any_card(seed))),
    ]
    .into_iter()
    .collect();
    let hand = game.hand(state, seat).unwrap_or_default();
    let hand = hand.iter().filter_map(|card| card.name.parse().ok());
    steps.extend(hand.map(|card| Step::still(Act::Discard(card))));
    let mut sources: BTreeSet<Space> = game.pieces(state).iter().map(|each| each.at).collect();
    let any = |seed: &mut u64| Space(random(seed, board.spaces.len()) as u8);
    sources.extend([any(seed), any(seed)]);
    for &from in &sources {
        let mut goals: BTreeSet<Space> = game.pieces(state).iter().map(|each| each.at).collect();
        goals.extend((0..14).map(|ahead| Space((from.0 + 60 + ahead - 4) % 60)));
        goals.extend([any(seed), any(seed), any(seed)]);
        let home = format!("{} home", SIDES[seat.index()]);
        goals.extend(board.find(&home));
        goals.extend(
            (1..6).filter_map(|number| board.find(&format!("{}h{number}", SIDES[seat.index()]))),
        );
        for to in goals {
            // Whatever there is to try comes up in some position.
            if random(seed, 3) > 0 {
                continue;
            }
            steps.extend(game.candidate_actions(state, from, to));
            if random(seed, 40) == 0 {
                let (from, to) = (from.0, to.0);
                let act = Act::Move(any_card(seed));
                steps.extend([
                    Step { act, from, to },
                    Step {
                        act: Act::Swap,
                        from,
                        to,
                    },
                ]);
            }
        }
    }
    let tried = Tried::of(
        position,
        seat,
        legal.clone(),
        read_placement(&position.line()),
    );
    for step in steps {
        let refusal = game.refusal(state, step);
        assert_eq!(
            refusal.is_none(),
            legal.contains(&step),
            "the list alone decides"
        );
        let Some(refusal) = refusal else { continue };
        let said = refusal.to_string();
        assert!(
            tried.is_true(step, &said),
            "{} {}: {}: \"{said}\" is not true, or unknown to this test",
            game.ruleset(),
            position.line(),
            game.step(state, step)
        );
        assert!(said.len() < 120 && !said.ends_with('.'), "{said}");
        *heard.entry(refusal.rule.to_owned()).or_default() += 1;
    }
}

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    let mut heard = BTreeMap::new();
    for _ in 0..600 {
        let mut position = at(&random_line(&mut seed));
        judge(&position, &mut seed, &mut heard);
        // And in the midst of a 7.
        for _ in 0..3 {
            if let Node::Decision { .. } = position.game.node(&position.state) {
                let step = one_of(&mut seed, &position.steps());
                position = position.after(&step);
                if position.game.in_play(&position.state) {
                    judge(&position, &mut seed, &mut heard);
                }
            }
        }
    }
    for rule in [
        "S-7", "S-9", "S-10", "S-11", "S-12", "S-13", "S-14", "S-15", "S-16", "S-17", "S-18",
        "S-20", "S-25", "S-26",
    ] {
        assert!(
            heard.get(rule).is_some_and(|&times| times >= 10),
            "{rule}: {heard:?}"
        );
    }
}
