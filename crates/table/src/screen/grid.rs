//! Grids: rows of zones.

use super::Zone;

/// The size of a row or a column, in letters (`rem`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Track {
    /// As large as what it holds.
    Fit,
    /// So large.
    Rem(f64),
    /// At least the first, at most the second.
    Between(f64, f64),
    /// At least so large, and more if it holds more.
    AtLeast(f64),
    /// What the others leave, and at least so much.
    Rest(f64),
}

impl Track {
    /// The size that it needs for what it holds.
    pub(super) fn needed(self, contents: impl Iterator<Item = f64>) -> f64 {
        let content = contents.fold(0.0, f64::max);
        match self {
            Track::Rem(size) => size,
            Track::Between(least, _) => least,
            Track::Fit => content,
            Track::AtLeast(least) | Track::Rest(least) => content.max(least),
        }
    }

    fn css(self) -> String {
        match self {
            Track::Fit => "auto".to_owned(),
            Track::Rem(size) => format!("{size}rem"),
            Track::Between(least, most) => format!("minmax({least}rem, {most}rem)"),
            Track::AtLeast(least) => format!("minmax({least}rem, auto)"),
            Track::Rest(least) => format!("minmax({least}rem, 1fr)"),
        }
    }
}

/// A row: how high it is, and the zone in each column.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its height.
    pub height: Track,
    /// A zone for each column; [`Zone::None`] where a place stays free.
    pub zones: Vec<Zone>,
}

/// A row of a table.
pub(super) fn row<const COLUMNS: usize>(height: Track, zones: [Zone; COLUMNS]) -> Row {
    Row {
        height,
        zones: zones.to_vec(),
    }
}

/// A grid: the widths of its columns, and its rows.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    /// The widths of the columns.
    pub columns: Vec<Track>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
}

impl Grid {
    pub(super) fn new(columns: &[Track], rows: Vec<Row>) -> Grid {
        Grid {
            columns: columns.to_vec(),
            rows,
        }
    }

    /// Whether a zone is in it.
    pub fn has(&self, zone: Zone) -> bool {
        self.rows.iter().any(|row| row.zones.contains(&zone))
    }

    /// The value of `grid-template` in style sheets.
    pub fn css(&self) -> String {
        let row = |row: &Row| {
            let zones: Vec<_> = row.zones.iter().map(|zone| zone.area()).collect();
            format!("\"{}\" {}", zones.join(" "), row.height.css())
        };
        let rows: Vec<_> = self.rows.iter().map(row).collect();
        let columns: Vec<_> = self.columns.iter().map(|column| column.css()).collect();
        format!("{} / {}", rows.join(" "), columns.join(" "))
    }
}
