//! Games by link: inviting, joining, sending, and opening the links of other players.

use std::rc::Rc;

use rules::seat::Seat;
use table::game_session::{self, GameSession, SeatStanding};
use table::link_game::{LinkGame, LinkPlayer, LinkStage, Relation, Secret};
use table::saved_game::{self, SavedGame};
use table::session::{Effect, Intent, Session};
use table::setup::{PERSON, Setup};
use table::speed::Speed;
use table::status::{called, status, waits_to_join};
use words::t;
use yew::prelude::*;

use super::router::{REPLAY, set_address};
use super::start::levels;
use super::{App, Dialog};
use crate::by_link::invitation::{InvitationDialog, InvitationDialogProps};
use crate::by_link::other_version::{OtherVersionDialog, OtherVersionDialogProps, Version};
use crate::by_link::send::{SendDialog, SendDialogProps, send_to};
use crate::home::mini_board::Little;
use crate::platform::share;

/// The prefix of a link to a turn of a game by link.
pub(super) const TURN: &str = "#/p/";

/// Messages about games by link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkMsg {
    /// Send the link of this turn, again if it was sent.
    Send,
    /// Join the game of the invitation.
    Join,
    /// Go on with the known version of a game, not with that of the link.
    GoOn,
    /// Replay the version of the link.
    WatchOther,
}

/// What was opened by a link and is not on the table.
#[derive(Default)]
pub(super) struct Opened {
    /// The game of an invitation.
    invitation: Option<LinkGame>,
    /// A newer link of a saved game, until that game is on the table.
    newer: Option<LinkGame>,
    /// A link that contradicts a saved game.
    other: Option<Other>,
}

/// A link that contradicts a saved game.
struct Other {
    game: LinkGame,
    /// The key of the saved game.
    key: String,
    dialog: OtherVersionDialogProps,
}

impl App {
    /// Handles a message about games by link.
    pub(super) fn on_link_msg(&mut self, ctx: &Context<App>, msg: LinkMsg) {
        match msg {
            LinkMsg::Send => {
                self.update_session(ctx, Intent::Send);
                self.open_dialog(Dialog::Send);
            }
            LinkMsg::Join => self.join(ctx),
            LinkMsg::GoOn => {
                self.dialogs.open = None;
                if let Some(other) = self.opened.other.take() {
                    self.resume_by_link(ctx, other.key);
                }
            }
            LinkMsg::WatchOther => {
                self.dialogs.open = None;
                if let Some(other) = self.opened.other.take() {
                    self.watch_by_link(&other.game);
                }
            }
        }
    }

    /// Starts a game by link, and offers the invitation.
    ///
    /// # Errors
    /// Why it cannot be played by link, as a sentence without a full stop.
    pub(super) fn invite(
        &mut self,
        ctx: &Context<App>,
        setup: &Setup,
        seat: Seat,
    ) -> Result<(), String> {
        let player = LinkPlayer::invite(setup, seat, drawn_secret()?)?;
        self.start_by_link(ctx, player, setup)
    }

    /// Joins the game of the invitation, and offers the answer.
    fn join(&mut self, ctx: &Context<App>) {
        let Some(game) = self.opened.invitation.take() else {
            return;
        };
        self.dialogs.open = None;
        let setup = &self.form.setup;
        let ruleset = game.record().start.ruleset();
        let setup = setup.for_ruleset(ruleset, PERSON);
        let joined = drawn_secret().and_then(|secret| LinkPlayer::join(game, secret));
        let joined = joined.and_then(|player| self.start_by_link(ctx, player, &setup));
        if let Err(problem) = joined {
            self.notify(&t!(by_link::not_opened, problem));
        }
    }

    /// Puts a new game by link on the table, and offers its link.
    fn start_by_link(
        &mut self,
        ctx: &Context<App>,
        player: LinkPlayer,
        setup: &Setup,
    ) -> Result<(), String> {
        let record = player.newest().record().to_text();
        let (mut session, mut effects) =
            Session::by_link(player, &record, 0, setup.speed, levels())?;
        let settings = Intent::ChangeTableSettings(setup.table_settings());
        effects.extend(session.update(settings));
        self.leave_game();
        self.hold_new_game();
        self.start_session(ctx, session, effects);
        self.push_game_address();
        self.open_dialog(Dialog::Send);
        Ok(())
    }

    /// Opens a link: joins, goes on, or watches.
    pub(super) fn open_link(&mut self, ctx: &Context<App>, link: &str) {
        let game = match LinkGame::read(link) {
            Ok(game) => game,
            Err(problem) => {
                let problem = t!(by_link::not_opened, problem);
                return self.show_form(self.form.setup.clone(), vec![problem]);
            }
        };
        match self.known_game(&game) {
            Some((key, _, Relation::Newer)) => {
                self.opened.newer = Some(game);
                self.resume_by_link(ctx, key);
            }
            Some((key, player, Relation::OtherChain(seat))) => {
                let problem = |name: String| t!(by_link::other_chain, name);
                self.refuse(key, &player, game, seat, problem);
            }
            Some((key, player, Relation::OtherMove(seat, _))) => {
                let problem = |name: String| t!(by_link::other_move, name);
                self.refuse(key, &player, game, seat, problem);
            }
            Some((key, _, relation)) => {
                if relation == Relation::Older {
                    self.notify(t!(by_link::older));
                }
                self.resume_by_link(ctx, key);
            }
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

    /// The saved game of a link: its key, its player, and what the link tells beside it.
    fn known_game(&self, game: &LinkGame) -> Option<(String, LinkPlayer, Relation)> {
        let games = &self.saved.games;
        games.keys().into_iter().find_map(|key| {
            let save = saved_game::read(&games.read(&key)?, 0).ok()?;
            let player = player_of(&save)?;
            match game.relation_to(player.game()) {
                Relation::OtherGame => None,
                relation => Some((key, player, relation)),
            }
        })
    }

    /// Puts a saved game by link on the table, with the newer link that was opened.
    fn resume_by_link(&mut self, ctx: &Context<App>, key: String) {
        if self.saved.key.as_ref() == Some(&key)
            && self.opened.newer.is_some()
            && let Some(text) = self.saved.games.read(&key)
        {
            if self.load_game(ctx, key, &text) {
                self.push_game_address();
            }
            return;
        }
        self.resume(ctx, key);
    }

    /// The session of a save of a game by link. A newer link that was opened continues it.
    ///
    /// # Errors
    /// What is wrong with the save.
    pub(super) fn session_by_link(
        &mut self,
        save: &SavedGame,
        speed: Speed,
    ) -> Result<(Session, Vec<Effect>), String> {
        let table = game_session::resume(&save.record)?;
        let seen = table.entry_count();
        let mut player = LinkPlayer::resume(&save.link, table.history())?;
        let newer = self.opened.newer.take();
        if let Some(newer) =
            newer.filter(|newer| newer.relation_to(player.game()) == Relation::Newer)
        {
            player.receive(newer)?;
            let record = player.newest().record().to_text();
            return Session::by_link(player, &record, seen, speed, levels());
        }
        Session::by_link(player, &save.record, seen, speed, levels())
    }

    /// Refuses a link, and shows both versions of the game.
    fn refuse(
        &mut self,
        key: String,
        player: &LinkPlayer,
        game: LinkGame,
        seat: Seat,
        problem: impl Fn(String) -> String,
    ) {
        let known = player.game();
        let (one, other) = (&known.record().history, &game.record().history);
        let mut pairs = one.iter().zip(other);
        let differs_at = pairs.position(|(known, opened)| known != opened);
        let dialog = OtherVersionDialogProps {
            problem: problem(called(&known.table(), seat)).into(),
            known: version(known, differs_at),
            opened: version(&game, differs_at),
        };
        self.show_home();
        self.opened.other = Some(Other { game, key, dialog });
        self.open_dialog(Dialog::OtherVersion);
    }

    /// Replays the game of a link.
    fn watch_by_link(&mut self, game: &LinkGame) {
        // What was read from a link can be replayed.
        if self.watch_text(&game.record().to_text()).is_ok() {
            set_address(REPLAY);
        }
    }

    /// The line of the game on the table for its save; empty if it is not played by link.
    pub(super) fn link_line(&self) -> String {
        let session = self.table_session();
        let player = session.and_then(Session::link_player);
        player.map_or_else(String::new, LinkPlayer::line)
    }

    /// The dialog "Send it to Leo" of the game on the screen.
    pub(super) fn send_dialog(&self) -> Html {
        let session = self.active().map(|game| &game.session);
        let Some((session, turn)) = session.and_then(|each| Some((each, each.link_turn()?))) else {
            return html! {};
        };
        let link = session.link_player().map(|player| player.newest().write());
        let Some(Ok(link)) = link else {
            return html! {};
        };
        let props = SendDialogProps {
            turn,
            title: session.table().ruleset().edition.title().into(),
            address: share::address(&format!("{TURN}{link}")).into(),
            is_over: session.table().node().seat().is_none(),
        };
        html! { <SendDialog ..props /> }
    }

    /// The dialog of the invitation that was opened.
    pub(super) fn invitation_dialog(&self) -> Html {
        let invitation = self.opened.invitation.as_ref();
        let props = invitation.and_then(invitation_props);
        props.map_or_else(
            Html::default,
            |props| html! { <InvitationDialog ..props /> },
        )
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

/// The player of a saved game by link.
fn player_of(save: &SavedGame) -> Option<LinkPlayer> {
    if save.link.is_empty() {
        return None;
    }
    let table = game_session::resume(&save.record).ok()?;
    LinkPlayer::resume(&save.link, table.history()).ok()
}

/// How a saved game by link stands, from its player's seat: "Your turn: roll", "Leo's turn: roll", "Send it to Leo".
/// `None` if it is not played by link.
pub(super) fn standing(save: &SavedGame, table: &GameSession) -> Option<String> {
    let player = player_of(save)?;
    if let Some(waits) = waits_to_join(table, &player) {
        return Some(waits);
    }
    let status = status(table, Some(player.seat()));
    if player.stage() != LinkStage::Unsent {
        return Some(status);
    }
    let receivers = player.receivers().into_iter();
    let names: Vec<String> = receivers.map(|seat| called(table, seat)).collect();
    Some(format!("{status}. {}", send_to(&names)))
}

/// A random secret.
fn drawn_secret() -> Result<Secret, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| t!(by_link::no_random).to_owned())?;
    Ok(Secret::new(bytes))
}

fn invitation_props(game: &LinkGame) -> Option<InvitationDialogProps> {
    let table = game.table();
    let seat = game.next()?;
    let family = table.ruleset().family;
    let standings = table.standings();
    let own = standings.iter().find(|each| each.seat == seat)?;
    let player = |each: &SeatStanding| (each.colour_key, called(&table, each.seat));
    Some(InvitationDialogProps {
        title: table.ruleset().edition.title().into(),
        host: called(&table, game.host()).into(),
        seat: (
            family.colour_key(seat),
            family.colour(seat),
            own.player.name.clone().unwrap_or_default(),
        ),
        players: standings.iter().map(player).collect(),
        picture: Rc::new(Little::of(&table)),
    })
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
