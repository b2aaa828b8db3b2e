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

/// A sentence as it grows. Written word by word: formatting would cost the page twice as much.
#[derive(Default)]
struct Line {
    text: String,
    /// Reasons told so far.
    told: usize,
}

impl Line {
    fn say(&mut self, words: &str) -> &mut Line {
        self.text.push_str(words);
        self
    }

    /// Says all of these.
    fn all(&mut self, words: &[&str]) -> &mut Line {
        words.iter().for_each(|words| self.text.push_str(words));
        self
    }

    /// "two", "13".
    fn number(&mut self, count: u32) -> &mut Line {
        match NUMBERS.get(count as usize) {
            Some(word) => self.say(word),
            None => self.figures(count),
        }
    }

    fn figures(&mut self, count: u32) -> &mut Line {
        self.text.push_str(&count.to_string());
        self
    }

    /// "a pawn", "two pawns".
    fn pawns(&mut self, count: u32) -> &mut Line {
        if count == 1 {
            self.say("a pawn")
        } else {
            self.number(count).say(" pawns")
        }
    }

    /// Begins another reason, if there is room for it.
    fn another(&mut self) -> bool {
        if self.told == MOST {
            return false;
        }
        if self.told > 0 {
            self.say(" and ");
        }
        self.told += 1;
        true
    }
}

impl Teller {
    /// The sentence for the best play, without a full stop: why it is good, and where the best rival
    /// play differs.
    pub fn sentence(&self, best: &Told, rival: Option<&Told>) -> String {
        let mut line = Line::default();
        let reasons = &best.reasons;
        match reasons.won {
            Some(true) => line.say("wins the game"),
            Some(false) => line.say("ends the game"),
            None => {
                self.say_why(
                    reasons,
                    rival.map_or(0, |rival| rival.reasons.hits.1),
                    &mut line,
                );
                let rival = rival.map(|rival| (&rival.reasons, name(rival, best)));
                match reasons.hunter {
                    Some(hunter) => self.compare(hunter, reasons, rival, &mut line),
                    None => self.foresee(reasons, rival, &mut line),
                }
                &mut line
            }
        };
        let mut text = line.text;
        if let Some(first) = text.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        text
    }

    fn colour(&self, seat: Seat) -> &'static str {
        self.family.colour(seat)
    }

    /// What a play does, the most telling first; `would` is in how many cases the side could be hit
    /// after the rival play.
    fn say_why(&self, reasons: &Reasons, would: u32, line: &mut Line) {
        if !reasons.captured.is_empty() && line.another() {
            line.say(self.phrases.takes);
            for (index, &(seat, count)) in reasons.captured.iter().enumerate() {
                line.say(if index > 0 { " and " } else { " " });
                if count > 1 {
                    line.pawns(count).say(" of ");
                }
                line.say(self.colour(seat));
            }
        }
        if let Some(things) = self.phrases.collects {
            // What is one's own first.
            for own in [true, false] {
                let tallies = reasons.tallies.iter();
                for &(seat, had, has) in tallies.filter(|(seat, ..)| self.side.has(*seat) == own) {
                    if line.another() {
                        let who = if own { "you" } else { self.colour(seat) };
                        line.say(if has > had { "brings " } else { "costs " });
                        line.all(&[who, " "]);
                        say_things(had.abs_diff(has), things, line);
                    }
                }
            }
        } else if reasons.home > 0 && line.another() {
            line.say("brings ").pawns(reasons.home).say(" home");
        }
        let safe = reasons.total > 0 && reasons.hits.1 == 0 && would > 0;
        if reasons.saved > 0 && line.another() {
            line.say("makes ").pawns(reasons.saved).say(" safe");
        } else if reasons.saved == 0 && safe && line.another() {
            line.say("keeps your pawns safe");
        }
        if reasons.entered > 0 && line.another() {
            line.all(&[self.phrases.starts, " "]).pawns(reasons.entered);
        }
        if let (Some(hunter), (before, after)) = (reasons.hunter, reasons.stuck)
            && after > before
            && line.another()
        {
            line.all(&["leaves ", self.colour(hunter), " no move with "]);
            self.say_cases(after, reasons.total, line);
        }
        if let Some(other) = reasons.displaced.iter().next()
            && line.another()
        {
            line.all(&["changes places with ", self.colour(other)]);
        }
        if line.told > 0 {
            return;
        }
        match (self.phrases.collects, reasons.picked) {
            (Some(things), Some((seat, has))) => {
                line.all(&["plays against ", self.colour(seat), ", who has "]);
                say_things(has, things, line);
            }
            (Some(_), None) => {}
            (None, _) if reasons.lost > 0 => {
                line.say("sends ").pawns(reasons.lost).say(" of yours back");
            }
            (None, _) if reasons.steps == 0 => {
                line.say("leaves you as near to home as before");
            }
            (None, _) => {
                line.say("brings you ").number(reasons.steps.unsigned_abs());
                line.say(if reasons.steps.abs() == 1 {
                    " step"
                } else {
                    " steps"
                });
                let nearer = reasons.steps > 0;
                line.say(if nearer {
                    " nearer to home"
                } else {
                    " farther from home"
                });
            }
        }
    }

    /// "two throws of 36".
    fn say_cases(&self, count: u32, total: u32, line: &mut Line) {
        line.number(count);
        line.all(&[" ", self.phrases.case(count), " of "])
            .figures(total);
        line.say(self.phrases.unseen);
    }

    /// "Blue could hit you with two throws of 36".
    fn say_could(&self, hunter: Seat, count: u32, total: u32, line: &mut Line) {
        let alone = self.side.len() == 1;
        let you = if alone {
            " you with "
        } else {
            " your side with "
        };
        line.all(&[self.colour(hunter), " could ", self.phrases.hit, you]);
        self.say_cases(count, total, line);
    }

    /// What the next throw could do after the play, and after the rival play, where that differs.
    fn compare(
        &self,
        hunter: Seat,
        best: &Reasons,
        rival: Option<(&Reasons, String)>,
        line: &mut Line,
    ) {
        let hits = best.hits.1;
        if hits > 0 {
            line.say(": ");
            self.say_could(hunter, hits, best.total, line);
        }
        let Some((other, play)) = rival else {
            return;
        };
        // A play that ends the game, or after which somebody else is next, says nothing here.
        let alike = (other.hunter, other.total) == (best.hunter, best.total);
        let would = other.hits.1;
        if !alike || would == hits {
            return;
        }
        line.all(&["; with ", &play, ", "]);
        match (hits, would) {
            (0, _) => self.say_could(hunter, would, best.total, line),
            (_, 0) => {
                line.say("it could not");
            }
            _ => {
                line.say("it would be ").number(would);
            }
        }
    }

    /// What the next throw may bring, where nothing is hit.
    fn foresee(&self, best: &Reasons, rival: Option<(&Reasons, String)>, line: &mut Line) {
        let Some(things) = self.phrases.collects else {
            return;
        };
        self.say_prospect(&best.prospect, things.1, line);
        if line.text.is_empty() {
            line.say("nothing is won or lost by it yet");
        }
        let Some((other, play)) = rival else {
            return;
        };
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
            |reasons| change(reasons, true).map_or(0, |(_, had, has)| has.wrapping_sub(had) as i32);
        let would = gain(other);
        if let (Some((_, one)), Some((seat, has))) = (best.picked, other.picked)
            && best.tallies.is_empty()
        {
            if one != has {
                line.all(&["; ", self.colour(seat), " has "]).number(has);
            }
        } else if gain(best) != would {
            line.all(&["; with ", &play, ", you would "]);
            line.say(if would < 0 { "lose " } else { "get " });
            if would == 0 {
                line.say("none");
            } else {
                line.number(would.unsigned_abs());
            }
        } else if let (Some(one), Some(two)) = (change(best, false), change(other, false))
            && (one.0, one.2) != (two.0, two.2)
        {
            line.all(&["; ", self.colour(one.0), " has "]).number(one.2);
            line.all(&[
                " then; with ",
                &play,
                ", ",
                self.colour(two.0),
                " would have ",
            ]);
            line.number(two.2);
        } else if best.prospect.gains != other.prospect.gains && best.prospect.gains > 0 {
            line.all(&["; with ", &play, ", it would be "]);
            line.number(other.prospect.gains);
        }
    }

    /// "Blue's next throw can bring you stars in two of 36 cases, end the game in one".
    fn say_prospect(&self, prospect: &Prospect, things: &str, line: &mut Line) {
        let all = [
            (prospect.gains, "bring you ", things),
            (prospect.losses, "cost you some", ""),
            (prospect.ends, "end the game", ""),
        ];
        let mut first = true;
        for (cases, does, what) in all.into_iter().filter(|(cases, ..)| *cases > 0) {
            if first {
                line.say(if line.text.is_empty() { "" } else { ": " });
                match prospect.seat {
                    Some(thrower) if thrower != self.seat => {
                        line.all(&[self.colour(thrower), "'s"]);
                    }
                    _ => {
                        line.say("your");
                    }
                }
            }
            line.say(if first { " next throw can " } else { ", " });
            line.all(&[does, what, " in "]).number(cases);
            if std::mem::take(&mut first) {
                line.say(" of ").figures(prospect.total).say(" cases");
            }
        }
    }
}

/// "one star", "two stars".
fn say_things(count: u32, things: (&str, &str), line: &mut Line) {
    let word = if count == 1 { things.0 } else { things.1 };
    line.number(count).all(&[" ", word]);
}

/// What a play is called beside another: the steps that it has and the other has not.
fn name(play: &Told, beside: &Told) -> String {
    fn way(step: &str) -> Option<&str> {
        let (_, way) = cut(step, ": ")?;
        Some(cut(way, ",").map_or(way, |(way, _)| way))
    }
    let mut name = Line::default();
    for step in &play.steps {
        if beside.steps.contains(step) {
            continue;
        }
        if !name.text.is_empty() {
            name.say(" and ");
        }
        match way(step) {
            Some(own) if beside.steps.iter().all(|step| way(step) != Some(own)) => name.say(own),
            _ => name.all(&["\u{201c}", step, "\u{201d}"]),
        };
    }
    if name.text.is_empty() {
        name.say("the other order");
    }
    name.text
}
