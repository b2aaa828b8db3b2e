//! Duels: one bot against another in mirrored games.

mod adjusted;
pub(crate) mod verdict;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use bot::NetCache;
use bot::bot_table::BotTable;
use bot::level::Level;
use bot::luck::LuckMeter;
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
pub(crate) use adjusted::AdjustedScore;

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
    /// Computes the luck of all rolls, for a luck-adjusted score.
    pub(crate) luck: Option<LuckMeter>,
}

/// The scores of a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scores {
    pub(crate) plain: Score,
    /// The score less luck, if the duel computes luck.
    pub(crate) adjusted: Option<AdjustedScore>,
}

impl Scores {
    /// Adds the groups of another part of the duel.
    pub(crate) fn join(&mut self, other: &Scores) {
        self.plain.join(&other.plain);
        if let (Some(adjusted), Some(other)) = (&mut self.adjusted, &other.adjusted) {
            adjusted.join(other);
        }
    }
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
            luck: None,
        })
    }

    /// The scores of no games.
    pub(crate) fn no_scores(&self) -> Scores {
        Scores {
            plain: Score::new(self.sides),
            adjusted: self.luck.as_ref().map(|_| AdjustedScore::new(self.sides)),
        }
    }

    /// Plays some of the groups. The scores do not depend on the number of threads.
    pub(crate) fn play(&self, groups: Range<u64>, bar: &ProgressBar) -> Result<Scores, String> {
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
    type Output = Result<Scores, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Play { duel, groups, bar } = self;
        let (seats, sides) = seats::for_sides(&game, Some(duel.players))?;
        let beginners: Vec<Seat> = seats.iter().collect();
        let play = |table: &mut SideTables<G>, group| {
            let first = beginners[(group % beginners.len() as u64) as usize];
            let played = table.play(seats, first, seed_of_game(duel.seed, group));
            bar.inc(duel.sides.into());
            played
        };
        // Games differ in length, so a free thread takes the next group.
        let played: Vec<(u32, i64)> = groups
            .par_bridge()
            .map_init(|| SideTables::new(duel, &sides), play)
            .collect::<Result<_, _>>()?;
        let mut scores = duel.no_scores();
        for (parts, luck) in played {
            scores.plain.add(parts, 1);
            if let Some(adjusted) = &mut scores.adjusted {
                adjusted.add(parts, luck);
            }
        }
        Ok(scores)
    }
}

/// The bots of a duel, once for each side of the first bot.
struct SideTables<G: Playable> {
    game: G,
    tables: Vec<(SeatSet, BotTable<G>)>,
    luck: Option<LuckMeter>,
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
        SideTables {
            game,
            tables,
            luck: duel.luck.clone(),
        }
    }

    /// Plays a group. Returns the win of the first bot in parts of a [`GAME`], and its luck.
    fn play(&mut self, seats: SeatSet, first: Seat, seed: u64) -> Result<(u32, i64), String> {
        let start = self.game.initial_state_with_first(seats, first);
        let start = start.map_err(|refusal| refusal.to_string())?;
        let (mut parts, mut luck) = (0, 0);
        for (side, table) in &mut self.tables {
            parts += won(play(table, start.clone(), seed)?, *side);
            if let (Some(meter), Some(seat)) = (&self.luck, side.iter().next()) {
                luck += meter.of_game(&self.game, start.clone(), &table.history, seat);
            }
        }
        Ok((parts, luck))
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

    fn played(duel: &Duel, groups: Range<u64>, threads: usize) -> Scores {
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
            let mut duel = of(None, &ruleset.to_string());
            duel.luck = duel.net.clone().map(|net| LuckMeter::new(net, 1));
            let whole = played(&duel, 0..12, 1);
            assert_eq!(whole.plain.games(), 24);
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
                let score = played(&duel, 0..6, 2).plain;
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
