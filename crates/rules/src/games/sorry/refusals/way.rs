//! Where a number leads, and who stands there.

use words::t;

use super::super::attempts::ends;
use super::super::cards::CardKind;
use super::super::spaces::{self, At, RING};
use super::super::state::Stage;
use super::{Asked, colour_of};
use crate::race::Place;
use crate::refusal::Refusal;
use crate::seat::Seat;

impl Asked<'_> {
    /// Why a pawn of the player does not come there by that card.
    pub(super) fn no_way(&self, card: CardKind) -> Refusal {
        let to = self.step.to;
        if let Some(part) = self.wrong_part(card) {
            return part;
        }
        if self.reached(card).contains(&to) {
            // S-9 is all that can be wrong with a place that the card leads to.
            let (colour, at) = (colour_of(self.owner), self.space(to));
            let reason = match spaces::slide(self.owner, to) {
                Some(_) => t!(sorry_refusals::own_on_triangle, colour, at),
                None => t!(sorry_refusals::own_there, colour, at),
            };
            return Refusal::new("S-9", reason);
        }
        let elsewhere = self.foreign().or_else(|| self.started_elsewhere());
        let elsewhere = elsewhere.or_else(|| self.slid(card));
        let elsewhere = elsewhere.or_else(|| self.past_the_entrance(card));
        elsewhere.unwrap_or_else(|| self.out_of_reach(card))
    }

    /// Where the card leads from there.
    fn reached(&self, card: CardKind) -> Vec<At> {
        let mut ends = ends(self.owner, card, self.step.from);
        if let Stage::Seven(left) = self.stage {
            ends.truncate(usize::from(left));
        }
        ends
    }

    /// S-16: alone, two pawns share a 7, so the second part is all that is left.
    fn wrong_part(&self, card: CardKind) -> Option<Refusal> {
        let Stage::Seven(left) = self.stage else {
            return None;
        };
        let reached = self.reached(card);
        let part = 1 + reached.iter().position(|&end| end == self.step.to)?;
        let short = !self.throw.has_partners() && part < usize::from(left);
        short.then(|| Refusal::new("S-16", t!(sorry_refusals::second_part, left)))
    }

    /// The space is not one where a pawn of that colour can come.
    fn foreign(&self) -> Option<Refusal> {
        let reason = match spaces::place(self.step.to) {
            Place::Yard { .. } => {
                return Some(Refusal::new("S-10", t!(sorry_refusals::back_to_start)));
            }
            Place::HomePath { side, .. } if Seat(side) != self.owner => {
                t!(
                    sorry_refusals::zone_of_others,
                    colour = colour_of(Seat(side))
                )
            }
            Place::Home { side } if Seat(side) != self.owner => {
                t!(
                    sorry_refusals::home_of_others,
                    colour = colour_of(Seat(side))
                )
            }
            _ => return None,
        };
        Some(Refusal::new("S-13", reason))
    }

    /// S-11: pawns come out on their circle.
    fn started_elsewhere(&self) -> Option<Refusal> {
        let Place::Yard { side } = spaces::place(self.step.from) else {
            return None;
        };
        let seat = Seat(side);
        let (colour, circle) = (colour_of(seat), self.space(spaces::circle(seat)));
        let reason = t!(sorry_refusals::starts_on, colour, circle);
        Some(Refusal::new("S-11", reason))
    }

    /// S-20: the pawn would come there only by sliding, which is written by where it begins.
    fn slid(&self, card: CardKind) -> Option<Refusal> {
        let slides = |&at: &At| spaces::slide(self.owner, at) == Some(self.step.to);
        let triangle = self.reached(card).into_iter().find(slides)?;
        let (triangle, end) = (self.space(triangle), self.space(self.step.to));
        let reason = t!(sorry_refusals::slides, triangle, end);
        Some(Refusal::new("S-20", reason))
    }

    /// S-12: going on along the ring would lead there.
    fn past_the_entrance(&self, card: CardKind) -> Option<Refusal> {
        let (from, to) = (self.step.from, self.step.to);
        if !spaces::is_open(from) || !spaces::is_open(to) || card == CardKind::Four {
            return None;
        }
        let most = match self.stage {
            Stage::Seven(left) => left,
            _ => card.number(),
        };
        let along = (to + RING - from) % RING;
        let leads = if card == CardKind::Seven {
            along <= most
        } else {
            along == most
        };
        let goes_by = leads && along > spaces::to_entrance(self.owner, from);
        let reason = || {
            let entrance = self.space(spaces::entrance(self.owner));
            t!(
                sorry_refusals::turns_in,
                colour = colour_of(self.owner),
                entrance
            )
        };
        goes_by.then(|| Refusal::new("S-12", reason()))
    }

    /// The number does not lead there.
    fn out_of_reach(&self, card: CardKind) -> Refusal {
        let (from, to) = (self.space(self.step.from), self.goal(self.step.to));
        let ends: Vec<String> = self
            .reached(card)
            .into_iter()
            .map(|at| self.goal(at))
            .collect();
        let rule = match card {
            CardKind::Seven => "S-16",
            CardKind::Eleven => "S-17",
            _ => "S-15",
        };
        let number = card.number();
        let Some(end) = ends.last() else {
            let away = spaces::to_go(self.owner, self.step.from);
            let reason = t!(sorry_refusals::too_many, from, away, card = number);
            return Refusal::new("S-14", reason);
        };
        let reason = match (card, self.stage) {
            (CardKind::Four, _) => t!(sorry_refusals::four, from, end, to),
            (CardKind::Ten, _) if ends.len() == 1 => t!(sorry_refusals::ten_back, from, end),
            (CardKind::Ten, _) => t!(sorry_refusals::ten, from, ahead = &ends[0], end, to),
            (CardKind::Seven, Stage::Seven(left)) => {
                t!(sorry_refusals::seven_rest, left, from, end, to)
            }
            (CardKind::Seven, _) => t!(sorry_refusals::seven, from, end, to),
            _ => t!(sorry_refusals::number, card = number, from, end, to),
        };
        Refusal::new(rule, reason)
    }

    /// A space that the pawn comes to.
    fn goal(&self, at: At) -> String {
        if at == spaces::home(self.owner) {
            t!(sorry::home).to_owned()
        } else {
            self.space(at)
        }
    }
}
