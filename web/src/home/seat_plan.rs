//! The plan of a family's game, while it is made: who sits where, and how the screen is used.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use table::party::Player;
use table::people::{People, Person, is_same};
use table::setup::{PERSON, PlaceAtTable, Setup, can_play};
use table::table_settings::Seating;
use words::t;

use crate::setup::form::proposed_level;

fn is_level(level: &str) -> bool {
    bot::levels().iter().any(|(name, _)| *name == level)
}

/// The plan of a family's game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPlan {
    /// The game, in its first edition: all have the same seats.
    ruleset: Ruleset,
    /// The players, by the seats of the game.
    pub players: Vec<Option<Player>>,
    /// The seat that the next player takes.
    pub selected: usize,
    /// Whether somebody has chosen that seat.
    is_chosen: bool,
    /// The seat that was filled or left last.
    pub changed: Option<usize>,
    /// The name that is being typed.
    pub typed: String,
    /// Whether the screen lies flat on the table.
    pub lies_flat: bool,
    /// Whether portraits and names are being changed.
    pub is_editing: bool,
    /// Why the last new name of a person was refused.
    pub name_problem: Option<String>,
    /// The person whom a second press forgets.
    pub forgetting: Option<String>,
}

impl SeatPlan {
    /// The proposal for a game: the last party, or a table without players.
    pub fn proposed(ruleset: Ruleset, people: &People) -> SeatPlan {
        let players = match people.party() {
            Some(party) => party.seated(ruleset),
            None => vec![None; ruleset.family.seats.len()],
        };
        let first = ruleset.family.usual_seats.iter().next();
        let mut plan = SeatPlan {
            ruleset,
            players,
            selected: first.map_or(0, |seat| seat.index()),
            is_chosen: false,
            changed: None,
            typed: String::new(),
            lies_flat: people.party().is_some_and(|party| party.lies_flat),
            is_editing: false,
            name_problem: None,
            forgetting: None,
        };
        if plan.level().is_some_and(|level| !is_level(level)) {
            plan.set_level(proposed_level());
        }
        if plan.players[plan.selected].is_some() {
            plan.select_free();
        }
        plan
    }

    /// Selects a seat.
    pub fn select(&mut self, seat: usize) {
        self.selected = seat;
        self.is_chosen = true;
    }

    /// The seat of a person.
    pub fn seat_of(&self, name: &str) -> Option<usize> {
        self.players.iter().position(|player| match player {
            Some(Player::Person(other)) => is_same(name, other),
            _ => false,
        })
    }

    /// Puts a player at the selected seat, or nobody.
    pub fn put(&mut self, player: Option<Player>) {
        let is_somebody = player.is_some();
        self.players[self.selected] = player;
        self.changed = Some(self.selected);
        if is_somebody {
            self.select_free();
        }
    }

    /// Puts a known person at the selected seat; if nobody has chosen one, at the seat of the person's colour. Who sat
    /// there changes places with a person who had a seat.
    pub fn put_person(&mut self, person: &Person) {
        let mut seats = self.ruleset.family.seats.iter();
        let own = seats.position(|seat| seat.key == person.colour);
        if let Some(own) = own.filter(|own| !self.is_chosen && self.players[*own].is_none()) {
            self.selected = own;
        }
        match self.seat_of(&person.name) {
            Some(seat) => {
                self.players.swap(seat, self.selected);
                self.changed = Some(self.selected);
                self.select_free();
            }
            None => self.put(Some(Player::Person(person.name.clone()))),
        }
    }

    /// Selects the next free seat, if there is one: the first that can play with those that are taken.
    fn select_free(&mut self) {
        let count = self.players.len();
        let next = (1..=count).map(|step| (self.selected + step) % count);
        let free: Vec<usize> = next.filter(|seat| self.players[*seat].is_none()).collect();
        let taken = self.taken();
        let can = |seat: &&usize| {
            let seat = Seat(**seat as u8);
            can_play(self.ruleset, taken.with(seat)).is_ok()
        };
        if let Some(seat) = free.iter().find(can).or(free.first()) {
            self.selected = *seat;
        }
        self.is_chosen = false;
    }

    /// The seats that are taken.
    fn taken(&self) -> SeatSet {
        let seats = self.ruleset.family.all_seats().iter();
        seats
            .filter(|seat| self.players[seat.index()].is_some())
            .collect()
    }

    /// Whether all seats are taken.
    pub fn is_full(&self) -> bool {
        self.players.iter().all(Option::is_some)
    }

    /// Calls a person by another name.
    pub fn rename(&mut self, old: &str, new: &str) {
        if let Some(seat) = self.seat_of(old) {
            self.players[seat] = Some(Player::Person(new.to_owned()));
        }
    }

    /// Removes a person who is forgotten.
    pub fn forget(&mut self, name: &str) {
        if let Some(seat) = self.seat_of(name) {
            self.players[seat] = None;
        }
    }

    /// The level of the first bot.
    pub fn level(&self) -> Option<&str> {
        self.players
            .iter()
            .flatten()
            .find_map(|player| match player {
                Player::Bot(level) => Some(&**level),
                _ => None,
            })
    }

    /// Gives all bots a level.
    pub fn set_level(&mut self, level: &str) {
        for player in self.players.iter_mut().flatten() {
            if matches!(player, Player::Bot(_)) {
                *player = Player::Bot(level.to_owned());
            }
        }
    }

    /// How many people sit at the table.
    fn people(&self) -> usize {
        let players = self.players.iter().flatten();
        players
            .filter(|player| !matches!(player, Player::Bot(_)))
            .count()
    }

    /// The game as planned. On a phone the screen does not lie flat.
    pub fn setup(&self, ruleset: Ruleset, is_phone: bool) -> Setup {
        let mut setup = Setup::usual(ruleset, PERSON);
        let place = |player: &Option<Player>| {
            let (kind, name) = match player {
                Some(Player::Person(name)) => (PERSON, &**name),
                Some(Player::Guest) => (PERSON, ""),
                Some(Player::Bot(level)) => (&**level, ""),
                None => return PlaceAtTable::default(),
            };
            PlaceAtTable {
                kind: Some(kind.to_owned()),
                name: name.to_owned(),
            }
        };
        setup.places = self.players.iter().map(place).collect();
        setup.table_settings.seating = match (self.people(), self.lies_flat && !is_phone) {
            (0 | 1, _) => Seating::Shared,
            (_, true) => Seating::Round,
            (_, false) => Seating::Pass,
        };
        setup
    }

    /// An error message about the plan.
    pub fn problem(&self) -> Option<String> {
        let taken = self.taken();
        if taken.len() < 2 {
            return Some(t!(people::too_few).to_owned());
        }
        can_play(self.ruleset, taken).err()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;
    use table::party::Party;
    use table::people::Change;

    fn person(name: &str) -> Person {
        Person {
            name: name.to_owned(),
            colour: String::new(),
            portrait: "fox",
        }
    }

    fn plan_of(family: usize) -> SeatPlan {
        SeatPlan::proposed(Ruleset::of(FAMILIES[family], 0), &People::default())
    }

    #[test]
    fn any_number_of_names_can_play_every_game_as_they_are_typed() {
        for family in 0..FAMILIES.len() {
            let mut plan = plan_of(family);
            for number in 0..plan.players.len() {
                assert_eq!(plan.problem().is_some(), number < 2, "{number}");
                plan.put_person(&person(&number.to_string()));
            }
            assert!(plan.is_full() && plan.problem().is_none());
            let setup = plan.setup(plan.ruleset, false);
            assert_eq!(setup.people().count(), plan.players.len());
        }
    }

    #[test]
    fn a_person_has_one_seat_and_changes_places() {
        let mut plan = plan_of(0);
        for name in ["Ann", "Leo"] {
            plan.put_person(&person(name));
        }
        let [ann, leo] = ["Ann", "Leo"].map(|name| plan.seat_of(name).unwrap());
        plan.select(leo);
        plan.put_person(&person("ANN"));
        assert_eq!(
            [plan.seat_of("Ann"), plan.seat_of("Leo")],
            [Some(leo), Some(ann)]
        );
        let free = plan.selected;
        assert_eq!(plan.players[free], None);
        plan.put_person(&person("Leo"));
        assert_eq!(plan.seat_of("Leo"), Some(free));
        assert_eq!(plan.players[ann], None);
        assert_eq!(plan.players.iter().flatten().count(), 2);
        plan.rename("leo", "Leon");
        assert_eq!(plan.seat_of("Leon"), Some(free));
        plan.forget("Leon");
        assert_eq!(plan.players.iter().flatten().count(), 1);
    }

    #[test]
    fn a_person_gets_the_colour_of_last_time_unless_a_seat_is_chosen() {
        let mut plan = plan_of(0);
        let blue = Person {
            colour: "Blue".to_owned(),
            ..person("Ann")
        };
        let seat = plan
            .ruleset
            .family
            .seats
            .iter()
            .position(|seat| seat.key == "Blue");
        plan.put_person(&blue);
        assert_eq!(plan.seat_of("Ann"), seat);
        plan.select(0);
        plan.put_person(&blue);
        assert_eq!(plan.seat_of("Ann"), Some(0));
    }

    #[test]
    fn the_screen_lies_flat_only_among_people_and_never_on_a_phone() {
        let mut plan = plan_of(0);
        plan.lies_flat = true;
        plan.put_person(&person("Ann"));
        plan.put(Some(Player::Bot(proposed_level().to_owned())));
        let seating = |plan: &SeatPlan, is_phone| {
            let setup = plan.setup(plan.ruleset, is_phone);
            setup.table_settings.seating
        };
        assert_eq!(seating(&plan, false), Seating::Shared);
        plan.put(Some(Player::Guest));
        assert_eq!(seating(&plan, false), Seating::Round);
        assert_eq!(seating(&plan, true), Seating::Pass);
        plan.lies_flat = false;
        assert_eq!(seating(&plan, false), Seating::Pass);
    }

    #[test]
    fn the_last_party_is_proposed_with_levels_that_exist() {
        let mut plan = plan_of(0);
        plan.lies_flat = true;
        plan.put_person(&person("Ann"));
        plan.put(Some(Player::Bot("grandmaster".to_owned())));
        let party = Party::of(&plan.setup(plan.ruleset, false)).unwrap();
        let mut people = People::default();
        people.apply(&Change::Play(party));
        for family in FAMILIES {
            let plan = SeatPlan::proposed(Ruleset::of(family, 0), &people);
            assert_eq!(plan.problem(), None);
            assert_eq!(plan.level(), Some(proposed_level()));
        }
    }
}
