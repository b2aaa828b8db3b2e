//! What is shown: the scene that was drawn last, the animation over it, and what follows when the animation ends.
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

/// What is shown of a session.
#[derive(Clone, Default)]
pub struct Shown {
    stage: Stage,
    /// The scene that was drawn last; `None` during an animation, and once anything has changed since.
    drawn: Option<Rc<Scene>>,
}

/// Whether an animation is running.
#[derive(Clone, Default)]
enum Stage {
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
struct Showing {
    ticket: Ticket,
    /// The scene from before the animation; `None` after a change of language.
    scene: Option<Rc<Scene>>,
    /// The events, announced when the animation ends.
    events: Vec<Event>,
}

impl Shown {
    /// The ticket of the running animation. The session is not settled until it ends.
    pub fn ticket(&self) -> Option<Ticket> {
        Some(self.showing()?.ticket)
    }

    /// The scene from before the running animation.
    pub(crate) fn before(&self) -> Option<&Rc<Scene>> {
        self.showing()?.scene.as_ref()
    }

    /// Whether the game is over, but the result is not shown yet.
    pub(crate) fn is_end_held_back(&self) -> bool {
        matches!(self.stage, Stage::Ending)
    }

    fn showing(&self) -> Option<&Showing> {
        match &self.stage {
            Stage::Showing(showing) => Some(showing),
            Stage::Settled | Stage::Ending => None,
        }
    }

    /// Keeps the scene that is drawn, for an animation that begins next.
    pub(super) fn keep(&mut self, scene: &Rc<Scene>) {
        self.drawn = self.showing().is_none().then(|| scene.clone());
    }

    /// The scene that was drawn last, if nothing has changed since.
    pub(super) fn take_drawn(&mut self) -> Option<Rc<Scene>> {
        self.drawn.take()
    }

    /// The session has changed since the last drawing.
    pub(super) fn change(&mut self) {
        self.drawn = None;
    }

    /// The texts of all scenes are in an old language.
    pub(super) fn forget_scenes(&mut self) {
        self.drawn = None;
        if let Stage::Showing(showing) = &mut self.stage {
            showing.scene = None;
        }
    }

    /// Begins an animation of events.
    pub(super) fn begin(&mut self, ticket: Ticket, scene: Option<Rc<Scene>>, events: Vec<Event>) {
        self.stage = Stage::Showing(Showing {
            ticket,
            scene,
            events,
        });
    }

    /// Ends the running animation, and returns its events; `None` if none was running.
    pub(super) fn end(&mut self) -> Option<Vec<Event>> {
        match std::mem::take(&mut self.stage) {
            Stage::Showing(showing) => Some(showing.events),
            stage => {
                self.stage = stage;
                None
            }
        }
    }

    /// Holds back the result of the game.
    pub(super) fn hold_back_end(&mut self) {
        self.stage = Stage::Ending;
    }

    /// No longer holds back the result of the game.
    pub(super) fn show_end(&mut self) {
        if self.is_end_held_back() {
            self.stage = Stage::Settled;
        }
    }

    /// Shows another moment of the game at once.
    pub(super) fn jump(&mut self) {
        *self = Shown::default();
    }
}

/// The session just before an action or outcome is applied.
pub(super) struct Before {
    pub(super) pieces: Vec<PiecePosition>,
    pub(super) by_person: bool,
    pub(super) scene: Option<Rc<Scene>>,
}

impl Session {
    /// The session at this moment, before it changes.
    pub(super) fn before(&mut self) -> Before {
        let is_shown = self.local.settings.player.speed != Speed::Instant;
        let drawn = self.shown.take_drawn();
        Before {
            pieces: self.local.table.pieces().to_vec(),
            by_person: self.local.is_persons_turn(),
            scene: is_shown.then(|| drawn.unwrap_or_else(|| Rc::new(Scene::now(self)))),
        }
    }

    /// Ends the running animation and announces its events. Returns whether an animation was running.
    pub(super) fn end_animation(&mut self, effects: &mut Vec<Effect>) -> bool {
        let Some(events) = self.shown.end() else {
            return false;
        };
        effects.extend(announcement::of(&self.local, &events));
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
        if self.local.mode.is_replay() {
            return self.local.schedule_next(effects);
        }
        self.judge(effects);
        self.request_next(effects);
        if let Node::Terminal { .. } = self.local.table.node()
            && self.local.settings.player.speed != Speed::Instant
        {
            self.shown.hold_back_end();
            effects.push(Effect::Pause(
                self.local.ticket(),
                self.local.settings.player.speed.end_ms(),
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
                let ended = session.shown.ticket().map(Intent::MovementEnded);
                let next = match (ended, session.choices().last()) {
                    (Some(ended), _) => ended,
                    (None, Some(choice)) => Intent::Play(session.table().id(choice)),
                    (None, None) if session.local.can_roll() => Intent::Roll,
                    (None, None) => Intent::Paused(session.local.ticket()),
                };
                session.update(next);
                if session.shown.ticket().is_some() {
                    assert!(Rc::ptr_eq(session.shown.before().unwrap(), &drawn));
                }
            }
            assert!(session.table().entry_count() > 3);
        }
    }
}
