//! Tests of the games of days: how long they take, played by bots.

use bot::rng::mix;
use bot::{NetCache, Request};
use rules::state::Node;
use table::game_session;
use table::random_numbers::Seeded;
use table::setup::Setup;


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

#[test]
fn measure() {
    let nets = NetCache::carried();
    for (name, seats) in [
        ("pollyanna-1951", "YR"), ("pollyanna-1951", "YGR"), ("pollyanna-1951", "YGRB"),
        ("pollyanna-1916", "YR"), ("pollyanna-1916", "YGRB"), ("pollyanna-1951+fast", "YGRB"),
        ("parcheesi", "YR"), ("parcheesi", "YBR"), ("parcheesi", "YBRG"),
        ("sorry+fast", "RY"), ("sorry+fast+hand", "RY"), ("sorry+hand", "RY"), ("sorry+hand", "RBYG"), ("sorry+fast+hand", "RBYG"),
        ("annie", "YBRGOP"), ("annie", "YBRG"),
    ] {
        let ruleset = rules::games::ruleset(name).unwrap();
        let mut all = Vec::new();
        for seed in 1..=20 {
            let mut setup = Setup::usual(ruleset, "medium");
            setup.seed = Some(seed);
            for (place, name) in setup.places.iter_mut().zip(ruleset.family.seats) {
                place.kind = seats.contains(name.letter).then(|| "medium".to_owned());
            }
            let first = setup.places.iter_mut().find(|place| place.kind.is_some()).unwrap();
            first.kind = Some("person".to_owned());
            all.push(minutes(&setup, &nets));
        }
        all.sort_by(f64::total_cmp);
        println!("{name} {seats}: mean {:.1}, {:.1} to {:.1}", all.iter().sum::<f64>() / 20.0, all[2], all[17]);
    }
}
