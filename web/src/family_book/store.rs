//! The family's book: the games that enter it, its changes, and the page that is open. The bots' program reads and writes it.

use std::collections::HashSet;
use std::rc::Rc;

use table::book;
use words::t;
use worker::book::{BookAnswer, BookChange, BookRequest};
use worker::protocol::{Job, Outcome};

use super::entry::line_of;
use crate::page::Dialog;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, of_bots, send};
use crate::page::notices::{Notice, NoticeMsg, Offer, notify};
use crate::platform::storage_trouble::Trouble;
use crate::platform::{local_storage, player_history, relative_date};
use crate::saves::games::{GAME, Games};
use crate::settings::store::{SettingsMsg, has_later_texts};

/// A message about the family's book.
#[derive(Clone)]
pub enum FamilyBookMsg {
    /// Show the page of a person, or the first page.
    Open(Option<String>),
    /// The game of this key and text has ended, or goes to make room.
    Enter(String, String),
    /// A person deletes the game of this key and text.
    Deleted(String, String),
    /// The person of this name was forgotten.
    Forgotten(String),
    /// Change the book.
    Change(BookChange),
    /// The bots' program has answered.
    Answered(Result<BookAnswer, String>),
    /// The texts are other ones, or the stored book is.
    Retell,
}

/// The family's book, as far as this tab knows it.
#[derive(Default)]
pub struct FamilyBookStore {
    /// Whether there is a game in it.
    pub has_games: bool,
    /// The last answer of the bots' program.
    pub answer: Rc<BookAnswer>,
    /// Why there is no answer. Nothing more is asked until somebody opens the book again.
    pub problem: Option<String>,
    /// The open page: that of a person, or `Some(None)` for the first one.
    pub page: Option<Option<String>>,
    /// Whether the open page is not told yet.
    is_stale: bool,
    /// The question that is not answered yet.
    asked: Option<BookRequest>,
    /// Games to enter, by key.
    due: Vec<(String, String)>,
    /// Lines to enter.
    lines: Vec<String>,
    /// Changes to make.
    changes: Vec<BookChange>,
    /// The keys and checksums of games that were entered, or in which there was nothing to enter.
    tried: HashSet<(String, String)>,
    /// The keys of games that a person has just deleted.
    deleted: Vec<String>,
}

impl FamilyBookStore {
    /// The book of this device, unread.
    pub fn load() -> FamilyBookStore {
        FamilyBookStore {
            has_games: player_history::has_book(),
            ..FamilyBookStore::default()
        }
    }

    /// Whether the open page may still change.
    pub fn is_reading(&self) -> bool {
        self.problem.is_none() && (self.asked.is_some() || self.is_stale)
    }

    /// Handles a message.
    pub fn update(&mut self, msg: FamilyBookMsg, games: &Games) -> Vec<Effect> {
        let mut effects = match msg {
            FamilyBookMsg::Open(page) => self.open(page),
            FamilyBookMsg::Enter(key, text) => {
                self.due.push((key, text));
                Vec::new()
            }
            FamilyBookMsg::Deleted(key, text) => {
                self.deleted.push(number(&key).to_owned());
                self.due.push((key, text));
                self.ask_about_deleted(&stored())
            }
            FamilyBookMsg::Forgotten(name) => self.on_forgotten(name),
            FamilyBookMsg::Change(change) => {
                self.changes.extend(self.has_games.then_some(change));
                Vec::new()
            }
            FamilyBookMsg::Answered(answer) => self.on_answer(answer),
            FamilyBookMsg::Retell => {
                self.is_stale = true;
                Vec::new()
            }
        };
        effects.extend(self.ask(games));
        effects
    }

    fn open(&mut self, page: Option<String>) -> Vec<Effect> {
        self.page = Some(page);
        (self.is_stale, self.problem) = (true, None);
        let mut effects = vec![send(DialogMsg::Show(Dialog::FamilyBook))];
        effects.extend((!has_later_texts()).then(|| send(SettingsMsg::NeedLaterTexts)));
        effects
    }

    /// Asks what becomes of the games of somebody who was forgotten.
    fn on_forgotten(&self, name: String) -> Vec<Effect> {
        let ending = format!(" {name}");
        let book = stored();
        let mut players = book.lines().flat_map(|line| line.split('\t').skip(1));
        match players.any(|player| player.ends_with(&ending)) {
            true => {
                let text = t!(people::stays_in_book, name = &*name);
                vec![offer(text, BookChange::Forget(name))]
            }
            false => Vec::new(),
        }
    }

    /// Asks whether the games that were deleted stay in the book, if they are in it.
    fn ask_about_deleted(&mut self, book: &str) -> Vec<Effect> {
        let is_there = |key: &mut String| book.contains(&format!("\nin {key} "));
        let deleted = self.deleted.extract_if(.., is_there);
        let text = || t!(saved_games::stays_in_book).to_owned();
        // Only the last deletion can still be decided.
        let forget = || send(NoticeMsg::Dismiss(text()));
        deleted
            .flat_map(|key| [forget(), offer(text(), BookChange::TakeOut(key))])
            .collect()
    }

    /// Asks the bots' program, unless it is being asked or there is nothing to do.
    fn ask(&mut self, games: &Games) -> Option<Effect> {
        let waits_for_texts = self.page.is_some() && !has_later_texts();
        if self.asked.is_some() || self.problem.is_some() || waits_for_texts {
            return None;
        }
        let book = stored();
        if self.lines.is_empty() {
            self.lines = self.next_lines(&book, games);
        }
        let games = std::mem::take(&mut self.lines);
        let is_page_due = self.page.is_some() && self.is_stale;
        if games.is_empty() && self.changes.is_empty() && !is_page_due {
            return None;
        }
        self.is_stale = false;
        let request = BookRequest {
            book,
            games,
            changes: self.changes.clone(),
            person: self.page.clone().flatten(),
            offset: relative_date::minutes_ahead(),
        };
        self.asked = Some(request.clone());
        let find = |outcome| match outcome {
            Outcome::Book(answer) => Some(answer),
            _ => None,
        };
        Some(of_bots(Job::Book(request), find, FamilyBookMsg::Answered))
    }

    /// The next games to enter: those that have ended, and while the book is open all that it does not know, one at a time, so
    /// that presses are answered in between.
    fn next_lines(&mut self, book: &str, games: &Games) -> Vec<String> {
        let known = book::known(book);
        let tried = &mut self.tried;
        let mut is_new = |key: &str, text: &str| {
            let mark = (number(key), book::checksum_of(text));
            let is_known = known.contains(&mark);
            !is_known && tried.insert((mark.0.to_owned(), mark.1.to_owned()))
        };
        let mut next = std::mem::take(&mut self.due);
        next.retain(|(key, text)| is_new(key, text));
        loop {
            if self.page.is_some() && next.is_empty() {
                next.extend(games.finished(&mut is_new));
            }
            let numbered = next
                .drain(..)
                .map(|(key, text)| (number(&key).to_owned(), text));
            let read = numbered.map(|game| line_of(&game)).collect::<Vec<_>>();
            // Games in which there is nothing to enter are passed over.
            if read.is_empty() || read.iter().any(Option::is_some) {
                return read.into_iter().flatten().collect();
            }
        }
    }

    fn on_answer(&mut self, answer: Result<BookAnswer, String>) -> Vec<Effect> {
        let asked = self.asked.take().unwrap_or_default();
        let changes = self
            .changes
            .split_off(asked.changes.len().min(self.changes.len()));
        let changes = std::mem::replace(&mut self.changes, changes);
        // Another tab may have changed the book meanwhile.
        let is_same = stored() == asked.book;
        let answer = match answer {
            Ok(answer) if is_same => answer,
            other => {
                // Nothing is lost: it is asked again, after a problem once somebody opens the book.
                self.problem = other.err();
                self.changes.splice(..0, changes);
                self.lines = asked.games;
                self.is_stale = true;
                return Vec::new();
            }
        };
        let mut effects = Vec::new();
        // Where nothing can be stored, the page says so itself.
        if answer.text != asked.book
            && local_storage::write(local_storage::BOOK, &answer.text) == Err(Trouble::Full)
        {
            effects.push(notify(t!(saved_games::no_room_for_book)));
        }
        self.has_games |= !answer.people.is_empty();
        if self.has_games {
            player_history::keep_book();
        }
        effects.extend(self.ask_about_deleted(&answer.text));
        // The page may be another one by now.
        if self.page.as_ref() == Some(&asked.person) {
            self.answer = Rc::new(answer);
        } else {
            self.is_stale = true;
        }
        effects
    }
}

/// A notice that offers a change of the book, and stays until somebody has decided.
fn offer(text: String, change: BookChange) -> Effect {
    send(NoticeMsg::Add(Notice {
        text,
        offers: Some(Offer::ChangeBook(change)),
        stays: true,
    }))
}

/// The stored text of the book; empty if there is none.
fn stored() -> String {
    local_storage::read(local_storage::BOOK).unwrap_or_default()
}

/// The number in the key of a game.
fn number(key: &str) -> &str {
    key.strip_prefix(GAME).unwrap_or(key)
}
