//! Fallback reasons, for a play without a capture, a rescue or a pawn home.

use words::t;

use super::{Picked, ReasonWords, Reasons};

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
            return match reasons.picked {
                Some(picked) => self.whom(picked, "against"),
                None => other
                    .filter(loses)
                    .map(|_| t!(reasons::costs_nothing).to_owned()),
            };
        }
        let (capture, terms) = (self.phrases.capture, self.phrases.terms);
        let (before, after) = reasons.hits;
        let colour = reasons
            .attacker
            .map_or("none", |attacker| self.called(attacker));
        let is_alike =
            |other: &&Reasons| (other.attacker, other.total) == (reasons.attacker, reasons.total);
        let would = other.filter(is_alike).map_or(0, |other| other.hits.1);
        let is_easy_walk = reasons.on_path > 0 && reasons.walked == 0;
        Some(match reasons.approach.rival {
            _ if reasons.lost > 0 => t!(reasons::loses, count = reasons.lost),
            _ if after < before && after == 0 => t!(reasons::nothing_in_danger, colour),
            _ if after < before && reasons.attacker.is_some() => {
                t!(reasons::harder, capture, colour)
            }
            Some((_, seat)) => t!(reasons::behind, colour = self.called(seat), capture),
            None if reasons.approach.home_path => t!(reasons::before_home_path, capture, terms),
            None if is_easy_walk => t!(reasons::on_home_path, terms),
            None if would > after => t!(reasons::safer, capture, colour),
            None => self.race(reasons),
        })
    }

    /// How the play stands in the race.
    fn race(&self, reasons: &Reasons) -> String {
        let race = &reasons.race;
        let said = match race.leader {
            _ if race.gained() == 0 => return t!(reasons::stays).to_owned(),
            _ if race.gained() < 0 => return t!(reasons::goes_back).to_owned(),
            Some((seat, _)) if race.lead() <= -CLEAR_LEAD => {
                t!(reasons::catches_up, colour = self.called(seat))
            }
            _ if race.lead() >= CLEAR_LEAD => t!(reasons::leads).to_owned(),
            _ => t!(reasons::even).to_owned(),
        };
        match reasons.attacker {
            Some(attacker) if reasons.hits.1 == 0 => {
                let colour = self.called(attacker);
                t!(reasons::without_risk, said, colour)
            }
            _ => said,
        }
    }

    /// "gives it to Red, who has the fewest stars".
    pub(super) fn whom(&self, picked: Picked, deed: &str) -> Option<String> {
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
        Some(t!(reasons::picks, deed, colour, has, things, count))
    }
}
