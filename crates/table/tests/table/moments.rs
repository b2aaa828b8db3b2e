//! Moments of a game: when they are told, and how.

use std::collections::{HashMap, HashSet};
use std::mem::discriminant;

use table::durations::{Pace, Speed};
use table::game_session;
use table::position_lines::random_record;
use table::session::Intent;
use table::sides::Side;
use table::sounds::{self, Sound};
use table::table_settings::{Seating, TableSettings};
use table::timeline::{BANNER_MS, Banner, MomentKind, Moves, Timeline};

use crate::desk::Desk;
use crate::lesson::learn_at;

fn shown(desk: &Desk) -> &Timeline {
    let (_, timeline) = desk.animation.as_ref().expect("something is shown");
    timeline
}

#[test]
fn two_pawns_on_a_space_are_a_blockade_once_they_stand_there() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 5-1: 1+5 yard-Y6\n\
        R 6-3: 6 yard-R6, 3 R6-R9\nY 2-1:\n";
    let mut desk = Desk::resumed(record, &[]);
    desk.play("2 Y6-Y8");
    let [moment] = &shown(&desk).moments[..] else {
        panic!("{:?}", shown(&desk).moments);
    };
    assert_eq!(moment.what, MomentKind::Blockade);
    let [walk, join] = &shown(&desk).cues[..] else {
        panic!("{:?}", shown(&desk).cues);
    };
    assert!(matches!(join.what, Moves::Join { .. }));
    assert_eq!((moment.at_ms, join.from_ms), (walk.to_ms, walk.to_ms));
    // The movement is enough.
    assert_eq!(words(&desk), [""; 0]);
}

#[test]
fn a_pawn_that_leaves_a_blockade_breaks_it() {
    let mut desk = Desk::resumed(
        "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nopen Y 6-3\n\
        open R 5-1\nY 6-2: 6 yard-Y6, 2 Y6-Y8\nR 6-3: 6 yard-R6, 3 R6-R9\nY 5-1: 1+5 yard-Y6\n\
        R 6-3: 6 yard-R6, 3 R6-R9\nY 2-1: 2 Y6-Y8\n",
        &[],
    );
    desk.play("1 Y8-Y9");
    let timeline = shown(&desk);
    let [walk, part] = &timeline.cues[..] else {
        panic!("{:?}", timeline.cues);
    };
    let (Moves::Walk { piece: walks, .. }, Moves::Part { piece: stays, .. }) =
        (&walk.what, &part.what)
    else {
        panic!("{:?}", timeline.cues);
    };
    assert_ne!(walks, stays);
    assert_eq!((walk.from_ms, part.from_ms), (0, 0));
    assert_eq!(timeline.length_ms(), part.to_ms);
    assert_eq!(timeline.moments[0].what, MomentKind::BlockadeBroken);
    assert_eq!(words(&desk), [""; 0]);
}

/// What is told of a capture with a reward, where these sit.
fn captured(seats: &str) -> (Timeline, Vec<Banner>) {
    captured_at(seats, Seating::Shared)
}

fn captured_at(seats: &str, seating: Seating) -> (Timeline, Vec<Banner>) {
    let record = format!(
        "turnout 1\nruleset pollyanna-1951\nseats {seats}\nopen Y 6-5\nopen G 5-1\n\
        open R 5-1\nopen B 5-1\nY 6-5: 6 yard-Y6, 5 Y6-Y11\nG 6-1: 6 yard-G6, 1 G6-G7\n\
        R 2-1: pass\nB 2-1: pass\nY 5-5: 5 Y11-G1, 5 G1-G6\nY 3-1:\n"
    );
    let mut desk = Desk::resumed(&record, &[]);
    if seating != Seating::Shared {
        desk.say(Intent::ChangeTableSettings(TableSettings {
            seating,
            ..TableSettings::default()
        }));
    }
    if desk.session.local().is_persons_turn() {
        desk.play("1 G6xG7");
    } else {
        desk.answer("1 G6xG7");
    }
    let timeline = shown(&desk).clone();
    (timeline.clone(), timeline.banners)
}

#[test]
fn round_the_table_a_capture_is_told_towards_the_person_who_is_captured() {
    let side = |seats, seating| captured_at(seats, seating).1[0].side;
    let people = "Y=person G=person R=easy B=easy";
    assert_eq!(side(people, Seating::Shared), Side::Bottom);
    assert_eq!(side(people, Seating::Round), Side::Bottom);
    assert_eq!(
        side("Y=person G=easy R=easy B=easy", Seating::Round),
        Side::Left
    );
}

#[test]
fn everything_stops_for_a_moment_before_a_captured_pawn_flies_home() {
    let (timeline, banners) = captured("Y=person G=easy R=easy B=easy");
    let [walk, impact, flight, earn] = &timeline.cues[..] else {
        panic!("{timeline:?}");
    };
    assert!(matches!(earn.what, Moves::Earn { steps: 10, .. }));
    assert!(matches!(impact.what, Moves::Impact { .. }));
    assert_eq!(
        (impact.from_ms, flight.from_ms),
        (walk.to_ms, walk.to_ms + 120)
    );
    assert_eq!(banners[0].at_ms, impact.from_ms);
    // The turn goes on at once.
    assert_eq!(timeline.length_ms(), earn.to_ms);
}

#[test]
fn a_capture_is_told_to_the_person_whom_it_concerns() {
    let words = |seats| captured(seats).1[0].words.clone();
    assert_eq!(words("Y=person G=easy R=easy B=easy"), "You capture Finch");
    assert_eq!(
        words("Y=easy G=person R=easy B=easy"),
        "Hattie captures you"
    );
    let of_two = words("Y=person:Ann G=person:Leo R=easy B=easy");
    assert_eq!(of_two, "Ann captures Leo");
}

/// The banners of the last timeline.
fn words(desk: &Desk) -> Vec<String> {
    let banners = shown(desk).banners.iter();
    banners.map(|banner| banner.words.clone()).collect()
}

#[test]
fn the_roll_that_decides_the_opening_says_who_goes_first() {
    let mut desk = Desk::new("Y=person&R=easy", &[(6, 3), (5, 1)]);
    desk.roll();
    desk.shown();
    desk.paused();
    assert_eq!(words(&desk), ["You go first"]);
    let begins = shown(&desk).moments[0].at_ms;
    let notes = sounds::of(shown(&desk));
    let heard = notes.iter().find(|note| note.at_ms == begins);
    assert_eq!(heard.map(|note| note.sound), Some(Sound::Doublet));
}

#[test]
fn slides_and_swaps_are_told_in_the_words_of_the_game() {
    let mut slides = learn_at("sorry", 3, Speed::Normal);
    slides.roll();
    slides.shown();
    slides.play("5 R11-B1>B4");
    assert_eq!(words(&slides), ["You bump Yellow"]);
    let mut swaps = learn_at("sorry", 4, Speed::Normal);
    swaps.roll();
    swaps.shown();
    swaps.play("11 R6~G12");
    assert_eq!(words(&swaps), ["You change places with Yellow"]);
}

#[test]
fn the_win_says_who_has_won() {
    let mut ends = learn_at("annie", 7, Speed::Normal);
    ends.play("forward");
    assert_eq!(words(&ends), ["You win!"]);
    assert_eq!(shown(&ends).banners[0].what, MomentKind::Win);
}

#[test]
fn a_card_with_a_name_is_read_out_and_a_third_doublet_costs_a_pawn() {
    let mut draws = learn_at("sorry", 5, Speed::Normal);
    draws.roll();
    assert_eq!(words(&draws), ["Sorry!"]);
    let record = "turnout 1\nruleset parcheesi\nseats Y=person R=person\nopen Y 2\nopen R 4\n\
        R 1-1: pass\nR 5-5: 5 yard-R5, 5 yard-R5\nR 5-5:\n";
    let mut desk = Desk::resumed(record, &[]);
    desk.play("pass");
    assert_eq!(words(&desk), ["One roll too many: back to the start"]);
    assert_eq!(
        sounds::loudest(shown(&desk)),
        Some(Sound::SentBack),
        "it falls"
    );
}

#[test]
fn a_third_doublet_without_a_pawn_to_send_back_ends_the_turn() {
    let record = "turnout 1\nruleset parcheesi\nseats Y=person R=person\nopen Y 2\nopen R 4\n\
        R 1-1: pass\nR 2-2: pass\nR 5-5:\n";
    let mut desk = Desk::resumed(record, &[]);
    desk.play("pass");
    assert_eq!(words(&desk), ["One roll too many: end of turn"]);
    // It is read before the next person's turn begins.
    let read_ms = shown(&desk).banners[0].at_ms + BANNER_MS;
    assert_eq!(shown(&desk).length_ms(), read_ms);
    assert_eq!(sounds::loudest(shown(&desk)), Some(Sound::Loss));
}

#[test]
fn a_doublet_of_which_one_die_was_left_says_that_there_is_no_other_roll() {
    let record = "turnout 1\nruleset pollyanna-1951+fast\nseats Y=person R=person\nopen Y 6-3\nopen R 5-1\n\
        Y 5-4: 5 Y6-Y11, 4 Y11-G0\nR 6-6: 6 yard-R6, 6 yard-R6\nR 5-3: 5 R6-R11, 3 R11-R14\n\
        Y 5-4: 5 G0-G5, 4 G5-G9\nR 4-4: 4 R6-R10, 4 R6-R10\nR 2-1: 2 R14-B1, 1 B1-B2\n\
        Y 5-3: 5 G9-G14, 3 G14-R2\nR 2-1: 2 B2-B4, 1 B4-B5\nY 2-1: 2 R2-R4, 1 R4-R5\n\
        R 2-1: 2 B5-B7, 1 B7-B8\nY 2-1: 2 R5-R7, 1 R7-R8\nR 2-1: 2 B8-B10, 1 B10-B11\nY 1-1:\n";
    let mut desk = Desk::resumed(record, &[]);
    desk.play("1 R8-R9");
    assert_eq!(words(&desk), ["No other roll: one die was left"]);
    assert_eq!(sounds::loudest(shown(&desk)), Some(Sound::Loss));
}

/// Calls `check` with all timelines of some games of each family, and where they are from.
fn in_whole_games(pace: Pace, mut check: impl FnMut(&Timeline, &str)) {
    let games = [
        ("pollyanna-1951", "YGRB"),
        ("parcheesi", "YGRB"),
        ("sorry", "RBYG"),
        ("annie", "YBGR"),
    ];
    for (name, seats) in games {
        for seed in 1..5 {
            let record = random_record(name, seats, seed).unwrap();
            let mut table = game_session::resume(&record).unwrap();
            table.go_to(0);
            while table.later() > 0 {
                let pieces = table.pieces().to_vec();
                let events = table.forward();
                let timeline = Timeline::new(table.game(), table.board(), &pieces, &events, pace);
                check(&timeline, &format!("{name} {seed}: {timeline:?}"));
            }
        }
    }
}

#[test]
fn no_moment_takes_longer_than_900_ms() {
    let mut seen = HashSet::new();
    in_whole_games(Pace::Own(Speed::Normal), |timeline, place| {
        for (index, moment) in timeline.moments.iter().enumerate() {
            seen.insert(discriminant(&moment.what));
            let mut later = timeline.moments[index..].iter().map(|other| other.at_ms);
            let next = later.find(|at_ms| *at_ms > moment.at_ms);
            let times = moment.at_ms..next.unwrap_or(u32::MAX);
            let own = timeline.cues.iter().filter(|cue| {
                times.contains(&cue.from_ms) && !matches!(cue.what, Moves::Walk { .. })
            });
            let end = own.map(|cue| cue.to_ms).max().unwrap_or(moment.at_ms);
            assert!(end - moment.at_ms < 900, "{place}");
        }
    });
    assert_eq!(seen.len(), 14, "every kind of moment occurs");
}

#[test]
fn a_pawn_goes_on_from_where_its_last_movement_ended() {
    let mut followed = 0;
    in_whole_games(Pace::ToPerson(Speed::Normal), |timeline, place| {
        let mut ends = HashMap::new();
        for cue in &timeline.cues {
            let (piece, from, to) = match &cue.what {
                Moves::Walk { piece, way, .. } | Moves::Slide { piece, way } => {
                    (*piece, way[0], way[way.len() - 1])
                }
                Moves::PutBack { piece, from, to } | Moves::Part { piece, from, to } => {
                    (*piece, *from, *to)
                }
                Moves::Join {
                    other, from, to, ..
                } => (*other, *from, *to),
                _ => continue,
            };
            if let Some((end, ms)) = ends.insert(piece, (to, cue.to_ms)) {
                followed += 1;
                assert_eq!(end, from, "pawn {piece} jumps: {place}");
                assert!(
                    ms <= cue.from_ms,
                    "two movements of {piece} at a time: {place}"
                );
            }
        }
    });
    assert!(followed > 20, "some pawns move twice: {followed}");
}
