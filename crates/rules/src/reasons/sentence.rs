//! Reasons in a sentence that a child understands.

use super::{Prospect, Reasons};
use crate::few::cut;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::words::Phrases;

/// Tells reasons to a seat, in the words of its game.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
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
    /// The steps in words: "5: Y3 to Y8, captures Blue".
    pub steps: Vec<String>,
    /// What they do.
    pub reasons: Reasons,
}

/// How many reasons are told beside the danger: the most telling.
const MOST: usize = 2;

/// Numbers up to twelve in words.
const NUMBERS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// "two", "13".
fn number(count: u32) -> String {
    let word = NUMBERS.get(count as usize);
    word.map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// "a pawn", "two pawns".
fn pawns(count: u32) -> String {
    if count == 1 {
        "a pawn".to_owned()
    } else {
        number(count) + " pawns"
    }
}

impl Teller {
    /// The sentence for the best play, without a full stop: why it is good, and where the best rival
    /// play differs.
    pub fn sentence(&self, best: &Told, rival: Option<&Told>) -> String {
        let mut why = self.telling(&best.reasons, rival.map(|rival| &rival.reasons));
        why.truncate(MOST);
        let mut text = why.join(" and ");
        if best.reasons.won.is_none() {
            let named = |rival| name(rival, best);
            self.compare(
                &best.reasons,
                rival.map(|rival| (&rival.reasons, named(rival))),
                &mut text,
            );
        }
        if let Some(first) = text.get(..1) {
            let first = first.to_ascii_uppercase();
            text.replace_range(..1, &first);
        }
        text
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.family.colour(seat)
    }

    /// What a play does, the most telling first.
    fn telling(&self, reasons: &Reasons, rival: Option<&Reasons>) -> Vec<String> {
        let mut why = Vec::new();
        match reasons.won {
            Some(true) => return vec!["wins the game".to_owned()],
            Some(false) => return vec!["ends the game".to_owned()],
            None => {}
        }
        if !reasons.captured.is_empty() {
            why.push(self.takes(&reasons.captured));
        }
        if let Some((one, many)) = self.phrases.collects {
            self.collects(reasons, (one, many), &mut why);
        } else if reasons.home > 0 {
            why.push(format!("brings {} home", pawns(reasons.home)));
        }
        let (hits, would) = (reasons.hits.1, rival.map_or(0, |rival| rival.hits.1));
        if reasons.saved > 0 {
            why.push(format!("makes {} safe", pawns(reasons.saved)));
        } else if reasons.total > 0 && hits == 0 && would > 0 {
            why.push("keeps your pawns safe".to_owned());
        }
        if reasons.entered > 0 {
            why.push(format!(
                "{} {}",
                self.phrases.starts,
                pawns(reasons.entered)
            ));
        }
        if let (Some(hunter), true) = (reasons.hunter, reasons.stuck.1 > reasons.stuck.0) {
            let (hunter, cases) = (
                self.colour(hunter),
                self.cases(reasons.stuck.1, reasons.total),
            );
            why.push(format!("leaves {hunter} no move with {cases}"));
        }
        if !reasons.displaced.is_empty() {
            let others = reasons.displaced.iter().map(|seat| self.colour(seat));
            let others: Vec<_> = others.collect();
            why.push(format!("changes places with {}", others.join(" and ")));
        }
        if let (true, Some((seat, has)), Some((one, many))) =
            (why.is_empty(), reasons.picked, self.phrases.collects)
        {
            let (other, word) = (self.colour(seat), if has == 1 { one } else { many });
            why.push(format!(
                "plays against {other}, who has {} {word}",
                number(has)
            ));
        }
        if why.is_empty() && self.phrases.collects.is_none() {
            why.push(match reasons.steps {
                _ if reasons.lost > 0 => format!("sends {} of yours back", pawns(reasons.lost)),
                0 => "leaves you as near to home as before".to_owned(),
                steps => {
                    let count = number(steps.unsigned_abs());
                    let word = if steps.abs() == 1 { "step" } else { "steps" };
                    let way = if steps > 0 {
                        "nearer to"
                    } else {
                        "farther from"
                    };
                    format!("brings you {count} {word} {way} home")
                }
            });
        }
        why
    }

    /// "takes Blue", "takes two pawns of Blue and Green".
    fn takes(&self, captured: &[(Seat, u32)]) -> String {
        let one = |&(seat, count): &(Seat, u32)| match count {
            1 => self.colour(seat).to_owned(),
            _ => format!("{} of {}", pawns(count), self.colour(seat)),
        };
        let all: Vec<_> = captured.iter().map(one).collect();
        format!("{} {}", self.phrases.takes, all.join(" and "))
    }

    /// What is collected by it, and given.
    fn collects(&self, reasons: &Reasons, words: (&str, &str), why: &mut Vec<String>) {
        let count = |count: u32| {
            let word = if count == 1 { words.0 } else { words.1 };
            format!("{} {word}", number(count))
        };
        let own = |(seat, ..): &&(Seat, u32, u32)| self.side.has(*seat);
        let others = |each: &&(Seat, u32, u32)| !own(each);
        let (own_ones, rest) = (
            reasons.tallies.iter().filter(own),
            reasons.tallies.iter().filter(others),
        );
        for &(seat, had, has) in own_ones.chain(rest) {
            let (own, more) = (self.side.has(seat), count(had.abs_diff(has)));
            let other = self.colour(seat);
            why.push(match (own, has > had) {
                (true, true) => format!("brings you {more}"),
                (true, false) => format!("costs you {more}"),
                (false, true) => format!("brings {other} {more}"),
                (false, false) => format!("costs {other} {more}"),
            });
        }
    }

    /// "two throws of 36".
    fn cases(&self, count: u32, total: u32) -> String {
        let Phrases { unseen, .. } = self.phrases;
        let word = self.phrases.case(count);
        format!("{} {word} of {total}{unseen}", number(count))
    }

    /// What the next throw could do after the play, and after the rival play, where that differs.
    fn compare(&self, best: &Reasons, rival: Option<(&Reasons, String)>, text: &mut String) {
        let Some(hunter) = best.hunter.filter(|_| best.total > 0) else {
            return self.foresee(best, rival, text);
        };
        let Phrases { hit, .. } = self.phrases;
        let hunter = self.colour(hunter);
        let you = if self.side.len() > 1 {
            "your side"
        } else {
            "you"
        };
        let hits = best.hits.1;
        // A play that ends the game, or after which somebody else is next, says nothing here.
        let rival = rival
            .filter(|(reasons, _)| (reasons.hunter, reasons.total) == (best.hunter, best.total));
        let rival = rival.filter(|(reasons, _)| reasons.hits.1 != hits);
        if hits > 0 {
            let cases = self.cases(hits, best.total);
            text.push_str(&format!(": {hunter} could {hit} {you} with {cases}"));
        }
        if let Some((reasons, play)) = rival {
            let would = match (hits, reasons.hits.1) {
                (0, would) => {
                    let cases = self.cases(would, reasons.total);
                    format!("{hunter} could {hit} {you} with {cases}")
                }
                (_, 0) => "it could not".to_owned(),
                (_, would) => format!("it would be {}", number(would)),
            };
            text.push_str(&format!("; with {play}, {would}"));
        }
    }

    /// What the next throw may bring, where nothing is hit.
    fn foresee(&self, best: &Reasons, rival: Option<(&Reasons, String)>, text: &mut String) {
        let Some((_, things)) = self.phrases.collects else {
            return;
        };
        let Prospect {
            seat,
            total,
            gains,
            losses,
            ends,
        } = best.prospect;
        let mut may = Vec::new();
        for (does, cases) in [
            (format!("bring you {things}"), gains),
            ("cost you some".to_owned(), losses),
            ("end the game".to_owned(), ends),
        ] {
            if cases > 0 {
                let of = if may.is_empty() {
                    format!(" of {total} cases")
                } else {
                    String::new()
                };
                may.push(format!("{does} in {}{of}", number(cases)));
            }
        }
        if let (Some(thrower), false) = (seat, may.is_empty()) {
            let whose = if thrower == self.seat {
                "your".to_owned()
            } else {
                format!("{}'s", self.colour(thrower))
            };
            if !text.is_empty() {
                text.push_str(": ");
            }
            text.push_str(&format!("{whose} next throw can {}", may.join(", ")));
        }
        if text.is_empty() {
            text.push_str("nothing is won or lost by it yet");
        }
        let Some((other, play)) = rival else {
            return;
        };
        let raised = |reasons: &Reasons| {
            let others = reasons.tallies.iter();
            let mut raised = others.filter(|(seat, had, has)| !self.side.has(*seat) && has > had);
            raised.next().map(|(seat, _, has)| (*seat, *has))
        };
        let own = |reasons: &Reasons| {
            let own = reasons.tallies.iter().find(|(seat, ..)| *seat == self.seat);
            own.map_or(0, |(_, had, has)| i64::from(*has) - i64::from(*had))
        };
        if let (Some((_, one)), Some((seat, has))) = (best.picked, other.picked)
            && one != has
            && best.tallies.is_empty()
        {
            text.push_str(&format!("; {} has {}", self.colour(seat), number(has)));
        } else if own(best) != own(other) {
            let (more, word) = (
                own(other).unsigned_abs() as u32,
                if own(other) < 0 { "lose" } else { "get" },
            );
            text.push_str(&format!(
                "; with {play}, you would {word} {}",
                number_of(more)
            ));
        } else if let (Some(one), Some((seat, has))) = (raised(best), raised(other))
            && one != (seat, has)
        {
            let (better, has_then) = (self.colour(one.0), number(one.1));
            let (other, has) = (self.colour(seat), number(has));
            text.push_str(&format!(
                "; {better} has {has_then} then; with {play}, {other} would have {has}"
            ));
        } else if best.prospect.gains != other.prospect.gains && gains > 0 {
            text.push_str(&format!(
                "; with {play}, in {}",
                number(other.prospect.gains)
            ));
        }
    }
}

/// "none", "two".
fn number_of(count: u32) -> String {
    if count == 0 {
        "none".to_owned()
    } else {
        number(count)
    }
}

/// What a play is called beside another: the steps that it has and the other has not.
fn name(play: &Told, beside: &Told) -> String {
    let way = |step: &String| -> Option<String> {
        let (_, way) = cut(step, ": ")?;
        Some(cut(way, ",").map_or(way, |(way, _)| way).to_owned())
    };
    let others: Vec<_> = beside.steps.iter().map(way).collect();
    let own = play
        .steps
        .iter()
        .filter(|step| !beside.steps.contains(step));
    let own: Vec<String> = own
        .map(|step| match way(step) {
            Some(way) if !others.contains(&Some(way.clone())) => way,
            _ => format!("\u{201c}{step}\u{201d}"),
        })
        .collect();
    if own.is_empty() {
        "the other order".to_owned()
    } else {
        own.join(" and ")
    }
}
