//! Whatever is tried in positions at random: each refusal is looked at, and what it says is checked
//! against the position line, by means that know nothing of the code that wrote the sentence.

use std::collections::BTreeMap;

use super::super::actions::{Spend, Step};
use super::super::spaces::{SPACES, any_mark};
use super::*;
use crate::board::{Board, Space};
use crate::state::Node;

const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];
const COLOURS: [&str; 4] = ["Yellow", "Green", "Red", "Blue"];

/// A number from 0 to `below` - 1, by xorshift.
fn random(seed: &mut u64, below: usize) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed % below as u64) as usize
}

fn one_of<T: Clone>(seed: &mut u64, items: &[T]) -> T {
    items[random(seed, items.len())].clone()
}

/// The names of the spaces one step on.
fn next(mover: char, name: &str) -> Vec<String> {
    let side = name.chars().next().expect("a name");
    let index = SIDES.iter().position(|&each| each == side);
    match (name, &name[1..], index) {
        ("yard", ..) => return vec![format!("{mover}6")],
        ("home", ..) => return vec![],
        (_, "h6", _) => return vec!["home".to_owned()],
        (_, "t7", _) => return vec![format!("{side}10")],
        (_, "0", _) if side == mover => return vec![format!("{side}h1")],
        (_, "14", Some(index)) => return vec![format!("{}0", SIDES[(index + 1) % 4])],
        (_, "5", _) if side != mover => return vec![format!("{side}6"), format!("{side}t1")],
        _ => {}
    }
    let digits = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let lane = &name[..name.len() - digits.len()];
    vec![format!(
        "{lane}{}",
        digits.parse::<u32>().expect("a number") + 1
    )]
}

/// All ways of exactly that many steps, each without the space it sets out from.
fn ways(mover: char, from: &str, count: u32) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![vec![]];
    }
    let onward = next(mover, from).into_iter();
    let ways = onward.flat_map(|to| {
        let rest = ways(mover, &to, count - 1).into_iter();
        rest.map(move |rest| [vec![to.clone()], rest].concat())
            .collect::<Vec<_>>()
    });
    ways.collect()
}

/// Where a pawn of that colour can ever stand, in play.
fn standing(mover: char) -> Vec<String> {
    let mut names = Vec::new();
    let mut open = vec!["yard".to_owned()];
    while let Some(name) = open.pop() {
        for to in next(mover, &name) {
            if to != "home" && !names.contains(&to) {
                names.push(to.clone());
                open.push(to);
            }
        }
    }
    names
}

/// A position line with a throw, mostly crowded.
fn random_line(seed: &mut u64) -> String {
    let seats: &[usize] = one_of(
        seed,
        &[
            &[0, 2][..],
            &[1, 3],
            &[0, 1, 3],
            &[0, 1, 2, 3],
            &[0, 1, 2, 3],
        ],
    );
    let partners = seats.len() == 4 && random(seed, 2) == 0;
    // A stretch of the way, so that many stand in each other's way; in some positions most are home.
    let mover = one_of(seed, seats);
    let way = standing(SIDES[mover]);
    let from = random(seed, way.len());
    let crowd = &way[from..way.len().min(from + 5 + random(seed, 15))];
    let many_home = random(seed, 3) == 0;
    let mut there: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut rows = Vec::new();
    for &seat in seats {
        let own = standing(SIDES[seat]);
        let mut row = Vec::new();
        for pawn in 0..4 {
            let wish = match random(seed, 8) {
                0 => "yard".to_owned(),
                1 if pawn > 0 => "home".to_owned(),
                2..=5 if pawn > 0 && many_home => "home".to_owned(),
                2 => one_of(seed, &own),
                3 if !row.is_empty() => one_of(seed, &row),
                _ => one_of(seed, crowd),
            };
            let broadway = wish[1..].chars().all(|letter| letter.is_ascii_digit());
            let company = there.entry(wish.clone()).or_default();
            let together = company
                .iter()
                .all(|&other| other == seat || partners && other % 2 == seat % 2);
            let fits = company.is_empty() || broadway && together && company.len() < 3;
            if wish == "yard" || wish == "home" || !own.contains(&wish) || !fits {
                row.push(if wish == "home" {
                    wish
                } else {
                    "yard".to_owned()
                });
            } else {
                company.push(seat);
                row.push(wish);
            }
        }
        if row == ["home"; 4] {
            row[0] = "yard".to_owned();
        }
        rows.push(format!("{}:{}", SIDES[seat], row.join(",")));
    }
    let (one, other) = (1 + random(seed, 6), 1 + random(seed, 6));
    let (high, low) = (one.max(other), one.min(other));
    let ruleset = if partners { "partners " } else { "" };
    format!(
        "{ruleset}{} {mover}:{high}-{low}",
        rows.join("/"),
        mover = SIDES[mover]
    )
}

/// A step that was tried, and the facts by which its refusal is judged.
struct Tried<'a> {
    position: &'a Position,
    board: &'a Board,
    step: Step,
    mover: char,
    /// The colours on each space, from the position line.
    there: BTreeMap<String, Vec<char>>,
    /// Where the step sets out and ends; yards and homes of others with their letter.
    from: String,
    to: String,
}

impl Tried<'_> {
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
            Spend::Reward => 10,
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
            .map(|(face, _)| face)
            .collect()
    }

    fn left(&self) -> Vec<u8> {
        let dice = self.position.game.dice(&self.position.state).into_iter();
        dice.filter(|(_, spent)| !spent)
            .map(|(face, _)| face)
            .collect()
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
            game.apply(&mut after, self.step, &mut Silent);
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
    fn is_true(&self, said: &str) -> bool {
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
            ["P-11:", "no", face, "was", "thrown"] => !self.dice().contains(&face.parse().unwrap()),
            ["P-11:", "the", face, "has", "been", "played"] => {
                let face = face.parse().unwrap();
                self.dice().contains(&face) && !self.left().contains(&face)
            }
            ["P-11:", low, "and", high, "were", "not", "thrown"] => {
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
            ["P-12:", "a", "pawn", "is", "started", "with", ..] => {
                self.has_waiting() && self.count() != 6 && number(words.len() - 1) == self.count()
            }
            ["P-12:", "a", "pawn", "is", "started", "on", start, ..] => {
                start == format!("{}6", self.mover) && self.from == "yard" && self.to != start
            }
            ["P-12:", _, "and", _, "do", "not", ..] => number(1) + number(3) != 6,
            // P-13
            ["P-13:", "two", ..] => self.most(false, entries) == 2 && self.most(true, entries) == 1,
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
            ["P-15:", "both", ..] => self.most(false, dice) == 2 && self.most(true, dice) == 1,
            ["P-15:", "the", face, ..] => {
                self.left() == [face.parse::<u8>().unwrap()]
                    && self.most(false, dice) == 1
                    && self.most(true, dice) == 0
            }
            ["P-15:", "this", "throw", "can", "win", ..] => {
                self.wins(false) && !self.wins(true) && self.most(true, dice) < self.left().len()
            }
            ["P-17:", "something", ..] => self.plays(false)[0].0 != "pass",
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
                self.position.game.reward(&self.position.state).is_some()
            }
            ["P-30:", who, "has", "no", "reward", ..] => {
                who == mover && self.position.game.reward(&self.position.state).is_none()
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

/// Tries all there is to try in a position, counts the refusals by rule, and judges each.
fn judge(position: &Position, seed: &mut u64, heard: &mut BTreeMap<String, u32>) {
    let Position { game, state } = position;
    let Node::Decision { seat } = game.node(state) else {
        return;
    };
    let board = game.board();
    let mover = SIDES[seat.index()];
    let there = read_placement(&position.line());
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let (high, low) = {
        let dice = game.dice(state);
        (dice[0].0, dice[1].0)
    };
    let mut spends = vec![Spend::Die(low), Spend::Die(high)];
    match random(seed, 3) {
        0 => spends.extend([Spend::Both(low, high), Spend::Both(2, 4)]),
        1 => spends.push(Spend::Die(1 + random(seed, 6) as u8)),
        _ => spends.push(Spend::Reward),
    }
    // Only this can be meant while a reward waits.
    if game.reward(state).is_some() {
        spends = vec![Spend::Reward, Spend::Die(low)];
    }
    let name = |space: Space| {
        let name = board.space(space).name.clone();
        let own = [format!("{mover} yard"), format!("{mover} home")];
        match own.iter().position(|each| *each == name) {
            Some(index) => ["yard", "home"][index].to_owned(),
            None => name,
        }
    };
    let any = |seed: &mut u64| Space(random(seed, usize::from(SPACES)) as u8);
    let mut steps = vec![Step::still(Spend::Pass), Step::still(Spend::Decline)];
    let mut sources: Vec<Space> = game.pieces(state).iter().map(|each| each.at).collect();
    sources.extend([any(seed), any(seed), any(seed)]);
    sources.sort();
    sources.dedup();
    for &from in &sources {
        for &spend in &spends {
            let count = match spend {
                Spend::Die(number) => u32::from(number),
                Spend::Reward => 10,
                _ => 1,
            };
            let ends = match &*name(from) {
                foreign if foreign.contains(' ') => vec![],
                known => ways(mover, known, count),
            };
            let ends = ends.into_iter().filter_map(|mut way| way.pop());
            let own = |name: String| {
                if name == "home" {
                    format!("{mover} home")
                } else {
                    name
                }
            };
            let mut goals: Vec<Space> = ends.filter_map(|name| board.find(&own(name))).collect();
            goals.push(any(seed));
            goals.extend(board.find(&format!("{mover}6")));
            goals.extend(board.find(&format!("{mover} home")));
            steps.extend(goals.into_iter().map(|to| Step {
                spend,
                from: any_mark(seat, from),
                to: any_mark(seat, to),
            }));
        }
    }
    for step in steps {
        let refusal = game.refusal(state, step);
        assert_eq!(
            refusal.is_none(),
            legal.contains(&step),
            "the list alone decides"
        );
        let Some(refusal) = refusal else { continue };
        let said = refusal.to_string();
        let from = name(super::super::spaces::space(seat, step.from));
        let to = name(super::super::spaces::space(seat, step.to));
        let tried = Tried {
            position,
            board: &board,
            step,
            mover,
            there: there.clone(),
            from,
            to,
        };
        assert_eq!(tried.board.spaces.len(), usize::from(SPACES));
        assert!(
            tried.is_true(&said),
            "{}: {:?} {} to {}: \"{said}\" is not true, or unknown to this test",
            position.line(),
            step.spend,
            tried.from,
            tried.to
        );
        assert!(said.len() < 120 && !said.ends_with('.'), "{said}");
        *heard.entry(refusal.rule.to_owned()).or_default() += 1;
    }
}

#[test]
fn refusals_say_nothing_that_is_not_so() {
    let mut seed = 0x9e37_79b9_7f4a_7c15;
    let mut heard = BTreeMap::new();
    for _ in 0..2_000 {
        let line = random_line(&mut seed);
        let mut position = at(&line);
        judge(&position, &mut seed, &mut heard);
        // And in the midst of a play.
        for _ in 0..2 {
            if let Node::Decision { .. } = position.game.node(&position.state) {
                let step = one_of(&mut seed, &position.steps());
                position = position.after(&step);
                if position.game.in_play(&position.state) {
                    judge(&position, &mut seed, &mut heard);
                }
            }
        }
    }
    for rule in [
        "P-4", "P-5", "P-11", "P-12", "P-13", "P-15", "P-17", "P-18", "P-20", "P-23", "P-24",
        "P-25", "P-26", "P-27", "P-30", "P-33",
    ] {
        assert!(
            heard.get(rule).is_some_and(|&times| times >= 10),
            "{rule}: {heard:?}"
        );
    }
}
