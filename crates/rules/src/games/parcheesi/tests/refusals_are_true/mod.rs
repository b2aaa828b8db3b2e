//! Whatever is tried along random games: each refusal is looked at, and what it says is checked
//! against the position line, by means that know nothing of the code that wrote the sentence.

mod tried;

use std::collections::BTreeMap;

use super::*;
use crate::board::Space;
use crate::chance::TwoDice;
use crate::conform::TestRng;
use crate::event::NullSink;
use crate::race::{Spend, Step};
use crate::seat::SeatSet;
use crate::state::Node;
use tried::Tried;

/// Tries much of what there is to try in a position, counts the refusals by rule, judges each.
fn judge(position: &Position, lots: &mut TestRng, heard: &mut BTreeMap<String, u32>) {
    let Position { game, state } = position;
    let Some(seat) = game.node(state).seat() else {
        return;
    };
    let track = game.track;
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let table = game.dice(state);
    let mut spends: Vec<Spend> = table.iter().map(|die| Spend::Die(die.face)).collect();
    spends.dedup();
    let thrown = TwoDice::new(table[0].face, table[1].face);
    spends.extend([Spend::Bonus(10), Spend::Bonus(20)]);
    spends.push(match lots.below(3) {
        0 => Spend::Both(thrown),
        1 => Spend::Both(TwoDice::new(2, 3)),
        _ => Spend::Die(1 + lots.below(6) as u8),
    });
    let mut steps: Vec<Step> = [Spend::Pass, Spend::Decline(10), Spend::Decline(20)]
        .map(Step::still)
        .into();
    let any = |lots: &mut TestRng| Space(lots.below(u32::from(track.layout.spaces())) as u8);
    let mut sources: Vec<Space> = game.pieces(state).iter().map(|each| each.at).collect();
    sources.push(any(lots));
    sources.sort_unstable();
    sources.dedup();
    for from in sources {
        for &spend in &spends {
            let mark = track.index(seat, from);
            let count = match spend {
                Spend::Die(number) | Spend::Bonus(number) => number,
                _ => 5,
            };
            let mut goals = vec![track.index(seat, any(lots)), track.start(), 76];
            if (1..76).contains(&mark) && mark + count <= 76 {
                goals.push(mark + count);
            }
            steps.extend(goals.into_iter().map(|to| Step {
                spend,
                from: mark,
                to,
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
        let tried = Tried::of(position, step);
        assert!(
            tried.is_true(&said),
            "{}: {:?} {} to {}: \"{said}\" is not true, or unknown to this test",
            position.line(),
            step.spend,
            tried.from,
            tried.to
        );
        assert!(said.len() < 130 && !said.ends_with('.'), "{said}");
        *heard.entry(refusal.rule.to_owned()).or_default() += 1;
    }
}

/// Plays a random game, judging some of its decisions.
fn play(ruleset: &str, seats: u8, lots: &mut TestRng, heard: &mut BTreeMap<String, u32>) {
    let game = game(ruleset);
    let seats = SeatSet(seats);
    let first = seats.iter().next().expect("a seat");
    let mut state = game
        .initial_state_with_first(seats, first)
        .expect("they can play");
    loop {
        match game.node(&state) {
            Node::Chance { .. } => {
                let chance =
                    game.sample_outcome(&state, lots.below(game.chance_weight_total(&state)));
                game.apply_chance(&mut state, chance, &mut NullSink);
            }
            Node::Decision { .. } => {
                let due = state.memory.blockades[state.turn.index()];
                let rare =
                    due.iter().filter(|each| each.turns == 4).count() > 0 || game.in_play(&state);
                if lots.below(if rare { 4 } else { 24 }) == 0 {
                    judge(&Position { game, state }, lots, heard);
                }
                let mut actions = Vec::new();
                game.legal_actions(&state, &mut actions);
                game.apply(
                    &mut state,
                    actions[lots.index(actions.len())],
                    &mut NullSink,
                );
            }
            Node::Terminal { .. } => return,
        }
    }
}

/// Positions of which random games have few.
const RARE: &[&str] = &[
    "Y:yard,G12,G12,R1/B:3yard,R0/R:3yard,R7/G:3yard,G13 Y:6-1 blockades=G12:4",
    "Y:yard,G6,G6,R1/R:4yard Y:2-1 blockades=G6:4",
    "Y:G6,G6,R7,R7/R:4yard Y:2-1 blockades=G6:4,R7:4",
    "Y:G5,G6,G6,home/R:4yard Y:6-6",
    "Y:G6,G6,R1,Yh6/R:4yard Y:5-5",
    "Y:2yard,Y5,Y5/R:2yard,Y7,Y7 Y:5-2",
    "ring68 Y:G6,G6,G9,R2/R:yard,R0,R12,R14 Y:3-3 blockades=G6:4",
];

/// Judges a position and all that lead on from it within its play.
fn judge_play(position: Position, lots: &mut TestRng, heard: &mut BTreeMap<String, u32>) {
    judge(&position, lots, heard);
    let Position { game, state } = position;
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    for action in actions {
        let mut state = state;
        game.apply(&mut state, action, &mut NullSink);
        if game.in_play(&state) {
            judge_play(Position { game, state }, lots, heard);
        }
    }
}

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let mut heard = BTreeMap::new();
    for seed in 0..12 {
        let mut lots = TestRng::new(seed);
        let ruleset = ["parcheesi", "parcheesi+ring68"][seed as usize % 2];
        let seats = [0b0101, 0b1111, 0b1010, 0b1110][seed as usize % 4];
        play(ruleset, seats, &mut lots, &mut heard);
    }
    for line in RARE {
        judge_play(at(line), &mut TestRng::new(7), &mut heard);
    }
    for rule in [
        "C-3", "C-6", "C-7", "C-8", "C-9", "C-10", "C-11", "C-12", "C-13", "C-14", "C-15", "C-16",
        "C-19", "C-20",
    ] {
        assert!(heard.contains_key(rule), "{rule} is not heard: {heard:?}");
    }
}
