//! Counts of rolls and cards in recorded games, beside what is expected, with a chi-squared test.
//!
//! The rules list the outcomes of every chance node with their weights, given everything before. This is enough
//! to count any game: dice, or cards drawn from a pile without replacement.
//!
//! The expected count of a card is the sum of its chances before each draw. It differs from the count even when the
//! whole pile has been drawn: a card that came late was expected more often than it came.

mod tables;
mod tally;
mod verdict;

use rules::any_game::{AnyGame, Move};
use rules::chance::Faces;
use rules::record::{Player, Record};
use rules::seat::Seat;
use rules::sort_few::sort_few;
use rules::state::Node;

use crate::game_session::read_record;

pub use tables::{Cell, CountTable, Kind, RollCounts};
pub use tally::{ChiSquaredTest, Tally};
pub use verdict::Verdict;

use tally::Moments;

/// The counts of a recorded game, if the players may see them.
#[derive(Clone, PartialEq, Debug)]
pub enum GameCounts {
    /// The counts.
    Known(RollCounts),
    /// Players hold hidden cards: the counts would reveal them until the game is over.
    HiddenUntilOver,
}

/// Counts the rolls and draws of a record. `group` tells in which column a roll counts, from the seat that rolls
/// and its player at that time.
///
/// The rolls for who starts count too. A draw for who starts, in which nobody rolls dice, does not.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn count(record: &str, group: impl Fn(Seat, &Player) -> usize) -> Result<GameCounts, String> {
    Ok(count_record(read_record(record)?, group))
}

fn count_record(mut record: Record, group: impl Fn(Seat, &Player) -> usize) -> GameCounts {
    let history = std::mem::take(&mut record.history);
    let mut game = record.start.clone();
    let mut counter = Counter::new(&*game);
    for entry in history {
        if game.turn().face_down == Some(entry) {
            return GameCounts::HiddenUntilOver;
        }
        if let Node::Chance { seat } = game.node()
            && let Some(player) = record.player(seat)
        {
            counter.add(&*game, entry, group(seat, player));
        }
        game.apply(entry);
        // The record tells who plays a seat after its last entry.
        record.history.push(entry);
    }
    let is_over = game.node().seat().is_none();
    if game.about().has_hands && !is_over {
        return GameCounts::HiddenUntilOver;
    }
    GameCounts::Known(counter.counts)
}

/// Counts the outcomes of a game, one after the other.
struct Counter {
    counts: RollCounts,
    /// The cards of the game, in its order.
    deck: Vec<Cell>,
    /// The number of each card when the pile was last full.
    full: Vec<u32>,
    /// The number of cards in the pile before the last draw.
    left: u32,
}

impl Counter {
    /// At the start of a game.
    fn new(game: &dyn AnyGame) -> Counter {
        let deck = game.shown().pile.into_iter();
        Counter {
            counts: RollCounts::default(),
            deck: deck.map(|(card, _)| Cell::Card(card)).collect(),
            full: Vec::new(),
            left: 0,
        }
    }

    /// Counts the outcome `entry` of a chance node.
    fn add(&mut self, game: &dyn AnyGame, entry: Move, group: usize) {
        let outcomes = game.moves();
        let Some(actual) = outcomes.iter().position(|(each, _)| *each == entry) else {
            return;
        };
        let weights: Vec<u32> = outcomes.iter().map(|(_, weight)| *weight).collect();
        let views = outcomes.iter().map(|(outcome, _)| game.faces(*outcome));
        let views: Vec<Faces> = views.collect();
        for kind in Kind::ALL {
            let cells_of = |faces| kind.cells(faces);
            let outcomes: Vec<Vec<Cell>> = views.iter().map(cells_of).collect();
            // A draw for who starts has no cells.
            let hits = outcomes[0].len();
            if hits == 0 || outcomes.iter().any(|each| each.len() != hits) {
                continue;
            }
            let cells = match kind {
                Kind::Cards => self.deck.clone(),
                Kind::Numbers | Kind::Pairs => {
                    let mut cells = outcomes.concat();
                    sort_few(&mut cells, |cell| *cell);
                    cells.dedup();
                    cells
                }
            };
            let index = |cell: &Cell| cells.iter().position(|each| each == cell);
            let indexes = |cells: &Vec<Cell>| cells.iter().map(index).collect();
            let hits: Option<Vec<Vec<usize>>> = outcomes.iter().map(indexes).collect();
            let Some(hits) = hits else { continue };
            let moments = match kind {
                Kind::Cards => self.draw(&hits, &weights),
                Kind::Numbers | Kind::Pairs => Moments::of(cells.len(), &hits, &weights),
            };
            let column = self.counts.table(kind, &cells).column_mut(group);
            column.add(&hits[actual], &moments);
        }
    }

    /// The moments of a draw from the pile.
    fn draw(&mut self, hits: &[Vec<usize>], weights: &[u32]) -> Moments {
        let mut remaining = vec![0; self.deck.len()];
        for (hit, weight) in hits.iter().zip(weights) {
            remaining[hit[0]] += weight;
        }
        let left = weights.iter().sum();
        if left + 1 != self.left {
            self.full.clone_from(&remaining);
        }
        self.left = left;
        Moments::of_pile(&remaining, &self.full)
    }
}
