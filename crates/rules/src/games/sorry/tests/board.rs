//! The board and its spaces: S-1 to S-3.

use super::*;
use crate::board::{Board, Kind, Space};
use crate::games::sorry::slides;
use crate::seat::Seat;

const LETTERS: [char; 4] = ['R', 'B', 'Y', 'G'];

fn board() -> Board {
    game("sorry").board()
}

fn space(board: &Board, name: &str) -> Space {
    board.find(name).unwrap_or_else(|| panic!("{name}"))
}

#[test]
fn s01_the_track_is_a_ring_of_sixty_squares() {
    let board = board();
    let ring: Vec<Space> = LETTERS
        .iter()
        .flat_map(|side| (0..15).map(move |number| format!("{side}{number}")))
        .map(|name| space(&board, &name))
        .collect();
    assert_eq!(ring.len(), 60);
    for (index, &at) in ring.iter().enumerate() {
        let next = ring[(index + 1) % 60];
        assert!(board.space(at).next.contains(&next), "{at:?}");
    }
    // Red's 12 leads from its last square but one to Blue's side, from Green's to Red's.
    only("R:R13,3home/Y:4yard R:12", &["12 R13-B10"]);
    only("R:4yard/Y:G13,3home Y:5", &["5 G13-R3"]);
}

#[test]
fn s01_the_turn_goes_round_clockwise() {
    let line = "R:R6,3yard/B:R7,3yard/Y:4yard/G:4yard";
    for (mover, next) in [('R', 'B'), ('B', 'Y'), ('Y', 'G'), ('G', 'R')] {
        let position = at(&format!("{line} {mover}:5"));
        let step = position.steps().swap_remove(0);
        let after = position.after(&step).line();
        assert!(after.contains(&format!(" {next} ")), "{mover}: {after}");
    }
}

#[test]
fn s02_every_side_has_its_slides_circle_and_entrance() {
    let board = board();
    for (seat, letter) in (0..).map(Seat).zip(LETTERS) {
        for number in 0..15 {
            let info = board.space(space(&board, &format!("{letter}{number}")));
            let kind = match number {
                1 | 9 => Kind::Triangle,
                2 => Kind::Entrance,
                4 => Kind::Start,
                3 | 10..=13 => Kind::Slide,
                _ => Kind::Track,
            };
            assert_eq!(info.kind, kind, "{}", info.name);
            assert_eq!(info.owner.is_some(), kind != Kind::Track);
            assert!(info.owner.is_none_or(|owner| owner == seat));
        }
        for (from, to) in [(1, 4), (9, 13)] {
            let way = (from..=to).map(|number| space(&board, &format!("{letter}{number}")));
            let way: Vec<_> = way.collect();
            let there = |slide: &&crate::board::Slide| slide.way == way;
            let slide = board.slides.iter().find(there).expect("a slide");
            assert_eq!(slide.owner, seat);
        }
    }
    assert_eq!(board.slides.len(), 8);
}

#[test]
fn s02_what_the_rules_know_is_what_the_board_shows() {
    use super::super::spaces;
    let board = board();
    for seat in (0..4).map(Seat) {
        for (at, info) in board.iter() {
            let foreign = board
                .slides
                .iter()
                .find(|slide| slide.way[0] == at && slide.owner != seat);
            let end = foreign.and_then(|slide| slide.way.last());
            assert_eq!(
                slides::slide(&printed(), seat, at.0).map(Space),
                end.copied()
            );
            if spaces::owner(at.0).is_none_or(|owner| owner == seat) && spaces::is_under_way(at.0) {
                let on = Space(spaces::forward(seat, at.0, 1).expect("home is not passed"));
                assert!(info.next.contains(&on), "{} of {seat:?}", info.name);
            }
        }
    }
}

#[test]
fn s03_from_the_circle_home_it_is_64_steps() {
    use super::super::spaces;
    let board = board();
    for (seat, letter) in (0..).map(Seat).zip(LETTERS) {
        let mut at = space(&board, &format!("{letter}4")).0;
        let mut names = Vec::new();
        while at != spaces::home(seat) {
            at = spaces::forward(seat, at, 1).expect("a way");
            names.push(board.space(Space(at)).name.clone());
        }
        assert_eq!(names.len(), 64);
        assert_eq!(names[57], format!("{letter}2"));
        let zone = (1..=5).map(|number| format!("{letter}h{number}"));
        let last: Vec<_> = zone.chain([format!("{letter} home")]).collect();
        assert_eq!(names[58..], last);
        assert_eq!(spaces::to_go(seat, spaces::circle(seat)), 64);
    }
    // Number 2 to home is 6 steps: with a 1 and a 5.
    only("R:R2,3home/Y:4yard R:1", &["1 R2-Rh1"]);
    leads(
        "R:Rh1,3home/Y:4yard R:5",
        "5 Rh1-home",
        "R:4home/Y:4yard - discard=5 winner=R",
    );
}
