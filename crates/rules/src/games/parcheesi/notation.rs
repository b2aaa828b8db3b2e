//! Positions and steps as text. Positions are read in [`super::position`].

use ::words::t;

use super::actions::{Spend, Step};
use super::spaces::{self, ENTRANCE, HOME, HOME_PATH, Mark, Place, YARD, is_on_ring};
use super::state::{Phase, State};
use super::throw::{Bonuses, Left};
use super::words::colour;
use super::{Parcheesi, board};
use crate::chance::{TwoDice, parse_die};
use crate::game::Game;
use crate::notation::{Fields, Notation, NotationError, Token, placement, whole};
use crate::seat::Seat;
use crate::state::Node;

impl Notation for Parcheesi {
    fn position(&self, state: &State) -> String {
        let family = Self::FAMILY;
        let names = |seat: Seat| {
            let marks = state.pawns[seat.index()].marks();
            marks.map(|mark| self.mark_name(seat, mark)).into()
        };
        let placement = placement(family, state.seats, names);
        let mut line = format!("{placement} {}", self.turn_field(state));
        let aged = state.seats.iter().flat_map(|seat| {
            let blockades = state.blockades[seat.index()].iter().collect::<Vec<_>>();
            let aged = blockades.into_iter();
            aged.map(move |each| format!("{}:{}", self.mark_name(seat, each.mark), each.turns))
        });
        let aged: Vec<String> = aged.collect();
        if !aged.is_empty() {
            line += &format!(" blockades={}", aged.join(","));
        }
        if state.doublets > 0 {
            line += &format!(" doublets={}", state.doublets);
        }
        if state.phase == Phase::Over {
            line += &format!(" winner={}", family.letter(state.turn));
        }
        line
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        self.read_position(fields)
    }

    fn step(&self, state: &State, step: Step) -> String {
        let seat = state.turn;
        let spent = match step.spend {
            Spend::Die(number) => number.to_string(),
            Spend::Both(dice) => format!("{}+{}", dice.low(), dice.high()),
            Spend::Bonus(steps) => format!("+{steps}"),
            Spend::Decline(steps) => return format!("+{steps} -"),
            Spend::Pass => return "pass".to_owned(),
        };
        let captures =
            matches!(self.node(state), Node::Decision { .. }) && self.play(state).1.captures(step);
        let sign = if captures { 'x' } else { '-' };
        let (from, to) = (
            self.mark_name(seat, step.from),
            self.mark_name(seat, step.to),
        );
        format!("{spent} {from}{sign}{to}")
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        let line = Token::line(text);
        if text == "pass" {
            return Ok(Step::still(Spend::Pass));
        }
        let what = t!(parcheesi::expected_step);
        let (spent, moved) = line.halves(" ", what)?;
        let spend = parse_spend(spent)?;
        if let (Spend::Bonus(steps), "-") = (spend, moved.text) {
            return Ok(Step::still(Spend::Decline(steps)));
        }
        // A name of a space holds neither sign.
        let sign = if moved.text.contains('-') { "-" } else { "x" };
        let (from, to) = moved.halves(sign, what)?;
        let mark = |token| self.parse_space(state.turn, token);
        Ok(Step {
            spend,
            from: mark(from)?,
            to: mark(to)?,
        })
    }

    fn record_head(&self, state: &State) -> String {
        let letter = Self::FAMILY.letter(state.turn);
        if self.in_opening(state) {
            format!("open {letter}")
        } else {
            letter.to_string()
        }
    }
}

impl Parcheesi {
    fn turn_field(&self, state: &State) -> String {
        let letter = Self::FAMILY.letter(state.turn);
        match state.phase {
            Phase::Opening { .. } | Phase::Throw => letter.to_string(),
            Phase::Over => "-".to_owned(),
            Phase::Play {
                dice,
                undersides,
                left,
                ..
            } if left == Left::all(dice, undersides) => format!("{letter}:{dice}"),
            Phase::Play { bonuses, .. } => {
                // For people: commas, so that two dice that are left are not taken for a throw.
                let bonuses = bonuses.all().map(|steps| format!("+{steps}"));
                let numbers = state.numbers_left().into_iter();
                let left: Vec<String> = bonuses.chain(numbers.map(|n| n.to_string())).collect();
                format!("{letter}:{}", left.join(","))
            }
        }
    }

    /// The name of a mark of `seat` in a play line.
    pub(super) fn mark_name(&self, seat: Seat, mark: Mark) -> String {
        match mark {
            YARD => "yard".to_owned(),
            HOME => "home".to_owned(),
            _ => board::name(self.ring, self.ring.space(seat, mark)),
        }
    }

    /// Reads the name of a space of this board; the nest and home are `seat`'s own.
    pub(super) fn parse_space(&self, seat: Seat, token: Token<'_>) -> Result<Mark, NotationError> {
        let unknown = || NotationError::expected(token, t!(parcheesi::expected_space));
        match token.text {
            "yard" => return Ok(YARD),
            "home" => return Ok(HOME),
            _ => {}
        }
        let mut letters = token.text.chars();
        let owner = letters.next().and_then(|letter| Self::FAMILY.seat(letter));
        let side = spaces::side_of(owner.ok_or_else(unknown)?);
        let (on_path, number) = match letters.as_str().strip_prefix('h') {
            Some(number) => (true, number),
            None => (false, letters.as_str()),
        };
        let number = whole(number).and_then(|number| u8::try_from(number).ok());
        let number = number.ok_or_else(unknown)?;
        let place = if on_path && (1..=HOME_PATH).contains(&number) {
            Place::HomePath { side, number }
        } else if !on_path && number < self.ring.side() {
            Place::Ring { side, number }
        } else {
            return Err(unknown());
        };
        Ok(self.ring.mark(seat, self.ring.space_of(place)))
    }

    /// Reads a space where a pawn of `seat` can stand.
    pub(super) fn parse_mark(&self, seat: Seat, token: Token<'_>) -> Result<Mark, NotationError> {
        let mark = self.parse_space(seat, token)?;
        if spaces::is_own(mark) {
            return Ok(mark);
        }
        let what = t!(parcheesi::expected_own_space, colour = colour(seat));
        Err(NotationError::expected(token, what).by(self.rule_of_foreign(seat, mark)))
    }

    /// The rule by which a colour's pawns never stand on a space that is not among its marks.
    pub(super) fn rule_of_foreign(&self, seat: Seat, mark: Mark) -> &'static str {
        match self.ring.place(seat, mark) {
            Place::Ring { .. } => "C-19",
            _ => "C-3",
        }
    }

    /// What is wrong with so many pawns of one colour on a mark, if anything.
    pub(super) fn room(mark: Mark, count: usize) -> Result<(), &'static str> {
        let shared = is_on_ring(mark) || mark > ENTRANCE && mark < HOME;
        if shared && count > 2 {
            return Err(t!(parcheesi::expected_two));
        }
        Ok(())
    }
}

fn parse_spend(token: Token<'_>) -> Result<Spend, NotationError> {
    let spend = match token.text {
        "+10" => Some(Spend::Bonus(Bonuses::HOME)),
        "+20" => Some(Spend::Bonus(Bonuses::CAPTURE)),
        text => match text.split_once('+') {
            None => parse_die(text).map(Spend::Die),
            Some((low, high)) => parse_die(low)
                .zip(parse_die(high))
                .filter(|(low, high)| low <= high)
                .map(|(low, high)| Spend::Both(TwoDice::new(low, high))),
        },
    };
    spend.ok_or_else(|| NotationError::expected(token, t!(parcheesi::expected_spent)))
}
