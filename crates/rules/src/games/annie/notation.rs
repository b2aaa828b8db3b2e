//! Positions and steps as text.

use ::words::t;

use super::actions::Step;
use super::chance::Dice;
use super::state::{Cause, Phase, STARS, State};
use super::track::{self, Spot};
use super::{Annie, words};
use crate::game::Game;
use crate::notation::{Fields, Notation, NotationError, Token, whole};
use crate::seat::{Seat, SeatSet};

impl Notation for Annie {
    fn placement(&self, state: &State) -> String {
        let row = |seat| format!("/{}:{}", Self::FAMILY.letter(seat), state.stars_of(seat));
        let rows: String = state.seats.iter().map(row).collect();
        format!("{}{rows}", state.annie)
    }

    fn turn_field(&self, state: &State) -> String {
        match state.phase {
            Phase::Play(_, dice) => format!("{}:{dice}", awaited(state)),
            _ => awaited(state),
        }
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let placement = fields.placement.unwrap_or(fields.turn);
        let mut parts = placement.split("/");
        let annie = parse_space(parts.next().unwrap_or(placement))?;
        let mut seats = SeatSet::EMPTY;
        let mut state = State::set_up(&self.rules, seats, Seat(0), Phase::Roll(Cause::Turn));
        state.annie = annie;
        for part in parts {
            let (seat, stars) = self.parse_row(part, seats, state.supply())?;
            seats = seats.with(seat);
            state.stars[seat.index()] = stars;
        }
        let checked = self.check_seats(seats);
        checked.map_err(|refusal| NotationError::refused(placement, refusal))?;
        state.seats = seats;
        if let Some((key, _)) = fields.keys.iter().find(|(key, _)| key.text != "winner") {
            return Err(NotationError::expected(*key, t!(annie_notation::keys)));
        }
        self.parse_turn(fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, _state: &State, step: Step) -> String {
        match step {
            Step::Forward => "forward".to_owned(),
            Step::Backward => "backward".to_owned(),
            Step::Go => "go".to_owned(),
            Step::Give(seat) => format!("give {}", Self::FAMILY.letter(seat)),
            Step::Against(seat) => format!("against {}", Self::FAMILY.letter(seat)),
        }
    }

    fn parse_step(&self, _state: &State, text: &str) -> Result<Step, NotationError> {
        let line = Token::line(text);
        match text {
            "forward" => return Ok(Step::Forward),
            "backward" => return Ok(Step::Backward),
            "go" => return Ok(Step::Go),
            _ => {}
        }
        let what = t!(annie_notation::step);
        let (word, seat) = line.halves(" ", what)?;
        let step: fn(Seat) -> Step = match word.text {
            "give" => Step::Give,
            "against" => Step::Against,
            _ => return Err(NotationError::expected(line, what)),
        };
        seat.seat(Self::FAMILY).map(step)
    }

    fn record_head(&self, state: &State) -> String {
        if self.in_opening(state) {
            return "open".to_owned();
        }
        awaited(state)
    }
}

/// The seat to act and what it is about to do: `Y`, `Y@arrow`, `Y@against-B`, `Y@give`.
fn awaited(state: &State) -> String {
    let letter = |seat| Annie::FAMILY.letter(seat);
    let turn = letter(state.turn);
    match state.phase {
        Phase::Roll(cause) | Phase::Play(cause, _) => match cause {
            Cause::Turn => turn.to_string(),
            Cause::Arrow => format!("{turn}@arrow"),
            Cause::Stars => format!("{turn}@stars"),
            Cause::Against(other) => format!("{turn}@against-{}", letter(other)),
        },
        Phase::Give => format!("{turn}@give"),
        Phase::Choose => format!("{turn}@against"),
        Phase::Opening | Phase::Over => turn.to_string(),
    }
}

impl Annie {
    /// Reads a seat and its stars: `Y:3`, none of the seats before it, no more than are left.
    fn parse_row(
        &self,
        part: Token<'_>,
        before: SeatSet,
        left: u8,
    ) -> Result<(Seat, u8), NotationError> {
        let (letter, stars) = part.halves(":", t!(annie_notation::seat_and_stars))?;
        let seat = letter.seat(Self::FAMILY)?;
        if before.has(seat) {
            return Err(NotationError::expected(letter, t!(notation::seat_once)));
        }
        let count = whole(stars.text).filter(|count| *count <= left);
        let what = || t!(annie_notation::stars, count = STARS);
        let count = count.ok_or_else(|| NotationError::expected(stars, what()).by("A-2"))?;
        Ok((seat, count))
    }

    /// Reads the turn field and the winner into a state whose other fields stand.
    fn parse_turn(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        let token = fields.turn;
        let winner = fields.winner(Self::FAMILY)?;
        let is_over = state.spot() == Spot::HappyEnd;
        if token.text == "-" {
            let what = t!(notation::winner_over);
            let (value, winners) = winner.ok_or_else(|| NotationError::expected(token, what))?;
            if !is_over {
                let what = t!(annie_notation::to_act, last = track::END);
                return Err(NotationError::expected(token, what).by("A-17"));
            }
            if winners != state.leaders() {
                return Err(NotationError::expected(value, t!(annie_notation::leaders)).by("A-17"));
            }
            state.turn = winners.iter().next().unwrap_or(state.turn);
            state.phase = Phase::Over;
            return Ok(());
        }
        if let Some((value, _)) = winner {
            let what = t!(notation::no_winner_yet);
            return Err(NotationError::expected(value, what));
        }
        if is_over {
            let what = t!(annie_notation::winner_and_end, last = track::END);
            return Err(NotationError::expected(token, what).by("A-17"));
        }
        let (awaited, dice) = match token.split_once(":") {
            Some((awaited, dice)) => (awaited, Some(dice)),
            None => (token, None),
        };
        let (letter, stage) = match awaited.split_once("@") {
            Some((letter, stage)) => (letter, Some(stage)),
            None => (awaited, None),
        };
        state.turn = self.parse_player(letter, state)?;
        state.phase = match stage {
            Some(stage) => self.parse_stage(stage, state)?,
            None => Phase::Roll(Cause::Turn),
        };
        if let Some(dice) = dice {
            state.phase = parse_dice(dice, state)?;
        }
        Ok(())
    }

    /// Reads the letter of a seat in play.
    fn parse_player(&self, token: Token<'_>, state: &State) -> Result<Seat, NotationError> {
        let seat = token.seat(Self::FAMILY)?;
        if !state.seats.has(seat) {
            return Err(NotationError::expected(token, t!(notation::seat_in_play)).by("A-2"));
        }
        Ok(seat)
    }

    /// Reads what stands after `@`: what the seat to act is about to do once its turn has begun.
    fn parse_stage(&self, token: Token<'_>, state: &State) -> Result<Phase, NotationError> {
        let spot = state.spot();
        let (phase, fits, rule) = match token.text {
            "arrow" => {
                let fits = matches!(spot, Spot::Arrow(_));
                (Phase::Roll(Cause::Arrow), fits, "A-9")
            }
            "stars" => (Phase::Roll(Cause::Stars), spot == Spot::Stars, "A-11"),
            "give" => (Phase::Give, spot == Spot::Give, "A-10"),
            "against" => (Phase::Choose, spot == Spot::Against, "A-13"),
            _ => {
                let what = t!(annie_notation::stage);
                let (word, letter) = token.halves("-", what)?;
                if word.text != "against" {
                    return Err(NotationError::expected(token, what));
                }
                let other = self.parse_player(letter, state)?;
                if other == state.turn {
                    return Err(
                        NotationError::expected(letter, t!(annie_notation::another)).by("A-13")
                    );
                }
                let phase = Phase::Roll(Cause::Against(other));
                (phase, spot == Spot::Against, "A-13")
            }
        };
        if !fits {
            let here = words::space_name(state.annie);
            let what = t!(annie_notation::fitting, space = here);
            return Err(NotationError::expected(token, what).by(rule));
        }
        Ok(phase)
    }
}

/// Reads the dice that a state was about to roll.
fn parse_dice(token: Token<'_>, state: &State) -> Result<Phase, NotationError> {
    let dice = token.text.parse();
    let dice: Dice = dice.map_err(|what: String| NotationError::expected(token, what))?;
    let Phase::Roll(cause) = state.phase else {
        let what = t!(annie_notation::no_dice);
        return Err(NotationError::expected(token, what));
    };
    let what = match (state.single(cause), dice) {
        (None, Dice::Two(..)) | (Some(_), Dice::One(_)) => return Ok(Phase::Play(cause, dice)),
        (None, Dice::One(_)) => t!(annie_notation::both).to_owned(),
        (Some(look), Dice::Two(..)) => t!(annie_notation::single, look = words::look(look)),
    };
    Err(NotationError::expected(token, what).by(cause.rule()))
}

/// Reads the number of a space.
fn parse_space(token: Token<'_>) -> Result<u8, NotationError> {
    let number = whole(token.text).filter(|number| *number <= track::END);
    let what = || t!(annie_notation::space, last = track::END);
    number.ok_or_else(|| NotationError::expected(token, what()).by("A-1"))
}
