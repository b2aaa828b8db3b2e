//! Reasons in a sentence that a child understands.

use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::words::Phrases;
use words::{capitalised, t};

use super::{Picked, Prospect, Reasons};

/// Tells reasons to a seat, in the words of its game.
#[derive(Clone, Debug)]
pub struct ReasonWords<'a> {
    /// Names the seats that have no player with a name.
    pub family: &'static Family,
    /// What the players are called, by seat; fewer or empty where only colours are known.
    pub names: &'a [String],
    /// The words of the game.
    pub phrases: Phrases,
    /// Who is told.
    pub seat: Seat,
    /// Those who win together with that seat, itself included.
    pub side: SeatSet,
    /// Whether another play is known to be about as good.
    pub is_alike: bool,
}

/// How many reasons are told beside the danger: the most telling.
const MAX_REASONS: usize = 2;

/// The reasons that are told, each a clause that goes on from the name of the play.
#[derive(Default)]
struct Clauses(Vec<String>);

impl Clauses {
    /// Tells another, if there is room for it.
    fn tell(&mut self, is_one: bool, clause: impl FnOnce() -> String) {
        if is_one && self.0.len() < MAX_REASONS {
            self.0.push(clause());
        }
    }
}

/// "one", "one and another", "one and another and a third".
fn joined(parts: Vec<String>) -> String {
    let joined = parts.into_iter();
    let joined = joined.reduce(|one, other| t!(reasons::and, one, other));
    joined.unwrap_or_default()
}

impl ReasonWords<'_> {
    /// The sentence for the best play, without a full stop: why it is good, and where the best rival
    /// play differs.
    pub fn sentence(&self, best: &Reasons, rival: Option<&Reasons>) -> String {
        let why = self.clauses(best, rival);
        let text = match (best.won, best.attacker) {
            (Some(_), _) => why,
            (None, Some(attacker)) => {
                let risk = self.with_risk(attacker, why, best);
                self.compare(attacker, risk, best, rival)
            }
            (None, None) => self.foresee(why, best, rival),
        };
        capitalised(&text)
    }

    /// The beginning of the sentence: why the best play is good, and what it risks.
    pub fn reason(&self, best: &Reasons, rival: Option<&Reasons>) -> String {
        let why = match (self.clauses(best, rival), best.won, best.attacker) {
            (why, _, _) if why.is_empty() => t!(reasons::nothing_yet).to_owned(),
            (why, None, Some(attacker)) => self.with_risk(attacker, why, best),
            (why, ..) => why,
        };
        capitalised(&why)
    }

    fn clauses(&self, best: &Reasons, rival: Option<&Reasons>) -> String {
        match best.won {
            Some(true) => t!(reasons::wins).to_owned(),
            Some(false) => t!(reasons::ends).to_owned(),
            None => joined(self.why(best, rival)),
        }
    }

    /// What the player of a seat is called, or its colour.
    pub(super) fn called(&self, seat: Seat) -> &str {
        called(self.family, self.names, seat)
    }

    /// What a play does, the most telling first; `other` is the best rival play.
    fn why(&self, reasons: &Reasons, other: Option<&Reasons>) -> Vec<String> {
        let mut clauses = Clauses::default();
        let capture = self.phrases.capture;
        clauses.tell(!reasons.captured.is_empty(), || {
            let captured = reasons.captured.iter();
            let whom = captured.map(|&(seat, count)| {
                let colour = self.called(seat);
                t!(reasons::victims, count, colour)
            });
            t!(reasons::takes, capture, whom = joined(whom.collect()))
        });
        if let Some(things) = self.phrases.collects {
            if let Some(picked) = reasons.picked.filter(|_| !reasons.tallies.is_empty()) {
                clauses.0.extend(self.whom(picked, "gives"));
                return clauses.0;
            }
            // What is one's own first.
            for own in [true, false] {
                let tallies = reasons.tallies.iter();
                for &(seat, had, has) in tallies.filter(|(seat, ..)| self.side.has(*seat) == own) {
                    clauses.tell(true, || {
                        let (colour, count) = (self.called(seat), had.abs_diff(has));
                        match (own, has > had) {
                            (true, true) => t!(reasons::brings_you, things, count),
                            (true, false) => t!(reasons::costs_you, things, count),
                            (false, true) => t!(reasons::brings_other, things, count, colour),
                            (false, false) => t!(reasons::costs_other, things, count, colour),
                        }
                    });
                }
            }
        } else {
            let count = reasons.home;
            clauses.tell(count > 0, || t!(reasons::brings_home, count));
        }
        let terms = self.phrases.terms;
        clauses.tell(reasons.up_path > 0, || {
            t!(reasons::turns_up, count = reasons.up_path, terms)
        });
        let would = other.map_or(0, |other| other.hits.1);
        let safe = reasons.total > 0 && reasons.hits.1 == 0 && would > 0;
        let count = reasons.saved;
        // It goes without saying where that rival's pawn is captured.
        let is_captured =
            |attacker: &Seat| reasons.captured.iter().any(|(seat, _)| seat == attacker);
        let attacker = reasons.attacker.filter(|attacker| !is_captured(attacker));
        let colour = attacker.map_or("none", |attacker| self.called(attacker));
        clauses.tell(count > 0, || t!(reasons::makes_safe, count, colour));
        clauses.tell(count == 0 && safe, || t!(reasons::keeps_safe, colour));
        clauses.tell(count == 0 && reasons.sheltered > 0, || {
            t!(reasons::shelters, count = reasons.sheltered)
        });
        let (had, has) = reasons.blockades;
        clauses.tell(has > had, || t!(reasons::makes_blockade).to_owned());
        clauses.tell(reasons.entered > 0, || match reasons.all_out {
            true => t!(reasons::sets_out_last).to_owned(),
            false => {
                let kind = if reasons.is_first_out {
                    "first"
                } else {
                    "more"
                };
                t!(reasons::sets_out, count = reasons.entered, kind)
            }
        });
        if let (Some(attacker), (before, after)) = (reasons.attacker, reasons.stuck) {
            clauses.tell(after > before, || {
                let (colour, case) = (self.called(attacker), self.phrases.case);
                let (count, total) = (after, reasons.total);
                t!(reasons::leaves_no_move, colour, case, count, total)
            });
        }
        if let Some(other) = reasons.displaced.iter().next() {
            let colour = self.called(other);
            let race = &reasons.race;
            let gain = match race.set_back.has(other) {
                _ if race.gained() > 0 => "ahead",
                true => "back",
                false => "none",
            };
            clauses.tell(true, || t!(reasons::swaps, gain, colour));
        }
        if let Some(other) = other {
            let keeps = has == had && has > other.blockades.1;
            clauses.tell(keeps, || t!(reasons::keeps_blockade).to_owned());
            let stays = reasons.sheltered == 0 && reasons.sheltering > other.sheltering;
            clauses.tell(stays, || t!(reasons::keeps_sheltered).to_owned());
        }
        if clauses.0.is_empty() {
            clauses.0.extend(self.fallback(reasons, other));
        }
        clauses.0
    }

    /// "Blue could capture you with 2 of 36 rolls"; "could still", where it could before the play; "another pawn of yours",
    /// where the play made one safe.
    fn could(
        &self,
        attacker: Seat,
        (before, count): (u32, u32),
        total: u32,
        is_another: bool,
    ) -> String {
        let side = match self.side.len() {
            _ if is_another => "another",
            1 => "you",
            _ => "yours",
        };
        let still = if before > 0 { "still" } else { "now" };
        let (colour, case) = (self.called(attacker), self.phrases.case);
        let capture = self.phrases.capture;
        t!(
            reasons::could_hit,
            colour,
            capture,
            side,
            still,
            case,
            count,
            total
        )
    }

    /// Adds what the most dangerous roll could do after the play.
    fn with_risk(&self, attacker: Seat, why: String, best: &Reasons) -> String {
        let (rival, hits) = best.worse.unwrap_or((attacker, best.hits));
        if hits.1 == 0 {
            return why;
        }
        // The pawn that moved may be safe itself.
        let is_safe = best.sheltered + best.up_path + best.home + best.on_path > 0;
        let is_another = is_safe || best.saved > 0 && best.worse.is_none();
        let then = self.could(rival, hits, best.total, is_another);
        t!(reasons::and_then, why, then)
    }

    /// Adds what it could do after the rival play, where that differs.
    fn compare(
        &self,
        attacker: Seat,
        said: String,
        best: &Reasons,
        rival: Option<&Reasons>,
    ) -> String {
        let hits = best.hits.1;
        let Some(other) = rival else {
            return said;
        };
        // A play that ends the game, or after which somebody else is next, says nothing here; and what would be less
        // dangerous is no reason for the best one.
        let alike = (other.attacker, other.total) == (best.attacker, best.total);
        let count = other.hits.1;
        if !alike || count <= hits || best.worse.is_some() {
            return said;
        }
        let then = self.could(attacker, (0, count), best.total, false);
        t!(
            reasons::beside,
            said,
            beside = t!(reasons::other_could, then)
        )
    }

    /// What the next roll may bring, where nothing is hit.
    fn foresee(&self, why: String, best: &Reasons, rival: Option<&Reasons>) -> String {
        let Some(things) = self.phrases.collects else {
            return why;
        };
        let said = match (self.prospect(&best.prospect, things), why.is_empty()) {
            (None, true) => t!(reasons::nothing_yet).to_owned(),
            (None, false) => why,
            (Some(then), true) => then,
            (Some(then), false) => t!(reasons::and_then, why, then = capitalised(&then)),
        };
        match rival.and_then(|other| self.foreseen_beside(best, other, things)) {
            Some(beside) => t!(reasons::beside, said, beside),
            None => said,
        }
    }

    /// What is different with the rival play, where nothing is hit.
    fn foreseen_beside(&self, best: &Reasons, other: &Reasons, things: &str) -> Option<String> {
        let change = |reasons: &Reasons, own: bool| {
            let tallies = &mut reasons.tallies.iter();
            tallies
                .find(|(seat, had, has)| {
                    if own {
                        *seat == self.seat
                    } else {
                        !self.side.has(*seat) && has > had
                    }
                })
                .copied()
        };
        let gain =
            |reasons| change(reasons, true).map_or(0, |(_, had, has)| has as i32 - had as i32);
        let would = gain(other);
        if let (Some(one), Some(Picked { seat, count, .. })) = (best.picked, other.picked) {
            let colour = self.called(seat);
            return (one.count != count).then(|| t!(reasons::other_has, colour, things, count));
        }
        if gain(best) != would {
            let count = would.unsigned_abs();
            return Some(match would {
                ..0 => t!(reasons::other_loses, count),
                _ => t!(reasons::other_gets, count),
            });
        }
        if let (Some(one), Some(two)) = (change(best, false), change(other, false))
            && (one.0, one.2) != (two.0, two.2)
        {
            let has = t!(reasons::number, count = one.2);
            let would = t!(reasons::number, count = two.2);
            let (one, two) = (self.called(one.0), self.called(two.0));
            return Some(t!(reasons::other_then, one, has, two, would));
        }
        let (gains, count) = (best.prospect.gains, other.prospect.gains);
        if gains == count || gains == 0 {
            return None;
        }
        Some(match count {
            0 => t!(reasons::other_could_not).to_owned(),
            _ => t!(reasons::other_would_be, count),
        })
    }

    /// "Blue's next roll can bring you stars in two of 36 cases, end the game in one".
    fn prospect(&self, prospect: &Prospect, things: &str) -> Option<String> {
        let outcomes = [
            ("gain", prospect.gains),
            ("loss", prospect.losses),
            ("end", prospect.ends),
        ];
        let mut outcomes = outcomes.into_iter().filter(|(_, count)| *count > 0);
        let (outcome, count) = outcomes.next()?;
        let total = prospect.total;
        let begun = match prospect.seat {
            Some(roller) if roller != self.seat => {
                let colour = self.called(roller);
                t!(reasons::next_throw, colour, outcome, things, count, total)
            }
            _ => t!(reasons::your_next_throw, outcome, things, count, total),
        };
        Some(outcomes.fold(begun, |begun, (outcome, count)| {
            t!(reasons::and_next, begun, outcome, things, count)
        }))
    }
}

/// What the player of a seat is called, or its colour.
pub fn called<'a>(family: &'static Family, names: &'a [String], seat: Seat) -> &'a str {
    let name = names.get(usize::from(seat.0));
    let name = name.filter(|name| !name.is_empty());
    name.map_or_else(|| family.colour(seat), String::as_str)
}
