//! Saved games: resume, copy, delete, undo.

use std::rc::Rc;

use rules::seat::SeatName;
use rules::state::Node;
use table::game_session::{self, GameSession};
use table::saved_game::{self, SavedGame, Unread};
use table::session::Session;
use table::setup::PERSON;
use table::status::{only_person, status};
use wasm_bindgen_futures::spawn_local;
use words::t;
use yew::prelude::*;

use super::router::{GAME, set_address};
use super::start::{drawn_seed, levels};
use super::{App, AppMsg, SavedGameMsg, by_link};
use crate::dialogs::toasts::Notice;
use crate::home::hero::HeroProps;
use crate::home::mini_board::Little;
use crate::home::quick_game;
use crate::home::saved_games::{SavedGameEntry, SavedGames, State};
use crate::platform::download::download;
use crate::platform::relative_date::{self, now};
use crate::platform::saved_games::{self, CURRENT};
use crate::platform::storage;

/// How many games are listed at first, and added by each "Show more".
pub(super) const SHOWN: usize = 12;

/// How long games may be read before the next render.
const AT_ONCE_MS: u64 = 12;

impl App {
    /// Handles a message about saved games. Returns whether to render.
    pub(super) fn on_saved_game_msg(&mut self, ctx: &Context<App>, msg: SavedGameMsg) -> bool {
        match msg {
            SavedGameMsg::Take(key) => self.resume(ctx, key),
            SavedGameMsg::Resume(key) => self.resume_now(ctx, key),
            SavedGameMsg::Copy(key) => self.copy(&key),
            SavedGameMsg::Delete(key) => self.delete(key),
            SavedGameMsg::Undo => self.undelete(),
            SavedGameMsg::Here => self.play_here(ctx),
            SavedGameMsg::Open(event) => self.open_file(ctx, &event),
            SavedGameMsg::Imported(said) => self.file_imported(&said),
            SavedGameMsg::SaveEvent(event) => return self.on_save_event(ctx, event),
            SavedGameMsg::LoadMore => return self.load_more(),
            SavedGameMsg::ShowMore => {
                self.saved.visible_count += SHOWN;
                self.refresh_saved_games();
            }
            SavedGameMsg::Download(key) => self.download(&key),
            SavedGameMsg::DownloadAll => self.download_all(),
            SavedGameMsg::Hear(words) => self.on_tab_message(ctx, &words),
            SavedGameMsg::Give(key, tab) => self.give(&key, &tab),
            SavedGameMsg::Wait => self.on_no_answer(),
        }
        true
    }

    /// Resumes the game that was played last, in this tab or in any.
    pub(super) fn resume_last(&mut self, ctx: &Context<App>) {
        let games = &self.saved.games;
        let [own, last] = storage::recall(CURRENT);
        let known = [own, games.last_interrupted(last.as_deref()), last];
        let mut known = known.into_iter().flatten();
        if let Some(key) = known.find(|key| games.read(key).is_some()) {
            self.resume_if_free(ctx, key);
        }
    }

    /// Resumes a game, unless another open tab plays it. Returns whether the game is on the table.
    fn resume_if_free(&mut self, ctx: &Context<App>, key: String) -> bool {
        let games = &self.saved.games;
        let Some(text) = games.read(&key) else {
            return false;
        };
        let tab = saved_game::tab_of(&text);
        if tab.is_some_and(|tab| tab != games.tab() && games.is_open(tab)) {
            self.show_other_tab(key);
            return false;
        }
        self.load_game(ctx, key, &text)
    }

    /// Puts the saved game of `text` on the table. Returns whether the text is readable.
    pub(super) fn load_game(&mut self, ctx: &Context<App>, key: String, text: &str) -> bool {
        let speed = self.form.setup.speed;
        let opened = saved_game::open(text).and_then(|(save, table)| {
            let session = match save.link_player(&table) {
                Ok(Some(player)) => Ok(self.session_by_link(&key, player)),
                Ok(None) => Session::resume(&save.record, drawn_seed(), speed, levels()),
                Err(problem) => Err(problem),
            };
            Ok((save, session.map_err(Unread::Spoilt)?))
        });
        self.leave_game();
        match opened {
            Ok((save, (mut session, mut effects))) => {
                effects.extend(session.read_table_settings(&save.table_settings));
                self.saved.games.claim(&key, save);
                self.saved.hold(key);
                self.start_session(ctx, session, effects);
                true
            }
            Err(unread) => {
                // The notice is shown once.
                storage::remember(CURRENT, "");
                self.notices.list.push(Notice {
                    text: unread_sentence(&unread),
                    file: Some(text.to_owned()),
                    stays: false,
                });
                self.show_home();
                false
            }
        }
    }

    pub(super) fn resume(&mut self, ctx: &Context<App>, key: String) {
        if self.saved.key.as_ref() == Some(&key) {
            // The game is on the table already.
            return set_address(GAME);
        }
        let (games, link) = (self.saved.games.clone(), ctx.link().clone());
        spawn_local(async move {
            games.refresh_open_tabs().await;
            link.send_message(AppMsg::SavedGame(SavedGameMsg::Resume(key)));
        });
    }

    fn resume_now(&mut self, ctx: &Context<App>, key: String) {
        let is_by_link = self.is_opened_by_link(&key);
        let is_here = self.resume_if_free(ctx, key);
        if is_by_link && !is_here {
            // Whoever opens a link means this tab.
            self.play_here(ctx);
        } else if is_here || self.saved.elsewhere.is_some() {
            self.push_game_address();
        }
    }

    fn copy(&mut self, key: &str) {
        let text = self.saved.games.read(key).unwrap_or_default();
        if let Some(copy) = copy_of(&text) {
            self.saved.games.keep(&saved_games::new_key(), &copy);
            self.refresh_saved_games();
            self.access.live = t!(kept::copied).to_owned();
        }
    }

    fn delete(&mut self, key: String) {
        let Some(text) = self.saved.games.read(&key) else {
            return self.refresh_saved_games();
        };
        let found = self.saved.listed.iter().find(|game| game.key == key);
        let title = found.map(|game| game.title.clone()).unwrap_or_default();
        if self.saved.key.as_ref() == Some(&key) {
            self.saved.release();
            self.game = None;
        }
        self.saved.games.remove(&key);
        if !saved_game::link_of(&text).is_empty() && !saved_game::is_over(&text) {
            self.notify(t!(by_link::deleted));
        }
        self.saved.deleted = Some((key, text, title));
        self.refresh_saved_games();
    }

    fn undelete(&mut self) {
        if let Some((key, text, _)) = self.saved.deleted.take() {
            // No tab plays the game now.
            self.saved.games.restore(&key, &saved_game::exported(&text));
            self.refresh_saved_games();
            self.access.live = t!(kept::is_back).to_owned();
        }
    }

    fn download(&mut self, key: &str) {
        if let Some(text) = self.saved.games.read(key) {
            download(t!(files::one_game), &saved_game::exported(&text));
            self.warn_of_secrets(&text);
        }
    }

    /// The list of saved games.
    pub(super) fn saved_games(&self) -> Html {
        let deleted = self.saved.deleted.as_ref();
        let deleted = deleted.map(|(_, _, title)| AttrValue::from(title.clone()));
        let more = self
            .saved
            .total_count
            .saturating_sub(self.saved.visible_count);
        html! { <SavedGames games={self.saved.listed.clone()} {more} {deleted} /> }
    }

    /// The top of the home page: the game to continue, else the game that "Play" starts.
    pub(super) fn hero(&self) -> HeroProps {
        let mut games = self.saved.listed.iter();
        if let Some(game) = games.find(|game| game.state == State::Going) {
            return HeroProps {
                continues: Some(game.key.clone().into()),
                title: game.title.clone().into(),
                says: game.says.clone().into(),
                picture: game.picture.clone(),
            };
        }
        let setup = quick_game::last_or_default();
        let table = game_session::open(&setup, None);
        let people = setup.people().count();
        let bots = setup.taken().count() - people;
        let says = match (people, bots) {
            (1, 1..) => t!(home::against_bots, count = bots),
            _ => t!(home::people, count = people + bots),
        };
        HeroProps {
            continues: None,
            title: setup.ruleset.edition.title().into(),
            says: says.into(),
            picture: table.ok().map(|table| Rc::new(Little::of(&table))),
        }
    }

    /// Describes all games in the current language.
    pub(super) fn retell_saved_games(&mut self) {
        self.saved.listed.clear();
        if let Some((key, text, title)) = &mut self.saved.deleted {
            *title = describe(key.clone(), text.clone()).title;
        }
        if self.is_idle() {
            self.refresh_saved_games();
        }
    }

    /// Updates the list of saved games. Only games that have changed are read, and if that takes too long, the rest
    /// follows after the next rendering.
    pub(super) fn refresh_saved_games(&mut self) {
        let started = now();
        let mut known = std::mem::take(&mut self.saved.listed);
        let games = &self.saved.games;
        let mut moments = games.last_played();
        moments
            .sort_unstable_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        self.saved.total_count = moments.len();
        moments.truncate(self.saved.visible_count);
        let mut listed = Vec::new();
        for (_, key) in moments {
            let text = games.read(&key).unwrap_or_default();
            let same = known
                .iter()
                .position(|game| game.key == key && game.text == text);
            match same {
                Some(same) => listed.push(known.swap_remove(same)),
                None if now() - started < AT_ONCE_MS => listed.push(describe(key, text)),
                None => {
                    self.saved.load_more_after(0);
                    break;
                }
            }
        }
        let today = relative_date::Moment::of(now());
        for game in listed.iter_mut().filter(|game| game.changed > 0) {
            game.date = relative_date::told(&relative_date::Moment::of(game.changed), &today);
        }
        self.saved.listed = listed;
    }

    /// Continues to update the list. Returns whether to render.
    fn load_more(&mut self) -> bool {
        self.saved.load_timer = None;
        if self.is_idle() {
            self.refresh_saved_games();
        }
        self.is_idle()
    }
}

/// A copy of a saved game. It has dice of its own: else it would reveal the next rolls of the first.
pub(super) fn copy_of(text: &str) -> Option<String> {
    let (save, mut table) = saved_game::open(text).ok()?;
    table.reseed(drawn_seed());
    Some(saved_game::write(&SavedGame {
        tab: None,
        changed: now(),
        // Whoever plays the copy plays it alone.
        link: String::new(),
        record: table.record(),
        ..save
    }))
}

/// The notice about a game that cannot be resumed.
fn unread_sentence(unread: &Unread) -> String {
    match unread {
        Unread::Newer => t!(kept::opened_newer).to_owned(),
        Unread::Spoilt(problem) => t!(kept::opened_spoilt, problem),
    }
}

/// An entry of the list.
fn describe(key: String, text: String) -> SavedGameEntry {
    let mut entry = SavedGameEntry {
        key,
        text,
        state: State::Spoilt,
        changed: 0,
        title: String::new(),
        date: String::new(),
        says: String::new(),
        players: Vec::new(),
        picture: None,
    };
    if entry.key.starts_with(saved_games::ASIDE) {
        // The program crashed with this game, so it is not opened.
        entry.title = t!(kept::aside).to_owned();
        entry.says = t!(kept::aside_says).to_owned();
        return entry;
    }
    match saved_game::open(&entry.text) {
        Ok((save, table)) => describe_readable(&mut entry, &save, &table),
        Err(Unread::Newer) => {
            entry.title = t!(kept::newer).to_owned();
            entry.says = t!(kept::newer_says).to_owned();
        }
        Err(Unread::Spoilt(problem)) => {
            entry.title = t!(kept::spoilt).to_owned();
            entry.says = problem;
        }
    }
    entry
}

fn describe_readable(entry: &mut SavedGameEntry, save: &SavedGame, table: &GameSession) {
    entry.changed = save.changed;
    entry.state = match table.node() {
        Node::Terminal { .. } => State::Over,
        _ => State::Going,
    };
    entry.title = table.ruleset().edition.title().to_owned();
    entry.says = match by_link::status_in_list(save, table) {
        Some(says) => says,
        None => status(table, only_person(table)),
    };
    entry.players = players(table);
    entry.picture = Some(Rc::new(Little::of(table)));
}

/// The colours in play and who sits there: "Ann", "person", "easy bot".
fn players(table: &GameSession) -> Vec<(&'static SeatName, String)> {
    let seats = table.ruleset().family.seats;
    let mut players = Vec::new();
    for standing in table.standings() {
        let kind = &standing.player.kind;
        let who = standing.name().unwrap_or_else(|| match &**kind {
            PERSON => t!(kept::person).to_owned(),
            level => t!(kept::bot, level),
        });
        players.push((&seats[standing.seat.index()], who));
    }
    players
}
