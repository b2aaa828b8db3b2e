//! Whose dice or cards are manual: people roll real dice or draw real cards, and enter the result. The page serves as
//! board and referee.
//!
//! Games with hidden hands cannot be played like this, because people would have to enter cards that only their owner
//! may see.

use rules::games;
use rules::ruleset::Ruleset;
use words::{Plain, t, text};

/// Why games with hidden hands cannot use manual dice or cards.
pub const HIDDEN: Plain = text!(manual_dice::hidden);

/// Whose dice or cards are manual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DiceMode {
    /// Virtual dice for everybody.
    #[default]
    Nobody,
    /// Manual dice for people, virtual dice for bots.
    People,
    /// Manual dice for everybody: people roll for the bots too.
    Everyone,
}

impl DiceMode {
    /// All modes.
    pub const ALL: [DiceMode; 3] = [DiceMode::Nobody, DiceMode::People, DiceMode::Everyone];

    /// The name in addresses and saves.
    pub fn name(self) -> &'static str {
        match self {
            DiceMode::Nobody => "page",
            DiceMode::People => "people",
            DiceMode::Everyone => "everyone",
        }
    }

    /// The name in words, for cards or for dice.
    pub fn title(self, cards: bool) -> &'static str {
        match (self, cards) {
            (DiceMode::Nobody, false) => t!(manual_dice::page_throws),
            (DiceMode::People, false) => t!(manual_dice::people_throw),
            (DiceMode::Everyone, false) => t!(manual_dice::people_throw_for_all),
            (DiceMode::Nobody, true) => t!(manual_dice::page_draws),
            (DiceMode::People, true) => t!(manual_dice::people_turn),
            (DiceMode::Everyone, true) => t!(manual_dice::people_turn_for_all),
        }
    }

    /// The mode with this name.
    pub fn parse(name: &str) -> Option<DiceMode> {
        DiceMode::ALL.into_iter().find(|each| each.name() == name)
    }

    /// Whether a person's dice, or else a bot's, are manual.
    pub fn is_for(self, person: bool) -> bool {
        match self {
            DiceMode::Nobody => false,
            DiceMode::People => person,
            DiceMode::Everyone => true,
        }
    }
}

/// The dice or cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuff {
    /// Whether the game has cards; otherwise it has dice.
    pub cards: bool,
    /// Whether players hold hidden cards, which people cannot deal by hand.
    pub hidden: bool,
}

impl Stuff {
    /// The dice or cards of a ruleset.
    pub fn of(ruleset: Ruleset) -> Stuff {
        let game = games::game(ruleset);
        Stuff {
            cards: !game.shown().pile.is_empty(),
            hidden: game.about().has_hands,
        }
    }
}
