//! Hints: what a good player would do, why, and how likely the best plays are to win.

use std::sync::Arc;

use rules::board::Board;
use rules::event::Event;
use rules::games::{self, Playable, Visitor};
use rules::plain::Plain;
use rules::position::{At, Position};
use rules::reasons::{Outlook, Reasons, Teller, Told, traced};
use rules::record::{Made, Make};
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::turn::path;
use rules::words::Phrases;
use serde::{Deserialize, Serialize};
use words::{t, uncapitalised};

use crate::level::Level;
use crate::net::Net;
use crate::player::Player;
use crate::request::Request;
use crate::shelf::Shelf;

/// So many plays are told of.
const PLAYS: usize = 5;

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The first step of the best play, as in a play line: `6 yard-Y6`.
    pub step: String,
    /// Why that play, in short, without a full stop.
    pub reason: String,
    /// The same in a whole sentence, also compared with the second best play.
    pub sentence: String,
    /// The best plays with different results, the best first; none where no chances are known.
    pub plays: Vec<Ranked>,
}

/// A play and how likely it is to win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ranked {
    /// The play in words without coordinates.
    pub plain: String,
    /// The play in full.
    pub full: String,
    /// The chance of winning after it, in thousandths.
    pub chance: u16,
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
        HintVisitor {
            request,
            level,
            net,
        },
    )
}

struct HintVisitor<'a> {
    request: &'a Request,
    level: Level,
    net: Option<Arc<Net>>,
}

impl Visitor for HintVisitor<'_> {
    type Output = Result<Hint, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seen = self.request.decision(&game)?;
        let (seat, state) = (seen.seat(), seen.state());
        let mut player = Player::new(game.clone(), self.level, self.net, self.request.seed());
        let ranked = player.ranked(&seen, PLAYS);
        let best = ranked.first().ok_or_else(|| t!(bots::nothing_to_decide))?;
        let best = best.first;
        let (throw, play) = game.play(state);
        let position = At { game: &game, state };
        let mut telling = Telling::of(&position, seat);
        for each in &ranked {
            let actions = path(play, &throw, &each.end);
            let picked = actions.first();
            let picked = picked.and_then(|first| game.pointing(seen.state(), *first).seat);
            let (mut state, mut steps, mut events) = (state.clone(), Vec::new(), Vec::new());
            for action in actions {
                let full = game.choice(&state, action);
                let (pieces, begun) = (game.pieces(&state), events.len());
                game.make_told(&mut state, Made::Action(action), Some(&mut events));
                let plain = Plain {
                    family: G::FAMILY,
                    board: &telling.board,
                    pieces: &pieces,
                };
                let plain = plain.step(seat, &events[begun..]);
                steps.push((plain.unwrap_or_else(|| full.clone()), full));
            }
            let position = At {
                game: &game,
                state: &state,
            };
            telling.tell(&position, steps, &events, picked);
            telling.chances.push(each.chance);
        }
        let is_choice = game.is_choice(state, best);
        let step = game.step(state, best);
        Ok(telling.hint(step, is_choice, G::FAMILY, game.phrases()))
    }
}

/// The best plays being told, the same for all games.
struct Telling {
    seat: Seat,
    side: SeatSet,
    board: Board,
    before: Outlook,
    /// The best and its best rival, with their reasons.
    told: Vec<Told>,
    /// Each without coordinates, and in full.
    plays: Vec<(String, String)>,
    /// Nothing where no chances are known.
    chances: Vec<Option<u16>>,
}

impl Telling {
    fn of(position: &dyn Position, seat: Seat) -> Telling {
        Telling {
            seat,
            side: position.side(seat),
            board: position.board(),
            before: Outlook::of(position, seat, position.pieces()),
            told: Vec::new(),
            plays: Vec::new(),
            chances: Vec::new(),
        }
    }

    /// The next best play: what it comes to, its steps in words, what they told, and who was chosen.
    fn tell(
        &mut self,
        result: &dyn Position,
        steps: Vec<(String, String)>,
        events: &[Event],
        picked: Option<Seat>,
    ) {
        let (mut steps, full): (Vec<String>, Vec<String>) = steps.into_iter().unzip();
        // The plain steps are sentences, and those that follow stand in the midst of one.
        for step in steps.iter_mut().skip(1) {
            *step = uncapitalised(step);
        }
        let play = |steps: &[String]| {
            let play = steps.iter().cloned();
            let play = play.reduce(|steps, step| t!(bots::then, steps, step));
            play.unwrap_or_default()
        };
        self.plays.push((play(&steps), play(&full)));
        if self.told.len() == 2 {
            return;
        }
        let pieces = traced(&self.before.pieces, events);
        let after = Outlook::of(result, self.seat, pieces);
        let mut reasons = Reasons::between(&self.board, self.side, &self.before, &after);
        for (seat, tally) in &self.before.tallies {
            if picked == Some(*seat) {
                reasons.picked = Some((*seat, *tally));
            }
        }
        self.told.push(Told { steps, reasons });
    }

    /// Why the best play is good: in short, and as a whole sentence.
    fn why(&self, is_choice: bool, family: &'static Family, phrases: Phrases) -> [String; 2] {
        let teller = Teller {
            family,
            phrases,
            seat: self.seat,
            side: self.side,
        };
        match &self.told[..] {
            [best, rest @ ..] if is_choice => {
                let rival = rest.first();
                [teller.reason(best, rival), teller.sentence(best, rival)]
            }
            _ => [(); 2].map(|()| t!(bots::nothing_else).to_owned()),
        }
    }

    fn hint(
        self,
        step: String,
        is_choice: bool,
        family: &'static Family,
        phrases: Phrases,
    ) -> Hint {
        let [reason, sentence] = self.why(is_choice, family, phrases);
        Hint {
            step,
            reason,
            sentence,
            plays: self
                .plays
                .into_iter()
                .zip(self.chances.into_iter().flatten())
                .map(|((plain, full), chance)| Ranked {
                    plain,
                    full,
                    chance,
                })
                .collect(),
        }
    }
}
