//! Animations: the movement being shown, and what follows when it ends.
//!
//! During an animation, the scene draws only pieces, dice and cards in their new places, and the animation
//! plays over them. Everything else in the scene stays as it was before. The events are announced when the
//! animation ends.

use std::rc::Rc;

use rules::event::Event;
use rules::piece::PiecePosition;
use rules::state::Node;

use super::{Effect, Session, Ticket, announcement};
use crate::durations::Speed;
use crate::scene::Scene;

/// Whether an animation is running.
#[derive(Clone, Default)]
pub(super) enum Stage {
    /// Everything is in its final place.
    #[default]
    Settled,
    /// An animation is running.
    Showing(Showing),
    /// The last move of the game has just ended, and the result is not shown yet.
    Ending,
}

/// A running animation.
#[derive(Clone)]
pub(super) struct Showing {
    pub(super) ticket: Ticket,
    /// The scene from before the animation; `None` after a change of language.
    pub(super) scene: Option<Rc<Scene>>,
    /// The events, announced when the animation ends.
    pub(super) events: Vec<Event>,
}

/// The session just before an action or outcome is applied.
pub(super) struct Before {
    pub(super) pieces: Vec<PiecePosition>,
    pub(super) by_person: bool,
    pub(super) scene: Option<Rc<Scene>>,
}

impl Session {
    /// The ticket of the running animation. The session is not settled until it ends.
    pub fn showing(&self) -> Option<Ticket> {
        match &self.stage {
            Stage::Showing(showing) => Some(showing.ticket),
            Stage::Settled | Stage::Ending => None,
        }
    }

    /// The scene from before the running animation.
    pub(crate) fn scene_before(&self) -> Option<&Scene> {
        match &self.stage {
            Stage::Showing(showing) => showing.scene.as_deref(),
            Stage::Settled | Stage::Ending => None,
        }
    }

    /// Whether the game is over, but the result is not shown yet.
    pub(crate) fn is_end_held_back(&self) -> bool {
        matches!(self.stage, Stage::Ending)
    }

    /// The session at this moment, before it changes.
    pub(super) fn before(&mut self) -> Before {
        let is_shown = self.settings.player.speed != Speed::Instant;
        let drawn = self.drawn.take();
        Before {
            pieces: self.table.pieces().to_vec(),
            by_person: self.is_persons_turn(),
            scene: is_shown.then(|| drawn.unwrap_or_else(|| Rc::new(Scene::now(self)))),
        }
    }

    /// Ends the running animation and announces its events. Returns whether an animation was running.
    pub(super) fn end_animation(&mut self, effects: &mut Vec<Effect>) -> bool {
        let stage = std::mem::take(&mut self.stage);
        let Stage::Showing(showing) = stage else {
            self.stage = stage;
            return false;
        };
        effects.extend(announcement::of(self, &showing.events));
        true
    }

    /// Ends the running animation, and goes on.
    pub(super) fn finish_animation(&mut self, effects: &mut Vec<Effect>) {
        if self.end_animation(effects) {
            self.after_animation(effects);
        }
    }

    /// Continues the game after all animations, or shows the result after a pause. A replay goes on by itself.
    pub(super) fn after_animation(&mut self, effects: &mut Vec<Effect>) {
        if self.is_replay() {
            return self.schedule_next(effects);
        }
        self.judge(effects);
        self.request_next(effects);
        if let Node::Terminal { .. } = self.table.node()
            && self.settings.player.speed != Speed::Instant
        {
            self.stage = Stage::Ending;
            effects.push(Effect::Pause(
                self.ticket(),
                self.settings.player.speed.end_ms(),
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;

    use super::*;
    use crate::session::{Intent, Levels, PlayerSettings};
    use crate::setup::{PERSON, Setup};

    #[test]
    fn the_scene_before_an_animation_is_the_one_that_was_drawn() {
        for family in FAMILIES {
            let setup = Setup::usual(Ruleset::of(family, 0), PERSON);
            let levels = Levels {
                hint: String::new(),
                quickest: String::new(),
            };
            let player = PlayerSettings::default();
            let (mut session, _) = Session::start(&setup, player, 7, levels).unwrap();
            for _ in 0..40 {
                let drawn = session.draw();
                let ended = session.showing().map(Intent::MovementEnded);
                let next = match (ended, session.choices().last()) {
                    (Some(ended), _) => ended,
                    (None, Some(choice)) => Intent::Play(session.id(choice)),
                    (None, None) if session.can_roll() => Intent::Roll,
                    (None, None) => Intent::Paused(session.ticket()),
                };
                session.update(next);
                if let Stage::Showing(Showing { scene, .. }) = &session.stage {
                    let before = scene.as_ref().unwrap();
                    assert!(Rc::ptr_eq(before, &drawn));
                }
            }
            assert!(session.table().entry_count() > 3);
        }
    }
}
