//! Today's game: attempts that count, attempts that continue, and practice.

use table::saved_game;
use table::today::{Attempted, Change, Day};

use super::Visit;
use crate::page::effect::Effect;
use crate::page::route::{GAME, RouteMsg};
use crate::saves::games::Games;
use crate::today::store::TodayMsg;

/// A visit on this day.
fn visit(day: &str) -> Visit {
    let mut visit = Visit::new();
    visit.now.day = Day::parse(day).unwrap();
    visit
}

impl Visit {
    fn attempt(&self) -> Option<Day> {
        let game = self.page.game.active()?;
        Some(game.session.local().attempt()?.day)
    }

    /// Plays today's game until a bot is asked, so that something has happened.
    fn begin(&mut self) {
        self.send(TodayMsg::Play(self.now.day));
        if self.page.today.days.get(self.now.day).is_none() {
            self.until_a_bot_is_asked();
        }
    }
}

#[test]
fn the_first_game_of_a_day_counts_and_is_saved_with_its_day() {
    let mut visit = visit("2026-11-29");
    visit.begin();
    assert_eq!(visit.attempt(), Some(visit.now.day));
    let begun = visit.page.today.days.get(visit.now.day);
    assert_eq!(begun, Some(Attempted::Begun));
    let key = visit.page.saves.key.clone().unwrap();
    let text = visit.page.saves.games.read(&key).unwrap();
    assert!(saved_game::is_attempt(&text, visit.now.day));
}

#[test]
fn an_attempt_goes_on_where_it_was_and_keeps_its_day() {
    let mut visit = visit("2026-11-29");
    visit.begin();
    let day = visit.now.day;
    visit.send(RouteMsg::Home);
    visit.send(RouteMsg::Changed);
    visit.send(TodayMsg::Play(visit.now.day));
    assert_eq!(visit.now.address, GAME);
    visit.send(RouteMsg::Changed);
    assert_eq!(visit.attempt(), Some(day));
    // The next day has a game of its own; that of yesterday stays.
    visit.now.day = Day::parse("2026-11-30").unwrap();
    visit.begin();
    assert_eq!(visit.attempt(), Some(visit.now.day));
    assert!(visit.page.saves.games.attempt(day).is_some());
}

#[test]
fn after_its_game_was_deleted_a_day_has_only_practice() {
    let mut visit = visit("2026-11-29");
    visit.page.today.days.apply(Change::Begin(visit.now.day));
    visit.send(TodayMsg::Play(visit.now.day));
    assert!(visit.page.game.active().is_some());
    assert_eq!(visit.attempt(), None);
    assert!(!visit.did(|effect| matches!(effect, Effect::ChangeDays(_))));
}

#[test]
fn a_copy_of_an_attempt_does_not_count() {
    let mut visit = visit("2026-11-29");
    visit.begin();
    let games: &Games = &visit.page.saves.games;
    let key = games.attempt(visit.now.day).unwrap();
    visit.send(crate::saves::store::SavesMsg::Copy(key.clone()));
    let games: &Games = &visit.page.saves.games;
    let copies = games.keys().into_iter().filter(|other| *other != key);
    for copy in copies {
        assert_eq!(saved_game::attempt_of(&games.read(&copy).unwrap()), None);
    }
}
