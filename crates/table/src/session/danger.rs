//! What the next throw of a rival could hit, shown while a person wants it: asked anew at each settled
//! moment of a person's turn.

use rules::piece::{Piece, Standing};
use rules::plain::Plain;
use rules::state::Node;
use words::t;

use super::{Danger, Effect, Purpose, Session, Ticket};
use crate::log::Line;
use crate::table::place;

/// Whether danger is shown, and what is known of it.
#[derive(Clone, Default)]
pub(super) struct Shown {
    on: bool,
    /// The question whose answer is awaited, and whether it went to the page's own thread.
    pending: Option<(Ticket, bool)>,
    /// The danger of this moment.
    found: Option<Danger>,
    /// Whether the person still waits to hear of it, having just asked.
    to_tell: bool,
}

impl Shown {
    /// Another moment has come.
    pub(super) fn forget(&mut self) {
        (self.pending, self.found) = (None, None);
    }
}

impl Session {
    /// Whether [`super::Intent::ShowDanger`] is on; `None` in a game in which nothing is hit.
    pub fn shows_danger(&self) -> Option<bool> {
        self.table.tells_danger().then_some(self.bots.danger.on)
    }

    /// What the next throw of a rival could hit, where that is shown and known.
    pub fn danger(&self) -> Option<&Danger> {
        self.bots.danger.found.as_ref()
    }

    pub(super) fn show_danger(&mut self, on: bool) {
        self.bots.danger = Shown {
            on: on && self.table.tells_danger(),
            to_tell: true,
            ..Shown::default()
        };
    }

    /// Asks for what is to be shown and not yet known.
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

    /// The danger in words, a line for what it is about, and one for each piece.
    pub fn danger_words(&self) -> Vec<Line> {
        let Some(danger) = &self.bots.danger.found else {
            return Vec::new();
        };
        let phrases = self.table.phrases();
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
            let (colour, place) = (family.colour(*owner), place(&*self.table, *space));
            let cases = phrases.cases(*cases, danger.total);
            let standing = Standing {
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

    /// The danger was not told. The first time the page's own thread is asked instead.
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
