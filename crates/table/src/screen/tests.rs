//! Every shape, mode, stage and number of players, with moves and hint open or not: no zone lies over another, none moves while
//! only its contents change, and all have the size that they need.

use super::band;
use super::layout::{Layout, Panels, ShownTurns};
use super::{BoardWidth, Contents, Flat, Grid, Mode, Room, Shape, Stage, Track, TurnButton, Zone};
use crate::sides::Side;

/// Windows and tablets, phones, and the same with letters of one and a half times the size.
const WINDOWS: [(f32, f32); 11] = [
    (1920.0, 1080.0),
    (1440.0, 900.0),
    (1280.0, 720.0),
    (1024.0, 768.0),
    (1180.0, 820.0),
    (768.0, 1024.0),
    (820.0, 1180.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (844.0, 390.0),
    (640.0, 360.0),
];

/// The height of a button, in letters.
const BUTTON: f32 = 2.75;

/// A target for a finger, in pixels.
const TARGET: f32 = 44.0;

/// Two places are the same if they differ by less.
const NEAR: f32 = 0.02;

/// A place on the screen, in letters.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Place {
    fn overlaps(&self, other: &Place) -> bool {
        let apart = |from: f32, size: f32, next: f32| from + size <= next + NEAR;
        !(apart(self.left, self.width, other.left)
            || apart(other.left, other.width, self.left)
            || apart(self.top, self.height, other.top)
            || apart(other.top, other.height, self.top))
    }

    fn is_near(&self, other: &Place) -> bool {
        let near = |one: f32, other: f32| (one - other).abs() < NEAR;
        near(self.left, other.left)
            && near(self.top, other.top)
            && near(self.width, other.width)
            && near(self.height, other.height)
    }
}

/// The room that the style sheets give the game: less its margin, and at least so high that the page scrolls.
fn field(contents: &Contents) -> (f32, f32) {
    let room = contents.room;
    let (least, margin) = match room.shape() {
        Shape::Wide => (20.0, 1.0),
        Shape::Upright => (34.0, 1.0),
        Shape::Phone => (34.0, 0.75),
        Shape::PhoneAcross => (20.0, 0.75),
    };
    (room.width - 1.0, room.height.max(least) - margin)
}

fn gap(shape: Shape) -> f32 {
    match shape {
        Shape::Wide => 0.75,
        Shape::Upright => 0.5,
        Shape::Phone | Shape::PhoneAcross => 0.375,
    }
}

/// The height of what a zone holds, as its style sheet draws it.
fn content(zone: Zone, layout: &Layout, contents: &Contents, board: f32) -> f32 {
    let shape = contents.room.shape();
    let players = contents.players as f32;
    let panel = if contents.room.is_tall() { 2.6 } else { 2.3 };
    match zone {
        Zone::Board => board,
        Zone::Players => match layout.panels {
            Panels::Column => players * (panel + 0.3) - 0.3,
            Panels::Pairs => (players / 2.0).ceil() * (2.0 * panel - 2.25 + 0.3) - 0.3,
            Panels::Row => 3.1,
            Panels::SmallRow => 2.4,
            Panels::Thirds => 2.0 * 2.1 + 0.15,
            Panels::Halves => (players / 2.0).ceil() * 2.0 - 0.25,
            Panels::Corners | Panels::Strips => 0.0,
        },
        Zone::TopLeft | Zone::TopRight | Zone::BottomLeft | Zone::BottomRight => 4.6,
        Zone::Turn => turn_height(layout, contents),
        Zone::LastTurns => last_turns_height(layout, contents),
        Zone::Tools if shape == Shape::Wide => 2.0 * BUTTON + 0.6,
        Zone::Tools => BUTTON,
        // Four lines and two buttons.
        Zone::Hint => 6.5,
        _ => 0.0,
    }
}

fn turn_height(layout: &Layout, contents: &Contents) -> f32 {
    let (gap, padding) = match contents.room.shape().is_phone() {
        true => (0.15, 0.875),
        false => (0.25, 1.475),
    };
    let rows = &layout.turn.rows;
    let heights = rows.iter().map(|row| match row.height {
        Track::Rem(height) => height,
        Track::AtLeast(height) | Track::Rest(height) | Track::Between(height, _) => height,
        Track::Fit if row.zones.contains(&Zone::Hint) => 6.5,
        Track::Fit => 1.5,
    });
    heights.sum::<f32>() + gap * (rows.len() - 1) as f32 + padding
}

fn last_turns_height(layout: &Layout, contents: &Contents) -> f32 {
    let room = contents.room;
    let others = contents.players as f32 - 1.0;
    match (layout.shown_turns, room.shape()) {
        (ShownTurns::Nothing | ShownTurns::Summary, _) => 0.0,
        // They are cut if there is no room.
        (_, Shape::Upright) => 0.0,
        (_, Shape::Phone) if contents.mode == Mode::Hand => 0.0,
        (_, Shape::Phone) if room.is_tall() && contents.are_many() => others * 1.9 - 0.2,
        (_, Shape::Phone) if room.is_tall() => others * 2.6 - 0.2,
        // They scroll.
        (_, Shape::Phone | Shape::PhoneAcross) => 0.0,
        (_, Shape::Wide) => others * 2.2 - 0.3,
    }
}

/// The width of the board in a field.
fn board(layout: &Layout, (width, height): (f32, f32)) -> f32 {
    match layout.board {
        BoardWidth::Beside(least, part, most) => {
            height.min(width - 1.0 - (width * part / 100.0).max(least).min(most))
        }
        BoardWidth::Below(below, least) => width.min((height - below).max(least)),
    }
}

/// The sizes of tracks that have `sizes` of contents.
fn tracks(tracks: &[Track], sizes: &[f32], gap: f32, room: f32) -> Vec<f32> {
    let least = |(track, size): (&Track, &f32)| match track {
        Track::Fit => *size,
        Track::Rem(size) => *size,
        Track::Between(least, _) | Track::Rest(least) => *least,
        Track::AtLeast(least) => size.max(*least),
    };
    let mut sizes: Vec<f32> = tracks.iter().zip(sizes).map(least).collect();
    let gaps = gap * (tracks.len() - 1) as f32;
    let left = |sizes: &[f32]| (room - gaps - sizes.iter().sum::<f32>()).max(0.0);
    for (index, track) in tracks.iter().enumerate() {
        if let Track::Between(least, most) = track {
            sizes[index] += left(&sizes).min(most - least);
        }
    }
    let flexible = tracks
        .iter()
        .filter(|track| matches!(track, Track::Rest(_)));
    let share = left(&sizes) / flexible.count().max(1) as f32;
    for (index, track) in tracks.iter().enumerate() {
        if let Track::Rest(least) = track {
            // The part of it that the least height is not.
            sizes[index] = least.max(share + least);
        }
    }
    sizes
}

/// The places of the zones of a grid.
fn places(
    grid: &Grid,
    (width, height): (f32, f32),
    (between_rows, between_columns): (f32, f32),
    content: impl Fn(Zone) -> f32,
) -> Vec<(Zone, Place)> {
    let spans = |zone: Zone| {
        grid.rows
            .iter()
            .filter(|row| row.zones.contains(&zone))
            .count()
    };
    let row_sizes: Vec<f32> = grid
        .rows
        .iter()
        .map(|row| {
            let alone = row.zones.iter().filter(|zone| spans(**zone) == 1);
            alone.map(|zone| content(*zone)).fold(0.0, f32::max)
        })
        .collect();
    let heights: Vec<Track> = grid.rows.iter().map(|row| row.height).collect();
    let heights = tracks(&heights, &row_sizes, between_rows, height);
    let column_sizes = vec![content(Zone::Board); grid.columns.len()];
    let widths = tracks(&grid.columns, &column_sizes, between_columns, width);
    let starts = |sizes: &[f32], gap: f32| -> Vec<f32> {
        let mut at = 0.0;
        let start = |size: &f32| {
            let start = at;
            at += size + gap;
            start
        };
        sizes.iter().map(start).collect()
    };
    let (tops, lefts) = (
        starts(&heights, between_rows),
        starts(&widths, between_columns),
    );
    let mut found: Vec<(Zone, Place)> = Vec::new();
    for (row, top) in grid.rows.iter().zip(&tops) {
        for (column, zone) in row.zones.iter().enumerate() {
            let index = tops.iter().position(|each| each == top).unwrap_or(0);
            let (bottom, right) = (top + heights[index], lefts[column] + widths[column]);
            match found.iter_mut().find(|(other, _)| other == zone) {
                _ if *zone == Zone::None => {}
                Some((_, place)) => {
                    place.width = place.width.max(right - place.left);
                    place.height = place.height.max(bottom - place.top);
                }
                None => found.push((
                    *zone,
                    Place {
                        left: lefts[column],
                        top: *top,
                        width: widths[column],
                        height: heights[index],
                    },
                )),
            }
        }
    }
    found
}

/// The places of all zones of a layout, those of the turn among them.
fn all_places(layout: &Layout, contents: &Contents) -> Vec<(Zone, Place)> {
    let field = field(contents);
    let board = board(layout, field);
    let shape = contents.room.shape();
    let of = |zone| content(zone, layout, contents, board);
    let mut all = places(&layout.screen, field, (gap(shape), 1.0), of);
    let Some(mut turn) = place_of(&all, Zone::Turn) else {
        return all;
    };
    if let Some(last) = place_of(&all, Zone::LastTurns).filter(|_| layout.covers_last_turns) {
        turn.height = last.top + last.height - turn.top;
    }
    let (gap, (top, side, bottom)) = match shape.is_phone() {
        true => ((0.15, 0.4), (0.475, 0.5, 0.4)),
        false => ((0.25, 0.5), (0.775, 0.7, 0.7)),
    };
    let inner = (turn.width - 2.0 * side, turn.height - top - bottom);
    let of = |zone| match zone {
        Zone::Hint => 6.5,
        _ => 0.0,
    };
    let inside = places(&layout.turn, inner, gap, of);
    all.extend(inside.into_iter().map(|(zone, place)| {
        let moved = Place {
            left: place.left + turn.left + side,
            top: place.top + turn.top + top,
            ..place
        };
        (zone, moved)
    }));
    all
}

fn place_of(places: &[(Zone, Place)], zone: Zone) -> Option<Place> {
    let mut places = places.iter();
    places
        .find(|(each, _)| *each == zone)
        .map(|(_, place)| *place)
}

/// Calls `check` for every screen, with the pixels of a letter.
fn for_every_screen(check: impl Fn(&Contents, f32)) {
    let letters = [1.0, 1.5];
    for (width, height) in WINDOWS {
        for letter in letters {
            let room = Room {
                width: width / 16.0 / letter,
                height: height / 16.0 / letter,
            };
            for mode in Mode::ALL {
                for stage in Stage::ALL {
                    for players in 2..=6 {
                        for bits in 0..64 {
                            let has = |bit: u32| bits >> bit & 1 == 1;
                            let contents = Contents {
                                room,
                                mode,
                                button: TurnButton::Roll,
                                stage,
                                flat: None,
                                players,
                                cards: has(0),
                                hands: has(0) && mode == Mode::Hand,
                                has_card_text: has(0) && has(1),
                                supply: !has(0) && has(2),
                                hint: has(3),
                                moves: has(4),
                                asks: has(5) && mode == Mode::Manual,
                            };
                            if is_possible(&contents) {
                                check(&contents, 16.0 * letter);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether a game can be like this.
fn is_possible(contents: &Contents) -> bool {
    let (mode, stage) = (contents.mode, contents.stage);
    // Cards are dealt to hands, and up to four play with cards.
    (mode != Mode::Hand || contents.cards && stage != Stage::ToRoll)
        && (!contents.cards || contents.players <= 4)
        // A face is chosen where stars are collected.
        && (mode != Mode::Choose || contents.supply && stage == Stage::Rolled)
        // A hint is about moves, and closes when something is to be entered.
        && (!contents.hint || stage == Stage::Rolled || stage == Stage::Skip)
        && (!contents.hint || !contents.asks && mode != Mode::Watch)
        && (!contents.hint || mode != Mode::Choose || !contents.room.shape().is_phone())
        && (!contents.asks || stage == Stage::Rolled || stage == Stage::ToRoll)
        && (mode != Mode::Watch || !contents.moves)
}

#[test]
fn no_zone_lies_over_another_or_outside_the_screen() {
    for_every_screen(|contents, _| {
        let layout = Layout::of(contents);
        let (_, height) = field(contents);
        let places = places(
            &layout.screen,
            field(contents),
            (gap(contents.room.shape()), 1.0),
            |zone| content(zone, &layout, contents, board(&layout, field(contents))),
        );
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
                Zone::Moment,
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
        let is_large = |zone, columns: f32, rows: f32, padding: f32| {
            let place = place_of(&places, zone).expect("it is shown");
            let is_wide = place.width + padding >= columns * target - NEAR;
            let is_high = place.height >= rows * target - NEAR;
            assert!(is_wide && is_high, "{zone:?} {place:?}: {contents:?}");
        };
        // In these modes buttons are as large as their texts.
        let is_own = matches!(contents.mode, Mode::Hand | Mode::Lesson | Mode::Choose);
        if contents.stage != Stage::Rolled && !is_own && !contents.asks {
            is_large(Zone::Button, 1.0, 1.0, 0.0);
        }
        if contents.asks {
            // Two rows of six faces, which use half of the padding at both sides.
            is_large(Zone::Manual, 6.0, 2.0, 1.0);
        }
        // Five tools in a row.
        is_large(Zone::Tools, 5.0, 1.0, 0.0);
    });
}

#[test]
fn the_board_has_its_least_size() {
    for_every_screen(|contents, _| {
        let layout = Layout::of(contents);
        let (width, height) = field(contents);
        let board = board(&layout, (width, height));
        let least = match (contents.room.shape(), contents.mode) {
            (Shape::Wide | Shape::PhoneAcross, _) => 0.8 * height.min(width - 18.5),
            (Shape::Upright, _) => (0.7 * width).min(height - 25.0),
            (Shape::Phone, Mode::Lesson) => 18.0_f32.min(width),
            (Shape::Phone, _) => (0.78 * width).min(height - 28.0),
        };
        assert!(board >= least, "{board} < {least}: {contents:?}");
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
        let hand = place_of(&places, Zone::Moment).expect("there is a hand");
        let room = contents.room;
        let least = match room.shape() {
            Shape::Phone if room.is_tall() => 9.5,
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

/// Calls `check` for every screen that lies flat, and each player on turn, with the pixels of a letter.
fn for_every_band(check: impl Fn(&Contents, Flat, f32)) {
    for_every_screen(|contents, letter| {
        let is_possible = !contents.room.shape().is_phone() && contents.mode != Mode::Watch;
        if !is_possible {
            return;
        }
        for reader in Side::ALL {
            for (beside, above) in [(true, true), (true, false), (false, true)] {
                let flat = Flat {
                    reader,
                    beside,
                    above,
                };
                let contents = Contents {
                    flat: Some(flat),
                    ..*contents
                };
                check(&contents, flat, letter);
            }
        }
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
            Zone::Tools => 2.0 * BUTTON + 0.15,
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
fn everything_that_a_stage_shows_has_a_place() {
    for_every_screen(|contents, _| {
        let turn = Layout::of(contents).turn;
        assert!(turn.has(Zone::Status), "{contents:?}");
        if contents.stage != Stage::Rolled && contents.mode != Mode::Choose && !contents.asks {
            assert!(turn.has(Zone::Button), "{contents:?}");
        }
        if contents.cards && contents.has_card_text && !contents.asks {
            assert!(turn.has(Zone::Card), "{contents:?}");
        }
        assert_eq!(turn.has(Zone::Manual), contents.asks, "{contents:?}");
    });
}
