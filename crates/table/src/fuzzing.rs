//! Fuzz test bodies, in the form of [`rules::fuzzing`]: properties that hold for any text given to a decoder.
//! Tests call them with a committed corpus and its mutations, and so does a target of the crate in `fuzz/`.

use std::iter;

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;

use crate::address::{self, Address};
use crate::backup;
use crate::book::calendar::Calendar;
use crate::book::{self, Book, PersonStats, Trophy};
use crate::exercise::{self, Exercise, Exercises};
use crate::fingerprint;
use crate::game_session;
use crate::kept_rules::{self, KeptRules, MAX_KEPT};
use crate::link::{self, Names};
use crate::link_game::{self, LinkGame, Relation};
use crate::people::{Change, MAX_PEOPLE, People};
use crate::roll_counts;
use crate::saved_game;
use crate::today::Day;

/// Checks an address. Returns whether it has no problems.
///
/// Parsing does not panic. Problems are reported and prevent a start. The rest can be written as an address
/// with the same meaning.
///
/// # Panics
/// If a property does not hold.
pub fn address(text: &str) -> bool {
    let kinds = ["easy", "medium", "hard", "expert"];
    match address::parse(text, &kinds) {
        Address::Front | Address::Today(None) | Address::Exercises | Address::Again => true,
        Address::Today(Some((day, friend))) => {
            let written = address::write_today(day, friend);
            let again = Address::Today(Some((day, friend)));
            assert_eq!(address::parse(&written, &kinds), again, "{written:?}");
            true
        }
        Address::Unknown(problem) => {
            assert!(!problem.contains(char::is_control), "{problem:?}");
            false
        }
        Address::Learn { ruleset, lesson } => {
            let written = address::write_lesson(ruleset, lesson);
            let again = Address::Learn { ruleset, lesson };
            assert_eq!(address::parse(&written, &kinds), again, "{written:?}");
            true
        }
        Address::Exercise { ruleset, number } => {
            let written = address::write_exercise(ruleset, number);
            let again = Address::Exercise { ruleset, number };
            assert_eq!(address::parse(&written, &kinds), again, "{written:?}");
            true
        }
        Address::New {
            setup,
            speed: _,
            start,
            problems,
        } => {
            assert!(
                !start || problems.is_empty(),
                "{text:?} starts in spite of {problems:?}"
            );
            problems.iter().for_each(|problem| check_problem(problem));
            let written = address::write(&setup);
            let again = Address::New {
                setup,
                speed: None,
                start: false,
                problems: Vec::new(),
            };
            assert_eq!(
                address::parse(&written, &kinds),
                again,
                "{text:?} is written as {written:?}"
            );
            problems.is_empty()
        }
    }
}

/// Checks the people of a device. Returns whether they are accepted.
///
/// Parsing never panics. An accepted text survives writing and parsing again, and every player of its party gets a seat in
/// each game.
///
/// # Panics
/// If a property does not hold.
pub fn people(text: &str) -> bool {
    let mut people = match People::parse(text) {
        Ok(people) => people,
        Err(problem) => {
            check_problem(&problem);
            return false;
        }
    };
    assert_eq!(People::parse(&people.text()).as_ref(), Ok(&people));
    for family in FAMILIES {
        if let Some(party) = people.party() {
            let seated = party.seated(Ruleset::of(family, 0));
            let wanted = party.seats.len().min(family.seats.len());
            assert_eq!(seated.iter().flatten().count(), wanted);
        }
    }
    let names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    assert!(names.len() <= MAX_PEOPLE);
    for name in names {
        people.apply(&Change::Forget(name.clone()));
        assert!(people.find(&name).is_none());
    }
    true
}

/// Checks the house rules kept on a device. Returns whether they are accepted.
///
/// Parsing never panics. An accepted text survives writing and parsing again. Each set can be played, found, renamed
/// and forgotten.
///
/// # Panics
/// If a property does not hold.
pub fn kept_rules(text: &str) -> bool {
    let mut kept = match KeptRules::parse(text) {
        Ok(kept) => kept,
        Err(problem) => {
            check_problem(&problem);
            return false;
        }
    };
    assert_eq!(KeptRules::parse(&kept.text()).as_ref(), Ok(&kept));
    let all = FAMILIES.iter().flat_map(|family| kept.of(family));
    let all: Vec<_> = all.cloned().collect();
    assert!(all.len() <= MAX_KEPT);
    for named in all {
        let ruleset = named.ruleset;
        assert_eq!(ruleset.check(), Ok(()));
        assert_eq!(kept.find(ruleset), Some(&named));
        let renamed = format!("{}2", named.name);
        kept.apply(&kept_rules::Change::Keep(ruleset, renamed));
        assert!(kept.find(ruleset).is_some());
        assert_eq!(KeptRules::parse(&kept.text()).as_ref(), Ok(&kept));
        kept.apply(&kept_rules::Change::Forget(ruleset));
        assert!(kept.find(ruleset).is_none());
    }
    true
}

/// Checks a link, as it is and with a correct checksum. Returns whether one of the two is accepted. Without
/// the second, the checksum would keep all mutations away from the decoder.
///
/// Reading does not panic. Problems are reported in a short text. An accepted game can be resumed, and
/// written as a link to the same game.
///
/// # Panics
/// If a property does not hold.
pub fn link(text: &str) -> bool {
    let checked = |link: &str| match link::read(link) {
        Ok(record) => {
            assert!(link.len() <= link::LONGEST);
            let table = game_session::resume(&record).unwrap_or_else(|error| panic!("{error}"));
            assert!(table.entry_count() <= link::MAX_ENTRIES as usize);
            assert!(
                table.seed().is_none() || table.node().seat().is_none(),
                "{record}"
            );
            assert_eq!(table.record(), record);
            check_dice(&record);
            let again = link::write(&record, Names::Told);
            let again = again.unwrap_or_else(|error| panic!("{record}\n{error}"));
            let same = link::read(&again).unwrap_or_else(|error| panic!("{again}: {error}"));
            let is_seed = |line: &&str| line.starts_with("seed ");
            let rolled = record.lines().filter(|line| !is_seed(line));
            assert!(same == record || same.lines().eq(rolled), "{again}");
            true
        }
        Err(problem) => {
            check_problem(&problem);
            false
        }
    };
    checked(text) | link::marked(text).is_some_and(|link| checked(&link))
}

/// Checks a link of a game that is played by link, as it is and with a correct checksum, and without regard to its
/// signatures. Returns whether one of the two is accepted. Without both, no mutation would reach the decoder.
///
/// Reading does not panic. Problems are reported in a short text. An accepted game can be resumed, and is written as
/// the same link.
///
/// # Panics
/// If a property does not hold.
pub fn link_game(text: &str) -> bool {
    let checked = |link: &str| match LinkGame::decode(link) {
        Ok(game) => {
            LinkGame::read(link).map_or_else(|problem| check_problem(&problem), drop);
            let record = game.record().to_text();
            game_session::resume(&record).unwrap_or_else(|error| panic!("{record}\n{error}"));
            check_dice(&record);
            let again = game.write().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(
                LinkGame::decode(&again).map(|again| again.relation_to(&game)),
                Ok(Relation::Same)
            );
            true
        }
        Err(problem) => {
            check_problem(&problem);
            false
        }
    };
    checked(text) | link_game::marked(text).is_some_and(|link| checked(&link))
}

/// A problem is told in a short text.
fn check_problem(problem: &str) {
    let is_short = problem.len() < 1_000 && !problem.contains(char::is_control);
    assert!(is_short, "{problem:?}");
}

/// The dice of a record that was accepted can be checked and counted, whatever they are.
fn check_dice(record: &str) {
    let checked = fingerprint::check(record).unwrap_or_else(|error| panic!("{error}"));
    if let Some(checked) = checked {
        assert!(!checked.words().contains(char::is_control));
    }
    let counted = roll_counts::count(record, |seat, _| seat.index());
    counted.unwrap_or_else(|error| panic!("{error}"));
}

/// Checks a file of games, as it is and with correct checksums. Returns whether its first game can be
/// resumed. Without correct checksums, no mutation would reach the decoder.
///
/// Splitting loses nothing. Reading does not panic. Problems are reported in a short text. An accepted game
/// can be written as a save with the same meaning.
///
/// # Panics
/// If a property does not hold.
pub fn save(text: &str) -> bool {
    let texts = saved_game::split(text);
    let lines = |text: &str| {
        let is_games = |line: &&str| line.starts_with("turnout-games ");
        let lines = text.split('\n').filter(|line| !is_games(line));
        let lines = lines.filter(|line| !line.trim().is_empty());
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&texts.concat()), lines(text));
    assert!(!saved_game::is_cut(&saved_game::join(
        texts.iter().copied()
    )));
    let opened = |text: &str| match saved_game::open(text) {
        Ok((save, table)) => {
            let written = saved_game::write(&save);
            assert_eq!(saved_game::tab_of(&written), save.tab.as_deref());
            assert_eq!(saved_game::is_over(&written), table.node().seat().is_none());
            assert_eq!(saved_game::is_seen(&written), save.is_seen);
            assert!(saved_game::is_of(&written, &save.record));
            let freed = saved_game::with_tab(&written, None);
            assert_eq!(saved_game::tab_of(&freed.unwrap()), None);
            check_dice(&save.record);
            assert_eq!(saved_game::read(&written), Ok(save));
            assert_eq!(saved_game::split(&written), [&written]);
            true
        }
        Err(problem) => {
            let words = problem.words();
            assert!(words.len() < 1_000 && !words.contains(char::is_control));
            false
        }
    };
    let opened = texts
        .iter()
        .map(|text| opened(text) | opened(&saved_game::summed(text)));
    opened.collect::<Vec<_>>().first() == Some(&true)
}

/// Checks a backup, as it is and with a correct checksum. Returns whether one of the two is accepted.
///
/// Reading never panics. An accepted backup changes a device that has nothing to what the backup holds, once: the second time
/// nothing changes.
///
/// # Panics
/// If a property does not hold.
pub fn backup(text: &str) -> bool {
    let checked = |text: &str| {
        let empty = backup::NAMES.map(|_| String::new());
        let plan = match backup::plan(text, &empty) {
            Ok(plan) => plan,
            Err(problem) => {
                check_problem(problem.words());
                return false;
            }
        };
        assert!(plan.texts.len() <= plan.changes.len());
        assert!(saved_game::split(&text[plan.games.clone()]).len() <= text.len());
        let merged = backup::NAMES.map(|name| {
            let found = plan.texts.iter().find(|(changed, _)| *changed == name);
            found.map_or(String::new(), |(_, text)| text.clone())
        });
        let again = backup::plan(text, &merged).unwrap_or_else(|it| panic!("{}", it.words()));
        assert_eq!(again.texts, [], "{text}");
        // A device that has all of it writes a backup that another one reads.
        let written: String = backup::file_parts(&merged, iter::empty::<String>()).collect();
        let there = backup::plan(&written, &empty).unwrap_or_else(|it| panic!("{}", it.words()));
        assert_eq!(there.texts, plan.texts, "{text}");
        true
    };
    checked(text) | checked(&backup::summed(text))
}

/// Checks the exercises of a device. Returns whether the text is a list of them.
///
/// Reading never panics. A list survives writing and reading again, changes nothing when it is merged with itself, and its moves
/// can be tried.
///
/// # Panics
/// If a property does not hold.
pub fn exercises(text: &str) -> bool {
    let Some(mut list) = Exercises::read(text) else {
        return false;
    };
    assert_eq!(Exercises::read(&list.text()).as_ref(), Some(&list));
    assert_eq!(list.merge(list.clone()), 0);
    for Exercise { position, .. } in list.due(Day::default()) {
        let change = exercise::Change::Try {
            position,
            is_solved: true,
            day: Day::default(),
        };
        assert!(list.apply(change));
    }
    assert_eq!(Exercises::read(&list.text()).as_ref(), Some(&list));
    true
}

/// Checks the book of a device. Returns whether it is accepted.
///
/// Parsing never panics. An accepted text survives writing and parsing again, and everybody in it has statistics.
///
/// # Panics
/// If a property does not hold.
pub fn book(text: &str) -> bool {
    let mut book = match Book::parse(text) {
        Ok(book) => book,
        Err(problem) => {
            check_problem(&problem);
            return false;
        }
    };
    assert_eq!(Book::parse(&book.text()).as_ref(), Ok(&book));
    assert!(book::known(text).len() <= text.lines().count());
    let calendar = Calendar { offset: 60 };
    for name in book.people() {
        let stats = PersonStats::of(&book, &name, &calendar);
        assert!(stats.all.games > 0 && stats.all.wins <= stats.all.games);
        assert!(stats.last_months(24).len() <= 24);
        assert!(book::trophies(&book, &name, &calendar).len() <= Trophy::ALL.len());
        book.forget(&name);
        assert!(name.is_empty() || !book.people().contains(&name));
        assert_eq!(Book::parse(&book.text()).as_ref(), Ok(&book));
    }
    true
}
