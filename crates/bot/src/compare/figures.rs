//! Figures of two sets of games, with their uncertainty.

use std::cmp::Reverse;

use rules::seat::Seat;
use rules::sort_few::sort_few;
use words::t;

use super::Measured;

/// The turns of people in a minute; see [`Edition::minutes`](rules::ruleset::Edition::minutes).
const TURNS_A_MINUTE: f64 = 5.0;

/// A bar is this many standard errors long to each side: 95 of 100 bars hold the true value.
const REACH: f64 = 1.96;

/// A difference is told apart from chance if it is so many bars long. There are eight figures at once: with one bar, every third
/// comparison of equal rules would show a difference.
const SURE: f64 = 1.4;

/// A figure to compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The turns of a game.
    Turns,
    /// The captures of a game.
    Captures,
    /// The turns of a game in which nothing moves.
    Idle,
    /// How often the lead changes in a game.
    Leads,
    /// How often the last at half-time wins.
    Last,
    /// How often the player who goes first wins.
    First,
    /// How often a player without errors wins.
    Skill,
    /// How often a game ends close.
    Close,
}

impl Kind {
    /// All figures.
    pub const ALL: [Kind; 8] = [
        Kind::Turns,
        Kind::Captures,
        Kind::Idle,
        Kind::Leads,
        Kind::Last,
        Kind::First,
        Kind::Skill,
        Kind::Close,
    ];

    /// Whether it is a share of games, counted in 100.
    pub fn is_share(self) -> bool {
        matches!(self, Kind::Last | Kind::First | Kind::Skill | Kind::Close)
    }

    /// The title in the current language.
    pub fn title(self) -> &'static str {
        match self {
            Kind::Turns => t!(compare::turns),
            Kind::Captures => t!(compare::captures),
            Kind::Idle => t!(compare::idle),
            Kind::Leads => t!(compare::leads),
            Kind::Last => t!(compare::last),
            Kind::First => t!(compare::first),
            Kind::Skill => t!(compare::skill),
            Kind::Close => t!(compare::close),
        }
    }

    /// What the title leaves open, in the current language.
    pub fn about(self) -> &'static str {
        match self {
            Kind::Leads => t!(compare::about_leads),
            Kind::Last => t!(compare::about_last),
            Kind::Skill => t!(compare::about_skill),
            Kind::Close => t!(compare::about_close),
            Kind::Turns | Kind::Captures | Kind::Idle | Kind::First => "",
        }
    }

    /// Its value in a game, if the game has one.
    fn value(self, game: &Measured) -> Option<f64> {
        let share = |is_so: bool| Some(f64::from(u8::from(is_so)) * 100.0);
        match self {
            Kind::Turns => Some(f64::from(game.turns)),
            Kind::Captures => Some(f64::from(game.captures)),
            Kind::Idle => Some(f64::from(game.idle)),
            Kind::Leads => Some(f64::from(game.leads)),
            Kind::Last => game.last_won.and_then(share),
            Kind::First => share(game.first_won),
            Kind::Skill => share(game.good_won),
            Kind::Close => share(game.is_close),
        }
    }
}

/// A value with its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value.
    pub mean: f64,
    /// How far the true value may be off, either way, in 95 of 100 cases.
    pub bar: f64,
    /// The variance of a single game.
    variance: f64,
}

impl Estimate {
    /// Whether the value of a difference can be told apart from chance.
    pub fn is_sure(&self) -> bool {
        self.mean.abs() > SURE * self.bar
    }

    /// The estimate of a share from a sample of 0 and 100. Two games of each are added for its bar, so that it is not empty after a
    /// few games that all ended in one way (Agresti and Coull).
    fn of_share(sample: impl Iterator<Item = f64> + Clone) -> Estimate {
        let estimate = Estimate::of(sample.clone());
        let count = sample.count() as f64;
        let share = (estimate.mean * count + 200.0) / (count + 4.0) / 100.0;
        Estimate {
            bar: 100.0 * REACH * (share * (1.0 - share) / (count + 4.0)).sqrt(),
            ..estimate
        }
    }

    /// The estimate from a sample.
    fn of(sample: impl Iterator<Item = f64> + Clone) -> Estimate {
        let count = sample.clone().count().max(1) as f64;
        let mean = sample.clone().sum::<f64>() / count;
        let squares: f64 = sample.map(|value| (value - mean) * (value - mean)).sum();
        let variance = squares / (count - 1.0).max(1.0);
        Estimate {
            mean,
            bar: REACH * (variance / count).sqrt(),
            variance,
        }
    }
}

/// A figure of both rulesets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// Which.
    pub kind: Kind,
    /// The values, that of the first ruleset first.
    pub values: [Estimate; 2],
    /// How much more the second has.
    pub difference: Estimate,
}

impl Figure {
    fn of(kind: Kind, games: [&[Measured]; 2]) -> Figure {
        let sample = |games: &'_ [Measured]| -> Vec<f64> {
            let values = games.iter().filter_map(|game| kind.value(game));
            values.collect()
        };
        let samples = games.map(sample);
        let values = [0, 1].map(|nth| {
            let sample = samples[nth].iter().copied();
            match kind.is_share() {
                true => Estimate::of_share(sample),
                false => Estimate::of(sample),
            }
        });
        let [one, other] = &samples;
        let is_of_every_game = samples.iter().all(|sample| sample.len() == games[0].len());
        let difference = if is_of_every_game {
            // Games of one number have the same dice.
            let pairs = one.iter().zip(other);
            Estimate::of(pairs.map(|(one, other)| other - one))
        } else {
            let [one, other] = values;
            Estimate {
                mean: other.mean - one.mean,
                bar: one.bar.hypot(other.bar),
                variance: one.variance + other.variance,
            }
        };
        Figure {
            kind,
            values,
            difference,
        }
    }

    /// Whether the difference can be told apart from chance.
    pub fn is_sure(&self) -> bool {
        self.difference.is_sure()
    }

    /// How large the difference is beside that of one game from another.
    fn effect(&self) -> f64 {
        let spread = self.values.map(|value| value.variance);
        let spread = ((spread[0] + spread[1]) / 2.0).sqrt();
        match spread > 0.0 {
            true => self.difference.mean.abs() / spread,
            false if self.difference.mean == 0.0 => 0.0,
            false => f64::INFINITY,
        }
    }

    /// The share of games that pairs with the same dice need, to know the difference as well as with other dice.
    pub fn share_of_games(&self) -> f64 {
        let apart = self.values[0].variance + self.values[1].variance;
        self.difference.variance / apart.max(f64::MIN_POSITIVE)
    }
}

/// A comparison of two rulesets.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The games of each.
    pub games: usize,
    /// The figures, the largest difference first; those that chance may have made come last.
    pub figures: Vec<Figure>,
    /// The quartiles of the turns of a game: a quarter, a half and three quarters of the games are shorter.
    pub turns: [[u32; 3]; 2],
}

impl Comparison {
    /// The comparison of two sets of games, in the order of their numbers. Of a longer set only as many count.
    pub fn of(one: &[Measured], other: &[Measured]) -> Comparison {
        let count = one.len().min(other.len());
        let games = [&one[..count], &other[..count]];
        let mut figures: Vec<Figure> = Kind::ALL
            .iter()
            .map(|kind| Figure::of(*kind, games))
            .collect();
        // The bits of positive numbers are in the order of the numbers.
        sort_few(&mut figures, |figure| {
            Reverse((figure.is_sure(), figure.effect().to_bits()))
        });
        Comparison {
            games: count,
            figures,
            turns: games.map(quarters),
        }
    }

    /// A figure.
    pub fn figure(&self, kind: Kind) -> &Figure {
        let mut figures = self.figures.iter();
        let found = figures.find(|figure| figure.kind == kind);
        found.expect("a comparison has all figures")
    }

    /// How many of 100 games a seat wins.
    pub fn wins(games: &[Measured], seat: Seat) -> Estimate {
        Estimate::of_share(games.iter().map(|game| win(game, seat)))
    }

    /// How many of 100 games each of so many seats wins if all win as often.
    pub fn even_share(games: &[Measured], seats: usize) -> f64 {
        let winners: u32 = games.iter().map(|game| game.winners.count_ones()).sum();
        f64::from(winners) * 100.0 / (games.len() * seats).max(1) as f64
    }
}

fn win(game: &Measured, seat: Seat) -> f64 {
    f64::from(game.winners >> seat.0 & 1) * 100.0
}

/// The minutes that people take for so many turns.
pub fn minutes(turns: f64) -> f64 {
    turns / TURNS_A_MINUTE
}

fn quarters(games: &[Measured]) -> [u32; 3] {
    let mut turns: Vec<u32> = games.iter().map(|game| game.turns).collect();
    turns.sort_unstable();
    let at = |quarter: usize| turns.get(turns.len() * quarter / 4).copied();
    [1, 2, 3].map(|quarter| at(quarter).unwrap_or(0))
}
