//! Whatever is tried in positions at random: each refusal is looked at, and what it says is checked
//! against the position line, by means that know nothing of the code that wrote the sentence.

mod positions;
mod tried;

use std::collections::BTreeMap;

use super::super::track::TRACK;
use super::*;
use crate::board::Space;
use crate::chance::TwoDice;
use crate::race::{Spend, Step};
use crate::state::Node;
use positions::{one_of, random, random_line, ways};
use tried::Tried;

const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];
const COLOURS: [&str; 4] = ["Yellow", "Green", "Red", "Blue"];

/// Who stands where, from a position line.
fn read_placement(line: &str) -> BTreeMap<String, Vec<char>> {
    let mut there: BTreeMap<String, Vec<char>> = BTreeMap::new();
    for row in line.split(' ').next().expect("a placement").split('/') {
        let (letter, names) = row.split_once(':').expect("a seat");
        for name in names.split(',') {
            there
                .entry(name.to_owned())
                .or_default()
                .extend(letter.chars());
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
    let mover = SIDES[seat.index()];
    let there = read_placement(&position.line());
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let (high, low) = {
        let dice = game.dice(state);
        (dice[0].face, dice[1].face)
    };
    let mut spends = vec![Spend::Die(low), Spend::Die(high)];
    match random(seed, 3) {
        0 => spends.extend([
            Spend::Both(TwoDice::new(low, high)),
            Spend::Both(TwoDice::new(2, 4)),
        ]),
        1 => spends.push(Spend::Die(1 + random(seed, 6) as u8)),
        _ => spends.push(Spend::Bonus(10)),
    }
    // Only this can be meant while a reward waits.
    if !game.rewards(state).is_empty() {
        spends = vec![Spend::Bonus(10), Spend::Die(low)];
    }
    let name = |space: Space| {
        let name = board.space(space).name.clone();
        let own = [format!("{mover} yard"), format!("{mover} home")];
        match own.iter().position(|each| *each == name) {
            Some(index) => ["yard", "home"][index].to_owned(),
            None => name,
        }
    };
    let any = |seed: &mut u64| Space(random(seed, usize::from(TRACK.layout.spaces())) as u8);
    let mut steps = vec![Step::still(Spend::Pass), Step::still(Spend::Decline(10))];
    let mut sources: Vec<Space> = game.pieces(state).iter().map(|each| each.at).collect();
    sources.extend([any(seed), any(seed), any(seed)]);
    sources.sort();
    sources.dedup();
    for &from in &sources {
        for &spend in &spends {
            let count = match spend {
                Spend::Die(number) => u32::from(number),
                Spend::Bonus(10) => 10,
                _ => 1,
            };
            let ends = match &*name(from) {
                foreign if foreign.contains(' ') => vec![],
                known => ways(mover, known, count),
            };
            let ends = ends.into_iter().filter_map(|mut way| way.pop());
            let own = |name: String| {
                if name == "home" {
                    format!("{mover} home")
                } else {
                    name
                }
            };
            let mut goals: Vec<Space> = ends.filter_map(|name| board.find(&own(name))).collect();
            goals.push(any(seed));
            goals.extend(board.find(&format!("{mover}6")));
            goals.extend(board.find(&format!("{mover} home")));
            steps.extend(goals.into_iter().map(|to| Step {
                spend,
                from: TRACK.index(seat, from),
                to: TRACK.index(seat, to),
            }));
        }
    }
    for step in steps {
        let refusal = game.refusal(state, step);
        assert_eq!(
            refusal.is_none(),
            legal.contains(&step),
            "the list alone decides"
        );
        let Some(refusal) = refusal else { continue };
        let said = refusal.to_string();
        let from = name(TRACK.space_at(seat, step.from));
        let to = name(TRACK.space_at(seat, step.to));
        let tried = Tried {
            position,
            step,
            mover,
            there: there.clone(),
            from,
            to,
        };
        assert!(
            tried.is_true(&said),
            "{}: {:?} {} to {}: \"{said}\" is not true, or unknown to this test",
            position.line(),
            step.spend,
            tried.from,
            tried.to
        );
        assert!(said.len() < 120 && !said.ends_with('.'), "{said}");
        *heard.entry(refusal.rule.to_owned()).or_default() += 1;
    }
}

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    let mut heard = BTreeMap::new();
    for _ in 0..2_000 {
        let line = random_line(&mut seed);
        let mut position = at(&line);
        judge(&position, &mut seed, &mut heard);
        // And in the midst of a play.
        for _ in 0..2 {
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
        "P-4", "P-5", "P-11", "P-12", "P-13", "P-15", "P-17", "P-18", "P-20", "P-23", "P-24",
        "P-25", "P-26", "P-27", "P-30", "P-33",
    ] {
        assert!(
            heard.get(rule).is_some_and(|&times| times >= 10),
            "{rule}: {heard:?}"
        );
    }
}
