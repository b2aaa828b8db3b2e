//! A movement that is being shown, and what follows once it has landed.
//!
//! While it is shown, a scene still tells what was true before: only pieces, dice and cards are
//! drawn where they belong, and the animation plays over them. What happened is said when it ends.

use std::rc::Rc;

use rules::event::Event;
use rules::piece::Standing;
use rules::state::Node;

use super::{Effect, Session, Ticket};
use crate::scene::Scene;
use crate::speed::Speed;

/// Whether everything has landed.
#[derive(Clone, Default)]
pub(super) enum Stage {
    /// Everything is where it belongs.
    #[default]
    Settled,
    /// A movement is being shown.
    Showing(Showing),
    /// The last move of the game has only just landed, and the end is not told yet.
    Ending,
}

/// A movement that is being shown.
#[derive(Clone)]
pub(super) struct Showing {
    pub(super) ticket: Ticket,
    /// What was told before it began; nothing once another language is spoken.
    pub(super) scene: Option<Rc<Scene>>,
    /// What happened, to be said at its end.
    pub(super) events: Vec<Event>,
}

/// The moment before something is made to happen.
pub(super) struct Before {
    pub(super) pieces: Vec<Standing>,
    pub(super) by_person: bool,
    pub(super) scene: Option<Rc<Scene>>,
}

impl Session {
    /// The ticket whose timeline is being shown: nothing is settled until it has been.
    pub fn showing(&self) -> Option<Ticket> {
        match &self.stage {
            Stage::Showing(showing) => Some(showing.ticket),
            Stage::Settled | Stage::Ending => None,
        }
    }

    /// What a scene tells until the movement that is shown has landed.
    pub(crate) fn scene_before(&self) -> Option<&Scene> {
        match &self.stage {
            Stage::Showing(showing) => showing.scene.as_deref(),
            Stage::Settled | Stage::Ending => None,
        }
    }

    /// Whether the game is over, but its last move has only just landed.
    pub(crate) fn is_end_held_back(&self) -> bool {
        matches!(self.stage, Stage::Ending)
    }

    pub(super) fn before(&self) -> Before {
        let is_shown = self.settings.speed != Speed::Instant;
        Before {
            pieces: self.table.pieces().to_vec(),
            by_person: self.is_persons_turn(),
            scene: is_shown.then(|| Rc::new(Scene::now(self))),
        }
    }

    /// What is shown has landed, or is there at once: says what happened. Returns whether anything was
    /// being shown.
    pub(super) fn land(&mut self, effects: &mut Vec<Effect>) -> bool {
        let stage = std::mem::take(&mut self.stage);
        let Stage::Showing(showing) = stage else {
            self.stage = stage;
            return false;
        };
        effects.extend(self.announced(&showing.events));
        true
    }

    /// Everything has landed: the game goes on, or its end is told after a moment.
    pub(super) fn landed(&mut self, effects: &mut Vec<Effect>) {
        self.judge(effects);
        self.go_on(effects);
        if let Node::Terminal { .. } = self.table.node()
            && self.settings.speed != Speed::Instant
        {
            self.stage = Stage::Ending;
            effects.push(Effect::Pause(self.ticket(), self.settings.speed.end_ms()));
        }
    }
}
