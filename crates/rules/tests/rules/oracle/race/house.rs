//! House rules: the options in a ruleset's name, each with its value.

use super::Game;

/// An option.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Name {
    /// What two or more pawns of one side on a space of the ring stop (P-20, C-12).
    Blockades,
    /// How many turns may end with a blockade standing after the one that formed it (C-14).
    Break,
    /// Spaces earned by a capture (P-30, C-20).
    Capture,
    /// How many dice a player rolls (C-6).
    Dice,
    /// Whether doublets bring another roll (P-16, C-9).
    Doublets,
    /// The number that enters a pawn (P-12, C-7).
    Enter,
    /// Whether any doublet enters a pawn.
    EnterDoublets,
    /// Whether the sum of both dice enters a pawn (P-12, C-7).
    EnterSum,
    /// Whether home is reached by exact count only (P-27, C-19).
    Exact,
    /// How many pawns begin on the start (P-35, C-22). It changes no play.
    Fast,
    /// What the blue player has more than the others at the beginning. It changes no play.
    HeadBlue,
    /// What the green player has more than the others at the beginning. It changes no play.
    HeadGreen,
    /// What the red player has more than the others at the beginning. It changes no play.
    HeadRed,
    /// What the yellow player has more than the others at the beginning. It changes no play.
    HeadYellow,
    /// Spaces earned by a pawn brought home (P-31, C-20).
    Home,
    /// Whether the two pawns of a blockade may meet again in a roll (C-13).
    March,
    /// Whether entering is compulsory (P-13, C-7).
    MustEnter,
    /// Whether opposite seats play together (P-9).
    Partners,
    /// How many pawns each player brings home; the others begin there. It changes no play.
    Pawns,
    /// Whether the ring has 68 spaces (C-1).
    Ring68,
    /// How many pawns of one side rest on a space of the ring (P-20, C-12).
    Room,
    /// Where a single pawn cannot be captured (P-25, C-16).
    Safe,
    /// Whether a roll in which a die shows 6 brings another.
    Sixes,
    /// What becomes of the third roll of a turn that would bring another (C-10).
    Third,
    /// When bonuses are used (P-30, C-20).
    Timing,
    /// Whether pawns may leave the ring by a turnout (P-18).
    Turnouts,
    /// Whether the undersides of doublets may count (C-9).
    Undersides,
}

impl Name {
    /// The head starts.
    pub const HEADS: [Name; 4] = [
        Name::HeadBlue,
        Name::HeadGreen,
        Name::HeadRed,
        Name::HeadYellow,
    ];

    /// The head start of a seat.
    pub fn head_of(seat: char) -> Name {
        match seat {
            'B' => Name::HeadBlue,
            'G' => Name::HeadGreen,
            'R' => Name::HeadRed,
            'Y' => Name::HeadYellow,
            other => panic!("{other} is no seat"),
        }
    }
}

/// How an option is spelled, and its values in Pollyanna and in Parcheesi, each time the printed one
/// first. A game that does not know the option has only the printed value.
type Choice = (
    Name,
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

/// The options in the order in which a ruleset names them.
const OPTIONS: [Choice; 27] = [
    (
        Name::Blockades,
        "blockades",
        &["bar", "pass", "none"],
        &["bar", "pass", "none"],
    ),
    (
        Name::Break,
        "break",
        &["never", "1", "2", "3"],
        &["3", "never", "1", "2"],
    ),
    (
        Name::Capture,
        "capture",
        &["10", "0", "5", "20", "50"],
        &["20", "0", "5", "10", "50"],
    ),
    (Name::Dice, "dice", &["2"], &["2", "1"]),
    (
        Name::Doublets,
        "doublets",
        &["again", "once"],
        &["again", "once"],
    ),
    (
        Name::Enter,
        "enter",
        &["6", "5", "either"],
        &["5", "6", "either"],
    ),
    (
        Name::EnterDoublets,
        "enter-doublets",
        &["no", "yes"],
        &["no", "yes"],
    ),
    (Name::EnterSum, "enter-sum", &["yes", "no"], &["yes", "no"]),
    (Name::Exact, "exact", &["yes", "no"], &["yes", "no"]),
    (
        Name::Fast,
        "fast",
        &["0", "1", "2", "4"],
        &["0", "1", "2", "4"],
    ),
    (
        Name::HeadBlue,
        "head-blue",
        &["no", "1", "2", "half"],
        &["no", "1", "2", "half"],
    ),
    (
        Name::HeadGreen,
        "head-green",
        &["no", "1", "2", "half"],
        &["no", "1", "2", "half"],
    ),
    (
        Name::HeadRed,
        "head-red",
        &["no", "1", "2", "half"],
        &["no", "1", "2", "half"],
    ),
    (
        Name::HeadYellow,
        "head-yellow",
        &["no", "1", "2", "half"],
        &["no", "1", "2", "half"],
    ),
    (
        Name::Home,
        "home",
        &["0", "5", "10", "20"],
        &["10", "0", "5", "20"],
    ),
    (Name::March, "march", &["yes"], &["no", "yes"]),
    (
        Name::MustEnter,
        "must-enter",
        &["yes", "no"],
        &["yes", "no"],
    ),
    (Name::Partners, "partners", &["no", "yes"], &["no"]),
    (Name::Pawns, "pawns", &["4", "3", "2"], &["4", "3", "2"]),
    (Name::Ring68, "ring68", &["no"], &["no", "yes"]),
    (Name::Room, "room", &["3", "2", "4"], &["2", "4"]),
    (
        Name::Safe,
        "safe",
        &["own", "none", "starts", "all"],
        &["all", "none", "starts"],
    ),
    (Name::Sixes, "sixes", &["no", "again"], &["no", "again"]),
    (
        Name::Third,
        "third",
        &["play", "lose", "back"],
        &["back", "lose", "play"],
    ),
    (
        Name::Timing,
        "timing",
        &["first", "last"],
        &["last", "first"],
    ),
    (Name::Turnouts, "turnouts", &["open", "closed"], &["open"]),
    (
        Name::Undersides,
        "undersides",
        &["no", "yes"],
        &["yes", "no"],
    ),
];

/// The rules that a game is played by: an edition, and a value for each option.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct House {
    /// The first word of the name.
    pub edition: &'static str,
    values: [&'static str; OPTIONS.len()],
}

impl House {
    /// An edition as printed.
    pub fn printed(edition: &'static str) -> House {
        let printed = |option| values(game_of(edition), option)[0];
        House {
            edition,
            values: OPTIONS.map(|(option, ..)| printed(option)),
        }
    }

    /// Reads a ruleset's name.
    pub fn read(game: Game, name: &str) -> Result<House, String> {
        let mut words = name.split('+');
        let first = words.next().unwrap();
        let mut editions = editions(game).iter();
        let edition = editions.find(|edition| **edition == first);
        let mut house = House::printed(edition.ok_or(format!("unknown ruleset {name}"))?);
        let mut before = None;
        for word in words {
            let (option, value) =
                option_written(game, word).ok_or(format!("unknown ruleset {name}"))?;
            if before >= Some(option) {
                return Err(format!("{name}: each option once, in alphabetical order"));
            }
            before = Some(option);
            house.set(option, value);
        }
        match house.contradiction() {
            None => Ok(house),
            Some(contradiction) => Err(format!("{name}: {contradiction}")),
        }
    }

    /// The ruleset's name.
    pub fn print(&self) -> String {
        let mut name = self.edition.to_string();
        for (option, ..) in OPTIONS {
            if self.differs(option) {
                name += &format!("+{}", written(option, self.value(option)));
            }
        }
        name
    }

    /// Which game it is.
    pub fn game(&self) -> Game {
        game_of(self.edition)
    }

    /// The value of an option.
    pub fn value(&self, option: Name) -> &'static str {
        self.values[option as usize]
    }

    /// Whether an option has this value.
    pub fn is(&self, option: Name, value: &str) -> bool {
        self.value(option) == value
    }

    /// The value of an option that is a number.
    pub fn number(&self, option: Name) -> u32 {
        self.value(option).parse().unwrap()
    }

    /// Gives an option another value.
    pub fn set(&mut self, option: Name, value: &'static str) {
        self.values[option as usize] = value;
    }

    /// Whether an option does not have its printed value.
    pub fn differs(&self, option: Name) -> bool {
        !self.is(option, values(self.game(), option)[0])
    }

    /// Why two of the options cannot be had together.
    pub fn contradiction(&self) -> Option<&'static str> {
        let no_blockades = self.is(Name::Blockades, "none");
        if no_blockades && (self.differs(Name::Break) || self.differs(Name::March)) {
            return Some("without blockades nobody breaks or marches them");
        }
        let pairs_are_followed = self.is(Name::March, "no") || !self.is(Name::Break, "never");
        if pairs_are_followed && !no_blockades && !self.is(Name::Room, "2") {
            return Some("marching and breaking ask for blockades of two pawns");
        }
        if pairs_are_followed && self.is(Name::Partners, "yes") {
            return Some("marching and breaking ask for blockades of one player");
        }
        if self.is(Name::Partners, "yes") && self.is(Name::Room, "4") {
            return Some("a space holds three pawns of partners");
        }
        if self.is(Name::Fast, "4") && !self.is(Name::Room, "4") {
            return Some("four pawns on the start need room for four");
        }
        if self.is(Name::Fast, "4") && !self.is(Name::Pawns, "4") {
            return Some("four pawns on the start are not home");
        }
        let no_bonus = self.is(Name::Capture, "0") && self.is(Name::Home, "0");
        if self.differs(Name::Timing) && no_bonus {
            return Some("there is no bonus to be timed");
        }
        let of_two_dice = [
            Name::Doublets,
            Name::EnterDoublets,
            Name::EnterSum,
            Name::Undersides,
        ];
        let one_die = self.is(Name::Dice, "1");
        if one_die && of_two_dice.iter().any(|option| self.differs(*option)) {
            return Some("one die has no doublets, no sums and no undersides");
        }
        let doublets_do = self.is(Name::Doublets, "again") && !one_die;
        if self.differs(Name::Third) && !doublets_do && !self.is(Name::Sixes, "again") {
            return Some("nothing brings a third roll");
        }
        for head in Name::HEADS {
            let out = self.pawns_out(head);
            if out > self.number(Name::Room) {
                return Some("more pawns begin on the start than have room there");
            }
            if out + self.pawns_half_way(head) + self.pawns_home() > 4 {
                return Some("more than four pawns begin out of the yard");
            }
        }
        None
    }

    // What several rules ask.

    /// How many pawns the player with this head start begins with on the start.
    pub fn pawns_out(&self, head: Name) -> u32 {
        let more = match self.value(head) {
            "1" => 1,
            "2" => 2,
            _ => 0,
        };
        self.number(Name::Fast) + more
    }

    /// How many pawns the player with this head start begins with half-way round.
    pub fn pawns_half_way(&self, head: Name) -> u32 {
        if self.is(head, "half") { 1 } else { 0 }
    }

    /// How many pawns each player begins with at home.
    pub fn pawns_home(&self) -> u32 {
        4 - self.number(Name::Pawns)
    }

    /// Whether this number, on a die or as the sum of both, enters a pawn.
    pub fn enters(&self, number: u32) -> bool {
        match self.value(Name::Enter) {
            "either" => number == 5 || number == 6,
            one => one == number.to_string(),
        }
    }

    /// Whether both dice together enter a pawn.
    pub fn both_enter(&self, one: u32, other: u32) -> bool {
        let sum = self.is(Name::EnterSum, "yes") && self.enters(one + other);
        sum || (self.is(Name::EnterDoublets, "yes") && one == other)
    }

    /// Whether a roll is one of those that bring another.
    pub fn brings_another(&self, high: u32, low: u32) -> bool {
        (self.is(Name::Doublets, "again") && high == low)
            || (self.is(Name::Sixes, "again") && high == 6)
    }

    /// Whether rolls that brought another are counted, since something happens at the third.
    pub fn counts_rolls(&self) -> bool {
        !self.is(Name::Third, "play")
    }

    /// The count at which a blockade is due (C-14): it includes the turn that formed the blockade.
    /// `None` if there is no such duty.
    pub fn due_at(&self) -> Option<u32> {
        let duty = !self.is(Name::Blockades, "none") && !self.is(Name::Break, "never");
        duty.then(|| self.number(Name::Break) + 1)
    }

    /// Whether the two pawns of a blockade may not meet again in a roll (C-13).
    pub fn forbids_marching(&self) -> bool {
        self.is(Name::March, "no") && !self.is(Name::Blockades, "none")
    }
}

/// The editions of a game.
pub fn editions(game: Game) -> &'static [&'static str] {
    match game {
        Game::Pollyanna => &["pollyanna-1916", "pollyanna-1951"],
        Game::Parcheesi => &["parcheesi"],
    }
}

fn game_of(edition: &str) -> Game {
    if edition == "parcheesi" {
        Game::Parcheesi
    } else {
        Game::Pollyanna
    }
}

/// All options.
pub fn options() -> impl Iterator<Item = Name> {
    OPTIONS.iter().map(|(option, ..)| *option)
}

/// The values of an option, the printed one first.
pub fn values(game: Game, option: Name) -> &'static [&'static str] {
    let (_, _, pollyanna, parcheesi) = OPTIONS[option as usize];
    match game {
        Game::Pollyanna => pollyanna,
        Game::Parcheesi => parcheesi,
    }
}

/// An option with its value, as a ruleset's name has it.
pub fn written(option: Name, value: &str) -> String {
    let (_, spelling, ..) = OPTIONS[option as usize];
    match (option, value) {
        (Name::Fast, "1") | (Name::Partners | Name::Ring68, _) => spelling.to_string(),
        _ => format!("{spelling}={value}"),
    }
}

/// Which option with which value a word of a ruleset's name is. The printed value is never written.
fn option_written(game: Game, word: &str) -> Option<(Name, &'static str)> {
    for option in options() {
        for value in &values(game, option)[1..] {
            if written(option, value) == word {
                return Some((option, value));
            }
        }
    }
    None
}
