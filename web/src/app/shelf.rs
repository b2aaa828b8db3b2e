//! The games that are kept: gone on with, copied, deleted and brought back. Nothing is lost without a
//! word.

use std::rc::Rc;

use rules::seat::SeatName;
use rules::state::Node;
use table::save::{self, Save, Unread};
use table::scene;
use table::session::Session;
use table::setup::PERSON;
use table::sitting::Table;
use table::status::{only_person, status};
use wasm_bindgen_futures::spawn_local;
use words::say;
use yew::prelude::*;

use super::begin::{drawn_seed, levels};
use super::place::{GAME, set_address};
use super::{App, Msg, Wish};
use crate::components::kept::{Deeds, Kept, State, kept_games};
use crate::components::little::Little;
use crate::components::notice::Notice;
use crate::dates::{self, now};
use crate::download::download;
use crate::kept::{self, CURRENT};
use crate::store;

/// How many games are listed at first, and added by each "Show more".
pub(super) const SHOWN: usize = 12;

/// How long games may be read before the next render.
const AT_ONCE_MS: u64 = 12;

impl App {
    /// What is to be done with kept games. Returns whether to draw.
    pub(super) fn wish(&mut self, ctx: &Context<App>, wish: Wish) -> bool {
        match wish {
            Wish::Take(key) => self.take(ctx, key),
            Wish::Resume(key) => self.resume_kept(ctx, key),
            Wish::Copy(key) => self.copy(&key),
            Wish::Delete(key) => self.delete(key),
            Wish::Undo => self.undelete(),
            Wish::Here => self.play_here(ctx),
            Wish::Open(event) => self.open_file(ctx, &event),
            Wish::Read(text) => self.read_file(ctx, text),
            Wish::Imported(said) => self.file_imported(&said),
            Wish::Migrated => self.tidy_shelf(),
            Wish::SaveEvent(event) => return self.on_save_event(event),
            Wish::LoadMore => return self.load_more(),
            Wish::ShowMore => {
                self.keeping.visible_count += SHOWN;
                self.tidy_shelf();
            }
            Wish::Download(key) => self.download(&key),
            Wish::DownloadAll => self.download_all(),
            Wish::Hear(words) => self.heed_tab(ctx, &words),
            Wish::Wait => self.waited(ctx),
        }
        true
    }

    /// Goes on with the game that was played last, in this tab or at all.
    pub(super) fn resume_save(&mut self, ctx: &Context<App>, older: Option<String>) {
        let games = &self.keeping.games;
        let [own, last] = store::recall(CURRENT);
        let known = [own, games.last_interrupted(last.as_deref()), last, older];
        let mut known = known.into_iter().flatten();
        if let Some(key) = known.find(|key| games.read(key).is_some()) {
            self.take_up(ctx, key);
        }
    }

    /// Goes on with a game, unless another open tab plays it. Returns whether it is on the table.
    fn take_up(&mut self, ctx: &Context<App>, key: String) -> bool {
        let games = &self.keeping.games;
        let Some(text) = games.read(&key) else {
            return false;
        };
        let tab = save::tab_of(&text);
        if tab.is_some_and(|tab| tab != games.tab() && games.is_open(tab)) {
            self.is_elsewhere(key);
            return false;
        }
        self.bring(ctx, key, &text)
    }

    /// Puts a game on the table as it stands in `text`. Returns whether that can be read.
    pub(super) fn bring(&mut self, ctx: &Context<App>, key: String, text: &str) -> bool {
        let speed = self.form.setup.speed;
        let opened = save::read(text, now()).and_then(|save| {
            let session = Session::resume(&save.record, drawn_seed(), speed, levels());
            let session = session.map_err(Unread::Spoilt)?;
            Ok((save, session))
        });
        self.leave_game();
        match opened {
            Ok((save, (mut session, mut effects))) => {
                effects.extend(session.conduct_as(&save.manners));
                self.keeping.games.claim(&key, save);
                self.keeping.hold(key);
                self.open(ctx, session, effects);
                true
            }
            Err(unread) => {
                // It is said once.
                store::remember(CURRENT, "");
                self.notices.push(Notice {
                    text: told_unread(&unread),
                    file: Some(text.to_owned()),
                });
                self.set_up();
                false
            }
        }
    }

    fn take(&mut self, ctx: &Context<App>, key: String) {
        if self.keeping.key.as_ref() == Some(&key) {
            // It waits below the form.
            return set_address(GAME);
        }
        let (games, link) = (self.keeping.games.clone(), ctx.link().clone());
        spawn_local(async move {
            games.refresh_open_tabs().await;
            link.send_message(Msg::Games(Wish::Resume(key)));
        });
    }

    fn resume_kept(&mut self, ctx: &Context<App>, key: String) {
        if self.take_up(ctx, key) || self.keeping.elsewhere.is_some() {
            self.name_game();
        }
    }

    /// A second game of it that goes its own way, with dice of its own: else it would tell those to
    /// come of the first.
    fn copy(&mut self, key: &str) {
        let text = self.keeping.games.read(key).unwrap_or_default();
        if let Ok((save, mut table)) = save::open(&text, now()) {
            table.reseed(drawn_seed());
            let copy = Save {
                tab: None,
                changed: now(),
                record: table.record(),
                ..save
            };
            self.keeping
                .games
                .keep(&kept::new_key(), &save::write(&copy));
            self.tidy_shelf();
            self.live = say!(kept::copied).to_owned();
        }
    }

    fn delete(&mut self, key: String) {
        let Some(text) = self.keeping.games.read(&key) else {
            return self.tidy_shelf();
        };
        let on_shelf = self.keeping.shelf.iter().find(|game| game.key == key);
        let title = on_shelf.map(|game| game.title.clone()).unwrap_or_default();
        if self.keeping.key.as_ref() == Some(&key) {
            self.keeping.let_go();
            self.play = None;
        }
        self.keeping.games.remove(&key);
        self.keeping.deleted = Some((key, text, title));
        self.tidy_shelf();
    }

    fn undelete(&mut self) {
        if let Some((key, text, _)) = self.keeping.deleted.take() {
            // No tab plays it any more.
            self.keeping.games.restore(&key, &exported(&text));
            self.tidy_shelf();
            self.live = say!(kept::is_back).to_owned();
        }
    }

    fn download(&self, key: &str) {
        if let Some(text) = self.keeping.games.read(key) {
            download(say!(files::one_game), &exported(&text));
        }
    }

    /// The list of games, as it stands on the form.
    pub(super) fn kept_games(&self, ctx: &Context<App>) -> Html {
        let deeds = Deeds {
            ontake: ctx.link().callback(|key| Msg::Games(Wish::Take(key))),
            onwatch: ctx.link().callback(|key| Msg::Watch(Some(key))),
            oncopy: ctx.link().callback(|key| Msg::Games(Wish::Copy(key))),
            ondownload: ctx.link().callback(|key| Msg::Games(Wish::Download(key))),
            ondelete: ctx.link().callback(|key| Msg::Games(Wish::Delete(key))),
            onundo: ctx.link().callback(|()| Msg::Games(Wish::Undo)),
            onmore: ctx.link().callback(|()| Msg::Games(Wish::ShowMore)),
        };
        let deleted = self.keeping.deleted.as_ref();
        let deleted = deleted.map(|(_, _, title)| &**title);
        let more = self
            .keeping
            .total_count
            .saturating_sub(self.keeping.visible_count);
        kept_games(&self.keeping.shelf, more, deleted, &deeds)
    }

    /// Tells of all games anew.
    pub(super) fn retell_shelf(&mut self) {
        self.keeping.shelf.clear();
        if let Some((key, text, title)) = &mut self.keeping.deleted {
            *title = told(key.clone(), text.clone()).title;
        }
        if self.setting_up {
            self.tidy_shelf();
        }
    }

    /// Looks at what is kept anew: as many games as are to be seen, of which only those are read that have
    /// changed. What takes too long follows after the next drawing.
    pub(super) fn tidy_shelf(&mut self) {
        let started = now();
        let mut known = std::mem::take(&mut self.keeping.shelf);
        let games = &self.keeping.games;
        let mut moments = games.last_played();
        moments
            .sort_unstable_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        self.keeping.total_count = moments.len();
        moments.truncate(self.keeping.visible_count);
        let mut shelf = Vec::new();
        for (_, key) in moments {
            let text = games.read(&key).unwrap_or_default();
            let same = known
                .iter()
                .position(|game| game.key == key && game.text == text);
            match same {
                Some(same) => shelf.push(known.swap_remove(same)),
                None if now() - started < AT_ONCE_MS => shelf.push(told(key, text)),
                None => {
                    self.keeping.load_more_after(0);
                    break;
                }
            }
        }
        let today = dates::Moment::of(now());
        for game in shelf.iter_mut().filter(|game| game.changed > 0) {
            game.date = dates::told(&dates::Moment::of(game.changed), &today);
        }
        self.keeping.shelf = shelf;
    }

    /// The games that have not been told of yet. Returns whether to draw.
    fn load_more(&mut self) -> bool {
        self.keeping.load_timer = None;
        if self.setting_up {
            self.tidy_shelf();
        }
        self.setting_up
    }
}

/// What is said of a game that cannot be gone on with.
fn told_unread(unread: &Unread) -> String {
    match unread {
        Unread::Newer => say!(kept::opened_newer).to_owned(),
        Unread::Spoilt(problem) => say!(kept::opened_spoilt, problem),
    }
}

/// A game as it is told of.
fn told(key: String, text: String) -> Kept {
    let mut kept = Kept {
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
    if kept.key.starts_with(kept::ASIDE) {
        // With it the program failed: it is not touched.
        kept.title = say!(kept::aside).to_owned();
        kept.says = say!(kept::aside_says).to_owned();
        return kept;
    }
    match save::open(&kept.text, 0) {
        Ok((save, table)) => tell(&mut kept, &save, &*table),
        Err(Unread::Newer) => {
            kept.title = say!(kept::newer).to_owned();
            kept.says = say!(kept::newer_says).to_owned();
        }
        Err(Unread::Spoilt(problem)) => {
            kept.title = say!(kept::spoilt).to_owned();
            kept.says = problem;
        }
    }
    kept
}

fn tell(kept: &mut Kept, save: &Save, table: &dyn Table) {
    kept.changed = save.changed;
    kept.state = match table.node() {
        Node::Terminal { .. } => State::Over,
        _ => State::Going,
    };
    kept.title = table.ruleset().edition.title().to_owned();
    kept.says = status(table, only_person(table));
    kept.players = players(table);
    kept.picture = Some(Rc::new(Little::of(table)));
}

/// The colours in play and who sits there: "Ann", "person", "easy bot".
fn players(table: &dyn Table) -> Vec<(&'static SeatName, String)> {
    let seats = table.ruleset().family.seats;
    let mut players = Vec::new();
    for standing in table.standings() {
        let kind = &standing.sitter.kind;
        let name = scene::name(&standing);
        let who = name.unwrap_or_else(|| match &**kind {
            PERSON => say!(kept::person).to_owned(),
            level => say!(kept::bot, level),
        });
        players.push((&seats[standing.seat.index()], who));
    }
    players
}

/// A save as it goes into a file: no tab plays it there.
pub(super) fn exported(text: &str) -> String {
    save::read(text, now()).map_or_else(
        |_| text.to_owned(),
        |save| save::write(&Save { tab: None, ..save }),
    )
}
