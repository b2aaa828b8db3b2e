//! What counts in a position, for one seat.

use crate::danger::{Danger, danger};
use crate::event::Silent;
use crate::facts::Facts;
use crate::piece::Standing;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// What counts in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The pieces; of two outlooks on the same game the same piece has the same index.
    pub pieces: Vec<Standing>,
    /// Who has won.
    pub winners: Option<SeatSet>,
    /// What each seat has come to, as [`Facts::tally`] counts it.
    pub tallies: Vec<(Seat, u32)>,
    /// How far the side still is from winning.
    pub steps: i32,
    /// What the next rival's throw could do.
    pub danger: Danger,
    /// What the next throw may bring, where nothing can be hit.
    pub prospect: Prospect,
}

/// What the next throw may do to what is collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// Who throws; nobody where it is not told.
    pub seat: Option<Seat>,
    /// How many cases there are.
    pub total: u32,
    /// In how many of them the seat that is asked for could get something, whatever is to be chosen
    /// being chosen so.
    pub gains: u32,
    /// In how many it could lose something.
    pub losses: u32,
    /// In how many the game could end.
    pub ends: u32,
}

impl Outlook {
    /// What counts for `seat` in a state whose pieces are `pieces`.
    pub fn of<G: Facts>(game: &G, state: &G::State, seat: Seat, pieces: Vec<Standing>) -> Outlook {
        let danger = danger(game, state, seat);
        let tally = |seat| (seat, game.tally(state, seat));
        Outlook {
            pieces,
            winners: match game.node(state) {
                Node::Terminal { winners } => Some(winners),
                _ => None,
            },
            tallies: game.seats(state).iter().map(tally).collect(),
            steps: game.steps_to_go(state, seat),
            prospect: if danger.total == 0 {
                Prospect::of(game, state, seat)
            } else {
                Prospect::default()
            },
            danger,
        }
    }
}

impl Prospect {
    /// What the throw does for `seat` that a state waits for; nothing if it waits for none.
    fn of<G: Facts>(game: &G, state: &G::State, seat: Seat) -> Prospect {
        let mut prospect = Prospect::default();
        let Node::Chance { seat: thrower } = game.node(state) else {
            return prospect;
        };
        prospect.seat = Some(thrower);
        let had = game.tally(state, seat);
        for ticket in 0..game.chance_total(state) {
            let mut thrown = state.clone();
            game.happen(&mut thrown, game.chance_at(state, ticket), &mut Silent);
            let mut actions = Vec::new();
            game.legal_actions(&thrown, &mut actions);
            let (mut gains, mut loses, mut ends) = (false, false, false);
            for action in actions {
                let mut after = thrown.clone();
                game.apply(&mut after, action, &mut Silent);
                let has = game.tally(&after, seat);
                gains |= has > had;
                loses |= has < had;
                ends |= matches!(game.node(&after), Node::Terminal { .. });
            }
            prospect.total += 1;
            prospect.gains += u32::from(gains);
            prospect.losses += u32::from(loses);
            prospect.ends += u32::from(ends);
        }
        prospect
    }
}
