//! Batches of bot games, each of which a command measures.

use std::time::{Duration, Instant};

use bot::NetCache;
use bot::bot_table::BotTable;
use bot::level::Level;
use rules::event::NullSink;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::{HistoryEntry, Player, Record};
use rules::refusal::Refusal;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::batch::Batch;
use crate::bot_table::{by_seat, play};
use crate::failure::Failure;
use crate::seats;

/// The arguments of a command that measures bot games.
#[derive(clap::Args)]
pub(crate) struct BotGames {
    #[command(flatten)]
    pub(crate) batch: Batch,

    /// The level of each player; by default a full table of equal bots
    #[arg(long, value_name = "LEVEL,...", value_delimiter = ',')]
    players: Option<Vec<Level>>,
}

/// What a command measures in a game.
pub(crate) trait Measure: Sync {
    /// The measure of one game.
    type Measured: Send;

    /// The ruleset of game number `index`, of the family of `ruleset`.
    fn ruleset(&self, ruleset: Ruleset, _index: u64) -> Ruleset {
        ruleset
    }

    /// The initial state of game number `index`.
    fn start<G: Playable>(
        &self,
        game: &G,
        seats: SeatSet,
        _index: u64,
    ) -> Result<G::State, Refusal> {
        game.initial_state(seats)
    }

    /// Measures a finished game.
    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<Self::Measured, String>;
}

/// A finished game.
pub(crate) struct Finished<'a, G: Playable> {
    pub(crate) game: &'a G,
    pub(crate) start: G::State,
    pub(crate) table: &'a BotTable<G>,
    pub(crate) winners: SeatSet,
    /// How long the bots took.
    pub(crate) time: Duration,
    pub(crate) seed: u64,
    players: &'a [(Seat, Level)],
}

/// A decision in a finished game.
pub(crate) struct Decision<G: Playable> {
    pub(crate) seat: Seat,
    /// The number of history entries before it.
    pub(crate) at: usize,
    pub(crate) state: G::State,
    /// The state after the play that was made.
    pub(crate) made: G::State,
}

impl<G: Playable> Finished<'_, G> {
    /// All decisions, one for each play.
    pub(crate) fn decisions(&self) -> Vec<Decision<G>> {
        let game = self.game;
        let mut decisions = Vec::new();
        let mut state = self.start.clone();
        let mut decision: Option<(usize, Seat, G::State)> = None;
        for (at, entry) in self.table.history.iter().enumerate() {
            if let (None, Node::Decision { seat }) = (&decision, game.node(&state)) {
                decision = Some((at, seat, state.clone()));
            }
            entry.apply(game, &mut state, &mut NullSink);
            let is_action = matches!(entry, HistoryEntry::Action(_));
            if is_action
                && !game.in_play(&state)
                && let Some((at, seat, before)) = decision.take()
            {
                decisions.push(Decision {
                    seat,
                    at,
                    state: before,
                    made: state.clone(),
                });
            }
        }
        decisions
    }

    /// The record of the game.
    pub(crate) fn record(&self) -> Record {
        let players = self.players.iter().map(|(seat, level)| {
            let kind = level.name().to_owned();
            (*seat, Player { kind, name: None })
        });
        self.table
            .record(self.start.clone(), players.collect(), self.seed)
    }
}

/// The players, and the measure of each game.
pub(crate) type Results<M> = (Vec<(Seat, Level)>, Vec<<M as Measure>::Measured>);

impl BotGames {
    /// Plays and measures the games, by default at a full table of bots of the level `usual`.
    pub(crate) fn run<M: Measure>(&self, usual: Level, measure: &M) -> Result<Results<M>, Failure> {
        let Batch { args, .. } = &self.batch;
        args.threads.start()?;
        let full_table = || vec![usual; args.ruleset.family.full_table.len()];
        let run = Run {
            batch: &self.batch,
            levels: &self.players.clone().unwrap_or_else(full_table),
            measure,
        };
        games::visit(args.ruleset, run).map_err(Failure::input)
    }
}

/// Plays and measures the games of a batch.
struct Run<'a, M> {
    batch: &'a Batch,
    levels: &'a [Level],
    measure: &'a M,
}

impl<M: Measure> Visitor for Run<'_, M> {
    type Output = Result<Results<M>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Run {
            batch,
            levels,
            measure,
        } = self;
        let seats = seats::for_players(&game, levels.len())?;
        let by_seat = by_seat(seats, levels, G::FAMILY.seats.len());
        let players: Vec<_> = seats.iter().zip(levels.iter().copied()).collect();
        let usual = game.ruleset();
        let set_up = |ruleset| {
            let net = NetCache::carried().net(ruleset);
            (
                G::new(ruleset),
                BotTable::new(G::new(ruleset), &by_seat, net),
            )
        };
        let measured = batch.run(
            || set_up(usual),
            |players_of_thread, index, seed| {
                let ruleset = measure.ruleset(usual, index);
                if ruleset != players_of_thread.0.ruleset() {
                    *players_of_thread = set_up(ruleset);
                }
                let (game, table) = players_of_thread;
                let start = measure.start(game, seats, index);
                let start = start.map_err(|refusal| refusal.to_string())?;
                // The clock runs only while the bots play.
                let clock = Instant::now();
                let winners = play(table, start.clone(), seed);
                let winners = winners.map_err(|error| format!("{ruleset}: {error}"))?;
                let time = clock.elapsed();
                measure.measure(&Finished {
                    game,
                    start,
                    table,
                    winners,
                    time,
                    seed,
                    players: &players,
                })
            },
        )?;
        Ok((players, measured))
    }
}
