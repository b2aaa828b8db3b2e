//! The pages of the family's book as reports.

use rules::games;
use table::book::calendar::{Calendar, Month};
use table::book::{self, Best, Book, BookGame, BookPlayer, Count, PersonStats, Rival, Trophy};
use words::t;

use super::called;
use crate::report::{Bar, Block, Cell, Report, Row, Table};

/// The months of the picture over time.
const MONTHS: usize = 12;
/// The games that the first page lists.
const LAST_GAMES: usize = 10;

/// Writes the pages of a book.
pub(super) struct Page<'a> {
    pub(super) book: &'a Book,
    pub(super) calendar: Calendar,
}

impl Page<'_> {
    /// The first page: everybody, records of all, the last games.
    pub(super) fn first(&self) -> Report {
        let games = self.book.games();
        let (Some(first), count) = (games.first(), games.len()) else {
            return Report(vec![Block::Text(t!(book::empty).to_owned())]);
        };
        let people = self.book.people();
        let stats: Vec<(&str, PersonStats)> = people
            .iter()
            .map(|name| {
                (
                    called(name),
                    PersonStats::of(self.book, name, &self.calendar),
                )
            })
            .collect();
        let mut blocks = vec![Block::Summary(t!(
            book::since,
            count,
            day = self.day(first.moment)
        ))];
        let most = stats.iter().map(|(_, stats)| stats.all.games).max();
        let rows = stats
            .iter()
            .map(|(name, stats)| counted(name, stats.all, most));
        blocks.extend(table(
            t!(book::players),
            [t!(book::player), t!(book::games), t!(book::won)],
            rows.collect(),
        ));
        let record =
            |title: &str, best: fn(&PersonStats) -> Option<Best>, words: fn(u32) -> String| {
                let all = stats
                    .iter()
                    .filter_map(|(name, stats)| Some((name, best(stats)?)));
                // Of equal ones the first counts.
                let best = all.reduce(|one, other| {
                    let key = |best: Best| (std::cmp::Reverse(best.count), best.moment);
                    if key(other.1) < key(one.1) {
                        other
                    } else {
                        one
                    }
                });
                best.map(|(name, best)| Row {
                    detail: String::new(),
                    title: title.to_owned(),
                    cells: vec![
                        Cell::from(words(best.count)),
                        Cell::from((*name).to_owned()),
                        self.when(best.moment),
                    ],
                    is_quiet: false,
                })
            };
        let records = RECORDS
            .iter()
            .filter_map(|(title, best, words)| record(title(), *best, *words));
        blocks.extend(table(
            t!(book::records),
            [
                t!(book::record),
                t!(book::best),
                t!(book::who),
                t!(book::when),
            ],
            records.collect(),
        ));
        let last = games
            .iter()
            .rev()
            .take(LAST_GAMES)
            .map(|game| self.game(game));
        blocks.extend(table(
            t!(book::last_games),
            [t!(book::game), t!(book::winner), t!(book::when)],
            last.collect(),
        ));
        Report(blocks)
    }

    /// The page of a person.
    pub(super) fn of_person(&self, name: &str) -> Report {
        let stats = PersonStats::of(self.book, name, &self.calendar);
        let called = called(name);
        let Count { games, wins, .. } = stats.all;
        let you = if name.is_empty() { "you" } else { "other" };
        let favourite = stats.favourite().map(rival_called);
        let often = if favourite.is_some() { "often" } else { "none" };
        let mut blocks = vec![Block::Summary(t!(
            book::has_won,
            name = called,
            you,
            wins,
            games,
            often,
            rival = favourite.unwrap_or_default()
        ))];
        if let Some((rival, Count { wins, losses, .. })) = stats.hardest().cloned() {
            let rival = rival_called(&rival);
            let ahead = t!(book::ahead, rival, name = called, you, losses, wins);
            blocks.push(Block::Text(ahead));
        }
        if stats.series > 1 {
            blocks.push(Block::Text(t!(book::series, count = stats.series)));
        }
        blocks.push(Block::Text(t!(book::evenings, evenings = stats.evenings)));
        if let Some((percent, count)) = stats.accuracy {
            blocks.push(Block::Text(t!(book::accuracy, percent, count)));
        }
        let trophies = book::trophies(self.book, name, &self.calendar);
        let trophy = |(trophy, moment): &(Trophy, u64)| Row {
            detail: String::new(),
            title: trophy_title(*trophy).to_owned(),
            cells: vec![self.when(*moment)],
            is_quiet: false,
        };
        blocks.extend(table(
            t!(book::trophies),
            [t!(book::trophy), t!(book::when)],
            trophies.iter().map(trophy).collect(),
        ));
        let months = stats.last_months(MONTHS);
        let most = months.iter().map(|(_, count)| count.games).max();
        let months = months
            .iter()
            .map(|(month, count)| counted(&month_words(*month), *count, most));
        blocks.extend(table(
            t!(book::over_time),
            [t!(book::month_heading), t!(book::games), t!(book::won)],
            months.collect(),
        ));
        let most = stats.games.iter().map(|(_, count)| count.games).max();
        let games = stats
            .games
            .iter()
            .map(|(game, count)| counted(&title(game), *count, most));
        blocks.extend(table(
            t!(book::by_game),
            [t!(book::game), t!(book::games), t!(book::won)],
            games.collect(),
        ));
        let rivals = stats
            .rivals
            .iter()
            .map(|(rival, count)| against(rival, *count));
        blocks.extend(table(
            t!(book::by_rival),
            [t!(book::rival), t!(book::games), t!(book::won_and_lost)],
            rivals.collect(),
        ));
        let records = RECORDS.iter().filter_map(|(title, best, words)| {
            let best = best(&stats)?;
            Some(Row {
                detail: String::new(),
                title: title().to_owned(),
                cells: vec![Cell::from(words(best.count)), self.when(best.moment)],
                is_quiet: false,
            })
        });
        blocks.extend(table(
            t!(book::own_records),
            [t!(book::record), t!(book::best), t!(book::when)],
            records.collect(),
        ));
        Report(blocks)
    }

    /// A game in the list of the last games.
    fn game(&self, game: &BookGame) -> Row {
        let called = |player: &BookPlayer| match game.as_rival(player) {
            Rival::Guest if game.seat_of("").is_some() => t!(book::you).to_owned(),
            rival => rival_called(&rival),
        };
        let names = |won: bool| {
            let players = game.players.iter().filter(|player| player.has_won() == won);
            words::list(&players.map(called).collect::<Vec<_>>())
        };
        Row {
            detail: String::new(),
            title: title(game.edition()),
            cells: vec![
                Cell {
                    text: names(true),
                    detail: t!(book::against, names = names(false)),
                    ..Cell::default()
                },
                self.when(game.moment),
            ],
            is_quiet: false,
        }
    }

    /// The day of a game, with the game.
    fn when(&self, moment: u64) -> Cell {
        Cell {
            text: self.day(moment),
            game: self.book.key_of(moment).map(str::to_owned),
            ..Cell::default()
        }
    }

    fn day(&self, moment: u64) -> String {
        let (Month { year, month }, day) = self.calendar.date(moment);
        t!(
            book::day,
            day,
            month = u32::from(month),
            year = year.to_string()
        )
    }
}

/// A record: its title, how it is found, and how many in words.
type RecordRow = (
    fn() -> &'static str,
    fn(&PersonStats) -> Option<Best>,
    fn(u32) -> String,
);

const RECORDS: [RecordRow; 4] = [
    (
        || t!(book::longest_series),
        |stats| stats.longest_series.filter(|series| series.count > 1),
        |count| t!(book::wins_in_a_row, count),
    ),
    (
        || t!(book::best_roll),
        |stats| stats.best_roll,
        |count| t!(outcome::spaces, count),
    ),
    (
        || t!(book::longest_blockade),
        |stats| stats.blockade,
        |count| t!(book::rounds, count),
    ),
    (
        || t!(book::most_captures),
        |stats| stats.captures,
        |count| count.to_string(),
    ),
];

fn trophy_title(trophy: Trophy) -> &'static str {
    match trophy {
        Trophy::Expert => t!(book::trophy_expert),
        Trophy::FromLast => t!(book::trophy_from_last),
        Trophy::EveryGame => t!(book::trophy_every_game),
        Trophy::FiveInARow => t!(book::trophy_five_in_a_row),
        Trophy::TenEvenings => t!(book::trophy_ten_evenings),
    }
}

/// The title of a ruleset without house rules: "Parcheesi".
fn title(edition: &str) -> String {
    games::ruleset(edition).map_or(edition.to_owned(), |it| it.edition.title().to_owned())
}

fn month_words(Month { year, month }: Month) -> String {
    t!(
        book::month,
        month = u32::from(month),
        year = year.to_string()
    )
}

/// A row with games and wins, with bars beside those of rows with at most `most` games.
fn counted(title: &str, count: Count, most: Option<u32>) -> Row {
    let whole = f64::from(most.unwrap_or_default());
    let cell = |number: u32, detail: String| Cell {
        text: number.to_string(),
        detail,
        bar: (number > 0).then(|| Bar::of(f64::from(number), 0.0, whole, None)),
        game: None,
    };
    let percent = (count.wins > 0).then(|| (count.wins * 100 + count.games / 2) / count.games);
    Row {
        detail: String::new(),
        title: title.to_owned(),
        cells: vec![
            cell(count.games, String::new()),
            cell(
                count.wins,
                percent.map_or(String::new(), |percent| t!(review::percent, percent)),
            ),
        ],
        is_quiet: count.games == 0,
    }
}

/// What an opponent is called: "Leo", "Bandu (easy)".
fn rival_called(rival: &Rival) -> String {
    match rival {
        Rival::Person(name) => name.clone(),
        Rival::Guest => t!(book::guest).to_owned(),
        Rival::Bot { name, level } if name.is_empty() => t!(book::bot, level = &**level),
        Rival::Bot { name, level } => t!(book::bot_called, name, level = &**level),
    }
}

/// A row of an opponent.
fn against(rival: &Rival, count: Count) -> Row {
    let Count {
        games,
        wins,
        losses,
    } = count;
    Row {
        detail: String::new(),
        title: rival_called(rival),
        cells: vec![
            Cell::from(games.to_string()),
            Cell::from(t!(book::to, wins, losses)),
        ],
        is_quiet: false,
    }
}

/// A table with a caption, unless it has no rows.
fn table<const COUNT: usize>(
    caption: &str,
    columns: [&'static str; COUNT],
    rows: Vec<Row>,
) -> Option<Block> {
    (!rows.is_empty()).then(|| {
        Block::Table(Table {
            caption: caption.to_owned(),
            columns: columns.map(str::to_owned).to_vec(),
            rows,
        })
    })
}
