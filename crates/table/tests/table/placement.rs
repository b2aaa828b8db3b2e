//! Bubbles and labels: on every board, from every side, they lie on the board, beside what they are about, and apart.

use rules::board::Point;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::durations::Speed;
use table::hit_test::{Hit, Precision, Target, touched};
use table::placement::area::Area;
use table::placement::bubble::{DETOUR, beside, kept_free, kept_in_lesson};
use table::placement::choice::{self, choice};
use table::position_lines::random_record;
use table::scene::Scene;
use table::session::Intent;
use table::sides::Side;

use crate::lesson::learn_at;
use crate::repetitions;
use crate::touch::{WIDTHS, session, targets};

/// The sizes of bubbles: a cue, a refusal on a large board, and a long one on a phone.
const SIZES: [Point; 3] = [
    Point { x: 3_000, y: 800 },
    Point { x: 4_600, y: 1_500 },
    Point { x: 7_200, y: 2_300 },
];
/// What is seen of a pawn or space beside a bubble, from its middle.
const SEEN: i32 = 250;

/// Scenes of games: people choose among all pawns, and have selected one.
fn scenes(mut check: impl FnMut(&Scene)) {
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            let letters = family.usual_seats.iter().map(|seat| family.letter(seat));
            let letters: String = letters.collect();
            let record = random_record(ruleset.edition.name, &letters, 3).unwrap();
            let record = record.replace("=random", "=person");
            for at in (0..repetitions(120, 400)).step_by(6) {
                let mut session = session(&record, at);
                check(&Scene::of(&session));
                let pawns = session.choices();
                let from = pawns.last().and_then(|choice| choice.pointing.from);
                if let Some(from) = from {
                    session.update(Intent::Select(from));
                    check(&Scene::of(&session));
                }
            }
        }
    }
}

#[test]
fn a_bubble_is_on_the_board_and_covers_neither_its_pawn_nor_its_target() {
    let mut checked = 0;
    scenes(|scene| {
        let board = &scene.board;
        let selected = board.pawns.iter().filter(|pawn| pawn.selected);
        let selected: Vec<Point> = selected.map(|pawn| pawn.at).collect();
        let goals: Vec<Point> = board.goals.iter().map(|goal| goal.at).collect();
        let movable = board.pawns.iter().filter(|pawn| pawn.label.is_some());
        let abouts = goals.iter().copied().chain(movable.map(|pawn| pawn.at));
        for about in abouts {
            for turns in 0..4 {
                let turned = |points: &[Point]| -> Vec<Point> {
                    points.iter().map(|at| at.turned(turns)).collect()
                };
                let others = kept_free(board).into_iter();
                let others = others.map(|(at, count)| (at.turned(turns), count));
                let others: Vec<_> = others.collect();
                for size in SIZES {
                    let bubble = beside(size, Some(about.turned(turns)), &others, DETOUR);
                    let when = format!("{} {about:?} {turns} {size:?}", scene.position);
                    assert!(bubble.is_inside(0), "{when}: {bubble:?}");
                    let seen = turned(&[&selected[..], &goals, &[about]].concat());
                    for at in seen {
                        assert!(!bubble.covers(at, SEEN), "{when}: {bubble:?} {at:?}");
                    }
                    checked += 1;
                }
            }
        }
    });
    assert!(checked > 1_000, "{checked}");
}

#[test]
fn a_refusal_in_a_lesson_covers_neither_its_text_nor_its_target() {
    let mut checked = 0;
    for family in FAMILIES {
        let edition = Ruleset::of(family, 0).edition.name;
        let first = learn_at(edition, 1, Speed::Instant).scene();
        for number in 1..=first.lesson.map_or(0, |task| task.count) {
            let scene = learn_at(edition, number, Speed::Instant).scene();
            let task = scene.lesson.as_ref().expect("a lesson");
            let mut others = kept_free(&scene.board);
            others.extend(kept_in_lesson(&task.layout));
            for mark in &task.layout.marks {
                for size in &SIZES[..2] {
                    let bubble = beside(*size, Some(mark.at), &others, DETOUR);
                    let when = format!("{edition} {number} {:?}: {bubble:?}", mark.words);
                    assert!(!bubble.overlaps(&task.layout.bubble), "{when}");
                    assert!(!bubble.covers(mark.at, SEEN), "{when}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked >= 60, "{checked}");
}

#[test]
fn the_choice_among_targets_is_on_the_board_apart_and_covers_no_target() {
    let question = Point { x: 2_850, y: 640 };
    let mut checked = 0;
    scenes(|scene| {
        let targets = targets(scene);
        for (index, (_, one)) in targets.iter().enumerate() {
            for (_, other) in &targets[..index] {
                let tap = (f64::from(one.x + other.x), f64::from(one.y + other.y));
                let tap = (tap.0 / 2.0, tap.1 / 2.0);
                let precision = Precision::FINGER.on_board(10_000.0 / WIDTHS[0]);
                let Hit::Among(meant) = touched(scene, tap, precision) else {
                    continue;
                };
                let at = |target: &Target| targets.iter().find(|(other, _)| other == target);
                let places: Vec<Point> = meant.iter().filter_map(at).map(|(_, at)| *at).collect();
                assert_eq!(places.len(), meant.len());
                for side in Side::ALL {
                    let choice = choice(&places, question, side);
                    let areas: Vec<Area> = choice.areas().collect();
                    let when = format!("{} {places:?} {side:?}: {choice:?}", scene.position);
                    for (index, area) in areas.iter().enumerate() {
                        assert!(area.is_inside(0), "{when}");
                        assert!(
                            !areas[..index].iter().any(|other| other.overlaps(area)),
                            "{when}"
                        );
                        assert!(
                            !places.iter().any(|at| area.covers(*at, choice::CLEAR)),
                            "{when}"
                        );
                    }
                    checked += 1;
                }
            }
        }
    });
    assert!(checked > 100, "{checked}");
}
