//! Reports: findings of the bots' program as sentences and tables, which the page draws.

use serde::{Deserialize, Serialize};

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Report(pub Vec<Block>);

/// A part of a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Block {
    /// The sentence that sums up what follows.
    Summary(String),
    /// A paragraph.
    Text(String),
    /// A table.
    Table(Table),
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Its name.
    pub caption: String,
    /// The headings of its columns.
    pub columns: Vec<String>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Its heading.
    pub title: String,
    /// A note below the heading.
    pub detail: String,
    /// Its cells after the heading.
    pub cells: Vec<Cell>,
    /// Whether it matters less than the others.
    pub is_quiet: bool,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cell {
    /// Its value.
    pub text: String,
    /// A note below the value.
    pub detail: String,
    /// A bar as long as the value.
    pub bar: Option<Bar>,
    /// The key of the saved game that it is about, without the prefix.
    pub game: Option<String>,
}

/// A bar, in thousandths of the whole width.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bar {
    /// Its length.
    pub value: u16,
    /// The shortest length that the value may have.
    pub from: u16,
    /// The longest length that the value may have.
    pub to: u16,
    /// A length to compare the value with.
    pub mark: Option<u16>,
}

impl Bar {
    /// The bar of a value that may be off by `reach` either way, beside others of at most `whole`, with a mark.
    pub fn of(value: f64, reach: f64, whole: f64, mark: Option<f64>) -> Bar {
        let length = |value: f64| {
            (value / whole.max(f64::MIN_POSITIVE) * 1_000.0).clamp(0.0, 1_000.0) as u16
        };
        Bar {
            value: length(value),
            from: length(value - reach),
            to: length(value + reach),
            mark: mark.map(length),
        }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell {
            text,
            ..Cell::default()
        }
    }
}
