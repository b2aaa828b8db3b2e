//! Games by link: inviting, joining, sending. `opened_link` opens the links of other players.

use rules::seat::Seat;
use table::game_session::GameSession;
use table::link_game::{LinkPlayer, LinkStage, Secret};
use table::saved_game::SavedGame;
use table::session::{Intent, Session};
use table::setup::{PERSON, Setup};
use table::status::{called, status, waits_to_join};
use words::t;
use yew::prelude::*;

use super::router::TURN;
use super::start::levels;
use super::{App, Dialog};
use crate::by_link::send::{SendDialog, SendDialogProps};
use crate::platform::{persistent_storage, share};

/// Messages about games by link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkMsg {
    /// Send the link of this turn, again if it was sent.
    Send,
    /// Join the game of the invitation.
    Join,
    /// Go on with the known version of a game, not with that of the link.
    GoOn,
    /// Go on with the version of the link.
    Choose,
    /// Replay the version of the link.
    WatchOther,
    /// Read more of the link that was opened.
    ReadOn,
}

impl App {
    /// Handles a message about games by link.
    pub(super) fn on_link_msg(&mut self, ctx: &Context<App>, msg: LinkMsg) {
        match msg {
            LinkMsg::Send => {
                if self.link_stage() == Some(LinkStage::Unsent) {
                    self.update_session(ctx, Intent::Send);
                }
                if self.link_stage() == Some(LinkStage::Sent) {
                    self.open_dialog(Dialog::Send);
                }
            }
            LinkMsg::Join => self.join(ctx),
            LinkMsg::GoOn => self.keep_known_version(ctx),
            LinkMsg::Choose => self.choose_other_version(ctx),
            LinkMsg::WatchOther => self.watch_other_version(),
            LinkMsg::ReadOn => self.on_time_to_read(ctx),
        }
    }

    /// Starts a game by link, and offers the invitation.
    ///
    /// # Errors
    /// Why it cannot be played by link, as part of a sentence.
    pub(super) fn invite(
        &mut self,
        ctx: &Context<App>,
        setup: &Setup,
        seat: Seat,
    ) -> Result<(), String> {
        let player = LinkPlayer::invite(setup, seat, drawn_secret()?)?;
        self.start_by_link(ctx, player, setup);
        Ok(())
    }

    /// Joins the game of the invitation, and offers the answer.
    fn join(&mut self, ctx: &Context<App>) {
        let Some(game) = self.opened.invitation.take() else {
            return;
        };
        self.dialogs.open = None;
        let ruleset = game.record().start.ruleset();
        let setup = self.form.setup.for_ruleset(ruleset, PERSON);
        match drawn_secret().and_then(|secret| LinkPlayer::join(game, secret)) {
            Ok(player) => self.start_by_link(ctx, player, &setup),
            Err(problem) => self.notify(&t!(by_link::not_opened, problem)),
        }
    }

    /// Puts a new game by link on the table, and offers its link.
    fn start_by_link(&mut self, ctx: &Context<App>, player: LinkPlayer, setup: &Setup) {
        persistent_storage::ask();
        let (mut session, mut effects) = Session::by_link(player, 0, setup.speed, levels());
        let settings = Intent::ChangeTableSettings(setup.table_settings());
        effects.extend(session.update(settings));
        self.leave_game();
        self.hold_new_game();
        self.start_session(ctx, session, effects);
        self.push_game_address();
        self.open_dialog(Dialog::Send);
    }

    /// What the game by link on the screen waits for.
    fn link_stage(&self) -> Option<LinkStage> {
        let player = self.active()?.session.link_player()?;
        Some(player.stage())
    }

    /// The line of the game on the table for its save; empty if it is not played by link.
    pub(super) fn link_line(&self) -> String {
        let session = self.table_session();
        let player = session.and_then(Session::link_player);
        player.map_or_else(String::new, LinkPlayer::line)
    }

    /// Warns the player if a downloaded file holds the secret of a game by link.
    pub(super) fn warn_of_secrets(&mut self, file: &str) {
        if file.lines().any(|line| line.starts_with("link ")) {
            self.notify(t!(by_link::file_is_secret));
        }
    }

    /// The dialog "Send it to Leo" of the game on the screen.
    pub(super) fn send_dialog(&self) -> Html {
        let session = self.active().map(|game| &game.session);
        let Some((session, turn)) = session.and_then(|each| Some((each, each.link_turn()?))) else {
            return html! {};
        };
        let link = session.link_player().map_or("", LinkPlayer::link);
        let props = SendDialogProps {
            turn,
            title: session.table().ruleset().edition.title().into(),
            address: share::address(&format!("{TURN}{link}")).into(),
            is_over: session.table().node().seat().is_none(),
        };
        html! { <SendDialog ..props /> }
    }
}

/// How a saved game by link stands, from its player's seat: "By link. Your turn: roll". `None` if it is not played by
/// link.
pub(super) fn status_in_list(save: &SavedGame, table: &GameSession) -> Option<String> {
    let player = save.link_player(table).ok()??;
    let receivers = player.receivers().into_iter();
    let names: Vec<String> = receivers.map(|seat| called(table, seat)).collect();
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
