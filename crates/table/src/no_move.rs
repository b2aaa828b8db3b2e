//! What a seat without a legal move would need: found by trying every roll or card instead of the one that came.

use std::collections::BTreeSet;

use rules::any_game::{AnyGame, MoveView};
use rules::board::{Board, Kind};
use rules::chance::{Card, Faces};
use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use crate::blocked_pawns;
use crate::game_session::{Choice, GameSession};

/// The most numbers or cards that a sentence lists.
const MAX_NEEDED: usize = 5;

/// The rolls or cards that would give a seat a move.
#[derive(Default)]
struct Needed {
    /// Numbers of dice that give a move whatever the other die shows, and cards: "a 5", "Sorry!".
    named: Vec<String>,
    /// Cards that bring a waiting pawn out.
    out: Vec<String>,
    /// The sum of every other roll that gives a move, if they all have the same.
    sum: Option<u8>,
    /// Whether nothing else gives a move.
    is_all: bool,
}

/// The notice for a choice that passes; `None` for any other choice.
pub(crate) fn why_passed(table: &GameSession, choice: &Choice) -> Option<String> {
    table.passes(choice).then(|| {
        let sentence = message(table);
        match no_other_roll(table) {
            Some(why) => format!("{sentence}. {why}"),
            None => sentence,
        }
    })
}

/// Why a doublet that cannot be played brings no other roll, in a game in which one that is played does.
fn no_other_roll(table: &GameSession) -> Option<String> {
    let (game, seat) = (table.game(), table.node().seat()?);
    let dice = game.shown().dice;
    let is_doublet = matches!(&dice[..], [one, other] if one.face == other.face);
    if !is_doublet || dice.iter().any(|die| die.spent) || rolls_again(game, seat) {
        return None;
    }
    let before = game.about_to_roll(seat)?;
    let rolls = before.moves().into_iter().map(|(outcome, _)| outcome);
    let mut doublets = rolls.filter(|outcome| match before.faces(*outcome) {
        Faces::Dice(dice) => dice.first() == dice.last(),
        Faces::Card(_) => false,
    });
    let brings = doublets.any(|outcome| {
        let mut after = before.boxed_clone();
        after.apply(outcome);
        rolls_again(&*after, seat)
    });
    let game = table.ruleset().family.name();
    brings.then(|| t!(no_move::no_other_roll, game))
}

/// Whether a seat rolls again after the first of its plays.
fn rolls_again(game: &dyn AnyGame, seat: Seat) -> bool {
    let mut game = game.boxed_clone();
    while game.node() == (Node::Decision { seat })
        && let Some((step, _)) = game.moves().into_iter().next()
    {
        game.apply(step);
    }
    game.node() == Node::Chance { seat }
}

/// The message that the seat to act has no legal move, with the bonuses, dice or card left.
fn message(table: &GameSession) -> String {
    // Without yards, players share one token: the game says why the token stays.
    let is_shared = |board: &Board| board.iter().all(|(_, info)| info.kind != Kind::Yard);
    let seat = table.node().seat();
    if let Some(seat) = seat.filter(|_| is_shared(table.board()))
        && let Some(sentence) = table.game().sentence(&Event::Passed { seat })
    {
        return sentence;
    }
    let numbers = numbers_left(table);
    if numbers.is_empty() {
        return t!(no_move::no_legal_move).to_owned();
    }
    let has_bonus = !table.game().shown().rewards.is_empty();
    let seat = seat.filter(|_| !has_bonus);
    let needed = seat.and_then(|seat| notice(table, seat, numbers.clone()));
    needed.unwrap_or_else(|| t!(no_move::no_legal_move_with, numbers))
}

/// The bonuses to use, or else the dice or the card, as a list.
pub(crate) fn numbers_left(table: &GameSession) -> String {
    let shown = table.game().shown();
    let mut left: Vec<String> = shown.rewards.iter().map(u8::to_string).collect();
    if left.is_empty() {
        left.extend(shown.numbers_left().map(|number| number.to_string()));
        left.extend(shown.card.map(|card| card.title().to_owned()));
    }
    words::list(&left)
}

/// The notice for a seat that cannot move: what came, and what it would need. `numbers` is what came, in words.
/// `None` if that cannot be said in short.
fn notice(table: &GameSession, seat: Seat, numbers: String) -> Option<String> {
    let needed = needed(table.game(), table.board(), seat)?;
    let movable = table.game().seat(seat).movable;
    let pieces = table.pieces().iter();
    let own = pieces.filter(|each| each.piece.owner.is_some_and(|owner| movable.has(owner)));
    let kinds = own.map(|each| table.board().space(each.at).kind);
    let mut kinds = kinds.filter(|kind| *kind != Kind::Home).peekable();
    let all_wait = kinds.peek().is_some() && kinds.all(|kind| kind == Kind::Yard);
    let Needed {
        named,
        out,
        sum,
        is_all,
    } = needed;
    if named.is_empty() && is_all {
        return Some(t!(no_move::barred, numbers));
    }
    if named.len() > MAX_NEEDED {
        return blocked_pawns::notice(table, seat, &out);
    }
    if named.is_empty() {
        return None;
    }
    let list = words::either(&named);
    Some(match sum {
        Some(sum) if all_wait => t!(no_move::out_sum, numbers, needed = list, sum),
        None if all_wait && is_all => t!(no_move::out, numbers, needed = list),
        _ => t!(no_move::needs, numbers, needed = list),
    })
}

/// The cards that bring a waiting pawn of a seat out, as a list may name them.
pub(crate) fn cards_out(table: &GameSession, seat: Seat) -> Vec<String> {
    needed(table.game(), table.board(), seat).map_or_else(Vec::new, |needed| needed.out)
}

fn needed(game: &dyn AnyGame, board: &Board, seat: Seat) -> Option<Needed> {
    let before = game.about_to_roll(seat)?;
    let mut out: Vec<String> = Vec::new();
    let mut rolls: Vec<(Faces, bool)> = Vec::new();
    for (outcome, _) in before.moves() {
        let mut after = before.boxed_clone();
        after.apply(outcome);
        let steps = after.moves().into_iter().map(|(step, _)| step);
        let steps = steps.filter(|step| !step.is_outcome());
        let mut steps: Vec<MoveView> = steps.map(|step| after.describe(step)).collect();
        steps.retain(|step| step.is_choice);
        let faces = before.faces(outcome);
        if let Faces::Card(card) = &faces {
            let from_yard = |step: &MoveView| {
                let from = step.action.from;
                from.is_some_and(|from| board.space(from).kind == Kind::Yard)
            };
            let title = card_words(card);
            if steps.iter().any(from_yard) && !out.contains(&title) {
                out.push(title);
            }
        }
        rolls.push((faces, !steps.is_empty()));
    }
    let has = |faces: &Faces, number: u8| faces.numbers().contains(&number);
    let always = |number: &u8| {
        let mut with = rolls
            .iter()
            .filter(|(faces, _)| has(faces, *number))
            .peekable();
        with.peek().is_some() && with.all(|(_, moves)| *moves)
    };
    let numbers: Vec<u8> = (1..=6).filter(always).collect();
    let number = |number: &u8| t!(no_move::a_number, number = *number);
    let mut named: Vec<String> = numbers.iter().map(number).collect();
    let mut sums = BTreeSet::new();
    for (faces, _) in rolls.iter().filter(|(_, moves)| *moves) {
        match faces {
            Faces::Card(card) => {
                let title = card_words(card);
                if !named.contains(&title) {
                    named.push(title);
                }
            }
            Faces::Dice(dice) if dice.iter().any(|die| numbers.contains(die)) => {}
            Faces::Dice(dice) => {
                sums.insert(dice.iter().sum::<u8>());
            }
        }
    }
    Some(Needed {
        named,
        out,
        is_all: sums.is_empty(),
        sum: if sums.len() == 1 {
            sums.first().copied()
        } else {
            None
        },
    })
}

/// A card in a list: "a 5", "Sorry!".
fn card_words(card: &Card) -> String {
    match card.number() {
        Some(number) => t!(no_move::a_number, number),
        None => card.title().to_owned(),
    }
}
