//! Reasons in a sentence that a child understands.

use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::words::Phrases;
use words::{capitalised, t};

use super::{Approach, Prospect, Reasons};

/// Tells reasons to a seat, in the words of its game.
#[derive(Clone, Copy, Debug)]
pub struct Narrator {
    /// Names the seats.
    pub family: &'static Family,
    /// The words of the game.
    pub phrases: Phrases,
    /// Who is told.
    pub seat: Seat,
    /// Those who win together with that seat, itself included.
    pub side: SeatSet,
}

/// A play, to be told: its steps as choices, and its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The steps in words without coordinates: "Move 5: front pawn, captures Blue".
    pub steps: Vec<String>,
    /// What they do.
    pub reasons: Reasons,
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

impl Narrator {
    /// The sentence for the best play, without a full stop: why it is good, and where the best rival
    /// play differs.
    pub fn sentence(&self, best: &Told, rival: Option<&Told>) -> String {
        let reasons = &best.reasons;
        let why = self.clauses(best, rival);
        let text = match reasons.won {
            Some(_) => why,
            None => {
                let rival = rival.map(|rival| (&rival.reasons, name(rival, best)));
                match reasons.attacker {
                    Some(attacker) => self.compare(attacker, why, reasons, rival),
                    None => self.foresee(why, reasons, rival),
                }
            }
        };
        capitalised(&text)
    }

    /// The beginning of the sentence: only why the best play is good.
    pub fn reason(&self, best: &Told, rival: Option<&Told>) -> String {
        match self.clauses(best, rival) {
            why if why.is_empty() => capitalised(t!(reasons::nothing_yet)),
            why => capitalised(&why),
        }
    }

    fn clauses(&self, best: &Told, rival: Option<&Told>) -> String {
        match best.reasons.won {
            Some(true) => t!(reasons::wins).to_owned(),
            Some(false) => t!(reasons::ends).to_owned(),
            None => {
                let would = rival.map_or(0, |rival| rival.reasons.hits.1);
                joined(self.why(&best.reasons, would))
            }
        }
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.family.colour(seat)
    }

    /// What a play does, the most telling first; `would` is in how many cases the side could be hit
    /// after the rival play.
    fn why(&self, reasons: &Reasons, would: u32) -> Vec<String> {
        let mut clauses = Clauses::default();
        let capture = self.phrases.capture;
        clauses.tell(!reasons.captured.is_empty(), || {
            let captured = reasons.captured.iter();
            let whom = captured.map(|&(seat, count)| {
                let colour = self.colour(seat);
                t!(reasons::victims, count, colour)
            });
            t!(reasons::takes, capture, whom = joined(whom.collect()))
        });
        if let Some(things) = self.phrases.collects {
            // What is one's own first.
            for own in [true, false] {
                let tallies = reasons.tallies.iter();
                for &(seat, had, has) in tallies.filter(|(seat, ..)| self.side.has(*seat) == own) {
                    clauses.tell(true, || {
                        let (colour, count) = (self.colour(seat), had.abs_diff(has));
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
        let safe = reasons.total > 0 && reasons.hits.1 == 0 && would > 0;
        let count = reasons.saved;
        // It goes without saying where that rival's pawn is captured.
        let is_captured =
            |attacker: &Seat| reasons.captured.iter().any(|(seat, _)| seat == attacker);
        let attacker = reasons.attacker.filter(|attacker| !is_captured(attacker));
        let colour = attacker.map_or("none", |attacker| self.colour(attacker));
        clauses.tell(count > 0, || t!(reasons::makes_safe, count, colour));
        clauses.tell(count == 0 && safe, || t!(reasons::keeps_safe, colour));
        let terms = self.phrases.terms;
        clauses.tell(reasons.up_path > 0, || {
            t!(reasons::turns_up, count = reasons.up_path, terms)
        });
        clauses.tell(count == 0 && reasons.sheltered > 0, || {
            t!(reasons::shelters, count = reasons.sheltered)
        });
        clauses.tell(reasons.paired > 0, || t!(reasons::pairs).to_owned());
        clauses.tell(reasons.entered > 0, || {
            let setting_out = self.phrases.setting_out;
            t!(reasons::sets_out, setting_out, count = reasons.entered)
        });
        if let (Some(attacker), (before, after)) = (reasons.attacker, reasons.stuck) {
            clauses.tell(after > before, || {
                let (colour, case) = (self.colour(attacker), self.phrases.case);
                let (count, total) = (after, reasons.total);
                t!(reasons::leaves_no_move, colour, case, count, total)
            });
        }
        if let Some(other) = reasons.displaced.iter().next() {
            let colour = self.colour(other);
            clauses.tell(true, || t!(reasons::swaps, colour));
        }
        if clauses.0.is_empty() {
            clauses.0.extend(self.at_least(reasons));
        }
        clauses.0
    }

    /// What is said of a play that does nothing else.
    fn at_least(&self, reasons: &Reasons) -> Option<String> {
        if let Some(things) = self.phrases.collects {
            let (seat, count) = reasons.picked?;
            let colour = self.colour(seat);
            return Some(t!(reasons::plays_against, colour, things, count));
        }
        let (before, after) = reasons.hits;
        let colour = reasons
            .attacker
            .map_or("none", |attacker| self.colour(attacker));
        let terms = self.phrases.terms;
        let Approach {
            rival,
            safe,
            home_path,
        } = reasons.approach;
        Some(match (rival, safe, home_path) {
            _ if reasons.lost > 0 => t!(reasons::loses, count = reasons.lost),
            _ if after < before && after == 0 => t!(reasons::nothing_in_danger, colour),
            _ if after < before && reasons.attacker.is_some() => {
                t!(reasons::harder, capture = self.phrases.capture, colour)
            }
            (Some((count, seat)), ..) => {
                let (capture, colour) = (self.phrases.capture, self.colour(seat));
                t!(reasons::behind, count, colour, capture)
            }
            (_, safe, Some(count)) if safe.is_none_or(|safe| count <= safe) => {
                t!(reasons::before_home_path, count, terms)
            }
            (_, Some(count), _) => t!(reasons::before_safety, count),
            _ if reasons.steps > 0 => t!(reasons::on_its_way).to_owned(),
            _ if reasons.steps < 0 => t!(reasons::goes_back).to_owned(),
            _ => t!(reasons::stays).to_owned(),
        })
    }

    /// "Blue could hit you with two rolls of 36".
    fn could(&self, attacker: Seat, count: u32, total: u32) -> String {
        let side = if self.side.len() == 1 { "you" } else { "yours" };
        let (colour, case) = (self.colour(attacker), self.phrases.case);
        let capture = self.phrases.capture;
        t!(
            reasons::could_hit,
            colour,
            capture,
            side,
            case,
            count,
            total
        )
    }

    /// What the next roll could do after the play, and after the rival play, where that differs.
    fn compare(
        &self,
        attacker: Seat,
        why: String,
        best: &Reasons,
        rival: Option<(&Reasons, String)>,
    ) -> String {
        let hits = best.hits.1;
        let said = match hits {
            0 => why,
            _ => {
                let then = self.could(attacker, hits, best.total);
                t!(reasons::and_then, why, then)
            }
        };
        let Some((other, play)) = rival else {
            return said;
        };
        // A play that ends the game, or after which somebody else is next, says nothing here.
        let alike = (other.attacker, other.total) == (best.attacker, best.total);
        let count = other.hits.1;
        if !alike || count == hits {
            return said;
        }
        let beside = match (hits, count) {
            (0, _) => {
                let then = self.could(attacker, count, best.total);
                t!(reasons::other_could, play, then)
            }
            (_, 0) => t!(reasons::other_could_not, play),
            _ => t!(reasons::other_would_be, play, count),
        };
        t!(reasons::beside, said, beside)
    }

    /// What the next roll may bring, where nothing is hit.
    fn foresee(&self, why: String, best: &Reasons, rival: Option<(&Reasons, String)>) -> String {
        let Some(things) = self.phrases.collects else {
            return why;
        };
        let said = match (self.prospect(&best.prospect, things), why.is_empty()) {
            (None, true) => t!(reasons::nothing_yet).to_owned(),
            (None, false) => why,
            (Some(then), true) => then,
            (Some(then), false) => t!(reasons::and_then, why, then),
        };
        match rival.and_then(|(other, play)| self.foreseen_beside(best, other, play)) {
            Some(beside) => t!(reasons::beside, said, beside),
            None => said,
        }
    }

    /// What is different with the rival play, where nothing is hit.
    fn foreseen_beside(&self, best: &Reasons, other: &Reasons, play: String) -> Option<String> {
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
        if let (Some((_, one)), Some((seat, count))) = (best.picked, other.picked)
            && best.tallies.is_empty()
        {
            let colour = self.colour(seat);
            return (one != count).then(|| t!(reasons::other_has, colour, count));
        }
        if gain(best) != would {
            let count = would.unsigned_abs();
            return Some(match would {
                ..0 => t!(reasons::other_loses, play, count),
                _ => t!(reasons::other_gets, play, count),
            });
        }
        if let (Some(one), Some(two)) = (change(best, false), change(other, false))
            && (one.0, one.2) != (two.0, two.2)
        {
            let has = t!(reasons::number, count = one.2);
            let would = t!(reasons::number, count = two.2);
            let (one, two) = (self.colour(one.0), self.colour(two.0));
            return Some(t!(reasons::other_then, one, has, play, two, would));
        }
        let (gains, count) = (best.prospect.gains, other.prospect.gains);
        if gains == count || gains == 0 {
            return None;
        }
        Some(match count {
            0 => t!(reasons::other_could_not, play),
            _ => t!(reasons::other_cases, play, count),
        })
    }

    /// "Blue's next roll can bring you stars in two of 36 cases, end the game in one".
    fn prospect(&self, prospect: &Prospect, things: &str) -> Option<String> {
        let deeds = [
            ("gain", prospect.gains),
            ("loss", prospect.losses),
            ("end", prospect.ends),
        ];
        let mut deeds = deeds.into_iter().filter(|(_, count)| *count > 0);
        let (deed, count) = deeds.next()?;
        let total = prospect.total;
        let begun = match prospect.seat {
            Some(roller) if roller != self.seat => {
                let colour = self.colour(roller);
                t!(reasons::next_throw, colour, deed, things, count, total)
            }
            _ => t!(reasons::your_next_throw, deed, things, count, total),
        };
        Some(deeds.fold(begun, |begun, (deed, count)| {
            t!(reasons::and_next, begun, deed, things, count)
        }))
    }
}

/// What a play is called beside another: the steps that it has and the other has not.
fn name(play: &Told, beside: &Told) -> String {
    let own = play.steps.iter();
    let own = own.filter(|step| !beside.steps.contains(step));
    let names = own.map(|step| t!(reasons::quoted, step));
    match joined(names.collect()) {
        name if name.is_empty() => t!(reasons::other_order).to_owned(),
        name => name,
    }
}
