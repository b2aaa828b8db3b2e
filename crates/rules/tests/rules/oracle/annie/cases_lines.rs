//! Which position lines are accepted, and how they are printed; derived by hand.

use super::accepted;

fn good(line: &str) {
    assert_eq!(accepted(line), Ok(line.to_string()));
}

fn bad(line: &str) {
    assert!(accepted(line).is_err(), "{line}");
}

#[test]
fn a2_two_to_six_players() {
    good("annie 0/Y:0/B:0/R:0/G:0 Y");
    good("annie 0/Y:0/B:0/R:0/G:0/O:0/P:0 P");
    good("annie 0/O:0/P:0 P");
    good("annie 0/B:0/G:0/P:0 G:3-3");
    bad("annie 0/Y:0 Y");
    bad("annie 0 Y");
    bad("annie 0/Y:0/B:0/R:0/G:0/O:0/P:0/Y:0 Y");
    bad("annie 0/Y:0/Y:0 Y");
    bad("annie 0/Y:0/W:0 Y");
    bad("annie 0/Y:0/B:0 R");
    bad("annie+partners 0/Y:0/B:0/R:0/G:0 Y");
    bad("annie 0/Y:0/B:0");
}

#[test]
fn a2_seats_are_printed_in_turn_order() {
    let printed = accepted("annie 16/P:1/G:2/Y:3/O:4/B:5/R:6 R");
    assert_eq!(printed.unwrap(), "annie 16/Y:3/B:5/R:6/G:2/O:4/P:1 R");
}

#[test]
fn a2_sixty_four_stars() {
    good("annie 16/Y:64/B:0 Y");
    good("annie 16/Y:32/B:32 Y");
    bad("annie 16/Y:64/B:1 Y");
    bad("annie 16/Y:33/B:32 Y");
    bad("annie 16/Y:99999999999/B:0 Y");
    bad("annie 16/Y:-1/B:0 Y");
    bad("annie 16/Y:/B:0 Y");
    bad("annie 16/Y/B:0 Y");
    bad("annie 16/Y:3,3/B:0 Y");
    // A line is printed as it was read.
    bad("annie 16/Y:03/B:0 Y");
    bad("annie 16/Y:+3/B:0 Y");
}

#[test]
fn a1_spaces_are_0_to_40() {
    good("annie 39/Y:3/B:0 Y");
    bad("annie 41/Y:3/B:0 Y");
    bad("annie -1/Y:3/B:0 Y");
    bad("annie 09/Y:3/B:0 Y");
    bad("annie home/Y:3/B:0 Y");
    bad("annie Y:3/B:0 Y");
}

#[test]
fn a3_the_dice_of_the_space() {
    good("annie 16/Y:3/B:0 Y:5-3");
    good("annie 16/Y:3/B:0 Y:3-5");
    good("annie 0/Y:3/B:0 Y:3-5");
    good("annie 11/Y:3/B:0 Y:4");
    good("annie 13/Y:3/B:0 Y:4");
    bad("annie 16/Y:3/B:0 Y:4");
    bad("annie 0/Y:3/B:0 Y:4");
    bad("annie 11/Y:3/B:0 Y:5-3");
    bad("annie 13/Y:3/B:0 Y:5-3");
    bad("annie 11/Y:3/B:0 Y:7");
    bad("annie 11/Y:3/B:0 Y:0");
    bad("annie 16/Y:3/B:0 Y:0-1");
    bad("annie 16/Y:3/B:0 Y:1-7");
    bad("annie 16/Y:3/B:0 Y:");
    bad("annie 16/Y:3/B:0 Y:1-2-3");
}

#[test]
fn a9_to_a13_a_turn_goes_on_where_the_space_says_so() {
    for (line, fitting) in [
        ("Y@arrow", vec![6, 10, 17, 20, 27, 29, 36]),
        ("Y@arrow:4", vec![6, 10, 17, 20, 27, 29, 36]),
        ("Y@stars", vec![4, 16, 25, 35]),
        ("Y@stars:5-3", vec![4, 16, 25, 35]),
        ("Y@give", vec![9, 23, 39]),
        ("Y@against", vec![8, 19, 31]),
        ("Y@against-B", vec![8, 19, 31]),
        ("Y@against-B:5-3", vec![8, 19, 31]),
    ] {
        for space in 0..=40 {
            let line = format!("annie {space}/Y:3/B:0 {line}");
            if fitting.contains(&space) {
                good(&line);
            } else {
                bad(&line);
            }
        }
    }
    // No stars to give: accepted, though no play leads there.
    good("annie 9/Y:3/B:0 B@give");
}

#[test]
fn a9_to_a13_their_dice_and_players() {
    bad("annie 6/Y:3/B:0 Y@arrow:5-3");
    bad("annie 16/Y:3/B:0 Y@stars:4");
    bad("annie 9/Y:3/B:0 Y@give:4");
    bad("annie 9/Y:3/B:0 Y@give-B");
    bad("annie 8/Y:3/B:0 Y@against:5-3");
    bad("annie 8/Y:3/B:0 Y@against-B:5");
    bad("annie 8/Y:3/B:0 Y@against-Y");
    bad("annie 8/Y:3/B:0 Y@against-R");
    bad("annie 8/Y:3/B:0 Y@against-");
    bad("annie 8/Y:3/B:0 Y@");
    bad("annie 8/Y:3/B:0 R@against-B");
    bad("annie 8/Y:3/B:0 @against-B");
    // Whatever is beside the space: 4 and 31 have a red die.
    good("annie 4/Y:3/B:0 Y@stars:5-3");
    good("annie 31/Y:3/B:0 Y@against-B:5-3");
}

#[test]
fn a6_and_a17_a_game_that_is_over_has_its_winners() {
    good("annie 40/Y:3/B:0 - winner=Y");
    good("annie 40/Y:3/B:5 - winner=B");
    good("annie 40/Y:3/B:3 - winner=Y,B");
    good("annie 40/Y:0/B:0/P:0 - winner=Y,B,P");
    bad("annie 40/Y:3/B:0 Y");
    bad("annie 40/Y:3/B:0 Y:5-3");
    bad("annie 40/Y:3/B:0 -");
    bad("annie 40/Y:3/B:0 - winner=B");
    bad("annie 40/Y:3/B:3 - winner=Y");
    bad("annie 40/Y:3/B:3 - winner=B,Y");
    bad("annie 40/Y:3/B:0 - winner=Y,B");
    bad("annie 40/Y:3/B:0 - winner=");
    bad("annie 40/Y:3/B:0 - winner=R");
    bad("annie 39/Y:3/B:0 - winner=Y");
    bad("annie 39/Y:3/B:0 Y winner=Y");
    bad("annie 40/Y:3/B:0 - winner=Y winner=Y");
    bad("annie 39/Y:3/B:0 Y again=1");
}
