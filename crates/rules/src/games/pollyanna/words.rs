//! Pollyanna in words, in the printed terms of each edition (P-34).

use words::{Plain, text};

use super::actions::{REWARD, Spend, Step};
use super::spaces::{self, Place};
use super::state::{Left, Phase, State};
use super::{Pollyanna, board};
use crate::board::Space;
use crate::chance::Faces;
use crate::event::{Event, Spent};
use crate::game::Game;
use crate::notation::Token;
use crate::seat::{Seat, SeatSet};
use crate::words::{Phrases, Words};

/// The printed terms of an edition, as they stand in sentences.
pub(super) struct Terms {
    /// Where pawns wait, as a choice names it.
    pub(super) yard: &'static str,
    /// The same in a sentence.
    pub(super) own_yard: &'static str,
    /// Where pawns end, as a choice names it.
    pub(super) home: &'static str,
    /// The same in a sentence.
    pub(super) the_home: &'static str,
    /// Bring a pawn out of the yard.
    pub(super) start: &'static str,
    pub(super) starts: &'static str,
    pub(super) starting: &'static str,
    pub(super) started: &'static str,
    /// The space where it is brought out.
    pub(super) start_space: &'static str,
    /// The space where a colour leaves Broadway.
    pub(super) entrance: &'static str,
    /// The way from there to home.
    pub(super) path: &'static str,
}

const TERMS_1951: Terms = Terms {
    yard: "corner",
    own_yard: "corner",
    home: "Home Space",
    the_home: "the Home Space",
    start: "start",
    starts: "starts",
    starting: "starting",
    started: "started",
    start_space: "starting space",
    entrance: "Home Entrance",
    path: "Home Path",
};

const TERMS_1916: Terms = Terms {
    yard: "circle",
    own_yard: "portrait circle",
    home: "POLLYANNA",
    the_home: "POLLYANNA",
    start: "enter",
    starts: "enters",
    starting: "entering",
    started: "entered",
    start_space: "starting point",
    entrance: "Glad Entrance",
    path: "Glad Path",
};

/// The rulebook is written in the words of 1951; those of 1916 take their places, in this order.
/// None of them is broken over two lines there.
const RULEBOOK_TERMS: &[(&str, &str)] = &[
    ("# Pollyanna\n", "# Pollyanna, the Glad Game\n"),
    ("the words of 1951", "the words of 1916"),
    ("Home Entrance", "Glad Entrance"),
    ("Home Path", "Glad Path"),
    ("the Home Space", "POLLYANNA"),
    ("starting space", "starting point"),
    ("corner", "portrait circle"),
    ("started", "entered"),
    ("start a pawn", "enter a pawn"),
];

impl Pollyanna {
    /// The terms of the edition that is played (P-34).
    pub(super) fn terms(&self) -> &'static Terms {
        if self.is_of_1916() {
            &TERMS_1916
        } else {
            &TERMS_1951
        }
    }

    fn is_of_1916(&self) -> bool {
        self.ruleset().edition.name == "pollyanna-1916"
    }
}

fn colour(seat: Seat) -> &'static str {
    Pollyanna::FAMILY.colour(seat)
}

/// "Yellow", "Yellow and Red".
fn colours(seats: SeatSet) -> String {
    let colours: Vec<_> = seats.iter().map(colour).collect();
    match colours.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => colours.concat(),
    }
}

/// "6 and 3".
fn numbers(faces: &Faces) -> String {
    let numbers: Vec<String> = faces.numbers().iter().map(u8::to_string).collect();
    numbers.join(" and ")
}

/// Whether a way leaves Broadway and comes back onto it by a turnout, which its ends do not show.
fn is_round_a_turnout(way: &[Space]) -> bool {
    let on_turnout = |&space: &Space| matches!(Place::of(space), Place::Turnout { .. });
    let ends = [way.first(), way.last()];
    way.iter().any(on_turnout) && !ends.into_iter().flatten().any(on_turnout)
}

/// " by the turnout" where the ends of a way do not show it.
fn round(way: &[Space]) -> &'static str {
    if is_round_a_turnout(way) {
        " by the turnout"
    } else {
        ""
    }
}

/// "Yellow wins", "Yellow and Red win".
fn won(seats: SeatSet) -> String {
    let verb = if seats.len() == 1 { "wins" } else { "win" };
    format!("{} {verb}", colours(seats))
}

impl Pollyanna {
    /// What the log says of a step: "Yellow moves from Y3 to Y8 with a 5".
    fn moved(&self, seat: Seat, way: &[Space], spent: Spent) -> Option<String> {
        let terms = self.terms();
        let colour = colour(seat);
        let (first, last) = (*way.first()?, *way.last()?);
        let (from, to, round) = (self.space_words(first), self.space_words(last), round(way));
        let spent = match spent {
            Spent::Die(number) => format!("a {number}"),
            Spent::Both(low, high) => format!("{low} and {high}"),
            Spent::Reward(steps) => format!("the reward of {steps}"),
            Spent::Card(..) | Spent::Space => return None,
        };
        Some(match (Place::of(first), Place::of(last)) {
            (Place::Yard { .. }, _) => {
                format!("{colour} {} a pawn on {to} with {spent}", terms.starts)
            }
            (_, Place::Home { .. }) => {
                format!(
                    "{colour} brings a pawn from {from} to {} with {spent}",
                    terms.the_home
                )
            }
            _ => format!("{colour} moves from {from} to {to}{round} with {spent}"),
        })
    }
}

impl Words for Pollyanna {
    const RULEBOOK: &'static str = include_str!("rules.md");
    const LESSONS: &'static str = include_str!("lessons.txt");
    const LEARNED_IN: Option<Plain> = Some(text!(pollyanna::learned_in));

    fn choice(&self, state: &State, step: Step) -> String {
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => format!("{} and {}", dice.low(), dice.high()),
            Spend::Reward => format!("Reward of {REWARD}"),
            Spend::Decline => return format!("Give up the reward of {REWARD}"),
            Spend::Pass => return "Pass: nothing can be played".to_owned(),
        };
        let words = |mark| self.space_words(spaces::space(state.turn, mark));
        let round = round(&super::events::way(state.turn, step));
        let captured = self.pointing(state, step).captures;
        let captured = if captured.is_empty() {
            String::new()
        } else {
            format!(", captures {}", colours(captured))
        };
        format!(
            "{spent}: {} to {}{round}{captured}",
            words(step.from),
            words(step.to)
        )
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Opened { seat, faces } => {
                let total: u8 = faces.numbers().iter().sum();
                format!(
                    "{} throws {} for the first turn: {total}",
                    colour(*seat),
                    numbers(faces)
                )
            }
            Event::OpeningTied { seats } => format!("{} tie and throw again", colours(*seats)),
            Event::Begins { seat } => format!("{} begins", colour(*seat)),
            Event::Thrown { seat, faces } => format!("{} throws {}", colour(*seat), numbers(faces)),
            Event::Moved {
                seat, way, spent, ..
            } => self.moved(*seat, way, *spent)?,
            Event::Captured {
                seat, piece, from, ..
            } => {
                let victim = piece.owner.map_or("a pawn", colour);
                let (from, yard) = (self.space_words(*from), self.terms().own_yard);
                format!(
                    "{} captures {victim} on {from}: back to the {yard}",
                    colour(*seat)
                )
            }
            Event::RewardEarned { seat, steps } => {
                format!("{} earns a reward of {steps}", colour(*seat))
            }
            Event::RewardLost { seat, steps } => {
                let colour = colour(*seat);
                format!("{colour} has no pawn that can go the full {steps}: the reward is lost")
            }
            Event::RewardDeclined { seat, steps } => {
                format!("{} gives up the reward of {steps}", colour(*seat))
            }
            Event::Forfeited { seat, faces } => {
                format!("{} cannot play the {}", colour(*seat), numbers(faces))
            }
            Event::Passed { seat } => format!("{} can play nothing", colour(*seat)),
            Event::ThrowsAgain { seat } => format!("Doublets: {} throws again", colour(*seat)),
            Event::Won { seats } => won(*seats),
            // The next throw says that the turn passes; the others are of other games.
            _ => return None,
        })
    }

    fn status(&self, state: &State) -> String {
        let colour = colour(state.turn);
        match state.phase {
            Phase::Opening { .. } => format!("{colour} to throw for the first turn"),
            Phase::Throw => format!("{colour} to throw"),
            Phase::Play { reward: true, .. } => format!("{colour} to use a reward of {REWARD}"),
            Phase::Play { dice, left, .. } => {
                // As thrown, the higher die first.
                let mut left: Vec<u8> = Left::numbers(left, dice).collect();
                left.reverse();
                format!("{colour} to play {}", numbers(&Faces::Dice(left)))
            }
            Phase::Over => won(self.side_of(state.turn)),
        }
    }

    fn space_words(&self, space: Space) -> String {
        match Place::of(space) {
            Place::Yard { .. } => self.terms().yard.to_owned(),
            Place::Home { .. } => self.terms().home.to_owned(),
            _ => board::name(space),
        }
    }

    fn chance_word(&self) -> &'static str {
        "Throw"
    }

    fn phrases(&self) -> Phrases {
        Phrases {
            setting_out: if self.is_of_1916() { "enter" } else { "start" },
            terms: self.ruleset().edition.name,
            ..Phrases::USUAL
        }
    }

    fn in_edition(&self, text: &str) -> String {
        let mut text = text.to_owned();
        if self.is_of_1916() {
            for (of_1951, of_1916) in RULEBOOK_TERMS {
                let parts = Token::line(&text).split(of_1951);
                let parts: Vec<_> = parts.map(|token| token.text).collect();
                text = parts.join(of_1916);
            }
        }
        text
    }
}
