//! Hints: what a good player would do, why, and how likely the best plays are to win.

use std::sync::Arc;

use rules::event::Silent;
use rules::games::{self, Playable, Visitor};
use rules::reasons::{Outlook, Reasons, Teller, Told, traced};
use rules::turn::{Play as _, path};
use serde::Serialize;

use crate::level::Level;
use crate::net::Net;
use crate::player::Player;
use crate::request::Request;
use crate::shelf::Shelf;

/// So many plays are told of.
const PLAYS: usize = 5;

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hint {
    /// The first step of the best play, as in a play line: `6 yard-Y6`.
    pub step: String,
    /// Why that play, in a sentence without a full stop.
    pub sentence: String,
    /// The best plays with different results, the best first: each in words, and the chance of
    /// winning after it in thousandths; none where no chances are known.
    pub plays: Vec<(String, u16)>,
}

/// What a good player of the request's level would do, and why.
///
/// # Errors
/// A sentence that says what is wrong with the question.
pub fn hint(shelf: &Shelf, request: &Request) -> Result<Hint, String> {
    let ruleset = request.ruleset()?;
    let (level, net) = (request.level.parse()?, shelf.net(ruleset));
    games::visit(
        ruleset,
        Asked {
            request,
            level,
            net,
        },
    )
}

struct Asked<'a> {
    request: &'a Request,
    level: Level,
    net: Option<Arc<Net>>,
}

impl Visitor for Asked<'_> {
    type Output = Result<Hint, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seen = self.request.decision(&game)?;
        let (seat, state) = (seen.seat(), seen.state());
        let mut player = Player::new(game.clone(), self.level, self.net, self.request.seed());
        let ranked = player.ranked(&seen, PLAYS);
        let (throw, play) = game.play(state);
        let board = game.board();
        let side = game.side(state, seat);
        let pieces = game.pieces(state);
        let before = Outlook::of(&game, state, seat, pieces);
        let (mut plays, mut told) = (Vec::new(), Vec::new());
        for each in &ranked {
            let mut actions = vec![each.first];
            let after = play.after(&throw, each.first);
            actions.extend(path(after, &throw, &each.end));
            let steps = in_words(&game, state, &actions);
            plays.extend(each.chance.map(|chance| (steps.join(", then "), chance)));
            // Reasons are told of the best, beside those of its best rival.
            if told.len() < 2 {
                let (result, pieces) = traced(&game, state, &actions, &before.pieces);
                let after = Outlook::of(&game, &result, seat, pieces);
                let mut reasons = Reasons::between(&board, side, &before, &after);
                let picked = game.pointing(state, each.first).seat;
                reasons.picked = picked.map(|seat| (seat, game.tally(state, seat)));
                told.push(Told { steps, reasons });
            }
        }
        let best = ranked.first().ok_or("there is nothing to decide")?;
        let teller = Teller {
            family: G::FAMILY,
            phrases: game.phrases(),
            seat,
            side,
        };
        Ok(Hint {
            step: game.step(state, best.first),
            sentence: if game.is_choice(state, best.first) {
                teller.sentence(&told[0], told.get(1))
            } else {
                "Nothing else can be done".to_owned()
            },
            plays,
        })
    }
}

/// The steps of a play as choices.
fn in_words<G: Playable>(game: &G, state: &G::State, actions: &[G::Action]) -> Vec<String> {
    let mut state = state.clone();
    let mut words = Vec::new();
    for &action in actions {
        words.push(game.choice(&state, action));
        game.apply(&mut state, action, &mut Silent);
    }
    words
}
