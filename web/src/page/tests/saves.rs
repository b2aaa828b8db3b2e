//! Finished games, and saved games that come late.

use table::position_lines::random_record;
use table::saved_game::SavedGame;

use super::*;
use crate::saves::entry::State;
use crate::saves::games::{GAME as KEY, MOST_FINISHED};

/// A record of a finished game.
fn finished() -> String {
    let record = random_record("annie", "YB", 3).unwrap();
    record.replace("random", "easy")
}

/// A record of the same game before its end.
fn unfinished() -> String {
    let mut table = game_session::resume(&finished()).unwrap();
    table.go_to(20);
    table.record()
}

/// The save of a record, which a tab played that is closed.
fn save(record: &str, changed: u64) -> String {
    saved_game::write(&SavedGame {
        changed,
        tab: Some("9".to_owned()),
        record: record.to_owned(),
        ..SavedGame::default()
    })
}

/// The page at a visit on the next day.
fn next_day(visit: &Visit) -> Visit {
    let next = Visit::new();
    let games = &visit.page.saves.games;
    for key in games.keys() {
        next.page.saves.games.keep(&key, &games.read(&key).unwrap());
    }
    next
}

#[test]
fn a_finished_game_is_shown_once_and_then_the_page_opens_at_home() {
    let mut visit = Visit::new();
    visit.now.address = GAME.to_owned();
    let key = format!("{KEY}1");
    visit.page.saves.games.keep(&key, &save(&finished(), 5));
    visit.send(RouteMsg::Open);
    assert_eq!(visit.page.game.screen, Screen::Game);
    assert!(!visit.page.game.ended().unwrap().is_end_known);
    let seen = saved_game::read(&visit.saved()).unwrap();
    assert!(seen.is_seen && seen.tab.is_none());

    let mut visit = next_day(&visit);
    visit.now.address = GAME.to_owned();
    visit.now.ms += 1;
    visit.send(RouteMsg::Open);
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert_eq!(visit.page.saves.listed[0].state, State::Over);
    // Who looks at it again sees its end at rest.
    visit.send(SavesMsg::Continue(key));
    let resume = visit.found_tabs();
    visit.send(resume);
    assert!(visit.page.game.ended().unwrap().is_end_known);
    assert_eq!(saved_game::changed_of(&visit.saved()), seen.changed);
    // After Undo it is an unfinished game of this tab.
    visit.send(SavesMsg::Save(unfinished()));
    let goes_on = saved_game::read(&visit.saved()).unwrap();
    assert!(!goes_on.is_seen && goes_on.tab.as_deref() == Some("1"));
}

#[test]
fn finished_games_are_listed_below_the_others() {
    let mut visit = Visit::new();
    let games = &visit.page.saves.games;
    for changed in 1..=9 {
        let record = if changed % 3 == 0 {
            unfinished()
        } else {
            finished()
        };
        games.keep(&format!("{KEY}{changed}"), &save(&record, changed));
    }
    let last = visit.page.saves.games.read(&format!("{KEY}8")).unwrap();
    assert!(saved_game::is_finished(&last));
    let listed = |visit: &Visit| -> Vec<u64> {
        let listed = visit.page.saves.listed.iter();
        listed.map(|game| game.changed).collect()
    };
    visit.send(SavesMsg::Refresh);
    visit.send(SavesMsg::LoadMore);
    assert_eq!(listed(&visit), [9, 6, 3, 8, 7, 5, 4]);
    assert_eq!(visit.page.saves.hidden_count, 2);
    visit.send(SavesMsg::ShowMore);
    visit.send(SavesMsg::LoadMore);
    assert_eq!(listed(&visit), [9, 6, 3, 8, 7, 5, 4, 2, 1]);
}

#[test]
fn the_oldest_finished_game_goes_when_there_are_too_many_and_that_is_said() {
    let mut visit = Visit::new();
    let games = visit.page.saves.games.clone();
    let over = finished();
    let count = u64::try_from(MOST_FINISHED).unwrap();
    for changed in 1..count {
        let text = saved_game::with_end_seen(&save(&over, changed)).unwrap();
        games.keep(&format!("{KEY}{changed}"), &text);
    }
    games.keep("turnout/game/0", &save(&unfinished(), 0));
    let ends = |visit: &mut Visit, changed: u64| {
        visit.now.ms = changed;
        visit.send(SavesMsg::HoldNew);
        visit.send(SavesMsg::Save(unfinished()));
        visit.send(SavesMsg::Save(over.clone()));
        // What is changed after the end takes no other game away.
        visit.send(SavesMsg::Save(over.clone()));
    };
    ends(&mut visit, count);
    assert_eq!(games.keys().len(), MOST_FINISHED + 1);
    assert!(visit.page.notices.list.is_empty());
    ends(&mut visit, count + 1);
    assert_eq!(games.keys().len(), MOST_FINISHED + 1);
    assert!(games.read("turnout/game/1").is_none());
    assert!(visit.page.notices.list[0].text.contains("200"));
}

#[test]
fn on_a_later_day_than_the_last_game_the_page_opens_at_home() {
    let open = |midnight: u64, address: &str| {
        let mut visit = Visit::new();
        visit
            .page
            .saves
            .games
            .keep(&format!("{KEY}1"), &save(&unfinished(), 500));
        visit.now.midnight = midnight;
        visit.now.address = address.to_owned();
        visit.send(RouteMsg::Open);
        visit
    };
    for address in ["", GAME] {
        assert_eq!(open(500, address).page.game.screen, Screen::Game);
        let next = open(501, address);
        assert_eq!(
            (next.page.game.screen, &*next.now.address),
            (Screen::Home, HOME)
        );
        assert_eq!(next.page.saves.listed[0].state, State::Going);
    }
}

#[test]
fn a_try_out_is_not_saved_and_a_game_played_on_is() {
    for (msg, is_saved) in [(GameMsg::TryOut, false), (GameMsg::PlayOn, true)] {
        let mut visit = Visit::new();
        visit
            .page
            .saves
            .games
            .keep(&format!("{KEY}1"), &save(&finished(), 5));
        visit.send(GameMsg::Replay(Some(format!("{KEY}1"))));
        visit.send(RouteMsg::Changed);
        visit.send(Intent::Watch(Watch::To(20)));
        visit.send(msg);
        assert_eq!(visit.page.game.screen, Screen::Game);
        assert_eq!(visit.page.saves.key.is_some(), is_saved);
        let record = visit.page.game.active().unwrap().session.table().record();
        visit.send(SavesMsg::Save(record));
        assert_eq!(
            visit.page.saves.games.keys().len(),
            1 + usize::from(is_saved)
        );
    }
}

#[test]
fn games_that_come_late_are_resumed_unless_something_has_begun() {
    let text = save(&unfinished(), 5);
    let come = |visit: &mut Visit| {
        visit.page.saves.games.keep(&format!("{KEY}1"), &text);
        visit.send(SavesMsg::Event(Event::Loaded));
    };
    let mut visit = Visit::new();
    visit.page.saves.games.set_loading(true);
    visit.now.address = GAME.to_owned();
    visit.send(RouteMsg::Open);
    assert_eq!(visit.page.game.screen, Screen::Home);
    visit.page.saves.games.set_loading(false);
    come(&mut visit);
    assert_eq!(visit.page.game.screen, Screen::Game);

    let mut visit = Visit::new();
    visit.send(Dialog::Start(None));
    come(&mut visit);
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert_eq!(visit.page.saves.listed.len(), 1);

    let mut visit = Visit::playing();
    let key = visit.key();
    come(&mut visit);
    assert_eq!(visit.key(), key);
}

#[test]
fn a_link_to_a_turn_waits_for_the_saved_games() {
    let mut guest = Visit::new();
    guest.page.saves.games.set_loading(true);
    guest.go("#/p/nonsense");
    assert_eq!(guest.page.dialogs.open, None);
    guest.page.saves.games.set_loading(false);
    guest.send(SavesMsg::Event(Event::Loaded));
    assert_eq!(guest.page.dialogs.open, Some(Dialog::BadLink));
}

#[test]
fn a_game_taken_during_its_replay_is_a_card_at_home() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    let (key, text) = (visit.key(), visit.saved());
    visit.send(GameMsg::Replay(None));
    let other = saved_game::with_tab(&text, Some("2")).unwrap();
    visit.page.saves.games.keep(&key, &other);
    visit.send(SavesMsg::Event(Event::ChangedByOtherTab(key.clone())));
    assert_eq!(visit.page.game.screen, Screen::Replay);
    visit.go(GAME);
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert_eq!(visit.page.saves.elsewhere_key(), Some(&*key));
    assert_eq!(visit.page.saves.listed[0].key, key);
}
