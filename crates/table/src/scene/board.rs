//! The board of a scene: pieces, destinations, dice and marks.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Point, Space};
use rules::chance::Die;
use rules::event::{self, Event};
use rules::piece::PiecePosition;
use rules::words::Note;

use super::dice::{self, BoardDie, DieUse};
use super::goal_places::put_apart;
use super::moves::{Goal, goals, way};
use super::notes::notes;
use super::now;
use super::pawns::{Pawn, pawns};
use super::trails::{Trail, trails};
use crate::game_session::Choice;
use crate::piece_layout;
use crate::session::Session;

/// Everything on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardPart {
    /// The board as the viewer sees it, to which all points of the scene belong.
    pub layout: Rc<Board>,
    /// The pieces, in a fixed order.
    pub pawns: Vec<Pawn>,
    /// The spaces where pieces that stand together bar the way.
    pub blockades: Vec<Space>,
    /// The space that is shown enlarged: one that was tapped, else that of the shared token; `None` in a game without
    /// a token.
    pub enlarged: Option<Space>,
    /// The destinations of the selected pawn.
    pub goals: Vec<Goal>,
    /// The dice.
    pub dice: Vec<BoardDie>,
    /// The positions of dice, near the player whose turn it is.
    pub(crate) dice_spots: Vec<Point>,
    /// Notes shown on spaces.
    pub notes: Vec<Note>,
    /// The paths of the hinted moves; none without a hint.
    pub hint_ways: Vec<HintWay>,
    /// The spaces of the move under the pointer or the focus.
    pub lit: Vec<Space>,
    /// The paths of pieces since a person's last turn.
    pub trails: Vec<Trail>,
    /// The point where a refusal or notice appears; none for beside the hand.
    pub alert_at: Option<Point>,
    /// Whether move highlights are off for the seat to act.
    pub plain: bool,
    /// Whether no animation is running.
    pub settled: bool,
}

/// The path of a hinted move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintWay {
    /// The points of its arrow.
    pub points: Vec<Point>,
    /// Where it captures pieces on the way, before its end.
    pub captures: Vec<Point>,
    /// Whether a pawn stands at its end.
    pub is_taken: bool,
    /// The pieces that it is about, by index: those that move or are captured, and those that stand at its end.
    pub pieces: Vec<usize>,
}

impl BoardPart {
    /// The board of a session, with these dice.
    pub(super) fn of(session: &Session, dice: &[Die], uses: &[DieUse]) -> BoardPart {
        let choices = session.selection().choices_by_die(session.local());
        let dice_spots = dice::spots(session);
        let layout = session.local().layout().clone();
        let pawns = pawns(session, &choices);
        BoardPart {
            goals: put_apart(goals(session, &choices), &pawns),
            pawns,
            blockades: session.table().game().blockades(session.table().pieces()),
            enlarged: enlarged(session),
            dice: dice::on_board(session, dice, uses, &dice_spots),
            notes: notes(session),
            hint_ways: hint_ways(session),
            lit: lit(session),
            trails: trails(session),
            alert_at: alert_at(session, dice_spots.first()),
            plain: session.local().is_plain(),
            settled: session.shown().ticket().is_none(),
            dice_spots,
            layout,
        }
    }

    /// The board during an animation: pieces and dice are in their new places, but cannot be chosen yet.
    pub(super) fn during(session: &Session, before: &BoardPart) -> BoardPart {
        let table = session.table();
        let now = now::dice(session);
        let spots = dice::spots(session);
        let mut dice = dice::on_board(session, &now, &dice::uses(session, &now), &spots);
        for (die, at) in dice.iter_mut().zip(&before.dice_spots) {
            (die.at, die.action) = (*at, None);
        }
        let mut pawns = pawns(session, &[]);
        pawns.iter_mut().for_each(|pawn| pawn.lit = false);
        // A note goes with the first pawn that leaves its space.
        let left = table.game().notes();
        let is_left = |note: &&Note| left.iter().any(|now| now.at == note.at);
        BoardPart {
            layout: session.local().layout().clone(),
            pawns,
            blockades: table.game().blockades(table.pieces()),
            enlarged: enlarged(session),
            goals: Vec::new(),
            dice,
            dice_spots: before.dice_spots.clone(),
            notes: before.notes.iter().filter(is_left).cloned().collect(),
            hint_ways: hint_ways(session),
            lit: lit(session),
            trails: before.trails.clone(),
            alert_at: alert_at(session, spots.first()),
            plain: session.local().is_plain(),
            settled: session.shown().ticket().is_none(),
        }
    }
}

/// The point where a refusal or notice appears: the refused space, or else the dice or the pile, which notices are about.
/// None for beside the hand.
fn alert_at(session: &Session, dice: Option<&Point>) -> Option<Point> {
    let board = session.local().layout();
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    match session.alert().and_then(|alert| alert.at) {
        Some(space) => Some(board.space(space).place),
        None if session.table().has_hands() => None,
        None => Some(dice.copied().or(board.pile).unwrap_or(middle)),
    }
}

fn enlarged(session: &Session) -> Option<Space> {
    let mut pieces = session.table().pieces().iter();
    let token = pieces.find(|each| each.piece.owner.is_none())?;
    Some(session.selection().enlarged().unwrap_or(token.at))
}

/// The paths of the hinted moves, each from where its piece stands then.
fn hint_ways(session: &Session) -> Vec<HintWay> {
    let (layout, table) = (session.local().layout(), session.table());
    let (mut game, mut pieces) = (table.game().boxed_clone(), table.pieces().to_vec());
    let mut ways = Vec::new();
    let mut step = session.selection().hinted().map(|hinted| hinted.entry);
    let hint = session.selection().hint().into_iter();
    let mut next = hint.flat_map(|hint| hint.play().steps.iter().skip(1));
    while let Some(entry) = step {
        let way = hint_way(layout, game.apply(entry), &mut pieces);
        ways.extend((way.points.len() > 1).then_some(way));
        step = next.next().and_then(|next| game.read(next).ok());
    }
    ways
}

/// The path of a step with these events, which move the pieces.
fn hint_way(layout: &Board, events: Vec<Event>, pieces: &mut [PiecePosition]) -> HintWay {
    let before = pieces.to_vec();
    let (mut points, mut captures) = (Vec::new(), Vec::new());
    let (mut involved, mut end) = (Vec::new(), None);
    for event in events {
        let moved = event::fold(pieces, &event);
        // A slide goes on where the move ends.
        let way = match &event {
            Event::Moved { way, .. } | Event::Slid { way, .. } => way.clone(),
            Event::Swapped { one, other, .. } => vec![one.at, other.at],
            Event::Captured { from, .. } => {
                captures.push(*from);
                Vec::new()
            }
            _ => Vec::new(),
        };
        if let (true, false, Some(index)) = (points.is_empty(), way.is_empty(), moved.first()) {
            points.push(piece_layout::spot(layout, &before, *index));
        }
        let on = way.iter().skip(1);
        points.extend(on.map(|space| layout.space(*space).place));
        end = way.last().copied().or(end);
        involved.extend(moved);
    }
    let standing = before.iter().enumerate();
    let at_end = standing.filter(|(_, each)| Some(each.at) == end);
    let at_end: Vec<usize> = at_end.map(|(index, _)| index).collect();
    captures.retain(|at| Some(*at) != end);
    let captures = captures.into_iter().map(|at| layout.space(at).place);
    HintWay {
        points,
        captures: captures.collect(),
        is_taken: !at_end.is_empty(),
        pieces: involved.into_iter().chain(at_end).collect(),
    }
}

/// The spaces of the move under the pointer or the focus. Beside the hinted one, a second path would look like the
/// hint.
fn lit(session: &Session) -> Vec<Space> {
    let is_hint = |pointed: &Choice| {
        session
            .selection()
            .hinted()
            .is_none_or(|hinted| hinted == pointed)
    };
    let pointed = session
        .selection()
        .pointed()
        .filter(|pointed| is_hint(pointed));
    pointed.map_or_else(Vec::new, |pointed| way(session, pointed))
}
