//! The page without a browser: messages in, effects out.

mod exercises;
mod family_book;
mod saves;
mod setup;
mod today;
mod trials;

use rules::board::Space;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::address;
use table::game_session::{self, Choice};
use table::saved_game;
use table::session::{Intent, Purpose, Watch};
use table::setup::{PERSON, Setup};
use table::table_settings::Seating;
use table::today::Day;
use worker::protocol::Job;

use super::dialogs::{Dialog, DialogMsg};
use super::effect::Effect;
use super::notices::{NoticeMsg, Offer};
use super::route::{GAME, HOME, REPLAY, RouteMsg, Screen};
use super::{Msg, Now, Page};
use crate::game::cues::Cue;
use crate::game::keys::KeyInput;
use crate::game::store::GameMsg;
use crate::game::toolbar::Drawer;
use crate::lessons::store::LessonMsg;
use crate::links::store::LinkMsg;
use crate::review::store::ReviewMsg;
use crate::saves::games::{Event, Games};
use crate::saves::store::SavesMsg;
use crate::settings::store::Settings;
use crate::setup::store::SetupMsg;
use crate::setup::store::proposed_level;

/// A page, the address that it has, and what its last message made the browser do.
struct Visit {
    page: Page,
    now: Now,
    effects: Vec<Effect>,
}

impl Visit {
    fn new() -> Visit {
        let games = Games::of_tab("1".to_owned(), None);
        Visit::with(games)
    }

    fn with(games: Games) -> Visit {
        Visit {
            page: Page::new(games, Settings::load(|_| None)),
            now: Now {
                address: HOME.to_owned(),
                ms: 1_000,
                day: Day::default(),
                midnight: 0,
            },
            effects: Vec::new(),
        }
    }

    /// A visit with a game against bots on the table.
    fn playing() -> Visit {
        let mut visit = Visit::new();
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        setup.seed = Some(7);
        visit.start(&setup);
        visit
    }

    /// Starts a game by its address.
    fn start(&mut self, setup: &Setup) {
        self.go(&format!("{}&start", address::write(setup)));
    }

    fn send(&mut self, msg: impl Into<Msg>) {
        self.effects = self.page.update(msg, &self.now);
        for effect in &self.effects {
            match effect {
                Effect::SetAddress(address) => self.now.address.clone_from(address),
                Effect::Redirect(address) => (*address).clone_into(&mut self.now.address),
                Effect::GameAddress => GAME.clone_into(&mut self.now.address),
                _ => {}
            }
        }
    }

    fn go(&mut self, address: &str) {
        address.clone_into(&mut self.now.address);
        self.send(RouteMsg::Changed);
    }

    fn did(&self, is_it: impl Fn(&Effect) -> bool) -> bool {
        self.effects.iter().any(is_it)
    }

    /// The intent with which a pause or a movement ends.
    fn pause(&self) -> Option<Intent> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Pause(_, intent) | Effect::Play(_, intent) => Some(intent.clone()),
            _ => None,
        })
    }

    /// Plays until a bot is asked, and returns that question.
    fn until_a_bot_is_asked(&mut self) -> Effect {
        for _ in 0..1_000 {
            let asks = |effect: &Effect| matches!(effect, Effect::Ask(..));
            if let Some(index) = self.effects.iter().position(asks) {
                return self.effects.swap_remove(index);
            }
            let session = &self.page.game.active().unwrap().session;
            let next = match (self.pause(), session.choices().first()) {
                (Some(intent), _) => intent,
                (None, Some(choice)) => Intent::Play(session.table().id(choice)),
                (None, None) => Intent::Roll,
            };
            self.send(next);
        }
        panic!("no bot was asked");
    }

    /// The message that waits until the page knows which tabs are open.
    fn found_tabs(&mut self) -> Msg {
        match self.effects.pop() {
            Some(Effect::FindTabs(_, msg)) => *msg,
            _ => panic!("open tabs are not looked for"),
        }
    }

    fn key(&self) -> String {
        self.page.saves.key.clone().unwrap()
    }

    fn saved(&self) -> String {
        self.page.saves.games.read(&self.key()).unwrap()
    }
}

#[test]
fn a_game_starts_is_saved_and_asks_its_bots() {
    let mut visit = Visit::playing();
    assert_eq!(visit.page.game.screen, Screen::Game);
    assert!(visit.did(|effect| matches!(effect, Effect::StartBots)));
    assert!(visit.did(|effect| matches!(effect, Effect::GameAddress)));
    let question = visit.until_a_bot_is_asked();
    assert!(matches!(question, Effect::Ask(question, ..) if !question.worker_failed));
    let session = &visit.page.game.game.as_ref().unwrap().session;
    let saved = saved_game::read(&visit.saved()).unwrap();
    assert_eq!(saved.record, session.table().record());
    assert_eq!(saved.tab.as_deref(), Some("1"));
}

#[test]
fn the_cues_of_a_first_game_come_once_each_and_in_order() {
    let mut visit = Visit::new();
    let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
    setup.seed = Some(2);
    visit.start(&setup);
    let (mut shown, mut kept) = (Vec::new(), Vec::new());
    for _ in 0..4_000 {
        kept.extend(visit.effects.iter().filter_map(|effect| match effect {
            Effect::KeepCues(followed) => Some(*followed),
            _ => None,
        }));
        let cue = visit.page.game.cues.shown();
        if let Some(cue) = cue.filter(|cue| shown.last() != Some(cue)) {
            shown.push(cue);
        }
        let game = visit.page.game.active().unwrap();
        let (scene, session) = (&game.scene, &game.session);
        let choices = session.choices();
        let captures = |choice: &&Choice| !choice.pointing.captures.is_empty();
        let wanted = choices.iter().find(captures).or(choices.first());
        let from = wanted.and_then(|choice| choice.pointing.from);
        let next = match (visit.pause(), wanted, from) {
            (Some(intent), ..) => intent,
            (None, Some(_), Some(from)) if scene.board.goals.is_empty() => Intent::Choose(from),
            (None, Some(choice), _) => Intent::Play(session.table().id(choice)),
            (None, None, _) => Intent::Roll,
        };
        visit.send(next);
    }
    assert_eq!(shown, [Cue::Roll, Cue::Pawn, Cue::Capture]);
    // As bits.
    assert_eq!(kept, [1, 3, 7]);
}

#[test]
fn nobody_is_told_to_tap_a_token() {
    let annie = FAMILIES.iter().find(|family| family.name() == "annie");
    let mut visit = Visit::new();
    let mut setup = Setup::usual(Ruleset::of(annie.unwrap(), 0), PERSON);
    setup.seed = Some(2);
    visit.start(&setup);
    for _ in 0..400 {
        assert_ne!(visit.page.game.cues.shown(), Some(Cue::Pawn));
        let session = &visit.page.game.active().unwrap().session;
        let choice = session.choices().into_iter().next();
        let next = match (visit.pause(), choice) {
            (Some(intent), _) => intent,
            (None, Some(choice)) => Intent::Play(session.table().id(&choice)),
            (None, None) => Intent::Roll,
        };
        visit.send(next);
    }
}

#[test]
fn the_first_hourglass_on_a_blockade_is_explained_once() {
    let parcheesi = FAMILIES.iter().find(|family| family.name() == "parcheesi");
    let mut visit = Visit::new();
    let mut setup = Setup::usual(Ruleset::of(parcheesi.unwrap(), 0), PERSON);
    setup.seed = Some(2);
    visit.start(&setup);
    let (mut times, mut kept) = (0, Vec::new());
    for _ in 0..1_000 {
        kept.extend(visit.effects.iter().filter_map(|effect| match effect {
            Effect::KeepCues(followed) => Some(*followed),
            _ => None,
        }));
        let game = visit.page.game.active().unwrap();
        let is_explained = visit.page.game.cues.shown() == Some(Cue::Hourglass);
        assert!(!is_explained || game.scene.board.notes.iter().any(|note| note.left > 0));
        times += u32::from(is_explained);
        let choice = game.session.choices().into_iter().next();
        let next = match (visit.pause(), choice) {
            (Some(intent), _) => intent,
            (None, Some(choice)) => {
                let game = visit.page.game.active().unwrap();
                Intent::Play(game.session.table().id(&choice))
            }
            (None, None) => Intent::Roll,
        };
        visit.send(next);
    }
    assert_eq!(times, 1);
    assert!(kept.last().is_some_and(|followed| followed & 8 != 0));
}

#[test]
fn the_page_answers_for_a_worker_that_dies() {
    let mut visit = Visit::playing();
    let Effect::Ask(question, ..) = visit.until_a_bot_is_asked() else {
        unreachable!();
    };
    let died = Intent::NotAnswered(question.ticket, Purpose::Play, "it died".to_owned());
    visit.send(GameMsg::Answered(died, "worker"));
    let again = |effect: &Effect| matches!(effect, Effect::Ask(again, ..) if again.worker_failed);
    assert!(visit.did(again));
}

#[test]
fn a_game_that_was_left_for_home_stays_on_the_table() {
    let mut visit = Visit::playing();
    visit.send(Dialog::Rules(None));
    assert!(visit.did(|effect| matches!(effect, Effect::FetchBook(..))));
    visit.send(DialogMsg::Close);
    assert_eq!(visit.page.dialogs.open, None);
    assert_eq!(visit.page.game.screen, Screen::Game);
    visit.go(HOME);
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert!(visit.page.game.game.is_some());
}

#[test]
fn an_address_without_a_screen_leads_to_one() {
    let home =
        |visit: &Visit| (visit.page.game.screen, &*visit.now.address) == (Screen::Home, HOME);
    let mut visit = Visit::new();
    for address in ["", GAME, REPLAY] {
        // From the form, too.
        visit.go("#/new");
        visit.go(address);
        visit.send(RouteMsg::Changed);
        assert!(home(&visit), "{address}");
    }
    let mut visit = Visit::playing();
    visit.go("#/nowhere");
    assert!(home(&visit));
    assert!(visit.page.notices.list[0].text.contains("/nowhere"));
    visit.go("");
    assert_eq!(visit.page.game.screen, Screen::Game);
    visit.go(REPLAY);
    assert_eq!(visit.now.address, GAME);
}

#[test]
fn escape_closes_a_drawer_before_it_unselects() {
    let mut visit = Visit::playing();
    visit.send(DialogMsg::Drawer(Some(Drawer::Log)));
    visit.send(KeyInput::Deselect);
    assert!(visit.page.dialogs.drawer.is_none());
    assert!(visit.did(|effect| matches!(effect, Effect::LeaveDrawer)));
}

#[test]
fn a_tap_that_ends_the_last_movement_of_one_person_is_not_the_next_ones() {
    let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), PERSON);
    setup.seed = Some(2);
    setup.table_settings.seating = Seating::Pass;
    for intent in [
        Intent::Roll,
        Intent::Hint,
        Intent::Choose(Space(3)),
        Intent::ChooseNothing,
    ] {
        let mut visit = Visit::new();
        visit.start(&setup);
        let session = |visit: &Visit| visit.page.game.active().unwrap().session.clone();
        for _ in 0..1_000 {
            let now = session(&visit);
            let player = now.table().node().seat();
            let next = match (visit.pause(), now.choices().first()) {
                (Some(intent), _) => intent,
                (None, Some(choice)) => Intent::Play(now.table().id(choice)),
                (None, None) => Intent::Roll,
            };
            visit.send(next);
            let then = session(&visit);
            let is_new = !now.table().is_for_start() && then.table().node().seat() != player;
            if is_new && then.shown().ticket().is_some() && then.local().can_roll() {
                break;
            }
        }
        let entries = session(&visit).table().entry_count();
        visit.send(intent.clone());
        let game = visit.page.game.active().unwrap();
        assert!(
            game.session.shown().ticket().is_none(),
            "the movement goes on"
        );
        assert!(game.scene.seats.handover.is_some(), "{intent:?}");
        assert_eq!(game.scene.now.alert, None, "{intent:?}");
        assert_eq!(game.session.table().entry_count(), entries, "{intent:?}");
    }
}

#[test]
fn a_game_waits_while_another_is_replayed_and_reviewed() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    visit.send(ReviewMsg::Open(None));
    assert_eq!(visit.page.game.screen, Screen::Replay);
    assert_eq!(visit.now.address, REPLAY);
    assert!(visit.did(|effect| matches!(effect, Effect::Do(Job::Review(_), _))));
    assert_eq!(visit.page.dialogs.open, None);
    visit.send(RouteMsg::Changed);
    assert_eq!(visit.page.dialogs.open, Some(Dialog::Review));
    visit.send(DialogMsg::Close);
    assert_eq!(visit.now.address, GAME);
    visit.send(RouteMsg::Changed);
    assert_eq!(visit.page.game.screen, Screen::Game);
}

#[test]
fn a_game_is_deleted_and_restored_and_resumed() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    let key = visit.key();
    visit.go(HOME);
    assert_eq!(visit.page.saves.listed.len(), 1);
    visit.send(SavesMsg::Delete(key.clone()));
    assert!(visit.page.saves.listed.is_empty() && visit.page.game.game.is_none());
    visit.send(SavesMsg::Undo);
    assert_eq!(visit.page.saves.listed.len(), 1);
    visit.send(SavesMsg::Continue(key.clone()));
    let resume = visit.found_tabs();
    visit.send(resume);
    assert_eq!(visit.page.game.screen, Screen::Game);
    assert_eq!(visit.key(), key);
}

#[test]
fn a_game_that_another_tab_plays_is_asked_for() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    let (key, text) = (visit.key(), visit.saved());
    let other = saved_game::with_tab(&text, Some("2")).unwrap();
    visit.page.saves.games.keep(&key, &other);
    visit.send(SavesMsg::Event(Event::ChangedByOtherTab(key.clone())));
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert!(visit.page.game.game.is_none());
    assert_eq!(visit.page.saves.elsewhere_key(), Some(&*key));
    assert_eq!(visit.page.saves.listed[0].key, key);
    visit.send(SavesMsg::TakeOverTab);
    let waits = |effect: &Effect| matches!(effect, Effect::After(..));
    assert!(visit.did(waits));
    // The other tab has given it away.
    let free = saved_game::with_tab(&text, Some("1")).unwrap();
    visit.page.saves.games.keep(&key, &free);
    visit.send(SavesMsg::Event(Event::ChangedByOtherTab(key)));
    assert_eq!(visit.page.game.screen, Screen::Game);
}

#[test]
fn a_game_is_given_to_open_tabs_only() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    let key = visit.key();
    visit.send(SavesMsg::OtherTabMsg(format!("give {key} 2")));
    let give = visit.found_tabs();
    // No tab of that name is open.
    visit.send(give);
    assert_eq!(visit.page.game.screen, Screen::Game);
    assert_eq!(visit.key(), key);
}

#[test]
fn steps_that_came_too_late_are_saved_as_a_game_of_their_own() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    let (key, text) = (visit.key(), visit.saved());
    let taken = Event::TakenByOtherTab(key, text);
    visit.send(SavesMsg::Event(taken));
    assert_eq!(visit.page.game.screen, Screen::Home);
    assert!(visit.page.saves.elsewhere_key().is_some());
    assert_eq!(visit.page.saves.games.keys().len(), 2);
}

#[test]
fn an_invitation_is_answered_and_its_game_goes_on() {
    let mut host = Visit::new();
    let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), table::setup::PERSON);
    let seat = setup.taken().next().unwrap().0;
    setup.by_link = Some(seat);
    host.start(&setup);
    assert_eq!(host.page.dialogs.open, Some(Dialog::Send));
    let session = &host.page.game.active().unwrap().session;
    let link = session.local().link_player().unwrap().link().to_owned();
    let mut guest = Visit::new();
    guest.go(&format!("#/p/{link}."));
    assert_eq!(guest.page.dialogs.open, Some(Dialog::Invitation));
    guest.send(LinkMsg::Join);
    assert_eq!(guest.page.game.screen, Screen::Game);
    assert_eq!(guest.page.dialogs.open, Some(Dialog::Send));
    guest.go("#/p/nonsense");
    assert_eq!(guest.page.dialogs.open, Some(Dialog::BadLink));
}

#[test]
fn a_lesson_is_fetched_once_and_told() {
    let mut visit = Visit::new();
    let ruleset = Ruleset::of(FAMILIES[0], 0);
    visit.go(&table::address::write_lesson(ruleset, 1));
    assert!(visit.page.lessons.is_coming);
    let name = ruleset.family.name();
    let path = words::Book::Lessons.path(words::language(), name);
    let text = words::Book::Lessons.of(words::language(), name).unwrap();
    visit.send(LessonMsg::LessonsLoaded(
        path.clone(),
        Err("no network".to_owned()),
    ));
    assert_eq!(visit.page.notices.missing.len(), 1);
    visit.send(NoticeMsg::TryAgain(visit.page.notices.missing[0].0));
    visit.send(LessonMsg::LessonsLoaded(path, Ok(text.to_owned())));
    assert_eq!(visit.page.game.screen, Screen::Lesson);
    assert!(visit.page.notices.missing.is_empty());
    visit.send(LessonMsg::Next);
    visit.send(RouteMsg::Changed);
    let lesson = visit.page.game.active().unwrap().scene.lesson.clone();
    assert_eq!(lesson.unwrap().number, 2);
}

#[test]
fn a_save_that_cannot_be_read_is_offered_as_a_file() {
    let mut visit = Visit::new();
    let key = crate::saves::games::new_key();
    visit.page.saves.games.keep(&key, "nonsense");
    visit.send(SavesMsg::Continue(key));
    let resume = visit.found_tabs();
    visit.send(resume);
    assert_eq!(visit.page.game.screen, Screen::Home);
    let notice = &visit.page.notices.list[0];
    assert_eq!(notice.offers, Some(Offer::Download("nonsense".to_owned())));
}

#[test]
fn an_address_with_mistakes_shows_the_form() {
    let mut visit = Visit::new();
    visit.go("#/new?game=chess");
    assert_eq!(visit.page.game.screen, Screen::Setup);
    assert_eq!(visit.page.setup.problems.len(), 1);
}

#[test]
fn an_address_that_leads_nowhere_shows_the_home_page_which_says_so() {
    for (address, says) in [
        ("#/g/nonsense", "This link cannot be opened: "),
        ("#/nowhere", "There is no page "),
        ("#/rules?game=sorry", "There is no page "),
        ("#/review", "There is no page "),
        ("#/replays", "There is no page "),
        ("#/learn?game=chess", "The game is not known"),
        (
            "#/learn?game=sorry&lesson=0",
            "\"0\" is no number of a lesson",
        ),
        (
            "#/learn?lessons=1",
            "\"lessons\" is nothing that can be set",
        ),
    ] {
        let mut visit = Visit::playing();
        let position = visit.page.game.active().unwrap().scene.position.clone();
        visit.go(address);
        assert_eq!(visit.page.game.screen, Screen::Home, "{address}");
        assert!(
            visit.did(|effect| matches!(effect, Effect::Redirect(HOME))),
            "{address}"
        );
        let said: Vec<&str> = visit
            .page
            .notices
            .list
            .iter()
            .map(|notice| &*notice.text)
            .collect();
        assert!(
            said.len() == 1 && said[0].starts_with(says),
            "{address}: {said:?}"
        );
        // The game goes on.
        visit.go(GAME);
        assert_eq!(
            visit.page.game.active().unwrap().scene.position,
            position,
            "{address}"
        );
    }
}

#[test]
fn a_rematch_counts_the_games() {
    let mut visit = Visit::playing();
    visit.until_a_bot_is_asked();
    let record = visit.page.game.active().unwrap().session.table().record();
    assert!(game_session::resume(&record).is_ok());
    let first = visit.key();
    visit.send(GameMsg::Rematch);
    assert_ne!(visit.key(), first);
    assert_eq!(visit.page.game.match_score(), None);
}

#[test]
fn the_game_that_was_started_last_is_offered_again() {
    let mut visit = Visit::new();
    let mut setup = Setup::usual(Ruleset::of(FAMILIES[1], 0), proposed_level());
    setup.seed = Some(7);
    visit.start(&setup);
    let last = &visit.page.setup.last.setup;
    assert_eq!((last.ruleset, last.seed), (setup.ruleset, None));
    assert!(last.taken().eq(setup.taken()));
    // Nothing is read again to start it.
    visit.send(SetupMsg::PlayLast);
    let session = &visit.page.game.active().unwrap().session;
    assert_eq!(session.local().setup_again().ruleset, setup.ruleset);
}
