//! Last turns of the other players, as pictograms.

use rules::board::Kind;
use rules::chance::Faces;
use rules::event::Event;
use rules::piece::Piece;
use rules::seat::Seat;

use super::PlayerPanel;
use crate::game_session::GameSession;
use crate::session::Session;

/// The maximum number of pictograms for a turn, limited by space on the screen.
const MAX_STEPS: usize = 16;

/// The last turn of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastTurn {
    /// The player's seat.
    pub seat: Seat,
    /// What the player is called.
    pub name: String,
    /// The colour's key in style sheets.
    pub colour_key: &'static str,
    /// The name of the portrait, see [`SeatStanding::portrait`](crate::game_session::SeatStanding::portrait).
    pub portrait: Option<String>,
    /// Whether the person at the screen has had a turn since, so that another round has begun.
    pub is_old: bool,
    /// The events of the turn, in order; empty before the first turn.
    pub steps: Vec<TurnStep>,
}

/// A pictogram of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnStep {
    /// A die was rolled, the first of its roll.
    Die(u8),
    /// Another die of the same roll.
    NextDie(u8),
    /// A card was drawn or played.
    Card(&'static str),
    /// A pawn left its start.
    Start,
    /// A pawn was captured; the key of its colour in style sheets.
    Captured(&'static str),
    /// A pawn reached home.
    Home,
    /// Two pawns formed a blockade.
    Blockade,
    /// A bonus of this many spaces was earned, and not lost or declined.
    Bonus(u8),
    /// A pawn slid.
    Slide,
    /// Two pawns swapped places.
    Swap,
    /// No move was possible.
    Nothing,
    /// This many of the collected things, such as stars, were taken.
    Took(u8),
    /// This many of them were lost.
    Lost(u8),
}

/// The last turns of all players but the person at the screen, in turn order.
pub(super) fn last_turns(session: &Session, player_panels: &[PlayerPanel]) -> Vec<LastTurn> {
    let table = session.table();
    let turns = &table.game_summary().turns;
    // Readers remember their own last turn, and so does the player to act.
    let own = session.own_seat().or(table.node().seat());
    let others = player_panels.iter().filter(|panel| Some(panel.seat) != own);
    let index = |seat: Seat| turns.iter().position(|(other, _)| *other == seat);
    let begun = own.and_then(index).filter(|own| own + 1 < turns.len());
    let others = others.map(|panel| {
        let found = index(panel.seat);
        LastTurn {
            is_old: found.is_some() && found < begun,
            seat: panel.seat,
            name: panel.name.clone(),
            colour_key: panel.colour_key,
            portrait: panel.portrait.clone(),
            steps: found.map_or_else(Vec::new, |index| steps(table, panel.seat, &turns[index].1)),
        }
    });
    others.collect()
}

fn steps(table: &GameSession, seat: Seat, events: &[Event]) -> Vec<TurnStep> {
    let board = table.board();
    let family = table.ruleset().family;
    let mut steps = Vec::new();
    for event in events {
        match event {
            Event::Rolled { faces, .. } | Event::CardPlayed { faces, .. } => match faces {
                Faces::Dice(numbers) => {
                    steps.extend(numbers.iter().enumerate().map(|(index, face)| match index {
                        0 => TurnStep::Die(*face),
                        _ => TurnStep::NextDie(*face),
                    }));
                }
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
            // A bonus that was not used is not shown.
            Event::RewardLost { steps: count, .. } | Event::RewardDeclined { steps: count, .. } => {
                let bonus = TurnStep::Bonus(*count);
                if let Some(index) = steps.iter().rposition(|step| *step == bonus) {
                    steps.remove(index);
                }
            }
            Event::Paid { to, count, .. } if *to == Some(seat) => {
                steps.push(TurnStep::Took(*count));
            }
            Event::Paid { from, count, .. } if *from == Some(seat) => {
                steps.push(TurnStep::Lost(*count));
            }
            Event::Passed { .. } | Event::RollLost { .. } => steps.push(TurnStep::Nothing),
            _ => {}
        }
    }
    // Of a long turn of doublets, keep the end.
    steps.split_off(steps.len().saturating_sub(MAX_STEPS))
}
