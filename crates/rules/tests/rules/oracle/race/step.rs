//! One step of a roll half played.

use super::Game;
use super::board::{self, Space};
use super::house::Name;
use super::line::{Position, room};
use std::collections::BTreeSet;

/// A roll half played: all that can matter to what may still come and to what it is worth.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    /// Where everybody is now. A blockade that has been broken is no longer among its `blockades`.
    pub position: Position,
    /// Dice not yet played.
    dice: Vec<u32>,
    /// Bonuses not yet played, declined or lapsed (P-30, C-20).
    bonuses: Vec<u32>,
    /// Dice played so far.
    pub played: u32,
    /// Pawns entered so far.
    pub entered: u32,
    /// C-13 asks which two stood together at the roll. Pawns that stand together now are alike, so
    /// there may be several ways of telling the mover's pawns apart; all that no step so far has
    /// contradicted are kept, and a step can be made if any of them allows it. There are none where
    /// blockades may march.
    tellings: BTreeSet<Telling>,
}

/// Where the mover's pawns are: those that were a blockade at the roll together, others alone.
type Telling = Vec<Vec<Space>>;

/// The dice of a roll, with the undersides if they count too (C-9).
pub fn dice_of(position: &Position, mover: char, high: u32, low: u32) -> Vec<u32> {
    if low == 0 {
        return vec![high];
    }
    let undersides = position.house.is(Name::Undersides, "yes");
    if undersides && high == low && !position.pawns[&mover].contains(&"yard") {
        vec![high, low, 7 - high, 7 - low]
    } else {
        vec![high, low]
    }
}

/// A roll of which nothing has been played.
pub fn beginning(position: &Position, mover: char, high: u32, low: u32) -> State {
    let mut together: Telling = vec![];
    for pawn in &position.pawns[&mover] {
        // C-12, C-13: only two on the ring are a blockade.
        let mut groups = together.iter_mut();
        match groups.find(|group| board::on_ring(pawn) && group[0] == *pawn) {
            Some(group) => group.push(pawn),
            None => together.push(vec![pawn]),
        }
    }
    together.sort();
    State {
        dice: dice_of(position, mover, high, low),
        position: position.clone(),
        bonuses: vec![],
        played: 0,
        entered: 0,
        tellings: match position.house.forbids_marching() {
            true => [together].into(),
            false => [].into(),
        },
    }
}

/// Every step that can be made next, with the state after it; none when the play is over.
pub fn steps(state: &State, mover: char) -> Vec<(String, State)> {
    // P-32, P-33, C-21: the win is at once; dice and bonuses left are nothing any more.
    if !state.position.winners().is_empty() {
        return vec![];
    }
    let mut state = state.clone();
    if state.position.house.is(Name::Timing, "first") {
        // P-30: a bonus comes at once, before the rest of the roll, or it is lost.
        let with_bonus = bonus_steps(&state, mover);
        if !with_bonus.is_empty() {
            return with_bonus;
        }
        state.bonuses.clear();
        return dice_steps(&state, mover);
    }
    let with_dice = dice_steps(&state, mover);
    if !with_dice.is_empty() {
        return with_dice;
    }
    // C-20: bonuses come after the dice; those that can't be played before them are forfeited.
    state.dice.clear();
    bonus_steps(&state, mover)
}

/// Every step that can be made with a die, or with both.
fn dice_steps(state: &State, mover: char) -> Vec<(String, State)> {
    let house = &state.position.house;
    let mut all = vec![];
    // Two equal dice are one choice, not two.
    let different: BTreeSet<u32> = state.dice.iter().copied().collect();
    for die in different {
        let mut spent = state.clone();
        let index = spent.dice.iter().position(|other| *other == die).unwrap();
        spent.dice.remove(index);
        spent.played += 1;
        // P-12, C-7. Whether a pawn must enter is a matter of whole plays.
        if house.enters(die) {
            all.extend(enter(&spent, mover, &die.to_string()));
        }
        all.extend(moves(&spent, mover, die, false, &die.to_string()));
    }
    // P-12, C-7: both together, of which neither has been used.
    if state.played == 0
        && let [high, low] = state.dice[..]
        && house.both_enter(high, low)
    {
        let mut spent = state.clone();
        spent.dice.clear();
        spent.played += 2;
        all.extend(enter(&spent, mover, &format!("{low}+{high}")));
    }
    all
}

/// P-30, C-20: every step that can be made with a bonus, and declining each that could be moved.
fn bonus_steps(state: &State, mover: char) -> Vec<(String, State)> {
    let mut all = vec![];
    // Two equal bonuses are one choice, not two.
    let different: BTreeSet<u32> = state.bonuses.iter().copied().collect();
    for bonus in different {
        let mut spent = state.clone();
        let index = spent.bonuses.iter().position(|b| *b == bonus).unwrap();
        spent.bonuses.remove(index);
        // A long bonus takes no turnout.
        let straight = bonus > 10;
        let moves = moves(&spent, mover, bonus, straight, &format!("+{bonus}"));
        if !moves.is_empty() {
            all.extend(moves);
            all.push((format!("+{bonus} -"), spent));
        }
    }
    all
}

/// Entering a pawn, if there is one in the yard and the entry space can take it.
fn enter(spent: &State, mover: char, token: &str) -> Option<(String, State)> {
    if !spent.position.pawns[&mover].contains(&"yard") {
        return None;
    }
    let entry = spent.position.board().entry(mover);
    let (step, mut next) = land(spent, mover, token, "yard", entry)?;
    next.entered += 1;
    Some((step, next))
}

/// Every move forward by `count`, of every pawn by every way, or straight on past every turnout. Pawns
/// on one space are alike.
fn moves(
    spent: &State,
    mover: char,
    count: u32,
    straight: bool,
    token: &str,
) -> Vec<(String, State)> {
    let from: BTreeSet<Space> = spent.position.pawns[&mover].iter().copied().collect();
    let mut all = vec![];
    for from in from {
        for landing in landings(&spent.position, mover, from, count, straight) {
            all.extend(land(spent, mover, token, from, landing));
        }
    }
    all
}

/// Where a pawn comes to by `count` spaces, if it can pass all those between. `straight`: it leaves
/// the ring for no turnout.
fn landings(
    position: &Position,
    mover: char,
    from: Space,
    count: u32,
    straight: bool,
) -> BTreeSet<Space> {
    let mut all = BTreeSet::new();
    for next in position.board().following(mover, from) {
        if straight && board::on_ring(from) && next.contains('t') {
            continue;
        }
        if count == 1 {
            all.insert(*next);
        } else if *next == "home" {
            // P-27, C-19: only by exact count; with `exact=no` the rest of the step is lost.
            if position.house.is(Name::Exact, "no") {
                all.insert(*next);
            }
        } else if can_pass(position, next) {
            all.extend(landings(position, mover, next, count - 1, straight));
        }
    }
    all
}

/// Whether a pawn of any owner may pass this space.
fn can_pass(position: &Position, space: &str) -> bool {
    let there = position.on(space).len();
    if board::on_ring(space) {
        // P-20, C-12: two or more are a blockade for all.
        there < 2 || !position.house.is(Name::Blockades, "bar")
    } else {
        // P-23; in Parcheesi two are no blockade there (C-12).
        there == 0 || !position.board().single_file
    }
}

/// What stops a landing, or what it does.
enum Landing {
    Closed,
    Quiet,
    Captures,
}

/// May a pawn of this seat stop there, and what then?
fn landing(position: &Position, mover: char, from: Space, to: Space) -> Landing {
    if to == "home" {
        return Landing::Quiet; // Home holds any number, everybody's own.
    }
    let there = position.on(to);
    let Some(owner) = there.first() else {
        return Landing::Quiet;
    };
    // P-20, P-23, P-33, C-12: beside one's own or a partner's, if there is room.
    if position.together(mover, *owner) {
        return if there.len() < room(position, to) {
            Landing::Quiet
        } else {
            Landing::Closed
        };
    }
    // P-23: turnouts belong to nobody, and nothing is captured there.
    if board::beside_ring(to) {
        return Landing::Closed;
    }
    // P-20, C-12: nobody lands on a rival's blockade, entering or not.
    if there.len() >= 2 && !position.house.is(Name::Blockades, "none") {
        return Landing::Closed;
    }
    // P-25, P-29, C-16, C-18: a safe pawn keeps every rival off, except one that enters.
    let entering = from == "yard";
    if !entering && there.iter().any(|rival| is_safe(position, *rival, to)) {
        return Landing::Closed;
    }
    Landing::Captures
}

/// Whether a pawn of this colour is safe on this space of the ring (P-25, C-16).
fn is_safe(position: &Position, colour: char, space: Space) -> bool {
    let board = position.board();
    let (side, number) = board::side_and_number(space);
    let is_coloured = board.coloured.contains(&number);
    match position.house.value(Name::Safe) {
        "none" => false,
        "own" => is_coloured && side == colour,
        "starts" => number == board.start,
        "all" => is_coloured,
        other => panic!("safe={other}"),
    }
}

/// Puts a pawn down, if it may stop there, and sends rivals back to their yard.
fn land(
    spent: &State,
    mover: char,
    token: &str,
    from: Space,
    to: Space,
) -> Option<(String, State)> {
    let mut next = spent.clone();
    let house = &spent.position.house;
    let captures = match landing(&spent.position, mover, from, to) {
        Landing::Closed => return None,
        Landing::Quiet => false,
        Landing::Captures => true,
    };
    if house.forbids_marching() {
        next.tellings = told(&spent.tellings, from, to);
        if next.tellings.is_empty() {
            return None;
        }
    }
    if captures {
        for rival in spent.position.on(to) {
            move_one(&mut next.position, rival, to, "yard"); // P-28, C-17
        }
        next.bonuses.push(house.number(Name::Capture)); // P-30, C-20: one for all of them
    }
    move_one(&mut next.position, mover, from, to);
    // C-14: whichever of the two goes, they are no longer together there.
    next.position.blockades.remove(from);
    if to == "home" {
        next.bonuses.push(house.number(Name::Home)); // P-31, C-20
    }
    next.bonuses.retain(|bonus| *bonus > 0);
    next.bonuses.sort();
    let sign = if captures { 'x' } else { '-' };
    Some((format!("{token} {from}{sign}{to}"), next))
}

/// C-13: what the ways of telling the mover's pawns apart become if one goes from here to there, any
/// of those that stand here; those that would put the two of a blockade together again drop out.
fn told(before: &BTreeSet<Telling>, from: Space, to: Space) -> BTreeSet<Telling> {
    let mut after = BTreeSet::new();
    for telling in before {
        for (index, group) in telling.iter().enumerate() {
            let Some(pawn) = group.iter().position(|space| *space == from) else {
                continue;
            };
            if board::on_ring(to) && group.contains(&to) {
                continue;
            }
            let mut telling = telling.clone();
            telling[index][pawn] = to;
            telling[index].sort();
            telling.sort();
            after.insert(telling);
        }
    }
    after
}

fn move_one(position: &mut Position, seat: char, from: &str, to: Space) {
    let pawns = position.pawns.get_mut(&seat).unwrap();
    let pawn = pawns.iter_mut().find(|space| **space == from).unwrap();
    *pawn = to;
    // In one order, so that the same position is the same state.
    pawns.sort();
}

/// Whether a roll is left without a further one unless all its dice were played (P-16; C-9 asks for
/// none).
pub fn wants_all_dice(position: &Position) -> bool {
    position.house.game() == Game::Pollyanna
}
