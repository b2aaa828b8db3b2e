//! Trophies of a person. Each is won once.

use super::Book;
use super::calendar::Calendar;
use super::entry::BookGame;

/// A trophy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trophy {
    /// The first win against an expert.
    Expert,
    /// The first win after being last late in the game.
    FromLast,
    /// Wins at four different games.
    EveryGame,
    /// Five wins in a row.
    FiveInARow,
    /// Ten evenings.
    TenEvenings,
}

impl Trophy {
    /// All trophies.
    pub const ALL: [Trophy; 5] = [
        Trophy::Expert,
        Trophy::FromLast,
        Trophy::EveryGame,
        Trophy::FiveInARow,
        Trophy::TenEvenings,
    ];
}

/// The level of the strongest bots.
const EXPERT: &str = "expert";

/// The trophies of a person and the times of the games that brought them, the first first.
pub fn trophies(book: &Book, name: &str, calendar: &Calendar) -> Vec<(Trophy, u64)> {
    let mut won: Vec<(Trophy, u64)> = Vec::new();
    let (mut series, mut evenings, mut last_evening) = (0, 0, None);
    let mut games: Vec<&str> = Vec::new();
    for game in book.games() {
        let Some(own) = game.seat_of(name) else {
            continue;
        };
        let evening = Some(calendar.evening(game.moment));
        evenings += usize::from(evening != last_evening);
        last_evening = evening;
        series = if own.has_won() { series + 1 } else { 0 };
        if own.has_won() && !games.contains(&game_of(game)) {
            games.push(game_of(game));
        }
        let beat_expert = || {
            let mut others = game.players.iter();
            others.any(|other| other.kind == EXPERT && !other.has_won())
        };
        for trophy in Trophy::ALL {
            let is_won = match trophy {
                Trophy::Expert => own.has_won() && beat_expert(),
                Trophy::FromLast => own.has_won() && own.last_in_turn > 0,
                Trophy::EveryGame => games.len() >= 4,
                Trophy::FiveInARow => series >= 5,
                Trophy::TenEvenings => evenings >= 10,
            };
            if is_won && won.iter().all(|(known, _)| *known != trophy) {
                won.push((trophy, game.moment));
            }
        }
    }
    won
}

/// The game of a ruleset, whatever its edition.
fn game_of(game: &BookGame) -> &str {
    let edition = game.edition();
    edition.split('-').next().unwrap_or_default()
}
