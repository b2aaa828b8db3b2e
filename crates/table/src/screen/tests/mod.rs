//! Every shape, mode, stage and number of players, with moves and hint open or not: no zone lies over another, none moves while
//! only its contents change, and all have the size that they need.

mod screens;
mod solver;
mod tools;

use self::screens::{for_every_band, for_every_screen, is_possible};
use self::solver::{
    NEAR, Place, all_places, board, field, place_of, places, places_with_longer, screen_places,
};
use super::band;
use super::zone::{BUTTON, Heights};
use super::{Contents, HintPlace, Layout, Mode, Shape, Stage, Zone};

/// A target for a finger, in pixels.
const TARGET: f64 = 44.0;

#[test]
fn no_zone_lies_over_another_or_outside_the_screen() {
    for_every_screen(|contents, _| {
        let layout = Layout::of(contents);
        let (_, height) = field(&layout, contents);
        let places = screen_places(&layout, contents);
        for (index, (zone, place)) in places.iter().enumerate() {
            for (other, other_place) in &places[index + 1..] {
                assert!(
                    !place.overlaps(other_place),
                    "{zone:?} {place:?} and {other:?} {other_place:?}: {contents:?}"
                );
            }
            assert!(
                place.top + place.height <= height + NEAR,
                "{zone:?} {place:?} beyond {height}: {contents:?}"
            );
        }
    });
}

#[test]
fn no_button_moves_when_a_hint_opens_or_a_card_tells() {
    for_every_screen(|contents, _| {
        if contents.hint {
            return;
        }
        let before = all_places(&Layout::of(contents), contents);
        let with_hint = Contents {
            hint: true,
            ..*contents
        };
        let told = Contents {
            has_card_text: contents.cards,
            ..*contents
        };
        for other in [with_hint, told] {
            if !is_possible(&other) {
                continue;
            }
            let after = all_places(&Layout::of(&other), &other);
            for zone in [Zone::Board, Zone::Players, Zone::Status, Zone::Tools] {
                assert_stays(zone, &before, &after, contents, &other);
            }
            if contents.stage != Stage::Rolled && contents.cards == other.cards {
                let is_beside_a_text = contents.has_card_text != other.has_card_text;
                if !is_beside_a_text || contents.room.shape() != Shape::Wide {
                    assert_stays(Zone::Button, &before, &after, contents, &other);
                }
            }
        }
    });
}

#[test]
fn a_long_hint_has_only_what_the_others_leave() {
    for_every_screen(|contents, _| {
        let layout = Layout::of(contents);
        if layout.hint_place() != HintPlace::Turn {
            return;
        }
        let places = places_with_longer(100.0, &layout, contents);
        let (_, height) = field(&layout, contents);
        let of = |zone| place_of(&places, zone).expect("it is shown");
        let (turn, last, tools) = (of(Zone::Turn), of(Zone::LastTurns), of(Zone::Tools));
        assert!(turn.top + turn.height <= last.top + NEAR, "{contents:?}");
        assert!(last.top + last.height <= tools.top + NEAR, "{contents:?}");
        assert!(tools.top + tools.height <= height + NEAR, "{contents:?}");
    });
}

fn assert_stays(
    zone: Zone,
    before: &[(Zone, Place)],
    after: &[(Zone, Place)],
    contents: &Contents,
    other: &Contents,
) {
    let (one, other_place) = (place_of(before, zone), place_of(after, zone));
    let stays = match (one, other_place) {
        (Some(one), Some(other)) => zone == Zone::Status || one.is_near(&other),
        (None, None) => true,
        _ => false,
    };
    assert!(
        stays,
        "{zone:?} {one:?} to {other_place:?}\nfrom {contents:?}\nto {other:?}"
    );
}

#[test]
fn the_zones_of_a_screen_stay_while_a_turn_goes_on() {
    for_every_screen(|contents, _| {
        let before = all_places(&Layout::of(contents), contents);
        for stage in Stage::ALL {
            let other = Contents { stage, ..*contents };
            if !is_possible(&other) {
                continue;
            }
            let after = all_places(&Layout::of(&other), &other);
            for zone in [
                Zone::Board,
                Zone::Players,
                Zone::Turn,
                Zone::Tray,
                Zone::Tools,
            ] {
                assert_stays(zone, &before, &after, contents, &other);
            }
        }
    });
}

#[test]
fn buttons_are_large_enough_for_a_finger() {
    for_every_screen(|contents, letter| {
        let places = all_places(&Layout::of(contents), contents);
        let target = TARGET / letter;
        let is_large = |zone, columns: f64, rows: f64, padding: f64| {
            let place = place_of(&places, zone).expect("it is shown");
            let is_wide = place.width + padding >= columns * target - NEAR;
            let is_high = place.height >= rows * target - NEAR;
            assert!(is_wide && is_high, "{zone:?} {place:?}: {contents:?}");
        };
        // In these modes buttons are as large as their texts.
        let is_own = matches!(contents.mode, Mode::Hand | Mode::Lesson);
        if contents.stage != Stage::Rolled && !is_own && !contents.asks {
            is_large(Zone::Button, 1.0, 1.0, 0.0);
        }
        if contents.asks {
            // Two rows of six faces, which use half of the padding at both sides.
            is_large(Zone::Manual, 6.0, 2.0, 1.0);
        }
    });
}

#[test]
fn the_board_has_its_least_size() {
    for_every_screen(|contents, _| {
        let layout = Layout::of(contents);
        let (width, height) = field(&layout, contents);
        let board = board(&layout, (width, height));
        let least = match (contents.room.shape(), contents.mode) {
            (Shape::Wide | Shape::PhoneAcross, _) => 0.8 * height.min(width - 18.5),
            (Shape::Upright, _) => (0.7 * width).min(height - 25.0),
            (Shape::Phone, Mode::Lesson) => 18.0_f64.min(width),
            (Shape::Phone, _) => (0.78 * width).min(height - 28.0),
        };
        assert!(board >= least, "{board} < {least}: {contents:?}");
    });
}

#[test]
fn no_screen_of_play_scrolls() {
    for_every_screen(|contents, _| {
        let least = Layout::of(contents).least;
        let is_across = contents.room.shape() == Shape::PhoneAcross;
        let may_scroll = match contents.mode {
            Mode::Lesson | Mode::Watch => true,
            Mode::Manual => is_across,
            _ => false,
        };
        assert!(
            may_scroll || least <= contents.room.height,
            "{least}: {contents:?}"
        );
    });
}

#[test]
fn a_hand_has_room_for_its_cards() {
    for_every_screen(|contents, _| {
        if contents.mode != Mode::Hand || contents.moves {
            return;
        }
        let layout = Layout::of(contents);
        let places = all_places(&layout, contents);
        let hand = place_of(&places, Zone::Tray).expect("there is a hand");
        let room = contents.room;
        let least = match room.shape() {
            Shape::Phone if room.is_tall() => 9.5,
            _ if room.is_cramped() => 5.2,
            Shape::Phone | Shape::PhoneAcross => 6.5,
            Shape::Upright => 8.0,
            Shape::Wide => 6.5,
        };
        assert!(
            hand.height >= least || room.height < 28.0,
            "{hand:?}: {contents:?}"
        );
    });
}

#[test]
fn a_replay_has_room_for_its_controls() {
    for_every_screen(|contents, _| {
        // A low window scrolls them.
        if contents.mode != Mode::Watch || contents.room.is_low() {
            return;
        }
        let places = all_places(&Layout::of(contents), contents);
        let tray = place_of(&places, Zone::Tray).expect("there are controls");
        let least = Heights::new(contents).of(Zone::Tray);
        assert!(tray.height >= least - NEAR, "{tray:?}: {contents:?}");
    });
}

#[test]
fn round_the_table_all_has_a_place_in_the_band() {
    for_every_band(|contents, flat, letter| {
        let grid = Layout::of(contents).turn;
        let (length, depth) = band::size(contents, flat);
        let inner = (length - 1.2, depth - 1.2);
        let height = |zone| match zone {
            Zone::Status => 2.7,
            Zone::Dice => BUTTON,
            Zone::Button if contents.hands => BUTTON,
            Zone::Supply => 1.2,
            Zone::Card => 3.0,
            Zone::Manual => 2.0 * BUTTON,
            Zone::Hand => 0.57 * inner.1,
            Zone::Tools => super::tools::height(contents),
            _ => 0.0,
        };
        let is_narrow = contents.has_narrow_band();
        // Beside each other all may be as high as the band.
        let height = |zone| if is_narrow { height(zone) } else { 0.0 };
        let places = places(&grid, inner, (0.3, 0.6), height);
        for (index, (zone, place)) in places.iter().enumerate() {
            for (other, other_place) in &places[index + 1..] {
                assert!(
                    !place.overlaps(other_place),
                    "{zone:?} and {other:?}: {contents:?}"
                );
            }
            let bottom = place.top + place.height;
            assert!(
                bottom <= inner.1 + NEAR,
                "{zone:?} {bottom} of {inner:?}: {contents:?}"
            );
        }
        let target = TARGET / letter;
        for zone in [Zone::Button, Zone::Manual] {
            if let Some(place) = place_of(&places, zone).filter(|_| !contents.hands) {
                let is_large = place.width >= target && place.height >= target - NEAR;
                assert!(is_large, "{zone:?} {place:?}: {contents:?}");
            }
        }
        assert!(
            grid.has(Zone::Status) && grid.has(Zone::Tools),
            "{contents:?}"
        );
        assert_eq!(grid.has(Zone::Hand), contents.hands, "{contents:?}");
        assert_eq!(grid.has(Zone::Manual), contents.asks, "{contents:?}");
    });
}

#[test]
fn what_is_always_drawn_has_a_place() {
    for_every_screen(|contents, _| {
        let screen = Layout::of(contents).screen;
        for zone in [
            Zone::Board,
            Zone::Turn,
            Zone::LastTurns,
            Zone::Tray,
            Zone::Tools,
        ] {
            assert!(screen.has(zone), "{zone:?}: {contents:?}");
        }
    });
}

#[test]
fn everything_that_a_stage_shows_has_a_place() {
    for_every_screen(|contents, _| {
        let turn = Layout::of(contents).turn;
        assert!(turn.has(Zone::Status), "{contents:?}");
        if contents.stage != Stage::Rolled && !contents.asks {
            assert!(turn.has(Zone::Button), "{contents:?}");
        }
        if contents.cards && contents.has_card_text && !contents.asks {
            assert!(turn.has(Zone::Card), "{contents:?}");
        }
        assert_eq!(turn.has(Zone::Manual), contents.asks, "{contents:?}");
    });
}
