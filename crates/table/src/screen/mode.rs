//! Modes of the game screen.

use crate::dice_mode::DiceMode;
use crate::scene::Scene;

/// What the game screen is for at the moment. Of several the first counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A replay is watched.
    Watch,
    /// A lesson.
    Lesson,
    /// A game with dice or cards of one's own.
    Manual,
    /// A game with hands of cards.
    Hand,
    /// Any other game.
    Play,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 5] = [
        Mode::Watch,
        Mode::Lesson,
        Mode::Manual,
        Mode::Hand,
        Mode::Play,
    ];

    /// The mode of a scene.
    pub fn of(scene: &Scene) -> Mode {
        if scene.watching.is_some() {
            Mode::Watch
        } else if scene.lesson.is_some() {
            Mode::Lesson
        } else if scene.now.manual_dice != DiceMode::Nobody {
            Mode::Manual
        } else if scene.cards.as_ref().is_some_and(|cards| cards.has_hands) {
            Mode::Hand
        } else {
            Mode::Play
        }
    }

    /// The class in style sheets.
    pub fn class(self) -> &'static str {
        match self {
            Mode::Watch => "watching",
            Mode::Lesson => "learning",
            Mode::Manual => "manual",
            Mode::Hand => "hand-of-cards",
            Mode::Play => "play",
        }
    }
}
