//! The party that played last on this device, and where it sits in the next game.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};

use crate::clean_text;
use crate::setup::{PERSON, Setup, can_play};
use crate::sides::{Side, sides};
use crate::table_settings::Seating;

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
            player: match (kind, clean_text::name(name)) {
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
    pub(crate) fn people(&self) -> usize {
        self.seats.iter().filter(|seat| !seat.is_bot()).count()
    }

    /// Whether it is a single person without a name.
    pub(crate) fn is_guest_alone(&self) -> bool {
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
    pub(crate) fn is_bot(&self) -> bool {
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
