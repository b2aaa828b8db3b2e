//! What is done on the spaces.

use super::*;
use crate::event::Cost;
use crate::seat::Seat;

#[test]
fn a08_sandy_gives_every_player_a_star() {
    leads("5/Y:0/B:4/R:2 B:3-1", "go", "7/Y:1/B:5/R:3 R");
    // The mover first, then in turn order.
    let (events, _) = at("5/Y:0/B:4/R:2 B:3-1").made("go");
    let paid = events.iter().filter_map(|event| match event {
        Event::Paid { from, to, count } => Some((*from, to.expect("a player").0, *count)),
        _ => None,
    });
    assert_eq!(
        paid.collect::<Vec<_>>(),
        [(None, 1, 1), (None, 2, 1), (None, 0, 1)]
    );
}

#[test]
fn a08_the_star_for_the_other_orphans_is_not_for_the_mover() {
    leads("2/Y:0/B:4/R:2 B:3-2", "go", "3/Y:1/B:4/R:3 R");
    leads("27/Y:0/B:4 Y:3-2", "go", "28/Y:0/B:5 B");
}

#[test]
fn a09_at_an_arrow_its_die_is_thrown_in_the_same_turn() {
    leads("9/Y:0/B:0 Y:3-2", "go", "10/Y:0/B:0 Y@arrow");
    assert_eq!(at("10/Y:0/B:0 Y@arrow").throws().len(), 6);
    // Red forward, and the action of the space reached.
    leads("10/Y:0/B:0 Y@arrow:2", "go", "12/Y:3/B:0 B");
    // White backward.
    leads("17/Y:0/B:0 Y@arrow:5", "go", "12/Y:3/B:0 B");
    // Both dice are for those who begin a turn on it.
    assert_eq!(at("10/Y:0/B:0 Y").throws().len(), 36);
    leads("10/Y:0/B:0 Y:5-3", "go", "12/Y:3/B:0 B");
}

#[test]
fn a09_no_arrow_of_this_track_leads_straight_to_another() {
    for arrow in [6, 10, 17, 20, 27, 29, 36] {
        for die in 1..=6 {
            let (_, after) = at(&format!("{arrow}/Y:0/B:0 Y@arrow:{die}")).made("go");
            assert!(!after.line().ends_with("@arrow"), "{arrow} by {die}");
        }
    }
    // By dice, every one can be come to.
    leads("31/Y:0/B:0 Y:5", "go", "36/Y:0/B:0 Y@arrow");
    leads("16/Y:0/B:0 Y:5-1", "go", "20/Y:0/B:0 Y@arrow");
    leads("32/Y:0/B:0 Y:3", "go", "29/Y:0/B:0 Y@arrow");
}

#[test]
fn a09_an_arrow_is_thrown_for_on_an_arrow_alone() {
    no_position("16/Y:0/B:0 Y@arrow", "A-9");
    no_position("0/Y:0/B:0 Y@arrow:3", "A-9");
    no_position("10/Y:0/B:0 Y@arrow:3-1", "A-9");
}

#[test]
fn a10_the_mover_gives_one_star_to_a_player_of_choice() {
    leads("8/Y:2/B:0/R:1 Y:3-2", "go", "9/Y:2/B:0/R:1 Y@give");
    only("9/Y:2/B:0/R:1 Y@give", &["give B", "give R"]);
    leads("9/Y:2/B:0/R:1 Y@give", "give B", "9/Y:1/B:1/R:1 B");
    leads("9/Y:2/B:0/R:1 Y@give", "give R", "9/Y:1/B:0/R:2 B");
    let position = at("9/Y:2/B:0/R:1 Y@give");
    let give = notation::legal_step(&position.game, &position.state, "give R").expect("legal");
    let pointing = position.game.action_view(&position.state, give);
    assert_eq!(pointing.seat, Some(Seat(2)));
    assert!(position.game.is_player_choice(&position.state, give));
    // Of two players, the other one is meant.
    let position = at("9/Y:2/B:0 Y@give");
    let give = notation::legal_step(&position.game, &position.state, "give B").expect("legal");
    assert!(!position.game.is_player_choice(&position.state, give));
}

#[test]
fn a10_who_has_none_gives_none() {
    leads("8/Y:0/B:0/R:1 Y:3-2", "go", "9/Y:0/B:0/R:1 B");
    // A position may ask for it all the same: then nothing changes hands.
    only("9/Y:0/B:0/R:1 Y@give", &["give B", "give R"]);
    leads("9/Y:0/B:0/R:1 Y@give", "give B", "9/Y:0/B:0/R:1 B");
    no_position("10/Y:1/B:0 Y@give", "A-10");
}

#[test]
fn a11_both_dice_for_stars() {
    leads("15/Y:2/B:0 Y:3-2", "go", "16/Y:2/B:0 Y@stars");
    assert_eq!(at("16/Y:2/B:0 Y@stars").throws().len(), 36);
    // A die beside the space counts for the next turn alone.
    assert_eq!(at("4/Y:2/B:0 Y@stars").throws().len(), 36);
    leads("16/Y:2/B:0 Y@stars:6-2", "go", "16/Y:6/B:0 B");
    leads("16/Y:7/B:0 Y@stars:2-6", "go", "16/Y:3/B:0 B");
    leads("16/Y:2/B:0 Y@stars:2-6", "go", "16/Y:0/B:0 B");
    leads("16/Y:0/B:0 Y@stars:2-6", "go", "16/Y:0/B:0 B");
}

#[test]
fn a11_equal_dice_are_thrown_again() {
    only("16/Y:2/B:0 Y@stars:4-4", &["go"]);
    leads("16/Y:2/B:0 Y@stars:4-4", "go", "16/Y:2/B:0 Y@stars");
    no_position("19/Y:1/B:0 Y@stars", "A-11");
}

#[test]
fn a12_miss_hannigan_takes_one_star_and_the_mudges_three() {
    leads("1/Y:2/B:5 Y:2-1", "go", "2/Y:1/B:5 B");
    leads("1/Y:0/B:5 Y:2-1", "go", "2/Y:0/B:5 B");
    leads("25/Y:7/B:5 Y:2-1", "go", "26/Y:4/B:5 B");
    leads("25/Y:3/B:5 Y:2-1", "go", "26/Y:0/B:5 B");
    leads("25/Y:2/B:5 Y:2-1", "go", "26/Y:0/B:5 B");
    leads("25/Y:0/B:5 Y:2-1", "go", "26/Y:0/B:5 B");
}

#[test]
fn a13_the_mover_chooses_whom_to_roll_against() {
    leads("7/Y:2/B:0/P:1 B:2-1", "go", "8/Y:2/B:0/P:1 B@against");
    only("8/Y:2/B:0/P:1 B@against", &["against Y", "against P"]);
    leads(
        "8/Y:2/B:0/P:1 B@against",
        "against Y",
        "8/Y:2/B:0/P:1 B@against-Y",
    );
    let (events, after) = at("8/Y:2/B:0/P:1 B@against").made("against P");
    assert!(events.contains(&Event::Picked {
        seat: Seat(1),
        other: Seat(5)
    }));
    assert_eq!(after.throws().len(), 36);
    // On 31 a red die lies beside the space: both are rolled all the same.
    assert_eq!(at("31/Y:2/B:0 Y@against-B").throws().len(), 36);
}

#[test]
fn a13_the_higher_takes_the_difference_from_the_lower() {
    leads("8/Y:2/B:5 Y@against-B:6-2", "go", "8/Y:6/B:1 B");
    leads("8/Y:2/B:3 Y@against-B:6-2", "go", "8/Y:5/B:0 B");
    leads("8/Y:5/B:2 Y@against-B:2-6", "go", "8/Y:1/B:6 B");
    leads("8/Y:3/B:2 Y@against-B:2-6", "go", "8/Y:0/B:5 B");
    leads("8/Y:0/B:0 Y@against-B:2-6", "go", "8/Y:0/B:0 B");
    // Nobody else gives or takes.
    leads("8/Y:2/B:5/R:9 Y@against-R:6-2", "go", "8/Y:6/B:5/R:5 B");
}

#[test]
fn a13_equal_dice_are_thrown_again() {
    only("8/Y:2/B:5 Y@against-B:3-3", &["go"]);
    leads("8/Y:2/B:5 Y@against-B:3-3", "go", "8/Y:2/B:5 Y@against-B");
}

#[test]
fn a13_another_player_is_rolled_against_and_on_such_a_space() {
    no_position("8/Y:2/B:5 Y@against-Y", "A-13");
    no_position("9/Y:2/B:5 Y@against-B", "A-13");
    no_position("9/Y:2/B:5 Y@against", "A-13");
    no_position("8/Y:2/B:5 Y@against-R", "A-2");
    assert!(read("8/Y:2/B:5 Y@against:3-1").is_err(), "chosen first");
    assert!(read("8/Y:2/B:5 Y@against-").is_err());
    assert!(read("8/Y:2/B:5 Y@nothing").is_err());
}

#[test]
fn a14_go_to_moves_annie_on_and_gives_three_stars_once() {
    leads("4/Y:1/B:0 Y:1", "go", "12/Y:4/B:0 B");
    leads("14/Y:1/B:0 Y:1", "go", "21/Y:4/B:0 B");
    leads("22/Y:1/B:0 Y:2", "go", "30/Y:4/B:0 B");
    leads("31/Y:1/B:0 Y:2", "go", "37/Y:4/B:0 B");
    // Back to it, too.
    leads("7/Y:1/B:0 Y:1-3", "go", "12/Y:4/B:0 B");
}

#[test]
fn a14_annie_goes_on_along_the_track_and_stays_there() {
    let (events, after) = at("4/Y:1/B:0 Y:1").made("go");
    let ways = events.iter().filter_map(|event| match event {
        Event::Moved { way, cost, .. } => Some((way.first()?.0, way.last()?.0, way.len(), *cost)),
        _ => None,
    });
    assert_eq!(
        ways.collect::<Vec<_>>(),
        [(4, 5, 2, Cost::Die(1)), (5, 12, 8, Cost::Space)]
    );
    assert_eq!(after.line(), "12/Y:4/B:0 B");
    // No die lies beside 12, so the next turn rolls both.
    assert_eq!(after.throws().len(), 36);
}

#[test]
fn a15_a_friend_gives_the_mover_three() {
    leads("10/Y:1/B:0 Y:3-1", "go", "12/Y:4/B:0 B");
    leads("19/Y:1/B:0 Y:3-1", "go", "21/Y:4/B:0 B");
    leads("28/Y:1/B:0 Y:3-1", "go", "30/Y:4/B:0 B");
    leads("35/Y:1/B:0 Y:3-1", "go", "37/Y:4/B:0 B");
}

#[test]
fn a16_what_the_supply_has_is_taken() {
    leads("10/Y:60/B:2 B:3-1", "go", "12/Y:60/B:4 Y");
    leads("10/Y:60/B:4 B:3-1", "go", "12/Y:60/B:4 Y");
    leads("4/Y:60/B:3 B:1", "go", "12/Y:60/B:4 Y");
    leads("16/Y:60/B:2 B@stars:6-1", "go", "16/Y:60/B:4 Y");
    // What is returned can be taken again.
    leads("1/Y:60/B:4 B:2-1", "go", "2/Y:60/B:3 Y");
}

#[test]
fn a16_where_all_take_it_goes_in_turn_order_from_the_mover() {
    let full = "5/Y:20/B:20/R:10/G:12";
    leads(&format!("{full} R:3-1"), "go", "7/Y:20/B:20/R:11/G:13 G");
    leads(&format!("{full} G:3-1"), "go", "7/Y:21/B:20/R:10/G:13 Y");
    let full = "2/Y:20/B:20/R:10/G:12";
    leads(&format!("{full} R:3-2"), "go", "3/Y:21/B:20/R:10/G:13 G");
    leads(&format!("{full} G:3-2"), "go", "3/Y:21/B:21/R:10/G:12 Y");
}
