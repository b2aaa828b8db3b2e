//! The game on the page, and what is drawn of it.

use std::rc::Rc;

use rules::board::Board as Layout;
use table::scene::Scene;
use table::session::Session;
use table::setup::PERSON;
use table::speech::Speech;

use super::keys::Keys;
use crate::platform::storage;

/// A game going on, or watched.
pub struct Play {
    /// It.
    pub session: Session,
    pub(super) layout: Rc<Layout>,
    pub(super) scene: Rc<Scene>,
    /// Where the keys are on the board, once they have been there.
    pub(super) keys: Option<Keys>,
}

impl Play {
    pub(super) fn of(mut session: Session) -> Play {
        if storage::concise() {
            session.speak(Speech::Concise);
        }
        Play {
            keys: None,
            layout: Rc::new(session.table().board().clone()),
            scene: Rc::new(Scene::of(&session)),
            session,
        }
    }

    /// Whether a bot sits at the table.
    pub(super) fn has_bots(&self) -> bool {
        let mut seats = self.session.table().standings().into_iter();
        seats.any(|standing| standing.sitter.kind != PERSON)
    }

    /// Whether it is no game that goes on, but watched again, or a lesson: another waits meanwhile.
    pub(super) fn is_aside(&self) -> bool {
        self.session.watching().is_some() || self.session.is_lesson()
    }
}
