//! Settings that are on or off.

use crate::platform::storage;

/// A setting that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// A turn without a legal move passes without a button.
    AutoPass,
    /// A person's only move is played for them.
    ForcedMoves,
    /// Each game begins with threats shown.
    Threats,
    /// The list of moves is open.
    MoveList,
    /// The board turns so that the only person's colour is at the bottom.
    OwnColourBelow,
    /// The screen stays on during a game.
    KeepAwake,
}

impl Switch {
    /// All of them.
    pub const ALL: [Switch; 6] = [
        Switch::AutoPass,
        Switch::ForcedMoves,
        Switch::Threats,
        Switch::MoveList,
        Switch::OwnColourBelow,
        Switch::KeepAwake,
    ];

    /// The name in the stored settings, and the values for off and on.
    fn words(self) -> (&'static str, [&'static str; 2]) {
        match self {
            Switch::AutoPass => ("pass", ["button", "auto"]),
            Switch::ForcedMoves => ("forced", ["off", "on"]),
            Switch::Threats => ("threats", ["off", "on"]),
            Switch::MoveList => ("moves", ["closed", "open"]),
            Switch::OwnColourBelow => ("turn", ["off", "on"]),
            Switch::KeepAwake => ("awake", ["off", "on"]),
        }
    }

    /// Whether it is on for who has never changed it.
    fn is_usual(self) -> bool {
        !matches!(self, Switch::Threats | Switch::MoveList)
    }

    /// Whether it is on, as the browser remembers it.
    pub fn is_stored_on(self) -> bool {
        let (name, words) = self.words();
        let stored = storage::stored_setting(name);
        let known = words
            .iter()
            .position(|word| stored.as_deref() == Some(word));
        known.map_or(self.is_usual(), |on| on == 1)
    }
}

/// All settings that are on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches([bool; Switch::ALL.len()]);

impl Switches {
    /// As the browser remembers them.
    pub fn stored() -> Switches {
        Switches(Switch::ALL.map(Switch::is_stored_on))
    }

    /// Whether one is on.
    pub fn is_on(self, switch: Switch) -> bool {
        self.0[switch as usize]
    }

    /// Turns one on or off, and remembers it.
    pub fn set(&mut self, switch: Switch, on: bool) {
        self.0[switch as usize] = on;
        let (name, words) = switch.words();
        storage::keep_setting(name, words[usize::from(on)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_switch_has_its_own_place_and_name() {
        for (index, switch) in Switch::ALL.into_iter().enumerate() {
            assert_eq!(switch as usize, index);
            let named = |each: &&Switch| each.words().0 == switch.words().0;
            assert_eq!(Switch::ALL.iter().filter(named).count(), 1);
            let [off, on] = switch.words().1;
            assert_ne!(off, on);
        }
    }

    #[test]
    fn a_switch_changes_no_other() {
        let mut switches = Switches::stored();
        assert!(switches.is_on(Switch::AutoPass) && !switches.is_on(Switch::Threats));
        switches.set(Switch::Threats, true);
        assert!(switches.is_on(Switch::Threats) && !switches.is_on(Switch::MoveList));
    }
}
