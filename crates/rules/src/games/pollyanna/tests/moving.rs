//! Moving, but for blockades: P-18, P-19, P-25 to P-27.

use super::*;

#[test]
fn p18_a_step_goes_forward_by_exactly_its_number() {
    for die in 1..=5 {
        let line = format!("Y:G7,3home/R:4yard Y:6-{die}");
        let to = if die + 7 < 15 {
            format!("G{}", die + 7)
        } else {
            format!("R{}", die - 8)
        };
        legal(
            &line,
            &[&format!("{die} G7-{to}, 6 {to}-{}", beyond(die + 13))],
        );
    }
    steps("Y:G7,3home/R:4yard Y:6-6", "", &["6 G7-G13"]);
    refused(
        "Y:G7,3home/R:4yard Y:6-5",
        "5 G7-G13",
        "P-18: 5 from G7 leads to G12, not to G13",
    );
    refused(
        "Y:G7,3home/R:4yard Y:6-5",
        "5 G7-G2",
        "P-18: 5 from G7 leads to G12, not to G2",
    );
}

/// The space so many steps beyond G0.
fn beyond(number: u8) -> String {
    if number < 15 {
        format!("G{number}")
    } else {
        format!("R{}", number - 15)
    }
}

#[test]
fn p18_leaving_number_5_the_player_chooses() {
    steps(
        "Y:G5,3home/R:4yard Y:2-1",
        "",
        &["1 G5-G6", "1 G5-Gt1", "2 G5-G7", "2 G5-Gt2"],
    );
    steps(
        "Y:G4,3home/R:4yard Y:2-1",
        "",
        &["1 G4-G5", "2 G4-G6", "2 G4-Gt1"],
    );
    // A step that ends on number 5 does not leave it, one from number 6 has passed the branch.
    steps("Y:G3,3home/R:4yard Y:2-2", "", &["2 G3-G5"]);
    steps("Y:G6,3home/R:4yard Y:2-1", "", &["1 G6-G7", "2 G6-G8"]);
    // On the way through: every turnout met, by every number.
    for (side, die) in ["G", "R", "B"]
        .into_iter()
        .flat_map(|side| (2..=6).map(move |die| (side, die)))
    {
        let line = format!("Y:{side}4,3home/R:4yard Y:{die}-{die}");
        steps(
            &line,
            "",
            &[
                &format!("{die} {side}4-{side}{}", 4 + die),
                &format!("{die} {side}4-{side}t{}", die - 1),
            ],
        );
    }
}

#[test]
fn p18_on_the_turnout_there_is_no_way_back_and_10_follows_t7() {
    only(
        "Y:Gt7,3home/R:4yard Y:2-1",
        &["1 Gt7-G10, 2 G10-G12", "2 Gt7-G11, 1 G11-G12"],
    );
    steps("Y:Gt1,3home/R:4yard Y:6-5", "", &["5 Gt1-Gt6", "6 Gt1-Gt7"]);
    steps("Y:Gt3,3home/R:4yard Y:6-5", "", &["5 Gt3-G10", "6 Gt3-G11"]);
    refused(
        "Y:Gt1,3home/R:4yard Y:6-5",
        "5 Gt1-G10",
        "P-18: 5 from Gt1 leads to Gt6, not to G10",
    );
}

#[test]
fn p19_any_single_pawn_may_be_passed_and_its_space_counts() {
    // A rival, a rival that is safe, an own pawn.
    steps("Y:G7,3home/R:3yard,G8 Y:2-2", "", &["2 G7-G9"]);
    steps(
        "Y:G5,3home/G:3yard,G6/R:4yard Y:2-2",
        "",
        &["2 G5-G7", "2 G5-Gt2"],
    );
    steps("Y:G7,G8,2home/R:4yard Y:2-2", "", &["2 G7-G9", "2 G8-G10"]);
    // A partner.
    steps(
        "partners Y:G7,3home/G:4yard/R:3yard,G8/B:4yard Y:2-2",
        "",
        &["2 G7-G9"],
    );
    // Several, one after the other.
    steps(
        "Y:G7,3home/G:2yard,G8,G10/R:3yard,G9 Y:4-4",
        "",
        &["4 G7-G11"],
    );
}

#[test]
fn p25_a_single_pawn_is_safe_on_its_own_colour() {
    // On its start and on its entrance, whoever's it is: a rival may pass it but not stop.
    for (side, others) in [
        ("G", "G:3yard,{}/R:4yard/B:4yard"),
        ("R", "G:4yard/R:3yard,{}/B:4yard"),
        ("B", "G:4yard/R:4yard/B:3yard,{}"),
    ] {
        for (from, number) in [("5", 6), ("4", 6)] {
            let die = number - from.parse::<u8>().expect("a number");
            let (from, to) = (format!("{side}{from}"), format!("{side}{number}"));
            let others = others.replace("{}", &to);
            let found = at(&format!("Y:{from},3home/{others} Y:{die}-{die}")).steps();
            assert!(
                !found.iter().any(|step| step.ends_with(&to)),
                "{others}: {found:?}"
            );
        }
    }
    for (from, to, others) in [
        ("Y14", "G0", "G:3yard,G0/R:4yard/B:4yard"),
        ("G14", "R0", "G:4yard/R:3yard,R0/B:4yard"),
        ("R14", "B0", "G:4yard/R:4yard/B:3yard,B0"),
    ] {
        let line = format!("Y:{from},3home/{others} Y");
        steps(&format!("{line}:1-1"), "", &["pass"]);
        steps(
            &format!("{line}:2-1"),
            "",
            &[&format!("2 {from}-{}1", &to[..1])],
        );
    }
    refused(
        "Y:G4,3home/G:3yard,G6/R:4yard Y:2-2",
        "2 G4-G6",
        "P-25: Green's pawn is safe on G6, its own starting space",
    );
    refused(
        "Y:Y14,3home/G:3yard,G0/R:4yard Y:2-1",
        "1 Y14-G0",
        "P-25: Green's pawn is safe on G0, its own Home Entrance",
    );
    steps("Y:Y14,3home/G:3yard,G0/R:4yard Y:2-1", "", &["2 Y14-G1"]);
}

#[test]
fn p25_even_if_that_loses_the_turn() {
    only("Y:Y14,3home/G:3yard,G0/R:4yard Y:1-1", &["pass"]);
    leads(
        "Y:Y14,3home/G:3yard,G0/R:4yard Y:1-1",
        "pass",
        "Y:Y14,3home/G:3yard,G0/R:4yard G",
    );
}

#[test]
fn p25_a_coloured_space_protects_nobody_else() {
    // Empty, or with a pawn of another colour on it, it is like any other.
    legal("Y:Y14,3home/G:4yard/R:4yard Y:1-1", &["1 Y14-G0, 1 G0-G1"]);
    legal(
        "Y:Y14,3home/G:4yard/R:3yard,G0 Y:1-1",
        &["1 Y14xG0, +10 -, 1 G0-G1"],
    );
    legal(
        "Y:G5,3home/G:4yard/R:3yard,G6 Y:1-1",
        &["1 G5xG6, +10 -, 1 G6-G7"],
    );
    // Even the mover's own coloured spaces shelter no rival.
    legal("Y:B14,3home/R:3yard,Y0 Y:1-1", &["1 B14xY0, 1 Y0-Yh1"]);
    // With partners, not even the partner's.
    legal(
        "partners Y:B14,3home/G:3yard,Y0/R:4yard/B:4yard Y:1-1",
        &["1 B14xY0, 1 Y0-Yh1"],
    );
}

#[test]
fn p26_a_pawn_turns_up_its_home_path_and_never_goes_round_again() {
    only(
        "Y:B13,3home/R:4yard Y:4-3",
        &["3 B13-Yh1, 4 Yh1-Yh5", "4 B13-Yh2, 3 Yh2-Yh5"],
    );
    steps("Y:B13,3home/R:4yard Y:2-2", "", &["2 B13-Y0"]);
    refused(
        "Y:B13,3home/R:4yard Y:4-3",
        "3 B13-Y1",
        "P-26: Yellow's pawns turn up the Home Path at Y0 and never come to Y1",
    );
    for number in 1..=5 {
        no_position(&format!("Y:3yard,Y{number}/R:4yard Y"), "P-26");
    }
}

#[test]
fn p27_home_is_reached_by_exact_count() {
    // By one die; by two one after the other; not beyond.
    only(
        "Y:yard,Yh4,2home/R:4yard Y:3-2",
        &["2 Yh4-Yh6", "3 Yh4-home"],
    );
    only(
        "Y:Yh4,3home/R:4yard Y:2-1",
        &["1 Yh4-Yh5, 2 Yh5-home", "2 Yh4-Yh6, 1 Yh6-home"],
    );
    only("Y:Yh4,3home/R:4yard Y:5-4", &["pass"]);
    for (from, distance) in [
        ("Y0", 7),
        ("Yh1", 6),
        ("Yh2", 5),
        ("Yh3", 4),
        ("Yh4", 3),
        ("Yh5", 2),
        ("Yh6", 1),
    ] {
        for die in 1..=6 {
            let line = format!("Y:yard,{from},2home/R:2yard,Y6,Y6 Y:{die}-{die}");
            let steps = at(&line).steps();
            assert_eq!(
                steps.contains(&format!("{die} {from}-home")),
                die == distance,
                "{line}"
            );
            assert_eq!(steps == ["pass"], die > distance, "{line}");
        }
    }
}

#[test]
fn p27_home_is_reached_by_a_reward() {
    leads(
        "Y:yard,B11,2home/G:3yard,B12/R:4yard Y:2-1",
        "2 B11-B13, 1 B13-B14",
        "Y:yard,B14,2home/G:3yard,B12/R:4yard G",
    );
    leads(
        "Y:yard,G1,B12,home/G:4yard/R:3yard,G3 Y:2-1",
        "2 G1xG3, +10 B12-home, 1 G3-G4",
        "Y:yard,G4,2home/G:4yard/R:4yard G",
    );
    // Not when the 10 goes too far.
    steps(
        "Y:yard,G1,B13,home/R:3yard,G3 Y:2-1",
        "2 G1xG3",
        &["+10 G3-G13", "+10 G3-G10", "+10 -"],
    );
}

#[test]
fn p27_home_holds_any_number_and_lets_none_go() {
    leads(
        "Y:yard,Yh6,2home/R:4yard Y:2-1",
        "1 Yh6-home",
        "Y:yard,3home/R:4yard R",
    );
    refused(
        "Y:yard,Y8,2home/R:4yard Y:2-1",
        "1 home-Y8",
        "P-27: a pawn that is home moves no more",
    );
}
