//! The players of a draft: how many can play, and who sits where.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::sort_few::sort_few;
use words::list;

use super::{Draft, Who};
use crate::link_game::PEOPLE;
use crate::party::Player;
use crate::people::{Person, is_same};
use crate::setup::{PERSON, PlaceAtTable, can_play};

/// How many can play a ruleset, in rising order.
pub fn player_counts(ruleset: Ruleset) -> Vec<usize> {
    let seats = ruleset.family.seats.len();
    (1..=seats)
        .filter(|count| seats_for(ruleset, *count, None).is_some())
        .collect()
}

/// The seats for so many players: the usual ones, where they are so many, else the first that can play. `own` is one of
/// them.
pub(super) fn seats_for(ruleset: Ruleset, count: usize, own: Option<Seat>) -> Option<SeatSet> {
    let family = ruleset.family;
    let all = (1..=family.all_seats().0).map(SeatSet);
    [family.usual_seats, family.full_table]
        .into_iter()
        .chain(all)
        .filter(|seats| seats.len() == count && own.is_none_or(|own| seats.has(own)))
        .find(|seats| can_play(ruleset, *seats).is_ok())
}

/// A player's place.
pub(super) fn place(player: Option<Player>) -> PlaceAtTable {
    let (kind, name) = match player {
        Some(Player::Person(name)) => (PERSON.to_owned(), name),
        Some(Player::Guest) => (PERSON.to_owned(), String::new()),
        Some(Player::Bot(level)) => (level, String::new()),
        None => return PlaceAtTable::default(),
    };
    PlaceAtTable {
        kind: Some(kind),
        name,
        head_start: 0,
    }
}

/// The level of the first bot.
pub(super) fn level(places: &[PlaceAtTable]) -> Option<&str> {
    let mut kinds = places.iter().filter_map(|place| place.kind.as_deref());
    kinds.find(|kind| *kind != PERSON)
}

fn is_person(place: &PlaceAtTable) -> bool {
    place.kind.as_deref() == Some(PERSON)
}

fn is_bot(place: &PlaceAtTable) -> bool {
    place.kind.is_some() && !is_person(place)
}

impl Draft {
    /// The taken seats.
    pub fn taken(&self) -> SeatSet {
        self.setup.taken().map(|(seat, ..)| seat).collect()
    }

    /// Whether all seats are taken.
    pub fn is_full(&self) -> bool {
        self.taken() == self.family().all_seats()
    }

    /// How many can play in the way that is chosen.
    pub fn counts(&self) -> Vec<usize> {
        let is_by_link = self.who() == Who::ByLink;
        let can = |count: &usize| *count > 1 && (!is_by_link || PEOPLE.contains(count));
        player_counts(self.ruleset())
            .into_iter()
            .filter(can)
            .collect()
    }

    /// The seat of the first person.
    pub fn own(&self) -> Option<Seat> {
        self.setup.people().next().map(|(seat, _)| seat)
    }

    /// Whether there are bots.
    pub fn has_bots(&self) -> bool {
        level(&self.setup.places).is_some()
    }

    /// The level of the first bot, or of new ones.
    pub fn level(&self) -> &str {
        level(&self.setup.places).unwrap_or(&self.level)
    }

    /// The names of the party that played together before its last member played alone.
    pub fn party_again(&self) -> Option<String> {
        let party = self.habits.party.as_ref()?;
        if self.who() != Who::Computer || self.habits.is_party_next {
            return None;
        }
        let chosen = self.others[Who::Family as usize].clone();
        let places = chosen.map_or_else(|| self.proposed_places(Who::Family), |(places, _)| places);
        let people = places.iter().filter(|place| is_person(place));
        let mut names: Vec<&str> = people.map(|place| place.name.trim()).collect();
        names.retain(|name| !name.is_empty());
        // As they sat in that game.
        sort_few(&mut names, |name| {
            let mut seats = party.seats.iter().map(|seat| &seat.player);
            let seat = seats.position(|player| matches!(player, Player::Person(it) if it == name));
            seat.unwrap_or(party.seats.len())
        });
        (names.len() > 1).then(|| list(&names))
    }

    /// The seat of a person.
    pub fn seat_of(&self, name: &str) -> Option<Seat> {
        let mut people = self.setup.people();
        let found = people.find(|(_, other)| is_same(name, other));
        found.map(|(seat, _)| seat)
    }

    /// Has as many players as were chosen, or as usual, at seats that can play. Round a screen everybody chooses a seat.
    pub(super) fn fit(&mut self) {
        let who = self.who();
        if who == Who::Family {
            return;
        }
        let counts = self.counts();
        let usual = match who {
            Who::ByLink => counts.first(),
            Who::Computer | Who::Family => counts.last(),
        };
        let chosen = self.count.as_ref().filter(|count| counts.contains(count));
        let Some(count) = chosen.or(usual) else {
            return;
        };
        let taken = self.taken();
        if taken.len() != *count || can_play(self.ruleset(), taken).is_err() {
            self.seat(*count);
        }
    }

    /// Seats `count` players: people first, then bots, then earlier players who lost their seats but not their names. A
    /// single person keeps their seat.
    fn seat(&mut self, count: usize) {
        let who = self.who();
        let own = self.own().filter(|_| who == Who::Computer);
        let Some(seats) = seats_for(self.ruleset(), count, own) else {
            return;
        };
        let newcomer = match who {
            Who::Computer => Player::Bot(self.level().to_owned()),
            Who::Family | Who::ByLink => Player::Guest,
        };
        let newcomer = place(Some(newcomer));
        let mut waiting = std::mem::take(&mut self.setup.places);
        let person = own.map(|own| std::mem::take(&mut waiting[own.index()]));
        let rank = |place: &PlaceAtTable| match &place.kind {
            Some(kind) => usize::from(kind != PERSON),
            None => 2,
        };
        waiting.retain(|place| place.kind.is_some() || !place.name.is_empty());
        sort_few(&mut waiting, rank);
        let mut waiting = waiting.into_iter();
        let all: Vec<Seat> = self.family().all_seats().iter().collect();
        let mut places = vec![PlaceAtTable::default(); all.len()];
        for seat in seats.iter().filter(|seat| Some(*seat) != own) {
            let mut place = waiting.next().unwrap_or_default();
            place.kind = place.kind.or_else(|| newcomer.kind.clone());
            places[seat.index()] = place;
        }
        if let Some((own, person)) = own.zip(person) {
            places[own.index()] = person;
        }
        let free = all.iter().filter(|seat| !seats.has(**seat));
        for (seat, place) in free.zip(waiting) {
            places[seat.index()].name = place.name;
        }
        self.setup.places = places;
    }

    /// Gives the only person this seat. Whoever sat here gets the person's.
    pub(super) fn choose_colour(&mut self, seat: Seat) {
        let Some(own) = self.own() else {
            return;
        };
        let count = self.setup.taken().count();
        self.setup.places.swap(own.index(), seat.index());
        self.seat(count);
    }

    pub(super) fn set_level(&mut self, level: &str) {
        level.clone_into(&mut self.level);
        for place in self.all_places() {
            let kind = place.kind.as_mut().filter(|kind| *kind != PERSON);
            if let Some(kind) = kind {
                level.clone_into(kind);
            }
        }
    }

    /// Another kind of player sits there, or nobody. A bot that takes a person's seat does not take their head start,
    /// nor the reverse.
    pub(super) fn change_kind(&mut self, seat: Seat, kind: Option<String>) {
        let place = &mut self.setup.places[seat.index()];
        let was_bot = is_bot(place);
        place.kind = kind;
        if is_bot(place) != was_bot {
            place.head_start = 0;
        }
        if self.who() != Who::Family {
            self.count = Some(self.setup.taken().count());
        }
        self.leave_taken();
    }

    /// Puts a player at the selected seat. Only a bot has the head start of the one before: that is a bot of another
    /// level.
    pub(super) fn put(&mut self, player: Option<Player>) {
        self.is_family = true;
        let selected = &mut self.setup.places[self.selected.index()];
        let before = std::mem::replace(selected, place(player));
        if is_bot(&before) && is_bot(selected) {
            selected.head_start = before.head_start;
        }
        self.changed = Some(self.selected);
        self.leave_taken_seat();
    }

    /// Puts a person at the selected seat. Who sat there changes places with a person who had a seat.
    pub(super) fn put_person(&mut self, person: &Person) {
        let all = self.family().all_seats();
        let mut free = all.iter().filter(|seat| !self.taken().has(*seat));
        let own = free.find(|seat| self.family().colour_key(*seat) == person.colour);
        if let Some(own) = own.filter(|_| !self.is_selected) {
            self.selected = own;
        }
        match self.seat_of(&person.name) {
            Some(seat) => {
                self.setup.places.swap(seat.index(), self.selected.index());
                self.changed = Some(self.selected);
                self.leave_taken_seat();
            }
            None => self.put(Some(Player::Person(person.name.clone()))),
        }
    }

    /// Selects the first usual seat, or a free one.
    pub(super) fn select_first(&mut self) {
        let first = self.family().usual_seats.iter().next();
        (self.selected, self.is_selected) = (first.unwrap_or(Seat(0)), false);
        self.leave_taken();
    }

    /// Selects a free seat, unless somebody has chosen the one that is selected.
    pub(super) fn leave_taken(&mut self) {
        if !self.is_selected {
            self.leave_taken_seat();
        }
    }

    /// Selects the next free seat if the selected one is taken: the first that can play with those that are taken.
    fn leave_taken_seat(&mut self) {
        let taken = self.taken();
        if !taken.has(self.selected) {
            return;
        }
        let all: Vec<Seat> = self.family().all_seats().iter().collect();
        let after = (1..=all.len()).map(|step| all[(self.selected.index() + step) % all.len()]);
        let free: Vec<Seat> = after.filter(|seat| !taken.has(*seat)).collect();
        let can = |seat: &&Seat| can_play(self.ruleset(), taken.with(**seat)).is_ok();
        if let Some(seat) = free.iter().find(can).or(free.first()) {
            self.selected = *seat;
        }
        self.is_selected = false;
    }

    /// The places of all ways to play.
    fn all_places(&mut self) -> impl Iterator<Item = &mut PlaceAtTable> {
        let others = self.others.iter_mut().flatten();
        let others = others.flat_map(|(places, _)| places);
        self.setup.places.iter_mut().chain(others)
    }

    pub(super) fn rename(&mut self, old: &str, new: &str) {
        for place in self.all_places() {
            if is_person(place) && is_same(place.name.trim(), old) {
                new.clone_into(&mut place.name);
            }
        }
    }

    pub(super) fn forget(&mut self, name: &str) {
        self.is_family |= self.who() == Who::Family;
        if let Some(seat) = self.seat_of(name) {
            self.setup.places[seat.index()] = PlaceAtTable::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn each_count_of_players_can_play_with_any_colour() {
        for family in FAMILIES {
            for ruleset in family.plain_rulesets() {
                let counts = player_counts(ruleset);
                assert!(counts.len() > 1, "{}", ruleset.edition.name);
                let several = counts.into_iter().filter(|count| *count > 1);
                for (count, own) in
                    several.flat_map(|count| family.all_seats().iter().map(move |own| (count, own)))
                {
                    let seats = seats_for(ruleset, count, Some(own)).unwrap();
                    assert_eq!((seats.len(), seats.has(own)), (count, true));
                    assert_eq!(can_play(ruleset, seats), Ok(()));
                }
            }
        }
    }
}
