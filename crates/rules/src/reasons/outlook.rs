//! What counts in a position, for one seat.

use crate::danger::{Danger, danger};
use crate::piece::Standing;
use crate::position::Position;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// What counts in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The pieces; of two outlooks on the same game the same piece has the same index.
    pub pieces: Vec<Standing>,
    /// Who has won.
    pub winners: Option<SeatSet>,
    /// What each seat has come to, as [`Position::tally`] counts it.
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
    /// What counts for `seat` in a position whose pieces are `pieces`.
    pub fn of(position: &dyn Position, seat: Seat, pieces: Vec<Standing>) -> Outlook {
        let danger = danger(position, seat);
        let mut tallies = Vec::new();
        for each in position.seats().iter() {
            tallies.push((each, position.tally(each)));
        }
        Outlook {
            pieces,
            winners: match position.node() {
                Node::Terminal { winners } => Some(winners),
                _ => None,
            },
            tallies,
            steps: position.steps_to_go(seat),
            prospect: if danger.total == 0 {
                Prospect::of(position, seat)
            } else {
                Prospect::default()
            },
            danger,
        }
    }
}

impl Prospect {
    /// What the throw does for `seat` that a position waits for; nothing if it waits for none.
    fn of(position: &dyn Position, seat: Seat) -> Prospect {
        let mut prospect = Prospect::default();
        let Node::Chance { seat: thrower } = position.node() else {
            return prospect;
        };
        prospect.seat = Some(thrower);
        let had = position.tally(seat);
        position.each_outcome(&mut |thrown, weight| {
            let (mut gains, mut loses, mut ends) = (false, false, false);
            thrown.each_action(&mut |after| {
                let has = after.tally(seat);
                gains |= has > had;
                loses |= has < had;
                ends |= matches!(after.node(), Node::Terminal { .. });
            });
            prospect.total += weight;
            prospect.gains += weight * u32::from(gains);
            prospect.losses += weight * u32::from(loses);
            prospect.ends += weight * u32::from(ends);
        });
        prospect
    }
}
