//! A record as text.

use super::sitters::escape;
use super::{Made, Make, Record, Series, Sitter};
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
        let mut state = self.start();
        // Whether the line goes on with the play of its throw.
        let mut goes_on = false;
        for made in &self.made {
            match made {
                Made::Chance(chance) => {
                    end_line(&mut text);
                    let head = self.game.record_head(&state);
                    text.push_str(&format!("{head} {chance}"));
                    goes_on = !self.game.is_bare(&state);
                    if goes_on {
                        text.push(':');
                    }
                }
                Made::Action(action) => {
                    if self.game.in_play(&state) {
                        text.push(',');
                    } else if !goes_on {
                        end_line(&mut text);
                        text.push_str(&self.game.record_head(&state));
                        text.push(':');
                    }
                    goes_on = false;
                    text.push(' ');
                    text.push_str(&self.game.step(&state, *action));
                }
            }
            self.game.make(&mut state, *made);
        }
        end_line(&mut text);
        if let Node::Terminal { winners } = self.game.node(&state) {
            text.push_str(&format!(
                "end winner={}\n",
                notation::letters(G::FAMILY, winners)
            ));
        }
        text
    }
}

/// Writes what is known before anything happens. It is no part of what is compiled for each game.
fn write_facts(
    text: &mut String,
    family: &Family,
    sitters: &[(Seat, Sitter)],
    seed: Option<u64>,
    taken_back: u32,
    series: Option<&Series>,
) {
    for (seat, sitter) in sitters {
        text.push_str(&format!(" {}={}", family.letter(*seat), sitter.kind));
        if let Some(name) = &sitter.name {
            text.push(':');
            text.push_str(&escape(name));
        }
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
