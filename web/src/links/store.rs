//! Games by link: inviting, joining, sending. [`super::open_link`] opens the links of other players.

use rules::seat::Seat;
use table::game_session::GameSession;
use table::link_game::{LinkGame, LinkPlayer, LinkReader, LinkStage, Secret};
use table::saved_game::SavedGame;
use table::session::Intent;
use table::setup::{PERSON, Setup};
use table::status::{status, waits_to_join};
use words::t;

use super::open_link::Other;
use crate::game::store::{GameMsg, GameStore};
use crate::page::Now;
use crate::page::dialogs::{Dialog, DialogMsg};
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;
use crate::saves::store::SavesStore;

/// A message about games by link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkMsg {
    /// A link was opened: join, go on, or watch.
    Open(String),
    /// Read more of it.
    ReadOn,
    /// Send the link of this turn, again if it was sent.
    Send,
    /// The turn is closed and can be sent.
    Sent,
    /// Join the game of the invitation.
    Join,
    /// Go on with the known version of a game, not with that of the link.
    GoOn,
    /// Go on with the version of the link.
    Choose,
    /// Replay the version of the link.
    WatchOther,
}

/// Links that were opened, until their game is on the table.
#[derive(Default)]
pub struct LinkStore {
    /// A link that is being read.
    pub(super) reader: Option<LinkReader>,
    /// The game of an invitation.
    pub invitation: Option<LinkGame>,
    /// The problem with a link that cannot be read.
    pub problem: Option<String>,
    /// A link that contradicts a saved game.
    pub(super) other: Option<Other>,
}

impl LinkStore {
    /// Handles a message.
    pub fn update(
        &mut self,
        msg: LinkMsg,
        game: &GameStore,
        saves: &SavesStore,
        setup: &Setup,
        now: &Now,
    ) -> Vec<Effect> {
        match msg {
            LinkMsg::Open(link) => self.open(&link, saves),
            LinkMsg::ReadOn => self.read_on(saves, now),
            LinkMsg::Send => {
                saves.games.retry();
                match stage(game) {
                    Some(LinkStage::Unsent) => vec![send(Intent::Send), send(LinkMsg::Sent)],
                    _ => vec![send(LinkMsg::Sent)],
                }
            }
            LinkMsg::Sent if stage(game) == Some(LinkStage::Sent) => {
                vec![send(DialogMsg::Show(Dialog::Send))]
            }
            LinkMsg::Sent => Vec::new(),
            LinkMsg::Join => self.join(setup),
            LinkMsg::GoOn => self.keep_known_version(saves),
            LinkMsg::Choose => self.choose_other_version(saves),
            LinkMsg::WatchOther => self.watch_other_version(),
        }
    }

    /// Joins the game of the invitation, and offers the answer.
    fn join(&mut self, setup: &Setup) -> Vec<Effect> {
        let Some(game) = self.invitation.take() else {
            return Vec::new();
        };
        let setup = setup.for_ruleset(game.record().start.ruleset(), PERSON);
        let joined = match drawn_secret().and_then(|secret| LinkPlayer::join(game, secret)) {
            Ok(player) => send(GameMsg::StartByLink(
                Box::new(player),
                Box::new(setup),
                Vec::new(),
            )),
            Err(problem) => notify(&t!(by_link::not_opened, problem)),
        };
        vec![send(DialogMsg::Drop), joined]
    }
}

/// What the game by link on the screen waits for.
fn stage(game: &GameStore) -> Option<LinkStage> {
    let player = game.active()?.session.local().link_player()?;
    Some(player.stage())
}

/// The player of a new game by link.
///
/// # Errors
/// Why it cannot be played by link, as part of a sentence.
pub fn invite(setup: &Setup, seat: Seat) -> Result<LinkPlayer, String> {
    LinkPlayer::invite(setup, seat, drawn_secret()?)
}

/// How a saved game by link stands, from its player's seat: "By link. Your turn: roll". `None` if it is not played by
/// link.
pub fn status_in_list(save: &SavedGame, table: &GameSession) -> Option<String> {
    let player = save.link_player(table).ok()??;
    let receivers = player.receivers().into_iter();
    let names: Vec<String> = receivers.map(|seat| table.called(seat)).collect();
    let names = words::list(&names);
    let status = match player.stage() {
        LinkStage::Unsent => t!(by_link::send_to, names),
        LinkStage::Sent if table.node().seat().is_some() => {
            waits_to_join(table, &player).unwrap_or_else(|| t!(by_link::waits_for, names))
        }
        LinkStage::Turn | LinkStage::Sent => status(table, Some(player.seat())),
    };
    Some(t!(by_link::listed, status))
}

/// A random secret.
fn drawn_secret() -> Result<Secret, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| t!(by_link::no_random).to_owned())?;
    Ok(Secret::new(bytes))
}
