//! What a game is set up with.

use rules::games::{self, Playable, Visitor};
use rules::refusal::Refusal;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};

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
    /// on the others. Where the options do not allow the usual seats, all are taken.
    pub fn usual(ruleset: Ruleset, level: &str) -> Setup {
        let usual = match can_play(ruleset, ruleset.family.usual_seats) {
            Ok(()) => ruleset.family.usual_seats,
            Err(_) => ruleset.family.all_seats(),
        };
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

/// Whether these seats can play a ruleset.
///
/// # Errors
/// When they cannot; cites the rule.
pub fn can_play(ruleset: Ruleset, seats: SeatSet) -> Result<(), Refusal> {
    struct Opening(SeatSet);
    impl Visitor for Opening {
        type Output = Result<(), Refusal>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            game.opening(self.0).map(|_| ())
        }
    }
    games::visit(ruleset, Opening(seats))
}
