//! What a seat without a legal move would need: found by trying every roll or card instead of the one that came.

use std::collections::BTreeSet;

use rules::board::Kind;
use rules::chance::Faces;
use rules::dyn_game::DynGame;
use rules::seat::Seat;
use words::t;

use crate::game_session::GameSession;

/// The most numbers or cards that a sentence lists.
const MOST_NEEDED: usize = 5;

/// The rolls or cards that would give a seat a move.
#[derive(Default)]
struct Needed {
    /// Numbers of dice that give a move whatever the other die shows, and titles of cards.
    named: Vec<String>,
    /// The sum of every other roll that gives a move, if they all have the same.
    sum: Option<u8>,
    /// Whether nothing else gives a move.
    is_all: bool,
}

/// The notice for a seat that cannot move: what came, and what it would need. `numbers` is what came, in words.
/// `None` if that cannot be said in short.
pub(crate) fn notice(table: &GameSession, seat: Seat, numbers: String) -> Option<String> {
    let needed = needed(table.game(), seat)?;
    let pieces = table.pieces().iter();
    let own = pieces.filter(|each| each.piece.owner == Some(seat));
    let kinds: BTreeSet<_> = own
        .map(|each| table.board().space(each.at).kind)
        .filter(|kind| *kind != Kind::Home)
        .map(|kind| kind == Kind::Yard)
        .collect();
    let all_wait = kinds.into_iter().eq([true]);
    let Needed { named, sum, is_all } = needed;
    if named.is_empty() && is_all {
        return Some(t!(session::no_move_barred, numbers));
    }
    if named.is_empty() || named.len() > MOST_NEEDED {
        return None;
    }
    let list = words::either(&named);
    Some(match sum {
        Some(sum) if all_wait => t!(session::no_move_out_sum, numbers, needed = list, sum),
        None if all_wait && is_all => t!(session::no_move_out, numbers, needed = list),
        _ => t!(session::no_move_needs, numbers, needed = list),
    })
}

fn needed(game: &dyn DynGame, seat: Seat) -> Option<Needed> {
    let before = game.about_to_roll(seat)?;
    let gives_move = |outcome: &str| {
        let mut after = before.boxed_clone();
        let is_legal = after.apply_outcome(outcome).is_ok();
        is_legal
            && after
                .steps()
                .iter()
                .any(|step| after.is_player_choice(step))
    };
    let outcomes = before.outcomes().into_iter();
    let rolls: Vec<(Faces, bool)> = outcomes
        .map(|(outcome, _)| (before.roll_view(&outcome), gives_move(&outcome)))
        .collect();
    let has = |faces: &Faces, number: u8| faces.numbers().contains(&number);
    let always = |number: &u8| {
        let mut with = rolls
            .iter()
            .filter(|(faces, _)| has(faces, *number))
            .peekable();
        with.peek().is_some() && with.all(|(_, moves)| *moves)
    };
    let numbers: Vec<u8> = (1..=6).filter(always).collect();
    let number = |number: &u8| t!(session::a_number, number = *number);
    let mut named: Vec<String> = numbers.iter().map(number).collect();
    let mut sums = BTreeSet::new();
    for (faces, _) in rolls.iter().filter(|(_, moves)| *moves) {
        match faces {
            Faces::Card(card) => {
                let title = card.title().to_owned();
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
        is_all: sums.is_empty(),
        sum: if sums.len() == 1 {
            sums.first().copied()
        } else {
            None
        },
    })
}
