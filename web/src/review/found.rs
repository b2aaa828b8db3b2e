//! The moves of a review that become exercises.

use bot::review::{ReviewedTurn, is_clear, is_costly};
use rules::record::Record;
use table::exercise::Exercise;
use table::game_session;
use table::setup::PERSON;

/// The costly moves of people for which there was one clearly best play. Hands are hidden from the others, so there is none in
/// games with hands.
pub(super) fn exercises_in(
    record: &str,
    sides: &[String],
    turns: &[ReviewedTurn],
) -> Option<Vec<Exercise>> {
    let table = game_session::resume(record).ok()?;
    if table.has_hands() {
        return None;
    }
    let parsed = Record::parse(table.game(), record).ok()?;
    let texts = parsed.texts();
    let family = table.ruleset().family;
    let exercise = |turn: &ReviewedTurn| {
        let letter = turn.player?;
        let is_person = table.player(family.seat(letter)?).kind == PERSON;
        let side = sides.iter().position(|side| side.contains(letter))?;
        let is_meant = is_person
            && is_costly(turn.played[side] - turn.rolled[side])
            && turn.gap.is_some_and(is_clear);
        let best = turn.best.clone().filter(|_| is_meant)?;
        let position = parsed.game_at(turn.play).position_line();
        let played = texts.get(turn.play..turn.end)?.join(", ");
        Some(Exercise {
            position,
            best,
            played: Some(played),
        })
    };
    Some(turns.iter().filter_map(exercise).collect())
}
