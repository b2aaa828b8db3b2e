//! Threats: pieces of the player that a rival's next roll could capture. While they are shown, the session asks for them
//! again at each settled moment of a person's turn.

use rules::narrator::step::StepWords;
use rules::piece::{Piece, PiecePosition};
use rules::state::Node;
use words::t;

use super::bots::Bots;
use super::{Effect, LocalGame, Purpose, Session, Threatened, Threats, Ticket};
use rules::narrator::Line;

/// Whether threats are shown, and the threats found.
#[derive(Clone, Default)]
pub(crate) struct ThreatDisplay {
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

    /// Whether [`super::Intent::ShowThreats`] is on; `None` in a game without captures.
    pub(crate) fn is_on(&self, local: &LocalGame) -> Option<bool> {
        let has_threats = local.table.game().about().has_threats;
        has_threats.then_some(self.on)
    }

    /// The pieces that a rival's next roll could capture, if shown and known.
    pub(crate) fn found(&self) -> Option<&Threats> {
        self.found.as_ref()
    }

    /// Shows threats or hides them.
    pub(super) fn show(&mut self, local: &LocalGame, on: bool) {
        *self = ThreatDisplay {
            on: on && local.table.game().about().has_threats,
            to_tell: true,
            ..ThreatDisplay::default()
        };
    }

    /// Takes an answer.
    pub(super) fn receive(
        &mut self,
        local: &LocalGame,
        ticket: Ticket,
        threats: Threats,
        effects: &mut Vec<Effect>,
    ) {
        if self.pending.is_none_or(|(asked, _)| asked != ticket) {
            return;
        }
        self.pending = None;
        self.found = Some(threats);
        if std::mem::take(&mut self.to_tell) {
            let words = self.lines(local).into_iter().map(|line| line.full);
            let words: Vec<String> = words.collect();
            if let Some((what, pieces)) = words.split_first() {
                let announced = match pieces.join("; ") {
                    pieces if pieces.is_empty() => format!("{what}."),
                    pieces => t!(threats::danger, what, pieces),
                };
                effects.push(Effect::Announce(announced));
            }
        }
    }

    /// The threats in words: a summary, then a line for each piece.
    pub(crate) fn lines(&self, local: &LocalGame) -> Vec<Line> {
        let Some(threats) = &self.found else {
            return Vec::new();
        };
        let phrases = local.table.game().about().phrases;
        let family = local.table.ruleset().family;
        let reader = local.table.node().seat();
        let summary = match (threats.total, threats.pieces.is_empty()) {
            (0, _) => t!(threats::nothing_in_danger, capture = phrases.capture),
            (_, true) => phrases.could_hit_nothing(),
            (total, false) => phrases.could_hit_these(total),
        };
        let mut lines = vec![Line::same(summary)];
        let plain = StepWords {
            called: &|seat| local.table.called(seat),
            board: local.table.board(),
            pieces: local.table.pieces(),
            phrases,
        };
        for threatened in &threats.pieces {
            let Threatened { space, owner, by } = threatened;
            let (colour, place) = (family.colour(*owner), local.table.place(*space));
            let by = by.iter().map(|(rival, cases)| {
                let (name, cases) = (
                    local.table.called(*rival),
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
}

impl Bots {
    /// Asks for the threats of a settled moment, if they are shown and not yet known.
    pub(super) fn request_threats(&mut self, local: &LocalGame, effects: &mut Vec<Effect>) {
        let ThreatDisplay {
            on, pending, found, ..
        } = &self.threats;
        let is_over = matches!(local.table.node(), Node::Terminal { .. });
        let is_due = *on && pending.is_none() && found.is_none();
        if !is_due || is_over || local.curtain().is_some() {
            return;
        }
        if let Some(seat) = local
            .table
            .node()
            .seat()
            .filter(|_| local.is_persons_turn())
        {
            let question = self.question(local, seat, Purpose::Threats);
            self.threats.pending = Some((question.ticket, question.worker_failed));
            effects.push(Effect::Ask(question));
        }
    }
}

impl Session {
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
