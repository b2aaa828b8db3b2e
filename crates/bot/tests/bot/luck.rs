//! Luck of games: results less luck have the expectation of results, whatever the net.

use std::sync::Arc;

use bot::NetCache;
use bot::bot_table::{BotTable, LONGEST};
use bot::level::Level;
use bot::luck::{LuckMeter, WON};
use bot::net::Net;
use bot::rng::{Rng, mix};
use rules::games;
use rules::notation;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::sampled::Walk;

fn net(ruleset: Ruleset) -> Arc<Net> {
    let net = NetCache::carried().net(ruleset);
    net.expect("every ruleset has a net")
}

/// A net that takes good positions for bad ones.
fn wrong_net(ruleset: Ruleset) -> Arc<Net> {
    let mut net = (*net(ruleset)).clone();
    net.output = net.output.map(|weight| -weight);
    net.output_bias = -net.output_bias;
    Arc::new(net)
}

/// The mean of values, and half the width of its 95% interval.
#[derive(Debug)]
struct Mean {
    mean: f64,
    bar: f64,
}

impl Mean {
    fn of(values: &[f64]) -> Mean {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Mean {
            mean,
            bar: 1.96 * (squares / (count - 1.0) / count).sqrt(),
        }
    }

    /// Whether the bar, which 5 of 100 samples exceed, is exceeded by no more than half.
    fn holds(&self, value: f64) -> bool {
        (self.mean - value).abs() <= 1.5 * self.bar
    }
}

/// Games of two equal players, from a position or from the start, where each goes first in turn.
struct Games<'a> {
    /// The chance node from which to play.
    from: Option<&'a str>,
    count: u64,
    /// By the net of the players, and by a wrong one.
    meters: [LuckMeter; 2],
}

/// What Yellow won in each game, and that less its luck by each net.
struct Results {
    plain: Mean,
    adjusted: [Mean; 2],
}

impl Visitor for Games<'_> {
    type Output = Results;

    fn visit<G: Playable>(self, game: G) -> Results {
        let seats = SeatSet(0b0101);
        let levels = vec![Level::Sight; G::FAMILY.seats.len()];
        let mut table = BotTable::new(game.clone(), &levels, Some(net(game.ruleset())));
        let (mut plain, mut adjusted) = (Vec::new(), [Vec::new(), Vec::new()]);
        for number in 0..self.count {
            let start = match self.from {
                Some(line) => notation::parse_position_line(&game, line).expect(line),
                None => {
                    let first = Seat(2 * (number % 2) as u8);
                    game.initial_state_with_first(seats, first).unwrap()
                }
            };
            let mut rng = Rng::new(mix(number));
            let dice = |_, _, below| rng.below(below);
            let winners = table.play(start.clone(), dice, number, LONGEST).unwrap();
            let won = f64::from(u8::from(winners.has(Seat(0))));
            plain.push(won);
            for (meter, adjusted) in self.meters.iter().zip(&mut adjusted) {
                let luck = meter.of_game(&game, start.clone(), &table.history, Seat(0));
                adjusted.push(won - luck as f64 / WON as f64);
            }
        }
        Results {
            plain: Mean::of(&plain),
            adjusted: adjusted.map(|values| Mean::of(&values)),
        }
    }
}

fn play(ruleset: &str, from: Option<&str>, count: u64) -> Results {
    let ruleset = games::ruleset(ruleset).unwrap();
    let meters = [net(ruleset), wrong_net(ruleset)].map(|net| LuckMeter::new(net, 1));
    games::visit(
        ruleset,
        Games {
            from,
            count,
            meters,
        },
    )
}

#[test]
fn equal_players_win_half_of_the_games() {
    let Results { plain, adjusted } = play("sorry", None, 400);
    let [adjusted, wrong] = adjusted;
    assert!(plain.holds(0.5), "{plain:?}");
    assert!(adjusted.holds(0.5), "{adjusted:?}");
    assert!(wrong.holds(0.5), "{wrong:?}");
    // As by four times as many games, or more.
    assert!(2.0 * adjusted.bar < plain.bar, "{plain:?} {adjusted:?}");
}

/// Each player needs a 1 for the last pawn. 11 of 36 rolls have one, so who rolls first wins 11/36 / (1 - (25/36)^2).
#[test]
fn a_game_one_roll_before_its_end_has_the_known_chance() {
    let ruleset = "parcheesi+doublets=once+undersides=no";
    let line = format!("{ruleset} Y:home,home,home,Yh7/R:home,home,home,Rh7 Y");
    let Results { plain, adjusted } = play(ruleset, Some(&line), 4_000);
    let [adjusted, wrong] = adjusted;
    let chance = 36.0 / 61.0;
    assert!(plain.holds(chance), "{plain:?}");
    assert!(adjusted.holds(chance), "{adjusted:?}");
    assert!(wrong.holds(chance), "{wrong:?}");
    assert!(2.0 * adjusted.bar < plain.bar, "{plain:?} {adjusted:?}");
}

/// Sums the luck over all tickets of chance nodes.
struct Sums {
    meter: LuckMeter,
    steps: u32,
}

impl Visitor for Sums {
    type Output = ();

    fn visit<G: Playable>(self, game: G) {
        let mut walk = Walk::new(&game, 5);
        for step in 0..self.steps {
            walk.go_on();
            let state = &walk.state;
            if !matches!(game.node(state), Node::Chance { .. }) || game.in_opening(state) {
                continue;
            }
            let luck = |ticket| {
                let outcome = HistoryEntry::Chance(game.sample_outcome(state, ticket));
                let seat = game.seats(state).iter().next().unwrap();
                self.meter.of_game(&game, state.clone(), &[outcome], seat)
            };
            let tickets = game.chance_weight_total(state);
            let sum: i64 = (0..tickets).map(luck).sum();
            // Each luck is rounded.
            let ruleset = game.ruleset();
            assert!(sum.abs() <= tickets.into(), "{ruleset}, {step}: {sum}");
        }
    }
}

#[test]
fn luck_is_0_over_all_tickets() {
    let families = games::FAMILIES.iter();
    let printed = families.map(|family| Ruleset::of(family, 0));
    let hands = ["sorry+hand", "sorry+hand+partners"].map(|name| games::ruleset(name).unwrap());
    for ruleset in printed.chain(hands) {
        // Positions late in a game take long by two rolls.
        for (net, rolls, steps) in [
            (net(ruleset), 1, 80),
            (wrong_net(ruleset), 1, 80),
            (net(ruleset), 2, 8),
        ] {
            let meter = LuckMeter::new(net, rolls);
            games::visit(ruleset, Sums { meter, steps });
        }
    }
}
