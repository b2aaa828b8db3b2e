//! Points of a game and of the match that it is part of.

use rules::seat::Seat;
use rules::state::Node;

use super::GameSession;

impl GameSession {
    /// The points of the match including this game, by seat in turn order. `None` before the end of the game,
    /// or if games are not scored.
    pub fn points(&self) -> Option<Vec<(Seat, u32)>> {
        let Node::Terminal { .. } = self.node() else {
            return None;
        };
        let before = |seat| {
            let match_play = self.match_play();
            match_play.map_or(0, |match_play| match_play.points_of(seat))
        };
        let game = self.game();
        let of = |seat| Some((seat, before(seat) + game.seat(seat).points?));
        game.about().seats.iter().map(of).collect()
    }

    /// Whether this game ends the match. Also true without a match.
    pub fn is_match_over(&self) -> bool {
        let (Some(match_play), Some(points)) = (self.match_play(), self.points()) else {
            return true;
        };
        points.iter().any(|(_, points)| *points >= match_play.total)
    }
}
