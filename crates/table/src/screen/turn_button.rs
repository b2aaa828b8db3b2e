//! The button in the panel of the turn.

use super::Stage;
use crate::link_game::LinkStage;
use crate::scene::Scene;

/// What the button in the panel of the turn does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnButton {
    /// Show the results again.
    Results,
    /// Skip what others have done in a game by link.
    CatchUp,
    /// Send the turn of a game by link.
    Send,
    /// Play the choice that nothing on the board stands for.
    Skip,
    /// Pass.
    Pass,
    /// Play again what was undone.
    Redo,
    /// Roll or draw, or nothing, if there is nothing to roll.
    Roll,
}

impl TurnButton {
    /// The button of a scene; `end_seen` tells whether its results were seen and closed.
    pub fn of(scene: &Scene, end_seen: bool) -> TurnButton {
        let can = scene.now.can;
        // Dice and cards of one's own need its place.
        let has_place = can.roll.is_none() && scene.now.roll_prompt.is_none();
        let link = scene.link_turn.as_ref();
        if end_seen && scene.end.is_some() {
            TurnButton::Results
        } else if link.is_some_and(|turn| turn.is_catching_up) {
            TurnButton::CatchUp
        } else if link.is_some_and(|turn| turn.stage != LinkStage::Turn) {
            TurnButton::Send
        } else if scene.moves.skip.is_some() {
            TurnButton::Skip
        } else if scene.now.pass.is_some() {
            TurnButton::Pass
        } else if can.redo && scene.lesson.is_none() && has_place {
            TurnButton::Redo
        } else {
            TurnButton::Roll
        }
    }

    /// What the panel of the turn is for, with this button.
    pub(super) fn stage(self, scene: &Scene) -> Stage {
        match self {
            TurnButton::Skip => Stage::Skip,
            TurnButton::Roll if scene.now.can.roll.is_some() => Stage::ToRoll,
            TurnButton::Roll => Stage::Rolled,
            _ => Stage::Button,
        }
    }
}
