//! The board as the rules print it: number, space, die.

/// the track from Start to the end.
pub const TRACK: [(&str, &str, &str); 41] = [
    ("0", "Orphanage", ""),
    ("1", "Sandy and star", ""),
    ("2", "Give Miss Hannigan one star", ""),
    ("3", "Star for the other orphans", ""),
    ("4", "Roll for stars", "red"),
    ("5", "Go to see Daddy Warbucks (12)", ""),
    ("6", "White arrow", ""),
    ("7", "Sandy and star", ""),
    ("8", "Roll against an orphan", ""),
    ("9", "Give another orphan a star", ""),
    ("10", "Red arrow", ""),
    ("11", "The Mudges", "red"),
    ("12", "Daddy Warbucks", ""),
    ("13", "Sandy and star", "white"),
    ("14", "Star for the other orphans", "red"),
    ("15", "Go to the White House (21)", ""),
    ("16", "Roll for stars", ""),
    ("17", "White arrow", ""),
    ("18", "Give Miss Hannigan one star", ""),
    ("19", "Roll against an orphan", ""),
    ("20", "Red arrow", ""),
    ("21", "The White House", ""),
    ("22", "Sandy and star", "red"),
    ("23", "Give another orphan a star", "white"),
    ("24", "Go to see Punjab (30)", ""),
    ("25", "Roll for stars", ""),
    ("26", "The Mudges", ""),
    ("27", "White arrow", ""),
    ("28", "Star for the other orphans", ""),
    ("29", "Red arrow", ""),
    ("30", "Punjab", ""),
    ("31", "Roll against an orphan", "red"),
    ("32", "Sandy and star", "white"),
    ("33", "Go to the Iodent Hour (37)", ""),
    ("34", "Give Miss Hannigan one star", "red"),
    ("35", "Roll for stars", ""),
    ("36", "White arrow", ""),
    ("37", "The Iodent Hour", ""),
    ("38", "The Mudges", "red"),
    ("39", "Give another orphan a star", ""),
    ("40", "A Happy Ending", ""),
];

/// Where the game begins.
pub const ORPHANAGE: &str = "0";

/// Where it ends.
pub const HAPPY_ENDING: &str = "40";

/// What is rolled on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// The red die alone, forward.
    Red,
    /// The white die alone, backward.
    White,
    /// Nothing is beside the space: both dice.
    Nothing,
}

/// What the space reached calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// The Orphanage: nothing.
    Nothing,
    /// Every player takes one star.
    Sandy,
    /// Every player but the mover takes one.
    OtherOrphans,
    /// Forward by the red die.
    RedArrow,
    /// Backward by the white die.
    WhiteArrow,
    /// One star to a player of the mover's choice.
    Give,
    /// Both dice for stars.
    Stars,
    /// So many go back to the supply: one to Miss Hannigan, three to the Mudges.
    Return(u32),
    /// Both dice against a player of the mover's choice.
    Against,
    /// On to another space.
    GoTo(&'static str),
    /// Stars from a friend of hers.
    Friend,
    /// A Happy Ending.
    End,
}

/// The row of a space.
fn row(space: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    TRACK.iter().find(|(number, ..)| *number == space)
}

/// The name of a space as the table has it; `None` if there is no such space on the board.
pub fn named(space: &str) -> Option<&'static str> {
    row(space).map(|(number, ..)| *number)
}

/// The die beside a space.
pub fn beside(space: &str) -> Beside {
    match row(space).unwrap().2 {
        "red" => Beside::Red,
        "white" => Beside::White,
        "" => Beside::Nothing,
        other => panic!("there is no {other} die"),
    }
}

/// What a space says, by its words.
pub fn action(space: &str) -> Action {
    let words = row(space).unwrap().1;
    match words {
        "Orphanage" => Action::Nothing,
        "Sandy and star" => Action::Sandy,
        "Star for the other orphans" => Action::OtherOrphans,
        "Red arrow" => Action::RedArrow,
        "White arrow" => Action::WhiteArrow,
        "Give another orphan a star" => Action::Give,
        "Roll for stars" => Action::Stars,
        "Give Miss Hannigan one star" => Action::Return(1),
        "The Mudges" => Action::Return(3),
        "Roll against an orphan" => Action::Against,
        "Daddy Warbucks" | "The White House" | "Punjab" | "The Iodent Hour" => Action::Friend,
        "A Happy Ending" => Action::End,
        _ => {
            let (_, number) = words.split_once(" (").unwrap();
            Action::GoTo(number.strip_suffix(')').unwrap())
        }
    }
}

/// The space after this one; A Happy Ending is not left and not passed.
pub fn following(space: &'static str) -> &'static str {
    let here = TRACK.iter().position(|(number, ..)| *number == space);
    match TRACK.get(here.unwrap() + 1) {
        Some((number, ..)) => number,
        None => HAPPY_ENDING,
    }
}

/// The space before this one; the Orphanage is the last going back.
pub fn preceding(space: &'static str) -> &'static str {
    let here = TRACK.iter().position(|(number, ..)| *number == space);
    match here.unwrap().checked_sub(1) {
        Some(before) => TRACK[before].0,
        None => ORPHANAGE,
    }
}
