//! Duels: one bot against another in mirrored games.

pub(crate) mod verdict;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use bot::NetCache;
use bot::bot_table::BotTable;
use bot::level::Level;
use bot::net::Net;
use indicatif::ProgressBar;
use rayon::prelude::*;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};

use crate::bot_table::{play, seed_of_game};
use crate::score::{GAME, Score};
use crate::seats;

/// The set-up of a duel, which determines each of its games.
///
/// Games come in groups. A group has one game for each side at the table, all with the same dice;
/// the first bot plays that side, and the second bot all others. Both bots thus get the luck of
/// every seat, and the games of a group are not independent. The seat that goes first changes from
/// group to group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    /// The bot to measure, and its rival.
    pub(crate) levels: [Level; 2],
    pub(crate) ruleset: Ruleset,
    /// The number of players.
    pub(crate) players: usize,
    /// The number of sides, which is the number of games in a group.
    pub(crate) sides: u32,
    pub(crate) seed: u64,
    /// The net of both bots, if they use one.
    pub(crate) net: Option<Arc<Net>>,
    /// The net of the second bot, if it is another.
    pub(crate) rival_net: Option<Arc<Net>>,
    /// The evaluation error of the second bot, if it is not that of its level.
    pub(crate) error: Option<u32>,
}

impl Duel {
    /// A duel of this many players; by default, of the fewest that make two sides.
    pub(crate) fn new(
        levels: [Level; 2],
        ruleset: Ruleset,
        players: Option<usize>,
        seed: u64,
    ) -> Result<Duel, String> {
        struct Sides(Option<usize>);
        impl Visitor for Sides {
            type Output = Result<(SeatSet, Vec<SeatSet>), String>;

            fn visit<G: Playable>(self, game: G) -> Self::Output {
                seats::for_sides(&game, self.0)
            }
        }
        let (seats, sides) = games::visit(ruleset, Sides(players))?;
        Ok(Duel {
            levels,
            ruleset,
            players: seats.len(),
            sides: sides.len() as u32,
            seed,
            net: NetCache::carried().net(ruleset),
            rival_net: None,
            error: None,
        })
    }

    /// Plays some of the groups. The score does not depend on the number of threads.
    pub(crate) fn play(&self, groups: Range<u64>, bar: &ProgressBar) -> Result<Score, String> {
        let duel = self;
        games::visit(self.ruleset, Play { duel, groups, bar })
    }
}

impl fmt::Display for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.levels;
        let net = match self.rival_net {
            Some(_) => " by another net",
            None => "",
        };
        match self.sides {
            2 => write!(f, "{one} against {other}{net} in {}", self.ruleset),
            sides => {
                let rivals = sides - 1;
                write!(f, "{one} against {rivals} {other}{net} in {}", self.ruleset)
            }
        }
    }
}

/// Plays groups of a duel in parallel.
struct Play<'a> {
    duel: &'a Duel,
    groups: Range<u64>,
    bar: &'a ProgressBar,
}

impl Visitor for Play<'_> {
    type Output = Result<Score, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Play { duel, groups, bar } = self;
        let (seats, sides) = seats::for_sides(&game, Some(duel.players))?;
        let beginners: Vec<Seat> = seats.iter().collect();
        let play = |table: &mut SideTables<G>, group| {
            let first = beginners[(group % beginners.len() as u64) as usize];
            let parts = table.play(seats, first, seed_of_game(duel.seed, group));
            bar.inc(duel.sides.into());
            parts
        };
        // Games differ in length, so a free thread takes the next group.
        let parts: Vec<u32> = groups
            .par_bridge()
            .map_init(|| SideTables::new(duel, &sides), play)
            .collect::<Result<_, _>>()?;
        let mut score = Score::new(duel.sides);
        for parts in parts {
            score.add(parts, 1);
        }
        Ok(score)
    }
}

/// The bots of a duel, once for each side of the first bot.
struct SideTables<G: Playable> {
    game: G,
    tables: Vec<(SeatSet, BotTable<G>)>,
}

impl<G: Playable> SideTables<G> {
    fn new(duel: &Duel, sides: &[SeatSet]) -> SideTables<G> {
        let game = G::new(duel.ruleset);
        let rival_net = duel.rival_net.as_ref().or(duel.net.as_ref()).cloned();
        let [one, other] = duel.levels;
        let table = |side: &SeatSet| {
            let all = (0..G::FAMILY.seats.len() as u8).map(Seat);
            let bots = all.map(|seat| match side.has(seat) {
                true => (one, duel.net.clone()),
                false => (other, rival_net.clone()),
            });
            let mut table = BotTable::of(game.clone(), bots);
            if let Some(error) = duel.error {
                table.misjudge(SeatSet(!side.0), error);
            }
            (*side, table)
        };
        let tables = sides.iter().map(table).collect();
        SideTables { game, tables }
    }

    /// Plays a group. Returns the win of the first bot in parts of a [`GAME`].
    fn play(&mut self, seats: SeatSet, first: Seat, seed: u64) -> Result<u32, String> {
        let start = self.game.initial_state_with_first(seats, first);
        let start = start.map_err(|refusal| refusal.to_string())?;
        let mut parts = 0;
        for (side, table) in &mut self.tables {
            parts += won(play(table, start.clone(), seed)?, *side);
        }
        Ok(parts)
    }
}

/// A side's part of a win: the whole game, or a share if others win too.
fn won(winners: SeatSet, side: SeatSet) -> u32 {
    let ours = SeatSet(winners.0 & side.0).len() as u32;
    GAME * ours / winners.len() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::threads;

    fn of(players: Option<usize>, ruleset: &str) -> Duel {
        let ruleset = games::ruleset(ruleset).unwrap();
        Duel::new([Level::Runner, Level::Random], ruleset, players, 1).unwrap()
    }

    fn played(duel: &Duel, groups: Range<u64>, threads: usize) -> Score {
        let play = || duel.play(groups, &ProgressBar::hidden());
        threads::with(threads, play).unwrap()
    }

    /// The rulesets for at least two players, in the order of the game's list.
    fn rulesets() -> impl Iterator<Item = Ruleset> {
        games::FAMILIES.iter().map(|family| Ruleset::of(family, 0))
    }

    #[test]
    fn results_do_not_depend_on_parts_or_threads() {
        for ruleset in rulesets() {
            let duel = of(None, &ruleset.to_string());
            let whole = played(&duel, 0..12, 1);
            assert_eq!(whole.games(), 24);
            assert_eq!(played(&duel, 0..12, 3), whole);
            let mut joined = played(&duel, 7..12, 2);
            joined.join(&played(&duel, 0..7, 1));
            assert_eq!(joined, whole);
        }
    }

    #[test]
    fn equal_bots_share_every_group() {
        for ruleset in rulesets() {
            for players in [2, 3, 4] {
                let levels = [Level::Runner; 2];
                let Ok(duel) = Duel::new(levels, ruleset, Some(players), 5) else {
                    continue;
                };
                let score = played(&duel, 0..6, 2);
                assert_eq!(score.groups().collect::<Vec<_>>(), [(GAME, 6)], "{ruleset}");
            }
        }
    }

    #[test]
    fn a_shared_win_is_shared_evenly() {
        let set = |seats: &[u8]| -> SeatSet { seats.iter().map(|seat| Seat(*seat)).collect() };
        assert_eq!(won(set(&[1]), set(&[1])), GAME);
        assert_eq!(won(set(&[2]), set(&[1])), 0);
        assert_eq!(won(set(&[0, 1, 3]), set(&[1])), GAME / 3);
        assert_eq!(won(set(&[0, 2]), set(&[0, 2])), GAME);
    }
}
