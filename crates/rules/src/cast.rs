//! Casts: the characters who play a game as bots, one a seat.

/// What happens to a character, who then may say a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The character captures a piece, or takes what another player has collected.
    Captures,
    /// A piece of the character is captured, or what the character has collected is taken.
    Captured,
    /// The character has a lucky roll or card.
    Lucky,
    /// A piece of the character comes home, or the character takes the lead in what players collect.
    Home,
    /// The character has waited long, or has fallen behind.
    Behind,
    /// The character wins.
    Wins,
    /// Somebody else wins.
    Loses,
}

/// How many letters the name of a character has at most.
pub const LONGEST_NAME: usize = 8;

/// How many lines a character has for an occasion.
pub const LINES: usize = 4;

/// How many characters a line has at most.
pub const LONGEST_LINE: usize = 40;

impl Occasion {
    /// All occasions.
    pub const ALL: [Occasion; 7] = [
        Occasion::Captures,
        Occasion::Captured,
        Occasion::Lucky,
        Occasion::Home,
        Occasion::Behind,
        Occasion::Wins,
        Occasion::Loses,
    ];

    /// The key by which the texts of a cast choose one of the [`LINES`] lines for an occasion: "captures-1".
    pub fn key(self, line: usize) -> String {
        let occasion = match self {
            Occasion::Captures => "captures",
            Occasion::Captured => "captured",
            Occasion::Lucky => "lucky",
            Occasion::Home => "home",
            Occasion::Behind => "behind",
            Occasion::Wins => "wins",
            Occasion::Loses => "loses",
        };
        format!("{occasion}-{}", line % LINES + 1)
    }
}
