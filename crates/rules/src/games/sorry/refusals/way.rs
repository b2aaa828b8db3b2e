//! Where a number leads, and who stands there.

use super::super::attempts::ends;
use super::super::cards::CardKind;
use super::super::spaces::{self, At, Place, RING};
use super::super::state::Stage;
use super::{Asked, colour_of, name};
use crate::refusal::Refusal;

impl Asked<'_> {
    /// Why a pawn of the player does not come there by that card.
    pub(super) fn no_way(&self, card: CardKind) -> Refusal {
        let to = self.step.to;
        if let Some(part) = self.wrong_part(card) {
            return part;
        }
        if self.reached(card).contains(&to) {
            // S-9 is all that can be wrong with a place that the card leads to.
            let (colour, at) = (colour_of(self.owner), name(to));
            let own = format!("{colour}'s own pawn stands on {at}");
            let reason = match spaces::slide(self.owner, to) {
                Some(_) => format!("{own}, before it could slide on from there"),
                None => own,
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
        let reason = format!("the second part of the 7 is all {left} that are left");
        short.then(|| Refusal::new("S-16", reason))
    }

    /// The space is not one where a pawn of that colour can come.
    fn foreign(&self) -> Option<Refusal> {
        let reason = match Place::of(self.step.to) {
            Place::Yard { .. } => {
                let reason = "only a pawn that is bumped goes back to START";
                return Some(Refusal::new("S-10", reason));
            }
            Place::Zone { seat, .. } if seat != self.owner => {
                let colour = colour_of(seat);
                format!("only {colour}'s pawns go into {colour}'s safety zone")
            }
            Place::Home { seat } if seat != self.owner => {
                let colour = colour_of(seat);
                format!("only {colour}'s pawns go to {colour}'s home")
            }
            _ => return None,
        };
        Some(Refusal::new("S-13", reason))
    }

    /// S-11: pawns come out on their circle.
    fn started_elsewhere(&self) -> Option<Refusal> {
        let Place::Yard { seat } = Place::of(self.step.from) else {
            return None;
        };
        let circle = name(spaces::circle(seat));
        let reason = format!(
            "{}'s pawns start on {circle} and nowhere else",
            colour_of(seat)
        );
        Some(Refusal::new("S-11", reason))
    }

    /// S-20: the pawn would come there only by sliding, which is written by where it begins.
    fn slid(&self, card: CardKind) -> Option<Refusal> {
        let slides = |&at: &At| spaces::slide(self.owner, at) == Some(self.step.to);
        let triangle = self.reached(card).into_iter().find(slides)?;
        let (triangle, end) = (name(triangle), name(self.step.to));
        let reason = format!("the move ends on {triangle}, from where the pawn slides to {end}");
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
        let (colour, entrance) = (colour_of(self.owner), name(spaces::entrance(self.owner)));
        let reason = format!("{colour}'s pawns turn into their safety zone at {entrance}");
        goes_by.then(|| Refusal::new("S-12", reason))
    }

    /// The number does not lead there.
    fn out_of_reach(&self, card: CardKind) -> Refusal {
        let from = name(self.step.from);
        let to = if self.step.to == spaces::home(self.owner) {
            "home".to_owned()
        } else {
            name(self.step.to)
        };
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
        let Some(last) = ends.last() else {
            let away = spaces::to_go(self.owner, self.step.from);
            let reason = format!("{from} is {away} from home, and {card} is too many");
            return Refusal::new("S-14", reason);
        };
        let reason = match (card, self.stage) {
            (CardKind::Four, _) => format!("4 back from {from} leads to {last}, not to {to}"),
            (CardKind::Ten, _) if ends.len() == 1 => {
                format!("1 back from {from} leads to {last}, and 10 forward is too many")
            }
            (CardKind::Ten, _) => {
                let ahead = &ends[0];
                format!("10 from {from} leads to {ahead}, 1 back to {last}, and neither to {to}")
            }
            (CardKind::Seven, Stage::Seven(left)) => {
                format!("the {left} left of the 7 lead from {from} to {last} at most, not to {to}")
            }
            (CardKind::Seven, _) => {
                format!("a 7 leads from {from} to {last} at most, not to {to}")
            }
            _ => format!("{card} from {from} leads to {last}, not to {to}"),
        };
        Refusal::new(rule, reason)
    }

    /// A space that the pawn comes to.
    fn goal(&self, at: At) -> String {
        if at == spaces::home(self.owner) {
            "home".to_owned()
        } else {
            name(at)
        }
    }
}
