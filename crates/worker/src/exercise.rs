//! What a play in an exercise was worth, in sentences.

use bot::NetCache;
use bot::exercise::{Answer, AnswerRequest, Reply, answer};
use bot::win_chance::{CERTAIN, Chance, in_thousandths};
use rules::any_game::{AnyGame, Move};
use rules::games;
use rules::narrator::roll_in_words;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use words::t;

/// A reply is worth a warning if it takes at least so much.
const MUCH: Chance = CERTAIN / 20;

/// A question about a play in an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExerciseRequest {
    /// The position and the play.
    pub play: AnswerRequest,
    /// The play that was made in the game, if a person made it.
    pub played: Option<String>,
    /// What the players are called, by seat.
    pub names: Vec<String>,
}

/// The answer to a play, in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Judgement {
    /// Sentences about the play: its worth, how the rivals reply, and which play was made in the game.
    pub play: Vec<String>,
    /// The best play, if it is another one, and why it is better.
    pub better: Option<String>,
}

/// What a play was worth, why another one was better, and what the rivals make of it.
///
/// # Errors
/// A sentence about the position or the play.
pub fn answer_in_words(nets: &NetCache, request: &ExerciseRequest) -> Result<Judgement, String> {
    let AnswerRequest { position, play } = &request.play;
    let found = answer(nets, &request.play)?;
    let start = games::at(position)?;
    let words = Writer {
        start: &*start,
        names: &request.names,
    };
    let mut judgement = words.judgement(&found, play);
    let played = request.played.as_deref();
    let then = played.and_then(|played| words.then(played, play));
    judgement.play.extend(then);
    Ok(judgement)
}

/// Puts an answer into words.
struct Writer<'a> {
    /// The game at the position.
    start: &'a dyn AnyGame,
    names: &'a [String],
}

impl Writer<'_> {
    fn judgement(&self, found: &Answer, play: &str) -> Judgement {
        let best = wins(found.best_chance);
        if found.chance >= found.best_chance {
            let next = found.gap.map(|gap| wins(found.best_chance - gap));
            let worth = next.map(|next| t!(exercises::worth, best, next));
            let second = found.second.as_deref();
            let why = second.and_then(|second| self.why(&found.best, second));
            let reply = self.reply(&found.best, found.best_chance, found.reply_to_best.as_ref());
            return Judgement {
                play: [worth, why, reply].into_iter().flatten().collect(),
                better: None,
            };
        }
        let cost = t!(exercises::cost, made = wins(found.chance), best);
        let reply = self.reply(play, found.chance, found.reply.as_ref());
        Judgement {
            play: std::iter::once(cost)
                .chain(self.praise(found, play))
                .chain(reply)
                .collect(),
            better: self.better(&found.best, play),
        }
    }

    /// What is right about a play that is not the best.
    fn praise(&self, found: &Answer, made: &str) -> Option<String> {
        let seat = self.start.node().seat()?;
        let mut steps = found.best.split(", ");
        let shared = steps.find_map(|step| {
            let is_made = made.split(", ").any(|each| each == step);
            self.read(step).filter(|_| is_made)
        });
        let play = shared.map(|step| self.in_words(self.start, seat, &step));
        if play.is_some() {
            return play.map(|play| t!(exercises::part, play));
        }
        let is_next = self.after(found.second.as_deref()?) == self.after(made);
        is_next.then(|| t!(exercises::next_best).to_owned())
    }

    /// The position line after a play.
    fn after(&self, play: &str) -> Option<String> {
        Some(self.start.after_steps(play).ok()?.position_line())
    }

    /// The best play, and why it is better than the one made.
    fn better(&self, best: &str, made: &str) -> Option<String> {
        let steps = self.read(best)?;
        let play = self.in_words(self.start, self.start.node().seat()?, &steps);
        let why = self.why(best, made).unwrap_or_default();
        Some(t!(review::better, play, why))
    }

    /// A sentence about the play that a person made in the game.
    fn then(&self, played: &str, made: &str) -> Option<String> {
        if self.after(played) == self.after(made) {
            return Some(t!(exercises::same_then).to_owned());
        }
        let steps = self.read(played)?;
        let play = self.in_words(self.start, self.start.node().seat()?, &steps);
        Some(t!(exercises::then, play))
    }

    fn read(&self, play: &str) -> Option<Vec<Move>> {
        self.start.read_play(play)
    }

    fn in_words(&self, game: &dyn AnyGame, seat: Seat, steps: &[Move]) -> String {
        bot::play_in_words(game, &game.board(), seat, steps, self.names)
    }

    /// Why the best play is better than another one.
    fn why(&self, best: &str, other: &str) -> Option<String> {
        let (best, other) = (self.read(best)?, self.read(other)?);
        let seat = self.start.node().seat()?;
        let why = bot::why_better(self.start, seat, best, other, self.names);
        (!why.is_empty()).then(|| format!("{why}."))
    }

    /// The reply to a play that is worst for the learner, if it takes much of the chance after the play.
    fn reply(&self, play: &str, chance: Chance, reply: Option<&Reply>) -> Option<String> {
        let reply = reply.filter(|reply| chance - reply.chance >= MUCH)?;
        let mut game = self.start.after_steps(play).ok()?;
        let roll = game.read(&reply.outcome).ok()?;
        let faces = roll_in_words(&game.faces(roll));
        game.apply(roll);
        let steps = game
            .read_play(&reply.play)
            .filter(|steps| !steps.is_empty())?;
        let seat = game.ruleset().family.seat(reply.seat)?;
        let name = self.names.get(usize::from(seat.0))?;
        let play = self.in_words(&*game, seat, &steps);
        let chance = wins(reply.chance);
        Some(t!(exercises::reply, roll = faces, name, play, chance))
    }
}

/// A chance as wins in 100 games.
fn wins(chance: Chance) -> u32 {
    (u32::from(in_thousandths(chance)) + 5) / 10
}
