//! A walk along a game of any kind, from node to node.

use rules::notation::Notation;
use rules::record::{Made, Make as _, Record};
use rules::state::Node;
use words::t;

use super::coder::Coder;
use super::head::Head;
use crate::dice::{Dice as _, Seeded};

/// One of the things that can be made to happen at a node.
pub(super) struct Way {
    /// The outcome or the step, as in a record.
    pub(super) text: String,
    /// The weight of an outcome; 1 for a step.
    pub(super) weight: u32,
    /// What it makes, by its place in the game's own list.
    makes: usize,
}

/// A game that is gone along.
pub(super) trait Walk {
    /// What the game waits for.
    fn node(&self) -> Node;
    /// Looks which ways there are; nobody does for a game that is over. Where hands are `hidden` a
    /// card drawn into one lies face down.
    fn look(&mut self, hidden: bool);
    /// The ways that were seen last, by their texts in order, none of them twice. How the game itself
    /// lists them does not matter, so that it may change.
    fn ways(&self) -> &[Way];
    /// Which of the ways the dice of a seed take, at a chance node.
    fn foretold(&self, seed: u64) -> usize;
    /// Which of them is taken where the way is given; the first one where it is not.
    ///
    /// # Errors
    /// When it is none of them.
    fn given(&self) -> Result<usize, String>;
    /// Takes one of the ways.
    fn take(&mut self, way: usize);
}

/// A game, with the record along which it goes, or that comes of it.
pub(super) struct Walking<G: Notation> {
    /// With what has been made on the way.
    record: Record<G>,
    state: G::State,
    /// What is to be made, where the way is given.
    along: Option<Vec<Made<G>>>,
    /// How often each seat has thrown.
    thrown: Vec<u64>,
    ways: Vec<Way>,
    /// What the ways make, as the game lists it.
    makes: Vec<Made<G>>,
}

impl<G: Notation> Walking<G> {
    /// A game that begins, along no given way.
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

    /// A game that begins, along the way of all that was made in another record.
    pub(super) fn along(record: Record<G>, made: &[Made<G>]) -> Walking<G> {
        let mut walking = Walking::new(record);
        walking.along = Some(made.to_vec());
        walking
    }

    /// What has come of it.
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

/// One way more, to what the game lists next.
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

/// The way to what the game lists at a place.
fn way_to(ways: &[Way], makes: Option<usize>) -> Option<usize> {
    ways.iter().position(|way| Some(way.makes) == makes)
}

/// Writes a game along the way that is given, or reads one.
///
/// # Errors
/// When the stream or the game is over before as much was made as the head says.
pub(super) fn go(coder: &mut Coder, head: &Head, walk: &mut dyn Walk) -> Result<(), String> {
    // How often the dice of the seed have said what came, and how often not. Who begins may have been
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

/// Writes or reads what chance decides.
fn outcome(coder: &mut Coder, walk: &dyn Walk, given: usize) -> Result<usize, String> {
    let weights: Vec<u32> = walk.ways().iter().map(|way| way.weight).collect();
    coder.index(&weights, given)
}

/// Writes or reads what a player decides. Every step is taken for as likely, so that what is forced
/// takes nothing. (Guesses from how steps are written, which learned in the course of a game, made links
/// shorter by one part in thirty: most of a link is throws, and players differ.)
fn step(coder: &mut Coder, walk: &dyn Walk, given: usize) -> Result<usize, String> {
    let step = coder.number(walk.ways().len() as u32, given as u32)?;
    Ok(step as usize)
}
