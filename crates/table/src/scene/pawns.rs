//! Pieces of a scene, with their accessible names.

use rules::board::{Point, Space};
use rules::piece::PiecePosition;
use rules::seat::Seat;
use words::t;

use super::moves::{self, Spent};
use crate::game_session::Choice;
use crate::piece_layout;
use crate::session::{Session, Threatened};

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pawn {
    /// The owner; `None` for a shared token.
    pub seat: Option<Seat>,
    /// Its space.
    pub space: Space,
    /// Its point on the board.
    pub at: Point,
    /// Its accessible name, if it can be chosen: "Yellow pawn on Y6".
    pub label: Option<String>,
    /// Where its moves lead, to be seen while the pointer is over it; empty once a pawn is selected.
    pub leads: Vec<Lead>,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether the pointer or the focus is on a move of this pawn.
    pub lit: bool,
    /// In how many cases a rival's next roll could capture it, if threats are shown.
    pub threat: Option<u32>,
}

/// Where a move of a piece leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The centre of the space.
    pub at: Point,
    /// What the move uses; nothing if it changes places with a rival.
    pub spent: Option<Spent>,
    /// Whether pawns stand there.
    pub has_pawns: bool,
    /// Whether the move captures.
    pub captures: bool,
}

/// The pieces, in a fixed order.
pub(super) fn pawns(session: &Session, choices: &[Choice]) -> Vec<Pawn> {
    let table = session.table();
    let board = session.local().layout();
    let selected = session.selection().selected(session.local());
    let pieces = table.pieces();
    let pawn = |(index, standing): (usize, &PiecePosition)| {
        // Of several identical pieces on a space, the last one moves.
        let last = !pieces[index + 1..].contains(standing);
        let own = choices.iter().filter(|choice| {
            choice.pointing.piece == Some(standing.piece)
                && choice.pointing.from == Some(standing.at)
        });
        let own: Vec<&Choice> = own.collect();
        let moves = !own.is_empty();
        let threat = threat_to(session, standing);
        let label = (last && moves).then(|| {
            let place = table.place(standing.at);
            let mut parts = vec![match standing.piece.owner {
                Some(seat) => {
                    let colour = table.ruleset().family.colour(seat);
                    t!(table::pawn, colour, place)
                }
                None => t!(table::token, place),
            }];
            let count = pieces.iter().filter(|other| *other == standing).count();
            parts.extend((count > 1).then(|| t!(table::alike, count)));
            parts.extend(threat.map(|cases| could_be_hit(session, cases)));
            parts.join(", ")
        });
        Pawn {
            seat: standing.piece.owner,
            space: standing.at,
            at: piece_layout::spot(board, pieces, index),
            leads: match last
                && selected.is_none()
                && !session
                    .local()
                    .settings()
                    .table_settings
                    .is_plain(session.table())
            {
                true => leads(session, &own),
                false => Vec::new(),
            },
            selected: label.is_some() && selected == Some(standing.at),
            lit: last
                && session.selection().pointed().is_some_and(|pointed| {
                    pointed.pointing.piece == Some(standing.piece)
                        && pointed.pointing.from == Some(standing.at)
                }),
            label,
            threat,
        }
    };
    pieces.iter().enumerate().map(pawn).collect()
}

/// Where these choices lead, each space once.
fn leads(session: &Session, choices: &[&Choice]) -> Vec<Lead> {
    let pieces = session.table().pieces();
    let mut leads: Vec<Lead> = Vec::new();
    for choice in choices {
        let Some(space) = choice.pointing.to else {
            continue;
        };
        let at = session.local().layout().space(space).place;
        if leads.iter().all(|lead| lead.at != at) {
            leads.push(Lead {
                at,
                spent: choice
                    .pointing
                    .swaps
                    .is_none()
                    .then(|| moves::spent(session, choice)),
                has_pawns: pieces.iter().any(|each| each.at == space),
                captures: !choice.pointing.captures.is_empty(),
            });
        }
    }
    leads
}

/// In how many cases a rival's next roll could capture a piece, if threats are shown.
fn threat_to(session: &Session, standing: &PiecePosition) -> Option<u32> {
    let mut pieces = session.bots().threats().found()?.pieces.iter();
    let is_it =
        |each: &&Threatened| (each.space, Some(each.owner)) == (standing.at, standing.piece.owner);
    pieces.find(is_it).map(Threatened::most)
}

/// The threat to a piece in words: "could be captured by 11 of 36 rolls".
pub(crate) fn could_be_hit(session: &Session, cases: u32) -> String {
    let total = session
        .bots()
        .threats()
        .found()
        .map_or(0, |threats| threats.total);
    session
        .table()
        .game()
        .about()
        .phrases
        .could_be_hit(cases, total)
}
