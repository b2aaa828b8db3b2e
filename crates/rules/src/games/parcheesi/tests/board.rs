//! The board: C-1 to C-4.

use std::collections::BTreeMap;

use super::*;
use crate::board::{Board, Kind, Point, Shape, SpaceInfo};

/// The colours in the order in which pawns come through their sides.
const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];
const BOTH: [(&str, u8); 2] = [("parcheesi", 18), ("parcheesi+ring68", 17)];

fn info<'a>(board: &'a Board, name: &str) -> &'a SpaceInfo {
    board.space(board.find(name).unwrap_or_else(|| panic!("no {name}")))
}

/// The names of the spaces that a pawn can go on to from a space.
fn next(board: &Board, name: &str) -> Vec<String> {
    let next = info(board, name).next.iter();
    next.map(|&next| board.space(next).name.clone()).collect()
}

fn is_ring(info: &SpaceInfo) -> bool {
    matches!(
        info.kind,
        Kind::Track | Kind::Entrance | Kind::Start | Kind::Safe
    )
}

/// The names of the ring from Y0 on, as the board leads.
fn ring(board: &Board) -> Vec<String> {
    let mut names = vec!["Y0".to_owned()];
    loop {
        let mut next = next(board, names.last().expect("a name"));
        next.retain(|name| is_ring(info(board, name)));
        assert_eq!(next.len(), 1, "the ring goes on in one way");
        if next[0] == "Y0" {
            return names;
        }
        names.append(&mut next);
    }
}

#[test]
fn c01_the_ring_has_72_spaces_or_68() {
    for (ruleset, side) in BOTH {
        let board = game(ruleset).board();
        let numbered = |letter| (0..side).map(move |number| format!("{letter}{number}"));
        let expected: Vec<String> = SIDES.into_iter().flat_map(numbered).collect();
        assert_eq!(ring(&board), expected, "{ruleset}");
        assert_eq!(expected.len(), usize::from(side) * 4);
    }
    at("Y:3yard,G17/R:4yard Y");
    assert!(read("ring68 Y:3yard,G17/R:4yard Y").is_err());
    assert!(read("Y:3yard,G18/R:4yard Y").is_err());
}

#[test]
fn c01_entrances_entry_spaces_and_twelve_safe_spaces() {
    for (ruleset, side) in BOTH {
        let game = game(ruleset);
        let board = game.board();
        let mut kinds: BTreeMap<char, Vec<(String, Kind)>> = BTreeMap::new();
        for (_, info) in board.iter().filter(|(_, info)| is_ring(info)) {
            let owner = info.owner.map(|seat| Parcheesi::FAMILY.letter(seat));
            assert_eq!(owner.is_some(), info.kind != Kind::Track, "{}", info.name);
            if let Some(owner) = owner {
                assert!(info.name.starts_with(owner));
                let number = info.name[1..].to_owned();
                kinds.entry(owner).or_default().push((number, info.kind));
            }
        }
        for letter in SIDES {
            let expected = [
                ("0".to_owned(), Kind::Entrance),
                ("5".to_owned(), Kind::Start),
                ((side - 5).to_string(), Kind::Safe),
            ];
            assert_eq!(kinds[&letter], expected);
        }
    }
}

#[test]
fn c01_a_rival_is_safe_on_the_twelve_and_nowhere_else() {
    for (ruleset, side) in BOTH {
        for number in 1..side {
            let from = number - 1;
            let line = format!("{ruleset} Y:G{from},3home/R:3home,G{number} Y:6-1");
            let captured = at(&line).steps().contains(&format!("1 G{from}xG{number}"));
            let safe = [0, 5, side - 5].contains(&number);
            assert_eq!(captured, !safe, "{ruleset}: G{number}");
        }
    }
}

#[test]
fn c02_pawns_run_yellow_green_red_blue_and_turns_the_other_way() {
    let seats = Parcheesi::FAMILY.seats.iter();
    let letters: String = seats.map(|seat| seat.letter).collect();
    assert_eq!(letters, "YBRG", "the turn goes to the left");
    let all = "Y:4yard/B:4yard/R:4yard/G:4yard";
    for (turn, next) in [('Y', 'B'), ('B', 'R'), ('R', 'G'), ('G', 'Y')] {
        let line = format!("{all} {turn}:6-3");
        leads(&line, "pass", &format!("{all} {next}"));
    }
    leads(
        "Y:Y17,3home/R:4yard Y:2-1",
        "1 Y17-G0, 2 G0-G2",
        "Y:G2,3home/R:4yard R",
    );
}

#[test]
fn c03_seven_spaces_of_home_path_and_home_is_the_eighth_step() {
    for (ruleset, _) in BOTH {
        let board = game(ruleset).board();
        for side in SIDES {
            let onward = next(&board, &format!("{side}0"));
            assert_eq!(onward, [format!("{side}1"), format!("{side}h1")]);
            for number in 1..7 {
                let onward = next(&board, &format!("{side}h{number}"));
                assert_eq!(onward, [format!("{side}h{}", number + 1)]);
            }
            assert_eq!(next(&board, &format!("{side}h7")), [format!("{side} home")]);
            assert!(next(&board, &format!("{side} home")).is_empty());
        }
    }
    assert!(read("Y:3yard,Yh8/R:4yard Y").is_err());
    no_position("Y:3yard,Rh1/R:4yard Y", "C-3");
    legal(
        "Y:Y0,3home/R:4yard Y:6-2",
        &["2 Y0-Yh2, 6 Yh2-home", "6 Y0-Yh6, 2 Yh6-home"],
    );
}

#[test]
fn c03_from_entry_to_home_it_is_75_steps_or_71() {
    for (ruleset, expected) in [("parcheesi", 75), ("parcheesi+ring68", 71)] {
        let track = game(ruleset).track();
        let mut steps = 0;
        let mut index = track.start();
        while let [onward] = track.onward(index)[..] {
            index = onward;
            steps += 1;
        }
        assert_eq!(steps, expected, "{ruleset}");
        assert_eq!(track.steps_to_go(track.start()), expected);
        assert_eq!(track.steps_to_go(crate::race::YARD), expected + 1);
    }
}

/// The place of a space in units of a board 100 wide.
fn place(board: &Board, name: &str) -> (f64, f64) {
    let place = info(board, name).place;
    (f64::from(place.x) / 100.0, f64::from(place.y) / 100.0)
}

#[test]
fn c04_a_cross_of_four_arms_three_wide_and_eight_long() {
    for (ruleset, side) in BOTH {
        let board = game(ruleset).board();
        // Yellow's arm reaches to the left; the row below its home path is its own side, the one
        // above that of Blue.
        let y = |name: &str| place(&board, name).1;
        let row = |names: Vec<String>| {
            let places: Vec<_> = names.iter().map(|name| place(&board, name)).collect();
            assert_eq!(places.len(), 8);
            assert!(places.windows(2).all(|pair| pair[0].0 < pair[1].0));
            assert!(places.iter().all(|at| at.1 == places[0].1 && at.0 < 37.0));
        };
        row((1..=8).map(|number| format!("Y{number}")).collect());
        row((side - 8..side).rev().map(|n| format!("B{n}")).collect());
        let path = (1..=7).map(|number| format!("Yh{number}"));
        row(std::iter::once("Y0".to_owned()).chain(path).collect());
        assert!(y("B14") < y("Yh4") && y("Yh4") < y("Y4"));
        assert_eq!(y("Yh4"), 50.0);
    }
}

#[test]
fn c04_one_more_space_in_each_angle_of_the_ring_of_72() {
    let board = game("parcheesi").board();
    for side in SIDES {
        let (x, y) = place(&board, &format!("{side}9"));
        let (dx, dy) = ((x - 50.0).abs(), (y - 50.0).abs());
        assert_eq!(dx, dy, "{side}9 lies in an angle");
        assert!((8.0..14.0).contains(&dx));
    }
}

#[test]
fn c04_the_ring_goes_counter_clockwise_from_neighbour_to_neighbour() {
    for (ruleset, _) in BOTH {
        let board = game(ruleset).board();
        let names = ring(&board);
        let pairs = names.iter().zip(names.iter().cycle().skip(1));
        for (one, other) in pairs {
            let ((x, y), (to_x, to_y)) = (place(&board, one), place(&board, other));
            assert!((x - to_x).hypot(y - to_y) < 11.0, "{one} to {other}");
            // Seen from the middle, with y downward.
            let cross = (x - 50.0) * (to_y - 50.0) - (y - 50.0) * (to_x - 50.0);
            let across = one.ends_with('0') || other.ends_with('0');
            assert!(cross < 0.0 || across, "{one} to {other}");
        }
    }
}

#[test]
fn c04_nests_at_the_right_hand_and_home_in_the_middle() {
    for (ruleset, _) in BOTH {
        let board = game(ruleset).board();
        for (side, x, y) in [('Y', 20, 80), ('G', 80, 80), ('R', 80, 20), ('B', 20, 20)] {
            let (found_x, found_y) = place(&board, &format!("{side} yard"));
            assert!((found_x - f64::from(x)).abs() < 1.0 && (found_y - f64::from(y)).abs() < 1.0);
            let (home_x, home_y) = place(&board, &format!("{side} home"));
            assert!((home_x - 50.0).hypot(home_y - 50.0) < 10.0);
        }
    }
}

/// Whether a point lies in a polygon: a ray from it to the right crosses its edges oddly often.
fn holds(corners: &[Point], at: Point) -> bool {
    let edges = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = edges.filter(|(one, other)| {
        let above = |point: &Point| point.y <= at.y;
        if above(one) == above(other) {
            return false;
        }
        let along = f64::from(at.y - one.y) / f64::from(other.y - one.y);
        f64::from(one.x) + along * f64::from(other.x - one.x) > f64::from(at.x)
    });
    crossed.count() % 2 == 1
}

#[test]
fn c04_every_space_holds_its_middle_and_no_other() {
    for (ruleset, _) in BOTH {
        let board = game(ruleset).board();
        for (_, info) in board.iter() {
            match &info.shape {
                Shape::Polygon(corners) => {
                    for (_, other) in board.iter() {
                        let same = other.name == info.name;
                        assert_eq!(
                            holds(corners, other.place),
                            same,
                            "{} in {}",
                            other.name,
                            info.name
                        );
                    }
                }
                Shape::Disc { radius } => {
                    assert_eq!(info.kind, Kind::Yard);
                    assert!(*radius < info.place.x && *radius < info.place.y);
                }
            }
        }
    }
}
