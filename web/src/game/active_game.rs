//! The active game: its session, its scene and its board.

use std::rc::Rc;

use table::link_game::LinkStage;
use table::scene::Scene;
use table::session::Session;
use table::setup::PERSON;

use super::cursor_keys::KeyCursor;

/// A game that is played or watched, or a lesson.
pub struct ActiveGame {
    /// Its session.
    pub session: Session,
    /// What the screen shows of it.
    pub scene: Rc<Scene>,
    /// The keyboard's cursor on the board, once the board has had the focus.
    pub(crate) cursor: Option<KeyCursor>,
    /// How often each seat has won earlier games between the same seats.
    pub(crate) wins: Vec<u32>,
    /// Where the last answer of a bot came from: "worker" or "page".
    pub answers_from: Option<&'static str>,
    /// Whether its end has been shown and left: when it is shown again, it does not move in.
    pub is_end_known: bool,
}

impl ActiveGame {
    /// The game of a session.
    pub fn new(mut session: Session) -> ActiveGame {
        ActiveGame {
            scene: session.draw(),
            session,
            cursor: None,
            wins: Vec::new(),
            answers_from: None,
            is_end_known: false,
        }
    }

    /// Draws its scene anew.
    pub fn draw(&mut self) {
        self.scene = self.session.draw();
        self.is_end_known &= self.scene.finale.is_some();
    }

    /// Whether the page offers a rematch. In a game by link, it does so to the losers, once the last link is sent.
    pub fn offers_rematch(&self) -> bool {
        let player = self.session.local().link_player();
        player.is_none_or(|player| {
            player.stage() == LinkStage::Sent && player.losers().contains(&player.seat())
        })
    }

    /// Whether a bot sits at the table.
    pub fn has_bots(&self) -> bool {
        let table = self.session.table();
        table.seats().any(|seat| table.player(seat).kind != PERSON)
    }
}
