//! A record as text.

use super::sitters::sitter_text;
use super::{Made, Make, Record, SeatChange, Series, Sitter};
use crate::game::Game;
use crate::notation::{self, Notation};
use crate::ruleset::Family;
use crate::seat::Seat;
use crate::state::Node;

impl<G: Notation> Record<G> {
    /// The record as text, with a newline after every line.
    pub fn to_text(&self) -> String {
        let mut text = format!("turnout 1\nruleset {}\nseats", self.game.ruleset());
        write_facts(
            &mut text,
            G::FAMILY,
            &self.sitters,
            self.seed,
            self.taken_back,
            self.series.as_ref(),
        );
        let mut telling = Telling {
            game: &self.game,
            state: self.start(),
            rest: self.made.iter(),
        };
        write_made(&mut text, G::FAMILY, &self.seat_changes, &mut telling);
        text
    }
}

/// An outcome or a step, as a record writes it.
struct Told {
    /// What a line for it begins with.
    head: String,
    /// The outcome or the step.
    text: String,
    place: Place,
}

/// The place of an outcome or a step in its line.
enum Place {
    /// An outcome with a line of its own.
    Alone,
    /// An outcome that begins a line; its play follows.
    Outcome,
    /// The first step of a play.
    First,
    /// A later step.
    Later,
}

/// What is left of a record to be told, and the state there.
struct Telling<'a, G: Game> {
    game: &'a G,
    state: G::State,
    rest: std::slice::Iter<'a, Made<G>>,
}

/// A [`Telling`] of any game.
trait OfAnyGame {
    fn next(&mut self) -> Option<Told>;
    fn node(&self) -> Node;
}

impl<G: Notation> OfAnyGame for Telling<'_, G> {
    fn next(&mut self) -> Option<Told> {
        let made = *self.rest.next()?;
        let (game, state) = (self.game, &self.state);
        let (text, place) = match made {
            Made::Chance(chance) if game.is_bare(state) => (chance.to_string(), Place::Alone),
            Made::Chance(chance) => (chance.to_string(), Place::Outcome),
            Made::Action(action) if game.in_play(state) => (game.step(state, action), Place::Later),
            Made::Action(action) => (game.step(state, action), Place::First),
        };
        let head = game.record_head(state);
        game.make(&mut self.state, made);
        Some(Told { head, text, place })
    }

    fn node(&self) -> Node {
        self.game.node(&self.state)
    }
}

/// Writes all lines after the head: outcomes and plays, changes of players, and the winner.
fn write_made(
    text: &mut String,
    family: &Family,
    changes: &[SeatChange],
    telling: &mut dyn OfAnyGame,
) {
    let mut changes = changes.iter().peekable();
    // Whether the play of a throw continues its line.
    let mut goes_on = false;
    for made in 0.. {
        // A change of player has a line of its own. It may separate a play from its throw or from its
        // first steps.
        let mut parted = false;
        while let Some(change) = changes.next_if(|change| change.at <= made) {
            end_line(text);
            text.push_str("seat ");
            text.push_str(&sitter_text(family, change.seat, &change.sitter));
            parted = true;
        }
        let Some(told) = telling.next() else {
            break;
        };
        match told.place {
            Place::Alone | Place::Outcome => {
                end_line(text);
                text.push_str(&told.head);
            }
            Place::First if goes_on && !parted => {}
            Place::Later if !parted => text.push(','),
            Place::First | Place::Later => {
                end_line(text);
                text.push_str(&told.head);
                text.push(':');
            }
        }
        text.push(' ');
        text.push_str(&told.text);
        goes_on = matches!(told.place, Place::Outcome);
        if goes_on {
            text.push(':');
        }
    }
    end_line(text);
    if let Node::Terminal { winners } = telling.node() {
        text.push_str(&format!(
            "end winner={}\n",
            notation::letters(family, winners)
        ));
    }
}

/// Writes what is known before anything happens.
fn write_facts(
    text: &mut String,
    family: &Family,
    sitters: &[(Seat, Sitter)],
    seed: Option<u64>,
    taken_back: u32,
    series: Option<&Series>,
) {
    for (seat, sitter) in sitters {
        text.push(' ');
        text.push_str(&sitter_text(family, *seat, sitter));
    }
    text.push('\n');
    if let Some(seed) = seed {
        text.push_str(&format!("seed {seed}\n"));
    }
    if taken_back > 0 {
        text.push_str(&format!("back {taken_back}\n"));
    }
    if let Some(series) = series {
        text.push_str(&format!("match {}", series.total));
        for (seat, points) in &series.points {
            text.push_str(&format!(" {}={points}", family.letter(*seat)));
        }
        text.push('\n');
    }
}

fn end_line(text: &mut String) {
    if !text.ends_with('\n') {
        text.push('\n');
    }
}
