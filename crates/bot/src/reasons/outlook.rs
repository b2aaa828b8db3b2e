//! What counts in a position, for one seat.

use rules::any_game::AnyGame;
use rules::board::Space;
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::threats::{Threats, reaching, threats};

/// What counts in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The pieces; of two outlooks on the same game the same piece has the same index.
    pub pieces: Vec<PiecePosition>,
    /// The spaces where pieces are a blockade.
    pub blockades: Vec<Space>,
    /// Who has won.
    pub winners: Option<SeatSet>,
    /// What each seat has come to, as [`SeatView::tally`](rules::any_game::SeatView::tally) counts it.
    pub tallies: Vec<(Seat, u32)>,
    /// How far the side of each seat still is from winning.
    pub to_go: Vec<(Seat, i32)>,
    /// What the next rival's roll could do.
    pub threats: Threats,
    /// All rivals, not only the next, who could hit the side with one roll, and in how many cases.
    pub reaching: Vec<(Seat, u32)>,
    /// What the next roll may bring, where nothing can be hit.
    pub prospect: Prospect,
}

/// What the next roll may do to what is collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// Who rolls; nobody where it is not told.
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
    pub fn of(game: &dyn AnyGame, seat: Seat, pieces: Vec<PiecePosition>) -> Outlook {
        let threats = threats(game, seat);
        let (mut tallies, mut to_go) = (Vec::new(), Vec::new());
        for each in game.about().seats.iter() {
            let view = game.seat(each);
            tallies.push((each, view.tally));
            to_go.push((each, view.steps_to_go));
        }
        Outlook {
            blockades: game.blockades(&pieces),
            pieces,
            winners: match game.node() {
                Node::Terminal { winners } => Some(winners),
                _ => None,
            },
            tallies,
            to_go,
            prospect: if threats.total == 0 {
                Prospect::of(game, seat)
            } else {
                Prospect::default()
            },
            reaching: reaching(game, seat),
            threats,
        }
    }

    /// How many blockades pieces of `side` are part of.
    pub(super) fn blockades_of(&self, side: SeatSet) -> u32 {
        let is_own = |space: &&Space| {
            let mut here = self.pieces.iter().filter(|each| each.at == **space);
            here.any(|each| each.piece.owner.is_some_and(|owner| side.has(owner)))
        };
        self.blockades.iter().filter(is_own).count() as u32
    }
}

impl Prospect {
    /// What the roll does for `seat` that a position waits for; nothing if it waits for none.
    fn of(game: &dyn AnyGame, seat: Seat) -> Prospect {
        let mut prospect = Prospect::default();
        let Node::Chance { seat: roller } = game.node() else {
            return prospect;
        };
        prospect.seat = Some(roller);
        let had = game.seat(seat).tally;
        for (outcome, weight) in game.moves() {
            let mut rolled = game.boxed_clone();
            rolled.apply(outcome);
            let (mut gains, mut loses, mut ends) = (false, false, false);
            let moves = rolled.moves().into_iter().map(|(step, _)| step);
            for step in moves.filter(|step| !step.is_outcome()) {
                let mut after = rolled.clone();
                after.apply(step);
                let has = after.seat(seat).tally;
                gains |= has > had;
                loses |= has < had;
                ends |= matches!(after.node(), Node::Terminal { .. });
            }
            prospect.total += weight;
            prospect.gains += weight * u32::from(gains);
            prospect.losses += weight * u32::from(loses);
            prospect.ends += weight * u32::from(ends);
        }
        prospect
    }
}
