//! Pollyanna in words, in the printed terms of each edition (P-34).

use ::words::{Plain, t, text};

use super::actions::{REWARD, Spend, Step};
use super::spaces::{self, Place};
use super::state::{Left, Phase, State};
use super::{Pollyanna, board, events};
use crate::board::Space;
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::seat::{Seat, SeatSet};
use crate::words::{Phrases, Words};

impl Pollyanna {
    /// The edition's name: by it the texts choose the printed terms (P-34).
    pub(super) fn edition(&self) -> &'static str {
        self.ruleset().edition.name
    }

    fn is_of_1916(&self) -> bool {
        self.edition() == "pollyanna-1916"
    }
}

pub(super) fn colour(seat: Seat) -> &'static str {
    Pollyanna::FAMILY.colour(seat)
}

/// "Yellow", "Yellow and Red".
pub(super) fn colours(seats: SeatSet) -> String {
    let colours: Vec<_> = seats.iter().map(colour).collect();
    ::words::list(&colours)
}

/// "6 and 3".
fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    ::words::list(&numbers)
}

/// What the texts say of a way beside its ends: that it leads out of the yard or home, or leaves
/// Broadway and comes back onto it by a turnout, which its ends do not show.
fn kind(way: &[Space]) -> &'static str {
    let on_turnout = |&space: &Space| matches!(Place::of(space), Place::Turnout { .. });
    let ends = [way.first(), way.last()].map(|end| end.map(|&space| Place::of(space)));
    match ends {
        [Some(Place::Yard { .. }), _] => "out",
        [_, Some(Place::Home { .. })] => "home",
        [Some(Place::Turnout { .. }), _] | [_, Some(Place::Turnout { .. })] => "plain",
        _ if way.iter().any(on_turnout) => "turnout",
        _ => "plain",
    }
}

/// "Yellow wins", "Yellow and Red win".
fn won(seats: SeatSet) -> String {
    t!(
        pollyanna::won,
        count = seats.len(),
        colours = colours(seats)
    )
}

impl Pollyanna {
    /// What the log says of a step: "Yellow moves from Y3 to Y8 with a 5".
    fn moved(&self, seat: Seat, way: &[Space], spent: Spent) -> Option<String> {
        let spent = match spent {
            Spent::Die(number) => t!(pollyanna::with_die, number),
            Spent::Both(low, high) => t!(pollyanna::with_both, low, high),
            Spent::Reward(steps) => t!(pollyanna::with_reward, steps),
            Spent::Card(..) | Spent::Space => return None,
        };
        Some(t!(
            pollyanna::moved,
            kind = kind(way),
            edition = self.edition(),
            colour = colour(seat),
            from = self.space_words(*way.first()?),
            to = self.space_words(*way.last()?),
            spent
        ))
    }
}

impl Words for Pollyanna {
    const LEARNED_IN: Option<Plain> = Some(text!(pollyanna::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => t!(pollyanna::both_dice, low = dice.low(), high = dice.high()),
            Spend::Reward => t!(pollyanna::reward, steps = REWARD),
            Spend::Decline => return t!(pollyanna::give_up, steps = REWARD),
            Spend::Pass => return t!(pollyanna::pass).to_owned(),
        };
        let words = |mark| self.space_words(spaces::space(state.turn, mark));
        let (from, to) = (words(step.from), words(step.to));
        let kind = kind(&events::way(state.turn, step));
        let edition = self.edition();
        let captured = self.pointing(state, step).captures;
        if captured.is_empty() {
            return t!(pollyanna::choice, spent, kind, edition, from, to);
        }
        let captured = colours(captured);
        t!(
            pollyanna::choice_captures,
            spent,
            kind,
            edition,
            from,
            to,
            captured
        )
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let dice = faces.numbers();
                t!(
                    pollyanna::opened,
                    colour = colour(*seat),
                    dice = numbers(dice),
                    total = dice.iter().sum::<u8>()
                )
            }
            Event::OpeningTied { seats } => {
                t!(pollyanna::opening_tied, colours = colours(*seats))
            }
            Event::Begins { seat } => t!(pollyanna::begins, colour = colour(*seat)),
            Event::Thrown { seat, faces } => {
                let dice = numbers(faces.numbers());
                t!(pollyanna::thrown, colour = colour(*seat), dice)
            }
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => t!(
                pollyanna::captured,
                edition = self.edition(),
                colour = colour(*seat),
                victim = colour(piece.owner?),
                space = self.space_words(*from)
            ),
            Event::RewardEarned { seat, steps } => {
                t!(
                    pollyanna::reward_earned,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::RewardLost { seat, steps } => {
                t!(
                    pollyanna::reward_lost,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::RewardDeclined { seat, steps } => {
                t!(
                    pollyanna::reward_given_up,
                    colour = colour(*seat),
                    steps = *steps
                )
            }
            Event::Forfeited { seat, faces } => {
                let dice = faces.numbers();
                t!(
                    pollyanna::forfeited,
                    colour = colour(*seat),
                    count = dice.len(),
                    dice = numbers(dice)
                )
            }
            Event::Passed { seat } => t!(pollyanna::passed, colour = colour(*seat)),
            Event::ThrowsAgain { seat } => t!(pollyanna::throws_again, colour = colour(*seat)),
            Event::Won { seats } => won(*seats),
            // The next throw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => t!(pollyanna::to_throw_first, colour),
            Phase::Throw => t!(pollyanna::to_throw, colour),
            Phase::Play { reward: true, .. } => {
                t!(pollyanna::to_use_reward, colour, steps = REWARD)
            }
            Phase::Play { dice, left, .. } => {
                // As thrown, the higher die first.
                let mut left: Vec<u8> = Left::numbers(left, dice).collect();
                left.reverse();
                t!(pollyanna::to_play, colour, dice = numbers(&left))
            }
            Phase::Over => won(self.side_of(state.turn)),
        }
    }

    fn task(&self, state: &State) -> Option<String> {
        match state.phase {
            Phase::Play { reward: true, .. } => Some(t!(status::bonus, steps = REWARD)),
            _ => None,
        }
    }

    fn space_words(&self, space: Space) -> String {
        let edition = self.edition();
        match Place::of(space) {
            Place::Yard { .. } => t!(pollyanna::yard, edition),
            Place::Home { .. } => t!(pollyanna::home, edition),
            _ => board::name(space),
        }
    }

    fn chance_word(&self) -> &'static str {
        t!(pollyanna::throw)
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            setting_out: if self.is_of_1916() { "enter" } else { "start" },
            terms: self.edition(),
            ..Phrases::USUAL
        }
    }
}
