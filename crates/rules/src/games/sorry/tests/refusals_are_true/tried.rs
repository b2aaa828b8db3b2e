//! What a refusal says, judged by the position line.

use std::collections::BTreeMap;

use super::super::super::actions::{Act, Step};
use super::super::super::card_kind::CardKind;
use super::super::*;
use super::ways::walk;
use super::{COLOURS, SIDES};
use crate::board::{Board, Space};

/// A position in which steps are tried, and the facts by which their refusals are judged.
pub(super) struct Tried {
    board: Board,
    mover: char,
    /// The letters of the side, in turn order.
    side: Vec<char>,
    legal: Vec<Step>,
    /// The colours on each space, from the position line.
    there: BTreeMap<String, Vec<char>>,
    /// The card that was drawn, or what is left of a 7.
    card: Option<String>,
    left: Option<u32>,
    hand: Vec<&'static str>,
}

/// Who stands where, from a position line; of yards and homes with the letter, as on the board.
fn read_placement(line: &str) -> BTreeMap<String, Vec<char>> {
    let mut there: BTreeMap<String, Vec<char>> = BTreeMap::new();
    for row in line.split(' ').next().expect("a placement").split('/') {
        let (letter, names) = row.split_once(':').expect("a seat");
        for name in names.split(',') {
            let name = match name {
                "yard" | "home" => format!("{letter} {name}"),
                _ => name.to_owned(),
            };
            there.entry(name).or_default().extend(letter.chars());
        }
    }
    there
}

impl Tried {
    pub(super) fn of(position: &Position) -> Tried {
        let Position { game, state } = position;
        let seat = state.turn;
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        let line = position.line();
        let turn = line.split(' ').nth(1).expect("a turn");
        let spent = turn.split_once(':').map(|(_, spent)| spent);
        let left = spent.and_then(|spent| spent.strip_suffix("-of-7"));
        let hand = game.hand(state, seat).unwrap_or_default();
        Tried {
            board: game.board(),
            mover: SIDES[seat.index()],
            side: game
                .side(state, seat)
                .iter()
                .map(|each| SIDES[each.index()])
                .collect(),
            legal,
            there: read_placement(&line),
            card: spent.filter(|_| left.is_none()).map(str::to_owned),
            left: left.map(|left| left.parse().expect("a number")),
            hand: hand.iter().map(|card| card.name).collect(),
        }
    }

    fn on(&self, name: &str) -> Option<char> {
        self.there
            .get(name)
            .and_then(|there| there.first())
            .copied()
    }

    fn is_ring(name: &str) -> bool {
        name.len() < 4 && !name.contains(['h', ' '])
    }

    /// The colours of the side: "Red", "Red and Yellow".
    fn side_words(&self) -> String {
        let colours: Vec<_> = self.side.iter().map(|&letter| colour(letter)).collect();
        colours.join(" and ")
    }

    fn has_legal(&self, is: impl Fn(&Step) -> bool) -> bool {
        self.legal.iter().any(is)
    }

    /// The steps that a card can go, forward and backward.
    fn counts(&self, card: CardKind) -> Vec<(u32, bool)> {
        match card {
            CardKind::Four => vec![(4, true)],
            CardKind::Ten => vec![(10, false), (1, true)],
            CardKind::Seven => (1..=self.left.unwrap_or(7))
                .map(|part| (part, false))
                .collect(),
            CardKind::Sorry => vec![],
            _ => vec![(u32::from(card.number()), false)],
        }
    }

    /// Whether what the refusal says is so.
    pub(super) fn is_true(&self, step: Step, said: &str) -> bool {
        let name = |at: u8| self.board.space(Space(at)).name.clone();
        let (from, to) = (name(step.from), name(step.to));
        let (rule, reason) = said.split_once(": ").expect("a rule");
        let words: Vec<&str> = reason.split(' ').collect();
        let mover = colour(self.mover);
        let moves = matches!(step.act, Act::Move(_) | Act::Swap);
        let card = step.card();
        let title = card.map(title).unwrap_or_default();
        // Whose pawn it is.
        let owner = match &*from {
            zone if !Self::is_ring(zone) => zone.chars().next().expect("a letter"),
            _ => self.on(&from).unwrap_or(self.mover),
        };
        let goes = |count: u32, back: bool| walk(owner, &from, count, back);
        let goal = if to == format!("{owner} home") {
            "home".to_owned()
        } else {
            to.clone()
        };
        let leads = |card: CardKind| {
            let ends = self
                .counts(card)
                .into_iter()
                .filter_map(|(count, back)| goes(count, back));
            ends.collect::<Vec<_>>()
        };
        let entered = |card: CardKind| {
            matches!(card, CardKind::One | CardKind::Two) && from.ends_with("yard")
        };
        let own_pawn = |at: &str| {
            self.on(at)
                .is_some_and(|letter| self.side.contains(&letter))
        };
        let words_of = |at: &str| spoken(at);
        match (rule, &words[..]) {
            ("S-7", [who, "has", "drawn", ..]) => {
                let (drawn, not) = reason
                    .split_once(" drawn ")
                    .expect("drawn")
                    .1
                    .split_once(", not ")
                    .expect("not");
                let really = self
                    .card
                    .as_deref()
                    .and_then(|card| card.parse().ok())
                    .map(self::title);
                *who == mover && really.as_deref() == Some(drawn) && not == title && drawn != not
            }
            ("S-7", ["the", "card", "can", "be", "played,", ..]) => {
                // Passing, with something to be played.
                !moves && self.has_legal(|legal| legal.act != Act::Pass)
            }
            ("S-7", [who, "has", "no", "pawn", "on", at]) => {
                *who == mover
                    && *at == words_of(&from)
                    && self.on(&from).is_none()
                    && self.side.len() == 1
            }
            ("S-25", ["there", "is", "no", "pawn", "of", ..]) => {
                self.on(&from).is_none()
                    && reason.ends_with(&format!("{} on {from}", self.side_words()))
                    && self.side.len() == 2
            }
            ("S-7" | "S-25", ["the", "pawn", "on", at, "is", whose, "not", ..]) => {
                *at == from
                    && self
                        .on(&from)
                        .is_some_and(|letter| *whose == format!("{}'s,", colour(letter)))
                    && !own_pawn(&from)
                    && reason.ends_with(&format!("not {}'s", self.side_words()))
                    && (rule == "S-25") == (self.side.len() == 2)
            }
            ("S-7" | "S-25", ["the", "pawns", "on", whose, "START", ..]) => {
                from.ends_with("yard")
                    && *whose == format!("{}'s", colour(owner))
                    && !self.side.contains(&owner)
            }
            ("S-9", _) => {
                let own = format!("{}'s own pawn stands on {to}", colour(owner));
                let lands = card.is_some_and(|card| {
                    leads(card).contains(&to) || entered(card) && to == format!("{owner}4")
                });
                let slides = is_triangle(&to) && !to.starts_with(owner);
                reason.starts_with(&own)
                    && lands
                    && self.on(&to) == Some(owner)
                    && reason.contains("slide") == slides
            }
            ("S-10", ["only", ..]) => to.ends_with("yard") && own_pawn(&from),
            ("S-11", ["a", "pawn", "leaves", ..]) => {
                from.ends_with("yard")
                    && own_pawn(&from)
                    && reason.ends_with(&format!("not with {title}"))
                    && !card.is_some_and(entered)
            }
            ("S-11", [who, "has", "no", "pawn", "left", ..]) => {
                *who == colour(owner)
                    && from.ends_with("yard")
                    && self.on(&from).is_none()
                    && self.side.contains(&owner)
            }
            ("S-11", [_, "pawns", "start", "on", circle, ..]) => {
                *circle == format!("{owner}4") && to != *circle && from.ends_with("yard")
            }
            ("S-12", [.., at]) => {
                // Along the ring another colour would come there, by way of the entrance.
                let other = SIDES.into_iter().find(|each| {
                    *each != owner && !from.starts_with(*each) && !to.starts_with(*each)
                });
                let along = |(count, back): (u32, bool)| {
                    let passed = (0..count).any(|part| goes(part, false).as_deref() == Some(at));
                    !back
                        && passed
                        && walk(other.unwrap_or(owner), &from, count, false).as_ref() == Some(&to)
                };
                *at == format!("{owner}2")
                    && card.is_some_and(|card| self.counts(card).into_iter().any(along))
            }
            ("S-13", ["only", whose, "pawns", "go", ..]) => {
                !Self::is_ring(&to)
                    && !to.starts_with(owner)
                    && *whose == format!("{}'s", colour(to.chars().next().expect("a letter")))
            }
            ("S-13", [at, "is", "in", "a", "safety", ..]) => {
                at.contains('h') && (*at == from || *at == to)
            }
            ("S-14", ["a", "pawn", "that", "is", "home", ..]) => from.ends_with("home"),
            (
                "S-14",
                [
                    at,
                    "is",
                    away,
                    "from",
                    "home,",
                    "and",
                    count,
                    "is",
                    "too",
                    "many",
                ],
            ) => {
                let (away, count): (u32, u32) = (
                    away.parse().expect("a number"),
                    count.parse().expect("a number"),
                );
                *at == from
                    && goes(away, false).as_deref() == Some("home")
                    && count > away
                    && card.is_some_and(|card| u32::from(card.number()) == count)
            }
            ("S-15", ["1", "back", "from", at, "leads", "to", back, ..]) => {
                *at == from
                    && goes(1, true).as_deref() == Some(back.trim_end_matches(','))
                    && goes(10, false).is_none()
                    && goal != back.trim_end_matches(',')
            }
            (
                "S-15",
                [
                    "4",
                    "back",
                    "from",
                    at,
                    "leads",
                    "to",
                    back,
                    "not",
                    "to",
                    end,
                ],
            ) => {
                *at == from
                    && goes(4, true) == Some(back.trim_end_matches(',').to_owned())
                    && words_of(&goal) == *end
            }
            (
                "S-15",
                [
                    "10",
                    "from",
                    at,
                    "leads",
                    "to",
                    ahead,
                    "1",
                    "back",
                    "to",
                    back,
                    "and",
                    "neither",
                    "to",
                    end,
                ],
            ) => {
                *at == from
                    && goes(10, false) == Some(ahead.trim_end_matches(',').to_owned())
                    && goes(1, true) == Some(back.trim_end_matches(',').to_owned())
                    && words_of(&goal) == *end
                    && !leads(CardKind::Ten).contains(&goal)
            }
            ("S-15" | "S-17", [count, "from", at, "leads", "to", end, "not", "to", wrong]) => {
                let steps: u32 = count.parse().expect("a number");
                *at == from
                    && goes(steps, false) == Some(end.trim_end_matches(',').to_owned())
                    && words_of(&goal) == *wrong
                    && wrong != &end.trim_end_matches(',')
                    && card.is_some_and(|card| card.name() == *count)
                    && (rule == "S-17") == (steps == 11)
            }
            ("S-16", ["a", "7", "brings", "no", "pawn", ..]) => {
                from.ends_with("yard") && own_pawn(&from)
            }
            ("S-16", ["a", "7", "must", "be", "used", ..]) => {
                let seven = |legal: &Step| legal.act == Act::Move(CardKind::Seven);
                let some = self.has_legal(seven);
                card == Some(CardKind::Seven)
                    && leads(CardKind::Seven).contains(&goal)
                    && own_pawn(&from)
                    && some == reason.contains("after this move")
            }
            ("S-16", ["a", "7", "leads", "from", at, "to", most, "at", "most,", ..]) => {
                let ends = leads(CardKind::Seven);
                *at == from && ends.last().is_some_and(|last| last == most) && !ends.contains(&goal)
            }
            (
                "S-16",
                [
                    "the",
                    left,
                    "left",
                    "of",
                    "the",
                    "7",
                    verb @ ("lead" | "leads"),
                    "from",
                    at,
                    "to",
                    most,
                    ..,
                ],
            ) => {
                let ends = leads(CardKind::Seven);
                self.left.is_some_and(|number| *left == number.to_string())
                    && (*left == "1") == (*verb == "leads")
                    && *at == from
                    && ends.last().is_some_and(|last| last == most)
                    && !ends.contains(&goal)
            }
            ("S-16", [left, "of", "the", "7", verb @ ("are" | "is"), "still", ..]) => {
                self.left.is_some_and(|number| *left == number.to_string())
                    && (*left == "1") == (*verb == "is")
                    && (card != Some(CardKind::Seven) || !moves)
            }
            ("S-16", ["the", "pawn", "on", at, "has", "had", ..]) => {
                // One that has had its part is among those that no step moves.
                *at == from
                    && self.left.is_some()
                    && own_pawn(&from)
                    && !self.has_legal(|legal| legal.from == step.from)
            }
            ("S-16", ["the", "second", "pawn", ..]) => {
                self.side.len() == 1
                    && self
                        .left
                        .is_some_and(|left| reason.contains(&format!("all {left} ")))
                    && leads(CardKind::Seven).contains(&goal)
                    && self.left.and_then(|left| goes(left, false)) != Some(goal.clone())
            }
            ("S-17", ["a", "pawn", "can", "go", "forward", ..]) => {
                step.act == Act::Decline
                    && self.has_legal(|legal| legal.act == Act::Move(CardKind::Eleven))
            }
            ("S-17", ["there", "is", "no", "swap", ..]) => {
                step.act == Act::Decline && !self.has_legal(|legal| legal.act == Act::Swap)
            }
            ("S-17", ["only", "pawns", ..]) => step.act == Act::Swap && from.contains(' '),
            ("S-17" | "S-18", ["nobody", "stands", "on", at]) => {
                *at == to && self.on(&to).is_none()
            }
            ("S-17" | "S-18", [.., "is", "not", "on", "the", "open", "track"]) => {
                to.contains(' ') && reason.starts_with(&spoken(&to))
            }
            ("S-17" | "S-18", ["the", "pawn", "on", at, "is", whose, "own,", ..]) => {
                *at == to && self.on(&to) == Some(owner) && *whose == format!("{}'s", colour(owner))
            }
            ("S-18", ["a", "Sorry!", "card", "takes", ..]) => {
                !from.ends_with("yard") && reason.ends_with(&format!("not from {}", spoken(&from)))
            }
            ("S-20", ["the", "move", "ends", "on", triangle, ..]) => {
                let triangle = triangle.trim_end_matches(',');
                let (first, number) = triangle.split_at(1);
                let end = if number == "1" { "4" } else { "13" };
                is_triangle(triangle)
                    && !triangle.starts_with(owner)
                    && to == format!("{first}{end}")
                    && reason.ends_with(&format!("slides to {to}"))
                    && card.is_some_and(|card| leads(card).contains(&triangle.to_owned()))
            }
            ("S-25", ["an", "opponent", "can", "be", "bumped,", ..]) => {
                let opponents = self
                    .there
                    .iter()
                    .any(|(at, who)| Self::is_ring(at) && !self.side.contains(&who[0]));
                let partner = self.on(&to);
                opponents
                    && partner.is_some_and(|letter| letter != owner && self.side.contains(&letter))
            }
            ("S-25", ["the", "pawn", "on", at, "is", whose, "and", "partners", ..]) => {
                *at == to
                    && self.on(&to).is_some_and(|letter| {
                        letter != owner
                            && self.side.contains(&letter)
                            && *whose == format!("{}'s,", colour(letter))
                    })
            }
            ("S-26", ["only", "a", "card", ..]) => {
                self.card.is_some() && matches!(step.act, Act::Discard(_))
            }
            ("S-26", ["you", "must", "play", "or", "discard", ..]) => {
                step.act == Act::Pass && !self.hand.is_empty()
            }
            ("S-26", ["you", "can", "play", "a", "card", ..]) => {
                matches!(step.act, Act::Discard(_))
                    && self.has_legal(|legal| !matches!(legal.act, Act::Discard(_)))
            }
            ("S-26", [who, "does", "not", "hold", ..]) => {
                *who == mover
                    && reason.ends_with(&title)
                    && card.is_some_and(|card| !self.hand.contains(&card.name()))
            }
            _ => false,
        }
    }
}

fn colour(letter: char) -> &'static str {
    let index = SIDES.iter().position(|&each| each == letter);
    COLOURS[index.expect("a letter")]
}

/// A card in a sentence.
fn title(card: CardKind) -> String {
    match card.name() {
        "sorry" => "a Sorry! card".to_owned(),
        name @ ("8" | "11") => format!("an {name}"),
        name => format!("a {name}"),
    }
}

/// A space in a sentence.
fn spoken(name: &str) -> String {
    match name.split_once(' ') {
        Some((letter, what)) => {
            let colour = colour(letter.chars().next().expect("a letter"));
            let what = if what == "yard" { "START" } else { what };
            format!("{colour}'s {what}")
        }
        None => name.to_owned(),
    }
}

fn is_triangle(name: &str) -> bool {
    matches!(&name[1..], "1" | "9")
}
