//! Checks of a game's declarations: names, seats, rulebook and board.

use std::collections::BTreeSet;

use super::state::is_sentence;
use super::{Fault, Holds, Suite, hold};
use crate::board::{BOARD_SIZE, Point, Shape};
use crate::cast::{LINES, LONGEST_LINE, LONGEST_NAME, Occasion};
use crate::playable::Playable;
use crate::refusal::Refusal;
use crate::ruleset::{Choice, RuleOption, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// The numbers of the rules in a rulebook. Each begins a line, possibly after marks of a list or
/// heading.
pub(super) fn rule_numbers(rulebook: &str) -> BTreeSet<String> {
    let number = |line: &str| {
        let line = line.trim_start_matches([' ', '-', '*', '#', '>', '_', '`', '|']);
        let letter = line.chars().next().filter(char::is_ascii_uppercase)?;
        let digits: String = line
            .strip_prefix(letter)?
            .strip_prefix('-')?
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        (!digits.is_empty()).then(|| format!("{letter}-{digits}"))
    };
    rulebook.lines().filter_map(number).collect()
}

impl<G: Playable> Suite<'_, G> {
    pub(super) fn declared(&self, seats: SeatSet) -> Holds {
        let ruleset = self.game.ruleset();
        self.names(ruleset)
            .and_then(|()| self.cast())
            .and_then(|()| self.seatings())
            .and_then(|()| self.starts(seats))
            .and_then(|()| self.layout())
            .map_err(|fault| Fault {
                at: ruleset.to_string(),
                ..fault
            })
    }

    fn names(&self, ruleset: Ruleset) -> Holds {
        let family = G::FAMILY;
        let read = Ruleset::parse(&[family], &ruleset.to_string());
        hold("a ruleset reads back", read == Ok(ruleset), || {
            format!("{read:?}")
        })?;
        hold(
            "a game keeps its ruleset",
            G::new(ruleset).ruleset() == ruleset,
            || G::new(ruleset).ruleset().to_string(),
        )?;
        let plain = |name: &str| {
            let allowed = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
            !name.is_empty() && name.chars().all(allowed)
        };
        let editions: BTreeSet<_> = family.editions.iter().map(|edition| edition.name).collect();
        let distinct = !editions.is_empty() && editions.len() == family.editions.len();
        let law = "editions and options have plain, distinct names, and options are sorted";
        let options: Vec<_> = family.options.iter().map(|option| option.name).collect();
        let sorted = options.is_sorted_by(|one, other| one < other);
        let all_plain = editions.iter().chain(&options).all(|name| plain(name));
        hold(law, distinct && sorted && all_plain, || {
            format!("{editions:?} with {options:?}")
        })?;
        let letters: BTreeSet<_> = family.seats.iter().map(|seat| seat.letter).collect();
        let capital = letters.iter().all(char::is_ascii_uppercase);
        hold(
            "seats have distinct capital letters",
            capital && letters.len() == family.seats.len() && (2..=8).contains(&letters.len()),
            || format!("{letters:?}"),
        )?;
        let texts = family
            .editions
            .iter()
            .flat_map(|edition| [edition.title(), edition.about()]);
        let colours = family.seats.iter().map(|seat| seat.colour());
        let texts = texts.chain(colours).chain([self.game.chance_word()]);
        let options = family.options.iter().map(|option| option.title());
        let mut texts = texts.map(str::to_owned).chain(options);
        let bad = texts.find(|text| !is_sentence(text));
        hold(
            "texts of the set-up form are sentences",
            bad.is_none(),
            || format!("{bad:?}"),
        )?;
        hold(
            "the rulebook has numbered rules",
            !self.rules.is_empty(),
            String::new,
        )?;
        family
            .options
            .iter()
            .try_for_each(|option| self.option(option))
    }

    /// Checks that an option has values with distinct texts, and stands in the place of rules of the book.
    fn option(&self, option: &'static RuleOption) -> Holds {
        let of = |text: fn(Choice) -> String| option.choices().map(text).collect::<BTreeSet<_>>();
        let (labels, sentences) = (of(Choice::label), of(Choice::says));
        let count = option.values.len();
        // A switch has one sentence, which says what it does.
        let are_told = labels.len() == count && (option.is_switch() || sentences.len() == count);
        let law = "an option has two or more values with texts of their own";
        hold(law, count > 1 && are_told, || {
            format!("{labels:?}: {sentences:?}")
        })?;
        let changed = || option.replaces.iter().chain(option.amends);
        let unknown = changed().find(|rule| !self.rules.contains(**rule));
        let distinct: BTreeSet<_> = changed().collect();
        hold(
            "an option replaces or amends numbered rules, each once",
            !distinct.is_empty() && distinct.len() == changed().count() && unknown.is_none(),
            || format!("{}: {unknown:?}", option.name),
        )
    }

    /// Checks that every seat has a character with a name and lines, in the current language.
    fn cast(&self) -> Holds {
        let seats = || G::FAMILY.all_seats().iter();
        let is_text = |text: &str, longest: usize| {
            !text.is_empty() && text.trim() == text && text.chars().count() <= longest
        };
        let names: Vec<&str> = seats().map(|seat| self.game.cast(seat)).collect();
        let distinct: BTreeSet<&&str> = names.iter().collect();
        let short = names.iter().all(|name| is_text(name, LONGEST_NAME));
        hold(
            "characters have short names, all different",
            short && distinct.len() == names.len(),
            || format!("{names:?}"),
        )?;
        for (seat, name) in seats().zip(&names) {
            let line = |occasion, line| self.game.cast_line(seat, occasion, line);
            let lines = |occasion| (0..LINES).map(move |number| line(occasion, number));
            let lines: Vec<String> = Occasion::ALL.into_iter().flat_map(lines).collect();
            let distinct: BTreeSet<&str> =
                lines.iter().map(String::as_str).chain([*name]).collect();
            let short = lines.iter().all(|line| is_text(line, LONGEST_LINE));
            hold(
                "a character has short lines for each occasion, all different",
                short && distinct.len() == lines.len() + 1,
                || format!("{name}: {lines:?}"),
            )?;
        }
        Ok(())
    }

    /// Checks that every set of seats can play or is refused by a rule.
    fn seatings(&self) -> Holds {
        let all = G::FAMILY.all_seats();
        // Two seats more than the game has, to include seats that do not exist.
        let most = (all.len() + 2).min(8);
        for seats in (0..1u16 << most).map(|bits| SeatSet(bits as u8)) {
            let opening = self
                .game
                .initial_state(seats)
                .map(|state| self.game.seats(&state));
            self.refused_or(seats, &opening)?;
            for first in (0..most as u8).map(Seat) {
                let started = self
                    .game
                    .initial_state_with_first(seats, first)
                    .map(|state| self.game.seats(&state));
                self.refused_or(seats, &started)?;
                let right = started.is_ok() == (opening.is_ok() && seats.has(first));
                hold("any seat in play can go first", right, || {
                    format!("{seats:?}, {first:?}: {started:?}, but {opening:?}")
                })?;
            }
        }
        let plain = G::new(Ruleset::of(G::FAMILY, 0)).initial_state(G::FAMILY.usual_seats);
        hold("the usual seats can play", plain.is_ok(), || {
            format!("{plain:?}")
        })?;
        let full = self.game.initial_state(G::FAMILY.full_table);
        hold("a full table can play", full.is_ok(), || {
            format!("{full:?}")
        })
    }

    fn refused_or(&self, seats: SeatSet, result: &Result<SeatSet, Refusal>) -> Holds {
        let exist = seats.iter().all(|seat| G::FAMILY.all_seats().has(seat));
        match result {
            Ok(playing) => hold(
                "the requested seats are playing",
                *playing == seats && exist,
                || format!("{playing:?}, not {seats:?}"),
            ),
            Err(refusal) => {
                let cited = self.rules.contains(refusal.rule) && is_sentence(&refusal.reason);
                hold("seats are refused by a rule of the rulebook", cited, || {
                    refusal.to_string()
                })
            }
        }
    }

    /// Checks the states before and after the roll for who goes first.
    fn starts(&self, seats: SeatSet) -> Holds {
        let game = self.game;
        let refused = |refusal: Refusal| Fault {
            law: "the requested seats can play",
            found: refusal.to_string(),
            at: String::new(),
        };
        let state = game.initial_state(seats).map_err(refused)?;
        hold(
            "a game starts in its opening",
            game.in_opening(&state),
            || format!("{state:?}"),
        )?;
        for first in seats.iter() {
            let state = game
                .initial_state_with_first(seats, first)
                .map_err(refused)?;
            let right = game.node(&state) == Node::Chance { seat: first }
                || game.node(&state) == Node::Decision { seat: first };
            hold(
                "the seat that goes first acts after the opening",
                right && !game.in_opening(&state),
                || format!("{state:?}"),
            )?;
        }
        Ok(())
    }

    fn layout(&self) -> Holds {
        let board = &self.board;
        hold(
            "a board has 1 to 256 spaces",
            (1..=256).contains(&board.spaces.len()),
            || board.spaces.len().to_string(),
        )?;
        hold(
            "a board has a theme and a title",
            !board.theme.is_empty() && !board.title.say().is_empty(),
            || format!("{:?}, {:?}", board.theme, board.title.say()),
        )?;
        let within = |point: &Point| {
            let range = 0..=BOARD_SIZE;
            range.contains(&point.x) && range.contains(&point.y)
        };
        let mut names = BTreeSet::new();
        for (space, info) in board.iter() {
            let name = &info.name;
            hold(
                "spaces have distinct names",
                names.insert(name) && board.find(name) == Some(space),
                || format!("{space:?}: {name:?}"),
            )?;
            let words = self.game.space_words(space);
            hold("a space has a spoken name", is_sentence(&words), || {
                format!("{name}: {words:?}")
            })?;
            let shape = match &info.shape {
                Shape::Polygon(corners) => corners.len() > 2 && corners.iter().all(within),
                Shape::Disc { radius } => *radius > 0,
            };
            hold(
                "a space lies on the board",
                within(&info.place) && shape,
                || format!("{info:?}"),
            )?;
            hold(
                "an angle is below 360 degrees",
                (0..3_600).contains(&info.angle),
                || format!("{info:?}"),
            )?;
            let next = info
                .next
                .iter()
                .all(|next| usize::from(next.0) < board.spaces.len());
            let sorted = info.next.is_sorted_by(|one, other| one < other);
            hold(
                "a space leads to spaces of the board",
                next && sorted,
                || format!("{info:?}"),
            )?;
            let owned = info
                .owner
                .is_none_or(|seat| G::FAMILY.all_seats().has(seat));
            hold("a space belongs to a seat of the game", owned, || {
                format!("{info:?}")
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_where_they_begin_a_line() {
        let book = "# Ludo\n\n- L-1 A board.\n- **L-12** See L-3.\n### L-7\nL-x\n-5\nAB-3\n";
        let found = rule_numbers(book);
        assert_eq!(
            found.into_iter().collect::<Vec<_>>(),
            ["L-1", "L-12", "L-7"]
        );
    }
}
