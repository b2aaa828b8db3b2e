//! Tests of what links hold and cost.

mod changed_links;
mod limits;

use rules::games;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;

use super::{LinkGame, Secret};
use crate::dice_mode::Stuff;
use crate::random_numbers::{Dice as _, Seeded};
use crate::setup::{PERSON, Setup, can_play};

/// Random choices.
struct Picks {
    dice: Seeded,
    count: u64,
}

impl Picks {
    fn new(seed: u64) -> Picks {
        Picks {
            dice: Seeded { seed },
            count: 0,
        }
    }

    fn below(&mut self, below: usize) -> usize {
        self.count += 1;
        self.dice.ticket(Seat(0), self.count, below as u32) as usize
    }

    fn bytes<const COUNT: usize>(&mut self) -> [u8; COUNT] {
        std::array::from_fn(|_| self.below(256) as u8)
    }
}

/// The editions of all games, and those that an option changes, without games that cannot be played by link.
fn rulesets() -> Vec<Ruleset> {
    let few = |ruleset: &Ruleset| ruleset.choices().count() < 2;
    let found = games::rulesets().filter(few);
    found
        .filter(|ruleset| !Stuff::of(*ruleset).hidden)
        .collect()
}

/// The secret of a seat.
fn secret(seat: Seat) -> Secret {
    Secret::new([1 + seat.0; 32])
}

/// A setup for so many persons, and a bot where the rules allow one seat more.
fn setup(ruleset: Ruleset, people: usize) -> Option<Setup> {
    let seats: Vec<Seat> = ruleset.family.all_seats().iter().collect();
    let mut setup = Setup::usual(ruleset, PERSON);
    for bots in [1, 0] {
        let taken = seats.iter().copied().take(people + bots).collect();
        if people + bots <= seats.len() && can_play(ruleset, taken).is_ok() {
            for (index, place) in setup.places.iter_mut().enumerate() {
                let kind = if index < people { PERSON } else { "easy" };
                place.kind = (index < people + bots).then(|| kind.to_owned());
            }
            return Some(setup);
        }
    }
    None
}

/// Plays random steps until the turn is over.
fn take_turn(game: &mut LinkGame, secret: &Secret, picks: &mut Picks) {
    game.begin_turn(secret).unwrap();
    while game.is_turn_under_way() {
        match game.game().node() {
            Node::Chance { .. } => game.roll().unwrap(),
            _ => {
                let steps = game.game().moves();
                game.play(steps[picks.below(steps.len())].0).unwrap();
            }
        }
    }
    game.end_turn(secret).unwrap();
}

/// Plays a game of up to so many links; the game of each link.
fn play(setup: &Setup, picks: &mut Picks, most: usize) -> Vec<LinkGame> {
    let people: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
    let host = people[picks.below(people.len())];
    let mut sent = vec![LinkGame::invite(setup, host, &secret(host)).unwrap()];
    while let Some(next) = sent[sent.len() - 1].next()
        && sent.len() < most
    {
        let mut game = sent[sent.len() - 1].clone();
        if game.has_all_players() {
            take_turn(&mut game, &secret(next), picks);
        } else {
            game.join(&secret(next)).unwrap();
        }
        sent.push(game);
    }
    sent
}
