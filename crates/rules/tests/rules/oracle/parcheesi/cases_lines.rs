//! What positions are accepted, and checks of the board itself.

use super::board::{SIDES, board, entry, on_home_path, on_ring};
use super::cases::long;
use super::{accepted, plays};

#[test]
fn c01_and_c03_the_board() {
    for (ring68, a_side, steps) in [(false, 18, 75), (true, 17, 71)] {
        let board = board(ring68);
        let mut safe = 0;
        for side in SIDES {
            safe += (0..a_side)
                .filter(|n| board.is_safe(&format!("{side}{n}")))
                .count();
            let standing = board.standing(side);
            // All of the ring but the own 1 to 4.
            let on_the_ring = standing.iter().filter(|space| on_ring(space));
            assert_eq!(on_the_ring.count(), 4 * a_side - 4);
            let path = standing.iter().filter(|space| on_home_path(space));
            assert_eq!(path.count(), 7);
            let walk = board.walk(side, &entry(side), steps);
            assert_eq!(walk.unwrap().last(), Some(&"home"));
            assert!(board.walk(side, &entry(side), steps + 1).is_none());
        }
        assert_eq!(safe, 12);
        assert!(board.is_safe(&format!("Y{}", a_side - 5)));
    }
}

#[test]
fn c05_to_c21_what_positions_are_accepted() {
    for good in [
        " Y:4yard/R:4yard Y",
        " B:4yard/G:4yard G:6-5",
        " Y:4yard/B:4yard/R:4yard R:1-1 doublets=2",
        " Y:4yard/B:4yard/R:4yard R doublets=1",
        " Y:4yard/B:4yard/R:4yard R:2-1 doublets=2",
        " Y:yard,Y5,Y0,home/B:4yard/R:2yard,Rh1,Rh1/G:4yard Y:6-3",
        " Y:Y17,G17,G17,Yh7/R:4yard Y:6-3",
        " Y:Y17,G17,G17,Yh7/R:2yard,R9,R9 Y:6-3 blockades=G17:4,R9:1 doublets=1",
        "+ring68 Y:Y16,G16,G16,Yh7/R:4yard Y:6-3 blockades=G16:1",
        " Y:Y5,Y5,Y0,Y0/R:4yard Y blockades=Y5:1,Y0:4",
        " Y:Y5,Y5,Y0,Y0/R:4yard Y blockades=Y0:4",
        " Y:4home/R:4yard - winner=Y",
        " Y:4home/R:R5,R5,R0,R0 - blockades=R0:2 winner=Y",
    ] {
        let line = long(&format!("parcheesi{good}"));
        assert_eq!(accepted(&line).as_ref(), Ok(&line));
    }
    // Pawns and seats are read in any order and printed in one.
    assert_eq!(
        accepted("parcheesi G:yard,home,yard,yard/B:home,Bh1,B0,B5 G:2-1"),
        Ok("parcheesi B:B5,B0,Bh1,home/G:yard,yard,yard,home G:2-1".to_string())
    );
}

#[test]
fn c05_to_c21_what_positions_are_refused() {
    for bad in [
        " Y:4yard/B:4yard Y",                                 // C-5: not opposite
        " Y:4yard Y",                                         // C-5: alone
        " Y:3yard/R:4yard Y",                                 // C-5: three pawns
        " Y:4yard,home/R:4yard Y",                            // C-5: five
        " Y:4yard/R:4yard/R:4yard Y",                         // twice
        " Y:4yard/R:4yard B",                                 // no such seat
        " Y:3yard,Y4/R:4yard Y",                              // C-19: own side before the entry
        " Y:3yard,Rh1/R:4yard Y",                             // C-19: another's home path
        " Y:3yard,G18/R:4yard Y",                             // C-1: no such space
        "+ring68 Y:3yard,G17/R:4yard Y",                      // C-1: not on this ring
        " Y:3yard,Yh8/R:4yard Y",                             // C-3: no such space
        " Y:3yard,Yh0/R:4yard Y",                             // C-3: no such space
        " Y:3yard,G05/R:4yard Y",                             // no such name
        " Y:yard,G1,G1,G1/R:4yard Y",                         // C-12: three
        " Y:yard,Yh1,Yh1,Yh1/R:4yard Y",                      // C-12: three
        " Y:3yard,G1/R:3yard,G1 Y",                           // C-17: rivals
        " Y:3yard,G5/R:3yard,G5 Y",                           // C-16: rivals
        " Y:4home/R:4yard R",                                 // C-21: over
        " Y:4home/R:4yard -",                                 // over without winner
        " Y:4home/R:4yard - winner=R",                        // another has won
        " Y:4home/R:4home - winner=Y",                        // two winners
        " Y:3home,Yh6/R:4yard - winner=Y",                    // not over
        " Y:4home/R:4yard - doublets=1 winner=Y",             // over, no turn running
        " Y:4yard/R:4yard Y winner=Y",                        // not over
        " Y:4yard/R:4yard Y:3-6",                             // higher die first
        " Y:4yard/R:4yard Y:7-1",                             // no such roll
        " Y:4yard/R:4yard Y:6",                               // two dice
        " Y:4yard/R:4yard Y doublets=0",                      // left out then
        " Y:4yard/R:4yard Y doublets=3",                      // C-10
        " Y:4yard/R:4yard Y doublets=1 doublets=1",           // twice
        " Y:4yard/R:4yard Y again=1",                         // no such key
        " Y:4yard/R:4yard Y ",                                // an empty field
        " Y:4yard/R:4yard Y blockades=",                      // empty
        " Y:3yard,G1/R:4yard Y blockades=G1:1",               // C-14: stands alone
        " Y:2yard,Yh1,Yh1/R:4yard Y blockades=Yh1:1",         // C-12: none on a home path
        " Y:2yard,G1,G1/R:4yard Y blockades=G1:0",            // C-14: from 1 to 4
        " Y:2yard,G1,G1/R:4yard Y blockades=G1:5",            // C-14: from 1 to 4
        " Y:2yard,G1,G1/R:4yard Y blockades=G1",              // no count
        " Y:2yard,G1,G1/R:4yard Y blockades=G1:1,G1:1",       // twice
        " Y:G1,G1,Y5,Y5/R:4yard Y blockades=G1:1,Y5:1",       // order
        " Y:2yard,G1,G1/R:2yard,R5,R5 Y blockades=R5:1,G1:1", // order
        " Y:2yard,G1,G1/R:4yard Y doublets=1 blockades=G1:1", // order of keys
        "+partners Y:4yard/B:4yard/R:4yard/G:4yard Y",        // no such option
    ] {
        let line = long(&format!("parcheesi{bad}"));
        assert!(accepted(&line).is_err(), "{bad}");
    }
}

#[test]
fn only_a_throw_is_played() {
    for line in [
        "parcheesi Y:4yard/R:4yard Y",
        "parcheesi Y:4home/R:4yard - winner=Y",
    ] {
        assert!(plays(&long(line)).is_err(), "{line}");
    }
}
