//! Whole plays by brute force, and which of them are legal.

use super::Game;
use super::board::Space;
use super::house::Name;
use super::line::{self, Position, Turn};
use super::settle;
use super::step::{State, beginning, steps};
use std::collections::BTreeMap;

/// What whole plays are compared by, in this order (P-15, C-8, C-14).
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
pub fn plays(game: Game, position_line: &str) -> Result<BTreeMap<String, String>, String> {
    let position = line::read(game, position_line)?;
    let Turn::Thrown(mover, high, low) = position.turn else {
        return Err("there is no throw to play".to_string());
    };
    if settle::is_third(&position, high, low) {
        let result = settle::third_roll(&position, mover);
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

impl Tree {
    /// All that can come of the roll of a position, the beginning as the last node, unless there
    /// are more states than that.
    fn grown(position: &Position, most_states: usize) -> Option<Tree> {
        let Turn::Thrown(mover, high, low) = position.turn else {
            return None;
        };
        let mut due = position.blockades_of(mover);
        let due_at = position.house.due_at();
        due.retain(|space| due_at.is_some() && position.blockades.get(space) == due_at.as_ref());
        let state = beginning(position, mover, high, low);
        let mut tree = Tree {
            mover,
            dice: super::step::dice_of(position, mover, high, low).len() as u32,
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
            // P-13, C-7: entering is compulsory, or a choice.
            entered: match state.position.house.is(Name::MustEnter, "yes") {
                true => state.entered,
                false => 0,
            },
            // P-15, C-8: a play that wins counts as having played them all.
            dice: match state.position.winners().is_empty() {
                true => state.played,
                false => self.dice,
            },
            broken: self.due.len() - self.due.iter().filter(stand).count(),
        }
    }

    /// The position lines that the states where a play is over lead to.
    fn results(&self) -> Vec<String> {
        let result = |node: &Node| match node.next[..] {
            [] => {
                let all_dice = node.state.played == self.dice;
                settle::after(&node.state.position, self.mover, all_dice)
            }
            _ => String::new(),
        };
        self.nodes.iter().map(result).collect()
    }

    /// Writes down every play as good as any that goes on from this node.
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
            let line = match steps.is_empty() {
                true => "pass".to_string(),
                false => steps.join(", "),
            };
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
