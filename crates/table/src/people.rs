//! The people who play on this device, and the party that played last.

use rules::ruleset::{Family, Ruleset};
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::setup::{PERSON, Setup, can_play};
use crate::table_settings::Seating;
use crate::text;

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

/// A player of a party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, by name.
    Person(String),
    /// A person without a name.
    Guest,
    /// A bot, by its level.
    Bot(String),
}

/// Who sat at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Party {
    /// The players by the keys of their colours, in turn order.
    pub players: Vec<(String, Player)>,
    /// Whether the screen lay flat on the table.
    pub lies_flat: bool,
}

/// The people of a device, and their last party.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    people: Vec<Person>,
    party: Option<Party>,
    /// Whether the last game was one of a single person without a name, against bots.
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
    /// Forget this person.
    Forget(String),
}

/// Whether two names are those of the same person.
pub fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl Party {
    /// The party of a game that begins; `None` without people at this device.
    pub fn of(setup: &Setup) -> Option<Party> {
        let family = setup.ruleset.family;
        let player = |(seat, kind, name): (Seat, &str, &str)| {
            let player = match (kind, text::name(name)) {
                (PERSON, Some(name)) => Player::Person(name),
                (PERSON, None) => Player::Guest,
                _ => Player::Bot(kind.to_owned()),
            };
            (family.colour_key(seat).to_owned(), player)
        };
        setup.people().next()?;
        Some(Party {
            players: setup.taken().map(player).collect(),
            lies_flat: setup.table_settings.seating == Seating::Round,
        })
    }

    /// Whether it is a single person without a name.
    fn is_alone(&self) -> bool {
        let mut people = self.players.iter().map(|(_, player)| player);
        let is_person = |player: &&Player| !matches!(player, Player::Bot(_));
        let people: Vec<_> = people.by_ref().filter(is_person).collect();
        people == [&Player::Guest]
    }

    /// The players by the seats of a game: at the seats of their colours where they are free, and otherwise at the
    /// next free ones. Bots give way if there are too many players.
    pub fn seated(&self, ruleset: Ruleset) -> Vec<Option<Player>> {
        let family = ruleset.family;
        let mut seats: Vec<Option<Player>> = vec![None; family.seats.len()];
        let (bots, people): (Vec<_>, Vec<_>) = self
            .players
            .iter()
            .partition(|(_, player)| matches!(player, Player::Bot(_)));
        for players in [people, bots] {
            let mut rest = Vec::new();
            for (colour, player) in players {
                match seat_of(family, colour).filter(|seat| seats[*seat].is_none()) {
                    Some(seat) => seats[seat] = Some(player.clone()),
                    None => rest.push(player.clone()),
                }
            }
            for player in rest {
                if let Some(free) = seats.iter_mut().find(|seat| seat.is_none()) {
                    *free = Some(player);
                }
            }
        }
        spread(ruleset, seats)
    }
}

/// The seat of a colour.
fn seat_of(family: &Family, colour: &str) -> Option<usize> {
    family.seats.iter().position(|seat| seat.key == colour)
}

/// These players, in this order, at seats that can play.
fn spread(ruleset: Ruleset, seats: Vec<Option<Player>>) -> Vec<Option<Player>> {
    let taken = (0..).map(Seat).zip(&seats);
    let taken: SeatSet = taken
        .filter_map(|(seat, player)| player.as_ref().map(|_| seat))
        .collect();
    let sets = (1..=ruleset.family.all_seats().0).map(SeatSet);
    let can = |set: &SeatSet| set.len() == taken.len() && can_play(ruleset, *set).is_ok();
    let Some(set) = [taken].into_iter().chain(sets).find(can) else {
        return seats;
    };
    let mut players = seats.into_iter().flatten();
    let all = ruleset.family.all_seats().iter();
    all.map(|seat| set.has(seat).then(|| players.next()).flatten())
        .collect()
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
            Change::Play(party) if party.is_alone() => self.was_alone = true,
            Change::Play(party) => self.play(party),
            Change::NextPortrait(name) => self.next_portrait(name),
            Change::Forget(name) => self.forget(name),
        }
    }

    fn meet(&mut self, name: &str) {
        let Some(name) = text::name(name) else { return };
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
        for (_, player) in &party.players {
            if let Player::Person(name) = player {
                self.meet(name);
            }
        }
        for (colour, player) in party.players.iter().rev() {
            let Player::Person(name) = player else {
                continue;
            };
            let known = self.people.iter();
            let at = known
                .take_while(|person| !is_same(&person.name, name))
                .count();
            if at < self.people.len() {
                let mut person = self.people.remove(at);
                person.colour.clone_from(colour);
                self.people.insert(0, person);
            }
        }
        self.party = Some(party.clone());
        self.was_alone = false;
    }

    fn next_portrait(&mut self, name: &str) {
        let person = self.people.iter_mut();
        let person = person.into_iter().find(|each| is_same(&each.name, name));
        if let Some(person) = person {
            let now = PORTRAITS.iter().position(|each| *each == person.portrait);
            person.portrait = PORTRAITS[now.map_or(0, |now| now + 1) % PORTRAITS.len()];
        }
    }

    fn forget(&mut self, name: &str) {
        self.people.retain(|person| !is_same(&person.name, name));
        if let Some(party) = &mut self.party {
            party.players.retain(|(_, player)| match player {
                Player::Person(known) => !is_same(known, name),
                _ => true,
            });
            let is_bot = |(_, player): &(String, Player)| matches!(player, Player::Bot(_));
            if party.players.iter().all(is_bot) {
                self.party = None;
            }
        }
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
            for (colour, player) in &party.players {
                lines.push(match player {
                    Player::Person(name) => format!("seat {colour} person {name}"),
                    Player::Guest => format!("seat {colour} guest"),
                    Player::Bot(level) => format!("seat {colour} bot {level}"),
                });
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
                let (colour, player) = rest.split_once(' ')?;
                let (kind, name) = player.split_once(' ').unwrap_or((player, ""));
                let player = match kind {
                    "person" => Player::Person(stored_name(name)?),
                    "guest" if name.is_empty() => Player::Guest,
                    "bot" => Player::Bot(word(name)?.to_owned()),
                    _ => return None,
                };
                let colour = word(colour)?.to_owned();
                let party = self.party.as_mut()?;
                let is_free = party.players.iter().all(|(taken, _)| *taken != colour);
                party.players.push(is_free.then_some((colour, player))?);
            }
            "alone" if rest.is_empty() => self.was_alone = true,
            _ => return None,
        }
        Some(())
    }
}

/// A name as we store it, or `None`.
fn stored_name(name: &str) -> Option<String> {
    text::name(name).filter(|known| known == name)
}

/// A key of a colour or a level, or `None`.
fn word(text: &str) -> Option<&str> {
    let is_word =
        (1..=20).contains(&text.len()) && text.chars().all(|letter| letter.is_ascii_alphabetic());
    is_word.then_some(text)
}
