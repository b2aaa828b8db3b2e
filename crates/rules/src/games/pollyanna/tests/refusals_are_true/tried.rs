//! What a refusal says, judged by the position line.

use std::collections::BTreeMap;

use super::super::super::track::TRACK;
use super::super::*;
use super::ways::{standing, ways};
use super::{COLOURS, SIDES};
use crate::board::Board;
use crate::race::{Spend, Step};
use crate::state::Node;

/// A step that was tried, and the facts by which its refusal is judged.
pub(super) struct Tried<'a> {
    position: &'a Position,
    step: Step,
    mover: char,
    /// The colours on each space, from the position line.
    there: BTreeMap<String, Vec<char>>,
    /// Where the step sets out and ends; yards and homes of others with their letter.
    from: String,
    to: String,
}

/// Who stands where, from a position line.
fn read_placement(line: &str) -> BTreeMap<String, Vec<char>> {
    let mut there: BTreeMap<String, Vec<char>> = BTreeMap::new();
    for row in line.split(' ').next().expect("a placement").split('/') {
        let (letter, names) = row.split_once(':').expect("a seat");
        for name in names.split(',') {
            there
                .entry(name.to_owned())
                .or_default()
                .extend(letter.chars());
        }
    }
    there
}

impl<'a> Tried<'a> {
    pub(super) fn of(position: &'a Position, board: &Board, step: Step) -> Tried<'a> {
        let state = &position.state;
        let mover = SIDES[state.turn.index()];
        let name = |index| {
            let name = board.space(TRACK.space_at(state.turn, index)).name.clone();
            let own = [format!("{mover} yard"), format!("{mover} home")];
            match own.iter().position(|each| *each == name) {
                Some(index) => ["yard", "home"][index].to_owned(),
                None => name,
            }
        };
        Tried {
            position,
            step,
            mover,
            there: read_placement(&position.line()),
            from: name(step.from),
            to: name(step.to),
        }
    }

    fn on(&self, name: &str) -> &[char] {
        self.there.get(name).map_or(&[], Vec::as_slice)
    }

    fn colour(&self, letter: char) -> &'static str {
        COLOURS[SIDES
            .iter()
            .position(|&each| each == letter)
            .expect("a letter")]
    }

    fn count(&self) -> u32 {
        match self.step.spend {
            Spend::Die(number) => u32::from(number),
            Spend::Bonus(10) => 10,
            _ => 0,
        }
    }

    /// The ways that lead where the step would end.
    fn ways_there(&self) -> Vec<Vec<String>> {
        let mut ways = ways(self.mover, &self.from, self.count());
        ways.retain(|way| way.last() == Some(&self.to));
        ways
    }

    /// Whether a space lies on the way, its end left out.
    fn passes(&self, name: &str) -> bool {
        let ways = self.ways_there();
        !ways.is_empty()
            && ways
                .iter()
                .all(|way| way[..way.len() - 1].iter().any(|each| each == name))
    }

    /// Whether these are the colours of the pawns on a space: "Red", "Yellow and Red".
    fn belongs(&self, name: &str, whose: &str) -> bool {
        let mut colours: Vec<_> = self
            .on(name)
            .iter()
            .map(|&each| self.colour(each))
            .collect();
        colours.dedup();
        let own = colours == [self.colour(self.mover)];
        let expected = format!(
            "{}'s{}",
            colours.join(" and "),
            if own { " own" } else { "" }
        );
        whose == expected
    }

    fn dice(&self) -> Vec<u8> {
        self.position
            .game
            .dice(&self.position.state)
            .into_iter()
            .map(|die| die.face)
            .collect()
    }

    fn left(&self) -> Vec<u8> {
        let dice = self.position.game.dice(&self.position.state).into_iter();
        dice.filter(|die| !die.spent).map(|die| die.face).collect()
    }

    fn has_waiting(&self) -> bool {
        self.on("yard").contains(&self.mover)
    }

    /// The legal plays from here, or from after the step.
    fn plays(&self, made: bool) -> Vec<(String, Node)> {
        let Position { game, state } = self.position;
        let mut after = *state;
        let mut first = String::new();
        if made {
            first = game.step(state, self.step);
            game.apply(&mut after, self.step, &mut NullSink);
            if !game.in_play(&after) {
                return vec![(first, game.node(&after))];
            }
            first.push_str(", ");
        }
        let plays = notation::plays(game, &after).into_iter();
        plays
            .map(|play| (format!("{first}{}", play.text), game.node(&play.state)))
            .collect()
    }

    /// The most that a play has of steps that begin so.
    fn most(&self, made: bool, counts: impl Fn(&str) -> usize) -> usize {
        let plays = self.plays(made).into_iter();
        plays
            .map(|(play, _)| play.split(", ").map(&counts).sum())
            .max()
            .unwrap_or(0)
    }

    fn wins(&self, made: bool) -> bool {
        self.plays(made)
            .iter()
            .any(|(_, node)| matches!(node, Node::Terminal { .. }))
    }

    /// Whether what the refusal says is so.
    pub(super) fn is_true(&self, said: &str) -> bool {
        let mover = self.colour(self.mover);
        let words: Vec<&str> = said.split(' ').collect();
        let number = |index: usize| words[index].parse::<u32>().expect("a number");
        let entries = |step: &str| usize::from(step.contains(" yard"));
        let dice = |step: &str| match step.as_bytes() {
            [b'+', ..] | [b'p', ..] => 0,
            [_, b'+', ..] => 2,
            _ => 1,
        };
        match words[..] {
            // P-11
            ["P-11:", "no", face, "was", "rolled"] => !self.dice().contains(&face.parse().unwrap()),
            ["P-11:", "the", face, "has", "been", "used"] => {
                let face = face.parse().unwrap();
                self.dice().contains(&face) && !self.left().contains(&face)
            }
            ["P-11:", low, "and", high, "were", "not", "rolled"] => {
                self.dice() != [high.parse::<u8>().unwrap(), low.parse().unwrap()]
            }
            ["P-11:", "one", "of", ..] => self.left().len() == 1,
            ["P-11:", "each", "die", ..] => {
                let dice = self.dice();
                said.ends_with(&format!(
                    "the {} and the {}, one after the other",
                    dice[1], dice[0]
                )) && self.on(&self.from).contains(&self.mover)
            }
            // P-12
            ["P-12:", who, "has", "no", "pawn", "left", ..] => who == mover && !self.has_waiting(),
            ["P-12:", who, "wait", ..] | ["P-12:", who, "pawns", "wait", ..] => {
                who == format!("{mover}'s") && self.from.ends_with(" yard")
            }
            ["P-12:", "a", "pawn", "starts", "with", ..] => {
                self.has_waiting() && self.count() != 6 && number(words.len() - 1) == self.count()
            }
            ["P-12:", "a", "pawn", "starts", "on", start, ..] => {
                start == format!("{}6", self.mover) && self.from == "yard" && self.to != start
            }
            ["P-12:", _, "and", _, "do", "not", ..] => number(1) + number(3) != 6,
            // P-13
            ["P-13:", "you", "must", _, "two", ..] => {
                self.most(false, entries) == 2 && self.most(true, entries) == 1
            }
            ["P-13:", ..] => {
                let with = if said.contains("with the 6") {
                    "6 yard".to_owned()
                } else {
                    format!("{}+{} yard", words[7], words[9])
                };
                self.plays(false)
                    .iter()
                    .all(|(play, _)| play.contains(&with))
                    && self.most(false, entries) == 1
                    && self.most(true, entries) == 0
            }
            // P-15
            ["P-15:", "you", "must", "use", "both", ..] => {
                self.most(false, dice) == 2 && self.most(true, dice) == 1
            }
            ["P-15:", "you", "must", "use", "the", face, ..] => {
                let face = face.trim_end_matches(',');
                self.left() == [face.parse::<u8>().unwrap()]
                    && self.most(false, dice) == 1
                    && self.most(true, dice) == 0
            }
            ["P-15:", "this", "roll", "can", "win", ..] => {
                self.wins(false) && !self.wins(true) && self.most(true, dice) < self.left().len()
            }
            ["P-17:", "you", "cannot", ..] => self.plays(false)[0].0 != "pass",
            // P-18
            ["P-18:", who, "has", "no", "pawn", "on", name] => {
                who == mover && name == self.from && self.on(name).is_empty()
            }
            ["P-18:", "the", what, "on", name, verb, ..] => {
                let (_, whose) = said.split_once(&format!(" {verb} ")).expect("whose");
                let whose = whose.strip_suffix(&format!(", not {mover}'s"));
                let (verb_of_one, count) = if what == "pawn" {
                    ("is", 1..2)
                } else {
                    ("are", 2..4)
                };
                name == self.from
                    && verb == verb_of_one
                    && count.contains(&self.on(name).len())
                    && whose.is_some_and(|whose| self.belongs(name, whose))
            }
            ["P-18:", "pawns", "move", "forward,", ..] => self.to.ends_with("yard"),
            ["P-18:", _, "from", name, "leads", "to", ..] => {
                let ways = ways(self.mover, name, number(1)).into_iter();
                let ends: Vec<String> = ways.filter_map(|mut way| way.pop()).collect();
                let ends = format!("to {}, not to {}", ends.join(" or "), self.to);
                name == self.from && number(1) == self.count() && said.ends_with(&ends)
            }
            // P-20, P-24
            [_, "three", "pawns", "stand", "on", name, ..] => {
                name.trim_end_matches(',') == self.to && self.on(&self.to).len() == 3
            }
            [_, .., "stands", "on", name] if said.contains("blockade") => {
                let (_, whose) = said.split_once(": ").expect("a rule");
                let whose = whose.split_once(" blockade").expect("whose").0;
                name == self.to
                    && self.on(name).len() > 1
                    && self.belongs(name, whose)
                    && self.on(name).iter().all(|&each| each != self.mover)
            }
            [rule, ..] if said.contains(" blockade on ") => {
                let (_, rest) = said.split_once(": ").expect("a rule");
                let (whose, rest) = rest.split_once(" blockade on ").expect("where");
                let (name, rest) = rest.split_once(' ').expect("what");
                let stands = self.on(name).len() > 1 && self.belongs(name, whose);
                let at = match (rule, rest) {
                    ("P-20:", "is in the way") => self.passes(name),
                    ("P-24:", "closes the turnout too") => {
                        let ends = [format!("{}5", &name[..1]), format!("{}10", &name[..1])];
                        let way = self.ways_there().concat();
                        ends.contains(&name.to_owned())
                            && self.passes(name)
                            && way
                                .iter()
                                .any(|each| each.starts_with(&format!("{}t", &name[..1])))
                    }
                    ("P-24:", rest) if rest.ends_with("the Home Path") => {
                        name == format!("{}0", self.mover) && self.passes(name)
                    }
                    ("P-24:", rest) if rest.ends_with("starting a pawn") => {
                        name == format!("{}6", self.mover) && self.from == "yard" && name == self.to
                    }
                    _ => false,
                };
                stands && at
            }
            // P-23
            [
                "P-23:",
                ..,
                "stands",
                "on",
                name,
                "which",
                "has",
                "room",
                "for",
                "one",
            ] => {
                let whose = said["P-23: ".len()..].split_once(" pawn").expect("whose").0;
                let name = name.trim_end_matches(',');
                name == self.to && name.contains(['t', 'h']) && self.belongs(name, whose)
            }
            ["P-23:", ..] => {
                let (whose, rest) = said["P-23: ".len()..]
                    .split_once(" pawn on ")
                    .expect("whose");
                let (name, rest) = rest.split_once(' ').expect("what");
                let lane = if rest.ends_with("a turnout") {
                    't'
                } else {
                    'h'
                };
                name.contains(lane) && self.passes(name) && self.belongs(name, whose)
            }
            [
                "P-25:",
                whose,
                "pawn",
                "is",
                "safe",
                "on",
                name,
                "its",
                "own",
                ..,
            ] => {
                let name = name.trim_end_matches(',');
                let owner = self.on(name).first().copied().unwrap_or('?');
                let what = match &name[1..] {
                    "0" => "Home Entrance",
                    "6" => "starting space",
                    _ => "nothing",
                };
                name == self.to
                    && self.on(name).len() == 1
                    && name.starts_with(owner)
                    && owner != self.mover
                    && self.belongs(name, whose)
                    && said.ends_with(what)
            }
            // P-4, P-5, P-26: where the colour never comes.
            ["P-26:", .., name] => {
                name == self.to
                    && name.starts_with(self.mover)
                    && !standing(self.mover).contains(&self.to)
            }
            ["P-4:", ..] => self.to.starts_with(&format!("{}t", self.mover)),
            ["P-5:", "only", whose, ..] => {
                let owner = self.to.chars().next().expect("a name");
                owner != self.mover
                    && whose == format!("{}'s", self.colour(owner))
                    && (self.to.contains('h'))
            }
            // P-27
            ["P-27:", "a", "pawn", "that", "is", "home", ..] => self.from.ends_with("home"),
            [
                "P-27:",
                name,
                "is",
                away,
                "from",
                "home,",
                "and",
                count,
                "is",
                "too",
                how,
            ] => {
                let (away, count): (u32, u32) = (away.parse().unwrap(), count.parse().unwrap());
                let ways = ways(self.mover, name, away);
                let far = if how == "many" {
                    count > away
                } else {
                    count < away && self.to == "home"
                };
                name == self.from
                    && count == self.count()
                    && far
                    && ways.len() == 1
                    && ways[0].last().is_some_and(|last| last == "home")
            }
            // P-30
            ["P-30:", "the", "reward", "of", "10", "is", "to", ..] => {
                !self.position.game.rewards(&self.position.state).is_empty()
            }
            ["P-30:", who, "has", "no", "reward", ..] => {
                who == mover && self.position.game.rewards(&self.position.state).is_empty()
            }
            ["P-30:", "a", "reward", "cannot", ..] => self.from == "yard",
            [
                "P-33:",
                "the",
                _,
                "on",
                name,
                _,
                whose,
                "and",
                "partners",
                ..,
            ] => {
                let partner =
                    SIDES[(SIDES.iter().position(|&each| each == self.mover).unwrap() + 2) % 4];
                name == self.from
                    && self.on(name).iter().all(|&each| each == partner)
                    && self.belongs(name, whose.trim_end_matches(','))
            }
            _ => false,
        }
    }
}
