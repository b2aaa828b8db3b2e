//! Tests of the games of days: how long they take, played by bots.

use bot::rng::mix;
use bot::{NetCache, Request};
use rules::state::Node;
use table::game_session;
use table::random_numbers::Seeded;
use table::setup::Setup;
use table::today::{Day, game_of};

/// More record entries than any of these games has.
const MOST: usize = 5_000;

/// The seconds that a person's turn takes, and a bot's; and all turns of bots in a round at most. See
/// [`Edition::minutes`](rules::ruleset::Edition::minutes).
const PERSON: f64 = 12.0;
const BOT: f64 = 2.5;
const ROUND: f64 = 8.0;

/// How many minutes a game takes, in which everybody plays at the level medium.
fn minutes(setup: &Setup, nets: &NetCache) -> f64 {
    let seed = setup.seed.unwrap();
    let mut table = game_session::open(setup, Some(seed)).unwrap();
    let own = setup.own_seat().unwrap();
    let mut turns = 0;
    let mut last = None;
    while table.entry_count() < MOST {
        match table.node() {
            Node::Terminal { .. } => {
                let bots = (setup.taken().count() - 1) as f64;
                let round = PERSON + f64::min(BOT * bots, ROUND);
                return f64::from(turns) * round / 60.0;
            }
            Node::Chance { seat } => {
                turns += u32::from(seat == own && last != Some(own));
                last = Some(seat);
                table.roll(&mut Seeded { seed });
            }
            Node::Decision { seat } => {
                let (position, steps) = table.observed_play(seat);
                let own = mix(!seed).wrapping_add(mix(u64::from(seat.0) + 1));
                let request = Request {
                    position,
                    steps,
                    seat: table.ruleset().family.letter(seat),
                    level: "medium".to_owned(),
                    seed_high: (own >> 32) as u32,
                    seed_low: own as u32,
                };
                let step = bot::answer(nets, &request).unwrap().step;
                let choices = table.choices();
                let index = choices.iter().position(|choice| table.step(choice) == step);
                table.play(index.unwrap());
            }
        }
    }
    panic!("the game does not end: {}", table.record());
}

/// Every kind of game that a day can have, each once; `TURNOUT_FULL=1` plays those of half a year.
#[test]
fn the_games_of_days_take_about_ten_minutes() {
    let nets = NetCache::carried();
    let count = if std::env::var_os("TURNOUT_FULL").is_some() {
        180
    } else {
        12
    };
    let mut day = Day::parse("2026-12-12");
    let (mut all, mut kinds) = (Vec::new(), Vec::new());
    for _ in 0..count {
        let setup = game_of(day.unwrap(), &["medium"]);
        let minutes = minutes(&setup, &nets);
        let kind = format!("{} of {}", setup.ruleset, setup.taken().count());
        assert!(
            (3.0..=25.0).contains(&minutes),
            "{kind}, {day:?}: {minutes}"
        );
        kinds.push((kind, minutes));
        all.push(minutes);
        day = day.and_then(Day::before);
    }
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    assert!((7.0..=13.0).contains(&mean), "{mean}: {kinds:?}");
}
