//! The board: A-1.

use super::*;
use crate::board::{BOARD_SIZE, Board, Kind, Point, Shape, Space, SpaceInfo};
use crate::chance::Look;
use crate::words::Words;

/// The track as the rules give it: number, space, icon, die.
const TRACK: &str = "
0 Orphanage|orphanage|
1 Sandy and star|sandy|
2 Give Miss Hannigan one star|hannigan|
3 Star for the other orphans|others|
4 Roll for stars|stars|red
5 Go to see Daddy Warbucks|goto|
6 White arrow|arrow-white|
7 Sandy and star|sandy|
8 Roll against an orphan|against|
9 Give another orphan a star|give|
10 Red arrow|arrow-red|
11 The Mudges|mudges|red
12 Daddy Warbucks|warbucks|
13 Sandy and star|sandy|white
14 Star for the other orphans|others|red
15 Go to the White House|goto|
16 Roll for stars|stars|
17 White arrow|arrow-white|
18 Give Miss Hannigan one star|hannigan|
19 Roll against an orphan|against|
20 Red arrow|arrow-red|
21 The White House|white-house|
22 Sandy and star|sandy|red
23 Give another orphan a star|give|white
24 Go to see Punjab|goto|
25 Roll for stars|stars|
26 The Mudges|mudges|
27 White arrow|arrow-white|
28 Star for the other orphans|others|
29 Red arrow|arrow-red|
30 Punjab|punjab|
31 Roll against an orphan|against|red
32 Sandy and star|sandy|white
33 Go to the Iodent Hour|goto|
34 Give Miss Hannigan one star|hannigan|red
35 Roll for stars|stars|
36 White arrow|arrow-white|
37 The Iodent Hour|iodent|
38 The Mudges|mudges|red
39 Give another orphan a star|give|
40 A Happy Ending|happy-end|
";

fn board() -> Board {
    game("annie").board()
}

#[test]
fn a01_the_spaces_are_those_of_the_rules_in_their_order() {
    let board = board();
    assert_eq!(board.spaces.len(), 41);
    for (line, (space, info)) in TRACK.trim().lines().zip(board.iter()) {
        let (number, rest) = line.split_once(' ').expect("a number");
        let [title, icon, die] = rest.split('|').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        assert_eq!(info.name, number);
        assert_eq!(
            game("annie").space_words(space),
            format!("{number} ({title})")
        );
        assert_eq!(info.icon, Some(icon), "{line}");
        let die = match die {
            "red" => Some(Look::Red),
            "white" => Some(Look::White),
            _ => None,
        };
        assert_eq!(info.die, die, "{line}");
    }
}

#[test]
fn a01_the_rulebook_gives_the_same_order() {
    let book = game("annie").rulebook(::words::Language::En);
    let book = book.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut listed = Vec::new();
    for range in ["0 to 9", "10 to 19", "20 to 29", "30 to 40"] {
        let (_, rest) = book.split_once(&format!("*{range}*: ")).expect(range);
        let (items, _) = rest.split_once('.').expect("an end");
        listed.extend(items.split("; ").map(str::to_owned));
    }
    let spaces = TRACK.trim().lines().map(|line| {
        let (_, rest) = line.split_once(' ').expect("a number");
        let parts: Vec<_> = rest.split('|').collect();
        match parts[2] {
            "" => parts[0].to_owned(),
            die => format!("{} ({die} die)", parts[0]),
        }
    });
    assert_eq!(listed, spaces.collect::<Vec<_>>());
    assert!(book.contains("the order of the spaces here is our own"));
}

#[test]
fn a01_the_track_goes_from_0_to_40_and_there_is_no_other_space() {
    let board = board();
    for (space, info) in board.iter() {
        let next: &[Space] = if space == Space(40) {
            &[]
        } else {
            &[Space(space.0 + 1)]
        };
        assert_eq!(info.next, next);
    }
    for wrong in ["41", "-1", "+3", "03", "", "x", "3.0", "256"] {
        no_position(&format!("{wrong}/Y:0/B:0 Y"), "A-1");
    }
}

/// The corners of a space.
fn corners(info: &SpaceInfo) -> &[Point] {
    match &info.shape {
        Shape::Polygon(corners) => corners,
        Shape::Disc { .. } => panic!("{} is a disc", info.name),
    }
}

/// The least and the greatest of some numbers.
fn extent(numbers: impl Iterator<Item = i32> + Clone) -> (i32, i32) {
    let (least, most) = (numbers.clone().min(), numbers.max());
    (least.expect("a corner"), most.expect("a corner"))
}

#[test]
fn a01_every_space_is_roomy_and_lies_clear_of_all_others() {
    let board = board();
    let boxes = board.spaces.iter().map(|info| {
        let corners = corners(info).iter();
        let (left, right) = extent(corners.clone().map(|point| point.x));
        let (top, bottom) = extent(corners.map(|point| point.y));
        assert!(right - left >= 1_200 && bottom - top >= 1_200, "{info:?}");
        assert!(left >= 100 && right <= BOARD_SIZE - 100, "{info:?}");
        assert!(top >= 100 && bottom <= BOARD_SIZE - 100, "{info:?}");
        // Round the place there is room for the token, an icon and a die.
        let Point { x, y } = info.place;
        let room = (x - left).min(right - x).min(y - top).min(bottom - y);
        assert!(room >= 600, "{info:?}");
        (left, right, top, bottom)
    });
    let boxes: Vec<_> = boxes.collect();
    for (index, one) in boxes.iter().enumerate() {
        for other in &boxes[..index] {
            let apart = one.1 < other.0 || other.1 < one.0 || one.3 < other.2 || other.3 < one.2;
            assert!(apart, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn a01_each_space_leads_to_its_neighbour() {
    let board = board();
    for pair in board.spaces.windows(2) {
        let (here, next) = (&pair[0], &pair[1]);
        let (right, down) = (next.place.x - here.place.x, next.place.y - here.place.y);
        // Into the square in the middle the way is longer, and it bends.
        let along = match here.angle {
            0 => (right, down),
            900 => (down, right),
            1_800 => (-right, down),
            2_700 => (-down, right),
            other => panic!("{other}"),
        };
        if next.kind == Kind::Home {
            assert!(along.0 > 0, "{here:?}");
        } else {
            assert_eq!(along, (1_400, 0), "{here:?}");
        }
    }
    assert_eq!(board.spaces[40].place, Point { x: 5_000, y: 5_000 });
    assert_eq!((board.theme, board.title.say()), ("city", "Annie"));
}
