//! Answers to taps that play nothing: on a pawn, before the roll, on another player's pawn, on a die.

use rules::board::{Kind, Space};
use rules::event::Cost;
use words::t;

use super::Session;
use crate::blocked_pawns;
use crate::game_session::Choice;
use crate::no_move;
use crate::scene::notes;

/// The message for a tap on a pawn before any pawn can move.
pub(super) fn roll_first(session: &Session) -> String {
    if !session.local.can_roll() {
        return session.local.status();
    }
    let first = if session.local.table.has_cards() {
        t!(tap_refusals::draw_first)
    } else {
        t!(tap_refusals::roll_first)
    };
    first.to_owned()
}

/// The message for a hint that a person asks for where there is nothing to choose.
pub(super) fn why_no_hint(session: &Session) -> String {
    if let Some(seat) = session.local.curtain() {
        return t!(play::show_hand, colour = session.local.table.called(seat));
    }
    if session.local.can_roll() {
        return roll_first(session);
    }
    let passing = session
        .local
        .forced()
        .and_then(|choice| no_move::why_passed(&session.local.table, &choice));
    passing.unwrap_or_else(|| t!(tap_refusals::nothing_to_choose).to_owned())
}

/// The message for a tap on another player's pawn: whose it is, which pawns the player moves, and what to do. `None`
/// on an empty space.
pub(super) fn not_own_pawn(session: &Session, space: Space) -> Option<String> {
    let acting = session.local.table.node().seat()?;
    let name = session
        .local
        .table
        .called(session.local.table.rival_on(space)?);
    let whose =
        match session.local.table.persons().count() == 1 || session.local.mode.lesson().is_some() {
            true => {
                let own = session.local.table.ruleset().family.colour(acting);
                t!(tap_refusals::not_your_pawn, name, own)
            }
            false => t!(
                tap_refusals::not_their_pawn,
                name,
                own = session.local.table.called(acting)
            ),
        };
    Some(if !session.choices().is_empty() {
        format!("{whose}. {}", what_to_tap(session))
    } else if session.local.can_roll() {
        format!("{whose}. {}", roll_first(session))
    } else {
        whose
    })
}

/// A sentence about a tapped space, and what the badge on the space means, if it has one.
pub(super) fn with_notes(session: &Session, space: Space, mut sentence: String) -> String {
    let notes = notes(session).into_iter();
    for note in notes.filter(|note| note.at == space) {
        sentence.push_str(". ");
        sentence.push_str(&note.words);
    }
    sentence
}

/// Why the pawn on a space cannot move by any of the numbers left, explained for the highest of them.
pub(super) fn why_not_from(session: &Session, from: Space) -> Option<String> {
    let shown = session.local.table.game().shown();
    let mut counts = shown.rewards.clone();
    if let Some(die) = session.selection.die {
        let die = shown.dice.get(die);
        counts = die.map(|die| die.face).into_iter().collect();
    } else if counts.is_empty() {
        counts.extend(shown.numbers_left());
    }
    let reachable = counts
        .into_iter()
        .flat_map(|count| reachable(session, from, count));
    reachable
        .filter_map(|to| session.local.table.refusal(from, to))
        .next()
}

/// The spaces that a pawn of the seat to act reaches after `count` spaces, or after fewer at the end of
/// the path. A waiting pawn enters the board.
fn reachable(session: &Session, from: Space, count: u8) -> Vec<Space> {
    let board = session.local.table.board();
    let seat = session.local.table.node().seat();
    // Other players' home paths are closed to this pawn.
    let own = |space: &Space| {
        let info = board.space(*space);
        !matches!(info.kind, Kind::HomePath | Kind::Home) || info.owner == seat
    };
    let steps = if board.space(from).kind == Kind::Yard {
        1
    } else {
        count
    };
    let mut reachable = vec![from];
    for _ in 0..steps {
        let next = reachable.iter().flat_map(|space| &board.space(*space).next);
        let mut next: Vec<Space> = next.copied().filter(own).collect();
        next.dedup();
        if next.is_empty() {
            break;
        }
        reachable = next;
    }
    reachable
}

/// What to tap next: a card, a pawn that can move, or a marked space.
pub(super) fn what_to_tap(session: &Session) -> String {
    if session.selection.selected(&session.local).is_some() {
        return t!(tap_refusals::tap_marked).to_owned();
    }
    if session.selection.picked(&session.local).is_some() {
        return where_card_goes(session);
    }
    if session.local.table.has_hands() {
        return t!(tap_refusals::tap_card).to_owned();
    }
    let choices = session.choices();
    let mut from: Vec<Space> = Vec::new();
    for space in choices.iter().filter_map(|each| each.pointing.from) {
        if !from.contains(&space) {
            from.push(space);
        }
    }
    t!(play::cue_pawn, count = from.len(), input = "any")
}

/// Where the picked card can be dropped.
pub(super) fn where_card_goes(session: &Session) -> String {
    // A card is discarded only while none can be played.
    let is_discard = |choice: &Choice| choice.pointing.piece.is_none();
    match session.choices().iter().any(is_discard) {
        true => t!(tap_refusals::card_for_pile),
        false => t!(tap_refusals::card_beside),
    }
    .to_owned()
}

/// The message for a tap on a space that no pawn gets to, and what to do.
pub(super) fn none_gets_there(session: &Session) -> String {
    if session.selection.picked(&session.local).is_some() {
        return where_card_goes(session);
    }
    format!(
        "{}. {}",
        t!(tap_refusals::none_gets_there),
        what_to_tap(session)
    )
}

/// Why the pawn on a space cannot move, where the rules give no reason.
pub(super) fn pawn_cannot_move(session: &Session, space: Space) -> String {
    let shown = session.local.table.game().shown();
    let pawn = session
        .local
        .table
        .pieces()
        .iter()
        .find(|each| each.at == space);
    let reason = pawn.and_then(|pawn| blocked_pawns::why(&session.local.table, *pawn, shown.card));
    reason.unwrap_or_else(|| {
        t!(
            tap_refusals::none_can_go,
            numbers = no_move::numbers_left(&session.local.table)
        )
    })
}

/// Why no pawn can be moved by a die alone, while something else can be played.
pub(crate) fn why_not_die(session: &Session, index: usize) -> Option<String> {
    let shown = session.local.table.game().shown();
    let die = shown
        .dice
        .get(index)
        .filter(|_| !session.choices().is_empty())?;
    let number = die.face;
    Some(match shown.rewards.first() {
        _ if die.spent => t!(tap_refusals::die_is_played, number),
        Some(&count) => t!(tap_refusals::bonus_first, count),
        None => match step_before(session, number) {
            Some(first) => t!(tap_refusals::play_first, number, first),
            None => t!(tap_refusals::die_leads_nowhere, number),
        },
    })
}

/// The die after which another one of this number could be played.
fn step_before(session: &Session, number: u8) -> Option<u8> {
    let frees = |choice: &Choice| {
        let mut game = session.local.table.game().boxed_clone();
        game.apply(choice.entry);
        let steps = game.moves().into_iter().map(|(step, _)| step);
        let mut steps = steps.filter(|step| !step.is_outcome());
        steps.any(|step| game.describe(step).action.cost == Some(Cost::Die(number)))
    };
    let mut choices = session.choices().into_iter();
    choices.find_map(|choice| choice.die().filter(|_| frees(&choice)))
}
