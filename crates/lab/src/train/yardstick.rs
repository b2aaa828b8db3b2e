//! How well the net plays meanwhile: games against the bot that weighs facts by hand.

use std::sync::Arc;

use bot::level::Level;
use bot::net::Net;
use rules::games::Playable;
use rules::seat::Seat;

use crate::seats;
use crate::sitting::{Sitting, seed_of_game};

/// Of so many mirrored pairs of games, how many of 100 games the net wins at sight.
pub(super) fn wins<G: Playable>(game: &G, net: &Arc<Net>, pairs: u64, seed: u64) -> Result<f64, String> {
    let (seats, side) = seats::for_two_sides(game)?;
    let levels = |inside, outside| -> Vec<Level> {
        let all = (0..G::FAMILY.seats.len() as u8).map(Seat);
        all.map(|seat| if side.has(seat) { inside } else { outside })
            .collect()
    };
    let net = Some(Arc::clone(net));
    let (one, other) = (Level::Sight, Level::Classic);
    let mut straight = Sitting::with_net(game.clone(), &levels(one, other), net.clone());
    let mut crossed = Sitting::with_net(game.clone(), &levels(other, one), net);
    let beginners: Vec<Seat> = seats.iter().collect();
    let mut won = 0_u64;
    for pair in 0..pairs {
        let seed = seed_of_game(seed, pair);
        let first = beginners[(pair % beginners.len() as u64) as usize];
        let start = game.begin(seats, first).map_err(|refusal| refusal.to_string())?;
        won += u64::from(straight.play(start.clone(), seed)?.0 & side.0 != 0);
        won += u64::from(crossed.play(start, seed)?.0 & !side.0 != 0);
    }
    Ok(100.0 * won as f64 / (2 * pairs) as f64)
}
