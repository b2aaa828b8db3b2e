//! What keeps the pawns of a seat from moving by a card.

use rules::board::{Board, Kind, Space};
use rules::chance::Card;
use rules::piece::PiecePosition;
use rules::seat::Seat;
use words::t;

use crate::game_session::GameSession;
use crate::no_move;

/// What keeps one pawn from moving by a number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Obstacle {
    /// The number leads past home.
    Home,
    /// A pawn of its colour stands where the move would end.
    OwnPawn,
    /// Something else.
    Other,
}

/// The notice that `seat` has no legal move with the card in play, with the reason; `None` if the reason cannot
/// be said in short. `out` are the cards that bring a pawn out.
pub(crate) fn notice(table: &GameSession, seat: Seat, out: &[String]) -> Option<String> {
    let card = table.game().shown().card?;
    let why = reason(table, seat, card);
    if matches!(why, "none-out" | "other") {
        return None;
    }
    let because = t!(no_move::because, numbers = card.title(), why);
    let movable = table.game().seat(seat).movable;
    let board = table.board();
    let waits = table.pieces().iter().any(|each| {
        let owner = each.piece.owner;
        owner.is_some_and(|owner| movable.has(owner)) && board.space(each.at).kind == Kind::Yard
    });
    let needs_number = card.number().is_some();
    Some(if needs_number && waits && !out.is_empty() {
        t!(no_move::because_out, because, needed = words::either(out))
    } else {
        because
    })
}

/// Why `seat` has no legal move with a card, as a branch of the text `no-move-because`.
pub(crate) fn reason(table: &GameSession, seat: Seat, card: Card) -> &'static str {
    let movable = table.game().seat(seat).movable;
    let board = table.board();
    let pieces = table.pieces();
    let kind = |each: &PiecePosition| board.space(each.at).kind;
    let own = || {
        let own = pieces.iter();
        own.filter(|each| each.piece.owner.is_some_and(|owner| movable.has(owner)))
    };
    let waits = own().any(|each| kind(each) == Kind::Yard);
    let Some(count) = card.number() else {
        return if waits { "no-target" } else { "no-waiting" };
    };
    let on_way = own().filter(|each| !matches!(kind(each), Kind::Yard | Kind::Home));
    let found = on_way.map(|each| obstacle(board, pieces, *each, count));
    let found: Vec<Obstacle> = found.collect();
    let has = |obstacle| found.contains(&obstacle);
    match (has(Obstacle::Home), has(Obstacle::OwnPawn)) {
        _ if found.is_empty() => "none-out",
        // What bars the way backward is not looked at.
        _ if card.goes_back => "other",
        _ if count == 7 => "seven",
        _ if has(Obstacle::Other) => "other",
        (true, true) => "home-and-own",
        (true, false) => "home",
        (false, _) => "own",
    }
}

/// Why one pawn cannot move with a card, or at all; `None` if that cannot be said in short.
pub(crate) fn why(table: &GameSession, pawn: PiecePosition, card: Option<Card>) -> Option<String> {
    let board = table.board();
    let why = match board.space(pawn.at).kind {
        Kind::Home => "at-home",
        Kind::Yard => {
            let out = no_move::cards_out(table, pawn.piece.owner?);
            let is_barred = obstacle(board, table.pieces(), pawn, 1) == Obstacle::OwnPawn;
            if !out.is_empty() {
                let way = if is_barred { "barred" } else { "free" };
                return Some(t!(
                    tap_refusals::only_out,
                    way,
                    needed = words::either(&out)
                ));
            }
            if !is_barred {
                return None;
            }
            "barred"
        }
        _ => {
            let card = card.filter(|card| !card.goes_back)?;
            let count = card.number()?;
            match obstacle(board, table.pieces(), pawn, count) {
                Obstacle::Home => "home",
                Obstacle::OwnPawn => "own",
                Obstacle::Other => return None,
            }
        }
    };
    Some(t!(tap_refusals::this_pawn, why))
}

/// What keeps a pawn on its way from moving `count` spaces forward.
fn obstacle(board: &Board, pieces: &[PiecePosition], pawn: PiecePosition, count: u8) -> Obstacle {
    let Some(owner) = pawn.piece.owner else {
        return Obstacle::Other;
    };
    let mut at = pawn.at;
    for _ in 0..count {
        match next(board, at, owner) {
            Some(space) => at = space,
            None => return Obstacle::Home,
        }
    }
    let is_there = |each: &PiecePosition| each.at == at && each.piece.owner == Some(owner);
    if board.space(at).kind != Kind::Home && pieces.iter().any(is_there) {
        Obstacle::OwnPawn
    } else {
        Obstacle::Other
    }
}

/// The space one step on for a pawn of a seat, which turns onto its home path.
fn next(board: &Board, at: Space, owner: Seat) -> Option<Space> {
    let is_home_path =
        |space: &Space| matches!(board.space(*space).kind, Kind::HomePath | Kind::Home);
    let is_own = |space: &Space| board.space(*space).owner == Some(owner);
    let next = &board.space(at).next;
    let own = next
        .iter()
        .find(|space| is_home_path(space) && is_own(space));
    own.or_else(|| next.iter().find(|space| !is_home_path(space)))
        .copied()
}
