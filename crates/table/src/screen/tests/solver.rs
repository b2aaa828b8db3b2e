//! The places that the style sheets give to zones, computed from a layout.

use crate::screen::zone::{Heights, gap};
use crate::screen::{BoardWidth, Contents, Grid, Layout, Track, Zone};

/// Two places are the same if they differ by less.
pub(super) const NEAR: f64 = 0.02;

/// A place on the screen, in letters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Place {
    pub(super) fn overlaps(&self, other: &Place) -> bool {
        let apart = |from: f64, size: f64, next: f64| from + size <= next + NEAR;
        !(apart(self.left, self.width, other.left)
            || apart(other.left, other.width, self.left)
            || apart(self.top, self.height, other.top)
            || apart(other.top, other.height, self.top))
    }

    pub(super) fn is_near(&self, other: &Place) -> bool {
        let near = |one: f64, other: f64| (one - other).abs() < NEAR;
        near(self.left, other.left)
            && near(self.top, other.top)
            && near(self.width, other.width)
            && near(self.height, other.height)
    }
}

/// The room that the style sheets give the game: less its margin, and at least so high that the page scrolls.
pub(super) fn field(layout: &Layout, contents: &Contents) -> (f64, f64) {
    let room = contents.room;
    let margin = if room.shape().is_phone() { 0.75 } else { 1.0 };
    (room.width - 1.0, room.height.max(layout.least) - margin)
}

/// The width of the board in a field.
pub(super) fn board(layout: &Layout, (width, height): (f64, f64)) -> f64 {
    match layout.board {
        BoardWidth::Beside {
            least,
            percent,
            most,
        } => height.min(width - 1.0 - (width * percent / 100.0).max(least).min(most)),
        BoardWidth::Below { others, least } => width.min((height - others).max(least)),
    }
}

/// The sizes of tracks that have `sizes` of contents.
pub(super) fn tracks(tracks: &[Track], sizes: &[f64], gap: f64, room: f64) -> Vec<f64> {
    let least = |(track, size): (&Track, &f64)| match track {
        Track::Fit => *size,
        Track::Rem(size) => *size,
        Track::Between(least, _) | Track::Rest(least) | Track::AtLeast(least) => *least,
    };
    let contents = sizes;
    let mut sizes: Vec<f64> = tracks.iter().zip(sizes).map(least).collect();
    let gaps = gap * (tracks.len() - 1) as f64;
    let left = |sizes: &[f64]| (room - gaps - sizes.iter().sum::<f64>()).max(0.0);
    for (index, track) in tracks.iter().enumerate() {
        let (least, most) = match track {
            Track::Between(least, most) => (*least, *most),
            Track::AtLeast(least) => (*least, contents[index].max(*least)),
            _ => continue,
        };
        sizes[index] += left(&sizes).min(most - least);
    }
    let flexible = tracks
        .iter()
        .filter(|track| matches!(track, Track::Rest(_)));
    let share = left(&sizes) / flexible.count().max(1) as f64;
    for (index, track) in tracks.iter().enumerate() {
        if let Track::Rest(least) = track {
            // The part of it that the least height is not.
            sizes[index] = least.max(share + least);
        }
    }
    sizes
}

/// The places of the zones of a grid.
pub(super) fn places(
    grid: &Grid,
    (width, height): (f64, f64),
    (between_rows, between_columns): (f64, f64),
    content: impl Fn(Zone) -> f64,
) -> Vec<(Zone, Place)> {
    let spans = |zone: Zone| {
        grid.rows
            .iter()
            .filter(|row| row.zones.contains(&zone))
            .count()
    };
    let row_sizes: Vec<f64> = grid
        .rows
        .iter()
        .map(|row| {
            let alone = row.zones.iter().filter(|zone| spans(**zone) == 1);
            alone.map(|zone| content(*zone)).fold(0.0, f64::max)
        })
        .collect();
    let heights: Vec<Track> = grid.rows.iter().map(|row| row.height).collect();
    let heights = tracks(&heights, &row_sizes, between_rows, height);
    let column_sizes = vec![content(Zone::Board); grid.columns.len()];
    let widths = tracks(&grid.columns, &column_sizes, between_columns, width);
    let starts = |sizes: &[f64], gap: f64| -> Vec<f64> {
        let mut at = 0.0;
        let start = |size: &f64| {
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

/// The places of the zones of the screen.
pub(super) fn screen_places(layout: &Layout, contents: &Contents) -> Vec<(Zone, Place)> {
    places_with_longer(0.0, layout, contents)
}

/// The same where the panel of the turn holds so much more than it needs.
pub(super) fn places_with_longer(
    turn: f64,
    layout: &Layout,
    contents: &Contents,
) -> Vec<(Zone, Place)> {
    let field = field(layout, contents);
    let (board, heights) = (board(layout, field), Heights::new(contents));
    let between = (gap(contents.room.shape()), 1.0);
    places(&layout.screen, field, between, |zone| match zone {
        Zone::Board => board,
        Zone::Turn => heights.of(zone) + turn,
        _ => heights.of(zone),
    })
}

/// The places of all zones of a layout, those of the turn among them.
pub(super) fn all_places(layout: &Layout, contents: &Contents) -> Vec<(Zone, Place)> {
    let mut all = screen_places(layout, contents);
    let Some(mut turn) = place_of(&all, Zone::Turn) else {
        return all;
    };
    if let Some(last) = place_of(&all, Zone::LastTurns).filter(|_| layout.covers_last_turns) {
        turn.height = last.top + last.height - turn.top;
    }
    let (gap, (top, side, bottom)) = match contents.room.shape().is_phone() {
        true => ((0.15, 0.4), (0.475, 0.5, 0.4)),
        false => ((0.25, 0.5), (0.775, 0.7, 0.7)),
    };
    let inner = (turn.width - 2.0 * side, turn.height - top - bottom);
    let heights = Heights::new(contents);
    let of = |zone| match zone {
        Zone::Hint => heights.of(zone),
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

pub(super) fn place_of(places: &[(Zone, Place)], zone: Zone) -> Option<Place> {
    let mut places = places.iter();
    places
        .find(|(each, _)| *each == zone)
        .map(|(_, place)| *place)
}
