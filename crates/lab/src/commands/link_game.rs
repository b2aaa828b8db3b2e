//! `link-game`: plays games by link between devices that share nothing but the links.

use std::io::Write;

use bot::level::Level;
use bot::rng::mix;
use bot::{Bot, NetCache};
use rules::event::NullSink;
use rules::games;
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::seat::Seat;
use rules::state::Node;
use table::link_game::{LinkGame, LinkPlayer, Relation, Secret};
use table::setup::{PERSON, Setup};

use super::links::spread;
use crate::batch::{Batch, GameArgs};
use crate::failure::Failure;
use crate::seats;

/// Play games by link between devices that share nothing but the links, and report the lengths of links
///
/// Every device checks every link: its signatures, that it continues the game it knows, and that older links and forks
/// are told apart from newer ones. Once in each game a player sends two versions of a turn, and the next player, who
/// has opened the first, chooses the second.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    batch: Batch,

    /// The number of people; bots sit at no seat
    #[arg(long, value_name = "COUNT", default_value_t = 4)]
    people: usize,

    /// The level that plays for the people
    #[arg(long, value_name = "LEVEL", default_value = "runner")]
    level: Level,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let GameArgs {
        ruleset, threads, ..
    } = &args.batch.args;
    threads.start()?;
    let played = games::visit(*ruleset, Games { args }).map_err(Failure::input)?;
    let links: usize = played.iter().map(|game| game.links).sum();
    writeln!(out, "games {}", played.len())?;
    writeln!(
        out,
        "links a game: {:.1}",
        links as f64 / played.len() as f64
    )?;
    let lengths = played.iter().map(|game| game.length).collect();
    writeln!(out, "characters of the last link: {}", spread(lengths))?;
    let forks = played.iter().filter(|game| game.is_fork_told).count();
    writeln!(out, "forks told apart and settled: {forks}")?;
    Ok(())
}

/// What a game came to.
struct Played {
    /// The number of links.
    links: usize,
    /// The length of the last link.
    length: usize,
    /// Whether a turn was played a second time in another way, which was told apart.
    is_fork_told: bool,
}

struct Games<'a> {
    args: &'a Args,
}

impl Visitor for Games<'_> {
    type Output = Result<Vec<Played>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seats = seats::for_players(&game, self.args.people)?;
        let ruleset = game.ruleset();
        let mut setup = Setup::usual(ruleset, PERSON);
        for (seat, place) in (0..).map(Seat).zip(&mut setup.places) {
            place.kind = seats.has(seat).then(|| PERSON.to_owned());
        }
        let set_up = || {
            let net = NetCache::carried().net(ruleset);
            Bot::new(G::new(ruleset), self.args.level, net, 0)
        };
        self.args.batch.run(set_up, |bot, _, seed| {
            let mut player = Player {
                game: G::new(ruleset),
                bot,
            };
            player.play(&setup, seed)
        })
    }
}

/// The bot that plays for all people.
struct Player<'a, G: Playable> {
    game: G,
    bot: &'a mut Bot<G>,
}

impl<G: Playable> Player<'_, G> {
    /// Plays a whole game.
    fn play(&mut self, setup: &Setup, seed: u64) -> Result<Played, String> {
        let people: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
        let host = people[(seed % people.len() as u64) as usize];
        let invited = LinkPlayer::invite(setup, host, secret(seed, host))?;
        let mut link = invited.link().to_owned();
        let mut devices = vec![invited];
        let mut played = Played {
            links: 1,
            length: link.len(),
            is_fork_told: false,
        };
        while let Some(next) = LinkGame::read(&link)?.next() {
            let game = LinkGame::read(&link)?;
            let device = devices.iter_mut().find(|device| device.seat() == next);
            link = match device {
                None => {
                    devices.push(LinkPlayer::join(game, secret(seed, next))?);
                    devices[devices.len() - 1].link().to_owned()
                }
                Some(device) => {
                    let before = device.clone();
                    self.open(device, game.clone(), mix(seed))?;
                    if !played.is_fork_told && played.links > 12 {
                        let mut other = before;
                        self.open(&mut other, game, !seed)?;
                        played.is_fork_told = is_told_apart(device.link(), other.link())?;
                        if played.is_fork_told {
                            let sent = device.link().to_owned();
                            *device = other;
                            let chosen = device.link().to_owned();
                            choose(&mut devices, &sent, &chosen)?;
                            played.links += 1;
                            link = chosen;
                            continue;
                        }
                    }
                    device.link().to_owned()
                }
            };
            played.links += 1;
        }
        played.length = link.len();
        Ok(played)
    }

    /// Opens the next link on a device, plays the turn, and sends it on.
    fn open(
        &mut self,
        device: &mut LinkPlayer,
        link: LinkGame,
        own_seed: u64,
    ) -> Result<(), String> {
        let relations = (
            link.relation_to(device.game()),
            device.game().relation_to(&link),
        );
        match relations {
            (Relation::Newer, Relation::Older) => device.receive(link)?,
            // The player has chosen this version.
            (Relation::Same, Relation::Same) => {}
            _ => {
                let link = link.write()?;
                return Err(format!(
                    "{link} is no later link of the game: {relations:?}"
                ));
            }
        }
        let mut game = device.game().clone();
        self.take_turn(&mut game, own_seed)?;
        device.go_to(&game.record().history)?;
        device.send()?;
        let sent = device.link();
        if LinkGame::read(sent)?.relation_to(device.game()) != Relation::Same {
            return Err(format!("{sent} is another game"));
        }
        Ok(())
    }

    /// Plays until the turn is over. A person's choices depend on a seed of their own.
    fn take_turn(&mut self, link: &mut LinkGame, own_seed: u64) -> Result<(), String> {
        let seats = link.game().about().seats;
        let state = self.game.initial_state(seats);
        let mut state = state.map_err(|refusal| refusal.to_string())?;
        let mut made = 0;
        while link.is_turn_under_way() {
            for entry in &link.record().history[made..] {
                HistoryEntry::unpacked(*entry).apply(&self.game, &mut state, &mut NullSink);
                made += 1;
            }
            let Node::Decision { seat } = self.game.node(&state) else {
                link.roll()?;
                continue;
            };
            self.bot.reseed(mix(own_seed ^ link.bot_seed()));
            let seen = Observation::new(&self.game, &state, seat);
            let step = self.bot.step(&seen);
            link.play(HistoryEntry::<G>::Action(step).packed())?;
        }
        Ok(())
    }
}

/// The secret of a seat in a game of this seed.
fn secret(seed: u64, seat: Seat) -> Secret {
    let word = |index: u64| mix(seed ^ mix(8 * u64::from(seat.0) + index));
    let words = [0, 1, 2, 3].map(|index| word(index).to_le_bytes());
    let mut bytes = [0; 32];
    for (part, word) in bytes.chunks_exact_mut(8).zip(words) {
        part.copy_from_slice(&word);
    }
    Secret::new(bytes)
}

/// The next player has opened the first of two versions, and chooses the second.
fn choose(devices: &mut [LinkPlayer], sent: &str, chosen: &str) -> Result<(), String> {
    let sent = LinkGame::read(sent)?;
    let next = devices
        .iter_mut()
        .find(|device| sent.next() == Some(device.seat()));
    let Some(device) = next else { return Ok(()) };
    device.receive(sent)?;
    device.choose(LinkGame::read(chosen)?)
}

/// Whether two links with different turns after the same link contradict each other.
fn is_told_apart(one: &str, other: &str) -> Result<bool, String> {
    let relation = LinkGame::read(other)?.relation_to(&LinkGame::read(one)?);
    match relation {
        Relation::OtherMove(..) => Ok(true),
        // Both turns were the same.
        Relation::Same => Ok(false),
        _ => Err(format!("{one} and {other}: {relation:?}")),
    }
}
