//! Tables of counts, and their sums over games.

use std::collections::BTreeMap;

use rules::chance::{Card, Faces};

use super::Tally;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The number of each die.
    Numbers,
    /// Both numbers of two dice, in any order.
    Pairs,
    /// Cards.
    Cards,
}

impl Kind {
    /// All kinds, in the order of the tables.
    pub(super) const ALL: [Kind; 3] = [Kind::Numbers, Kind::Pairs, Kind::Cards];

    /// The cells that an outcome hits; none for an outcome of another kind.
    pub(super) fn cells(self, faces: &Faces) -> Vec<Cell> {
        match (self, faces) {
            (Kind::Numbers, Faces::Dice(numbers)) => {
                numbers.iter().copied().map(Cell::Number).collect()
            }
            (Kind::Pairs, Faces::Dice(numbers)) => match numbers[..] {
                [one, other] => vec![Cell::Pair(one.max(other), one.min(other))],
                _ => Vec::new(),
            },
            (Kind::Cards, Faces::Card(card)) => vec![Cell::Card(*card)],
            _ => Vec::new(),
        }
    }
}

/// What a row of a table counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cell {
    /// A number of a die.
    Number(u8),
    /// A roll of two dice, the higher number first.
    Pair(u8, u8),
    /// A card.
    Card(Card),
}

/// A table: a row for each cell, a column for each group of rolls.
#[derive(Clone, PartialEq, Debug)]
pub struct CountTable {
    kind: Kind,
    cells: Vec<Cell>,
    columns: BTreeMap<usize, Tally>,
}

impl CountTable {
    /// What the table counts.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The cells: dice in ascending order, cards in the order of the game.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The groups that have rolled, in ascending order, and their counts.
    pub fn columns(&self) -> impl Iterator<Item = (usize, &Tally)> {
        self.columns.iter().map(|(group, tally)| (*group, tally))
    }

    /// The counts of a group; `None` if it has not rolled.
    pub fn column(&self, group: usize) -> Option<&Tally> {
        self.columns.get(&group)
    }

    /// The counts of all groups together.
    pub fn total(&self) -> Tally {
        let mut total = Tally::new(self.cells.len());
        for column in self.columns.values() {
            total.merge(column);
        }
        total
    }

    pub(super) fn column_mut(&mut self, group: usize) -> &mut Tally {
        let cells = self.cells.len();
        let column = self.columns.entry(group);
        column.or_insert_with(|| Tally::new(cells))
    }
}

/// The tables of one or several games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RollCounts {
    tables: Vec<CountTable>,
}

impl RollCounts {
    /// The tables: numbers, then pairs, then cards. Dice or piles with other cells have tables of their own.
    pub fn tables(&self) -> &[CountTable] {
        &self.tables
    }

    /// Adds the counts of other games. Tables of the same cells become one.
    pub fn merge(&mut self, other: &RollCounts) {
        for table in &other.tables {
            let own = self.table(table.kind, &table.cells);
            for (group, tally) in table.columns() {
                own.column_mut(group).merge(tally);
            }
        }
    }

    /// The table of these cells; a new one if there is none.
    pub(super) fn table(&mut self, kind: Kind, cells: &[Cell]) -> &mut CountTable {
        let found = self.tables.iter().position(|table| table.cells == cells);
        let index = found.unwrap_or_else(|| {
            let index = self.tables.partition_point(|table| table.kind <= kind);
            let table = CountTable {
                kind,
                cells: cells.to_vec(),
                columns: BTreeMap::new(),
            };
            self.tables.insert(index, table);
            index
        });
        &mut self.tables[index]
    }
}
