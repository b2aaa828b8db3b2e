//! Winning, alone and as partners: P-32 and P-33.

use super::*;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

#[test]
fn p32_the_first_with_four_home_wins_at_that_moment() {
    let line = "Y:Yh4,3home/R:4yard Y:3-2";
    leads(line, "3 Yh4-home", "Y:4home/R:4yard - winner=Y");
    let position = at(line).after("3 Yh4-home");
    let winners = SeatSet(1);
    assert_eq!(
        position.game.node(&position.state),
        Node::Terminal { winners }
    );
    assert_eq!(position.steps(), Vec::<String>::new());
    assert_eq!(
        at(line).events("3 Yh4-home").last(),
        Some(&Event::Won { seats: winners })
    );
    // Three are not enough.
    leads(
        "Y:yard,Yh4,2home/R:4yard Y:3-2",
        "3 Yh4-home",
        "Y:yard,3home/R:4yard R",
    );
}

#[test]
fn p32_what_is_left_of_the_throw_is_not_played() {
    // Neither the other die, nor the other roll of doublets, nor anything after a reward.
    leads(
        "Y:Yh6,3home/R:4yard Y:1-1",
        "1 Yh6-home",
        "Y:4home/R:4yard - winner=Y",
    );
    leads(
        "Y:B11,3home/G:3yard,B12/R:4yard Y:5-1",
        "1 B11xB12, +10 B12-home",
        "Y:4home/G:4yard/R:4yard - winner=Y",
    );
    leads(
        "Y:Yh4,3home/R:4yard Y:2-1",
        "1 Yh4-Yh5, 2 Yh5-home",
        "Y:4home/R:4yard - winner=Y",
    );
    let events = at("Y:Yh6,3home/R:4yard Y:1-1").events("1 Yh6-home");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Forfeited { .. }))
    );
}

#[test]
fn p32_nothing_is_legal_once_the_game_is_over() {
    let Position { game, state } = at("Y:4home/R:4yard - winner=Y");
    let step = game.parse_step(&state, "1 home-Y6").expect("a step");
    let refusal = game.refusal(&state, step).expect("the game is over");
    assert_eq!(refusal.facts(), "P-32: the game is over");
    no_position("Y:4home/R:4yard R", "P-32");
    no_position("Y:4home/R:4home - winner=Y", "P-32");
}

#[test]
fn p33_partners_make_blockades_of_both() {
    // Landing on a single partner, then on a partner's pair.
    leads(
        "partners Y:G7,3home/G:4yard/R:3yard,G9/B:4yard Y:2-1",
        "2 G7-G9, 1 G9-G10",
        "partners Y:G10,3home/G:4yard/R:3yard,G9/B:4yard G",
    );
    legal(
        "partners Y:G1,G7,2home/G:4yard/R:2yard,G9,G9/B:4yard Y:2-1",
        &["2 G7-G9, 1 G1-G2"],
    );
    // Neither rivals nor the two themselves pass it.
    only(
        "partners Y:G8,3home/G:4yard/R:3yard,G8/B:G7,3home B:2-1",
        &["pass"],
    );
    steps(
        "partners Y:4yard/G:4yard/R:3yard,G8/B:G7,3home B:2-1",
        "",
        &["1 G7xG8", "2 G7-G9"],
    );
    only(
        "partners Y:G7,G9,2home/G:4yard/R:3yard,G9/B:4yard Y:3-3",
        &["3 G9-G12, 3 G12-R0", "3 G9-G12, 3 G7-G10"],
    );
    refused(
        "partners Y:G7,G9,2home/G:4yard/R:3yard,G9/B:4yard Y:3-3",
        "3 G7-G10",
        "P-20: Yellow and Red's blockade on G9 is in the way",
    );
    refused(
        "partners Y:G9,3home/G:4yard/R:3yard,G9/B:3yard,G7 B:4-2",
        "2 G7-G9",
        "P-20: Yellow and Red's blockade stands on G9",
    );
}

#[test]
fn p33_a_partners_pair_and_an_own_pawn_make_three_and_no_more() {
    let line = "partners Y:G7,G8,2home/G:4yard/R:2yard,G9,G9/B:4yard Y:2-1";
    legal(line, &["2 G7-G9, 1 G9-G10", "1 G8-G9, 2 G9-G11"]);
    refused(
        line,
        "2 G7-G9, 1 G8-G9",
        "P-20: three pawns stand on G9, and no space holds more",
    );
    only(
        "partners Y:G8,3home/G:4yard/R:yard,G9,G9,G9/B:4yard Y:2-1",
        &["pass"],
    );
    no_position(
        "partners Y:2yard,G1,G1/G:4yard/R:2yard,G1,G1/B:4yard Y",
        "P-20",
    );
}

#[test]
fn p33_partners_never_capture_each_other() {
    let line = "partners Y:G7,3home/G:4yard/R:3yard,G9/B:4yard Y:2-1";
    steps(line, "", &["1 G7-G8", "2 G7-G9"]);
    steps(line, "2 G7-G9", &["1 G9-G10"]);
    // Without partners it is a capture.
    steps(&line.replace("partners ", ""), "", &["1 G7-G8", "2 G7xG9"]);
    // Entering beside the partner's single pawn or pair.
    leads(
        "partners Y:4yard/G:4yard/R:3yard,Y6/B:4yard Y:4-2",
        "2+4 yard-Y6",
        "partners Y:3yard,Y6/G:4yard/R:3yard,Y6/B:4yard G",
    );
    leads(
        "partners Y:4yard/G:4yard/R:2yard,Y6,Y6/B:4yard Y:4-2",
        "2+4 yard-Y6",
        "partners Y:3yard,Y6/G:4yard/R:2yard,Y6,Y6/B:4yard G",
    );
    only(
        "partners Y:4yard/G:4yard/R:yard,Y6,Y6,Y6/B:4yard Y:4-2",
        &["pass"],
    );
}

#[test]
fn p33_partners_are_in_each_others_way_in_single_file() {
    only(
        "partners Y:Gt1,3home/G:4yard/R:3yard,Gt2/B:4yard Y:2-1",
        &["pass"],
    );
    no_position("partners Y:3yard,Gt1/G:4yard/R:3yard,Gt1/B:4yard Y", "P-23");
}

#[test]
fn p33_alone_on_the_partners_colour_a_pawn_is_not_safe() {
    for (from, to) in [("Y14", "G0"), ("G5", "G6")] {
        let line = format!("partners Y:{from},3home/G:4yard/R:4yard/B:3yard,{to} Y:1-1");
        assert!(
            at(&line).steps().contains(&format!("1 {from}x{to}")),
            "{line}"
        );
        let line = format!("partners Y:{from},3home/G:3yard,{to}/R:4yard/B:4yard Y:1-1");
        assert!(
            !at(&line).steps().iter().any(|step| step.ends_with(to)),
            "{line}"
        );
    }
}

#[test]
fn p33_each_moves_only_their_own_pawns() {
    let line = "partners Y:G7,3home/G:4yard/R:3yard,R9/B:4yard Y:2-1";
    refused(
        line,
        "2 R9-R11",
        "P-33: the pawn on R9 is Red's, and partners move only their own",
    );
    // A reward, too, is one's own.
    let line = "partners Y:G7,3home/G:3yard,G9/R:3yard,R9/B:4yard Y:2-1";
    steps(line, "2 G7xG9", &["+10 G9-R4", "+10 -"]);
}

#[test]
fn p33_a_player_whose_four_are_home_takes_no_more_turns() {
    leads(
        "partners Y:4home/G:4yard/R:4yard/B:4yard B:5-4",
        "pass",
        "partners Y:4home/G:4yard/R:4yard/B:4yard G",
    );
    leads(
        "partners Y:4home/G:4home/R:4yard/B:4yard B:5-4",
        "pass",
        "partners Y:4home/G:4home/R:4yard/B:4yard R",
    );
    no_position("partners Y:4home/G:4yard/R:4yard/B:4yard Y", "P-33");
}

#[test]
fn p33_nor_the_further_throw_of_that_doublet() {
    let after = "partners Y:4home/G:4yard/R:4yard/B:4yard G";
    leads(
        "partners Y:Yh3,3home/G:4yard/R:4yard/B:4yard Y:2-2",
        "2 Yh3-Yh5, 2 Yh5-home",
        after,
    );
    // Nor what is left of the roll.
    let line = "partners Y:Yh5,3home/G:4yard/R:4yard/B:4yard Y:2-2";
    leads(line, "2 Yh5-home", after);
    let told = at(line).events("2 Yh5-home");
    assert_eq!(told[1..], [Event::TurnPasses { to: Seat(1) }]);
    // With three home the doublet counts as ever.
    leads(
        "partners Y:yard,Yh3,2home/G:4yard/R:4yard/B:4yard Y:2-2",
        "2 Yh3-Yh5, 2 Yh5-home",
        "partners Y:yard,3home/G:4yard/R:4yard/B:4yard Y",
    );
}

#[test]
fn p33_only_the_side_wins() {
    // Four home do not win while the partner has pawns to bring home, so they do not count as all
    // dice played either (P-15).
    only(
        "partners Y:Yh4,3home/G:4yard/R:4yard/B:4yard Y:3-2",
        &["2 Yh4-Yh6", "3 Yh4-home"],
    );
    let line = "partners Y:Yh4,3home/G:4yard/R:4home/B:4yard Y:3-2";
    only(line, &["3 Yh4-home"]);
    leads(
        line,
        "3 Yh4-home",
        "partners Y:4home/G:4yard/R:4home/B:4yard - winner=Y,R",
    );
    leads(
        "partners Y:4yard/G:4home/R:4yard/B:Bh6,3home B:1-1",
        "1 Bh6-home",
        "partners Y:4yard/G:4home/R:4yard/B:4home - winner=G,B",
    );
    // The other side's finished player does not help.
    leads(
        "partners Y:Yh4,3home/G:4home/R:4yard/B:4yard Y:3-2",
        "3 Yh4-home",
        "partners Y:4home/G:4home/R:4yard/B:4yard R",
    );
    let winners = SeatSet(0b0101);
    assert_eq!(
        at(line).events("3 Yh4-home").last(),
        Some(&Event::Won { seats: winners })
    );
    no_position(
        "partners Y:4home/G:4yard/R:4yard/B:4yard - winner=Y",
        "P-33",
    );
}
