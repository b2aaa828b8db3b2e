//! Questions of a session to the bots, as jobs for the worker, and the worker's answers as intents.

use bot::rng::mix;
use rules::board::Space;
use rules::narrator::Line;
use rules::ruleset::Family;
use table::session::{
    Hint, Intent, Purpose, Question, RankedPlay, Session, Threatened, Threats, Ticket,
};
use worker::protocol::{Job, Outcome};

/// The job that answers a question.
pub fn job(session: &Session, question: &Question) -> Job {
    let request = request(session, question);
    match question.purpose {
        Purpose::Play => Job::Step(request),
        Purpose::Hint => Job::Hint(request, session.table().all_called()),
        Purpose::Threats => Job::Threats(request),
    }
}

/// The intent that an answer is.
pub fn answer(
    ticket: Ticket,
    purpose: Purpose,
    family: &Family,
    outcome: Result<Outcome, String>,
) -> Option<Intent> {
    Some(match outcome {
        Ok(Outcome::Step(step)) => Intent::Answered(ticket, step),
        Ok(Outcome::Hint(hint)) => Intent::Hinted(ticket, hint_for_session(hint)),
        Ok(Outcome::Threats(threats)) => {
            Intent::ThreatsFound(ticket, threats_for_session(family, threats))
        }
        Ok(_) => return None,
        Err(reason) => Intent::NotAnswered(ticket, purpose, reason),
    })
}

fn request(session: &Session, question: &Question) -> bot::Request {
    let by_link = session.local().link_player();
    let by_link = by_link.map(|player| player.game().bot_seed());
    let dice = by_link.or(session.local().seed());
    // The lab computes the same seed, so that a game is the same there: not the seed of the dice, and another for
    // each seat.
    let seed = mix(!dice.unwrap_or_default()).wrapping_add(mix(u64::from(question.seat.0) + 1));
    bot::Request {
        position: question.position.clone(),
        steps: question.steps.clone(),
        seat: question.letter,
        level: question.level.clone(),
        seed_high: (seed >> 32) as u32,
        seed_low: seed as u32,
    }
}

/// A bot's hint, for the session.
fn hint_for_session(hint: bot::Hint) -> Hint {
    let play = |play: bot::RankedPlay| RankedPlay {
        steps: play.steps,
        move_words: play.move_words,
        words: Line {
            plain: play.plain,
            full: play.full,
        },
        reason: play.reason,
        chance: play.chance,
    };
    Hint {
        plays: hint.plays.into_iter().map(play).collect(),
        why: hint.sentence,
    }
}

/// Threatened pieces, for the session: with seats instead of letters.
fn threats_for_session(family: &Family, danger: bot::Danger) -> Threats {
    let seats = |by: Vec<(char, u32)>| {
        let by = by.into_iter();
        by.filter_map(|(letter, cases)| Some((family.seat(letter)?, cases)))
            .collect()
    };
    let threatened = |piece: bot::InDanger| {
        Some(Threatened {
            space: Space(piece.space),
            owner: family.seat(piece.owner)?,
            by: seats(piece.by),
        })
    };
    Threats {
        total: danger.total,
        pieces: danger.pieces.into_iter().filter_map(threatened).collect(),
    }
}
