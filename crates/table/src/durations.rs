//! How long movements and pauses take, at each speed and pace.

use words::t;

/// A speed, chosen by the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// For following every step.
    Slow,
    /// For playing.
    Normal,
    /// For experienced players.
    Fast,
    /// Without animations.
    Instant,
}

impl Default for Speed {
    fn default() -> Speed {
        Speed::USUAL
    }
}

impl Speed {
    /// The speed until somebody chooses another.
    pub const USUAL: Speed = Speed::Normal;

    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The name in addresses and settings.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }

    /// The name in words.
    pub fn title(self) -> &'static str {
        match self {
            Speed::Slow => t!(table::slow),
            Speed::Normal => t!(table::normal),
            Speed::Fast => t!(table::fast),
            Speed::Instant => t!(table::instant),
        }
    }

    /// The speed with this name.
    pub fn parse(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// Milliseconds between a person's step and a bot's roll, during which the step can be undone.
    pub fn breath_ms(self) -> u32 {
        self.scaled(1_500)
    }

    /// Milliseconds to read that a turn has no legal move, before it passes.
    pub fn pass_ms(self) -> u32 {
        match self {
            Speed::Instant => 0,
            _ => 2_000,
        }
    }

    /// Milliseconds to see an only move before it is played automatically.
    pub fn only_ms(self) -> u32 {
        self.scaled(900)
    }

    /// Milliseconds from the end of the last move to the result: time to see who has won.
    pub fn end_ms(self) -> u32 {
        match self {
            Speed::Instant => 0,
            _ => self.scaled(2_600).max(1_200),
        }
    }

    /// Milliseconds for which the screen names the person to whom it is passed.
    pub fn handover_ms(self) -> u32 {
        match self {
            Speed::Instant => 0,
            _ => 1_000,
        }
    }

    /// Milliseconds between two dealt cards.
    pub fn deal_ms(self) -> u32 {
        self.scaled(60)
    }

    /// Milliseconds between two steps of a replay. Even at [`Speed::Instant`] each step must be visible.
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

/// The pace of an animation: a bot's move that affects no person is quicker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// A person's move, or a game that people only watch.
    Own(Speed),
    /// A bot's move that affects a person.
    ToPerson(Speed),
    /// A bot's move that affects no person, at a table with this many bots: the more there are, the quicker is each.
    Aside(Speed, u32),
}

/// Up to so many bots play at their usual pace; a round of more takes as long as theirs.
const UNHURRIED_BOTS: u32 = 3;

impl Pace {
    /// Its speed.
    pub fn speed(self) -> Speed {
        let (Pace::Own(speed) | Pace::ToPerson(speed) | Pace::Aside(speed, _)) = self;
        speed
    }

    /// Milliseconds for which a bot's piece is lifted before it goes.
    pub fn lift_ms(self) -> u32 {
        match self {
            Pace::Own(_) => 0,
            Pace::ToPerson(_) | Pace::Aside(..) => self.scaled(300, 300),
        }
    }

    /// Milliseconds for a piece to move one space.
    pub fn space_ms(self) -> u32 {
        self.scaled(130, 50)
    }

    /// Milliseconds for a piece to slide one space.
    pub fn slide_ms(self) -> u32 {
        self.scaled(70, 45)
    }

    /// Milliseconds for dice to tumble and come to rest.
    pub fn throw_ms(self) -> u32 {
        self.scaled(750, 360)
    }

    /// Milliseconds for a card to turn over.
    pub fn turn_ms(self) -> u32 {
        self.scaled(880, 500)
    }

    /// Milliseconds for a captured piece to fly back.
    pub fn capture_ms(self) -> u32 {
        self.scaled(400, 400)
    }

    /// Milliseconds during which everything stops at a capture.
    pub fn hit_stop_ms(self) -> u32 {
        self.scaled(120, 120)
    }

    /// Milliseconds for collected things to fly from one player to another.
    pub fn pay_ms(self) -> u32 {
        self.scaled(550, 280)
    }

    /// Milliseconds for a short movement that marks a moment, as when two pieces form a blockade.
    pub fn accent_ms(self) -> u32 {
        self.scaled(300, 140)
    }

    /// Milliseconds for a bonus to go to its player.
    pub fn earn_ms(self) -> u32 {
        self.scaled(350, 180)
    }

    /// Milliseconds before a bot rolls if there is nothing to undo.
    pub fn pause_ms(self) -> u32 {
        self.scaled(450, 150)
    }

    /// Milliseconds during which people see a roll or a card before a bot plays it.
    pub fn settle_ms(self) -> u32 {
        self.scaled(500, 170)
    }

    /// Milliseconds during which people see a roll or a card by which a bot moves nothing.
    pub fn pass_ms(self) -> u32 {
        self.scaled(600, 420)
    }

    /// Milliseconds between two moves of a bot's roll.
    pub fn next_die_ms(self) -> u32 {
        self.scaled(350, 90)
    }

    fn scaled(self, normal: u32, aside: u32) -> u32 {
        match self {
            Pace::Own(speed) | Pace::ToPerson(speed) => speed.scaled(normal),
            Pace::Aside(speed, bots) => {
                speed.scaled(aside) * UNHURRIED_BOTS / bots.max(UNHURRIED_BOTS)
            }
        }
    }
}
