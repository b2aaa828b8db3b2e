//! Games by link: one player at this device, the others at theirs.
//!
//! What other players have done is shown first, from the record of their link. Then this player takes a turn, and
//! the bots after them play. At the end of the turn the session waits until its link is sent.

use rules::seat::Seat;
use words::t;

use super::{Effect, Levels, LocalGame, PlayerSettings, Session};
use crate::link_game::{LinkPlayer, LinkStage};
use crate::random_numbers::{Scripted, Source};

/// How far a game by link has come, for the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkTurn {
    /// Whether what other players have done is being shown.
    pub is_catching_up: bool,
    /// What the game waits for after that.
    pub stage: LinkStage,
    /// The names of the players who get the link. During this player's turn they are not known yet.
    pub receivers: Vec<String>,
    /// Whether everybody has joined.
    pub has_begun: bool,
    /// Whether anything was rolled yet.
    pub has_rolls: bool,
    /// Whether the newest link is this player's own, or nobody has taken a turn yet.
    pub has_sent: bool,
    /// The names of the people who lost, once the game is over.
    pub losers: Vec<String>,
}

impl LinkTurn {
    /// The turn of a game; `None` in a game that is not by link.
    pub fn of(local: &LocalGame) -> Option<LinkTurn> {
        let player = local.link_player()?;
        let names = |seats: Vec<Seat>| {
            let names = seats.into_iter().map(|seat| local.table.called(seat));
            names.collect::<Vec<_>>()
        };
        Some(LinkTurn {
            is_catching_up: local.is_catching_up(),
            stage: player.stage(),
            receivers: names(player.receivers()),
            has_begun: player.game().has_all_players(),
            has_rolls: !player.game().record().history.is_empty(),
            has_sent: player.has_sent(),
            losers: names(player.losers()),
        })
    }

    /// The announcement that the turn is over, and to whom its link goes.
    pub(super) fn announcement(&self) -> Option<String> {
        let names = words::list(&self.receivers);
        (self.stage == LinkStage::Unsent).then(|| t!(by_link::turn_is_over, names))
    }
}

impl Session {
    /// Starts a session of a game by link, at the moment to which the player has come. What follows the first `seen`
    /// entries of the record is shown first.
    pub fn by_link(
        player: LinkPlayer,
        seen: usize,
        settings: PlayerSettings,
        levels: Levels,
    ) -> (Session, Vec<Effect>) {
        let mut table = player.game().table();
        table.go_to(seen);
        // The numbers come from the chains: see `roll`.
        let dice = Source::Scripted(Scripted::default());
        let mut local = LocalGame::new(table, dice, settings);
        local.link_player = Some(player);
        Session::of(local, levels)
    }

    /// Shows at once where the game is now.
    pub(super) fn skip(&mut self, effects: &mut Vec<Effect>) {
        if !self.local.is_catching_up() {
            return;
        }
        self.local.generation += 1;
        self.shown.jump();
        self.local
            .table
            .go_to(self.local.table.entry_count() + self.local.table.later());
        self.forget_moment();
        effects.push(Effect::Announce(format!("{}.", self.local.status())));
        self.after_animation(effects);
    }

    /// Ends the turn of a game by link: its link is the newest.
    pub(super) fn send(&mut self, effects: &mut Vec<Effect>) {
        self.undo.forget_undone();
        match self.local.link_player.as_mut().map(LinkPlayer::send) {
            Some(Ok(())) => effects.push(self.local.save()),
            Some(Err(problem)) => self.say(problem, effects),
            None => {}
        }
    }
}
