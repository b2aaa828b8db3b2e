//! `rounds`: how long a person waits for bots, by the times that the table gives its movements and pauses.

use std::io::Write;

use bot::{NetCache, Request};
use rules::event::Event;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::durations::Speed;
use table::game_session::GameSession;
use table::scene::{self, Mood};
use table::session::{Effect, Intent, Levels, PlayerSettings, Question, Session, Ticket};
use table::setup::{PERSON, PlaceAtTable, Setup};
use table::timeline::{MomentKind, Timeline};

use crate::failure::Failure;

/// Print the median length of a bot's turn, of the person's own turn without a choice after the roll, and of a round of all
/// bots, in milliseconds, below how much 9 of 10 rounds stay, the banners in 15 turns, how many of all rounds have a line
/// that a character says, how many of those in which something happened to somebody a character answers by a line or a
/// gesture, and how many lines are said twice in a game
///
/// Counter-check: with 1,000 more in `Speed::breath_ms`, rounds of Pollyanna and Parcheesi take 1,000 ms longer. Without
/// the line in `Remarks::follow` that lets portraits react, most rounds with an event have no answer.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many rounds of each game are timed
    #[arg(long, default_value_t = 20)]
    rounds: usize,

    /// How many bots play, or as many as a game has seats for
    #[arg(long, default_value_t = 3)]
    bots: usize,

    /// The speed: slow, normal or fast
    #[arg(long, default_value = "normal")]
    speed: String,
}

/// After so many turns of the person, banners are counted.
const TURNS: usize = 15;

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let speed = Speed::parse(&args.speed);
    let speed = speed.ok_or_else(|| Failure::input(format!("no speed: {}", args.speed)))?;
    writeln!(
        out,
        "game, turn, turn that touches a person, own turn without a choice, round, 9 of 10 rounds, banners in {TURNS} turns, \
         rounds with a line, rounds with an event that are answered, lines said twice"
    )?;
    for family in FAMILIES {
        for ruleset in family.plain_rulesets() {
            let mut waits = Waits::default();
            // A short game has fewer rounds.
            for seed in (7..).take(args.rounds) {
                let game = Watched::start(ruleset, args.bots, speed, seed, waits);
                let mut game = game.map_err(Failure::input)?;
                game.play(args.rounds);
                waits = game.waits;
            }
            let times = [
                &mut waits.turns,
                &mut waits.touching,
                &mut waits.own,
                &mut waits.rounds,
            ];
            let [turn, touching, own, round] = times.map(|times| part(times, 5));
            let most = part(&mut waits.rounds, 9);
            let (name, banners) = (ruleset.edition.name, waits.banners);
            let lines = format!("{} of {}", waits.lines, waits.rounds.len());
            let (answered, eventful, twice) = (waits.answered, waits.eventful, waits.said_twice);
            writeln!(
                out,
                "{name}, {turn}, {touching}, {own}, {round}, {most}, {banners}, {lines}, {answered} of {eventful}, {twice}"
            )?;
        }
    }
    Ok(())
}

/// The time that this many tenths of all times do not exceed.
fn part(times: &mut [u32], tenths: usize) -> u32 {
    times.sort_unstable();
    let index = times.len() * tenths / 10;
    times.get(index).copied().unwrap_or_default()
}

/// What a person has waited for, in one game after another.
#[derive(Default)]
struct Waits {
    turns: Vec<u32>,
    touching: Vec<u32>,
    /// The person's own turns without a choice, from the roll on.
    own: Vec<u32>,
    rounds: Vec<u32>,
    banners: usize,
    /// Lines that characters said, and how many of them had been said before in the same game.
    lines: usize,
    said_twice: usize,
    /// Rounds in which something happened to somebody, and those of them that a character answered.
    eventful: usize,
    answered: usize,
    own_turns: usize,
}

/// A game of a person who plays the first legal move at once, with the times that they wait.
struct Watched {
    session: Session,
    person: Seat,
    nets: NetCache,
    now_ms: u32,
    /// The movement or pause going on: when it ends, and the intent that ends it.
    next: Option<(u32, Intent)>,
    /// The seat that has the turn, since when, and whether it has touched the person.
    turn: (Option<Seat>, u32, bool),
    /// Since when the person waits.
    waits_since: u32,
    /// When the person rolled first in the turn; `None` once they have made a choice in it.
    rolled: Option<u32>,
    /// The line that is said, and all of the game.
    line: Option<(Seat, String)>,
    said: Vec<(Seat, String)>,
    /// The moods that portraits show.
    moods: Vec<Option<(Mood, usize)>>,
    /// Whether somebody has spoken or reacted in this round.
    is_answered: bool,
    /// The standing before this round.
    before: Standing,
    waits: Waits,
}

impl Watched {
    fn start(
        ruleset: Ruleset,
        bots: usize,
        speed: Speed,
        seed: u64,
        waits: Waits,
    ) -> Result<Watched, String> {
        let mut setup = Setup::usual(ruleset, PERSON);
        setup.seed = Some(seed);
        setup.places.fill(PlaceAtTable::default());
        let all = (0..ruleset.family.seats.len()).map(|index| Seat(index as u8));
        let seats: Vec<Seat> = all.take(1 + bots).collect();
        for (index, seat) in seats.iter().enumerate() {
            let kind = if index == 0 { PERSON } else { "easy" };
            setup.places[seat.index()].kind = Some(kind.to_owned());
        }
        let levels = Levels {
            hint: "easy".to_owned(),
            quickest: "easy".to_owned(),
        };
        let (session, effects) = Session::start(&setup, PlayerSettings::from(speed), 7, levels)?;
        let mut game = Watched {
            session,
            person: seats[0],
            nets: NetCache::default(),
            now_ms: 0,
            next: None,
            turn: (None, 0, false),
            waits_since: 0,
            rolled: None,
            line: None,
            said: Vec::new(),
            moods: Vec::new(),
            is_answered: false,
            before: Standing::default(),
            waits,
        };
        game.carry_out(effects);
        Ok(game)
    }

    /// Plays so many rounds, or to the end of the game.
    fn play(&mut self, rounds: usize) {
        while self.waits.rounds.len() < rounds && self.session.table().node().seat().is_some() {
            let intent = match self.next.take() {
                Some((at_ms, intent)) => {
                    self.now_ms = at_ms;
                    intent
                }
                None if self.session.local().can_roll() => {
                    self.rolled = Some(self.now_ms);
                    Intent::Roll
                }
                None => match self.session.choices().first() {
                    Some(choice) => {
                        self.rolled = None;
                        Intent::Play(self.session.table().id(choice))
                    }
                    None if self.session.local().curtain().is_some() => Intent::Look,
                    None => return,
                },
            };
            let effects = self.session.update(intent);
            self.carry_out(effects);
            self.note_answers();
            self.note_turn();
        }
        if self.session.table().node().seat().is_none() {
            self.note_round();
        }
    }

    /// Notes what characters say and show, once a movement has ended.
    fn note_answers(&mut self) {
        if self.session.shown().ticket().is_some() {
            return;
        }
        let local = self.session.local();
        let seats = self.session.table().game().about().seats;
        let moods: Vec<_> = seats.iter().map(|seat| scene::mood(local, seat)).collect();
        let line = scene::remark(local);
        self.is_answered |= moods
            .iter()
            .any(|mood| mood.is_some() && !self.moods.contains(mood));
        self.moods = moods;
        if let Some(new) = line.clone().filter(|_| line != self.line) {
            self.is_answered = true;
            self.waits.lines += 1;
            self.waits.said_twice += usize::from(self.said.contains(&new));
            self.said.push(new);
        }
        self.line = line;
    }

    /// Notes the end of a round: whether something has happened in it, and whether a character answered.
    fn note_round(&mut self) {
        let table = self.session.table();
        let now = Standing::of(table, &self.before);
        let turns = &table.game_summary().turns;
        let has_captures = table.game().about().has_threats;
        let is_eventful = turns
            .iter()
            .any(|(_, events)| is_eventful(events, has_captures))
            || now.has_news(&self.before);
        self.before = now;
        if is_eventful {
            self.waits.eventful += 1;
            self.waits.answered += usize::from(self.is_answered);
        }
        self.is_answered = false;
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Animate(ticket, timeline) => {
                    self.look_at(&timeline);
                    self.wait(timeline.length_ms(), Intent::MovementEnded(ticket));
                }
                Effect::Pause(ticket, ms) => self.wait(ms, Intent::Paused(ticket)),
                Effect::Ask(question) => self.answer(&question),
                _ => {}
            }
        }
    }

    fn wait(&mut self, ms: u32, intent: Intent) {
        self.next = Some((self.now_ms + ms, intent));
    }

    /// Notes whom a movement touches, and its banners.
    fn look_at(&mut self, timeline: &Timeline) {
        let own = Some(self.person);
        self.turn.2 |= timeline.moments.iter().any(|moment| match moment.what {
            MomentKind::Capture { of, .. } => Some(of) == own,
            MomentKind::Swap { of, .. } => of == own,
            MomentKind::Stars { gains, loses, .. } => gains == own || loses == own,
            _ => false,
        });
        if self.waits.own_turns <= TURNS {
            self.waits.banners += timeline.banners.len();
        }
    }

    fn answer(&mut self, question: &Question) {
        let step = bot::answer(&self.nets, &request(question));
        let ticket: Ticket = question.ticket;
        if let Ok(reply) = step {
            self.wait(0, Intent::Answered(ticket, reply.step));
        }
    }

    /// Notes the end of a turn, once all of it has been shown.
    fn note_turn(&mut self) {
        let seat = self.session.table().node().seat();
        let (before, since, has_touched) = self.turn;
        let is_shown = !matches!(self.next, Some((_, Intent::MovementEnded(_))));
        if seat == before || !is_shown {
            return;
        }
        let ms = self.now_ms - since;
        let is_opening = self.session.table().is_for_start();
        match before {
            Some(bot) if bot != self.person && !is_opening => match has_touched {
                true => self.waits.touching.push(ms),
                false => self.waits.turns.push(ms),
            },
            Some(_) => {
                self.waits_since = self.now_ms;
                let own = self.rolled.take().filter(|_| !is_opening);
                self.waits.own.extend(own.map(|since| self.now_ms - since));
            }
            None => {}
        }
        if seat == Some(self.person) {
            self.waits.own_turns += 1;
            self.waits.rounds.push(self.now_ms - self.waits_since);
            self.note_round();
        }
        self.turn = (seat, self.now_ms, false);
    }
}

/// Whether somebody captures or takes, rolls again twice, gets much, or wins. Where nothing can be captured, rolling again is
/// no event.
fn is_eventful(events: &[Event], has_captures: bool) -> bool {
    let again = events
        .iter()
        .filter(|event| matches!(event, Event::RollsAgain { .. }));
    let is_news = |event: &Event| match event {
        Event::Captured { .. } | Event::Won { .. } => true,
        Event::Paid { from, to, count } => from.and(*to).is_some() || *count >= 3 && to.is_some(),
        _ => false,
    };
    has_captures && again.count() > 1 || events.iter().any(is_news)
}

/// The standing at the end of a round, compared with that of the round before.
#[derive(Default)]
struct Standing {
    /// The counts towards winning; `None` where players collect.
    home: Option<Vec<u32>>,
    /// How far each seat is behind the best.
    gaps: Vec<u32>,
    /// The number of turns in a row in which each seat has only passed.
    passes: Vec<usize>,
}

impl Standing {
    fn of(table: &GameSession, before: &Standing) -> Standing {
        let standings = table.standings();
        let tallies: Vec<u32> = standings.iter().map(|each| each.tally).collect();
        let most = tallies.iter().max().copied().unwrap_or_default();
        let collects = standings.iter().any(|each| each.collects.is_some());
        let turns = &table.game_summary().turns;
        let passes = standings.iter().enumerate().map(|(index, each)| {
            let turn = turns.iter().find(|(seat, _)| *seat == each.seat);
            let has =
                |is: fn(&Event) -> bool| turn.is_some_and(|(_, events)| events.iter().any(is));
            let passed = has(|event| matches!(event, Event::Passed { .. }));
            let moved = has(|event| matches!(event, Event::Moved { .. }));
            let before = before.passes.get(index).copied().unwrap_or_default();
            if passed && !moved { before + 1 } else { 0 }
        });
        Standing {
            passes: passes.collect(),
            gaps: tallies.iter().map(|tally| most - tally).collect(),
            home: (!collects).then_some(tallies),
        }
    }

    /// Whether a piece has come home, or somebody has waited long or fallen behind.
    fn has_news(&self, before: &Standing) -> bool {
        let limit = if self.home.is_some() { 2 } else { 6 };
        let mut gaps = self.gaps.iter().zip(&before.gaps);
        let has_fallen = gaps.any(|(now, then)| *now >= limit && *then < limit);
        let waits = self.passes.iter().any(|count| *count > 0 && count % 3 == 0);
        let came_home = match (&self.home, &before.home) {
            (Some(now), Some(then)) => now.iter().zip(then).any(|(now, then)| now > then),
            _ => false,
        };
        has_fallen || waits || came_home
    }
}

fn request(question: &Question) -> Request {
    Request {
        position: question.position.clone(),
        steps: question.steps.clone(),
        seat: question.letter,
        level: question.level.clone(),
        seed_high: 1,
        seed_low: 7,
    }
}
