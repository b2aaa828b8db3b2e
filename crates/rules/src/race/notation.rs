//! Text notation of positions and steps.

use ::words::t;

use super::places::Place;
use super::state::{Phase, Rolled, State};
use super::step::{Spend, Step};
use super::track::{FIRST_TURNOUT, PathIndex, YARD, is_own};
use super::{PAWNS, Race, RaceGame, Roll, all_home, keys, owners, side_of};
use crate::chance::parse_die;
use crate::notation::{Fields, Notation, NotationError, Token, Turn, TurnField, placement};
use crate::seat::Seat;
use crate::sort_few::sort_few;

impl<G: RaceGame> Notation for Race<G> {
    fn placement(&self, state: &State) -> String {
        write_placement(self, state)
    }

    fn turn_field(&self, state: &State) -> String {
        write_turn(self, state)
    }

    fn keys(&self, state: &State) -> String {
        keys::write(self, state)
    }

    fn parse_position(&self, fields: &Fields<'_>) -> Result<State, NotationError> {
        let mut state = read_placement(self, fields)?;
        read_turn(self, fields, &mut state)?;
        keys::read(self, fields, &mut state)?;
        Ok(state)
    }

    fn step(&self, state: &State, step: Step) -> String {
        write_step(self, state, step)
    }

    fn parse_step(&self, state: &State, text: &str) -> Result<Step, NotationError> {
        parse_step(self, state, text)
    }

    fn record_head(&self, state: &State) -> String {
        let letter = G::FAMILY.letter(state.turn);
        match state.phase {
            Phase::Opening(_) => format!("open {letter}"),
            _ => letter.to_string(),
        }
    }
}

/// The placement of a position line.
fn write_placement<G: RaceGame>(game: &Race<G>, state: &State) -> String {
    let track = game.track();
    // Yard, ring, turnouts and home path in path order, home.
    let order = |index: &PathIndex| match *index {
        FIRST_TURNOUT.. if track.turnouts.is_some() => track.entrance + 1,
        index if index > track.entrance => track.entrance + 2,
        index => index,
    };
    let names = |seat: Seat| {
        let mut indexes = state.pawns[seat.index()].indexes();
        sort_few(&mut indexes, order);
        indexes
            .map(|index| track.index_name(G::FAMILY, seat, index))
            .into()
    };
    placement(G::FAMILY, state.seats, names)
}

/// The turn field of a position line.
fn write_turn<G: RaceGame>(game: &Race<G>, state: &State) -> String {
    let letter = G::FAMILY.letter(state.turn);
    match state.phase {
        Phase::Opening(_) | Phase::Roll | Phase::Over => letter.to_string(),
        Phase::Play(Rolled {
            dice, all, left, ..
        }) if left == all => format!("{letter}:{dice}"),
        Phase::Play(rolled) => {
            let rules = game.rules();
            let bonuses = rolled
                .bonuses
                .all(rules.bonus.sizes())
                .map(|steps| format!("+{steps}"));
            let dice = rolled
                .left
                .numbers(rolled.numbers())
                .map(|die| die.to_string());
            let left: Vec<String> = bonuses.chain(dice).collect();
            // With commas, two of four dice that are left are not mistaken for a roll.
            let separator = match rules.undersides {
                true => ",",
                false => "-",
            };
            format!("{letter}:{}", left.join(separator))
        }
    }
}

/// Parses a placement, into a state in which the first seat is about to roll.
fn read_placement<G: RaceGame>(
    game: &Race<G>,
    fields: &Fields<'_>,
) -> Result<State, NotationError> {
    let (seats, seated) = fields.players(G::FAMILY, |seats| game.check_seats(seats))?;
    let mut state = State::empty(&game.ruled.rules, seats, Seat(0), Phase::Roll);
    for (seat, letter, tokens) in &seated {
        letter.has_pawns(tokens.len(), PAWNS, G::CITATIONS.players)?;
        for token in tokens {
            let index = parse_own_index(game, *seat, *token)?;
            check_occupants(game, &state, *seat, index, *token)?;
            let row = &mut state.pawns[seat.index()];
            *row = row.shift(YARD, index);
        }
    }
    Ok(state)
}

/// Checks that a pawn fits with the pawns placed before it.
fn check_occupants<G: RaceGame>(
    game: &Race<G>,
    state: &State,
    seat: Seat,
    index: PathIndex,
    token: Token<'_>,
) -> Result<(), NotationError> {
    let track = game.track();
    let place = track.place_at(seat, index);
    if let Place::Yard { .. } | Place::Home { .. } = place {
        return Ok(());
    }
    let occupants = owners(game, state, track.space_at(seat, index));
    let side = side_of(game, seat);
    if track.is_on_ring(index) && occupants.iter().any(|&owner| !side.has(owner)) {
        let what = t!(race::expected_no_rival, game = G::FAMILY.name());
        return Err(NotationError::expected(token, what).by(G::CITATIONS.capture));
    }
    let (room, rule) = (game.ruled.rules.room(place), G::CITATIONS.room(place));
    if occupants.len() < room {
        return Ok(());
    }
    Err(NotationError::expected(token, t!(race::expected_room, room)).by(rule))
}

/// Parses the turn field and the winner, into a state with its pawns placed.
fn read_turn<G: RaceGame>(
    game: &Race<G>,
    fields: &Fields<'_>,
    state: &mut State,
) -> Result<(), NotationError> {
    let won = G::CITATIONS.winning(game.ruled.rules.partners);
    let field = TurnField {
        family: G::FAMILY,
        seats: (state.seats, G::CITATIONS.players),
        side: &|seat| side_of(game, seat),
        all_home: &|seat| all_home(game, state, seat),
        won,
    };
    let (seat, letter, dice) = match field.turn(fields)? {
        Turn::Over(seat) => {
            (state.turn, state.phase) = (seat, Phase::Over);
            return Ok(());
        }
        Turn::Of(seat, letter, dice) => (seat, letter, dice),
    };
    state.turn = seat;
    if all_home(game, state, seat) {
        let what = t!(race::expected_player_on_way, edition = game.edition());
        return Err(NotationError::expected(letter, what).by(won));
    }
    if let Some(token) = dice {
        let dice = Roll::read(game.rules().dice, token.text);
        let dice = dice.map_err(|what| NotationError::expected(token, what))?;
        game.roll(state, dice);
    }
    Ok(())
}

/// Writes a step for a play line.
fn write_step<G: RaceGame>(game: &Race<G>, state: &State, step: Step) -> String {
    let spent = match step.spend {
        Spend::Die(number) => number.to_string(),
        Spend::Both(dice) => format!("{}+{}", dice.low(), dice.high()),
        Spend::Bonus(steps) => format!("+{steps}"),
        Spend::Decline(steps) => return format!("+{steps} -"),
        Spend::Pass => return "pass".to_owned(),
    };
    let captures = state.rolled().is_some() && game.captures(state, step);
    let sign = if captures { 'x' } else { '-' };
    let name = |index| game.track().index_name(G::FAMILY, state.turn, index);
    format!("{spent} {}{sign}{}", name(step.from), name(step.to))
}

/// Parses a step of a play line.
fn parse_step<G: RaceGame>(
    game: &Race<G>,
    state: &State,
    text: &str,
) -> Result<Step, NotationError> {
    if text == "pass" {
        return Ok(Step::still(Spend::Pass));
    }
    let what = t!(race::expected_step);
    let (spent, moved) = Token::line(text).halves(" ", what)?;
    let spend = parse_spend(game, spent)?;
    if let (Spend::Bonus(steps), "-") = (spend, moved.text) {
        return Ok(Step::still(Spend::Decline(steps)));
    }
    // Names of spaces contain neither sign.
    let sign = if moved.text.contains('-') { "-" } else { "x" };
    let (from, to) = moved.halves(sign, what)?;
    let index = |token| parse_space(game, state.turn, token);
    Ok(Step {
        spend,
        from: index(from)?,
        to: index(to)?,
    })
}

fn parse_spend<G: RaceGame>(game: &Race<G>, token: Token<'_>) -> Result<Spend, NotationError> {
    let mut bonuses = game.rules().bonus.sizes().into_iter();
    let bonus = bonuses.find(|&steps| steps > 0 && format!("+{steps}") == token.text);
    let spend = match (bonus, token.text.split_once('+')) {
        (Some(steps), _) => Some(Spend::Bonus(steps)),
        (None, None) => parse_die(token.text).map(Spend::Die),
        (None, Some((low, high))) => parse_die(low)
            .zip(parse_die(high))
            .filter(|(low, high)| low <= high)
            .map(|(low, high)| Spend::Both(Roll::two(low, high))),
    };
    let what = || t!(race::expected_spent, game = G::FAMILY.name());
    spend.ok_or_else(|| NotationError::expected(token, what()))
}

/// Parses the name of a space; the yard and home are those of `seat`.
pub(super) fn parse_space<G: RaceGame>(
    game: &Race<G>,
    seat: Seat,
    token: Token<'_>,
) -> Result<PathIndex, NotationError> {
    let found = game.track().parse(G::FAMILY, seat, token);
    let what = || t!(race::expected_space, game = G::FAMILY.name());
    found.ok_or_else(|| NotationError::expected(token, what()))
}

/// Parses a space where a pawn of `seat` can stand.
fn parse_own_index<G: RaceGame>(
    game: &Race<G>,
    seat: Seat,
    token: Token<'_>,
) -> Result<PathIndex, NotationError> {
    let index = parse_space(game, seat, token)?;
    if is_own(index) {
        return Ok(index);
    }
    let what = t!(race::expected_own_space, colour = G::FAMILY.colour(seat));
    let rule = G::CITATIONS.of_foreign(game.track().place_at(seat, index));
    Err(NotationError::expected(token, what).by(rule))
}
