//! Walk through a game of any kind, from node to node.

use rules::notation::Notation;
use rules::record::{Made, Make as _, Record};
use rules::state::Node;
use words::t;

use super::coder::Coder;
use super::head::Head;
use crate::dice::{Dice as _, Seeded};

/// An outcome or action that is possible at a node.
pub(super) struct Way {
    /// The outcome or action, as in a record.
    pub(super) text: String,
    /// The weight of an outcome; 1 for an action.
    pub(super) weight: u32,
    /// The index in the game's own list.
    makes: usize,
}

/// A walk through a game.
pub(super) trait Walk {
    /// The current node of the game.
    fn node(&self) -> Node;
    /// Lists the outcomes or actions at the current node, which is not terminal. If `hidden`, a card drawn
    /// into a hand is face down.
    fn look(&mut self, hidden: bool);
    /// The outcomes or actions at the current node, sorted by their texts, without duplicates. The order of
    /// the game's own list does not matter and may change.
    fn ways(&self) -> &[Way];
    /// The index of the outcome that a seed's dice give at a chance node.
    fn foretold(&self, seed: u64) -> usize;
    /// The index of the given record's next entry; 0 if no record is given.
    ///
    /// # Errors
    /// If the entry is neither a possible outcome nor a legal action.
    fn given(&self) -> Result<usize, String>;
    /// Takes the outcome or action at an index.
    fn take(&mut self, way: usize);
}

/// A game with its record, which either follows a given record or is being read.
pub(super) struct Walking<G: Notation> {
    /// The record of the walk so far.
    record: Record<G>,
    state: G::State,
    /// The record entries to follow, if they are given.
    along: Option<Vec<Made<G>>>,
    /// How often each seat has rolled.
    thrown: Vec<u64>,
    ways: Vec<Way>,
    /// The record entries of `ways`, in the order of the game's own list.
    makes: Vec<Made<G>>,
}

impl<G: Notation> Walking<G> {
    /// The start of a game, without entries to follow.
    pub(super) fn new(record: Record<G>) -> Walking<G> {
        Walking {
            state: record.start(),
            record,
            along: None,
            thrown: vec![0; G::FAMILY.seats.len()],
            ways: Vec::new(),
            makes: Vec::new(),
        }
    }

    /// The start of a game, with another record's entries to follow.
    pub(super) fn along(record: Record<G>, made: &[Made<G>]) -> Walking<G> {
        let mut walking = Walking::new(record);
        walking.along = Some(made.to_vec());
        walking
    }

    /// The record of the walk so far.
    pub(super) fn record(&self) -> &Record<G> {
        &self.record
    }
}

impl<G: Notation> Walk for Walking<G> {
    fn node(&self) -> Node {
        self.record.game.node(&self.state)
    }

    fn look(&mut self, hidden: bool) {
        let (game, state) = (&self.record.game, &self.state);
        self.ways.clear();
        self.makes.clear();
        if let Node::Chance { .. } = game.node(state) {
            let mut chances = Vec::new();
            match game.face_down(state).filter(|_| hidden) {
                Some(chance) => chances.push((chance, 1)),
                None => game.chances(state, &mut chances),
            }
            for (chance, weight) in chances {
                list(&mut self.ways, chance.to_string(), weight);
                self.makes.push(Made::Chance(chance));
            }
        } else {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            for action in actions {
                list(&mut self.ways, game.step(state, action), 1);
                self.makes.push(Made::Action(action));
            }
        }
        sort(&mut self.ways);
    }

    fn ways(&self) -> &[Way] {
        &self.ways
    }

    fn foretold(&self, seed: u64) -> usize {
        let (game, state) = (&self.record.game, &self.state);
        let Node::Chance { seat } = game.node(state) else {
            return 0;
        };
        let below = game.chance_total(state);
        let ticket = Seeded { seed }.ticket(seat, self.thrown[seat.index()], below);
        let chance = Made::Chance(game.chance_at(state, ticket));
        let made = self.makes.iter().position(|each| *each == chance);
        way_to(&self.ways, made).unwrap_or_default()
    }

    fn given(&self) -> Result<usize, String> {
        let Some(along) = &self.along else {
            return Ok(0);
        };
        let given = along.get(self.record.made.len());
        let face_down = self.record.game.face_down(&self.state).map(Made::Chance);
        if let (Some(Made::Chance(_)), [only]) = (given, &self.makes[..])
            && Some(*only) == face_down
        {
            return Ok(0);
        }
        let made = self.makes.iter().position(|each| Some(each) == given);
        way_to(&self.ways, made).ok_or_else(|| t!(links::not_by_rules).to_owned())
    }

    fn take(&mut self, way: usize) {
        if let Node::Chance { seat } = self.node() {
            self.thrown[seat.index()] += 1;
        }
        let made = self.makes[self.ways[way].makes];
        self.record.game.make(&mut self.state, made);
        self.record.made.push(made);
    }
}

/// Adds the next outcome or action of the game's own list.
fn list(ways: &mut Vec<Way>, text: String, weight: u32) {
    let makes = ways.len();
    ways.push(Way {
        text,
        weight,
        makes,
    });
}

fn sort(ways: &mut [Way]) {
    ways.sort_by(|one, other| one.text.cmp(&other.text));
}

/// The index in `ways` of an entry in the game's own list.
fn way_to(ways: &[Way], makes: Option<usize>) -> Option<usize> {
    ways.iter().position(|way| Some(way.makes) == makes)
}

/// Writes the game that the walk follows, or reads one.
///
/// # Errors
/// If the stream or the game ends before the number of record entries in the head.
pub(super) fn go(coder: &mut Coder, head: &Head, walk: &mut dyn Walk) -> Result<(), String> {
    // How often the seed's dice gave the actual outcome, and how often not. The first player may have been
    // decided without them.
    let mut foretold = [0, 0];
    for made in 0..head.made {
        let node = walk.node();
        if node.seat().is_none() {
            return Err(t!(links::over_early, all = head.made, made));
        }
        walk.look(head.hidden);
        let given = walk.given()?;
        let way = match (node, head.seed) {
            (Node::Decision { .. }, _) => step(coder, walk, given)?,
            (_, None) => outcome(coder, walk, given)?,
            (_, Some(seed)) => {
                let way = walk.foretold(seed);
                let is_other = usize::from(given != way);
                let weights = foretold.map(|times| 1 + 2 * times);
                let is_other = coder.index(&weights, is_other)?;
                foretold[is_other] += 1;
                if is_other == 1 {
                    outcome(coder, walk, given)?
                } else {
                    way
                }
            }
        };
        walk.take(way);
    }
    if !head.hidden && walk.node().seat().is_some() {
        return Err(t!(links::not_over).to_owned());
    }
    Ok(())
}

/// Writes or reads an outcome.
fn outcome(coder: &mut Coder, walk: &dyn Walk, given: usize) -> Result<usize, String> {
    let weights: Vec<u32> = walk.ways().iter().map(|way| way.weight).collect();
    coder.index(&weights, given)
}

/// Writes or reads an action. All actions have the same weight, and a forced action takes no space. (Weights
/// learned from the texts of actions during a game made links shorter by only one part in 30: rolls make up
/// most of a link, and players differ.)
fn step(coder: &mut Coder, walk: &dyn Walk, given: usize) -> Result<usize, String> {
    let step = coder.number(walk.ways().len() as u32, given as u32)?;
    Ok(step as usize)
}
