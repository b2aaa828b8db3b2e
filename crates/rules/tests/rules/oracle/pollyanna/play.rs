//! Steps, whole plays by brute force, and which whole plays are legal.

use super::board;
use super::line::{self, Position, Turn};
use std::collections::{BTreeMap, BTreeSet};

/// A roll half played.
#[derive(Clone)]
struct State {
    /// Where everybody is now.
    position: Position,
    /// Dice not yet played.
    dice: Vec<u32>,
    /// A pawn has just been captured and its reward is still to be offered (P-30).
    reward: bool,
    /// The steps so far, as a play line has them.
    steps: Vec<String>,
    /// Dice played so far.
    played: u32,
    /// Pawns entered so far.
    entered: u32,
}

/// What stops a landing, or what it does.
enum Landing {
    Closed,
    Quiet,
    Captures(char),
}

/// Every legal play of a position with a roll: the play line, and the position line it leads to.
pub fn plays(position_line: &str) -> Result<BTreeMap<String, String>, String> {
    let position = line::read(position_line)?;
    let Turn::Thrown(seat, high, low) = position.turn else {
        return Err("there is no throw to play".to_string());
    };
    let beginning = State {
        position,
        dice: vec![high, low],
        reward: false,
        steps: vec![],
        played: 0,
        entered: 0,
    };
    let mut whole = vec![];
    play_on(&beginning, seat, &mut whole);

    // P-15: as many compulsory entries as any, and among those as many dice as any.
    let entries = whole.iter().map(|play| play.entered).max().unwrap();
    whole.retain(|play| play.entered == entries);
    let dice = whole.iter().map(dice_counted).max().unwrap();
    whole.retain(|play| dice_counted(play) == dice);

    let mut answer = BTreeMap::new();
    for play in whole {
        let result = after(&play, seat, high == low);
        let text = if play.steps.is_empty() {
            "pass".to_string()
        } else {
            play.steps.join(", ")
        };
        if let Some(other) = answer.insert(text.clone(), result.clone()) {
            assert_eq!(other, result, "{position_line}: {text} means two things");
        }
    }
    Ok(answer)
}

/// P-15: a play that wins counts as having played all its dice.
fn dice_counted(play: &State) -> u32 {
    if play.position.winners().is_empty() {
        play.played
    } else {
        2
    }
}

/// Who is next, and the line of it.
fn after(play: &State, seat: char, doublets: bool) -> String {
    let mut position = play.position.clone();
    let winners = position.winners();
    position.turn = if let Some(side) = winners.first() {
        Turn::Over(side.clone())
    } else if doublets && play.played == 2 && !position.all_home(seat) {
        // P-16, and P-33: one whose four are home does not take the further roll.
        Turn::Throw(seat)
    } else {
        Turn::Throw(position.next_seat(seat))
    };
    position.print()
}

/// Tries everything that can come next; what has nothing next is a whole play.
fn play_on(state: &State, seat: char, whole: &mut Vec<State>) {
    // P-32, P-33: a win ends the play at that moment.
    if !state.position.winners().is_empty() {
        whole.push(state.clone());
        return;
    }
    // P-30: the reward comes at once, before the rest of the roll.
    if state.reward {
        let mut without = state.clone();
        without.reward = false;
        let moves = moves(&without, seat, 10, "+10");
        if !moves.is_empty() {
            for next in moves {
                play_on(&next, seat, whole);
            }
            without.steps.push("+10 -".to_string());
        }
        play_on(&without, seat, whole);
        return;
    }
    let next = dice_steps(state, seat);
    if next.is_empty() {
        whole.push(state.clone());
    }
    for next in next {
        play_on(&next, seat, whole);
    }
}

/// Every step that can be made with a die, or with both.
fn dice_steps(state: &State, seat: char) -> Vec<State> {
    let mut all = vec![];
    // Two equal dice are one choice, not two.
    let different: BTreeSet<u32> = state.dice.iter().copied().collect();
    for die in different {
        let mut spent = state.clone();
        let index = spent.dice.iter().position(|other| *other == die).unwrap();
        spent.dice.remove(index);
        spent.played += 1;
        // P-12: a six enters. Whether it must is a matter of whole plays (P-13, P-15).
        if die == 6 {
            all.extend(enter(&spent, seat, "6"));
        }
        all.extend(moves(&spent, seat, die, &die.to_string()));
    }
    // P-12: both together enter when they add up to six.
    if state.dice.len() == 2 && state.dice[0] + state.dice[1] == 6 {
        let mut spent = state.clone();
        spent.dice.clear();
        spent.played += 2;
        let (high, low) = (state.dice[0], state.dice[1]);
        all.extend(enter(&spent, seat, &format!("{low}+{high}")));
    }
    all
}

/// Entering a pawn, if there is one in the yard and the start can take it.
fn enter(spent: &State, seat: char, token: &str) -> Option<State> {
    if !spent.position.pawns[&seat].contains(&"yard".to_string()) {
        return None;
    }
    let mut next = land(spent, seat, token, "yard", &board::start(seat))?;
    next.entered += 1;
    Some(next)
}

/// Every move forward by exactly `count`, of every pawn by every way. Pawns on one space are alike.
fn moves(spent: &State, seat: char, count: u32, token: &str) -> Vec<State> {
    let from: BTreeSet<&String> = spent.position.pawns[&seat].iter().collect();
    let mut all = vec![];
    for from in from {
        for landing in walk(&spent.position, seat, from, count) {
            all.extend(land(spent, seat, token, from, &landing));
        }
    }
    all
}

/// Where a pawn comes to by exactly `count` spaces (P-18), if it can pass all those between.
fn walk(position: &Position, seat: char, from: &str, count: u32) -> Vec<String> {
    let mut landings = vec![];
    for next in board::following(seat, from) {
        if count == 1 {
            landings.push(next);
        } else if can_pass(position, &next) {
            landings.extend(walk(position, seat, &next, count - 1));
        }
    }
    landings
}

/// Whether a pawn, whoever's, may go over this space.
fn can_pass(position: &Position, space: &str) -> bool {
    let there = position.on(space).len();
    if board::single_file(space) {
        there == 0 // P-23
    } else {
        there <= 1 // P-19, P-20: two or three are a blockade for all
    }
}

/// Puts a pawn down, if it may stop there, and sends a rival back to its yard.
fn land(spent: &State, seat: char, token: &str, from: &str, to: &str) -> Option<State> {
    let sign = match landing(&spent.position, seat, to) {
        Landing::Closed => return None,
        Landing::Quiet => '-',
        Landing::Captures(_) => 'x',
    };
    let mut next = spent.clone();
    if let Landing::Captures(rival) = landing(&spent.position, seat, to) {
        move_one(&mut next.position, rival, to, "yard"); // P-28, P-29
        next.reward = true; // P-30
    }
    move_one(&mut next.position, seat, from, to);
    next.steps.push(format!("{token} {from}{sign}{to}"));
    Some(next)
}

fn move_one(position: &mut Position, seat: char, from: &str, to: &str) {
    let pawns = position.pawns.get_mut(&seat).unwrap();
    let pawn = pawns.iter_mut().find(|space| *space == from).unwrap();
    *pawn = to.to_string();
}

/// May a pawn of this seat stop there, and what then?
fn landing(position: &Position, seat: char, space: &str) -> Landing {
    if space == "home" {
        return Landing::Quiet; // P-27: home holds any number
    }
    let there = position.on(space);
    if there.is_empty() {
        return Landing::Quiet;
    }
    if board::single_file(space) {
        return Landing::Closed; // P-23
    }
    let owner = there[0];
    if position.together(seat, owner) {
        // P-20, P-33: one's own or a partner's; three is the most.
        return if there.len() < 3 {
            Landing::Quiet
        } else {
            Landing::Closed
        };
    }
    if there.len() >= 2 {
        return Landing::Closed; // P-20: a rival's blockade
    }
    if board::is_coloured_for(owner, space) {
        return Landing::Closed; // P-25: safe on its own colour
    }
    Landing::Captures(owner) // P-28, P-29
}
