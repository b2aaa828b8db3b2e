//! Threats are exact: the same numbers come of every play of every roll written out.

use bot::threats::{Threats, threats};
use rules::any_game::Playing;
use rules::games;
use rules::notation::{self, position_line};
use rules::playable::{Playable, Visitor};

use crate::sampled::{Walk, rolls, written_out};
use crate::{repetitions, rulesets};

/// Positions by ruleset.
fn positions() -> usize {
    repetitions(30, 300)
}

struct Compare;

impl Visitor for Compare {
    /// How many positions were compared, and in how many there was danger.
    type Output = (usize, usize);

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let mut walk = Walk::new(&game, 7);
        let (mut compared, mut dangerous) = (0, 0);
        while compared < positions() {
            for _ in 0..23 {
                walk.go_on();
            }
            let Some(seat) = game.node(&walk.state).seat() else {
                continue;
            };
            let seen = game.observe(&walk.state, seat);
            let mut found = threats(&*Playing::boxed(game.clone(), seen.clone()), seat);
            found.pieces.sort();
            if let Some(expected) = written_out(&game, &seen, seat) {
                assert_eq!(found, expected, "{}", position_line(&game, &seen));
                compared += 1;
                dangerous += usize::from(found.hits > 0);
            }
        }
        (compared, dangerous)
    }
}

#[test]
fn danger_is_what_all_plays_of_all_throws_written_out_come_to() {
    for ruleset in rulesets() {
        let (compared, dangerous) = games::visit(ruleset, Compare);
        eprintln!("{ruleset}: {compared} positions, {dangerous} with danger");
    }
}

fn ask(line: &str) -> Threats {
    let ruleset = games::ruleset(line.split(' ').next().unwrap()).unwrap();
    let game = games::game(ruleset).at(line).expect(line);
    let seat = game.node().seat().expect("the game goes on");
    threats(&*game, seat)
}

#[test]
fn a_pawn_can_be_hit_by_a_die_by_both_by_a_reward_and_by_a_slide() {
    for (line, cases) in [
        // Five ahead of one of Red's pawns: 11 rolls have a five, 3-2 and 4-1 add up to it.
        (
            "pollyanna-1951 Y:home,home,home,G9/R:home,home,home,G4 Y",
            15,
        ),
        // Seven ahead: 6-1, 5-2, 4-3, and with undersides all six doublets.
        ("parcheesi Y:home,home,home,G9/R:home,home,home,G2 Y", 12),
        // On a slide of Blue's colour: a 2 takes Yellow to its triangle, and a Sorry! anywhere.
        ("sorry R:home,home,home,B3/Y:yard,home,home,R14 R", 4 + 4),
        // Nobody draws an 8 that Red holds: eight ahead, 4 of them in 45 cards.
        ("sorry R:home,home,home,G5/Y:home,home,home,Y12 R:8", 3),
    ] {
        let danger = ask(line);
        assert_eq!(danger.hits, cases, "{line}: {danger:?}");
    }
}

#[test]
fn nothing_can_be_hit_where_the_game_is_over_or_has_no_captures() {
    for line in ["annie 16/Y:3/B:0 Y:3-3", "annie 16/Y:3/B:0 Y"] {
        assert_eq!(ask(line), Threats::default(), "{line}");
    }
}

#[test]
fn the_play_under_way_and_the_throw_in_hand_are_dropped() {
    for (rolled, waiting) in [
        (
            "pollyanna-1951 Y:yard,yard,Y9,G9/R:yard,home,home,G4 Y:6-3",
            "pollyanna-1951 Y:yard,yard,Y9,G9/R:yard,home,home,G4 Y",
        ),
        (
            "parcheesi Y:yard,yard,Y9,G9/R:yard,home,home,G4 Y:6-3",
            "parcheesi Y:yard,yard,Y9,G9/R:yard,home,home,G4 R",
        ),
        (
            "sorry R:yard,home,home,G5/Y:home,home,home,Y12 R:8",
            "sorry R:yard,home,home,G5/Y:home,home,home,Y12 Y discard=8",
        ),
    ] {
        let of_red = |line: &str| {
            let ruleset = games::ruleset(line.split(' ').next().unwrap()).unwrap();
            games::visit(ruleset, Next(line))
        };
        assert_eq!(of_red(rolled), of_red(waiting), "{rolled}");
    }
}

/// The decisions of the last seat's next roll, as lines.
struct Next<'a>(&'a str);

impl Visitor for Next<'_> {
    type Output = Vec<(String, u32)>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = notation::parse_position_line(&game, self.0).expect(self.0);
        let last = game.seats(&state).iter().last().expect("somebody plays");
        let rolls = rolls(&game, &state, last).into_iter();
        rolls
            .map(|(game, state, weight)| (position_line(&game, &state), weight))
            .collect()
    }
}
