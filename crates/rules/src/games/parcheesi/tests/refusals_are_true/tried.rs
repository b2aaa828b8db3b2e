//! A step that was tried, and the facts by which its refusal is judged.

use std::collections::BTreeMap;

use super::super::*;
use crate::board::Board;
use crate::event::NullSink;
use crate::race::{Spend, State, Step};
use crate::state::Node;

/// The letters of the sides in the order in which pawns come to them.
const SIDES: &str = "YGRB";

fn colour(letter: char) -> &'static str {
    match letter {
        'Y' => "Yellow",
        'G' => "Green",
        'R' => "Red",
        'B' => "Blue",
        _ => panic!("{letter} is no side"),
    }
}

pub(super) struct Tried<'a> {
    position: &'a Position,
    step: Step,
    mover: char,
    /// The letters of the pawns on each space, by the names of the position line; nests and homes
    /// of others with their letter.
    there: BTreeMap<String, Vec<char>>,
    /// The spaces of a side.
    side: usize,
    from: String,
    to: String,
}

impl<'a> Tried<'a> {
    pub(super) fn of(position: &'a Position, board: &Board, step: Step) -> Tried<'a> {
        let Position { game, state } = position;
        let line = position.line();
        let mover = Parcheesi::FAMILY.letter(state.turn);
        let mut there: BTreeMap<String, Vec<char>> = BTreeMap::new();
        for row in line.split(' ').next().expect("a placement").split('/') {
            let (letter, names) = row.split_once(':').expect("a seat");
            let letter = letter.chars().next().expect("a letter");
            for name in names.split(',') {
                let private = name == "yard" || name == "home";
                let name = if private && letter != mover {
                    format!("{letter} {name}")
                } else {
                    name.to_owned()
                };
                there.entry(name).or_default().push(letter);
            }
        }
        let name = |mark| {
            let space = game.track().space_at(state.turn, mark);
            let name = board.space(space).name.clone();
            let own = name.strip_prefix(&format!("{mover} ")).map(str::to_owned);
            own.unwrap_or(name)
        };
        Tried {
            step,
            mover,
            there,
            side: if game.ruleset().has("ring68") { 17 } else { 18 },
            from: name(step.from),
            to: name(step.to),
            position,
        }
    }

    fn on(&self, name: &str) -> &[char] {
        self.there.get(name).map_or(&[], Vec::as_slice)
    }

    /// The mover's way from entering to home, by names.
    fn way(&self) -> Vec<String> {
        let own = SIDES.find(self.mover).expect("a side");
        let length = 4 * self.side;
        let ring = (5..=length).map(|ahead| {
            let index = (own * self.side + ahead) % length;
            let letter = &SIDES[index / self.side..=index / self.side];
            format!("{letter}{}", index % self.side)
        });
        let path = (1..=7).map(|number| format!("{}h{number}", self.mover));
        let all = std::iter::once("yard".to_owned()).chain(ring).chain(path);
        all.chain(["home".to_owned()]).collect()
    }

    fn count(&self) -> usize {
        match self.step.spend {
            Spend::Die(number) | Spend::Bonus(number) => usize::from(number),
            _ => 0,
        }
    }

    fn index(&self, name: &str) -> Option<usize> {
        self.way().iter().position(|each| each == name)
    }

    /// The name so many spaces after one.
    fn beyond(&self, name: &str, count: usize) -> Option<String> {
        self.way().get(self.index(name)? + count).cloned()
    }

    fn passes(&self, name: &str) -> bool {
        let ends = (self.index(&self.from), self.index(&self.to));
        let (Some(from), Some(to), Some(at)) = (ends.0, ends.1, self.index(name)) else {
            return false;
        };
        from < at && at < to
    }

    /// Whether those on a space are so many of one colour, said so: "Red's", "Yellow's own".
    fn belongs(&self, name: &str, count: usize, whose: &str) -> bool {
        let there = self.on(name);
        let own = if there[0] == self.mover { " own" } else { "" };
        there.len() == count
            && there.iter().all(|each| *each == there[0])
            && whose == format!("{}'s{own}", colour(there[0]))
    }

    fn is_ring(&self, name: &str) -> bool {
        name.len() > 1 && !name.contains(['h', ' ', 'y'])
    }

    fn is_safe(&self, name: &str) -> bool {
        let number: usize = name[1..].parse().expect("a number");
        self.is_ring(name) && [0, 5, self.side - 5].contains(&number)
    }

    fn faces(&self, spent: Option<bool>) -> Vec<u8> {
        let table = self.position.game.dice(&self.position.state).into_iter();
        table
            .filter(|die| spent.is_none_or(|spent| die.spent == spent))
            .map(|die| die.face)
            .collect()
    }

    /// The legal plays from here, or from after the step, and whether each wins.
    fn plays(&self, made: bool) -> Vec<(String, bool)> {
        let Position { game, state } = self.position;
        let mut after = *state;
        let mut first = String::new();
        let wins = |state: &State| matches!(game.node(state), Node::Terminal { .. });
        if made {
            first = game.step(state, self.step);
            game.apply(&mut after, self.step, &mut NullSink);
            if !game.in_play(&after) {
                return vec![(first, wins(&after))];
            }
            first.push_str(", ");
        }
        let plays = notation::plays(game, &after).into_iter();
        plays
            .map(|play| (format!("{first}{}", play.text), wins(&play.state)))
            .collect()
    }

    /// The most that a play has of steps counted so.
    fn most(&self, made: bool, counts: impl Fn(&str) -> usize) -> usize {
        let plays = self.plays(made).into_iter();
        let sums = plays.map(|(play, _)| play.split(", ").map(&counts).sum());
        sums.max().unwrap_or(0)
    }

    /// Whether all legal plays, or none, have a step from a space.
    fn leave(&self, made: bool, name: &str) -> usize {
        let from = format!(" {name}");
        let leaves = |step: &str| {
            let (start, _) = step.split_once(['-', 'x']).unwrap_or((step, ""));
            start.ends_with(&from)
        };
        let plays = self.plays(made);
        let count = plays.iter();
        count
            .filter(|(play, _)| play.split(", ").any(leaves))
            .count()
    }

    /// Whether what the refusal says is so.
    pub(super) fn is_true(&self, said: &str) -> bool {
        let Position { game, state } = self.position;
        let who = colour(self.mover);
        let (rule, reason) = said.split_once(": ").expect("a rule");
        let words: Vec<&str> = reason.split(' ').collect();
        let number = |index: usize| words[index].parse::<usize>().expect("a number");
        let after = |start: &str| reason.strip_prefix(start).expect(start);
        let entries = |step: &str| usize::from(step.contains(" yard"));
        let dice = |step: &str| match step.as_bytes() {
            [b'+' | b'p', ..] => 0,
            [_, b'+', ..] => 2,
            _ => 1,
        };
        let waits = self.on("yard").contains(&self.mover);
        let rewards = game.rewards(state);
        match (rule, &words[..]) {
            ("C-3", ["only", whose, ..]) => {
                let owner = self.to.chars().next().expect("a name");
                *whose == format!("{}'s", colour(owner))
                    && owner != self.mover
                    && !self.is_ring(&self.to)
            }
            ("C-6", ["no", face, "was", "rolled"]) => {
                !self.faces(None).contains(&face.parse().unwrap())
            }
            ("C-6", ["the", face, "has", "been", "used"]) => {
                let face = face.parse().unwrap();
                self.faces(Some(true)).contains(&face) && !self.faces(Some(false)).contains(&face)
            }
            ("C-6", [low, "and", high, "were", "not", "rolled"]) => {
                let two: Vec<u8> = [high, low].map(|each| each.parse().unwrap()).into();
                self.faces(None)[..2] != two
            }
            ("C-6", ["a", "die", "of", ..]) => !self.faces(Some(true)).is_empty(),
            ("C-6", ["each", "die", ..]) => {
                let faces = self.faces(None);
                reason.ends_with(&format!(
                    "the {} and the {}, one after the other",
                    faces[1], faces[0]
                )) && self.on(&self.from).contains(&self.mover)
            }
            ("C-7", [_, "pawns", "wait", ..]) => self.from.ends_with(" yard"),
            ("C-7", [_, "has", "no", "pawn", ..]) => words[0] == who && !waits,
            ("C-7", ["a", "pawn", "comes", "out", "with", ..]) => {
                waits && self.count() != 5 && number(words.len() - 1) == self.count()
            }
            ("C-7", [_, "and", _, "do", "not", ..]) => number(0) + number(2) != 5,
            ("C-7", ["a", "pawn", "comes", "out", "on", name, ..]) => {
                *name == format!("{}5", self.mover) && self.from == "yard" && self.to != *name
            }
            ("C-7", ["you", "must", "bring", "out", "two", ..]) => {
                self.most(false, entries) == 2 && self.most(true, entries) == 1
            }
            ("C-7", ["you", "must", "bring", "out", "a", "pawn", "with", how @ ..]) => {
                let with = match how {
                    ["the", "5", ..] => "5 yard".to_owned(),
                    [low, "and", high, ..] => format!("{low}+{high} yard"),
                    _ => return false,
                };
                let plays = self.plays(false);
                plays.iter().all(|(play, _)| play.contains(&with)) && self.most(true, entries) == 0
            }
            ("C-8", ["you", "cannot", ..]) => self.plays(false)[0].0 != "pass",
            ("C-8", ["this", "roll", "can", "win", ..]) => {
                let wins = |made| self.plays(made).iter().any(|(_, wins)| *wins);
                wins(false) && !wins(true)
            }
            ("C-8", ["you", "must", "use", "the", "die", ..]) => {
                self.faces(Some(false)).len() == 1
                    && self.most(false, dice) == 1
                    && self.most(true, dice) == 0
            }
            ("C-8", ["you", "must", "use", _, "dice,", ..]) => {
                let only = words.iter().position(|word| *word == "only");
                let could = only.map_or(0, |only| number(only + 1));
                self.most(false, dice) == number(3) && self.most(true, dice) == could
            }
            ("C-9", ..) => {
                let faces = self.faces(None);
                faces.len() == 2
                    && faces[0] == faces[1]
                    && self.count() == 7 - usize::from(faces[0])
            }
            ("C-10", ..) => {
                let faces = self.faces(None);
                faces[0] == faces[1] && self.position.line().contains(" doublets=2")
            }
            ("C-11", [_, "has", "no", "pawn", "on", name]) => {
                words[0] == who && *name == self.from && self.on(name).is_empty()
            }
            ("C-11", ["the", what @ ("pawn" | "pawns"), "on", name, _, whose, ..]) => {
                let count = if *what == "pawn" { 1 } else { 2 };
                *name == self.from
                    && self.on(name)[0] != self.mover
                    && self.belongs(name, count, whose.trim_end_matches(','))
                    && reason.ends_with(&format!(", not {who}'s"))
            }
            ("C-11", ["pawns", "move", "forward,", ..]) => self.to.ends_with("yard"),
            ("C-11", [_, "from", name, "leads", "to", end, ..]) => {
                number(0) == self.count()
                    && *name == self.from
                    && self.beyond(name, self.count()).as_deref() == end.strip_suffix(',')
                    && reason.ends_with(&format!("not to {}", self.to))
            }
            ("C-12", ["two", "pawns", "stand", "on", name, ..]) => {
                let name = name.trim_end_matches(',');
                name == self.to && self.on(name).len() == 2 && name.contains('h')
            }
            ("C-12" | "C-15", _) => {
                let (whose, rest) = reason.split_once(" blockade ").expect("whose");
                let (how, rest) = rest.split_once("on ").expect("where");
                let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let stands = self.is_ring(name) && self.belongs(name, 2, whose);
                stands
                    && match (rule, how, rest) {
                        ("C-12", "", "is in the way") => self.passes(name),
                        ("C-12", "stands ", "") => name == self.to && self.from != "yard",
                        ("C-15", "", rest) => {
                            rest == format!("keeps {who}'s pawns in the nest")
                                && self.from == "yard"
                                && name == format!("{}5", self.mover)
                        }
                        _ => false,
                    }
            }
            ("C-13", ["two", "that", ..]) => {
                let name =
                    after("two that were a blockade at the roll may not come together again on ");
                let name = name.strip_suffix(" in it").expect("the end");
                let moved = self.faces(Some(true)).len() + rewards.len() > 0;
                name == self.to && self.is_ring(name) && self.on(name) == [self.mover] && moved
            }
            ("C-14", [_, "blockade", "on", name, ..]) => {
                let due = self.position.line().contains(&format!("{name}:4"));
                let plays = self.plays(false).len();
                due && self.leave(false, name) == plays && self.leave(true, name) == 0
            }
            ("C-14", [_, "blockades", "on", one, "and", other, ..]) => {
                let line = self.position.line();
                line.contains(&format!("{one}:4")) && line.contains(&format!("{other}:4"))
            }
            ("C-16", [whose, "pawn", "on", name, "is", "safe", "there"]) => {
                *name == self.to
                    && self.is_safe(name)
                    && self.on(name)[0] != self.mover
                    && self.belongs(name, 1, whose)
            }
            ("C-19", ["a", "pawn", "that", "is", "home", ..]) => self.from.ends_with("home"),
            (
                "C-19",
                [
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
                ],
            ) => {
                let (away, count): (usize, usize) = (away.parse().unwrap(), count.parse().unwrap());
                let far = match *how {
                    "many" => count > away,
                    _ => count < away && self.to == "home",
                };
                *name == self.from
                    && count == self.count()
                    && far
                    && self.beyond(name, away).as_deref() == Some("home")
            }
            ("C-19", [.., "never", "come", "to", name]) => {
                *name == self.to && self.is_ring(name) && self.index(name).is_none()
            }
            ("C-20", [_, "has", "no", "bonus", "of", steps, ..]) => {
                words[0] == who && !rewards.contains(&steps.parse().unwrap())
            }
            ("C-20", ["the", "dice", "are", "played", ..]) => {
                !rewards.is_empty() && !self.faces(Some(false)).is_empty()
            }
            ("C-20", ["no", "pawn", "can", "go", ..]) => {
                let bonus = format!("+{} ", number(4));
                rewards.contains(&(number(4) as u8))
                    && !self
                        .position
                        .steps()
                        .iter()
                        .any(|step| step.starts_with(&bonus))
            }
            ("C-20", ["a", "bonus", "cannot", ..]) => self.from == "yard",
            ("C-20", ["no", "dice", "of", ..]) => self.faces(Some(false)).is_empty(),
            _ => false,
        }
    }
}
