//! Scene: everything that the screen draws, as a plain value.
//!
//! The screen is a function of the scene and has no game state of its own. The scene has parts that change together.

mod board;
pub mod cards;
mod dice;
mod goal_places;
mod large_choice;
mod last_turns;
mod moves;
mod notes;
mod now;
mod pawns;
mod player_panels;
mod remark;
mod seats;
mod trails;

use std::rc::Rc;

use rules::state::Node;

use crate::game_session::GameSession;
use crate::lesson::{Learning, Task};
use crate::outcome::{End, Finale};
pub use crate::remarks::Mood;
use crate::scene::cards::Cards;
use crate::session::{LinkTurn, ReplayProgress, Session};
pub use board::{BoardPart, HintWay, move_way};
pub use dice::{BoardDie, DieUse};
pub use large_choice::{LargeChoice, TokenWay};
pub use last_turns::LastTurn;
pub use moves::{Goal, HintText, ListedMove, MovesPart, Spent};
pub(crate) use moves::{comes_of, spent};
pub(crate) use notes::notes;
pub use now::{Capabilities, NowPart, Supply};
pub(crate) use pawns::could_be_hit;
pub use pawns::{Lead, Pawn};
pub use player_panels::PlayerPanel;
pub(crate) use player_panels::tally;
pub use remark::{RemarkBubble, mood, remark};
use rules::narrator::Line;
pub use seats::SeatsPart;
pub use trails::Trail;

/// Everything that the screen draws.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The position line, as the viewer may see it.
    pub position: String,
    /// Everything on the board.
    pub board: BoardPart,
    /// The cards; `None` in a game without cards.
    pub cards: Option<Cards>,
    /// The seats in play.
    pub seats: SeatsPart,
    /// The turn, the dice and the available actions.
    pub now: NowPart,
    /// The current choices.
    pub moves: MovesPart,
    /// The log, oldest first.
    pub log: Rc<Vec<Rc<Line>>>,
    /// What the board shows once the last move has ended; `None` in a replay and in a lesson.
    pub finale: Option<Finale>,
    /// The result, shown a moment after the last move has ended.
    pub end: Option<End>,
    /// What a game by link waits for; `None` in any other game.
    pub link_turn: Option<LinkTurn>,
    /// The progress of a replay; `None` in a game.
    pub watching: Option<ReplayProgress>,
    /// The current lesson; `None` in a game.
    pub lesson: Option<Box<Task>>,
}

impl Scene {
    /// The scene of a session. During an animation, only pieces, cards and the dice on the board are up to date.
    pub fn of(session: &Session) -> Scene {
        match session.shown().before() {
            Some(before) => Scene::during(session, before),
            None => Scene::now(session),
        }
    }

    /// The scene with everything up to date, even during an animation.
    pub(crate) fn now(session: &Session) -> Scene {
        let table = session.table();
        let is_over = matches!(table.node(), Node::Terminal { .. });
        let end = is_over.then(|| End::of(session));
        let now = NowPart::of(session);
        let mut scene = Scene {
            position: table.position(session.local().viewer()),
            board: BoardPart::of(session, &now.dice, &now.die_uses),
            cards: Cards::of(session),
            seats: SeatsPart::of(session),
            now,
            moves: MovesPart::of(session),
            log: table.log().clone(),
            finale: end
                .as_ref()
                .filter(|_| session.local().mode().is_game())
                .map(End::finale),
            end: end.filter(|_| !session.shown().is_end_held_back()),
            link_turn: LinkTurn::of(session.local()),
            watching: session.local().watching(),
            lesson: None,
        };
        if let Some(learning) = session.local().mode().lesson() {
            scene.show_lesson(learning, table);
        }
        scene
    }

    /// Adds the lesson, and removes what only games have.
    fn show_lesson(&mut self, learning: &Learning, table: &GameSession) {
        // The lesson's own hint, not a bot's.
        self.now.can.hint = !learning.is_over();
        self.now.can.threats = None;
        self.end = None;
        if let Some(status) = learning.status() {
            status.clone_into(&mut self.now.status);
        }
        self.lesson = Some(Box::new(learning.task(table)));
    }

    /// The scene during an animation: pieces, cards and the dice on the board are in their new places, but cannot be
    /// chosen yet. Everything else is as before.
    fn during(session: &Session, before: &Scene) -> Scene {
        Scene {
            position: session.table().position(session.local().viewer()),
            board: BoardPart::during(session, &before.board),
            cards: Cards::during(session, before.cards.as_ref()),
            seats: SeatsPart::during(session, &before.seats),
            now: NowPart::during(session, &before.now),
            moves: MovesPart::during(session, &before.moves),
            log: before.log.clone(),
            finale: before.finale.clone(),
            end: before.end.clone(),
            link_turn: before.link_turn.clone(),
            watching: session.local().watching(),
            lesson: before.lesson.clone(),
        }
    }
}
