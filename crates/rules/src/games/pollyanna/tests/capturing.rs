//! Capturing: P-28 to P-31.

use super::*;
use crate::seat::Seat;

#[test]
fn p28_landing_by_exact_count_captures_a_single_rival() {
    let line = "Y:G7,3home/R:3yard,G9 Y:2-1";
    leads(line, "2 G7xG9, +10 -, 1 G9-G10", "Y:G10,3home/R:4yard R");
    // Passing does not.
    leads(
        "Y:G7,3home/R:3yard,G9 Y:3-1",
        "3 G7-G10, 1 G10-G11",
        "Y:G11,3home/R:3yard,G9 R",
    );
    // By Broadway and out of a turnout.
    legal(
        "Y:Gt6,3home/R:3yard,G10 Y:2-1",
        &["2 Gt6xG10, +10 -, 1 G10-G11"],
    );
}

#[test]
fn p28_capturing_is_not_optional() {
    // No step of the same number lands there without it.
    steps("Y:G7,3home/R:3yard,G9 Y:2-1", "", &["1 G7-G8", "2 G7xG9"]);
    no_position("Y:3yard,G1/R:3yard,G1 Y", "P-28");
    let position = at("Y:G7,3home/R:3yard,G9 Y:2-1");
    let written = notation::legal_step(&position.game, &position.state, "2 G7-G9");
    assert!(
        matches!(written, Err(StepError::Notation(_))),
        "the capture must be written"
    );
}

#[test]
fn p28_the_captured_pawn_is_told_of_and_stands_in_its_own_yard() {
    let position = at("Y:G7,3home/B:3yard,G9/G:4yard Y:2-1");
    let events = position.events("2 G7xG9, +10 -, 1 G9-G10");
    let board = position.game.board();
    let captured = events.iter().find_map(|event| match event {
        Event::Captured {
            seat,
            piece,
            from,
            to,
        } => Some((
            *seat,
            piece.owner,
            board.space(*from).name.clone(),
            board.space(*to).name.clone(),
        )),
        _ => None,
    });
    let told = (Seat(0), Some(Seat(3)), "G9".to_owned(), "B yard".to_owned());
    assert_eq!(captured, Some(told));
}

#[test]
fn p28_nobody_is_captured_on_turnouts() {
    only("Y:Gt1,3home/R:3yard,Gt3 Y:2-2", &["pass"]);
}

#[test]
fn p29_an_entering_pawn_captures_a_single_rival_on_its_start() {
    let line = "Y:4yard/R:3yard,Y6 Y:6-1";
    only(
        line,
        &["6 yardxY6, +10 -, 1 Y6-Y7", "6 yardxY6, +10 Y6-G1, 1 G1-G2"],
    );
    leads(line, "6 yardxY6, +10 -, 1 Y6-Y7", "Y:3yard,Y7/R:4yard R");
    // With both dice, too.
    leads(
        "Y:4yard/R:3yard,Y6 Y:4-2",
        "2+4 yardxY6, +10 Y6-G1",
        "Y:3yard,G1/R:4yard R",
    );
    leads(
        "Y:4yard/R:3yard,Y6 Y:3-3",
        "3+3 yardxY6, +10 -",
        "Y:3yard,Y6/R:4yard Y",
    );
}

#[test]
fn p30_the_reward_comes_at_once_for_any_pawn_in_play() {
    let line = "Y:yard,G7,R7,home/R:3yard,G9 Y:2-1";
    // Before the rest of the roll; neither the pawn in the yard nor the one at home can use it.
    steps(line, "2 G7xG9", &["+10 G9-R4", "+10 R7-B2", "+10 -"]);
    refused(
        line,
        "2 G7xG9, 1 G9-G10",
        "P-30: the reward of 10 is to be used or given up first",
    );
    leads(
        line,
        "2 G7xG9, +10 R7-B2, 1 G9-G10",
        "Y:yard,G10,B2,home/R:4yard R",
    );
    // Also when the last die has captured.
    leads(
        line,
        "1 R7-R8, 2 G7xG9, +10 G9-R4",
        "Y:yard,R4,R8,home/R:4yard R",
    );
}

#[test]
fn p30_the_reward_may_be_given_up() {
    let line = "Y:G7,3home/R:3yard,G9 Y:2-1";
    leads(line, "1 G7-G8, 2 G8-G10", "Y:G10,3home/R:3yard,G9 R");
    leads(line, "2 G7xG9, +10 -, 1 G9-G10", "Y:G10,3home/R:4yard R");
    refused(line, "+10 -", "P-30: Yellow has no reward to give up");
    refused(line, "+10 G7-R2", "P-30: Yellow has no reward to use");
}

#[test]
fn p30_a_reward_that_nobody_can_use_is_lost() {
    // The 10 would go beyond home; past a blockade; and it is not split.
    let line = "Y:B14,3home/R:3yard,Y0 Y:2-1";
    legal(line, &["1 B14xY0, 2 Y0-Yh2"]);
    never(line, "+10 -");
    only(
        "Y:3yard,Y6/G:4yard/R:2yard,Y9,Y9/B:3yard,Y8 Y:2-2",
        &["2 Y6xY8"],
    );
    let seat = Seat(0);
    let events = at(line).events("1 B14xY0, 2 Y0-Yh2");
    assert!(events.contains(&Event::RewardLost { seat, steps: 10 }));
    // The reward is not kept for later.
    refused(
        line,
        "1 B14xY0, +10 Y0-home",
        "P-30: Yellow has no reward to use",
    );
}

#[test]
fn p30_a_reward_may_capture_and_earn_another() {
    let chain = "Y:G7,3home/G:2yard,R4,R14/R:3yard,G9/B:4yard Y:2-1";
    steps(chain, "2 G7xG9", &["+10 G9xR4", "+10 -"]);
    steps(
        chain,
        "2 G7xG9, +10 G9xR4",
        &["+10 R4xR14", "+10 R4-R11", "+10 -"],
    );
    leads(
        chain,
        "2 G7xG9, +10 G9xR4, +10 R4xR14, +10 R14-B9, 1 B9-B10",
        "Y:B10,3home/G:4yard/R:4yard/B:4yard G",
    );
}

#[test]
fn p30_a_reward_may_lead_through_a_turnout() {
    // From the side before: numbers 11 to 14 come to t1 to t4, by the entrance and on to number 5.
    for number in 11..=14 {
        let line = format!("Y:Y{number},R14,2home/R:3yard,B1 Y:2-1");
        let (road, round) = (number - 5, number - 10);
        let expected = [
            format!("+10 Y{number}-G{road}"),
            format!("+10 Y{number}-Gt{round}"),
        ];
        let found = at(&line).after("2 R14xB1").steps();
        assert_eq!(found[..2], expected, "{line}");
    }
    steps(
        "Y:Y10,R14,2home/R:3yard,B1 Y:2-1",
        "2 R14xB1",
        &["+10 Y10-G5", "+10 B1-B11", "+10 B1-Bt6", "+10 -"],
    );
    // Through all of it: 3 and more beyond the branch come out again.
    for number in 0..=5 {
        let line = format!("Y:G{number},R14,2home/R:3yard,B1 Y:2-1");
        let found = at(&line).after("2 R14xB1").steps();
        let (road, round) = (number + 10, number + 5);
        let road = if road < 15 {
            format!("G{road}")
        } else {
            "R0".to_owned()
        };
        let round = if round < 8 {
            format!("Gt{round}")
        } else {
            format!("G{}", number + 7)
        };
        assert!(
            found.contains(&format!("+10 G{number}-{road}")),
            "{line}: {found:?}"
        );
        assert!(
            found.contains(&format!("+10 G{number}-{round}")),
            "{line}: {found:?}"
        );
    }
    // From within it.
    steps(
        "Y:Gt1,R14,2home/R:3yard,B1 Y:2-1",
        "2 R14xB1",
        &["+10 B1-B11", "+10 B1-Bt6", "+10 Gt1-G13", "+10 -"],
    );
    steps(
        "Y:Gt7,R14,2home/R:3yard,B1 Y:2-1",
        "2 R14xB1",
        &["+10 B1-B11", "+10 B1-Bt6", "+10 Gt7-R4", "+10 -"],
    );
}

#[test]
fn p30_a_long_reward_by_a_house_rule_leads_past_every_turnout() {
    steps(
        "pollyanna-1951+capture=20 Y:yard,Y10,R14,Gt3/R:3yard,B1 Y:2-1",
        "2 R14xB1",
        &["+20 Y10-R0", "+20 B1-Yh6", "+20 Gt3-R10", "+20 -"],
    );
    let line = "pollyanna-1951+capture=50 Y:yard,Y6,R14,home/R:3yard,B1 Y:2-1";
    steps(line, "2 R14xB1", &["+50 Y6-B11", "+50 -"]);
    refused(
        line,
        "2 R14xB1, +50 Y6-Bt3",
        "P-18: 50 from Y6 leads to B11, not to Bt3",
    );
}

#[test]
fn p30_a_reward_may_join_a_blockade_and_not_pass_one() {
    leads(
        "Y:G7,R4,R4,home/R:3yard,G9 Y:2-1",
        "2 G7xG9, +10 G9-R4, 1 R4-R5",
        "Y:R4,R4,R5,home/R:4yard R",
    );
    let line = "Y:G7,3home/R:yard,G9,R6,R6 Y:2-1";
    steps(line, "2 G7xG9", &["+10 G9-R4", "+10 -"]);
    let line = "Y:G7,3home/G:2yard,R3,R3/R:3yard,G9 Y:2-1";
    steps(line, "2 G7xG9", &["1 G9-G10"]);
}

#[test]
fn p30_a_reward_may_lead_up_the_home_path_and_home() {
    for (from, to) in [
        ("B6", "Yh1"),
        ("B7", "Yh2"),
        ("B11", "Yh6"),
        ("B12", "home"),
    ] {
        let line = format!("Y:yard,G7,{from},home/R:3yard,G9 Y:2-1");
        let found = at(&line).after("2 G7xG9").steps();
        assert!(
            found.contains(&format!("+10 {from}-{to}")),
            "{line}: {found:?}"
        );
    }
}

#[test]
fn p30_a_reward_cannot_enter_a_pawn() {
    refused(
        "Y:yard,G7,2home/R:3yard,G9 Y:2-1",
        "2 G7xG9, +10 yard-Y6",
        "P-30: a reward cannot start a pawn",
    );
}

#[test]
fn p31_nothing_is_earned_for_reaching_home() {
    let line = "Y:yard,G7,Yh6,home/R:4yard Y:2-1";
    steps(line, "1 Yh6-home", &["2 G7-G9"]);
    let position = at(line).after("1 Yh6-home");
    assert_eq!(position.game.rewards(&position.state), []);
    leads(line, "1 Yh6-home, 2 G7-G9", "Y:yard,G9,2home/R:4yard R");
}
