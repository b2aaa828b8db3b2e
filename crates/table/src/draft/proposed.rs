//! The game that is proposed: what a device knows of its players, and who plays.

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};

use super::players::{self, player_counts, seats_for};
use super::{Draft, Who};
use crate::link_game::PEOPLE;
use crate::party::{Party, Player};
use crate::setup::{PERSON, PlaceAtTable, Setup};

/// What a device knows when it proposes a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Habits {
    /// The levels of bots; the first one is proposed.
    pub levels: Vec<&'static str>,
    /// The party that played last.
    pub party: Option<Party>,
    /// Whether that party played the last game.
    pub is_party_next: bool,
    /// The ruleset of the last game.
    pub last: Option<Ruleset>,
    /// Whether nobody has played the proposed game here.
    pub is_first_game: bool,
    /// Whether the screen can lie flat on a table.
    pub can_lie_flat: bool,
    /// Whether forced moves are played automatically.
    pub forced_moves: bool,
}

impl Habits {
    pub(super) fn level(&self) -> &'static str {
        self.levels.first().copied().unwrap_or(PERSON)
    }
}

/// The game that "Play" starts on a first visit: the first of all against bots, with its short start.
pub fn first_game(level: &str) -> Setup {
    let printed = Ruleset::of(FAMILIES[0], 0);
    let short = printed.family.sheet_options.first();
    let ruleset = short.and_then(|short| printed.with(short, true).ok());
    against_bots(ruleset.unwrap_or(printed), level)
}

/// One person at the first seat, and bots of a level at as many others as can play.
pub fn against_bots(ruleset: Ruleset, level: &str) -> Setup {
    let mut setup = Setup::usual(ruleset, level);
    let most = player_counts(ruleset).into_iter().max().unwrap_or(2);
    if let Some(seats) = seats_for(ruleset, most, None) {
        let first = seats.iter().next();
        let all = ruleset.family.all_seats().iter();
        let kind = |seat| if Some(seat) == first { PERSON } else { level };
        let place = |seat| PlaceAtTable {
            kind: seats.has(seat).then(|| kind(seat).to_owned()),
            ..PlaceAtTable::default()
        };
        setup.places = all.map(place).collect();
    }
    setup
}

impl Draft {
    /// The proposal for an edition of a game.
    pub fn proposed(family: &'static Family, edition: usize, habits: Habits) -> Draft {
        let ruleset = Ruleset::of(family, edition);
        let mut draft = Draft::of(Setup::usual(ruleset, habits.level()), habits);
        let habits = &draft.habits;
        let party = habits.party.as_ref();
        draft.lies_flat = habits.can_lie_flat && party.is_some_and(|party| party.lies_flat);
        draft.setup.make_forced_moves(habits.forced_moves);
        draft.is_family = habits.is_party_next;
        draft.proposes_options = true;
        draft.count = None;
        let family_places = draft.proposed_places(Who::Family);
        if let Some(level) = players::level(&family_places) {
            draft.set_level(level);
        }
        draft.setup.places = match draft.is_family {
            true => family_places,
            false => draft.proposed_places(Who::Computer),
        };
        draft.propose_options();
        draft.select_first();
        draft
    }

    /// Who is proposed, if somebody plays in this way.
    pub(super) fn proposed_places(&self, who: Who) -> Vec<PlaceAtTable> {
        let ruleset = self.ruleset();
        let nobody = || vec![PlaceAtTable::default(); ruleset.family.seats.len()];
        match who {
            Who::Computer => against_bots(ruleset, self.level()).places,
            Who::Family => {
                let levels = &self.habits.levels;
                let party = self.habits.party.as_ref();
                let seated = party.map(|party| party.seated(ruleset));
                let known = |player| match player {
                    // The level may be one of another version.
                    Some(Player::Bot(level)) if !levels.contains(&&*level) => {
                        Some(Player::Bot(self.habits.level().to_owned()))
                    }
                    player => player,
                };
                let places = seated.map(|seated| seated.into_iter().map(known).map(players::place));
                places.map_or_else(nobody, Iterator::collect)
            }
            Who::ByLink => {
                let mut places = nobody();
                let least = seats_for(ruleset, *PEOPLE.start(), None);
                for seat in least.unwrap_or(ruleset.family.usual_seats).iter() {
                    places[seat.index()] = players::place(Some(Player::Guest));
                }
                places
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_against_bots_has_every_seat_that_can_play() {
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let setup = against_bots(ruleset, "easy");
            let most = player_counts(ruleset).into_iter().max();
            assert_eq!(Some(setup.taken().count()), most);
            assert_eq!(setup.people().count(), 1);
        }
    }
}
