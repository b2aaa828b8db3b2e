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

/// A text about or by a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastText {
    /// The name, the same in every language, at most [`LONGEST_NAME`] letters.
    Name,
    /// One of the [`LINES`] lines for an occasion, by its number. It has at most [`LONGEST_LINE`] characters.
    Line(Occasion, usize),
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
}

impl CastText {
    /// The key by which the texts of a cast choose.
    pub fn key(self) -> &'static str {
        let CastText::Line(occasion, line) = self else {
            return "name";
        };
        let keys: [&str; LINES] = match occasion {
            Occasion::Captures => ["captures-1", "captures-2", "captures-3", "captures-4"],
            Occasion::Captured => ["captured-1", "captured-2", "captured-3", "captured-4"],
            Occasion::Lucky => ["lucky-1", "lucky-2", "lucky-3", "lucky-4"],
            Occasion::Home => ["home-1", "home-2", "home-3", "home-4"],
            Occasion::Behind => ["behind-1", "behind-2", "behind-3", "behind-4"],
            Occasion::Wins => ["wins-1", "wins-2", "wins-3", "wins-4"],
            Occasion::Loses => ["loses-1", "loses-2", "loses-3", "loses-4"],
        };
        keys[line % LINES]
    }
}
