//! Hints: what a good player would do, why, and how likely the best plays are to win.

use std::sync::Arc;

use rules::any_game::{AnyGame, Move};
use rules::board::Board;
use rules::event::Event;
use rules::games;
use rules::narrator::step::StepWords;
use rules::piece::PiecePosition;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use words::{capitalised, t, uncapitalised};

use crate::best_move::Bot;
use crate::level::Level;
use crate::net::Net;
use crate::net_cache::NetCache;
use crate::reasons::{Outlook, Picked, ReasonWords, Reasons, called, traced};
use crate::service::{Request, Seen};
use crate::top_k::RankedResult;

/// The number of plays in a hint.
const PLAYS: usize = 3;

/// The number of steps that arrows show: the four dice of doublets. More would be a tangle.
const SHOWN: usize = 4;

/// Chances that differ by no more are alike, in thousandths.
const ALIKE: u16 = 5;

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The best plays with different results, the best first; at least one.
    pub plays: Vec<RankedPlay>,
    /// Why the best play, and what it risks, in a whole sentence without a full stop, also compared with the second best
    /// play.
    pub sentence: String,
}

/// A play and how likely it is to win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RankedPlay {
    /// Its first steps, as in a play line: `6 yard-Y6`.
    pub steps: Vec<String>,
    /// These steps in words, without consequences, beside arrows on the board: "Move this pawn 6 spaces".
    pub move_words: String,
    /// The play in words without coordinates.
    pub plain: String,
    /// The play in full.
    pub full: String,
    /// Why it is good, and what it risks, without a full stop.
    pub reason: String,
    /// The chance of winning after it, in thousandths, if it is known.
    pub chance: Option<u16>,
}

/// What a good player of the request's level would do, and why. The players are called by their `names`, by seat; a
/// colour stands for one that has none.
///
/// # Errors
/// An error message about the question.
pub fn hint(nets: &NetCache, request: &Request, names: &[String]) -> Result<Hint, String> {
    let seen = request.decision()?;
    let ruleset = seen.game.ruleset();
    let best = BestPlays {
        seen: &seen,
        level: request.level.parse()?,
        net: nets.net(ruleset),
        seed: request.seed(),
    };
    let plays = games::visit(ruleset, best);
    let Seen { game, seat } = seen;
    let decision = Decision { game, seat, plays };
    let hint = decision.hint(names);
    hint.ok_or_else(|| t!(bots::nothing_to_decide).to_owned())
}

/// A play of `seat` in words without coordinates: "Front pawn 2 spaces, then bring one out with the 6".
///
/// # Panics
/// If a step is not legal.
pub fn play_in_words(
    game: &dyn AnyGame,
    board: &Board,
    seat: Seat,
    steps: &[Move],
    names: &[String],
) -> String {
    let decision = Decision {
        game: game.boxed_clone(),
        seat,
        plays: Vec::new(),
    };
    joined(&decision.make(board, steps, names).plain)
}

/// Why a play was better than the one made, both as lists of steps at a decision of `seat`.
///
/// # Panics
/// If a step is not legal.
pub fn why_better(
    game: &dyn AnyGame,
    seat: Seat,
    better: Vec<Move>,
    made: Vec<Move>,
    names: &[String],
) -> String {
    let decision = Decision {
        game: game.boxed_clone(),
        seat,
        plays: vec![(better, None), (made, None)],
    };
    let hint = decision.hint(names);
    hint.map(|hint| hint.sentence).unwrap_or_default()
}

/// The steps of a play, and the chance of winning after it, if it is known.
type Play = (Vec<Move>, Option<u16>);

/// Finds the best plays of a decision.
struct BestPlays<'a> {
    seen: &'a Seen,
    level: Level,
    net: Option<Arc<Net>>,
    seed: u64,
}

impl Visitor for BestPlays<'_> {
    type Output = Vec<Play>;

    fn visit<G: Playable>(self, game: G) -> Vec<Play> {
        let seen = self.seen.observation(&game);
        let mut player = Bot::new(game, self.level, self.net, self.seed);
        let packed = |each: RankedResult<G>| {
            let steps = each.path.into_iter().map(HistoryEntry::<G>::Action);
            (steps.map(HistoryEntry::packed).collect(), each.chance)
        };
        player.top_k(&seen, PLAYS).into_iter().map(packed).collect()
    }
}

/// A decision and its best plays.
struct Decision {
    game: Box<dyn AnyGame>,
    seat: Seat,
    plays: Vec<Play>,
}

/// A play made from the decision.
struct MadePlay {
    /// The game after it.
    game: Box<dyn AnyGame>,
    events: Vec<Event>,
    /// Its steps in words without coordinates.
    plain: Vec<String>,
    /// Its steps in words.
    full: Vec<String>,
}

impl Decision {
    /// The hint; nothing if there is no play.
    fn hint(&self, names: &[String]) -> Option<Hint> {
        let game = &*self.game;
        let step = *self.plays.first()?.0.first()?;
        let board = game.board();
        let before = Outlook::of(game, self.seat, game.shown().pieces);
        let (mut reasons, mut plays) = (Vec::new(), Vec::new());
        for (steps, chance) in &self.plays {
            let made = self.make(&board, steps, names);
            let (shown, move_words) = self.shown_steps(&board, steps, names);
            plays.push(RankedPlay {
                steps: shown,
                move_words,
                plain: joined(&made.plain),
                full: joined(&made.full),
                reason: String::new(),
                chance: *chance,
            });
            let picked = steps
                .first()
                .and_then(|first| game.describe(*first).action.seat);
            reasons.push(self.reasons(&board, &before, &made, picked));
        }
        let words = ReasonWords {
            family: game.ruleset().family,
            names,
            phrases: game.about().phrases,
            seat: self.seat,
            side: game.seat(self.seat).side,
            is_alike: self.is_alike(),
        };
        if plays.len() == 1 || !game.describe(step).is_choice {
            let mut sentence = match game.moves().len() {
                1 => t!(bots::only_move).to_owned(),
                _ => t!(bots::same_result).to_owned(),
            };
            if !reasons[0].captured.is_empty() || reasons[0].home > 0 {
                let reason = words.reason(&reasons[0], None);
                sentence = t!(reasons::and_then, why = sentence, then = reason);
            }
            plays[0].reason.clone_from(&sentence);
            return Some(Hint { plays, sentence });
        }
        // The best play is compared with the second, the others with the best.
        for (index, play) in plays.iter_mut().enumerate() {
            let rival = usize::from(index == 0);
            play.reason = words.reason(&reasons[index], reasons.get(rival));
        }
        let sentence = words.sentence(&reasons[0], reasons.get(1));
        Some(Hint { plays, sentence })
    }

    /// Whether the second best play is known to be about as good as the best.
    fn is_alike(&self) -> bool {
        let chance = |index: usize| self.plays.get(index).and_then(|play| play.1);
        match (chance(0), chance(1)) {
            (Some(best), Some(other)) => best.abs_diff(other) <= ALIKE,
            _ => false,
        }
    }

    /// The first steps of a play, as in a play line and in words without their consequences.
    fn shown_steps(
        &self,
        board: &Board,
        steps: &[Move],
        names: &[String],
    ) -> (Vec<String>, String) {
        let mut game = self.game.clone();
        let mut before: Vec<Vec<Event>> = Vec::new();
        let shown = steps.iter().take(SHOWN).map(|&step| {
            let (now, written) = (game.clone(), game.write(step));
            let events = game.apply(step);
            let called = self.called(names);
            let words = plain(&*now, board, &[], &called);
            let view = now.describe(step);
            let shown = words.step_of_this_pawn(&before, &events);
            let shown = match view.action.seat {
                None => shown,
                chosen => words.step(self.seat, chosen, &events),
            };
            let shown = shown.unwrap_or_else(|| now.choice(step));
            before.push(events);
            (written, shown)
        });
        let (written, words): (_, Vec<_>) = shown.unzip();
        let move_words = joined(&words);
        let first = steps.first().map(|&step| self.game.describe(step));
        let card = first.filter(|first| first.action.to.is_some());
        let card = card.and_then(|first| first.card).map(|card| card.title());
        // A discard names its card, and so does "Sorry!".
        match card.filter(|card| !move_words.starts_with(card)) {
            Some(card) => (written, t!(bots::by_card, card, play = move_words)),
            None => (written, move_words),
        }
    }

    fn make(&self, board: &Board, steps: &[Move], names: &[String]) -> MadePlay {
        let mut made = MadePlay {
            game: self.game.clone(),
            events: Vec::new(),
            plain: Vec::new(),
            full: Vec::new(),
        };
        let mut earlier: Vec<Vec<Event>> = Vec::new();
        for &step in steps {
            let view = made.game.describe(step);
            let full = made.game.choice(step);
            let before = made.game.clone();
            let events = made.game.apply(step);
            let pieces = before.shown().pieces;
            let called = self.called(names);
            let words = plain(&*before, board, &pieces, &called);
            let plain = words.step_of_play(self.seat, view.action.seat, &earlier, &events);
            made.plain.push(plain.unwrap_or_else(|| full.clone()));
            made.full.push(full);
            made.events.extend(events.iter().cloned());
            earlier.push(events);
        }
        made
    }

    /// The reasons for a play; `picked` is the player whom it chooses.
    fn reasons(
        &self,
        board: &Board,
        before: &Outlook,
        made: &MadePlay,
        picked: Option<Seat>,
    ) -> Reasons {
        let pieces = traced(&before.pieces, &made.events);
        let after = Outlook::of(&*made.game, self.seat, pieces);
        let side = self.game.seat(self.seat).side;
        let mut reasons = Reasons::between(board, side, before, &after);
        reasons.picked = picked.and_then(|seat| Picked::of(seat, self.seat, &before.tallies));
        reasons
    }

    /// What each seat is called.
    fn called(&self, names: &[String]) -> impl Fn(Seat) -> String {
        let family = self.game.ruleset().family;
        move |seat| called(family, names, seat).to_owned()
    }
}

/// Moves and pawns of a position in words without coordinates.
fn plain<'a>(
    game: &dyn AnyGame,
    board: &'a Board,
    pieces: &'a [PiecePosition],
    called: &'a dyn Fn(Seat) -> String,
) -> StepWords<'a> {
    StepWords {
        called,
        board,
        pieces,
        phrases: game.about().phrases,
    }
}

/// "Front pawn 2 spaces, then bring one out with the 6".
fn joined(steps: &[String]) -> String {
    // Each step is a sentence, and those that follow stand in the midst of one.
    let steps = steps.iter().cloned();
    let play = steps.reduce(|steps, step| t!(bots::then, steps, step = uncapitalised(&step)));
    capitalised(&play.unwrap_or_default())
}
