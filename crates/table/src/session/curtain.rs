//! Hidden hands: who holds the screen, and whose hand it shows.
//!
//! One person among bots always sees their own hand. If several people share the screen, a curtain hides each
//! hand from the others. The curtain falls as soon as another player must act, and that player lifts it.

use rules::chance::Card;
use rules::seat::Seat;
use rules::state::Node;

use super::LocalGame;
use crate::status::only_person;

/// The people at the screen.
#[derive(Clone, Copy, Default)]
pub(super) struct Screen {
    /// The person who acts, or acted last.
    pub(super) current_player: Option<Seat>,
    /// The person to whom the screen is being passed.
    pub(super) handover: Option<Seat>,
    /// The person whose hand is visible, if several people share the screen.
    pub(super) viewer: Option<Seat>,
}

impl Screen {
    /// Hides the visible hand as soon as another player than its own acts. Returns whether it was visible.
    pub(super) fn close_curtain(&mut self, acting: Option<Seat>) -> bool {
        let is_hidden = self.viewer.is_some() && self.viewer != acting;
        self.viewer = self.viewer.filter(|_| !is_hidden);
        is_hidden
    }
}

impl LocalGame {
    /// The seat whose view the screen shows. `None` behind a curtain and if only bots play. In a game without
    /// hidden hands, the seat to act.
    pub fn viewer(&self) -> Option<Seat> {
        if !self.table.has_hands() {
            return self.table.node().seat();
        }
        only_person(&self.table).or(self.screen.viewer)
    }

    /// The person who must lift the curtain; `None` without a curtain.
    pub fn curtain(&self) -> Option<Seat> {
        let Node::Decision { seat } = self.table.node() else {
            return None;
        };
        let shared = self.table.has_hands() && self.table.persons().count() > 1;
        (shared && self.is_person(seat) && self.screen.viewer != Some(seat)).then_some(seat)
    }

    /// The visible hand, and whose it is.
    pub fn hand(&self) -> Option<(Seat, Vec<Card>)> {
        let seat = self.viewer()?;
        Some((seat, self.table.game().seat(seat).hand?))
    }
}
