//! The board: P-1 to P-7.

use super::super::track::TRACK;
use super::*;
use crate::board::{Board, Kind, Shape, SpaceInfo};
use crate::seat::Seat;

const LETTERS: [char; 4] = ['Y', 'G', 'R', 'B'];

fn board() -> Board {
    game("pollyanna-1951").board()
}

/// The names of the spaces that a pawn can go on to from a space.
fn next(board: &Board, name: &str) -> Vec<String> {
    let space = board.find(name).unwrap_or_else(|| panic!("no {name}"));
    board
        .space(space)
        .next
        .iter()
        .map(|&next| board.space(next).name.clone())
        .collect()
}

fn is_broadway(info: &SpaceInfo) -> bool {
    matches!(info.kind, Kind::Track | Kind::Entrance | Kind::Start)
}

/// The next space of Broadway, by name.
fn next_on_broadway(board: &Board, name: &str) -> String {
    let next = next(board, name).into_iter();
    let mut next = next.filter(|name| is_broadway(board.space(board.find(name).expect("a space"))));
    let only = next.next().expect("Broadway goes on");
    assert_eq!(next.next(), None, "{name} goes on in two ways on Broadway");
    only
}

#[test]
fn p01_broadway_is_a_loop_of_60() {
    let board = board();
    assert_eq!(
        board.iter().filter(|(_, info)| is_broadway(info)).count(),
        60
    );
    let expected = LETTERS
        .iter()
        .flat_map(|side| (0..15).map(move |number| format!("{side}{number}")));
    let mut name = "Y0".to_owned();
    for expected in expected {
        assert_eq!(name, expected);
        name = next_on_broadway(&board, &name);
    }
    assert_eq!(name, "Y0", "after the last space comes the first");
    assert!(read("Y:3yard,G15/R:4yard Y").is_err(), "there is no G15");
}

#[test]
fn p01_number_0_is_the_entrance_of_its_side() {
    for (seat, side) in (0..).map(Seat).zip(LETTERS) {
        let board = board();
        let info = board.space(board.find(&format!("{side}0")).expect("an entrance"));
        assert_eq!((info.kind, info.owner), (Kind::Entrance, Some(seat)));
        let path = next(&board, &format!("{side}0"));
        assert_eq!(path, [format!("{side}1"), format!("{side}h1")]);
    }
}

#[test]
fn p02_the_turn_passes_yellow_green_red_blue() {
    let all = "Y:4yard/G:4yard/R:4yard/B:4yard";
    for (turn, next) in [('Y', 'G'), ('G', 'R'), ('R', 'B'), ('B', 'Y')] {
        leads(
            &format!("{all} {turn}:5-4"),
            "pass",
            &format!("{all} {next}"),
        );
    }
}

#[test]
fn p02_yellow_sits_opposite_red_and_green_opposite_blue() {
    at("Y:4yard/R:4yard Y");
    at("G:4yard/B:4yard G");
    for together in [
        "Y:4yard/G:4yard",
        "Y:4yard/B:4yard",
        "G:4yard/R:4yard",
        "R:4yard/B:4yard",
    ] {
        no_position(&format!("{together} {}", &together[..1]), "P-8");
    }
}

#[test]
fn p03_the_start_is_number_6_of_the_own_side() {
    for (seat, side) in (0..).map(Seat).zip(LETTERS) {
        let position = at(&format!("Y:4yard/G:4yard/R:4yard/B:4yard {side}:6-1"));
        assert_eq!(position.steps(), [format!("6 yard-{side}6")]);
        let board = board();
        let info = board.space(board.find(&format!("{side}6")).expect("a start"));
        assert_eq!((info.kind, info.owner), (Kind::Start, Some(seat)));
        assert!(next(&board, &format!("{side} yard")).contains(&format!("{side}6")));
    }
}

#[test]
fn p04_a_turnout_leaves_after_5_and_comes_back_onto_10() {
    let board = board();
    for side in LETTERS {
        assert_eq!(
            next(&board, &format!("{side}5")),
            [format!("{side}6"), format!("{side}t1")]
        );
        for number in 1..7 {
            let onward = format!("{side}t{}", number + 1);
            assert_eq!(next(&board, &format!("{side}t{number}")), [onward]);
        }
        assert_eq!(next(&board, &format!("{side}t7")), [format!("{side}10")]);
        let count = board
            .iter()
            .filter(|(_, info)| info.kind == Kind::Turnout && info.name.starts_with(side));
        assert_eq!(count.count(), 7);
    }
    assert!(read("Y:3yard,Gt8/R:4yard Y").is_err(), "there is no Gt8");
}

#[test]
fn p04_it_is_three_spaces_longer_and_open_to_the_other_colours() {
    // 5 by Broadway and 8 by the turnout, for each of the three who come by.
    for line in [
        "Y:G5,3home/R:4yard/B:4yard Y:5-3",
        "Y:4yard/R:G5,3home/B:4yard R:5-3",
        "Y:4yard/R:4yard/B:G5,3home B:5-3",
    ] {
        legal(
            line,
            &[
                "5 G5-G10, 3 G10-G13",
                "5 G5-Gt5, 3 Gt5-G10",
                "3 G5-Gt3, 5 Gt3-G10",
            ],
        );
    }
}

#[test]
fn p04_nobody_meets_the_turnout_of_their_own_side() {
    for side in LETTERS {
        let all = "Y:4yard/G:4yard/R:4yard/B:4yard";
        let lost = all.replace(&format!("{side}:4yard"), &format!("{side}:3yard,{side}t1"));
        no_position(&format!("{lost} Y"), "P-4");
    }
    refused(
        "Y:B14,3home/R:4yard Y:6-5",
        "6 B14-Yt1",
        "P-4: Yellow's pawns never come by the turnout of their own side",
    );
}

/// The lengths of all ways from a path index to home.
fn ways_home(index: u8) -> Vec<u32> {
    if index == TRACK.home() {
        return vec![0];
    }
    let onward = TRACK.onward(index).into_iter();
    let mut ways: Vec<u32> = onward
        .flat_map(ways_home)
        .map(|length| length + 1)
        .collect();
    ways.sort_unstable();
    ways
}

#[test]
fn p05_from_start_to_home_it_is_61_steps_and_3_more_a_turnout() {
    let ways = ways_home(TRACK.start());
    assert_eq!(ways, [61, 64, 64, 64, 67, 67, 67, 70]);
    assert_eq!(TRACK.steps_to_go(TRACK.start()), 61);
}

#[test]
fn p05_the_home_path_has_6_spaces_and_home_is_the_seventh_step() {
    let board = board();
    for side in LETTERS {
        for number in 1..6 {
            let onward = format!("{side}h{}", number + 1);
            assert_eq!(next(&board, &format!("{side}h{number}")), [onward]);
        }
        assert_eq!(next(&board, &format!("{side}h6")), [format!("{side} home")]);
        assert_eq!(next(&board, &format!("{side} home")), Vec::<String>::new());
    }
    leads(
        "Y:yard,Y0,2home/R:4yard Y:6-1",
        "6 yard-Y6, 1 Y0-Yh1",
        "Y:Y6,Yh1,2home/R:4yard R",
    );
    only(
        "Y:Y0,3home/R:4yard Y:4-3",
        &["3 Y0-Yh3, 4 Yh3-home", "4 Y0-Yh4, 3 Yh4-home"],
    );
    // It belongs to its colour alone.
    no_position("Y:3yard,Gh1/R:4yard Y", "P-5");
}

#[test]
fn p06_only_entrances_and_starts_are_coloured() {
    let board = board();
    for (_, info) in board.iter().filter(|(_, info)| is_broadway(info)) {
        let number = &info.name[1..];
        let coloured = number == "0" || number == "6";
        assert_eq!(info.owner.is_some(), coloured, "{}", info.name);
    }
    // On any other space a single pawn can be captured, on these two its own is safe.
    for number in [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14] {
        let from = number - 1;
        let line = format!("Y:G{from},3home/R:3yard,G{number} Y:4-1");
        assert!(
            at(&line).steps().contains(&format!("1 G{from}xG{number}")),
            "G{number}"
        );
    }
    steps("Y:G5,3home/G:3yard,G6/R:4yard Y:1-1", "", &["1 G5-Gt1"]);
    steps("Y:Y14,3home/G:3yard,G0/R:4yard Y:1-1", "", &["pass"]);
}

/// The place of a space in units of a board 100 wide.
fn place(board: &Board, name: &str) -> (f64, f64) {
    let place = board.space(board.find(name).expect("a space")).place;
    (f64::from(place.x) / 100.0, f64::from(place.y) / 100.0)
}

fn near(found: (f64, f64), expected: (f64, f64), within: f64, what: &str) {
    let off = (found.0 - expected.0)
        .abs()
        .max((found.1 - expected.1).abs());
    assert!(off <= within, "{what}: {found:?}, expected {expected:?}");
}

#[test]
fn p07_the_entrances_are_the_points_of_the_diamond() {
    let board = board();
    for (name, expected) in [
        ("Y0", (6.5, 50.0)),
        ("G0", (50.0, 93.5)),
        ("R0", (93.5, 50.0)),
        ("B0", (50.0, 6.5)),
    ] {
        near(place(&board, name), expected, 1.0, name);
    }
}

#[test]
fn p07_broadway_goes_counter_clockwise_round_the_middle() {
    let board = board();
    let mut name = "Y0".to_owned();
    for _ in 0..60 {
        let next = next_on_broadway(&board, &name);
        let ((x, y), (next_x, next_y)) = (place(&board, &name), place(&board, &next));
        let cross = (x - 50.0) * (next_y - 50.0) - (y - 50.0) * (next_x - 50.0);
        // With y downward, a negative cross product is counter-clockwise to the eye.
        assert!(cross < 0.0, "{name} to {next}");
        let step = (next_x - x).hypot(next_y - y);
        assert!((3.3..=5.5).contains(&step), "{name} to {next}: {step}");
        name = next;
    }
}

#[test]
fn p07_each_yard_is_at_its_players_right() {
    let board = board();
    for side in LETTERS {
        let (x, y) = place(&board, &format!("{side}0"));
        // The player looks from the entrance to the middle; with y downward, right is (-y, x).
        let (ahead_x, ahead_y) = (50.0 - x, 50.0 - y);
        let (yard_x, yard_y) = place(&board, &format!("{side} yard"));
        let (to_x, to_y) = (yard_x - x, yard_y - y);
        assert!(
            -ahead_y * to_x + ahead_x * to_y > 0.0,
            "{side}'s yard is at the left"
        );
        assert!(
            (to_x * ahead_x + to_y * ahead_y).abs() < 43.5 * 15.0,
            "{side}'s yard is far off"
        );
        assert!(!(25.0..=75.0).contains(&yard_x) && !(25.0..=75.0).contains(&yard_y));
    }
}

#[test]
fn p07_turnouts_bow_inward_from_5_to_10_and_home_paths_lead_to_the_middle() {
    let board = board();
    let to_middle = |name: &str| {
        let (x, y) = place(&board, name);
        // In a diamond all points of a side are equally far from the middle by this measure.
        (x - 50.0).abs() + (y - 50.0).abs()
    };
    for side in LETTERS {
        let name = |what: &str| format!("{side}{what}");
        for number in 1..=7 {
            assert!(to_middle(&name(&format!("t{number}"))) < to_middle(&name("7")) - 3.0);
        }
        assert!(to_middle(&name("t4")) < to_middle(&name("t1")));
        let far = |one: &str, other: &str| {
            let (one, other) = (place(&board, &name(one)), place(&board, &name(other)));
            (one.0 - other.0).hypot(one.1 - other.1)
        };
        assert!(far("t1", "5") < far("t1", "10") && far("t7", "10") < far("t7", "5"));
        let mut last = to_middle(&name("0"));
        for number in 1..=6 {
            let here = to_middle(&name(&format!("h{number}")));
            assert!(here < last - 3.0, "{side}h{number}");
            last = here;
        }
        assert!(to_middle(&name(" home")) < 11.5);
    }
}

#[test]
fn p07_spaces_are_drawn_in_the_board_and_hold_their_middle() {
    for (_, info) in board().iter() {
        let Shape::Polygon(corners) = &info.shape else {
            panic!("{} is a disc", info.name)
        };
        assert!(
            corners
                .iter()
                .all(|at| (0..=10_000).contains(&at.x) && (0..=10_000).contains(&at.y))
        );
        // All corners of a convex outline lie on one side of each edge, as does the middle.
        let edges = corners.iter().zip(corners.iter().cycle().skip(1));
        let sides = edges.map(|(one, other)| {
            let (x, y) = (other.x - one.x, other.y - one.y);
            i64::from(x) * i64::from(info.place.y - one.y)
                - i64::from(y) * i64::from(info.place.x - one.x)
        });
        let sides: Vec<i64> = sides.filter(|&side| side != 0).collect();
        assert!(
            sides.iter().all(|&side| side > 0) || sides.iter().all(|&side| side < 0),
            "{} is drawn beside its middle",
            info.name
        );
    }
}
