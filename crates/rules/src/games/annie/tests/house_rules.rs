//! House rules: what each value changes.

use super::*;
use crate::seat::SeatSet;
use crate::words::Words;

/// The start of a game of three under a ruleset.
fn start(ruleset: &str) -> String {
    let game = game(ruleset);
    let state = game.initial_state(SeatSet(0b111)).expect("three can play");
    Position { game, state }.line()
}

#[test]
fn a06_exact_a_happy_ending_is_reached_by_exact_count() {
    leads(
        "annie+exact=yes 38/Y:3/B:5 Y:2",
        "go",
        "40/Y:3/B:5 - winner=B",
    );
    leads("annie+exact=yes 38/Y:3/B:5 Y:3", "go", "38/Y:3/B:5 B");
    leads(
        "annie+exact=yes 35/Y:3/B:5 Y:6-1",
        "go",
        "40/Y:3/B:5 - winner=B",
    );
    leads("annie+exact=yes 37/Y:3/B:5 Y:6-1", "go", "37/Y:3/B:5 B");
    // Backward nothing changes, and nothing on the Orphanage.
    leads("annie+exact=yes 2/Y:3/B:5 Y:1-6", "go", "0/Y:3/B:5 B");
    leads("annie+exact=yes 0/Y:3/B:5 Y:6-6", "go", "12/Y:6/B:5 B");
    leads("annie+exact=yes 0/Y:3/B:5 Y:1-6", "go", "0/Y:3/B:5 B");
    // Of equal dice, the way back is the only one left.
    leads(
        "annie+exact=yes 39/Y:3/B:5 Y:2-2",
        "go",
        "35/Y:3/B:5 Y@stars",
    );
    let (events, _) = at("annie+exact=yes 38/Y:3/B:5 Y:3").made("go");
    let [Event::Passed { .. }, Event::TurnPasses { .. }] = events[..] else {
        panic!("{events:?}");
    };
}

#[test]
fn a06_exact_both_ways_are_open_up_to_the_end() {
    let line = "annie+exact=yes 36/Y:3/B:5 Y:2-2";
    leads(line, "forward", "40/Y:3/B:5 - winner=B");
    leads(line, "backward", "32/Y:4/B:6 B");
}

#[test]
fn a06_exact_refusals_say_that_the_count_is_too_high() {
    let why = "A-6: with red 3 Annie would go beyond A Happy Ending, which needs the exact count";
    refused("annie+exact=yes 38/Y:3/B:5 Y:3", "forward", why);
    refused("annie+exact=yes 38/Y:3/B:5 Y:3", "backward", why);
    let line = "annie+exact=yes 37/Y:3/B:5 Y:2-2";
    let why = "A-6: with red 2 and white 2 Annie would go beyond A Happy Ending, and must go back 4 instead";
    refused(line, "forward", why);
    refused(line, "backward", why);
    let why = "A-4: with red 2 and white 2 Annie goes forward or back 4, as you like";
    refused("annie+exact=yes 36/Y:3/B:5 Y:2-2", "go", why);
    let why = "A-5: with red 3 and white 5 Annie must stay on the Orphanage";
    refused("annie+exact=yes 0/Y:3/B:5 Y:3-5", "backward", why);
}

#[test]
fn a06_exact_the_log_has_a_sentence_for_both_ends() {
    for line in ["38/Y:3/B:5 Y:3", "0/Y:3/B:5 Y:3-5"] {
        let line = format!("annie+exact=yes {line}");
        let stays = "Annie stays where she is: the roll would take her off the street";
        assert_eq!(log(&line, "go"), [stays]);
    }
}

#[test]
fn a15_friends_give_as_many_stars_as_the_rules_say() {
    for (count, has) in [("1", 4), ("2", 5), ("5", 8)] {
        let ruleset = format!("annie+friends={count}");
        let line = format!("{ruleset} 10/Y:3/B:5 Y:5-3");
        leads(&line, "go", &format!("12/Y:{has}/B:5 B"));
        // A "Go to" gives them once.
        let line = format!("{ruleset} 3/Y:3/B:5 Y:4-2");
        leads(&line, "go", &format!("12/Y:{has}/B:5 B"));
        // Only what there is.
        let line = format!("{ruleset} 10/Y:58/B:5 Y:5-3");
        leads(&line, "go", "12/Y:59/B:5 B");
    }
}

#[test]
fn a15_friends_stand_on_the_board_with_their_stars() {
    for (ruleset, short, note) in [
        ("annie", "+3 ★", "Take three stars."),
        ("annie+friends=1", "+1 ★", "Take a star."),
        ("annie+friends=2", "+2 ★", "Take two stars."),
        ("annie+friends=5", "+5 ★", "Take five stars."),
    ] {
        let board = game(ruleset).board();
        for space in [12, 21, 30, 37] {
            let caption = board.spaces[space].caption.expect("a caption");
            assert_eq!((&*caption.short(), &*caption.note()), (short, note));
        }
        let goto = board.spaces[5].caption.expect("a caption");
        assert!(goto.note().ends_with(&note.to_lowercase()), "{goto:?}");
        assert_eq!(goto.short(), format!("Taxi {}", &short[..2]));
    }
}

#[test]
fn a07_landing_brings_the_mover_a_star_first() {
    // Before what the space says is done.
    leads("annie+landing=1 5/Y:0/B:0 Y:3-1", "go", "7/Y:2/B:1 B");
    leads(
        "annie+landing=1 9/Y:0/B:0 Y:2-1",
        "go",
        "10/Y:1/B:0 Y@arrow",
    );
    leads("annie+landing=1 0/Y:0/B:0 Y:3-1", "go", "2/Y:0/B:0 B");
    leads("annie+landing=1 8/Y:0/B:0 Y:2-1", "go", "9/Y:1/B:0 Y@give");
    // An arrow's second move is a landing of its own, a "Go to" is none.
    leads("annie+landing=1 10/Y:1/B:0 Y@arrow:2", "go", "12/Y:5/B:0 B");
    leads("annie+landing=1 3/Y:0/B:0 Y:4-2", "go", "12/Y:4/B:0 B");
    // At both ends of the street, and for a move and nothing else.
    leads("annie+landing=1 2/Y:0/B:0 Y:1-5", "go", "0/Y:1/B:0 B");
    leads(
        "annie+landing=1 39/Y:4/B:5 Y:2-1",
        "go",
        "40/Y:5/B:5 - winner=Y,B",
    );
    leads("annie+landing=1 0/Y:0/B:0 Y:1-5", "go", "0/Y:0/B:0 B");
    leads(
        "annie+exact=yes+landing=1 38/Y:0/B:0 Y:3",
        "go",
        "38/Y:0/B:0 B",
    );
    leads(
        "annie+landing=1 16/Y:1/B:0 Y@stars:5-3",
        "go",
        "16/Y:3/B:0 B",
    );
    // Only if there is one, and the mover first.
    leads("annie+landing=1 5/Y:60/B:4 Y:3-1", "go", "7/Y:60/B:4 B");
    leads("annie+landing=1 5/Y:60/B:3 B:3-1", "go", "7/Y:60/B:4 Y");
}

#[test]
fn a02_stars_are_there_at_the_start() {
    assert_eq!(start("annie"), "0/Y:0/B:0/R:0 Y");
    for count in ["1", "3"] {
        let ruleset = format!("annie+stars={count}");
        let rows = ["Y", "B", "R"].map(|seat| format!("/{seat}:{count}"));
        let line = format!("0{} Y", rows.concat());
        assert_eq!(start(&ruleset), line);
        // The others are in the supply.
        let Position { game, state } = at(&format!("{ruleset} {line}"));
        let left = 64 - 3 * count.parse::<u32>().expect("a number");
        assert_eq!(game.supply(&state), Some(left));
        // Later there may be any number.
        at(&format!("{ruleset} 20/Y:0/B:0 Y"));
    }
}

#[test]
fn a02_with_a_head_start_a_player_begins_with_more_stars() {
    assert_eq!(
        start("annie+head-blue=3+head-purple=6+head-yellow=6+stars=1"),
        "0/Y:7/B:4/R:1 Y"
    );
}

#[test]
fn a01_street_begins_where_the_rules_say() {
    let from = "annie+street=from-12";
    assert_eq!(start(from), "12/Y:0/B:0/R:0 Y");
    let from = "annie+street=from-21";
    assert_eq!(start(from), "21/Y:0/B:0/R:0 Y");
    // As from any such space: she may go back, and equal dice are a choice.
    leads(
        &format!("{from} 21/Y:0/B:0 Y:1-3"),
        "go",
        "19/Y:0/B:0 Y@against",
    );
    let both = format!("{from} 21/Y:0/B:0 Y:2-2");
    leads(&both, "forward", "25/Y:0/B:0 Y@stars");
    leads(&both, "backward", "17/Y:0/B:0 Y@arrow");
    // The Orphanage stays what it is.
    leads(&format!("{from} 0/Y:0/B:0 Y:1-3"), "go", "0/Y:0/B:0 B");
    leads(&format!("{from} 3/Y:0/B:0 Y:1-6"), "go", "0/Y:0/B:0 B");
}

#[test]
fn options_count_together() {
    assert_eq!(start("annie+stars=3+street=from-12"), "12/Y:3/B:3/R:3 Y");
    let line = "annie+friends=5+landing=1 10/Y:0/B:0 Y@arrow:2";
    leads(line, "go", "12/Y:6/B:0 B");
}

#[test]
fn printed_values_and_unknown_ones_are_refused() {
    for wrong in [
        "exact=no",
        "exact",
        "friends=3",
        "friends=4",
        "landing=0",
        "landing=2",
        "stars=0",
        "stars=2",
        "street=whole",
        "street=from-0",
        "partners",
    ] {
        assert!(
            games::ruleset(&format!("annie+{wrong}")).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn the_choices_say_what_is_left() {
    let line = "annie+exact=yes 37/Y:3/B:5 Y:2-2";
    let Position { game, state } = at(line);
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let words: Vec<_> = actions
        .iter()
        .map(|step| game.choice(&state, *step))
        .collect();
    assert_eq!(words, ["Back 4 to 33 (Go to the Iodent Hour)"]);
}
