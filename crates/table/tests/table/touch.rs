//! Taps on a phone: none means another pawn or goal than the person aimed at.

use rules::board::{BOARD_SIZE, Point};
use rules::games::FAMILIES;
use table::durations::Speed;
use table::game_session;
use table::hit_test::{Hit, Precision, Target, touched};
use table::position_lines::random_record;
use table::random_numbers::{Seeded, Source};
use table::scene::Scene;
use table::session::{Intent, LocalGame, PlayerSettings, Session};

use crate::desk::{Desk, levels};

/// The width of the board on phones of 360 and 390 pixels.
pub(crate) const WIDTHS: [f64; 2] = [344.0, 374.0];
/// The taps on each board.
const TAPS: usize = 1_000;
/// How far a tap is off the middle of its target, in pixels.
const ASTRAY: f64 = 14.0;

/// The pawns and goals that can be chosen.
pub(crate) fn targets(scene: &Scene) -> Vec<(Target, Point)> {
    let is_goal = |space| scene.board.goals.iter().any(|goal| goal.space == space);
    let pawns = scene.board.pawns.iter().filter(|pawn| pawn.label.is_some());
    let pawns = pawns.map(|pawn| match is_goal(pawn.space) {
        true => (Target::Pawn(pawn.space), pawn.at),
        false => (Target::Space(pawn.space), pawn.at),
    });
    let goals = scene.board.goals.iter();
    let goals = goals.map(|goal| (Target::Space(goal.space), goal.at));
    goals.chain(pawns).collect()
}

/// Whether this is the pawn that is selected.
fn is_selected(scene: &Scene, target: Target) -> bool {
    let mut pawns = scene.board.pawns.iter();
    pawns.any(|pawn| pawn.selected && Target::Space(pawn.space) == target)
}

/// Taps round every target of a scene; returns how many.
fn tap_all(scene: &Scene, random: &mut impl FnMut() -> f64) -> usize {
    let targets = targets(scene);
    for (meant, at) in &targets {
        for width in WIDTHS {
            let unit = f64::from(BOARD_SIZE) / width;
            let (angle, away) = (random() * std::f64::consts::TAU, random() * ASTRAY * unit);
            let tap = (
                f64::from(at.x) + angle.cos() * away,
                f64::from(at.y) + angle.sin() * away,
            );
            let is_offered = match touched(scene, tap, Precision::FINGER.on_board(unit)) {
                Hit::One(target) => target == *meant,
                // The selected pawn is left out where more than two targets are near.
                Hit::Among(targets) => targets.contains(meant) || is_selected(scene, *meant),
                Hit::Beside => false,
            };
            assert!(is_offered, "{} {meant:?} {tap:?}", scene.position);
        }
    }
    targets.len() * WIDTHS.len()
}

/// The session at the end of a table's record, without animations.
pub(crate) fn session(record: &str, at: usize) -> Session {
    let mut table = game_session::resume(record).unwrap();
    table.go_to(at);
    let player = PlayerSettings {
        speed: Speed::Instant,
        ..PlayerSettings::default()
    };
    let dice = Source::Seeded(Seeded { seed: 1 });
    Session::of(LocalGame::new(table, dice, player), levels()).0
}

#[test]
fn a_tap_beside_a_target_on_a_phone_means_it_or_asks() {
    let mut number = 1_u32;
    let mut random = || {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(number >> 8) / f64::from(1_u32 << 24)
    };
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            let letters: String = family
                .usual_seats
                .iter()
                .map(|seat| family.letter(seat))
                .collect();
            let mut taps = 0;
            for seed in 0.. {
                let record = random_record(ruleset.edition.name, &letters, seed).unwrap();
                let record = record.replace("=random", "=person");
                let entries = game_session::resume(&record).unwrap().entry_count();
                // Every fifth moment of a game: neighbours are alike.
                for at in (0..entries).step_by(5) {
                    let mut session = session(&record, at);
                    let scene = Scene::of(&session);
                    taps += tap_all(&scene, &mut random);
                    let pawns = scene.board.pawns.iter().filter(|pawn| pawn.label.is_some());
                    if let Some(pawn) = pawns.max_by_key(|pawn| pawn.space.0) {
                        session.update(Intent::Select(pawn.space));
                        taps += tap_all(&Scene::of(&session), &mut random);
                    }
                }
                if taps >= TAPS {
                    break;
                }
            }
        }
    }
}

/// Yellow has pawns on Y5 and Y11, and both can move by 6: one of them to where the other stands.
fn pawn_on_goal() -> Desk {
    let record = "turnout 1\nruleset parcheesi\nseats Y=person R=person\nopen Y 6\nopen R 1\n\
        Y 5-5: 5 yard-Y5, 5 yard-Y5\nY 4-2: 4 Y5-Y9, 2 Y9-Y11\nR 2-1: pass\nY 6-2:\n";
    let mut desk = Desk::resumed(record, &[]);
    desk.choose("Y5");
    desk
}

#[test]
fn a_tap_on_a_pawn_that_stands_on_a_goal_may_mean_either() {
    let desk = pawn_on_goal();
    let space = desk.session.table().board().find("Y11").unwrap();
    let scene = desk.scene();
    let goals: Vec<_> = scene.board.goals.iter().map(|goal| goal.space).collect();
    assert!(goals.contains(&space), "{goals:?}");
    let pawn = scene.board.pawns.iter().find(|pawn| pawn.space == space);
    let Point { x, y } = pawn.unwrap().at;
    let both = [Target::Space(space), Target::Pawn(space)];
    for unit in WIDTHS.map(|width| f64::from(BOARD_SIZE) / width) {
        for precision in [Precision::FINGER, Precision::MOUSE] {
            for aside in [0.0, -10.8 * unit] {
                let tap = (f64::from(x) + aside, f64::from(y));
                let Hit::Among(asked) = touched(&scene, tap, precision.on_board(unit)) else {
                    panic!("not asked at {aside}");
                };
                assert!(both.iter().all(|each| asked.contains(each)), "{asked:?}");
            }
        }
    }
    let entries = desk.session.table().entry_count();
    for (intent, played) in [(Intent::Select(space), 0), (Intent::Choose(space), 1)] {
        let mut desk = pawn_on_goal();
        desk.say(intent);
        assert_eq!(desk.session.table().entry_count(), entries + played);
        assert_eq!(
            desk.session.selection().selected(desk.session.local()) == Some(space),
            played == 0
        );
    }
}

#[test]
fn a_tap_on_a_space_of_annies_board_shows_it_enlarged_until_the_next_tap() {
    let mut desk = Desk::new("game=annie&Y=person&B=person&speed=instant", &[]);
    let pawn = desk.scene().board.enlarged;
    assert!(pawn.is_some());
    let other = desk.session.table().board().find("20").unwrap();
    desk.say(Intent::Choose(other));
    assert_eq!(desk.scene().board.enlarged, Some(other));
    desk.say(Intent::Unselect);
    assert_eq!(desk.scene().board.enlarged, pawn);
}
