//! Links of other players in games by link: an invitation, the next turn, or one that contradicts the known game.

use std::rc::Rc;

use table::link_game::{LinkGame, LinkPlayer, Relation};
use table::saved_game;
use table::session::{Effect, Intent, Session, Watch};
use table::status::called;
use words::t;
use yew::prelude::*;

use super::start::levels;
use super::{App, Dialog};
use crate::by_link::bad_link::BadLinkDialog;
use crate::by_link::invitation::{InvitationDialog, InvitationDialogProps};
use crate::by_link::other_version::{OtherVersionDialog, OtherVersionDialogProps, Version};
use crate::home::mini_board::Little;
use crate::platform::saved_games;

/// Links that were opened, until their game is on the table.
#[derive(Default)]
pub(super) struct Opened {
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
    /// The game of the link, if it is newer than the saved one.
    newer: Option<LinkGame>,
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
        // A message may have added a full stop or a bracket.
        let is_other = |letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter);
        let game = match LinkGame::read(link.trim_end_matches(is_other)) {
            Ok(game) => game,
            Err(problem) => {
                self.show_home();
                self.opened.problem = Some(words::capitalised(&problem));
                return self.open_dialog(Dialog::BadLink);
            }
        };
        match self.known_game(&game) {
            Some((key, player, relation)) => match relation {
                Relation::Newer => self.resume_by_link(ctx, key, Some(game)),
                Relation::OtherTable => {
                    let problem = t!(by_link::other_table).to_owned();
                    self.refuse(key, &player, game, problem);
                }
                Relation::OtherChain(seat) => {
                    let name = called(&game.table(), seat);
                    let problem = t!(by_link::other_chain, name);
                    self.refuse(key, &player, game, problem);
                }
                Relation::OtherMove(seat, _) => {
                    let name = called(&game.table(), seat);
                    let problem = t!(by_link::other_move, name);
                    self.refuse(key, &player, game, problem);
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
                let player = player_of(&games.read(&key)?)?;
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

    /// Replays the version of the link that was refused.
    pub(super) fn watch_other_version(&mut self) {
        self.dialogs.open = None;
        if let Some(other) = self.opened.other.take() {
            self.watch_by_link(&other.game);
        }
    }

    /// Puts a saved game by link on the table, continued by a newer link.
    fn resume_by_link(&mut self, ctx: &Context<App>, key: String, newer: Option<LinkGame>) {
        let is_on_table = self.saved.key.as_ref() == Some(&key);
        if is_on_table && newer.is_none() {
            self.resume_waiting(ctx);
            return self.push_game_address();
        }
        self.opened.saved = Some(SavedLink {
            key: key.clone(),
            newer,
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

    /// The session of a saved game by link, continued by the newer link that was opened.
    pub(super) fn session_by_link(
        &mut self,
        key: &str,
        mut player: LinkPlayer,
    ) -> (Session, Vec<Effect>) {
        let seen = player.seen_count();
        let opened = self.opened.saved.take_if(|saved| saved.key == key);
        if let Some(newer) = opened.and_then(|saved| saved.newer) {
            // It is refused if another tab has received it already.
            let _ = player.receive(newer);
        }
        Session::by_link(player, seen, self.form.setup.speed, levels())
    }

    /// Refuses a link, and shows both versions of the game.
    fn refuse(&mut self, key: String, player: &LinkPlayer, game: LinkGame, problem: String) {
        let known = player.game();
        let (one, other) = (&known.record().history, &game.record().history);
        let mut pairs = one.iter().zip(other);
        let differs_at = pairs.position(|(known, opened)| known != opened);
        let dialog = OtherVersionDialogProps {
            problem: problem.into(),
            known: version(known, differs_at),
            opened: version(&game, differs_at),
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
    // Reading a whole record takes time.
    if saved_game::link_of(text).is_empty() {
        return None;
    }
    let (save, table) = saved_game::open(text, 0).ok()?;
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
