//! Opening links: of whole games; and of other players in games by link: an invitation, the next turn, or one that
//! contradicts the known game.

use std::rc::Rc;

use rules::seat::Seat;
use table::game_session;
use table::link_game::{LinkGame, LinkPlayer, LinkReader, Relation};
use table::saved_game;
use words::t;

use super::contradiction::{Version, Versions};
use super::store::{LinkMsg, LinkStore};
use crate::game::store::GameMsg;
use crate::home::mini_board::BoardPicture;
use crate::page::Now;
use crate::page::dialogs::{Dialog, DialogMsg};
use crate::page::effect::{Effect, Timer, send};
use crate::page::notices::notify;
use crate::page::route::{Screen, TURN};
use crate::saves::games;
use crate::saves::resume::Opening;
use crate::saves::store::{SavesMsg, SavesStore};

/// How many entries of a link are read before the page answers again.
const ENTRIES_AT_ONCE: u32 = 150;

/// A link that changes a saved game.
#[derive(Clone)]
pub enum NextLink {
    /// It continues the game.
    Newer(Box<LinkGame>),
    /// It is another version of the game, which the player has chosen.
    Chosen(Box<LinkGame>),
}

/// A link that contradicts a saved game.
pub(super) struct Other {
    game: LinkGame,
    /// The key of the saved game.
    key: String,
    pub(super) dialog: Versions,
}

/// The player of a saved game, continued by a link, and how many entries of the game they have seen.
pub fn continued(mut player: LinkPlayer, next: Option<NextLink>) -> (LinkPlayer, usize) {
    let mut seen = player.seen_count();
    // Both are refused if another tab has received the link already.
    match next {
        Some(NextLink::Newer(game)) => drop(player.receive(*game)),
        Some(NextLink::Chosen(game)) => {
            if let Relation::OtherMove(_, at) = game.relation_to(player.game()) {
                // The player sees the different moves.
                seen = seen.min(at);
            }
            drop(player.choose(*game));
        }
        None => {}
    }
    (player, seen)
}

impl LinkStore {
    /// Opens a link: joins, goes on, or watches.
    pub(super) fn open(&mut self, link: &str, saves: &SavesStore) -> Vec<Effect> {
        // Whatever lies over the page would hide where the link leads, and may be about an older one.
        let mut effects = vec![send(DialogMsg::Leave)];
        // A message may have added a full stop or a bracket.
        let is_other = |letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter);
        effects.extend(match LinkReader::new(link.trim_end_matches(is_other)) {
            Ok(reader) => self.read(reader, saves),
            Err(problem) => self.refuse_unreadable(&problem),
        });
        effects
    }

    /// Goes on with the link that is being read, unless another address was opened meanwhile.
    pub(super) fn read_on(&mut self, saves: &SavesStore, now: &Now) -> Vec<Effect> {
        let reader = self.reader.take();
        match reader.filter(|_| now.address.starts_with(TURN)) {
            Some(reader) => self.read(reader, saves),
            None => Vec::new(),
        }
    }

    /// Reads as much of a link as fits between two frames, and opens it once all is read.
    fn read(&mut self, mut reader: LinkReader, saves: &SavesStore) -> Vec<Effect> {
        match reader.advance(ENTRIES_AT_ONCE) {
            Ok(true) => match reader.finish() {
                Ok(game) => self.open_read(game, saves),
                Err(problem) => self.refuse_unreadable(&problem),
            },
            Ok(false) => {
                self.reader = Some(reader);
                vec![Effect::After(
                    Timer::Link,
                    0,
                    Box::new(LinkMsg::ReadOn.into()),
                )]
            }
            Err(problem) => self.refuse_unreadable(&problem),
        }
    }

    fn refuse_unreadable(&mut self, problem: &str) -> Vec<Effect> {
        self.problem = Some(words::capitalised(problem));
        at_home(Dialog::BadLink)
    }

    /// Opens a link that was read and is as its players signed it.
    fn open_read(&mut self, game: LinkGame, saves: &SavesStore) -> Vec<Effect> {
        match known_game(&game, saves) {
            Some((key, player, relation)) => match relation {
                Relation::Newer => resume(key, Some(NextLink::Newer(Box::new(game))), saves),
                Relation::OtherTable => {
                    let problem = t!(by_link::other_table).to_owned();
                    self.refuse(key, &player, game, problem, None)
                }
                Relation::OtherMember(seat) => {
                    let name = game.table().called(seat);
                    let problem = t!(by_link::other_member, name);
                    self.refuse(key, &player, game, problem, None)
                }
                Relation::OtherMove(seat, at) => {
                    let name = game.table().called(seat);
                    let problem = t!(by_link::other_move, name);
                    self.refuse(key, &player, game, problem, Some(at))
                }
                Relation::Older => {
                    let mut effects = vec![notify(t!(by_link::older))];
                    effects.extend(resume(key, None, saves));
                    effects
                }
                Relation::Same | Relation::OtherGame => resume(key, None, saves),
            },
            None if game.has_all_players() => {
                vec![notify(t!(by_link::played_elsewhere)), watch(&game)]
            }
            None => {
                self.invitation = Some(game);
                at_home(Dialog::Invitation)
            }
        }
    }

    /// Goes on with the known version of the game whose link was refused.
    pub(super) fn keep_known_version(&mut self, saves: &SavesStore) -> Vec<Effect> {
        let mut effects = vec![send(DialogMsg::Drop)];
        if let Some(other) = self.other.take() {
            effects.extend(resume(other.key, None, saves));
        }
        effects
    }

    /// Goes on with the version of the link that was refused.
    pub(super) fn choose_other_version(&mut self, saves: &SavesStore) -> Vec<Effect> {
        let mut effects = vec![send(DialogMsg::Drop)];
        if let Some(other) = self.other.take() {
            let next = NextLink::Chosen(Box::new(other.game));
            effects.extend(resume(other.key, Some(next), saves));
        }
        effects
    }

    /// Replays the version of the link that was refused.
    pub(super) fn watch_other_version(&mut self) -> Vec<Effect> {
        let mut effects = vec![send(DialogMsg::Drop)];
        effects.extend(self.other.take().map(|other| watch(&other.game)));
        effects
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
    ) -> Vec<Effect> {
        let dialog = Versions {
            problem,
            known: version(player.game(), differs_at, player.seat()),
            opened: version(&game, differs_at, player.seat()),
            can_choose: differs_at.is_some(),
        };
        self.other = Some(Other { game, key, dialog });
        at_home(Dialog::OtherVersion)
    }

    /// What the dialog about a link shows that contradicts a saved game.
    pub fn other_version(&self) -> Option<&Versions> {
        Some(&self.other.as_ref()?.dialog)
    }
}

/// Shows a dialog over the home page.
fn at_home(dialog: Dialog) -> Vec<Effect> {
    vec![
        send(GameMsg::Leave(Screen::Home)),
        send(DialogMsg::Show(dialog)),
    ]
}

/// The saved game of a link: its key, its player, and how the link compares. Of several, it is the one that this
/// player has joined: a host may use one key for two games. Of a backup beside the game itself, it is that of the
/// player whose turn comes with the link, and the furthest.
pub(super) fn known_game(
    game: &LinkGame,
    saves: &SavesStore,
) -> Option<(String, LinkPlayer, Relation)> {
    let keys = saves.games.keys().into_iter();
    let known = keys
        .filter(|key| key.starts_with(games::GAME))
        .filter_map(|key| {
            let text = saves.games.read(&key)?;
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
        let is_on_table = saves.key.as_ref() == Some(key);
        let has_joined = player.has_joined(game);
        (
            has_joined,
            is_next,
            player.game().record().history.len(),
            is_on_table,
        )
    })
}

/// Puts a saved game by link on the table, continued by the link that was opened.
fn resume(key: String, next: Option<NextLink>, saves: &SavesStore) -> Vec<Effect> {
    let is_on_table = saves.key.as_ref() == Some(&key);
    if is_on_table && next.is_none() {
        return vec![send(GameMsg::ResumeWaiting), send(DialogMsg::GameAddress)];
    }
    let opening = Box::new(Opening {
        key,
        next,
        is_by_link: true,
        sets_address: true,
    });
    vec![if is_on_table {
        send(SavesMsg::Load(opening))
    } else {
        Effect::FindTabs(
            saves.games.clone(),
            Box::new(SavesMsg::Resume(opening).into()),
        )
    }]
}

/// Replays the game of a link. The address stays, so that a reload leads to it again.
fn watch(game: &LinkGame) -> Effect {
    let record = game.record();
    send(GameMsg::WatchRecord(record.to_text(), record.history.len()))
}

/// The player of a save of a game by link.
fn player_of(text: &str) -> Option<LinkPlayer> {
    let save = saved_game::read(text).ok()?;
    let table = game_session::resume(&save.record).ok()?;
    save.link_player(&table).ok()?
}

/// A version of a game, up to the entry in which it differs from the other, as a seat sees it.
fn version(game: &LinkGame, differs_at: Option<usize>, own: Seat) -> Version {
    let mut table = game.table();
    let mut did = String::new();
    if let Some(entry) = differs_at {
        table.go_to(entry + 1);
        let last = table.log().last();
        did = last.map_or_else(String::new, |line| line.plain.clone());
    }
    Version {
        did,
        picture: Rc::new(BoardPicture::of(&table, Some(own))),
    }
}
