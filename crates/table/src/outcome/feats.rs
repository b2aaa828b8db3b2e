//! Feats of each player in a race: the best roll, the longest blockade, the captures.

use rules::board::Space;
use rules::chance::Faces;
use rules::event::{self, Event};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};

use super::race::{Race, ends_turn};

/// A roll or card that gained its player something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GoodRoll {
    /// How much nearer the win it brought the side.
    pub(crate) gain: i32,
    /// Who rolled or played it.
    pub(crate) seat: Seat,
    /// The dice or the card.
    pub(crate) faces: Faces,
}

/// A blockade: its owners, and how many turns it stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    /// The owners: partners may stand together.
    pub(crate) owners: SeatSet,
    /// The number of turns.
    pub(crate) turns: u32,
}

impl Race {
    /// The best roll or card of each player who gained by one. Of equal ones the first counts, and the first of all comes first.
    pub(crate) fn best_rolls(&self) -> Vec<GoodRoll> {
        let mut best: Vec<GoodRoll> = Vec::new();
        let mut under_way: Option<(Seat, Faces, usize, i32)> = None;
        let mut before = &self.to_go;
        for moment in &self.moments {
            for event in &moment.events {
                if let Event::Rolled { seat, faces } | Event::CardPlayed { seat, faces } = event {
                    let side = self.side(*seat);
                    under_way = side.map(|side| (*seat, faces.clone(), side, before[side]));
                }
            }
            if let Some((seat, faces, side, to_go)) = &under_way {
                let gain = to_go - moment.to_go[*side];
                let known = best.iter().position(|each| each.seat == *seat);
                if gain > known.map_or(0, |known| best[known].gain) {
                    // It comes later than what others have.
                    known.map(|known| best.remove(known));
                    best.push(GoodRoll {
                        gain,
                        seat: *seat,
                        faces: faces.clone(),
                    });
                }
            }
            if moment.events.iter().any(ends_turn) {
                under_way = None;
            }
            before = &moment.to_go;
        }
        best
    }

    /// The longest blockade of all owners, in turns. Of equal ones the first counts, and the first of all comes first.
    /// `blockades` tells the spaces where pieces that stand as given are a blockade.
    pub(crate) fn longest_blockades(
        &self,
        blockades: &dyn Fn(&[PiecePosition]) -> Vec<Space>,
    ) -> Vec<Stand> {
        let mut pieces = self.pieces.clone();
        let mut standing: Vec<(Stand, Space)> = Vec::new();
        let mut longest: Vec<Stand> = Vec::new();
        for moment in &self.moments {
            for event in &moment.events {
                event::fold(&mut pieces, event);
                let owners = |space: Space| -> SeatSet {
                    let here = pieces.iter().filter(|each| each.at == space);
                    here.filter_map(|each| each.piece.owner).collect()
                };
                let now: Vec<_> = blockades(&pieces)
                    .into_iter()
                    .map(|space| (owners(space), space))
                    .collect();
                standing.retain(|(stand, space)| now.contains(&(stand.owners, *space)));
                for (owners, space) in now {
                    if !standing
                        .iter()
                        .any(|each| (each.0.owners, each.1) == (owners, space))
                    {
                        standing.push((Stand { owners, turns: 0 }, space));
                    }
                }
                if ends_turn(event) {
                    for (stand, _) in &mut standing {
                        stand.turns += 1;
                        let known = longest.iter().position(|each| each.owners == stand.owners);
                        if stand.turns > known.map_or(0, |known| longest[known].turns) {
                            known.map(|known| longest.remove(known));
                            longest.push(*stand);
                        }
                    }
                }
            }
        }
        longest
    }

    /// The number of players.
    pub(crate) fn player_count(&self) -> u32 {
        self.sides.iter().map(|side| side.len()).sum::<usize>() as u32
    }

    /// How many captures there were by and of certain seats.
    pub(crate) fn captures(&self, counts: impl Fn(Seat, Seat) -> bool) -> usize {
        let captures = self.events().filter_map(Event::capture);
        captures.filter(|(by, of)| counts(*by, *of)).count()
    }

    /// The last turn, from the one after which places mean something, after which a side was behind all others.
    pub(crate) fn last_behind(&self, side: usize) -> Option<usize> {
        let is_last = |to_go: &&[i32]| {
            (0..to_go.len()).all(|other| other == side || to_go[other] < to_go[side])
        };
        let found = self.turns().iter().rposition(is_last);
        found.filter(|turn| *turn >= FIRST_TURN)
    }
}

/// A turn before this one says nothing about who is last.
const FIRST_TURN: usize = 8;
