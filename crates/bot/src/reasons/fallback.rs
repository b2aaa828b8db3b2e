//! Fallback reasons, for a play without a capture, a rescue or a pawn home.

use std::cmp::Ordering;

use words::t;

use super::{Picked, Rank, ReasonWords, Reasons};

/// How many spaces are a lead: more than a roll or two.
const CLEAR_LEAD: i32 = 16;

impl ReasonWords<'_> {
    /// The reason for a play that has no better one; `other` is the best rival play.
    pub(super) fn fallback(&self, reasons: &Reasons, other: Option<&Reasons>) -> Option<String> {
        if self.phrases.collects.is_some() {
            let loses = |reasons: &&Reasons| {
                let mut tallies = reasons.tallies.iter();
                tallies.any(|(seat, had, has)| *seat == self.seat && has < had)
            };
            let lead = reasons.race.lead();
            let said = match (reasons.picked, reasons.token) {
                (Some(picked), _) => return self.whom(picked, "against"),
                _ if reasons.prospect.seat == Some(self.seat) => Some(t!(reasons::rolls_again)),
                _ if other.filter(loses).is_some() => Some(t!(reasons::costs_nothing)),
                (_, Some(Ordering::Greater)) if lead < 0 => Some(t!(reasons::more_time)),
                (_, Some(Ordering::Less)) if lead > 0 => Some(t!(reasons::nearer_end)),
                _ => None,
            };
            return said.map(str::to_owned);
        }
        let (capture, terms) = (self.phrases.capture, self.phrases.terms);
        let (before, after) = reasons.hits;
        let colour = reasons
            .attacker
            .map_or("none", |attacker| self.called(attacker));
        let is_alike =
            |other: &&Reasons| (other.attacker, other.total) == (reasons.attacker, reasons.total);
        let would = other.filter(is_alike).map_or(0, |other| other.hits.1);
        let is_onward = reasons.race.gained() > 0;
        let is_easy_walk = is_onward && reasons.on_path > 0 && reasons.walked == 0;
        let departure = reasons.departure;
        Some(match reasons.approach.rival {
            _ if reasons.lost > 0 => t!(reasons::loses, count = reasons.lost),
            _ if after < before && after == 0 => t!(reasons::nothing_in_danger, colour),
            _ if after < before && reasons.attacker.is_some() => {
                t!(reasons::harder, capture, colour)
            }
            Some((_, seat)) => t!(reasons::behind, colour = self.called(seat), capture),
            None if reasons.approach.home_path => t!(reasons::before_home_path, capture, terms),
            None if is_easy_walk => t!(reasons::on_home_path, capture, terms),
            None => match departure.leaves_start_of {
                Some(seat) => t!(reasons::leaves_start, colour = self.called(seat), capture),
                None if would > after => t!(reasons::safer, capture, colour),
                None if departure.clears_start => t!(reasons::clears_start).to_owned(),
                None => self.race(reasons, other),
            },
        })
    }

    /// Which pawn comes on, and how the race stands.
    fn race(&self, reasons: &Reasons, other: Option<&Reasons>) -> String {
        let goes_back = |other: &Reasons| other.race.gained() < 0;
        let race = &reasons.race;
        let comes = match reasons.departure.rank {
            _ if race.gained() <= 0 && self.is_alike => return t!(reasons::alike).to_owned(),
            _ if race.gained() == 0 => return t!(reasons::stays).to_owned(),
            _ if race.gained() < 0 && other.is_some_and(goes_back) => {
                return t!(reasons::goes_back_least).to_owned();
            }
            _ if race.gained() < 0 => return t!(reasons::goes_back).to_owned(),
            Some(Rank::Rear) => t!(reasons::rear),
            Some(Rank::Front) => t!(reasons::front),
            Some(Rank::Only) => t!(reasons::only),
            Some(Rank::Middle) => t!(reasons::middle),
            None => t!(reasons::several),
        };
        let capture = self.phrases.capture;
        if reasons.attacker.is_some() && reasons.reaching == 0 {
            return t!(reasons::without_risk, said = comes, capture);
        }
        let other = match race.leader {
            Some((seat, _)) if race.lead() <= -CLEAR_LEAD => {
                t!(reasons::catches_up, colour = self.called(seat))
            }
            _ if race.lead() >= CLEAR_LEAD => t!(reasons::leads).to_owned(),
            _ => return comes.to_owned(),
        };
        t!(reasons::and, one = comes, other)
    }

    /// "gives it to Red, who has the fewest stars".
    pub(super) fn whom(&self, picked: Picked, outcome: &str) -> Option<String> {
        let things = self.phrases.collects?;
        let (colour, count) = (self.called(picked.seat), picked.count);
        let has = match picked {
            Picked {
                has_most: true,
                has_fewest: true,
                ..
            } => "as-many",
            Picked { has_most: true, .. } => "most",
            Picked {
                has_fewest: true, ..
            } => "fewest",
            _ => "some",
        };
        Some(t!(reasons::picks, outcome, colour, has, things, count))
    }
}
