//! Links of other players in games by link: an invitation, the next turn, or one that contradicts the known game.

use std::rc::Rc;

use table::game_session;
use table::link_game::{LinkGame, LinkPlayer, LinkReader, Relation};
use table::saved_game;
use table::session::{Effect, Intent, Session, Watch};
use table::status::called;
use wasm_bindgen_futures::spawn_local;
use words::t;
use yew::prelude::*;

use super::router::{TURN, fragment};
use super::start::levels;
use super::{App, Dialog, LinkMsg};
use crate::by_link::bad_link::BadLinkDialog;
use crate::by_link::invitation::{InvitationDialog, InvitationDialogProps};
use crate::by_link::other_version::{OtherVersionDialog, OtherVersionDialogProps, Version};
use crate::home::mini_board::Little;
use crate::platform::saved_games;
use crate::platform::sleep::sleep;

/// How many entries of a link are read before the page answers again.
const ENTRIES_AT_ONCE: u32 = 300;

/// Links that were opened, until their game is on the table.
#[derive(Default)]
pub(super) struct Opened {
    /// A link that is being read.
    reader: Option<LinkReader>,
    /// The game of an invitation.
    pub(super) invitation: Option<LinkGame>,
    /// A link of a saved game.
    saved: Option<SavedLink>,
    /// What is wrong with a link that cannot be read.
    problem: Option<String>,
    /// A link that contradicts a saved game.
    other: Option<Other>,
}

/// A link of a saved game.
struct SavedLink {
    /// The key of the saved game.
    key: String,
    /// The link, if it changes the saved game.
    next: Option<NextLink>,
}

/// A link that changes a saved game.
enum NextLink {
    /// It continues the game.
    Newer(LinkGame),
    /// It is another version of the game, which the player has chosen.
    Chosen(LinkGame),
}

/// A link that contradicts a saved game.
struct Other {
    game: LinkGame,
    /// The key of the saved game.
    key: String,
    dialog: OtherVersionDialogProps,
}

impl App {
    /// Opens a link: joins, goes on, or watches.
    pub(super) fn open_link(&mut self, ctx: &Context<App>, link: &str) {
        // It is about an older link.
        if self.dialogs.open == Some(Dialog::Send) {
            self.dialogs.open = None;
        }
        // A message may have added a full stop or a bracket.
        let is_other = |letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter);
        match LinkReader::new(link.trim_end_matches(is_other)) {
            Ok(reader) => self.read_on(ctx, reader),
            Err(problem) => self.refuse_unreadable(&problem),
        }
    }

    /// Goes on with the link that is being read, unless another address was opened meanwhile.
    pub(super) fn on_time_to_read(&mut self, ctx: &Context<App>) {
        let reader = self.opened.reader.take();
        if let Some(reader) = reader.filter(|_| fragment().starts_with(TURN)) {
            self.read_on(ctx, reader);
        }
    }

    /// Reads as much of a link as fits between two frames, and opens it once all is read.
    fn read_on(&mut self, ctx: &Context<App>, mut reader: LinkReader) {
        match reader.advance(ENTRIES_AT_ONCE) {
            Ok(true) => match reader.finish() {
                Ok(game) => self.open_read_link(ctx, game),
                Err(problem) => self.refuse_unreadable(&problem),
            },
            Ok(false) => {
                self.opened.reader = Some(reader);
                let link = ctx.link().clone();
                spawn_local(async move {
                    sleep(0).await;
                    link.send_message(LinkMsg::ReadOn);
                });
            }
            Err(problem) => self.refuse_unreadable(&problem),
        }
    }

    fn refuse_unreadable(&mut self, problem: &str) {
        self.show_home();
        self.opened.problem = Some(words::capitalised(problem));
        self.open_dialog(Dialog::BadLink);
    }

    /// Opens a link that was read and is as its players signed it.
    fn open_read_link(&mut self, ctx: &Context<App>, game: LinkGame) {
        match self.known_game(&game) {
            Some((key, player, relation)) => match relation {
                Relation::Newer => self.resume_by_link(ctx, key, Some(NextLink::Newer(game))),
                Relation::OtherTable => {
                    let problem = t!(by_link::other_table).to_owned();
                    self.refuse(key, &player, game, problem, None);
                }
                Relation::OtherMember(seat) => {
                    let name = called(&game.table(), seat);
                    let problem = t!(by_link::other_member, name);
                    self.refuse(key, &player, game, problem, None);
                }
                Relation::OtherMove(seat, at) => {
                    let name = called(&game.table(), seat);
                    let problem = t!(by_link::other_move, name);
                    self.refuse(key, &player, game, problem, Some(at));
                }
                Relation::Older => {
                    self.notify(t!(by_link::older));
                    self.resume_by_link(ctx, key, None);
                }
                Relation::Same | Relation::OtherGame => self.resume_by_link(ctx, key, None),
            },
            None if game.has_all_players() => {
                self.notify(t!(by_link::played_elsewhere));
                self.watch_by_link(&game);
            }
            None => {
                self.show_home();
                self.opened.invitation = Some(game);
                self.open_dialog(Dialog::Invitation);
            }
        }
    }

    /// The saved game of a link: its key, its player, and how the link compares. Of several, such as a backup beside
    /// the game itself, it is that of the player whose turn comes with the link, and the furthest.
    fn known_game(&self, game: &LinkGame) -> Option<(String, LinkPlayer, Relation)> {
        let games = &self.saved.games;
        let keys = games.keys().into_iter();
        let known = keys
            .filter(|key| key.starts_with(saved_games::GAME))
            .filter_map(|key| {
                let text = games.read(&key)?;
                let link = LinkPlayer::link_in(saved_game::link_of(&text));
                // Reading a whole record takes time.
                let player = game.may_be_of(link).then(|| player_of(&text))??;
                match game.relation_to(player.game()) {
                    Relation::OtherGame => None,
                    relation => Some((key, player, relation)),
                }
            });
        known.max_by_key(|(key, player, _)| {
            let is_next = game.next() == Some(player.seat());
            let is_on_table = self.saved.key.as_ref() == Some(key);
            (is_next, player.game().record().history.len(), is_on_table)
        })
    }

    /// Goes on with the known version of the game whose link was refused.
    pub(super) fn keep_known_version(&mut self, ctx: &Context<App>) {
        self.dialogs.open = None;
        if let Some(other) = self.opened.other.take() {
            self.resume_by_link(ctx, other.key, None);
        }
    }

    /// Goes on with the version of the link that was refused.
    pub(super) fn choose_other_version(&mut self, ctx: &Context<App>) {
        self.dialogs.open = None;
        if let Some(other) = self.opened.other.take() {
            self.resume_by_link(ctx, other.key, Some(NextLink::Chosen(other.game)));
        }
    }

    /// Replays the version of the link that was refused.
    pub(super) fn watch_other_version(&mut self) {
        self.dialogs.open = None;
        if let Some(other) = self.opened.other.take() {
            self.watch_by_link(&other.game);
        }
    }

    /// Puts a saved game by link on the table, continued by the link that was opened.
    fn resume_by_link(&mut self, ctx: &Context<App>, key: String, next: Option<NextLink>) {
        let is_on_table = self.saved.key.as_ref() == Some(&key);
        if is_on_table && next.is_none() {
            self.resume_waiting(ctx);
            return self.push_game_address();
        }
        self.opened.saved = Some(SavedLink {
            key: key.clone(),
            next,
        });
        if !is_on_table {
            return self.resume(ctx, key);
        }
        let text = self.saved.games.read(&key).unwrap_or_default();
        if self.load_game(ctx, key, &text) {
            self.push_game_address();
        }
    }

    /// Whether a saved game is resumed because a link of it was opened.
    pub(super) fn is_opened_by_link(&self, key: &str) -> bool {
        let saved = self.opened.saved.as_ref();
        saved.is_some_and(|saved| saved.key == key)
    }

    /// The session of a saved game by link, continued by the link that was opened.
    pub(super) fn session_by_link(
        &mut self,
        key: &str,
        mut player: LinkPlayer,
    ) -> (Session, Vec<Effect>) {
        let mut seen = player.seen_count();
        let opened = self.opened.saved.take_if(|saved| saved.key == key);
        // Both are refused if another tab has received the link already.
        match opened.and_then(|saved| saved.next) {
            Some(NextLink::Newer(game)) => drop(player.receive(game)),
            Some(NextLink::Chosen(game)) => {
                if let Relation::OtherMove(_, at) = game.relation_to(player.game()) {
                    // What is different is shown.
                    seen = seen.min(at);
                }
                drop(player.choose(game));
            }
            None => {}
        }
        Session::by_link(player, seen, self.form.setup.speed, levels())
    }

    /// Refuses a link, and shows both versions of the game. One of them can be chosen if a player has made both, with
    /// different moves at an entry of the record.
    fn refuse(
        &mut self,
        key: String,
        player: &LinkPlayer,
        game: LinkGame,
        problem: String,
        differs_at: Option<usize>,
    ) {
        let dialog = OtherVersionDialogProps {
            problem: problem.into(),
            known: version(player.game(), differs_at),
            opened: version(&game, differs_at),
            can_choose: differs_at.is_some(),
        };
        self.show_home();
        self.opened.other = Some(Other { game, key, dialog });
        self.open_dialog(Dialog::OtherVersion);
    }

    /// Replays the game of a link. The address stays, so that a reload leads to it again.
    fn watch_by_link(&mut self, game: &LinkGame) {
        let record = game.record();
        match self.watch_text(&record.to_text()) {
            Ok(()) => {
                if let Some(replay) = self.active_mut() {
                    replay
                        .session
                        .update(Intent::Watch(Watch::To(record.history.len())));
                }
                self.refresh();
            }
            Err(problem) => self.notify(&t!(by_link::not_opened, problem)),
        }
    }

    /// The dialog of the invitation that was opened.
    pub(super) fn invitation_dialog(&self) -> Html {
        let invitation = self.opened.invitation.as_ref();
        let props = invitation.and_then(InvitationDialogProps::of);
        props.map_or_else(
            Html::default,
            |props| html! { <InvitationDialog ..props /> },
        )
    }

    /// The dialog about a link that cannot be read.
    pub(super) fn bad_link_dialog(&self) -> Html {
        let problem = self.opened.problem.clone().unwrap_or_default();
        html! { <BadLinkDialog {problem} /> }
    }

    /// The dialog of the link that contradicts a saved game.
    pub(super) fn other_version_dialog(&self) -> Html {
        let dialog = self.opened.other.as_ref().map(|other| other.dialog.clone());
        dialog.map_or_else(
            Html::default,
            |props| html! { <OtherVersionDialog ..props /> },
        )
    }
}

/// The player of a save of a game by link.
fn player_of(text: &str) -> Option<LinkPlayer> {
    let save = saved_game::read(text).ok()?;
    let table = game_session::resume(&save.record).ok()?;
    save.link_player(&table).ok()?
}

/// A version of a game, up to the entry in which it differs from the other.
fn version(game: &LinkGame, differs_at: Option<usize>) -> Version {
    let mut table = game.table();
    let mut did = String::new();
    if let Some(entry) = differs_at {
        table.go_to(entry + 1);
        let last = table.log().last();
        did = last.map_or_else(String::new, |line| line.plain.clone());
    }
    Version {
        did,
        picture: Rc::new(Little::of(&table)),
    }
}
