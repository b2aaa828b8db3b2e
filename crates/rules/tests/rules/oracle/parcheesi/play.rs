//! Steps, whole plays by brute force, and which whole plays are legal.

use super::board::{self, Space};
use super::line::{self, Position, Turn};
use super::settle;
use std::collections::{BTreeMap, BTreeSet};

/// A roll half played: all that can matter to what may still come and to what it is worth.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    /// Where everybody is now. A blockade that has been broken is no longer among its `blockades`.
    pub position: Position,
    /// Dice not yet played.
    dice: Vec<u32>,
    /// Bonuses not yet played, declined or lapsed (C-20).
    bonuses: Vec<u32>,
    /// Dice played so far.
    played: u32,
    /// Pawns entered so far.
    entered: u32,
    /// C-13 asks which two stood together at the roll. Pawns that stand together now are alike, so
    /// there may be several ways of telling the mover's pawns apart; all that no step so far has
    /// contradicted are kept, and a step can be made if any of them allows it.
    tellings: BTreeSet<Telling>,
}

/// Where the mover's pawns are: those that were a blockade at the roll together, others alone.
type Telling = Vec<Vec<Space>>;

/// What whole plays are compared by, in this order (C-8, C-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Worth {
    entered: u32,
    dice: u32,
    broken: usize,
}

/// All that can come of a roll. Different orders of steps lead to one and the same state; it is
/// looked at once.
struct Tree {
    mover: char,
    /// Two, or four with the undersides.
    dice: u32,
    /// The mover's blockades that are due at the roll (C-14).
    due: Vec<Space>,
    nodes: Vec<Node>,
    known: BTreeMap<State, usize>,
}

/// A state, with the steps that can be made and where they lead; none when the play is over.
struct Node {
    state: State,
    next: Vec<(String, usize)>,
    /// The worth of the best whole plays that go through here.
    best: Worth,
    /// How many ways on from here there are to plays of that worth.
    ways: u64,
}

/// Every legal play of a position with a roll: the play line, and the position line it leads to.
pub fn plays(position_line: &str) -> Result<BTreeMap<String, String>, String> {
    let position = line::read(position_line)?;
    let Turn::Thrown(mover, high, low) = position.turn else {
        return Err("there is no throw to play".to_string());
    };
    if high == low && position.doublets == 2 {
        let result = settle::third_doublet(&position, mover);
        return Ok([("pass".to_string(), result)].into());
    }
    let tree = Tree::grown(&position, usize::MAX).unwrap();
    let mut answer = BTreeMap::new();
    let beginning = tree.nodes.len() - 1;
    tree.collect(beginning, &mut vec![], &tree.results(), &mut answer);
    Ok(answer)
}

/// How many legal plays a position with a roll has; `None` if it would be long work to say.
pub fn how_many(position: &Position, most_states: usize) -> Option<u64> {
    let tree = Tree::grown(position, most_states)?;
    Some(tree.nodes.last()?.ways)
}

/// The dice of a roll, with the undersides if they count too (C-9).
pub fn dice_of(position: &Position, mover: char, high: u32, low: u32) -> Vec<u32> {
    if high == low && !position.pawns[&mover].contains(&"yard") {
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
        tellings: [together].into(),
    }
}

impl Tree {
    /// All that can come of the roll of a position, the beginning as the last node, unless there
    /// are more states than that.
    fn grown(position: &Position, most_states: usize) -> Option<Tree> {
        let Turn::Thrown(mover, high, low) = position.turn else {
            return None;
        };
        let mut due = position.blockades_of(mover);
        due.retain(|space| position.blockades.get(space) == Some(&4));
        let state = beginning(position, mover, high, low);
        let mut tree = Tree {
            mover,
            dice: state.dice.len() as u32,
            due,
            nodes: vec![],
            known: BTreeMap::new(),
        };
        tree.grow(&state, most_states)?;
        Some(tree)
    }

    /// Adds a state and all that can come of it, and gives its number.
    fn grow(&mut self, state: &State, most_states: usize) -> Option<usize> {
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        let mut next = vec![];
        for (step, after) in steps(state, self.mover) {
            next.push((step, self.grow(&after, most_states)?));
        }
        let worths = next.iter().map(|(_, node)| self.nodes[*node].best);
        let best = worths.max().unwrap_or_else(|| self.worth(state));
        let mut ways: u64 = if next.is_empty() { 1 } else { 0 };
        for (_, node) in &next {
            if self.nodes[*node].best == best {
                ways = ways.saturating_add(self.nodes[*node].ways);
            }
        }
        if self.nodes.len() == most_states {
            return None;
        }
        self.known.insert(state.clone(), self.nodes.len());
        self.nodes.push(Node {
            state: state.clone(),
            next,
            best,
            ways,
        });
        Some(self.nodes.len() - 1)
    }

    /// What a whole play is judged by.
    fn worth(&self, state: &State) -> Worth {
        let stand = |space: &&Space| state.position.blockades.contains_key(*space);
        Worth {
            entered: state.entered,
            // C-8: a play that wins counts as having played them all.
            dice: if state.position.all_home(self.mover) {
                self.dice
            } else {
                state.played
            },
            broken: self.due.len() - self.due.iter().filter(stand).count(),
        }
    }

    /// The position lines that the states where a play is over lead to.
    fn results(&self) -> Vec<String> {
        let result = |node: &Node| match node.next[..] {
            [] => settle::after(&node.state.position, self.mover),
            _ => String::new(),
        };
        self.nodes.iter().map(result).collect()
    }

    /// Writes down every play as good as any (C-8, C-14) that goes on from this node.
    fn collect(
        &self,
        number: usize,
        steps: &mut Vec<String>,
        results: &[String],
        answer: &mut BTreeMap<String, String>,
    ) {
        let node = &self.nodes[number];
        if node.best != self.nodes.last().unwrap().best {
            return;
        }
        if node.next.is_empty() {
            let line = play_line(steps);
            let twice = answer.insert(line.clone(), results[number].clone());
            assert_eq!(twice, None, "{line} is there twice");
        }
        for (step, next) in &node.next {
            steps.push(step.clone());
            self.collect(*next, steps, results, answer);
            steps.pop();
        }
    }
}

/// Steps as a play line has them.
pub fn play_line(steps: &[String]) -> String {
    if steps.is_empty() {
        "pass".to_string()
    } else {
        steps.join(", ")
    }
}

/// Every step that can be made next, with the state after it; none when the play is over.
pub fn steps(state: &State, mover: char) -> Vec<(String, State)> {
    // C-21: the win is at once; dice and bonuses left are nothing any more.
    if state.position.all_home(mover) {
        return vec![];
    }
    let with_dice = dice_steps(state, mover);
    if !with_dice.is_empty() {
        return with_dice;
    }
    // C-20: bonuses come after the dice; those that can't be played before them are forfeited.
    let mut after_dice = state.clone();
    after_dice.dice.clear();
    bonus_steps(&after_dice, mover)
}

/// Every step that can be made with a die, or with both.
fn dice_steps(state: &State, mover: char) -> Vec<(String, State)> {
    let mut all = vec![];
    // Two equal dice are one choice, not two.
    let different: BTreeSet<u32> = state.dice.iter().copied().collect();
    for die in different {
        let mut spent = state.clone();
        let index = spent.dice.iter().position(|other| *other == die).unwrap();
        spent.dice.remove(index);
        spent.played += 1;
        // C-7: a five enters. Whether it must is a matter of whole plays (C-8).
        if die == 5 {
            all.extend(enter(&spent, mover, "5"));
        }
        all.extend(moves(&spent, mover, die, &die.to_string()));
    }
    // C-7: both together enter when they add up to five.
    if let [high, low] = state.dice[..]
        && high + low == 5
    {
        let mut spent = state.clone();
        spent.dice.clear();
        spent.played += 2;
        all.extend(enter(&spent, mover, &format!("{low}+{high}")));
    }
    all
}

/// C-20: every step that can be made with a bonus, and declining each that could be moved.
fn bonus_steps(state: &State, mover: char) -> Vec<(String, State)> {
    let mut all = vec![];
    // Two equal bonuses are one choice, not two.
    let different: BTreeSet<u32> = state.bonuses.iter().copied().collect();
    for bonus in different {
        let mut spent = state.clone();
        let index = spent.bonuses.iter().position(|b| *b == bonus).unwrap();
        spent.bonuses.remove(index);
        let moves = moves(&spent, mover, bonus, &format!("+{bonus}"));
        if !moves.is_empty() {
            all.extend(moves);
            all.push((format!("+{bonus} -"), spent));
        }
    }
    all
}

/// Entering a pawn, if there is one in the nest and the entry space can take it.
fn enter(spent: &State, mover: char, token: &str) -> Option<(String, State)> {
    if !spent.position.pawns[&mover].contains(&"yard") {
        return None;
    }
    let board = spent.position.board();
    let entry = board.space(mover, &board::entry(mover)).unwrap();
    let (step, mut next) = land(spent, mover, token, "yard", entry)?;
    next.entered += 1;
    Some((step, next))
}

/// Every move forward by exactly `count`. Pawns on one space are alike.
fn moves(spent: &State, mover: char, count: u32, token: &str) -> Vec<(String, State)> {
    let from: BTreeSet<Space> = spent.position.pawns[&mover].iter().copied().collect();
    let mut all = vec![];
    for from in from {
        let Some(walk) = spent.position.board().walk(mover, from, count) else {
            continue;
        };
        let (landing, passed) = walk.split_last().unwrap();
        if passed.iter().all(|space| can_pass(&spent.position, space)) {
            all.extend(land(spent, mover, token, from, landing));
        }
    }
    all
}

/// C-12: no pawn, whoever's, passes a blockade, and only on the ring are two pawns one.
fn can_pass(position: &Position, space: &str) -> bool {
    !board::on_ring(space) || position.on(space).len() < 2
}

/// Puts a pawn down, if it may stop there, and sends a rival back to its nest.
fn land(
    spent: &State,
    mover: char,
    token: &str,
    from: Space,
    to: Space,
) -> Option<(String, State)> {
    // C-19: home holds any number, everybody's own.
    let there = match to {
        "home" => vec![],
        _ => spent.position.on(to),
    };
    // C-12: two at most, on the ring and on a home path.
    if there.len() >= 2 {
        return None;
    }
    let rival = match there.first() {
        Some(owner) if *owner != mover => Some(*owner),
        _ => None,
    };
    // C-16, C-18: on a safe space it cannot be captured, but by a pawn that enters.
    if rival.is_some() && spent.position.board().is_safe(to) && from != "yard" {
        return None;
    }
    let tellings = told(&spent.tellings, from, to);
    if tellings.is_empty() {
        return None;
    }

    let mut next = spent.clone();
    next.tellings = tellings;
    if let Some(rival) = rival {
        move_one(&mut next.position, rival, to, "yard"); // C-17, C-18
        next.bonuses.push(20); // C-20
    }
    move_one(&mut next.position, mover, from, to);
    // C-14: whichever of the two goes, they are no longer together there.
    next.position.blockades.remove(from);
    if to == "home" {
        next.bonuses.push(10); // C-20
    }
    next.bonuses.sort();
    let sign = if rival.is_some() { 'x' } else { '-' };
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
