//! The people who play on this device, and the party that played last.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::setup::{PERSON, Setup, can_play};
use crate::sides::{Side, sides};
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

/// A player's place in a party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartySeat {
    /// The key of the colour.
    pub colour: String,
    /// The side of the screen.
    pub side: Side,
    /// Who sat there.
    pub player: Player,
}

/// Who sat at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Party {
    /// The players in turn order.
    pub seats: Vec<PartySeat>,
    /// Whether the screen lay flat on the table.
    pub lies_flat: bool,
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
        setup.people().next()?;
        let taken: Vec<_> = setup.taken().collect();
        let seats: Vec<Seat> = taken.iter().map(|(seat, ..)| *seat).collect();
        let sides = sides(&rules::game(setup.ruleset).board(), &seats);
        let place = |(&(seat, kind, name), side): (&(Seat, &str, &str), Side)| PartySeat {
            colour: setup.ruleset.family.colour_key(seat).to_owned(),
            side,
            player: match (kind, text::name(name)) {
                (PERSON, Some(name)) => Player::Person(name),
                (PERSON, None) => Player::Guest,
                _ => Player::Bot(kind.to_owned()),
            },
        };
        Some(Party {
            seats: taken.iter().zip(sides).map(place).collect(),
            lies_flat: setup.table_settings.seating == Seating::Round,
        })
    }

    /// How many people play, with names or without.
    fn people(&self) -> usize {
        self.seats.iter().filter(|seat| !seat.is_bot()).count()
    }

    /// Whether it is a single person without a name.
    fn is_alone(&self) -> bool {
        let is_guest = |seat: &PartySeat| seat.player == Player::Guest;
        self.people() == 1 && self.seats.iter().any(is_guest)
    }

    /// The players by the seats of a game. Round a screen that lies flat everybody stays at their side; otherwise
    /// everybody keeps the colour. Where that seat is taken they have the next free one. Bots give way if there are too
    /// many players.
    pub fn seated(&self, ruleset: Ruleset) -> Vec<Option<Player>> {
        let family = ruleset.family;
        let all: Vec<Seat> = family.all_seats().iter().collect();
        let sides = sides(&rules::game(ruleset).board(), &all);
        let is_side = |place: &PartySeat, seat: usize| self.lies_flat && sides[seat] == place.side;
        let is_colour = |place: &PartySeat, seat: usize| family.seats[seat].key == place.colour;
        type Wish<'a> = &'a dyn Fn(&PartySeat, usize) -> bool;
        let wishes: [Wish<'_>; 3] = [&is_side, &is_colour, &|_, _| true];
        let mut seats: Vec<Option<Player>> = vec![None; all.len()];
        let (bots, people) = self
            .seats
            .iter()
            .partition::<Vec<_>, _>(|seat| seat.is_bot());
        for mut places in [people, bots] {
            for wish in wishes {
                places.retain(|place| {
                    let mut free = (0..seats.len()).filter(|seat| seats[*seat].is_none());
                    let found = free.find(|seat| wish(place, *seat));
                    if let Some(seat) = found {
                        seats[seat] = Some(place.player.clone());
                    }
                    found.is_none()
                });
            }
        }
        spread(ruleset, seats)
    }
}

impl PartySeat {
    fn is_bot(&self) -> bool {
        matches!(self.player, Player::Bot(_))
    }
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
        // Whoever plays alone for once does not send the others away.
        self.was_alone =
            party.people() < 2 && self.party.as_ref().is_some_and(|last| last.people() > 1);
        if !self.was_alone {
            self.party = Some(party.clone());
        }
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
            party.seats.retain(|seat| match &seat.player {
                Player::Person(known) => !is_same(known, name),
                _ => true,
            });
            if party.people() == 0 {
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
    text::name(name).filter(|known| known == name)
}

/// A key of a colour or a level, or `None`.
fn word(text: &str) -> Option<&str> {
    let is_word =
        (1..=20).contains(&text.len()) && text.chars().all(|letter| letter.is_ascii_alphabetic());
    is_word.then_some(text)
}
