//! Threats: pieces of the player that a rival's next roll could capture. While they are shown, the session asks for them
//! again at each settled moment of a person's turn.

use rules::narrator::step::StepWords;
use rules::piece::{Piece, PiecePosition};
use rules::state::Node;
use words::t;

use super::{Effect, Purpose, Session, Threatened, Threats, Ticket};
use rules::narrator::Line;

/// Whether threats are shown, and the threats found.
#[derive(Clone, Default)]
pub(super) struct ThreatDisplay {
    on: bool,
    /// The question that awaits an answer, and whether it went to the page's own thread.
    pending: Option<(Ticket, bool)>,
    /// The threats at this moment.
    found: Option<Threats>,
    /// Whether to announce the answer, because the person has just turned threats on.
    to_tell: bool,
}

impl ThreatDisplay {
    /// Drops everything that belongs to the previous moment.
    pub(super) fn forget(&mut self) {
        (self.pending, self.found) = (None, None);
    }
}

impl Session {
    /// Whether [`super::Intent::ShowThreats`] is on; `None` in a game without captures.
    pub fn shows_threats(&self) -> Option<bool> {
        self.local
            .table
            .game()
            .about()
            .has_threats
            .then_some(self.bots.threats.on)
    }

    /// The pieces that a rival's next roll could capture, if shown and known.
    pub fn threats(&self) -> Option<&Threats> {
        self.bots.threats.found.as_ref()
    }

    /// Shows threats, in the place of a hint, or hides them.
    pub(super) fn show_threats(&mut self, on: bool) {
        if !self.local.mode.is_game() {
            return;
        }
        if on {
            self.selection.hint = None;
        }
        self.bots.threats = ThreatDisplay {
            on: on && self.local.table.game().about().has_threats,
            to_tell: true,
            ..ThreatDisplay::default()
        };
    }

    /// Asks for the threats if they are shown and not yet known.
    pub(super) fn request_threats(&mut self, effects: &mut Vec<Effect>) {
        let ThreatDisplay {
            on, pending, found, ..
        } = &self.bots.threats;
        let is_over = matches!(self.local.table.node(), Node::Terminal { .. });
        let settled = self.showing().is_none() && self.local.curtain().is_none();
        if !on || pending.is_some() || found.is_some() || is_over || !settled {
            return;
        }
        if let Some(seat) = self
            .local
            .table
            .node()
            .seat()
            .filter(|_| self.local.is_persons_turn())
        {
            let question = self.question(seat, Purpose::Threats);
            self.bots.threats.pending = Some((question.ticket, question.worker_failed));
            effects.push(Effect::Ask(question));
        }
    }

    pub(super) fn threats_found(
        &mut self,
        ticket: Ticket,
        threats: Threats,
        effects: &mut Vec<Effect>,
    ) {
        if self
            .bots
            .threats
            .pending
            .is_some_and(|(asked, _)| asked == ticket)
        {
            self.bots.threats.pending = None;
            self.bots.threats.found = Some(threats);
            if std::mem::take(&mut self.bots.threats.to_tell) {
                let words = lines(self);
                let words: Vec<String> = words.into_iter().map(|line| line.full).collect();
                if let Some((what, pieces)) = words.split_first() {
                    let announced = match pieces.join("; ") {
                        pieces if pieces.is_empty() => format!("{what}."),
                        pieces => t!(threats::danger, what, pieces),
                    };
                    effects.push(Effect::Announce(announced));
                }
            }
        }
    }

    /// Handles a missing answer. The first time, gives up the worker, which makes the session ask the page's
    /// own thread. If that fails too, turns threats off.
    pub(super) fn threats_not_found(
        &mut self,
        ticket: Ticket,
        reason: &str,
        effects: &mut Vec<Effect>,
    ) {
        match self.bots.threats.pending {
            Some((asked, worker_failed)) if asked == ticket => {
                self.bots.threats.pending = None;
                if worker_failed {
                    self.bots.threats.on = false;
                    self.say(t!(bot_failures::no_danger, reason), effects);
                } else if !self.bots.worker_failed && self.bots.pending.is_none() {
                    self.give_up_worker(reason, effects);
                }
            }
            _ => {}
        }
    }
}

/// The threats in words: a summary, then a line for each piece.
pub(crate) fn lines(session: &Session) -> Vec<Line> {
    let Some(threats) = &session.bots.threats.found else {
        return Vec::new();
    };
    let phrases = session.local.table.game().about().phrases;
    let family = session.local.table.ruleset().family;
    let reader = session.local.table.node().seat();
    let summary = match (threats.total, threats.pieces.is_empty()) {
        (0, _) => t!(threats::nothing_in_danger, capture = phrases.capture),
        (_, true) => phrases.could_hit_nothing(),
        (total, false) => phrases.could_hit_these(total),
    };
    let mut lines = vec![Line::same(summary)];
    let plain = StepWords {
        called: &|seat| session.local.table.called(seat),
        board: session.local.table.board(),
        pieces: session.local.table.pieces(),
        phrases,
    };
    for threatened in &threats.pieces {
        let Threatened { space, owner, by } = threatened;
        let (colour, place) = (family.colour(*owner), session.local.table.place(*space));
        let by = by.iter().map(|(rival, cases)| {
            let (name, cases) = (
                session.local.table.called(*rival),
                phrases.cases(*cases, threats.total),
            );
            t!(threats::by_rival, name, cases)
        });
        let cases = words::list(&by.collect::<Vec<_>>());
        let standing = PiecePosition {
            piece: Piece::of(*owner),
            at: *space,
        };
        let pawn = match reader {
            Some(reader) => words::capitalised(&plain.pawn(reader, standing)),
            None => plain.pawn_of(standing),
        };
        lines.push(Line {
            plain: t!(threats::danger_of_pawn, pawn, cases = &*cases),
            full: t!(threats::danger_of, colour, place, cases),
        });
    }
    lines
}
