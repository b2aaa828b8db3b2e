//! Exercises: what a play is worth, compared with the best one, and what the rivals can make of both.
//!
//! The chances are those of a [review](crate::review), so an exercise made from a review has the same best play and gap.

use std::sync::Arc;

use rules::any_game::AnyGame;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::seat::Seat;
use rules::state::Node;
use serde::{Deserialize, Serialize};
use words::t;

use crate::lookahead::{Compared, Lookahead};
use crate::net::Net;
use crate::net_cache::NetCache;
use crate::win_chance::Chance;

/// A question about a play in an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnswerRequest {
    /// The position line before the play, with the dice rolled.
    pub position: String,
    /// The whole play, as a play line.
    pub play: String,
}

/// The worth of a play in an exercise. Chances are those of the learner's side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The best play, as in a play line.
    pub best: String,
    /// The chance after the best play.
    pub best_chance: Chance,
    /// The chance after the learner's play. In rare cases it is above `best_chance`: a play that the net did not expect to
    /// be good.
    pub chance: Chance,
    /// How much better the best result is than the second best. `None` without a choice between different results.
    pub gap: Option<Chance>,
    /// The second best play, as in a play line; `None` without a choice between different results.
    pub second: Option<String>,
    /// The rivals' best reply to the learner's play; `None` if no rival rolls next.
    pub reply: Option<Reply>,
    /// The rivals' best reply to the best play; `None` if no rival rolls next.
    pub reply_to_best: Option<Reply>,
}

/// The roll of the next player that is worst for the learner, and that player's best play of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The letter of the seat that rolls and plays.
    pub seat: char,
    /// The roll, as in a record.
    pub outcome: String,
    /// The play, as in a play line; empty if the roll allows none.
    pub play: String,
    /// The learner's chance after the play.
    pub chance: Chance,
}

/// The worth of a play, and the best one.
///
/// # Errors
/// An error message about the position or the play, or if the net of the ruleset is not loaded.
pub fn answer(nets: &NetCache, request: &AnswerRequest) -> Result<Answer, String> {
    let before = games::at(&request.position)?;
    let ruleset = before.ruleset();
    let net = nets.net(ruleset);
    let net = net.ok_or_else(|| t!(bots::review_needs_net).to_owned())?;
    let Node::Decision { seat } = before.node() else {
        return Err(t!(bots::nothing_to_decide).to_owned());
    };
    let after = before.after_steps(&request.play);
    let after = after.map_err(|(column, error)| {
        let message = error.to_string();
        t!(bots::step_at, column, message)
    })?;
    let play = Play {
        seat,
        before,
        after,
        net,
    };
    games::visit(ruleset, play)
}

/// A play of a seat.
struct Play {
    seat: Seat,
    before: Box<dyn AnyGame>,
    after: Box<dyn AnyGame>,
    net: Arc<Net>,
}

impl Visitor for Play {
    type Output = Result<Answer, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        fn state<G: Playable>(playing: &dyn AnyGame) -> &G::State {
            let state = playing.state::<G>();
            state.expect("the game is that of the ruleset")
        }
        let (before, after) = (state::<G>(&*self.before), state::<G>(&*self.after));
        if before == after || game.in_play(after) {
            return Err(t!(bots::expected_whole_play).to_owned());
        }
        let mut lookahead = Lookahead::new(game.clone(), self.net);
        let side = lookahead.side_index(before, self.seat);
        let Compared { results, gap, .. } = lookahead.compared(before, self.seat);
        let (best_chances, best) = &results[0];
        let second = results.get(1);
        let mut reply = |state| reply(&game, &mut lookahead, state, side);
        let (reply, reply_to_best) = (reply(after), reply(best));
        Ok(Answer {
            best: lookahead.play_line(before, best),
            best_chance: best_chances[side],
            chance: lookahead.after_play(after)[side],
            gap,
            second: second.map(|(_, result)| lookahead.play_line(before, result)),
            reply,
            reply_to_best,
        })
    }
}

/// The next player's roll that is worst for a side, and its best play; `None` if the side itself rolls next.
fn reply<G: Playable>(
    game: &G,
    lookahead: &mut Lookahead<G>,
    state: &G::State,
    side: usize,
) -> Option<Reply> {
    let Node::Chance { seat } = game.node(state) else {
        return None;
    };
    if lookahead.side_index(state, seat) == side {
        return None;
    }
    let mut outcomes = Vec::new();
    game.chance_outcomes(state, &mut outcomes);
    let replies = outcomes.into_iter().map(|(outcome, _)| {
        let chances = lookahead.after_outcome(state, outcome, 1);
        (chances[side], outcome)
    });
    let (chance, outcome) = replies.min_by_key(|(chance, _)| *chance)?;
    Some(Reply {
        seat: G::FAMILY.letter(seat),
        outcome: HistoryEntry::<G>::Chance(outcome).text(game, state),
        play: lookahead.best_play(state, outcome),
        chance,
    })
}

/// The roll, the play, and where the pieces of nobody are, with colours counted from the player's. Exercises with the same
/// are alike.
///
/// # Errors
/// An error message about the position.
#[cfg(feature = "yardsticks")]
pub fn likeness(position: &str, play: &str) -> Result<String, String> {
    let game = games::at(position)?;
    let family = game.ruleset().family;
    let (player, count) = (game.node().seat(), family.seats.len());
    let player = player.ok_or_else(|| t!(bots::nothing_to_decide).to_owned())?;
    let pieces = game.shown().pieces.into_iter();
    let of_nobody = pieces.filter(|each| each.piece.owner.is_none());
    let of_nobody: Vec<_> = of_nobody.map(|each| each.at.0).collect();
    // The roll stands behind the seat that plays.
    let turn = position.split(' ').nth(2).unwrap_or_default();
    let text = format!("{turn} {play} {of_nobody:?}");
    let from_player = |letter: char| match family.seat(letter) {
        Some(seat) => {
            let distance = (seat.index() + count - player.index()) % count;
            format!("<{distance}>")
        }
        None => letter.to_string(),
    };
    Ok(text.chars().map(from_player).collect())
}
