//! Positions about getting home, winning and partners, about what positions are accepted, and checks
//! of the board itself; answers derived by hand.

use super::cases::{all, exactly, leads, long};
use super::{accepted, board, plays, random_position};
use std::collections::BTreeSet;

#[test]
fn p5_the_way_home_is_61_steps() {
    for colour in board::SIDES {
        let start = board::start(colour);
        for (steps, turnouts) in [(61, 0), (64, 1), (67, 2), (70, 3)] {
            let ways = board::ways(colour, &start, steps);
            let home = ways.iter().filter(|way| way.last().unwrap() == "home");
            for way in home.clone() {
                let taken = way.iter().filter(|space| space.ends_with("t1")).count();
                assert_eq!(taken, turnouts);
            }
            assert_eq!(home.count(), [1, 3, 3, 1][turnouts]);
        }
    }
}

#[test]
fn p4_a_colour_stands_where_it_can_get_to() {
    for colour in board::SIDES {
        let mut reached = BTreeSet::from(["yard".to_string(), board::start(colour)]);
        loop {
            let more: Vec<String> = reached
                .iter()
                .flat_map(|s| board::following(colour, s))
                .collect();
            let before = reached.len();
            reached.extend(more);
            if reached.len() == before {
                break;
            }
        }
        let listed = board::standing(colour);
        assert_eq!(listed.len(), reached.len());
        assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), reached);
        assert_eq!(reached.len(), 1 + 55 + 21 + 6 + 1);
    }
}

#[test]
fn p15_both_dice_if_there_is_a_way() {
    // 1 Yh2-Yh3 or keeping Yh6 in the way would leave the 4 unplayed.
    exactly(
        "Y:yard,Yh2,Yh6,home/R:4yard Y:4-1",
        &["1 Yh6-home, 4 Yh2-Yh6"],
    );
    // One only: either of them.
    let position = "Y:yard,Yh3,2home/R:4yard Y:4-3";
    exactly(position, &["3 Yh3-Yh6", "4 Yh3-home"]);
    leads(position, "4 Yh3-home", "Y:yard,3home/R:4yard R");
}

#[test]
fn p11_every_landing_must_be_legal() {
    // 5 in all from G1 to G6; the 2 stops on R's pair on G3, the 3 stops on G4 and has passed it.
    exactly("Y:G1,3home/R:2yard,G3,G3 Y:3-2", &["pass"]);
    // The first landing of one that makes both captures too.
    exactly(
        "Y:B12,3home/R:3yard,B14 Y:4-2",
        &["2 B12xB14, 4 B14-Yh3", "4 B12-Yh1, 2 Yh1-Yh3"],
    );
}

#[test]
fn p27_home_by_exact_count_and_p32_the_win() {
    let position = "Y:Yh4,3home/R:4yard Y:5-3";
    exactly(position, &["3 Yh4-home"]);
    leads(position, "3 Yh4-home", "Y:4home/R:4yard - winner=Y");
    exactly(
        "Y:Yh4,3home/R:4yard Y:2-1",
        &["1 Yh4-Yh5, 2 Yh5-home", "2 Yh4-Yh6, 1 Yh6-home"],
    );
    // The win with the 3 counts as both dice, the 1 alone does not (P-15).
    exactly("Y:Yh4,3home/R:4yard Y:3-1", &["3 Yh4-home"]);
    // A win with the first of doublets: nothing is rolled again.
    leads(
        "Y:Yh5,3home/R:4yard Y:2-2",
        "2 Yh5-home",
        "Y:4home/R:4yard - winner=Y",
    );
    // P-23: Yh6 is in the way of the 4 until it is home.
    exactly("Y:Yh3,Yh6,2home/R:4yard Y:4-1", &["1 Yh6-home, 4 Yh3-home"]);
}

#[test]
fn p30_the_reward_may_win() {
    let position = "Y:B11,3home/R:3yard,B12 Y:5-1";
    exactly(
        position,
        &[
            "1 B11xB12, +10 B12-home",
            "1 B11xB12, +10 -, 5 B12-Yh2",
            "5 B11-Yh1, 1 Yh1-Yh2",
        ],
    );
    leads(
        position,
        "1 B11xB12, +10 B12-home",
        "Y:4home/R:4yard - winner=Y",
    );
}

#[test]
fn p15_and_p33_a_reward_home_that_wins_nothing_is_judged_by_its_dice() {
    // As above, but the partner is not home: after +10 B12-home the 5 could not be played.
    exactly(
        "partners Y:B11,3home/G:3yard,B12/R:4yard/B:4yard Y:5-1",
        &["1 B11xB12, +10 -, 5 B12-Yh2", "5 B11-Yh1, 1 Yh1-Yh2"],
    );
    // With the partner home it wins.
    leads(
        "partners Y:B11,3home/G:3yard,B12/R:4home/B:4yard Y:5-1",
        "1 B11xB12, +10 B12-home",
        "Y:4home/G:4yard/R:4home/B:4yard - winner=Y,R",
    );
}

#[test]
fn p33_a_fourth_pawn_home_ends_the_doublets() {
    let position = "partners Y:Yh5,3home/G:4yard/R:4yard/B:4yard Y:2-2";
    exactly(position, &["2 Yh5-home"]);
    leads(position, "2 Yh5-home", "Y:4home/G:4yard/R:4yard/B:4yard G");
    leads(
        "partners Y:Yh3,3home/G:4yard/R:4yard/B:4yard Y:2-2",
        "2 Yh3-Yh5, 2 Yh5-home",
        "Y:4home/G:4yard/R:4yard/B:4yard G",
    );
}

#[test]
fn p33_the_side_wins_in_placement_order() {
    leads(
        "partners Y:4home/G:4yard/R:Rh6,3home/B:4yard R:3-1",
        "1 Rh6-home",
        "Y:4home/G:4yard/R:4home/B:4yard - winner=Y,R",
    );
    leads(
        "partners Y:4yard/G:4home/R:4yard/B:Bh6,3home B:1-1",
        "1 Bh6-home",
        "Y:4yard/G:4home/R:4yard/B:4home - winner=G,B",
    );
}

#[test]
fn p33_finished_seats_are_skipped() {
    leads(
        "partners Y:4home/G:4yard/R:4yard/B:4yard B:5-4",
        "pass",
        "Y:4home/G:4yard/R:4yard/B:4yard G",
    );
    // Two in a row.
    leads(
        "partners Y:4home/G:4home/R:4yard/B:4yard B:5-4",
        "pass",
        "Y:4home/G:4home/R:4yard/B:4yard R",
    );
}

#[test]
fn p2_empty_sides_are_skipped() {
    leads(
        "Y:4yard/G:4yard/B:4yard G:5-4",
        "pass",
        "Y:4yard/G:4yard/B:4yard B",
    );
    leads("G:4yard/B:4yard B:5-4", "pass", "G:4yard/B:4yard G");
}

#[test]
fn p33_partners_make_blockades_together() {
    exactly(
        "partners Y:3yard,Y6/G:4yard/R:Y4,3home/B:4yard R:2-1",
        &[
            "2 Y4-Y6, 1 Y6-Y7",
            "2 Y4-Yt1, 1 Yt1-Yt2",
            "1 Y4-Y5, 2 Y5-Y7",
            "1 Y4-Y5, 2 Y5-Yt2",
        ],
    );
    // Nobody passes them, neither rivals nor themselves.
    exactly(
        "partners Y:3yard,B3/G:B2,3home/R:3yard,B3/B:4yard G:4-3",
        &["pass"],
    );
    exactly(
        "partners Y:B7,B9,2home/G:4yard/R:3yard,B9/B:4yard Y:3-3",
        &["3 B9-B12, 3 B7-B10", "3 B9-B12, 3 B12-Y0"],
    );
    // Three of both: no more.
    exactly(
        "partners Y:B2,3home/G:4yard/R:yard,B3,B3,B3/B:4yard Y:2-1",
        &["pass"],
    );
    // On a turnout they are in each other's way like anybody (P-23).
    exactly(
        "partners Y:Gt1,3home/G:4yard/R:3yard,Gt2/B:4yard Y:2-1",
        &["pass"],
    );
}

#[test]
fn p33_entering_beside_the_partner() {
    exactly(
        "partners Y:4yard/G:4yard/R:2yard,Y6,Y6/B:4yard Y:6-5",
        &["6 yard-Y6, 5 Y6-Y11"],
    );
    exactly(
        "partners Y:yard,3home/G:4yard/R:yard,Y6,Y6,Y6/B:4yard Y:6-5",
        &["pass"],
    );
}

#[test]
fn p33_alone_on_the_partners_colour_is_not_safe() {
    let position = "partners Y:4yard/G:Y3,3home/R:3yard,Y6/B:4yard G:3-2";
    let all = all(position);
    assert!(
        all.keys().any(|play| play.starts_with("3 Y3xY6, ")),
        "{all:#?}"
    );
}

#[test]
fn p34_the_editions_play_alike() {
    let mut seed = 34;
    for _ in 0..100 {
        let one = random_position(&mut seed).replace("-1916", "-1951");
        let other = one.replace("-1951", "-1916");
        let renamed: Vec<(String, String)> = plays(&one)
            .unwrap()
            .into_iter()
            .map(|(play, result)| (play, result.replace("-1951", "-1916")))
            .collect();
        assert_eq!(
            renamed,
            plays(&other).unwrap().into_iter().collect::<Vec<_>>()
        );
    }
}

#[test]
fn p8_to_p33_what_positions_are_accepted() {
    let printed = |text: &str| accepted(&long(&format!("pollyanna-1951{text}")));
    for good in [
        " Y:4yard/R:4yard Y",
        " Y:yard,Y6,Y0,home/R:4yard Y:6-3",
        " Y:Y6,Gt7,Bt1,Yh1/G:4yard/B:4yard G",
        " Y:4home/R:4yard - winner=Y",
        "+partners Y:Y6,Y6,2home/G:4home/R:3yard,Y6/B:4yard R",
        "+partners Y:4home/G:4yard/R:4home/B:4yard - winner=Y,R",
    ] {
        assert_eq!(printed(good), Ok(long(&format!("pollyanna-1951{good}"))));
    }
    // Pawns are read in any order and printed in one.
    assert_eq!(
        printed(" Y:home,Gt2,G1,yard/R:R0,Yt3,Gt1,R6 R"),
        Ok("pollyanna-1951 Y:yard,G1,Gt2,home/R:R6,R0,Yt3,Gt1 R".to_string())
    );
    for bad in [
        " Y:4yard/G:4yard Y",                                      // P-8: not opposite
        " Y:4yard Y",                                              // P-8: alone
        " Y:3yard/R:4yard Y",                                      // P-8: three pawns
        " Y:4yard/R:4yard G",                                      // no such seat
        "+partners Y:4yard/R:4yard Y",                             // P-9: four
        " Y:3yard,Y5/R:4yard Y",                                   // P-4: own side before the start
        " Y:3yard,Yt1/R:4yard Y",                                  // P-4: own turnout
        " Y:3yard,Gh1/R:4yard Y",                                  // P-5: another's home path
        " Y:3yard,G15/R:4yard Y",                                  // P-1: no such space
        " Y:3yard,Gt8/R:4yard Y",                                  // P-4: no such space
        " Y:G1,G1,G1,G1/R:4yard Y",                                // P-20: four
        " Y:3yard,G1/R:3yard,G1 Y",                                // P-28: rivals
        " Y:2yard,Gt1,Gt1/R:4yard Y",                              // P-23
        " Y:2yard,Yh1,Yh1/R:4yard Y",                              // P-23
        "+partners Y:3yard,Gt1/G:4yard/R:3yard,Gt1/B:4yard Y",     // P-23
        "+partners Y:2yard,G1,G1/G:4yard/R:2yard,G1,G1/B:4yard Y", // P-20
        " Y:4home/R:4yard R",                                      // P-32: over
        " Y:4home/R:4yard -",                                      // over without winner
        " Y:4home/R:4home - winner=Y",                             // two winners
        " Y:3home,Yh6/R:4yard - winner=Y",                         // not over
        "+partners Y:4home/G:4yard/R:4yard/B:4yard Y",             // P-33: takes no turns
        "+partners Y:4home/G:4yard/R:4yard/B:4yard - winner=Y",
        " Y:4yard/R:4yard Y:3-6",
        " Y:4yard/R:4yard Y:7-1",
    ] {
        assert!(printed(bad).is_err(), "{bad}");
    }
}
