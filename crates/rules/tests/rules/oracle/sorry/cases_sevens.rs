//! Positions about the 7, with the answers derived by hand.

use super::cases::{exactly, forced, leads};
use super::plays;

#[test]
fn s16_one_pawn_forward_seven() {
    forced(
        "R:3yard,R5/Y:4yard R:7",
        "7 R5-R12",
        "R:3yard,R12/Y:4yard Y discard=7",
    );
    // It starts no pawn.
    exactly("R:4yard/Y:4yard R:7", &["pass"]);
}

#[test]
fn s16_in_full_or_not_at_all() {
    exactly("R:yard,Rh4,2home/Y:4yard R:7", &["pass"]);
    // 2 and 5 is the only way.
    let position = "R:Rh1,Rh4,2home/Y:4yard R:7";
    exactly(
        position,
        &["7 Rh1-home, 7 Rh4-home", "7 Rh4-home, 7 Rh1-home"],
    );
    // S-24.
    leads(
        position,
        "7 Rh1-home, 7 Rh4-home",
        "R:4home/Y:4yard - discard=7 winner=R",
    );
    // 4 and 2 are not seven.
    exactly("R:Rh2,Rh4,2home/Y:4yard R:7", &["pass"]);
}

#[test]
fn s16_two_share_it_in_either_order() {
    // 1 and 6 with Rh3 first alone: otherwise G14 would end on it (S-9).
    exactly(
        "R:G14,Rh3,2home/Y:4yard R:7",
        &[
            "7 G14-Rh4",
            "7 Rh3-Rh4, 7 G14-Rh3",
            "7 Rh3-Rh5, 7 G14-Rh2",
            "7 G14-Rh2, 7 Rh3-Rh5",
            "7 Rh3-home, 7 G14-Rh1",
            "7 G14-Rh1, 7 Rh3-home",
        ],
    );
}

#[test]
fn s16_all_effects_before_the_next_part() {
    // The slide of the first part bumps Yellow on B3.
    leads(
        "R:R10,R14,2home/Y:3yard,B3 R:7",
        "7 R14-B1>B4, 7 R10-B0",
        "R:B0,B4,2home/Y:4yard Y discard=7",
    );
    // The first part's slide bumps the one that should have had the second.
    let position = "R:R14,B3,2home/Y:4yard R:7";
    let all = plays(&super::cases::long(position)).unwrap();
    assert!(!all.keys().any(|play| play.starts_with("7 R14-B1>B4")));
    // A capture in each.
    leads(
        "R:R5,Y5,2home/Y:2yard,R7,Y10 R:7",
        "7 Y5xY10, 7 R5xR7",
        "R:R7,Y10,2home/Y:4yard Y discard=7",
    );
}

#[test]
fn s16_two_parts_at_most_without_partners() {
    // 4, 2 and 1 would be seven.
    exactly("R:Rh2,Rh4,Rh5,home/Y:4yard R:7", &["pass"]);
}

#[test]
fn s25_any_number_of_parts_with_partners() {
    let position = "partners R:Rh2,Rh4,Rh5,home/B:4yard/Y:4yard/G:4yard R:7";
    exactly(
        position,
        &[
            "7 Rh2-home, 7 Rh4-home, 7 Rh5-home",
            "7 Rh2-home, 7 Rh5-home, 7 Rh4-home",
            "7 Rh4-home, 7 Rh2-home, 7 Rh5-home",
            "7 Rh4-home, 7 Rh5-home, 7 Rh2-home",
            "7 Rh5-home, 7 Rh2-home, 7 Rh4-home",
            "7 Rh5-home, 7 Rh4-home, 7 Rh2-home",
        ],
    );
    // The partner's are still to come.
    leads(
        position,
        "7 Rh2-home, 7 Rh4-home, 7 Rh5-home",
        "R:4home/B:4yard/Y:4yard/G:4yard B discard=7",
    );
}

#[test]
fn s25_parts_of_both_colours() {
    let position = "partners R:Rh4,3home/B:4yard/Y:Yh1,3home/G:4yard R:7";
    exactly(
        position,
        &["7 Rh4-home, 7 Yh1-home", "7 Yh1-home, 7 Rh4-home"],
    );
    leads(
        position,
        "7 Rh4-home, 7 Yh1-home",
        "R:4home/B:4yard/Y:4home/G:4yard - discard=7 winner=R,Y",
    );
    // Not the opponents'.
    exactly(
        "partners R:Rh4,3home/B:Bh1,3home/Y:4yard/G:4yard R:7",
        &["pass"],
    );
}

#[test]
fn s25_a_pawn_that_has_had_its_part_may_be_bumped() {
    let position = "partners R:R14,3home/B:4yard/Y:R13,3home/G:4yard R:7";
    leads(
        position,
        "7 R13-B3, 7 R14-B1>B4",
        "R:B4,3home/B:4yard/Y:yard,3home/G:4yard B discard=7",
    );
    leads(
        position,
        "7 R14-B1>B4, 7 R13-B3",
        "R:B4,3home/B:4yard/Y:B3,3home/G:4yard B discard=7",
    );
    // And by the end of a move (S-10): 1 of Yellow's, then 6 of Red's; each has one part only.
    leads(
        "partners R:R4,3home/B:4yard/Y:R9,3home/G:4yard R:7",
        "7 R9-R10, 7 R4xR10",
        "R:R10,3home/B:4yard/Y:yard,3home/G:4yard B discard=7",
    );
}

#[test]
fn s16_and_s25_how_many_plays_there_are() {
    // Four pawns that never meet, wherever they slide, share in any order: four numbers make seven
    // in 20 ways, and 24 orders of the pawns; three in 15, and 24 choices of pawns in order; two in
    // 6, and 12; one in 1, and 4.
    let position = "partners R:B4,Y4,2home/B:4yard/Y:G5,R4,2home/G:4yard R:7";
    let all = plays(&super::cases::long(position)).unwrap();
    assert_eq!(all.len(), 20 * 24 + 15 * 24 + 6 * 12 + 4);
    // Two of them without partners.
    let all = plays(&super::cases::long("R:B4,Y4,2home/Y:4yard R:7")).unwrap();
    assert_eq!(all.len(), 6 * 2 + 2);
}
