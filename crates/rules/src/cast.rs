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
pub const LINES: usize = 2;

/// How many characters a line has at most.
pub const LONGEST_LINE: usize = 40;

impl Occasion {
    /// All occasions.
    pub const ALL: [Occasion; 5] = [
        Occasion::Captures,
        Occasion::Captured,
        Occasion::Lucky,
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
        let keys = match occasion {
            Occasion::Captures => ["captures-1", "captures-2"],
            Occasion::Captured => ["captured-1", "captured-2"],
            Occasion::Lucky => ["lucky-1", "lucky-2"],
            Occasion::Wins => ["wins-1", "wins-2"],
            Occasion::Loses => ["loses-1", "loses-2"],
        };
        keys[line % LINES]
    }
}
