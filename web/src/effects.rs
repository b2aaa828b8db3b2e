//! Carries out what a session wants done. Answers come back as messages, always later.

use bot::lot::mix;
use gloo::timers::callback::Timeout;
use rules::board::Space;
use rules::ruleset::Family;
use table::log::Line;
use table::session::{Advice, Danger, Effect, Message, Purpose, Question};
use yew::prelude::*;

use crate::app::{App, Msg};
use crate::worker_protocol::{Job, Outcome};

impl App {
    /// Carries out effects, in their order.
    pub fn carry_out(&mut self, ctx: &Context<App>, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Animate(ticket, timeline) => {
                    self.shown.end();
                    self.wait(ctx, timeline.length_ms(), Message::Shown(ticket));
                    // Once the screen has been drawn.
                    self.to_show = Some(timeline);
                }
                Effect::Hear(timeline) => self.hear(&timeline, true),
                Effect::Pause(ticket, 0) => {
                    // No timer: browsers make even the shortest take milliseconds. The page does
                    // not starve, since bots answer from the worker, or by a timer.
                    let link = ctx.link().clone();
                    wasm_bindgen_futures::spawn_local(async move {
                        link.send_message(Msg::Session(Message::Paused(ticket)));
                    });
                }
                Effect::Pause(ticket, ms) => self.wait(ctx, ms, Message::Paused(ticket)),
                Effect::Ask(question) => self.ask(ctx, question),
                Effect::Announce(sentence) => self.announce(sentence),
                Effect::Alert(_) => self.alerts += 1,
                Effect::Save(record) => self.save(&record),
            }
        }
    }

    fn wait(&mut self, ctx: &Context<App>, ms: u32, message: Message) {
        let link = ctx.link().clone();
        self.timer = Some(Timeout::new(ms, move || {
            link.send_message(Msg::Session(message));
        }));
    }

    /// What happened, and what is expected of a person who cannot see it.
    fn announce(&mut self, sentence: String) {
        self.live = sentence;
        let Some(play) = &self.play else {
            return;
        };
        if play.session.is_persons_turn()
            && let Some(status) = play.session.awaited()
            && !self.live.contains(&status)
        {
            self.live.push_str(&format!(" {status}."));
        }
    }

    fn ask(&self, ctx: &Context<App>, question: Question) {
        let link = ctx.link().clone();
        let Some(play) = &self.play else {
            return;
        };
        let family = play.session.table().ruleset().family;
        let Question {
            ticket,
            purpose,
            at_home,
            ..
        } = question;
        let from = if at_home { "page" } else { "worker" };
        let answer = move |outcome: Result<Outcome, String>| {
            let message = match outcome {
                Ok(Outcome::Step(step)) => Message::Answered(ticket, step),
                Ok(Outcome::Hint(hint)) => Message::Advised(ticket, advice(hint)),
                Ok(Outcome::Danger(danger)) => {
                    Message::Endangered(ticket, told_danger(family, danger))
                }
                Err(reason) => Message::NotAnswered(ticket, purpose, reason),
            };
            link.send_message(Msg::Answered(message, from));
        };
        let request = self.request(&question);
        let job = match purpose {
            Purpose::Play => Job::Step(request),
            Purpose::Hint => Job::Hint(request),
            Purpose::Danger => Job::Danger(request),
        };
        if at_home {
            // By a timer, so that the page is drawn and hears its players in between.
            let bots = self.bots.clone();
            Timeout::new(0, move || answer(bots.work_on_page(&job))).forget();
        } else {
            self.bots.ask(job, answer);
        }
    }

    fn request(&self, question: &Question) -> bot::Request {
        let dice = self.play.as_ref().and_then(|play| play.session.seed());
        // As the lab does, so that a seed is the same game there: another seed than that of the
        // dice, and another for each seat.
        let seed = mix(!dice.unwrap_or_default()).wrapping_add(mix(u64::from(question.seat.0) + 1));
        bot::Request {
            protocol: bot::PROTOCOL,
            position: question.position.clone(),
            steps: question.steps.clone(),
            seat: question.letter,
            level: question.level.clone(),
            seed_high: (seed >> 32) as u32,
            seed_low: seed as u32,
        }
    }
}

/// A bot's hint as the session takes it.
fn advice(hint: bot::Hint) -> Advice {
    Advice {
        step: hint.step,
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

/// What could be hit, as the session takes it: with seats instead of letters.
fn told_danger(family: &Family, danger: bot::Danger) -> Danger {
    let mut told = Danger {
        hunter: danger.hunter.and_then(|letter| family.seat(letter)),
        total: danger.total,
        pieces: Vec::new(),
    };
    for (space, letter, cases) in danger.pieces {
        if let Some(owner) = family.seat(letter) {
            told.pieces.push((Space(space), owner, cases));
        }
    }
    told
}
