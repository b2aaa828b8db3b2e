//! `rounds`: how long a person waits for bots, by the times that the table gives its movements and pauses.

use std::io::Write;

use bot::{NetCache, Request};
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::durations::Speed;
use table::scene;
use table::session::{Effect, Intent, Levels, PlayerSettings, Question, Session, Ticket};
use table::setup::{PERSON, PlaceAtTable, Setup};
use table::timeline::{MomentKind, Timeline};

use crate::failure::Failure;

/// Print the median length of a bot's turn, of the person's own turn without a choice after the roll, and of a round of all
/// bots, in milliseconds, below how much 9 of 10 rounds stay, the banners in 15 turns, and how many of all rounds have a line
/// that a character says
///
/// Counter-check: with 1,000 more in `Speed::breath_ms`, rounds of Pollyanna and Parcheesi take 1,000 ms longer.
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
         rounds with a line"
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
            writeln!(
                out,
                "{name}, {turn}, {touching}, {own}, {round}, {most}, {banners}, {lines}"
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
    /// Lines that characters said.
    lines: usize,
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
    /// The line that is said.
    line: Option<(Seat, String)>,
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
            self.note_turn();
            let line = scene::remark(self.session.local());
            self.waits.lines += usize::from(line.is_some() && line != self.line);
            self.line = line;
        }
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
        }
        self.turn = (seat, self.now_ms, false);
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
