//! Threats: pieces that a rival's next roll could capture. While they are shown, the session asks for them
//! again at each settled moment of a person's turn.

use rules::piece::{Piece, PiecePosition};
use rules::plain::Plain;
use rules::state::Node;
use words::t;

use super::{Danger, Effect, Purpose, Session, Ticket};
use crate::log::Line;

/// Whether threats are shown, and the threats found.
#[derive(Clone, Default)]
pub(super) struct Shown {
    on: bool,
    /// The question that awaits an answer, and whether it went to the page's own thread.
    pending: Option<(Ticket, bool)>,
    /// The threats at this moment.
    found: Option<Danger>,
    /// Whether to announce the answer, because the person has just turned threats on.
    to_tell: bool,
}

impl Shown {
    /// Drops everything that belongs to the previous moment.
    pub(super) fn forget(&mut self) {
        (self.pending, self.found) = (None, None);
    }
}

impl Session {
    /// Whether [`super::Intent::ShowDanger`] is on; `None` in a game without captures.
    pub fn shows_danger(&self) -> Option<bool> {
        self.table
            .game()
            .has_threats()
            .then_some(self.bots.danger.on)
    }

    /// The pieces that a rival's next roll could capture, if shown and known.
    pub fn danger(&self) -> Option<&Danger> {
        self.bots.danger.found.as_ref()
    }

    pub(super) fn show_danger(&mut self, on: bool) {
        self.bots.danger = Shown {
            on: on && self.table.game().has_threats(),
            to_tell: true,
            ..Shown::default()
        };
    }

    /// Asks for the threats if they are shown and not yet known.
    pub(super) fn look_for_danger(&mut self, effects: &mut Vec<Effect>) {
        let Shown {
            on, pending, found, ..
        } = &self.bots.danger;
        let is_over = matches!(self.table.node(), Node::Terminal { .. });
        let settled = self.showing().is_none() && self.curtain().is_none();
        if !on || pending.is_some() || found.is_some() || is_over || !settled {
            return;
        }
        if let Some(seat) = self.table.node().seat().filter(|_| self.is_persons_turn()) {
            let question = self.question(seat, Purpose::Danger);
            self.bots.danger.pending = Some((question.ticket, question.worker_failed));
            effects.push(Effect::Ask(question));
        }
    }

    pub(super) fn endangered(&mut self, ticket: Ticket, danger: Danger, effects: &mut Vec<Effect>) {
        if self
            .bots
            .danger
            .pending
            .is_some_and(|(asked, _)| asked == ticket)
        {
            self.bots.danger.pending = None;
            self.bots.danger.found = Some(danger);
            if std::mem::take(&mut self.bots.danger.to_tell) {
                let words = self.danger_words();
                let words: Vec<String> = words.into_iter().map(|line| line.full).collect();
                if let Some((what, pieces)) = words.split_first() {
                    let announced = match pieces.join("; ") {
                        pieces if pieces.is_empty() => format!("{what}."),
                        pieces => t!(session::danger, what, pieces),
                    };
                    effects.push(Effect::Announce(announced));
                }
            }
        }
    }

    /// The threats in words: a summary, then a line for each piece.
    pub fn danger_words(&self) -> Vec<Line> {
        let Some(danger) = &self.bots.danger.found else {
            return Vec::new();
        };
        let phrases = self.table.game().phrases();
        let family = self.table.ruleset().family;
        let Some(hunter) = danger.hunter else {
            return vec![Line::same(t!(session::nothing_in_danger).to_owned())];
        };
        let hunter = family.colour(hunter);
        let mut lines = vec![Line::same(if danger.pieces.is_empty() {
            phrases.could_hit_nothing(hunter)
        } else {
            phrases.could_hit_these(hunter, danger.total)
        })];
        let plain = Plain {
            family,
            board: self.table.board(),
            pieces: self.table.pieces(),
        };
        for (space, owner, cases) in &danger.pieces {
            let (colour, place) = (family.colour(*owner), self.table.place(*space));
            let cases = phrases.cases(*cases, danger.total);
            let standing = PiecePosition {
                piece: Piece::of(*owner),
                at: *space,
            };
            let pawn = plain.pawn_of(standing);
            lines.push(Line {
                plain: t!(session::danger_of_pawn, pawn, cases = &*cases),
                full: t!(session::danger_of, colour, place, cases),
            });
        }
        lines
    }

    /// Handles a missing answer. The first time, gives up the worker, which makes the session ask the page's
    /// own thread. If that fails too, turns threats off.
    pub(super) fn not_endangered(
        &mut self,
        ticket: Ticket,
        reason: &str,
        effects: &mut Vec<Effect>,
    ) {
        match self.bots.danger.pending {
            Some((asked, worker_failed)) if asked == ticket => {
                self.bots.danger.pending = None;
                if worker_failed {
                    self.bots.danger.on = false;
                    self.say(t!(session::no_danger, reason), effects);
                } else if !self.bots.worker_failed && self.bots.pending.is_none() {
                    self.give_up_worker(reason, effects);
                }
            }
            _ => {}
        }
    }
}
