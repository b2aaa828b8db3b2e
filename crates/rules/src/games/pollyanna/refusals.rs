//! Why a step is not legal: the rule and the facts. Explains the list of legal steps, and is only
//! asked about steps that are not on it.

use super::actions::{ENTRY_WORTH, REWARD, Spend, Step};
use super::spaces::{
    BRANCH, ENTERED, FIRST_TURNOUT, HOME, Mark, Place, YARD, is_own, place, steps_to_go, ways,
};
use super::state::{Left, Phase, State};
use super::{Pollyanna, notation};
use crate::chance::TwoDice;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};
use crate::turn;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Pollyanna, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let asked = Asked {
        game,
        state,
        step,
        colour: Pollyanna::FAMILY.colour(state.turn),
    };
    Some(match state.phase {
        Phase::Over => Refusal::new("P-32", "the game is over"),
        Phase::Opening { .. } => {
            Refusal::new("P-10", "the throws that decide who begins are not played")
        }
        Phase::Throw => Refusal::new("P-11", format!("{} has not thrown yet", asked.colour)),
        Phase::Play { dice, left, reward } => asked
            .spending(dice, left, reward)
            .or_else(|| asked.starting())
            .or_else(|| asked.reaching())
            .or_else(|| asked.passing())
            .or_else(|| asked.landing())
            .unwrap_or_else(|| asked.whole_play()),
    })
}

/// The rule by which a colour's pawns never stand on a space that is not among its marks.
pub(super) fn rule_of_foreign(seat: Seat, mark: Mark) -> &'static str {
    match place(seat, mark) {
        Place::Broadway { .. } => "P-26",
        Place::Turnout { .. } => "P-4",
        _ => "P-5",
    }
}

/// A step that is asked about.
struct Asked<'a> {
    game: &'a Pollyanna,
    state: &'a State,
    step: Step,
    colour: &'static str,
}

impl Asked<'_> {
    fn name(&self, mark: Mark) -> String {
        notation::mark_name(self.state.turn, mark)
    }

    /// What the step would spend is not there to be spent.
    fn spending(&self, dice: TwoDice, left: Left, reward: bool) -> Option<Refusal> {
        let is_reward = matches!(self.step.spend, Spend::Reward | Spend::Decline);
        if reward && !is_reward {
            let reason = format!("the reward of {REWARD} is to be used or given up first");
            return Some(Refusal::new("P-30", reason));
        }
        match self.step.spend {
            Spend::Reward | Spend::Decline if !reward => Some(Refusal::new(
                "P-30",
                "there is no reward to be used: nothing has just been captured",
            )),
            Spend::Pass => Some(Refusal::new(
                "P-17",
                "something can be played, so the turn does not pass",
            )),
            Spend::Die(number) if !left.numbers(dice).any(|each| each == number) => {
                let thrown = dice.high() == number || dice.low() == number;
                let reason = if thrown {
                    format!("the {number} has been played")
                } else {
                    format!("no {number} was thrown")
                };
                Some(Refusal::new("P-11", reason))
            }
            Spend::Both(low, high) if low + high != 6 => Some(Refusal::new(
                "P-12",
                format!("{low} and {high} do not add up to six, so they are two steps"),
            )),
            Spend::Both(low, high)
                if left != Left::Both || (low, high) != (dice.low(), dice.high()) =>
            {
                Some(Refusal::new(
                    "P-12",
                    format!("{low} and {high} are not both there to be played"),
                ))
            }
            _ => None,
        }
    }

    /// No pawn can set out from there with that.
    fn starting(&self) -> Option<Refusal> {
        let Step { spend, from, .. } = self.step;
        let has = |mark| self.state.pawns[self.state.turn.index()].contains(&mark);
        if !has(from) {
            let reason = match from {
                YARD => format!("{} has no pawn left to enter", self.colour),
                _ => format!("{} has no pawn on {}", self.colour, self.name(from)),
            };
            return Some(Refusal::new(
                if from == YARD { "P-12" } else { "P-18" },
                reason,
            ));
        }
        match (spend, from) {
            (Spend::Both(..), mark) if mark != YARD => Some(Refusal::new(
                "P-12",
                "both dice together only enter a pawn; otherwise each is a step of its own",
            )),
            (Spend::Reward, YARD) => Some(Refusal::new("P-30", "a reward cannot enter a pawn")),
            (Spend::Die(number), YARD) if number != 6 => Some(Refusal::new(
                "P-12",
                format!(
                    "a pawn enters with a six or with two dice adding up to six, not with a {number}"
                ),
            )),
            (_, HOME) => Some(Refusal::new("P-27", "a pawn that is home moves no more")),
            _ => None,
        }
    }

    /// The number does not lead there.
    fn reaching(&self) -> Option<Refusal> {
        let Step { from, to, .. } = self.step;
        let seat = self.state.turn;
        if from == YARD {
            let start = self.name(ENTERED);
            return (to != ENTERED).then(|| {
                Refusal::new(
                    "P-12",
                    format!("a pawn enters on {start}, its start, and no farther"),
                )
            });
        }
        let count = self.step.count();
        let ends: Vec<Mark> = ways(from, count)
            .iter()
            .filter_map(|way| way.last().copied())
            .collect();
        let ends: Vec<Mark> = if ways(from, count)
            .iter()
            .any(|way| way.len() < usize::from(count))
        {
            Vec::new()
        } else {
            ends
        };
        if ends.contains(&to) {
            return None;
        }
        if !is_own(to) {
            let reason = match place(seat, to) {
                Place::Broadway { .. } => format!(
                    "{}'s pawns turn up their home path at {} and never come to {}",
                    self.colour,
                    self.name(super::spaces::ENTRANCE),
                    self.name(to)
                ),
                Place::Turnout { .. } => format!(
                    "{}'s pawns enter beyond their own turnout and never meet it",
                    self.colour
                ),
                _ => format!("that is not {}'s", self.colour),
            };
            return Some(Refusal::new(rule_of_foreign(seat, to), reason));
        }
        if ends.is_empty() {
            let away = steps_to_go(from);
            return Some(Refusal::new(
                "P-27",
                format!(
                    "{} is {away} from home, which is reached by exact count, not by {count}",
                    self.name(from)
                ),
            ));
        }
        let ends: Vec<String> = ends.into_iter().map(|mark| self.name(mark)).collect();
        let reason = format!(
            "{count} from {} leads to {}, not to {}",
            self.name(from),
            ends.join(" or "),
            self.name(to)
        );
        Some(Refusal::new("P-18", reason))
    }

    /// The way, without its end: the marks passed.
    fn way(&self) -> Vec<Mark> {
        if self.step.from == YARD {
            return vec![ENTERED];
        }
        let ways = ways(self.step.from, self.step.count());
        ways.into_iter()
            .find(|way| way.last() == Some(&self.step.to))
            .unwrap_or_default()
    }

    /// Something bars the way.
    fn passing(&self) -> Option<Refusal> {
        let way = self.way();
        let turnout = way.iter().any(|&mark| mark >= FIRST_TURNOUT);
        let home_path = matches!(
            place(self.state.turn, self.step.to),
            Place::HomePath { .. } | Place::Home { .. }
        );
        for &mark in way.split_last().map_or(&[][..], |(_, passed)| passed) {
            let there = self.there(mark);
            let name = self.name(mark);
            match place(self.state.turn, mark) {
                Place::Broadway { number, .. } if there.count() > 1 => {
                    let closes = turnout && (number == BRANCH || number == 2 * BRANCH);
                    let whose = self.whose_blockade(&there);
                    return Some(if closes {
                        Refusal::new("P-24", format!("{whose} on {name} closes the turnout too"))
                    } else if number == 0 && home_path {
                        Refusal::new(
                            "P-24",
                            format!("{whose} on {name} keeps {} from the home path", self.colour),
                        )
                    } else {
                        Refusal::new("P-20", format!("{whose} on {name} is in the way"))
                    });
                }
                Place::Turnout { .. } | Place::HomePath { .. } if there.count() > 0 => {
                    let colour = there.colours();
                    let reason =
                        format!("{colour}'s pawn on {name} cannot be passed on a single-file way");
                    return Some(Refusal::new("P-23", reason));
                }
                _ => {}
            }
        }
        None
    }

    /// The end of the way is closed.
    fn landing(&self) -> Option<Refusal> {
        let seat = self.state.turn;
        let to = self.step.to;
        let there = self.there(to);
        let name = self.name(to);
        let ours = there
            .seats
            .iter()
            .any(|&other| self.game.side_of(seat).has(other));
        match place(seat, to) {
            Place::Turnout { .. } | Place::HomePath { .. } if there.count() > 0 => {
                Some(Refusal::new(
                    "P-23",
                    format!(
                        "{}'s pawn stands on {name}, and a single-file space holds one",
                        there.colours()
                    ),
                ))
            }
            Place::Broadway { .. } if ours && there.count() > 2 => {
                let rule = if self.step.from == YARD {
                    "P-24"
                } else {
                    "P-20"
                };
                Some(Refusal::new(
                    rule,
                    format!("three pawns stand on {name}, and no space holds more"),
                ))
            }
            Place::Broadway { .. } if !ours && there.count() > 1 => {
                let whose = self.whose_blockade(&there);
                Some(if self.step.from == YARD {
                    Refusal::new(
                        "P-24",
                        format!("{whose} on {name} keeps {} from entering", self.colour),
                    )
                } else {
                    Refusal::new("P-20", format!("{whose} stands on {name}"))
                })
            }
            Place::Broadway { number, .. }
                if !ours && there.count() == 1 && self.is_safe(&there, to) =>
            {
                let what = if number == 0 { "entrance" } else { "start" };
                Some(Refusal::new(
                    "P-25",
                    format!(
                        "{}'s pawn is safe on {name}, its own {what}",
                        there.colours()
                    ),
                ))
            }
            _ => None,
        }
    }

    /// The step is possible in itself, but begins no legal play.
    fn whole_play(&self) -> Refusal {
        let (throw, play) = self.game.play(self.state);
        let worth = |step| turn::worth_from(&play, &throw, step);
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, &mut legal);
        let best = legal.first().map_or(0, |&step| worth(step));
        if worth(self.step) / ENTRY_WORTH < best / ENTRY_WORTH {
            let how = match best / ENTRY_WORTH {
                1 => "a pawn can enter with this throw, and must",
                _ => "two pawns can enter with this throw, and must",
            };
            return Refusal::new("P-13", format!("{how}; after this step it could not"));
        }
        let dice = play.left.count();
        let how = if dice == 2 {
            "both dice can be played, so both must be"
        } else {
            "the other die can be played, so it must be"
        };
        Refusal::new(
            "P-15",
            format!("{how}; after this step the other could not"),
        )
    }

    fn there(&self, mark: Mark) -> Company {
        let space = super::spaces::space(self.state.turn, mark);
        let standing = self.game.pieces(self.state);
        let seats: Vec<Seat> = standing
            .iter()
            .filter(|each| each.at == space)
            .filter_map(|each| each.piece.owner)
            .collect();
        Company { seats }
    }

    fn whose_blockade(&self, there: &Company) -> String {
        let owners: SeatSet = there.seats.iter().copied().collect();
        match owners.len() {
            1 if owners.has(self.state.turn) => format!("{}'s own blockade", self.colour),
            _ => format!("{}'s blockade", there.colours()),
        }
    }

    fn is_safe(&self, there: &Company, to: Mark) -> bool {
        let Place::Broadway { side, number } = place(self.state.turn, to) else {
            return false;
        };
        there.seats == [Seat(side)] && (number == 0 || number == super::spaces::START)
    }
}

/// The pawns on a space.
struct Company {
    seats: Vec<Seat>,
}

impl Company {
    fn count(&self) -> usize {
        self.seats.len()
    }

    /// Their colours: "Red", "Yellow and Red".
    fn colours(&self) -> String {
        let mut seats = self.seats.clone();
        seats.dedup();
        let colours: Vec<_> = seats
            .iter()
            .map(|&seat| Pollyanna::FAMILY.colour(seat))
            .collect();
        colours.join(" and ")
    }
}
