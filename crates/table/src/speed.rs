//! How quickly things happen on the screen.

use words::t;

/// A speed, chosen by the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// For following every step.
    Slow,
    /// For playing.
    #[default]
    Normal,
    /// For the experienced.
    Fast,
    /// Nothing is shown on its way.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// Its name in addresses and settings.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }

    /// Its name in words.
    pub fn title(self) -> &'static str {
        match self {
            Speed::Slow => t!(table::slow),
            Speed::Normal => t!(table::normal),
            Speed::Fast => t!(table::fast),
            Speed::Instant => t!(table::instant),
        }
    }

    /// The speed of that name.
    pub fn parse(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// Milliseconds for a piece to go one space.
    pub fn space_ms(self) -> u32 {
        self.scaled(130)
    }

    /// Milliseconds for dice to tumble and settle.
    pub fn throw_ms(self) -> u32 {
        self.scaled(500)
    }

    /// Milliseconds for a captured piece to go back.
    pub fn capture_ms(self) -> u32 {
        self.scaled(400)
    }

    /// Milliseconds for which everything stops when a piece is captured.
    pub fn hit_stop_ms(self) -> u32 {
        self.scaled(120)
    }

    /// Milliseconds in which a roll or a card can be seen before a bot plays it.
    pub fn settle_ms(self) -> u32 {
        self.scaled(500)
    }

    /// Milliseconds between two moves of a bot's roll.
    pub fn next_die_ms(self) -> u32 {
        self.scaled(350)
    }

    /// Milliseconds before a bot throws after a person's step, in which the step can be undone.
    pub fn breath_ms(self) -> u32 {
        self.scaled(1_500)
    }

    /// Milliseconds before a bot throws when there is nothing to undo.
    pub fn pause_ms(self) -> u32 {
        self.scaled(450)
    }

    /// Milliseconds in which a turn without a legal move can be read before it passes.
    pub fn pass_ms(self) -> u32 {
        match self {
            Speed::Instant => 0,
            _ => 1_200,
        }
    }

    /// Milliseconds in which an only move can be seen before it is played by itself.
    pub fn only_ms(self) -> u32 {
        self.scaled(900)
    }

    /// Milliseconds from the last landing of a game until its end is told.
    pub fn end_ms(self) -> u32 {
        match self {
            Speed::Instant => 0,
            _ => 1_200,
        }
    }

    /// Milliseconds for a piece to slide one space.
    pub fn slide_ms(self) -> u32 {
        self.scaled(70)
    }

    /// Milliseconds for a card to turn over.
    pub fn turn_ms(self) -> u32 {
        self.scaled(450)
    }

    /// Milliseconds for things to fly from one player to another.
    pub fn pay_ms(self) -> u32 {
        self.scaled(550)
    }

    /// Milliseconds from one card that is dealt to the next.
    pub fn deal_ms(self) -> u32 {
        self.scaled(60)
    }

    /// Milliseconds from one step of a replay to the next; even at an instant it is to be seen.
    pub fn watch_ms(self) -> u32 {
        self.scaled(600).max(150)
    }

    fn scaled(self, normal: u32) -> u32 {
        match self {
            Speed::Slow => normal * 2,
            Speed::Normal => normal,
            Speed::Fast => normal / 2,
            Speed::Instant => 0,
        }
    }
}
