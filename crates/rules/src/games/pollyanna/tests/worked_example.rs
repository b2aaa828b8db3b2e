//! The example at the end of the rulebook, sentence by sentence.

use super::*;
use crate::race::Roll;

/// After Yellow's pawn has come out to Y6.
const EXAMPLE: &str = "Y:3yard,Y6/R:Y3,Y9,Y9,home/B:2yard,Y8,Yt5";

/// Red's plays with that roll.
fn red(dice: &str) -> Vec<String> {
    plays(&format!("{EXAMPLE} R:{dice}"))
}

/// The results of Red's plays, as position lines.
fn results(dice: Roll) -> Vec<String> {
    let position = at(&format!("{EXAMPLE} R:{dice}"));
    let plays = notation::plays(&position.game, &position.state).into_iter();
    plays
        .map(|play| position.game.position(&play.state))
        .collect()
}

fn on_y9(line: &str) -> usize {
    line.matches("Y9").count()
}

#[test]
fn yellow_has_thrown_6_and_3_and_brought_a_pawn_out() {
    let line = "Y:4yard/R:Y3,Y9,Y9,home/B:2yard,Y8,Yt5 Y:6-3";
    // Yellow cannot play the 3 with the pawn on Y6: the pair on Y9 is a blockade.
    only(line, &["6 yard-Y6"]);
    leads(line, "6 yard-Y6", &format!("{EXAMPLE} R"));
}

#[test]
fn with_6_and_2_it_would_have_captured_blue() {
    let line = "Y:4yard/R:Y3,Y9,Y9,home/B:2yard,Y8,Yt5 Y:6-2";
    only(line, &["6 yard-Y6, 2 Y6xY8"]);
    leads(
        line,
        "6 yard-Y6, 2 Y6xY8",
        "Y:3yard,Y8/R:Y3,Y9,Y9,home/B:3yard,Yt5 R",
    );
}

#[test]
fn reds_single_pawn_captures_blue_with_a_5() {
    for dice in ["5-1", "5-2", "5-3", "5-4", "5-5", "6-5"] {
        assert!(
            red(dice).iter().any(|play| play.contains("5 Y3xY8")),
            "{dice}"
        );
    }
}

#[test]
fn it_may_take_the_turnout_behind_blue() {
    for (die, space) in [(3, "Yt1"), (4, "Yt2"), (5, "Yt3"), (6, "Yt4")] {
        let step = format!("{die} Y3-{space}");
        assert!(
            at(&format!("{EXAMPLE} R:{die}-{die}"))
                .steps()
                .contains(&step),
            "{step}"
        );
    }
    // Beyond is Blue.
    refused(
        &format!("{EXAMPLE} R:6-1"),
        "6 Y3-Yt4, 1 Yt4-Yt5",
        "P-23: Blue's pawn stands on Yt5, which has room for one",
    );
}

#[test]
fn it_cannot_stop_on_y6_with_a_3() {
    refused(
        &format!("{EXAMPLE} R:3-1"),
        "3 Y3-Y6",
        "P-25: Yellow's pawn is safe on Y6, its own starting space",
    );
}

#[test]
fn with_a_6_it_makes_its_pair_three() {
    let after = at(&format!("{EXAMPLE} R:6-6")).after("6 Y3-Y9");
    assert_eq!(on_y9(&after.line()), 3);
}

#[test]
fn when_the_dice_add_up_to_six_or_less_the_pair_can_stay() {
    for dice in Roll::all(2).filter(|dice| dice.sum() <= 6) {
        assert!(results(dice).iter().any(|line| on_y9(line) == 2), "{dice}");
    }
    // With 1 and 2 by way of the turnout.
    let stay: Vec<_> = red("2-1")
        .into_iter()
        .filter(|play| !play.contains("Y9-"))
        .collect();
    assert_eq!(stay, ["1 Y3-Y4, 2 Y4-Yt1", "2 Y3-Y5, 1 Y5-Yt1"]);
}

#[test]
fn with_a_six_and_another_number_two_still_stand() {
    for die in 1..=5 {
        let dice = Roll::two(6, die);
        assert!(results(dice).iter().any(|line| on_y9(line) == 2), "{dice}");
        assert!(
            red(&dice.to_string())
                .iter()
                .any(|play| play.starts_with("6 Y3-Y9, "))
        );
    }
}

#[test]
fn with_5_2_and_4_3_and_5_3_and_5_4_the_pair_is_broken() {
    for dice in ["5-2", "4-3", "5-3", "5-4"] {
        let dice = dice.parse().expect("a roll");
        assert!(results(dice).iter().all(|line| on_y9(line) < 2), "{dice}");
    }
}

#[test]
fn with_two_fours_fives_or_sixes_both_may_move_on_together() {
    for (die, space) in [(4, "Y13"), (5, "Y14"), (6, "G0")] {
        let dice = Roll::two(die, die);
        let together = format!("{space},{space}");
        assert!(
            results(dice).iter().any(|line| line.contains(&together)),
            "{dice}"
        );
    }
}

#[test]
fn a_pair_on_y10_would_close_the_turnout_as_well() {
    // Without Blue's waiting pawns, which sixes would have to bring out.
    let open = EXAMPLE.replace("B:2yard", "B:2home");
    let closed = open.replace("Y9,Y9", "Y10,Y10");
    // Blue can come out of it neither onto Y10 nor over it.
    for dice in ["3-3", "4-4", "5-5", "6-6"] {
        let steps = at(&format!("{closed} B:{dice}")).steps();
        assert!(
            !steps.iter().any(|step| step.contains("Yt5-")),
            "{dice}: {steps:?}"
        );
        let steps = at(&format!("{open} B:{dice}")).steps();
        assert!(
            steps.iter().any(|step| step.contains("Yt5-")),
            "{dice}: {steps:?}"
        );
    }
}

#[test]
fn a_4_leads_to_y10_and_a_6_from_there_to_g1() {
    leads(
        "Y:3home,Y6/R:4yard Y:6-4",
        "4 Y6-Y10, 6 Y10-G1",
        "Y:G1,3home/R:4yard R",
    );
}
