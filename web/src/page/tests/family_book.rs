//! The family's book: what the page asks of the bots' program, and what becomes of the answer.

use table::position_lines::random_record;
use table::saved_game::SavedGame;
use worker::book::{self, BookChange, BookRequest};
use worker::protocol::Job;

use super::*;
use crate::family_book::store::FamilyBookMsg;
use crate::saves::games::GAME as KEY;

/// The save of a finished game that Ann has played.
fn save(seed: u64) -> String {
    let record = random_record("annie", "YB", seed).unwrap();
    saved_game::write(&SavedGame {
        changed: seed,
        record: record.replace("Y=random B=random", "Y=person:Ann B=easy"),
        ..SavedGame::default()
    })
}

/// A visit with so many finished games.
fn with_games(count: u64) -> Visit {
    let visit = Visit::new();
    for seed in 1..=count {
        let key = format!("{KEY}{seed}");
        visit.page.saves.games.keep(&key, &save(seed));
    }
    visit
}

/// What the page asks now.
fn asked(visit: &Visit) -> Option<BookRequest> {
    visit.effects.iter().find_map(|effect| match effect {
        Effect::Do(Job::Book(request), _) => Some(request.clone()),
        _ => None,
    })
}

fn keys(request: &BookRequest) -> Vec<&str> {
    let lines = request.games.iter();
    lines.filter_map(|line| line.split(' ').nth(1)).collect()
}

/// Answers what the page asks, as the bots' program does. A native test stores nothing.
fn answer(visit: &mut Visit) -> Option<BookRequest> {
    let request = asked(visit)?;
    visit.send(FamilyBookMsg::Answered(book::open(&request)));
    Some(request)
}

#[test]
fn a_game_enters_the_book_when_it_ends() {
    let mut visit = Visit::new();
    visit.send(SavesMsg::HoldNew);
    let record = saved_game::read(&save(3)).unwrap().record;
    visit.send(SavesMsg::Save(record.clone()));
    let key = visit.key();
    let request = answer(&mut visit).unwrap();
    assert_eq!(keys(&request), [&key[KEY.len()..]]);
    assert!(visit.page.family_book.has_games && asked(&visit).is_none());
    // It has ended before.
    visit.send(SavesMsg::Save(record));
    assert!(asked(&visit).is_none());
}

#[test]
fn the_open_book_reads_all_finished_games_some_at_a_time() {
    let mut visit = with_games(20);
    visit.send(FamilyBookMsg::Open(None));
    assert_eq!(visit.page.dialogs.open, Some(Dialog::FamilyBook));
    let mut read = Vec::new();
    while let Some(request) = answer(&mut visit) {
        assert!(request.games.len() <= 2);
        read.extend(keys(&request).into_iter().map(str::to_owned));
    }
    read.sort();
    read.dedup();
    assert_eq!(read.len(), 20);
    assert!(!visit.page.family_book.is_reading());
    assert_eq!(visit.page.family_book.answer.people, ["Ann"]);
    // A closed book asks nothing.
    visit.send(DialogMsg::Close);
    visit.send(FamilyBookMsg::Retell);
    assert!(asked(&visit).is_none());
}

#[test]
fn the_page_of_another_person_is_asked_for_after_the_answer() {
    let mut visit = Visit::new();
    visit.page.saves.games.keep(&format!("{KEY}1"), &save(1));
    visit.send(FamilyBookMsg::Open(None));
    let first = asked(&visit).unwrap();
    visit.send(FamilyBookMsg::Open(Some("Ann".to_owned())));
    assert!(asked(&visit).is_none());
    visit.send(FamilyBookMsg::Answered(book::open(&first)));
    assert_eq!(asked(&visit).unwrap().person.as_deref(), Some("Ann"));
}

#[test]
fn whether_a_deleted_game_stays_in_the_book_is_asked_once_it_is_there() {
    let mut visit = Visit::new();
    let key = format!("{KEY}1");
    visit.page.saves.games.keep(&key, &save(1));
    visit.send(SavesMsg::Delete(key));
    assert!(visit.page.notices.list.is_empty());
    answer(&mut visit);
    let notice = &visit.page.notices.list[0];
    let out = BookChange::TakeOut("1".to_owned());
    assert_eq!(notice.offers, Some(Offer::ChangeBook(out.clone())));
    assert!(notice.stays);
    visit.send(FamilyBookMsg::Change(out.clone()));
    assert_eq!(asked(&visit).unwrap().changes, [out]);
}

#[test]
fn nothing_more_is_asked_after_a_failure_until_the_book_is_opened_again() {
    let mut visit = with_games(20);
    visit.send(FamilyBookMsg::Open(None));
    let before = asked(&visit).unwrap();
    visit.send(FamilyBookMsg::Answered(Err("torn".to_owned())));
    assert_eq!(visit.page.family_book.problem.as_deref(), Some("torn"));
    assert!(asked(&visit).is_none());
    assert!(!visit.page.family_book.is_reading());
    visit.send(FamilyBookMsg::Open(None));
    // Nothing is lost.
    assert_eq!(asked(&visit).unwrap().games, before.games);
}
