//! House rules: the options in a ruleset's name, each with its value.

use super::line::SEATS;

/// The options in the order in which a ruleset names them, each with its values, the printed one
/// first.
pub const OPTIONS: [(&str, &[&str]); 11] = [
    // Whether A Happy Ending is reached by exact count only.
    ("exact", &["no", "yes"]),
    // So many stars from each friend.
    ("friends", &["3", "1", "2", "5"]),
    // So many stars more than the others has a player at the beginning.
    ("head-blue", &["no", "3", "6"]),
    ("head-green", &["no", "3", "6"]),
    ("head-orange", &["no", "3", "6"]),
    ("head-purple", &["no", "3", "6"]),
    ("head-red", &["no", "3", "6"]),
    ("head-yellow", &["no", "3", "6"]),
    // So many stars for the mover after each move by dice.
    ("landing", &["0", "1"]),
    // So many stars has each player at the beginning.
    ("stars", &["0", "1", "3"]),
    // Where Annie is at the beginning.
    ("street", &["whole", "from-12", "from-21"]),
];

/// The rules that a game is played by: a value for each option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House([&'static str; OPTIONS.len()]);

impl House {
    /// All as printed.
    pub fn printed() -> House {
        House(OPTIONS.map(|(_, values)| values[0]))
    }

    /// Reads a ruleset's name: `annie`, then its options in alphabetical order, each once.
    pub fn read(name: &str) -> Result<House, String> {
        let unknown = format!("unknown ruleset {name}");
        let mut words = name.split('+');
        if words.next() != Some("annie") {
            return Err(unknown);
        }
        let mut house = House::printed();
        let mut before = None;
        for word in words {
            let (option, value) = word.split_once('=').ok_or(unknown.clone())?;
            let index = OPTIONS.iter().position(|(known, _)| *known == option);
            let index = index.ok_or(unknown.clone())?;
            // The printed value is never written.
            let mut others = OPTIONS[index].1[1..].iter();
            let value = others.find(|other| **other == value);
            let value = value.ok_or(unknown.clone())?;
            if before >= Some(index) {
                return Err(format!("{name}: each option once, in alphabetical order"));
            }
            before = Some(index);
            house.0[index] = value;
        }
        Ok(house)
    }

    /// The ruleset's name.
    pub fn print(&self) -> String {
        let mut name = "annie".to_string();
        for (option, _) in OPTIONS {
            if self.differs(option) {
                name += &format!("+{option}={}", self.value(option));
            }
        }
        name
    }

    /// The value of an option.
    pub fn value(&self, option: &str) -> &'static str {
        self.0[index(option)]
    }

    /// Whether an option has this value.
    pub fn is(&self, option: &str, value: &str) -> bool {
        self.value(option) == value
    }

    /// The value of an option that is a number of stars.
    pub fn number(&self, option: &str) -> u32 {
        match self.value(option) {
            "no" => 0,
            number => number.parse().unwrap(),
        }
    }

    /// Gives an option another value.
    pub fn set(&mut self, option: &str, value: &'static str) {
        self.0[index(option)] = value;
    }

    /// Whether an option does not have its printed value.
    pub fn differs(&self, option: &str) -> bool {
        !self.is(option, OPTIONS[index(option)].1[0])
    }

    /// The stars that a seat begins with.
    pub fn stars_of(&self, seat: char) -> u32 {
        let colours = ["yellow", "blue", "red", "green", "orange", "purple"];
        let here = SEATS.iter().position(|other| *other == seat).unwrap();
        self.number("stars") + self.number(&format!("head-{}", colours[here]))
    }
}

/// Where an option stands in the list.
fn index(option: &str) -> usize {
    let here = OPTIONS.iter().position(|(known, _)| *known == option);
    here.unwrap_or_else(|| panic!("there is no option {option}"))
}
