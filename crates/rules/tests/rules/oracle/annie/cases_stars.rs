//! Positions about what the spaces do with stars, and about winning, with the answers derived by hand
//! from the rules.

use super::cases_moves::{exactly, goes};

#[test]
fn a8_sandy_gives_every_player_one() {
    goes("0/Y:3/B:0/R:7 B:4-3", "1/Y:4/B:1/R:8 R");
    goes(
        "6/Y:0/B:0/R:0/G:0/O:0/P:0 P:2-1",
        "7/Y:1/B:1/R:1/G:1/O:1/P:1 Y",
    );
}

#[test]
fn a8_the_other_orphans_get_one_and_the_mover_none() {
    goes("0/Y:3/B:0/R:7 B:6-3", "3/Y:4/B:0/R:8 R");
    goes("12/Y:3/B:0 B:3-1", "14/Y:4/B:0 Y");
    goes("27/Y:3/B:0/R:7 R:2-1", "28/Y:4/B:1/R:7 Y");
}

#[test]
fn a10_gives_one_star_to_whom_the_mover_likes() {
    goes("8/Y:3/B:0 Y:2-1", "9/Y:3/B:0 Y@give");
    exactly("9/Y:3/B:0 Y@give", &[("give B", "9/Y:2/B:1 B")]);
    exactly(
        "23/Y:3/B:0/R:1/O:9 R@give",
        &[
            ("give Y", "23/Y:4/B:0/R:0/O:9 O"),
            ("give B", "23/Y:3/B:1/R:0/O:9 O"),
            ("give O", "23/Y:3/B:0/R:0/O:10 O"),
        ],
    );
}

#[test]
fn a10_without_a_star_there_is_nothing_to_give() {
    goes("8/Y:3/B:0 B:2-1", "9/Y:3/B:0 Y");
    goes("38/Y:0/B:0 Y:1", "39/Y:0/B:0 B");
    exactly(
        "39/Y:0/B:2/P:5 Y@give",
        &[
            ("give B", "39/Y:0/B:2/P:5 B"),
            ("give P", "39/Y:0/B:2/P:5 B"),
        ],
    );
}

#[test]
fn a11_red_larger_takes_the_difference() {
    goes("4/Y:3/B:0 Y@stars:6-1", "4/Y:8/B:0 B");
    goes("25/Y:3/B:0 B@stars:4-3", "25/Y:3/B:1 Y");
}

#[test]
fn a11_white_larger_returns_the_difference_or_all() {
    goes("16/Y:3/B:0 Y@stars:4-6", "16/Y:1/B:0 B");
    goes("16/Y:3/B:0 Y@stars:3-6", "16/Y:0/B:0 B");
    goes("16/Y:3/B:0 Y@stars:1-6", "16/Y:0/B:0 B");
    goes("16/Y:3/B:0 B@stars:1-6", "16/Y:3/B:0 Y");
}

#[test]
fn a11_equal_dice_are_thrown_again() {
    goes("35/Y:3/B:0 Y@stars:4-4", "35/Y:3/B:0 Y@stars");
    // With nothing to win or lose too.
    goes("35/Y:0/B:64 Y@stars:1-1", "35/Y:0/B:64 Y@stars");
}

#[test]
fn a12_miss_hannigan_and_the_mudges() {
    goes("0/Y:3/B:0 Y:3-1", "2/Y:2/B:0 B");
    goes("0/Y:3/B:0 B:3-1", "2/Y:3/B:0 Y");
    goes("12/Y:4/B:0 Y:1-2", "11/Y:1/B:0 B");
    goes("12/Y:2/B:9 Y:1-2", "11/Y:0/B:9 B");
    goes("39/Y:3/B:0 Y:1-2", "38/Y:0/B:0 B");
}

#[test]
fn a13_the_mover_chooses_against_whom() {
    goes("18/Y:3/B:0 Y:2-1", "19/Y:3/B:0 Y@against");
    // Without a star of one's own there is still something to win.
    goes("18/Y:3/B:0 B:2-1", "19/Y:3/B:0 B@against");
    exactly(
        "31/Y:3/B:0/G:1/O:9 G@against",
        &[
            ("against Y", "31/Y:3/B:0/G:1/O:9 G@against-Y"),
            ("against B", "31/Y:3/B:0/G:1/O:9 G@against-B"),
            ("against O", "31/Y:3/B:0/G:1/O:9 G@against-O"),
        ],
    );
}

#[test]
fn a13_the_higher_takes_the_difference_from_the_lower() {
    goes("8/Y:3/B:5/R:2 Y@against-B:6-2", "8/Y:7/B:1/R:2 B");
    goes("8/Y:3/B:5/R:2 R@against-B:1-2", "8/Y:3/B:6/R:1 Y");
    // As much as the lower has.
    goes("8/Y:3/B:2 Y@against-B:6-2", "8/Y:5/B:0 B");
    goes("8/Y:3/B:2 Y@against-B:1-6", "8/Y:0/B:5 B");
    goes("8/Y:0/B:2 Y@against-B:1-6", "8/Y:0/B:2 B");
    // The supply has no part in it.
    goes("31/Y:32/B:32 Y@against-B:6-1", "31/Y:37/B:27 B");
}

#[test]
fn a13_equal_dice_are_thrown_again_against_the_same() {
    goes("8/Y:3/B:5/R:2 Y@against-R:5-5", "8/Y:3/B:5/R:2 Y@against-R");
}

#[test]
fn a15_the_four_places_give_three() {
    goes("11/Y:3/B:0 Y:1", "12/Y:6/B:0 B");
    goes("20/Y:3/B:0 Y:2-1", "21/Y:6/B:0 B");
    goes("28/Y:3/B:0 Y:3-1", "30/Y:6/B:0 B");
    goes("39/Y:3/B:0 B:1-3", "37/Y:3/B:3 Y");
}

#[test]
fn a16_sandy_serves_the_mover_first() {
    goes("0/Y:20/B:20/R:20/G:3 R:2-1", "1/Y:20/B:20/R:21/G:3 G");
    goes("0/Y:20/B:20/R:20/G:2 R:2-1", "1/Y:20/B:20/R:21/G:3 G");
    goes("0/Y:20/B:20/R:20/G:1 R:2-1", "1/Y:21/B:20/R:21/G:2 G");
    goes("0/Y:20/B:20/R:20/G:0 R:2-1", "1/Y:21/B:21/R:21/G:1 G");
    goes("0/Y:20/B:20/R:20/G:4 R:2-1", "1/Y:20/B:20/R:20/G:4 G");
}

#[test]
fn a16_the_other_orphans_begin_to_the_left() {
    goes("0/Y:20/B:20/R:20/G:3 B:4-1", "3/Y:20/B:20/R:21/G:3 R");
    goes("0/Y:20/B:20/R:20/G:2 B:4-1", "3/Y:20/B:20/R:21/G:3 R");
    goes("0/Y:20/B:20/R:20/G:1 B:4-1", "3/Y:21/B:20/R:21/G:2 R");
    goes("0/Y:20/B:20/R:20/G:4 B:4-1", "3/Y:20/B:20/R:20/G:4 R");
    // In the last seat the left is the first seat.
    goes("0/Y:20/B:20/R:23 R:4-1", "3/Y:21/B:20/R:23 Y");
}

#[test]
fn a16_what_there_is_is_taken() {
    goes("11/Y:30/B:32 Y:1", "12/Y:32/B:32 B");
    goes("11/Y:32/B:32 Y:1", "12/Y:32/B:32 B");
    goes("25/Y:30/B:31 Y@stars:6-1", "25/Y:33/B:31 B");
    goes("25/Y:30/B:29 Y@stars:6-1", "25/Y:35/B:29 B");
    goes("25/Y:30/B:34 Y@stars:6-5", "25/Y:30/B:34 B");
}

#[test]
fn a16_what_is_returned_can_be_taken_again() {
    goes("12/Y:32/B:32 Y:1-2", "11/Y:29/B:32 B");
    goes("11/Y:29/B:32 B:1", "12/Y:29/B:35 Y");
}

#[test]
fn a17_the_most_stars_win() {
    goes("39/Y:3/B:5/R:4 Y:2-1", "40/Y:3/B:5/R:4 - winner=B");
    goes("39/Y:6/B:5/R:4 B:2-1", "40/Y:6/B:5/R:4 - winner=Y");
    goes("38/Y:1/B:5/R:6 R:4", "40/Y:1/B:5/R:6 - winner=R");
}

#[test]
fn a17_a_tie_is_shared() {
    goes("39/Y:5/B:3/P:5 Y:2-1", "40/Y:5/B:3/P:5 - winner=Y,P");
    goes("39/B:4/R:4/O:4 O:2-1", "40/B:4/R:4/O:4 - winner=B,R,O");
    // Without a star, too.
    goes("39/Y:0/B:0 B:2-1", "40/Y:0/B:0 - winner=Y,B");
}
