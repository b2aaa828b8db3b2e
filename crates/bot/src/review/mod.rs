//! Review of a game: every side's chance of winning before each roll, after it, and after the play.
//!
//! The chances are whole numbers that sum to [`CERTAIN`](crate::win_chance::CERTAIN), so sums over a game are exact and
//! the same on every machine. `docs/review.md` explains the numbers.

mod account;
mod costly_move;
mod text;

use std::sync::Arc;

use rules::any_game::Move;
use rules::event::NullSink;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::{self, HistoryEntry, Record};
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use serde::{Deserialize, Serialize};
use words::t;

use crate::lookahead::Lookahead;
use crate::net::Net;
use crate::net_cache::NetCache;
use crate::rng::Rng;
use crate::win_chance::Chance;
pub use account::{Account, Accuracy, accuracy};
pub use costly_move::{costliest, is_clear, is_costly};
pub use text::{read_review, write_review};

/// A request for the review of some turns of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// The record.
    pub record: String,
    /// The letter of the seat whose knowledge is used; `None` to use all hands.
    pub viewer: Option<char>,
    /// The number of record entries before the first turn: 0, or [`ReviewPart::next`] of the part before.
    pub from: usize,
    /// The maximal number of turns.
    pub turns: usize,
}

/// The review of some turns of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewPart {
    /// The letters of the seats of each side. Chances are listed in this order.
    pub sides: Vec<String>,
    /// The turns, in order.
    pub turns: Vec<ReviewedTurn>,
    /// The number of record entries before the next turn; `None` after the last turn.
    pub next: Option<usize>,
}

/// The review of a turn: a roll or draw, and the play after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewedTurn {
    /// The number of record entries before the turn.
    pub start: usize,
    /// The number of record entries before the play: after the roll.
    pub play: usize,
    /// The number of record entries after the turn.
    pub end: usize,
    /// The letter of the seat that rolled or drew; `None` if the turn began with a card of the hand.
    pub roller: Option<char>,
    /// The letter of the seat that played; `None` if the roll allowed no play.
    pub player: Option<char>,
    /// The chances before the roll.
    pub before: Vec<Chance>,
    /// The chances after the roll, with the best play.
    pub rolled: Vec<Chance>,
    /// The chances after the play that was made.
    pub played: Vec<Chance>,
    /// What the player's choice was worth: how much better the best result is than a play at random. `None` without a
    /// choice between different results.
    pub stake: Option<Chance>,
    /// How clear the choice was: how much better the best result is than the second best, for the player's side, both by
    /// looking ahead one roll, whatever play was made. `None` without a choice between different results.
    pub gap: Option<Chance>,
    /// The best play, as in a play line, if it is better than the one made.
    pub best: Option<String>,
}

/// Reviews some turns of a game. The last turn is left out if its play is not finished.
///
/// # Errors
/// An error message about the record, or if the net of the ruleset is not loaded.
pub fn review(nets: &NetCache, request: &ReviewRequest) -> Result<ReviewPart, String> {
    let ruleset = ruleset_of(request)?;
    let net = nets.net(ruleset);
    let net = net.ok_or_else(|| t!(bots::review_needs_net).to_owned())?;
    games::visit(ruleset, Review { request, net })
}

/// The ruleset of a request's record.
///
/// # Errors
/// If the record names no known ruleset.
pub fn ruleset_of(request: &ReviewRequest) -> Result<Ruleset, String> {
    let name = record::ruleset_of(&request.record).map_err(|error| error.to_string())?;
    games::ruleset(name)
}

struct Review<'a> {
    request: &'a ReviewRequest,
    net: Arc<Net>,
}

impl Visitor for Review<'_> {
    type Output = Result<ReviewPart, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let request = self.request;
        let record = Record::parse(&*games::game(game.ruleset()), &request.record);
        let record = record.map_err(|error| error.to_string())?;
        let viewer = request.viewer.map(|letter| {
            let seat = G::FAMILY.seat(letter);
            seat.ok_or_else(|| t!(bots::expected_seat, found = letter))
        });
        let start = game.initial_state(record.seats());
        let mut reviewer = Reviewer {
            state: start.map_err(|refusal| refusal.to_string())?,
            lookahead: Lookahead::new(game.clone(), self.net),
            viewer: viewer.transpose()?,
            history: &record.history,
            at: 0,
            game,
        };
        reviewer.go_to_turn(request.from);
        let mut sides = Vec::new();
        for side in reviewer.lookahead.sides(&reviewer.state) {
            sides.push(side.iter().map(|seat| G::FAMILY.letter(seat)).collect());
        }
        let mut turns = Vec::new();
        while turns.len() < request.turns {
            match reviewer.next_turn() {
                Some(turn) => turns.push(turn),
                None => break,
            }
        }
        let is_finished = turns.len() < request.turns;
        Ok(ReviewPart {
            sides,
            turns,
            next: (!is_finished).then_some(reviewer.at),
        })
    }
}

/// A walk through a record.
struct Reviewer<'a, G: Playable> {
    game: G,
    lookahead: Lookahead<G>,
    /// The seat whose knowledge is used.
    viewer: Option<Seat>,
    history: &'a [Move],
    /// The number of entries before `state`.
    at: usize,
    state: G::State,
}

/// A turn whose entries have been applied.
struct TakenTurn<G: Playable> {
    /// The seat that rolled or drew, if any did.
    roller: Option<Seat>,
    /// The number of entries before the play.
    play: usize,
    /// The seat that played, and the state before its play.
    decision: Option<(Seat, G::State)>,
}

impl<G: Playable> Reviewer<'_, G> {
    /// Goes to the first turn after at least `from` entries. The rolls for who begins are no turns.
    fn go_to_turn(&mut self, from: usize) {
        while (self.at < from || self.game.in_opening(&self.state)) && self.step() {}
    }

    /// Reviews the next turn. `None` if the game is over or the next turn is not finished.
    fn next_turn(&mut self) -> Option<ReviewedTurn> {
        let (start, begin) = (self.at, self.state.clone());
        let Some(taken) = self.take_turn() else {
            (self.at, self.state) = (start, begin);
            return None;
        };
        let letter = |seat: Seat| G::FAMILY.letter(seat);
        let after = self.seen(&self.state);
        let played = self.lookahead.after_play(&after);
        let mut turn = ReviewedTurn {
            start,
            play: taken.play,
            end: self.at,
            roller: taken.roller.map(letter),
            player: None,
            before: Vec::new(),
            rolled: played.clone(),
            played,
            stake: None,
            gap: None,
            best: None,
        };
        if let Some((seat, state)) = taken.decision {
            let state = self.seen(&state);
            let choice = self.lookahead.choice(&state, seat, &after);
            turn.player = Some(letter(seat));
            turn.stake = choice.stake;
            turn.gap = choice.gap;
            turn.rolled = choice.chances;
            if self.viewer.is_none_or(|viewer| viewer == seat) {
                let line = |best| self.lookahead.play_line(&state, &best);
                turn.best = choice.best.map(line);
            }
        }
        turn.before = match taken.roller {
            Some(_) => self.lookahead.before_roll(&self.seen(&begin)),
            None => turn.rolled.clone(),
        };
        Some(turn)
    }

    /// Applies the entries of a turn. `None` if the record ends before the turn does.
    fn take_turn(&mut self) -> Option<TakenTurn<G>> {
        let roller = match self.game.node(&self.state) {
            Node::Chance { seat } => Some(seat),
            Node::Decision { .. } => None,
            Node::Terminal { .. } => return None,
        };
        if roller.is_some() {
            loop {
                let is_dealt = self.game.is_automatic_chance(&self.state);
                if !self.step() {
                    return None;
                }
                // Into a hand, several cards may be dealt.
                if !is_dealt || !self.game.is_automatic_chance(&self.state) {
                    break;
                }
            }
        }
        let play = self.at;
        let mut taken = TakenTurn {
            roller,
            play,
            decision: None,
        };
        let Node::Decision { seat } = self.game.node(&self.state) else {
            return Some(taken);
        };
        taken.decision = Some((seat, self.state.clone()));
        loop {
            if !self.step() {
                return None;
            }
            if !self.game.in_play(&self.state) {
                return Some(taken);
            }
        }
    }

    /// A state that agrees with what the viewer knows.
    fn seen(&self, state: &G::State) -> G::State {
        let Some(viewer) = self.viewer else {
            return state.clone();
        };
        let seen = self.game.observe(state, viewer);
        let mut rng = Rng::new(self.at as u64);
        self.game
            .resample(&seen, viewer, &mut |below| rng.below(below))
    }

    /// Applies the next entry. Returns whether there was one.
    fn step(&mut self) -> bool {
        let Some(entry) = self.history.get(self.at) else {
            return false;
        };
        HistoryEntry::unpacked(*entry).apply(&self.game, &mut self.state, &mut NullSink);
        self.at += 1;
        true
    }
}
