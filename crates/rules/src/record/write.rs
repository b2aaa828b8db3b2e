//! A record as text.

use super::Record;
use super::players::player_text;
use crate::notation;
use crate::state::Node;

impl Record {
    /// The record as text, with a newline after every line.
    pub fn to_text(&self) -> String {
        let mut text = format!("turnout 1\nruleset {}\nseats", self.start.ruleset());
        self.write_facts(&mut text);
        self.write_entries(&mut text);
        text
    }

    /// Writes what is known before anything happens.
    fn write_facts(&self, text: &mut String) {
        let family = self.start.ruleset().family;
        for (seat, player) in &self.players {
            text.push(' ');
            text.push_str(&player_text(family, *seat, player));
        }
        text.push('\n');
        if let Some(seed) = self.seed {
            text.push_str(&format!("seed {seed}\n"));
        }
        if let Some(salt) = self.salt {
            text.push_str(&format!("salt {salt:032x}\n"));
        }
        if self.takeback_count > 0 {
            text.push_str(&format!("back {}\n", self.takeback_count));
        }
        if let Some(match_play) = &self.match_play {
            text.push_str(&format!("match {}", match_play.total));
            for (seat, points) in &match_play.points {
                text.push_str(&format!(" {}={points}", family.letter(*seat)));
            }
            text.push('\n');
        }
    }

    /// Writes all lines after the head: outcomes and plays, changes of players, and the winner.
    fn write_entries(&self, text: &mut String) {
        let family = self.start.ruleset().family;
        let mut game = self.start.clone();
        let mut changes = self.seat_changes.iter().peekable();
        // Whether the play of a roll continues its line.
        let mut goes_on = false;
        for at in 0.. {
            // A change of player has a line of its own. It may separate a play from its roll or from its
            // first steps.
            let mut parted = false;
            while let Some(change) = changes.next_if(|change| change.at <= at) {
                end_line(text);
                text.push_str("seat ");
                text.push_str(&player_text(family, change.seat, &change.player));
                parted = true;
            }
            let Some(entry) = self.history.get(at).copied() else {
                break;
            };
            let turn = game.turn();
            if entry.is_outcome() {
                end_line(text);
                text.push_str(&turn.record_head);
            } else if turn.in_play && !parted {
                text.push(',');
            } else if !goes_on || parted {
                end_line(text);
                text.push_str(&turn.record_head);
                text.push(':');
            }
            text.push(' ');
            text.push_str(&game.write(entry));
            goes_on = entry.is_outcome() && !turn.is_bare;
            if goes_on {
                text.push(':');
            }
            game.apply(entry);
        }
        end_line(text);
        if let Node::Terminal { winners } = game.node() {
            let winners = notation::letters(family, winners);
            text.push_str(&format!("end winner={winners}\n"));
        }
    }
}

fn end_line(text: &mut String) {
    if !text.ends_with('\n') {
        text.push('\n');
    }
}
