//! A record as text.

use super::sitters::escape;
use super::{Made, Make, Record};
use crate::notation::{self, Notation};
use crate::state::Node;

impl<G: Notation> Record<G> {
    /// The record as text, with a newline after every line.
    pub fn to_text(&self) -> String {
        let family = G::FAMILY;
        let mut text = format!("turnout 1\nruleset {}\nseats", self.game.ruleset());
        for (seat, sitter) in &self.sitters {
            text.push_str(&format!(" {}={}", family.letter(*seat), sitter.kind));
            if let Some(name) = &sitter.name {
                text.push(':');
                text.push_str(&escape(name));
            }
        }
        text.push('\n');
        if let Some(seed) = self.seed {
            text.push_str(&format!("seed {seed}\n"));
        }
        if self.taken_back > 0 {
            text.push_str(&format!("back {}\n", self.taken_back));
        }
        if let Some(series) = &self.series {
            text.push_str(&format!("match {}", series.total));
            for (seat, points) in &series.points {
                text.push_str(&format!(" {}={points}", family.letter(*seat)));
            }
            text.push('\n');
        }
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
                notation::letters(family, winners)
            ));
        }
        text
    }
}

fn end_line(text: &mut String) {
    if !text.ends_with('\n') {
        text.push('\n');
    }
}
