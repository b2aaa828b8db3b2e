//! The people who play on this device.

use words::t;

use crate::clean_text;
use crate::party::{Party, PartySeat, Player};
use crate::sides::Side;

/// The maximum number of people that a device knows.
pub const MAX_PEOPLE: usize = 24;

/// The names of all portraits of people.
pub const PORTRAITS: [&str; 10] = [
    "fox", "owl", "cat", "bear", "hare", "duck", "whale", "snail", "pig", "frog",
];

/// The first line of a stored list.
const HEADER: &str = "people 1";

/// A person who has played on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The name, which tells people apart: upper and lower case are the same.
    pub name: String,
    /// The key of the colour that they played last; empty before the first game.
    pub colour: String,
    /// The portrait, one of [`PORTRAITS`].
    pub portrait: &'static str,
}

/// The people of a device, and their last party.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    people: Vec<Person>,
    party: Option<Party>,
    /// Whether the last game was one of a single person against bots, and not that of the last party.
    was_alone: bool,
}

/// A change of the people of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A person has told their name.
    Meet(String),
    /// A party has begun a game.
    Play(Party),
    /// Give this person the next portrait.
    NextPortrait(String),
    /// Call this person by another name.
    Rename {
        /// The name until now.
        old: String,
        /// The new one.
        new: String,
    },
    /// Forget this person.
    Forget(String),
}

/// Whether two names are those of the same person.
pub fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl People {
    /// The people, the most recent player first.
    pub fn iter(&self) -> impl Iterator<Item = &Person> {
        self.people.iter()
    }

    /// The person with this name.
    pub fn find(&self, name: &str) -> Option<&Person> {
        self.people
            .iter()
            .find(|person| is_same(&person.name, name))
    }

    /// The portraits of people at one table, by their names; `None` for whom the device does not know. Where several have one
    /// name it knows the first, and the others have portraits that nobody there has.
    pub fn portraits(&self, names: &[&str]) -> Vec<Option<&'static str>> {
        let known = |name: &&str| self.find(name).map(|person| person.portrait);
        let mut portraits: Vec<_> = names.iter().map(known).collect();
        for (index, name) in names.iter().enumerate() {
            let has_namesake = names[..index].iter().any(|other| is_same(other, name));
            if portraits[index].is_some() && has_namesake {
                let is_free = |portrait: &&str| !portraits.contains(&Some(*portrait));
                portraits[index] = PORTRAITS.into_iter().find(is_free);
            }
        }
        portraits
    }

    /// The party that played last.
    pub fn party(&self) -> Option<&Party> {
        self.party.as_ref()
    }

    /// Whether the last party played the last game.
    pub fn is_party_next(&self) -> bool {
        self.party.is_some() && !self.was_alone
    }

    /// Applies a change.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Meet(name) => self.meet(name),
            Change::Play(party) => self.play(party),
            Change::NextPortrait(name) => self.next_portrait(name),
            Change::Rename { old, new } => self.rename(old, new),
            Change::Forget(name) => self.forget(name),
        }
    }

    fn meet(&mut self, name: &str) {
        let Some(name) = clean_text::name(name) else {
            return;
        };
        if self.find(&name).is_some() {
            return;
        }
        // The oldest is the last one.
        self.people.truncate(MAX_PEOPLE - 1);
        let portrait = self.unused_portrait();
        self.people.push(Person {
            name,
            colour: String::new(),
            portrait,
        });
    }

    /// The portrait that the fewest people have.
    fn unused_portrait(&self) -> &'static str {
        let uses = |portrait: &&&str| {
            let same = self
                .people
                .iter()
                .filter(|each| each.portrait == **portrait);
            same.count()
        };
        PORTRAITS.iter().min_by_key(uses).unwrap_or(&PORTRAITS[0])
    }

    fn play(&mut self, party: &Party) {
        // In turn order, for the portraits.
        for seat in &party.seats {
            if let Player::Person(name) = &seat.player {
                self.meet(name);
            }
        }
        for seat in party.seats.iter().rev() {
            let Player::Person(name) = &seat.player else {
                continue;
            };
            let known = self.people.iter();
            let at = known
                .take_while(|person| !is_same(&person.name, name))
                .count();
            if at < self.people.len() {
                let mut person = self.people.remove(at);
                person.colour.clone_from(&seat.colour);
                self.people.insert(0, person);
            }
        }
        // A game of one person does not make the device forget the last party of several.
        let is_kept = self.party.as_ref().is_some_and(|last| last.people() > 1);
        self.was_alone = party.is_guest_alone() || party.people() < 2 && is_kept;
        if !self.was_alone {
            self.party = Some(party.clone());
        }
    }

    /// Gives a person the next portrait that nobody has, or the next one.
    fn next_portrait(&mut self, name: &str) {
        let has = |portrait: &str| self.people.iter().any(|each| each.portrait == portrait);
        let free = PORTRAITS.map(|portrait| !has(portrait));
        let person = self
            .people
            .iter_mut()
            .find(|each| is_same(&each.name, name));
        if let Some(person) = person {
            let now = PORTRAITS.iter().position(|each| *each == person.portrait);
            let after = |step| (now.unwrap_or_default() + step) % PORTRAITS.len();
            let next = (1..PORTRAITS.len()).map(after).find(|index| free[*index]);
            person.portrait = PORTRAITS[next.unwrap_or(after(1))];
        }
    }

    /// The name by which a person can be called from now on, as it is stored.
    ///
    /// # Errors
    /// A sentence, if nothing of it can be seen, or if somebody else has it.
    pub fn renamed(&self, old: &str, new: &str) -> Result<String, String> {
        let name = clean_text::name(new).ok_or_else(|| t!(people::name_missing).to_owned())?;
        match is_same(old, &name) || self.find(&name).is_none() {
            true => Ok(name),
            false => Err(t!(people::name_taken, name)),
        }
    }

    fn rename(&mut self, old: &str, new: &str) {
        let Ok(new) = self.renamed(old, new) else {
            return;
        };
        let seats = self.party.iter_mut().flat_map(|party| &mut party.seats);
        let sitting = seats.filter_map(|seat| match &mut seat.player {
            Player::Person(name) => Some(name),
            _ => None,
        });
        let names = self.people.iter_mut().map(|person| &mut person.name);
        for name in names.chain(sitting).filter(|name| is_same(name, old)) {
            name.clone_from(&new);
        }
    }

    fn forget(&mut self, name: &str) {
        self.people.retain(|person| !is_same(&person.name, name));
        if let Some(party) = &mut self.party {
            party.seats.retain(|seat| match &seat.player {
                Player::Person(known) => !is_same(known, name),
                _ => true,
            });
            if party.people() == 0 {
                self.party = None;
            }
        }
    }

    /// Adds the unknown people of another device, and its party if there is none here. Returns the names of the new people.
    pub fn merge(&mut self, other: People) -> Vec<String> {
        let mut added = Vec::new();
        for person in other.people {
            if self.find(&person.name).is_none() && self.people.len() < MAX_PEOPLE {
                added.push(person.name.clone());
                self.people.push(person);
            }
        }
        if self.party.is_none() {
            (self.party, self.was_alone) = (other.party, other.was_alone);
        }
        added
    }

    /// The text to store.
    pub fn text(&self) -> String {
        let mut lines = vec![HEADER.to_owned()];
        for person in &self.people {
            let colour = match &*person.colour {
                "" => "-",
                colour => colour,
            };
            lines.push(format!(
                "person {} {colour} {}",
                person.portrait, person.name
            ));
        }
        if let Some(party) = &self.party {
            let how = if party.lies_flat { "flat" } else { "pass" };
            lines.push(format!("party {how}"));
            for seat in &party.seats {
                let player = match &seat.player {
                    Player::Person(name) => format!("person {name}"),
                    Player::Guest => "guest".to_owned(),
                    Player::Bot(level) => format!("bot {level}"),
                };
                lines.push(format!(
                    "seat {} {} {player}",
                    seat.colour,
                    seat.side.name()
                ));
            }
        }
        if self.was_alone {
            lines.push("alone".to_owned());
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Reads a stored text.
    ///
    /// # Errors
    /// A sentence with the number of the line that is damaged.
    pub fn parse(text: &str) -> Result<People, String> {
        let damaged = |line: usize| t!(people::damaged, line);
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, line)| line != HEADER) {
            return Err(damaged(1));
        }
        let mut people = People::default();
        for (number, line) in lines {
            people.read(line).ok_or_else(|| damaged(number))?;
        }
        Ok(people)
    }

    /// Reads a line; `None` if it is damaged.
    fn read(&mut self, line: &str) -> Option<()> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "person" => {
                let (portrait, rest) = rest.split_once(' ')?;
                let (colour, name) = rest.split_once(' ')?;
                let is_new = self.find(name).is_none() && self.people.len() < MAX_PEOPLE;
                self.people.push(Person {
                    name: stored_name(name).filter(|_| is_new)?,
                    colour: if colour == "-" { "" } else { word(colour)? }.to_owned(),
                    portrait: PORTRAITS.iter().find(|each| **each == portrait)?,
                });
            }
            "party" if self.party.is_none() => {
                let lies_flat = ["pass", "flat"].iter().position(|each| *each == rest)? == 1;
                self.party = Some(Party {
                    lies_flat,
                    ..Party::default()
                });
            }
            "seat" => {
                let (colour, rest) = rest.split_once(' ')?;
                let (side, player) = rest.split_once(' ')?;
                let (kind, name) = player.split_once(' ').unwrap_or((player, ""));
                let player = match kind {
                    "person" => Player::Person(stored_name(name)?),
                    "guest" if name.is_empty() => Player::Guest,
                    "bot" => Player::Bot(word(name)?.to_owned()),
                    _ => return None,
                };
                let seat = PartySeat {
                    colour: word(colour)?.to_owned(),
                    side: Side::ALL.into_iter().find(|each| each.name() == side)?,
                    player,
                };
                let party = self.party.as_mut()?;
                let is_free = party.seats.iter().all(|taken| taken.colour != seat.colour);
                party.seats.push(is_free.then_some(seat)?);
            }
            "alone" if rest.is_empty() => self.was_alone = true,
            _ => return None,
        }
        Some(())
    }
}

/// A name as we store it, or `None`.
fn stored_name(name: &str) -> Option<String> {
    clean_text::name(name).filter(|known| known == name)
}

/// A key of a colour or a level, or `None`.
fn word(text: &str) -> Option<&str> {
    let is_word =
        (1..=20).contains(&text.len()) && text.chars().all(|letter| letter.is_ascii_alphabetic());
    is_word.then_some(text)
}
