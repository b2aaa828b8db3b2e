//! Runs the effects of a session. Results come back as messages, always later.

use bot::rng::mix;
use gloo::timers::callback::Timeout;
use rules::board::Space;
use rules::ruleset::Family;
use table::log::Line;
use table::session::{Effect, Hint, Intent, Purpose, Question, Threats};
use yew::prelude::*;

use super::{App, AppMsg};
use crate::worker::protocol::{Job, Outcome};

impl App {
    /// Runs effects in order.
    pub fn run_effects(&mut self, ctx: &Context<App>, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Animate(ticket, timeline) => {
                    self.playback.animation.end();
                    self.wait(ctx, timeline.length_ms(), Intent::Shown(ticket));
                    // Starts after the next rendering.
                    self.playback.timeline = Some(timeline);
                }
                Effect::Hear(timeline) => self.play_sounds(&timeline, true),
                Effect::Pause(ticket, 0) => {
                    // No timer: browsers delay even the shortest one by milliseconds. The page stays responsive, since bots answer
                    // from the worker or by a timer.
                    let link = ctx.link().clone();
                    wasm_bindgen_futures::spawn_local(async move {
                        link.send_message(AppMsg::Session(Intent::Paused(ticket)));
                    });
                }
                Effect::Pause(ticket, ms) => self.wait(ctx, ms, Intent::Paused(ticket)),
                Effect::Ask(question) => self.ask(ctx, question),
                Effect::Announce(sentence) => self.announce(sentence),
                Effect::Alert(_) => self.access.alerts += 1,
                Effect::Save(record) => self.save(&record),
            }
        }
    }

    fn wait(&mut self, ctx: &Context<App>, ms: u32, message: Intent) {
        let link = ctx.link().clone();
        self.playback.timer = Some(Timeout::new(ms, move || {
            link.send_message(AppMsg::Session(message));
        }));
    }

    /// Puts into the live region what happened and what the player does next.
    fn announce(&mut self, sentence: String) {
        self.access.live = sentence;
        let Some(game) = self.active() else {
            return;
        };
        if game.session.is_persons_turn()
            && let Some(status) = game.session.awaited()
            && !self.access.live.contains(&status)
        {
            self.access.live.push_str(&format!(" {status}."));
        }
    }

    fn ask(&self, ctx: &Context<App>, question: Question) {
        let link = ctx.link().clone();
        let Some(game) = self.active() else {
            return;
        };
        let family = game.session.table().ruleset().family;
        let Question {
            ticket,
            purpose,
            worker_failed,
            ..
        } = question;
        let from = if worker_failed { "page" } else { "worker" };
        let answer = move |outcome: Result<Outcome, String>| {
            let message = match outcome {
                Ok(Outcome::Step(step)) => Intent::Answered(ticket, step),
                Ok(Outcome::Hint(hint)) => Intent::Hinted(ticket, hint_for_session(hint)),
                Ok(Outcome::Threats(threats)) => {
                    Intent::ThreatsFound(ticket, threats_for_session(family, threats))
                }
                Ok(Outcome::Review(_)) => return,
                Err(reason) => Intent::NotAnswered(ticket, purpose, reason),
            };
            link.send_message(AppMsg::Answered(message, from));
        };
        let request = self.request(&question);
        let job = match purpose {
            Purpose::Play => Job::Step(request),
            Purpose::Hint => Job::Hint(request),
            Purpose::Threats => Job::Threats(request),
        };
        if worker_failed {
            // By a timer, so that the page renders and handles input first.
            let bots = self.bots.clone();
            Timeout::new(0, move || answer(bots.work_on_page(&job))).forget();
        } else {
            self.bots.ask(job, answer);
        }
    }

    fn request(&self, question: &Question) -> bot::Request {
        let session = self.active().map(|game| &game.session);
        let dice = session.and_then(|session| session.bot_seed().or(session.seed()));
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
}

/// A bot's hint, for the session.
fn hint_for_session(hint: bot::Hint) -> Hint {
    Hint {
        step: hint.step,
        reason: hint.reason,
        why: hint.sentence,
        plays: hint
            .plays
            .into_iter()
            .map(|play| {
                let bot::Ranked {
                    plain,
                    full,
                    chance,
                } = play;
                (Line { plain, full }, chance)
            })
            .collect(),
    }
}

/// Threatened pieces, for the session: with seats instead of letters.
fn threats_for_session(family: &Family, threats: bot::Danger) -> Threats {
    let mut told = Threats {
        hunter: threats.hunter.and_then(|letter| family.seat(letter)),
        total: threats.total,
        pieces: Vec::new(),
    };
    for (space, letter, cases) in threats.pieces {
        if let Some(owner) = family.seat(letter) {
            told.pieces.push((Space(space), owner, cases));
        }
    }
    told
}
