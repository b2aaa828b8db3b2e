//! Statistics of a person: games, wins, rivals, series, records.

use std::cmp::Reverse;

use rules::games;
use rules::sort_few::sort_few;

use super::Book;
use super::calendar::{Calendar, Month};
use super::entry::{BookGame, BookPlayer};

/// The statistics of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonStats {
    /// All games and wins.
    pub all: Count,
    /// The days on which the person played. A game after midnight belongs to the evening before.
    pub evenings: usize,
    /// By ruleset without house rules, the most played first.
    pub games: Vec<(String, Count)>,
    /// By opponent, the most frequent first.
    pub rivals: Vec<(Rival, Count)>,
    /// The wins in a row, up to the last game.
    pub series: u32,
    /// The most wins in a row, and the time of the last of them.
    pub longest_series: Option<Best>,
    /// The spaces that the best roll gained.
    pub best_roll: Option<Best>,
    /// The rounds that the longest blockade stood.
    pub blockade: Option<Best>,
    /// The most captures in a game.
    pub captures: Option<Best>,
    /// The average accuracy in percent of the games with a review, and their number.
    pub accuracy: Option<(u32, u32)>,
    /// The months with a game.
    pub months: Vec<(Month, Count)>,
}

/// A number of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// The games.
    pub games: u32,
    /// How many of them the person won.
    pub wins: u32,
    /// How many of them the opponent won and the person did not; without an opponent, how many were not won.
    pub losses: u32,
}

/// An opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rival {
    /// A person with a name.
    Person(String),
    /// A person without one.
    Guest,
    /// A bot.
    Bot {
        /// What it is called.
        name: String,
        /// Its level.
        level: String,
    },
}

/// A record of a person: how many, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// How many.
    pub count: u32,
    /// The time of the game.
    pub moment: u64,
}

impl Count {
    fn add(&mut self, has_won: bool, has_lost: bool) {
        self.games += 1;
        self.wins += u32::from(has_won);
        self.losses += u32::from(has_lost);
    }
}

impl BookGame {
    /// The seat of a person; with an empty name, of the only person of a game who has no name.
    pub fn seat_of(&self, name: &str) -> Option<&BookPlayer> {
        let mut called = self.players.iter().filter(|player| player.is_called(name));
        let people = self.players.iter().filter(|player| player.is_person());
        called
            .next()
            .filter(|_| !name.is_empty() || people.count() == 1)
    }

    /// The ruleset without house rules.
    pub fn edition(&self) -> &str {
        self.ruleset.split('+').next().unwrap_or_default()
    }

    /// A player as an opponent.
    pub fn as_rival(&self, player: &BookPlayer) -> Rival {
        match (player.is_person(), player.name.is_empty()) {
            (false, _) => Rival::Bot {
                name: self.name_of_bot(player),
                level: player.kind.clone(),
            },
            (true, true) => Rival::Guest,
            (true, false) => Rival::Person(player.name.clone()),
        }
    }

    /// The name that a person has given a bot, or that of the seat's character; empty in a game that is not known.
    fn name_of_bot(&self, bot: &BookPlayer) -> String {
        let character = || {
            let ruleset = games::ruleset(self.edition()).ok()?;
            let seat = ruleset.family.seat(bot.seat.chars().next()?)?;
            Some(games::game(ruleset).cast(seat).to_owned())
        };
        match &*bot.name {
            "" => character().unwrap_or_default(),
            name => name.to_owned(),
        }
    }
}

impl Rival {
    fn is_same(&self, other: &Rival) -> bool {
        match (self, other) {
            (Rival::Person(one), Rival::Person(other)) => crate::people::is_same(one, other),
            (one, other) => one == other,
        }
    }
}

impl PersonStats {
    /// The opponent against whom the person has won most often, more than once, if it is one among several.
    pub fn favourite(&self) -> Option<&Rival> {
        let most = self.rivals.iter().map(|(_, count)| count.wins).max()?;
        let mut beaten = self.rivals.iter().filter(|(_, count)| count.wins == most);
        let (rival, _) = beaten
            .next()
            .filter(|_| most > 1 && self.rivals.len() > 1)?;
        beaten.next().is_none().then_some(rival)
    }

    /// The opponent who is farthest ahead of the person after several games, and how those went.
    pub fn hardest(&self) -> Option<&(Rival, Count)> {
        let ahead = |(_, count): &(Rival, Count)| count.losses.saturating_sub(count.wins);
        let rivals = self.rivals.iter().rev();
        let are_ahead = rivals.filter(|each| ahead(each) > 0 && each.1.games > 1);
        are_ahead.max_by_key(|each| ahead(each))
    }

    /// The statistics of a person; with an empty name, of the person who plays alone without a name.
    pub fn of(book: &Book, name: &str, calendar: &Calendar) -> PersonStats {
        let mut stats = PersonStats::default();
        let mut last_evening = None;
        let (mut accuracy, mut reviewed) = (0, 0);
        for game in book.games() {
            let Some(own) = game.seat_of(name) else {
                continue;
            };
            let won = own.has_won();
            stats.all.add(won, !won);
            let evening = Some(calendar.evening(game.moment));
            stats.evenings += usize::from(evening != last_evening);
            last_evening = evening;
            entry(
                &mut stats.games,
                |known| known == game.edition(),
                || game.edition().to_owned(),
            )
            .add(won, !won);
            stats.add_rivals(game, own);
            let month = calendar.month(game.moment);
            entry(&mut stats.months, |known| *known == month, || month).add(won, !won);
            stats.series = if won { stats.series + 1 } else { 0 };
            let (series, moment) = (stats.series, game.moment);
            better(
                &mut stats.longest_series,
                Best {
                    count: series,
                    moment,
                },
            );
            better(
                &mut stats.best_roll,
                Best {
                    count: own.best_roll,
                    moment,
                },
            );
            better(
                &mut stats.blockade,
                Best {
                    count: own.blockade,
                    moment,
                },
            );
            better(
                &mut stats.captures,
                Best {
                    count: own.captures,
                    moment,
                },
            );
            if let Some(percent) = own.accuracy {
                (accuracy, reviewed) = (accuracy + u32::from(percent), reviewed + 1);
            }
        }
        sort_few(&mut stats.games, |(_, count)| Reverse(count.games));
        sort_few(&mut stats.rivals, |(_, count)| Reverse(count.games));
        stats.accuracy = (reviewed > 0).then(|| ((accuracy + reviewed / 2) / reviewed, reviewed));
        stats
    }

    /// Counts a game for each opponent.
    fn add_rivals(&mut self, game: &BookGame, own: &BookPlayer) {
        let others = game.players.iter().filter(|other| other.side != own.side);
        let mut met: Vec<(Rival, bool)> = Vec::new();
        for other in others {
            let (rival, won) = (game.as_rival(other), other.has_won());
            match met.iter_mut().find(|(known, _)| known.is_same(&rival)) {
                Some((_, has_won)) => *has_won |= won,
                None => met.push((rival, won)),
            }
        }
        for (rival, has_won) in met {
            entry(
                &mut self.rivals,
                |known| known.is_same(&rival),
                || rival.clone(),
            )
            .add(own.has_won() && !has_won, has_won && !own.has_won());
        }
    }

    /// The last months up to the one of the last game, at most so many, with those without a game.
    pub fn last_months(&self, most: usize) -> Vec<(Month, Count)> {
        let (Some((first, _)), Some((last, _))) = (self.months.first(), self.months.last()) else {
            return Vec::new();
        };
        let back = std::iter::successors(Some(*last), |month| Some(month.before()));
        let shown = back.take_while(|month| month >= first).take(most);
        let count = |month: Month| {
            let found = self.months.iter().find(|(known, _)| *known == month);
            (month, found.map_or(Count::default(), |(_, count)| *count))
        };
        let mut months: Vec<_> = shown.map(count).collect();
        months.reverse();
        months
    }
}

/// The count of the first thing that `is_it` finds, or a new count of the thing that `make` makes.
fn entry<T>(
    counts: &mut Vec<(T, Count)>,
    is_it: impl Fn(&T) -> bool,
    make: impl FnOnce() -> T,
) -> &mut Count {
    let at = counts.iter().position(|(known, _)| is_it(known));
    let at = at.unwrap_or_else(|| {
        counts.push((make(), Count::default()));
        counts.len() - 1
    });
    &mut counts[at].1
}

fn better(record: &mut Option<Best>, new: Best) {
    if new.count > record.map_or(0, |record| record.count) {
        *record = Some(new);
    }
}
