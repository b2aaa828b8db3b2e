//! Checks of where a number leads, and of who stands there.

use words::t;

use super::StepCheck;
use crate::games::sorry::card_kind::CardKind;
use crate::games::sorry::card_moves::ends;
use crate::games::sorry::card_rule::CardRule;
use crate::games::sorry::play::SEVEN;
use crate::games::sorry::slides;
use crate::games::sorry::spaces::{self, At, RING};
use crate::games::sorry::state::Stage;
use crate::race::Place;
use crate::refusal::{Check, broken};
use crate::seat::Seat;

impl StepCheck<'_> {
    /// The pawn comes there by that card.
    pub(super) fn card_leads_there(&self, card: CardKind) -> Check {
        self.second_part_is_all_the_rest(card)?;
        if self.reached(card).contains(&self.step.to) {
            return self.no_own_pawn_is_there();
        }
        self.space_is_open_to_colour()?;
        self.starts_on_circle()?;
        self.slides_from_triangle(card)?;
        self.turns_into_zone(card)?;
        self.number_leads_there(card)
    }

    /// The steps of a 7 that are left.
    fn left(&self) -> u8 {
        match self.stage {
            Stage::Seven { left, .. } => left,
            _ => SEVEN,
        }
    }

    /// Where the card leads from there, whoever stands there.
    fn reached(&self, card: CardKind) -> Vec<At> {
        ends(
            &self.game.rules,
            self.owner,
            card,
            self.step.from,
            self.left(),
        )
    }

    /// S-9: two pawns of a colour never share a square.
    fn no_own_pawn_is_there(&self) -> Check {
        let to = self.step.to;
        if to == spaces::home(self.owner) || !self.state.pawns.of(self.owner).has(to) {
            return Ok(());
        }
        let (colour, at) = (self.player(self.owner), self.space(to));
        let reason = match slides::slide(&self.game.rules, self.owner, to) {
            Some(_) => t!(sorry_refusals::own_on_triangle, colour, at),
            None => t!(sorry_refusals::own_there, colour, at),
        };
        broken("S-9", reason)
    }

    /// S-16: alone, two pawns share a 7, so the second part is all that is left.
    fn second_part_is_all_the_rest(&self, card: CardKind) -> Check {
        let Stage::Seven { left, .. } = self.stage else {
            return Ok(());
        };
        let mut reached = self.reached(card).into_iter();
        let part = reached.position(|end| end == self.step.to);
        match part {
            Some(before) if !self.context.has_partners() && before + 1 < usize::from(left) => {
                broken("S-16", t!(sorry_refusals::second_part, left))
            }
            _ => Ok(()),
        }
    }

    /// S-10, S-13: the space is one where a pawn of that colour can come.
    fn space_is_open_to_colour(&self) -> Check {
        let reason = match spaces::place(self.step.to) {
            Place::Yard { .. } => return broken("S-10", t!(sorry_refusals::back_to_start)),
            Place::HomePath { side, .. } if Seat(side) != self.owner => {
                t!(
                    sorry_refusals::zone_of_others,
                    colour = self.player(Seat(side))
                )
            }
            Place::Home { side } if Seat(side) != self.owner => {
                t!(
                    sorry_refusals::home_of_others,
                    colour = self.player(Seat(side))
                )
            }
            _ => return Ok(()),
        };
        broken("S-13", reason)
    }

    /// S-11: pawns come out on their circle.
    fn starts_on_circle(&self) -> Check {
        let Place::Yard { side } = spaces::place(self.step.from) else {
            return Ok(());
        };
        let circle = self.space(spaces::circle(Seat(side)));
        let colour = self.player(Seat(side));
        broken("S-11", t!(sorry_refusals::starts_on, colour, circle))
    }

    /// S-20: a step that slides is written by where the slide begins.
    fn slides_from_triangle(&self, card: CardKind) -> Check {
        let slides =
            |&at: &At| slides::slide(&self.game.rules, self.owner, at) == Some(self.step.to);
        let Some(triangle) = self.reached(card).into_iter().find(slides) else {
            return Ok(());
        };
        let (triangle, end) = (self.space(triangle), self.space(self.step.to));
        broken("S-20", t!(sorry_refusals::slides, triangle, end))
    }

    /// S-12: a pawn turns into its safety zone instead of going on along the ring.
    fn turns_into_zone(&self, card: CardKind) -> Check {
        let (from, to) = (self.step.from, self.step.to);
        if !spaces::is_open(from) || !spaces::is_open(to) {
            return Ok(());
        }
        let forward = self.game.rules.card(card).forward;
        let counts = match card {
            CardKind::Seven => 1..=self.left(),
            _ => forward..=forward,
        };
        let along = (to + RING - from) % RING;
        let to_entrance = RING - spaces::progress(self.owner, from);
        if !counts.contains(&along) || along <= to_entrance {
            return Ok(());
        }
        let entrance = self.space(spaces::entrance(self.owner));
        let colour = self.player(self.owner);
        broken("S-12", t!(sorry_refusals::turns_in, colour, entrance))
    }

    /// S-14 to S-17: the number leads there. Asked last, where it is known that it does not.
    fn number_leads_there(&self, card: CardKind) -> Check {
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
            return broken("S-14", reason);
        };
        let &CardRule { forward, back, .. } = self.game.rules.card(card);
        let reason = match (card, self.stage) {
            (CardKind::Seven, Stage::Seven { left, .. }) => {
                t!(sorry_refusals::seven_rest, left, from, end, to)
            }
            (CardKind::Seven, _) => t!(sorry_refusals::seven, from, end, to),
            _ if back == 0 => t!(sorry_refusals::number, card = number, from, end, to),
            _ if forward == 0 => t!(sorry_refusals::back, back, from, end, to),
            _ => match &ends[..] {
                [_] => t!(sorry_refusals::only_back, forward, back, from, end),
                _ => t!(
                    sorry_refusals::either,
                    forward,
                    back,
                    from,
                    ahead = &ends[0],
                    end,
                    to
                ),
            },
        };
        broken(rule, reason)
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
