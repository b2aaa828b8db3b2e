//! The family's book: entries made of saved games, statistics, trophies.

use table::book::calendar::{Calendar, Month};
use table::book::{
    self, Book, BookGame, BookPlayer, Count, Line, Mark, PersonStats, Rival, Trophy, trophies,
};
use table::position_lines::random_record;
use table::saved_game::{self, SavedGame};
use table::{fuzzing, game_session};

use crate::spoil::try_damaged;

const DAY: u64 = 86_400_000;
/// Noon of 1 November 2026.
const NOVEMBER: u64 = 20_758 * DAY + DAY / 2;

fn player(seat: &str, kind: &str, rank: u8, name: &str) -> BookPlayer {
    BookPlayer {
        seat: seat.to_owned(),
        kind: kind.to_owned(),
        side: u8::from(seat != "Y"),
        rank,
        name: name.to_owned(),
        ..BookPlayer::default()
    }
}

/// Ann against another player; whether she wins, and after how many days.
fn against(other: &BookPlayer, ruleset: &str, wins: bool, day: u64) -> BookGame {
    let (ann, rank) = if wins { (1, 2) } else { (2, 1) };
    let other = BookPlayer {
        rank,
        ..other.clone()
    };
    BookGame {
        moment: NOVEMBER + day * DAY,
        ruleset: ruleset.to_owned(),
        rolls: 40,
        players: vec![player("Y", "person", ann, "Ann"), other],
    }
}

fn book(games: impl IntoIterator<Item = BookGame>) -> Book {
    let mut book = Book::default();
    for (number, game) in (1..).zip(games) {
        book.enter(line(number, game));
    }
    assert_eq!(Book::parse(&book.text()).as_ref(), Ok(&book));
    book
}

fn line(number: u64, game: BookGame) -> Line {
    Line {
        mark: Mark {
            key: number.to_string(),
            checksum: format!("{number:08x}"),
            hash: format!("{number:016x}"),
        },
        game: Some(game),
    }
}

fn stats(book: &Book, name: &str) -> PersonStats {
    PersonStats::of(book, name, &Calendar::default())
}

fn bot(name: &str, level: &str) -> Rival {
    Rival::Bot {
        name: name.to_owned(),
        level: level.to_owned(),
    }
}

fn count(games: u32, wins: u32, losses: u32) -> Count {
    Count {
        games,
        wins,
        losses,
    }
}

/// A finished game as a save: of these kinds of players, in turn order.
fn saved(ruleset: &str, seats: &str, seed: u64, players: &[&str]) -> String {
    let record = random_record(ruleset, seats, seed).unwrap();
    let mut table = game_session::resume(&record.replace("random", "easy")).unwrap();
    let standings = table.standings();
    for (standing, player) in standings.iter().zip(players) {
        let (kind, name) = player.split_once(':').unwrap_or((player, ""));
        table.sit(standing.seat, kind);
        table.name(standing.seat, name);
    }
    saved_game::write(&SavedGame {
        changed: NOVEMBER,
        record: table.record(),
        ..SavedGame::default()
    })
}

fn entry(key: &str, text: &str) -> Option<Line> {
    book::line_of(key, text, |_, _, _| None)
}

#[test]
fn a_finished_game_of_people_has_an_entry() {
    for (ruleset, seats) in [
        ("pollyanna-1951", "YGRB"),
        ("pollyanna-1951+partners", "YGRB"),
        ("parcheesi", "YR"),
        ("sorry+hand", "RY"),
        ("annie", "YBR"),
    ] {
        let text = saved(ruleset, seats, 3, &["person:Ann", "expert"]);
        let made = entry("7", &text).unwrap();
        assert_eq!(Line::parse(&made.text()), Some(made.clone()));
        let game = made.game.unwrap();
        assert_eq!((&*game.ruleset, game.moment), (ruleset, NOVEMBER));
        assert_eq!(game.players.len(), seats.len());
        let winners = game.players.iter().filter(|player| player.has_won());
        assert!(winners.count() >= 1 && game.rolls > 0);
        assert_eq!(game.seat_of("ann").unwrap().seat, seats[..1]);
        let text = saved(ruleset, seats, 3, &[]);
        assert_eq!(entry("7", &text), None, "nobody played");
    }
    assert_eq!(entry("7", "a torn page"), None);
    let text = saved("annie", "YB", 3, &["person"]);
    let begun = text.split("\nend ").next().unwrap();
    assert_eq!(entry("7", begun), None);
}

#[test]
fn a_game_enters_once_however_often_it_is_opened() {
    let text = saved("parcheesi", "YR", 3, &["person:Ann"]);
    let mut book = Book::default();
    book.enter(entry("7", &text).unwrap());
    let written = book.text();
    let checksum = book::checksum_of(&text);
    assert!(book::known(&written).contains(&("7", checksum)));
    // Its end is seen, and it comes back from a file under another key.
    let seen = saved_game::with_end_seen(&text).unwrap();
    assert!(!book::known(&written).contains(&("7", book::checksum_of(&seen))));
    for (key, text) in [("7", &seen), ("8", &text), ("8", &seen)] {
        book.enter(entry(key, text).unwrap());
        assert_eq!(book.games().len(), 1);
        assert!(book::known(&book.text()).contains(&(key, book::checksum_of(text))));
    }
    // The next game is another one.
    book.enter(entry("9", &saved("parcheesi", "YR", 4, &["person:Ann"])).unwrap());
    assert_eq!(book.games().len(), 2);
}

#[test]
fn what_is_taken_out_stays_out_until_a_backup_brings_it_back() {
    let text = saved("parcheesi", "YR", 3, &["person:Ann"]);
    let mut book = Book::default();
    book.enter(entry("7", &text).unwrap());
    let full = book.clone();
    book.take_out("7");
    book.enter(entry("7", &saved_game::with_end_seen(&text).unwrap()).unwrap());
    assert!(book.games().is_empty());
    assert_eq!(Book::parse(&book.text()).as_ref(), Ok(&book));
    let mut other = full.clone();
    assert_eq!(other.merge(book.clone()), 0);
    assert_eq!(other, full);
    assert_eq!(book.merge(full), 1);
    assert_eq!(book.games().len(), 1);
}

#[test]
fn a_new_name_stays_when_a_game_is_entered_again() {
    let text = saved("parcheesi", "YR", 3, &["person:Ann"]);
    let mut book = Book::default();
    book.enter(entry("7", &text).unwrap());
    book.rename("ann", "Anna");
    book.enter(entry("7", &saved_game::with_end_seen(&text).unwrap()).unwrap());
    assert_eq!(book.people(), ["Anna"]);
}

#[test]
fn whoever_is_forgotten_is_a_guest_where_others_played() {
    let leo = player("R", "person", 2, "Leo");
    let bot = player("R", "easy", 2, "");
    let mut book = book([
        against(&leo, "parcheesi", true, 0),
        against(&bot, "parcheesi", true, 1),
    ]);
    book.forget("Ann");
    assert_eq!(book.people(), ["Leo"]);
    assert_eq!(stats(&book, "Leo").rivals, [(Rival::Guest, count(1, 0, 1))]);
}

#[test]
fn a_person_has_a_favourite_opponent_and_a_hard_one() {
    let leo = player("R", "person", 2, "Leo");
    let mia = player("G", "person", 2, "Mia");
    let games = |wins: &[(&BookPlayer, bool)]| {
        let game = |(other, wins): &(&BookPlayer, bool)| against(other, "parcheesi", *wins, 0);
        stats(&book(wins.iter().map(game)), "Ann")
    };
    let hardest = |stats: &PersonStats| stats.hardest().cloned();
    // There is no choice.
    let one = games(&[(&leo, true)]);
    assert_eq!((one.favourite(), hardest(&one)), (None, None));
    let two = games(&[(&leo, true), (&mia, false), (&mia, false), (&leo, true)]);
    let (leo_is, mia_is) = (
        Rival::Person("Leo".to_owned()),
        Rival::Person("Mia".to_owned()),
    );
    assert_eq!(two.favourite(), Some(&leo_is));
    assert_eq!(hardest(&two), Some((mia_is, count(2, 0, 2))));
    assert_eq!(games(&[(&leo, true), (&mia, false)]).favourite(), None);
    let even = games(&[(&leo, true), (&mia, true), (&leo, true), (&mia, true)]);
    assert_eq!((even.favourite(), hardest(&even)), (None, None));
}

#[test]
fn a_bot_is_called_as_in_its_game() {
    let called = |name: &str, ruleset: &str| {
        let bot = player("R", "easy", 2, name);
        against(&bot, ruleset, true, 0).as_rival(&bot)
    };
    assert_eq!(called("", "parcheesi+capture=10"), bot("Rani", "easy"));
    assert_eq!(called("Robo", "parcheesi"), bot("Robo", "easy"));
    assert_eq!(called("", "ludo"), bot("", "easy"));
}

#[test]
fn games_and_wins_are_counted_by_game_and_opponent() {
    let leo = player("R", "person", 2, "Leo");
    let expert = player("R", "expert", 2, "");
    let book = book([
        against(&leo, "parcheesi+capture=10", true, 0),
        against(&leo, "parcheesi", false, 0),
        against(&expert, "sorry", true, 31),
        against(&expert, "parcheesi", true, 31),
    ]);
    assert_eq!(book.people(), ["Ann", "Leo"]);
    let ann = stats(&book, "ann");
    assert_eq!(ann.all, count(4, 3, 1));
    let games: Vec<_> = ann
        .games
        .iter()
        .map(|(game, count)| (&**game, *count))
        .collect();
    assert_eq!(
        games,
        [("parcheesi", count(3, 2, 1)), ("sorry", count(1, 1, 0))]
    );
    let rivals = [
        (Rival::Person("Leo".to_owned()), count(2, 1, 1)),
        (bot("Percy", "expert"), count(1, 1, 0)),
        (bot("Rani", "expert"), count(1, 1, 0)),
    ];
    assert_eq!(ann.rivals, rivals);
    assert_eq!((ann.evenings, ann.series), (2, 2));
    assert_eq!(ann.longest_series.unwrap().count, 2);
    let month = |month| Month { year: 2026, month };
    let months = [(month(11), count(2, 1, 1)), (month(12), count(2, 2, 0))];
    assert_eq!(ann.last_months(24), months);
    assert_eq!(ann.last_months(1), months[1..]);
    assert_eq!(stats(&book, "Leo").all, count(2, 1, 1));
    assert_eq!(stats(&book, "Mia"), PersonStats::default());
}

#[test]
fn months_without_a_game_are_shown_between_others() {
    let leo = player("R", "person", 2, "Leo");
    let book = book([
        against(&leo, "sorry", true, 0),
        against(&leo, "sorry", true, 100),
    ]);
    let months = stats(&book, "Leo").last_months(24);
    let games: Vec<u32> = months.iter().map(|(_, count)| count.games).collect();
    assert_eq!(games, [1, 0, 0, 1]);
}

#[test]
fn records_are_the_best_of_all_games() {
    let bot = player("R", "easy", 2, "");
    let mut games = [0, 1, 2].map(|day| against(&bot, "parcheesi", true, day));
    for (game, (best_roll, captures, accuracy)) in
        games
            .iter_mut()
            .zip([(30, 2, Some(80)), (38, 2, None), (12, 0, Some(91))])
    {
        let ann = &mut game.players[0];
        (ann.best_roll, ann.captures, ann.accuracy) = (best_roll, captures, accuracy);
    }
    let ann = stats(&book(games), "Ann");
    let best_roll = ann.best_roll.unwrap();
    assert_eq!((best_roll.count, best_roll.moment), (38, NOVEMBER + DAY));
    let captures = ann.captures.unwrap();
    assert_eq!((captures.count, captures.moment), (2, NOVEMBER));
    assert_eq!((ann.blockade, ann.accuracy), (None, Some((86, 2))));
}

#[test]
fn who_plays_alone_without_a_name_is_in_the_book() {
    let mut game = against(&player("R", "easy", 2, ""), "sorry", true, 0);
    game.players[0].name.clear();
    let mut family = against(&player("R", "person", 2, "Leo"), "sorry", true, 1);
    family.players[0].name.clear();
    let book = book([game, family]);
    assert_eq!(book.people(), ["Leo", ""]);
    assert_eq!(stats(&book, "").all.games, 1);
}

#[test]
fn trophies_are_won_once_and_mean_something() {
    let bot = player("R", "easy", 2, "");
    let expert = player("R", "expert", 2, "");
    let won = |games: &[BookGame]| -> Vec<(Trophy, u64)> {
        let won = trophies(&book(games.to_vec()), "Ann", &Calendar::default());
        won.into_iter()
            .map(|(trophy, moment)| (trophy, (moment - NOVEMBER) / DAY))
            .collect()
    };
    let mut from_last = against(&bot, "sorry", true, 1);
    from_last.players[0].last_in_turn = 20;
    assert_eq!(
        won(&[against(&bot, "sorry", true, 0), from_last]),
        [(Trophy::FromLast, 1)]
    );
    let lost = against(&expert, "sorry", false, 0);
    let beaten = [
        lost,
        against(&expert, "sorry", true, 1),
        against(&expert, "sorry", true, 2),
    ];
    assert_eq!(won(&beaten), [(Trophy::Expert, 1)]);
    let evenings: Vec<_> = (0..12)
        .map(|day| against(&bot, "sorry", day % 2 == 0, day))
        .collect();
    assert_eq!(won(&evenings), [(Trophy::TenEvenings, 9)]);
    assert_eq!(won(&evenings[..9]), []);
    let games = [
        "annie",
        "sorry+hand",
        "pollyanna-1951",
        "pollyanna-1916",
        "parcheesi",
    ];
    let mut day = 0;
    let games = games.map(|game| {
        day += 1;
        against(&bot, game, true, day)
    });
    assert_eq!(
        won(&games),
        [(Trophy::EveryGame, 5), (Trophy::FiveInARow, 5)]
    );
}

#[test]
fn damaged_books_never_panic() {
    try_damaged("book", fuzzing::book, 500);
}
