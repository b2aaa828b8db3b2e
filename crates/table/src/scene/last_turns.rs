//! The last turn of each other player, as pictograms.

use rules::board::Kind;
use rules::chance::Faces;
use rules::event::Event;
use rules::piece::Piece;
use rules::seat::Seat;

use super::Plate;
use crate::game_session::Table;
use crate::session::Session;
use crate::status::only_person;

/// The most pictograms of a turn: there is room for no more.
const MOST: usize = 10;

/// The last turn of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastTurn {
    /// Whose.
    pub seat: Seat,
    /// The colour as style sheets know it.
    pub colour_key: &'static str,
    /// What happened, in order; empty before the first turn.
    pub steps: Vec<TurnStep>,
}

/// A pictogram of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnStep {
    /// A die was rolled.
    Die(u8),
    /// A card was drawn or laid.
    Card(&'static str),
    /// A pawn left its start.
    Start,
    /// A pawn was captured; the colour as style sheets know it.
    Captured(&'static str),
    /// A pawn came home.
    Home,
    /// Two pawns stand together.
    Blockade,
    /// A bonus of so many spaces was earned.
    Bonus(u8),
    /// A pawn slid.
    Slide,
    /// Two pawns changed places.
    Swap,
    /// Nothing could be played.
    Nothing,
    /// So many stars, say, were taken.
    Took(u8),
}

/// The last turns of all but the person at the screen, in turn order.
pub(super) fn last_turns(session: &Session, plates: &[Plate]) -> Vec<LastTurn> {
    let table = session.table();
    let turns = &table.story().turns;
    // The reader's own turns, or those of whoever acts, need no telling.
    let own = only_person(table).or(table.node().seat());
    let others = plates.iter().filter(|plate| Some(plate.seat) != own);
    let others = others.map(|plate| {
        let found = turns.iter().find(|(seat, _)| *seat == plate.seat);
        LastTurn {
            seat: plate.seat,
            colour_key: plate.colour_key,
            steps: found.map_or_else(Vec::new, |(_, events)| steps(table, plate.seat, events)),
        }
    });
    others.collect()
}

fn steps(table: &dyn Table, seat: Seat, events: &[Event]) -> Vec<TurnStep> {
    let board = table.board();
    let family = table.ruleset().family;
    let mut steps = Vec::new();
    for event in events {
        match event {
            Event::Thrown { faces, .. } | Event::Laid { faces, .. } => match faces {
                Faces::Dice(numbers) => steps.extend(numbers.iter().copied().map(TurnStep::Die)),
                Faces::Card(card) => steps.push(TurnStep::Card(card.title())),
            },
            Event::Moved { way, piece, .. } => {
                let kind = |space: Option<&_>| space.map(|space| board.space(*space).kind);
                if kind(way.first()) == Some(Kind::Yard) {
                    steps.push(TurnStep::Start);
                }
                match (kind(way.last()), way.last()) {
                    (Some(Kind::Home), _) => steps.push(TurnStep::Home),
                    (Some(kind), Some(space)) if kind != Kind::Yard => {
                        let pieces = table.pieces().iter();
                        let there = pieces
                            .filter(|standing| standing.at == *space && standing.piece == *piece);
                        if *piece == Piece::of(seat) && there.count() > 1 {
                            steps.push(TurnStep::Blockade);
                        }
                    }
                    _ => {}
                }
            }
            Event::Captured { piece, .. } => {
                let owner = piece.owner.map(|owner| family.colour_key(owner));
                steps.extend(owner.map(TurnStep::Captured));
            }
            Event::Slid { .. } => steps.push(TurnStep::Slide),
            Event::Swapped { .. } => steps.push(TurnStep::Swap),
            Event::RewardEarned { steps: count, .. } => steps.push(TurnStep::Bonus(*count)),
            Event::Paid {
                to: Some(to),
                count,
                ..
            } if *to == seat => {
                steps.push(TurnStep::Took(*count));
            }
            Event::Passed { .. } => steps.push(TurnStep::Nothing),
            _ => {}
        }
    }
    // A long turn of doublets shows its end.
    steps.split_off(steps.len().saturating_sub(MOST))
}
