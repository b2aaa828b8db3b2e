//! What a game is set up with.

use rules::ruleset::Ruleset;
use rules::seat::Seat;

use crate::speed::Speed;

/// The kind of sitter that is no bot.
pub const PERSON: &str = "person";

/// The longest name that is kept, in characters.
pub const LONGEST_NAME: usize = 40;

/// Everything that a set-up form holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The ruleset, options included.
    pub ruleset: Ruleset,
    /// Who sits at each seat of the ruleset, in turn order.
    pub places: Vec<PlaceAtTable>,
    /// The seed of the dice; `None` for one to be drawn when the game starts.
    pub seed: Option<u64>,
    /// How quickly things are shown.
    pub speed: Speed,
}

/// A seat in a set-up form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceAtTable {
    /// [`PERSON`], the name of a bot's level, or `None` for an empty seat.
    pub kind: Option<String>,
    /// The player's name, perhaps empty.
    pub name: String,
}

impl Setup {
    /// What is proposed for a ruleset: a person on the first of its usual seats, bots of `level`
    /// on the others.
    pub fn usual(ruleset: Ruleset, level: &str) -> Setup {
        let usual = ruleset.family.usual_seats;
        let first = usual.iter().next();
        let places = ruleset.family.all_seats().iter().map(|seat| {
            let kind = if Some(seat) == first { PERSON } else { level };
            let kind = usual.has(seat).then(|| kind.to_owned());
            PlaceAtTable {
                kind,
                name: String::new(),
            }
        });
        Setup {
            ruleset,
            places: places.collect(),
            seed: None,
            speed: Speed::default(),
        }
    }

    /// The seats that are taken, with their sitters, in turn order.
    pub fn taken(&self) -> impl Iterator<Item = (Seat, &str, &str)> {
        (0..)
            .map(Seat)
            .zip(&self.places)
            .filter_map(|(seat, place)| {
                let kind = place.kind.as_deref()?;
                Some((seat, kind, place.name.trim()))
            })
    }
}
