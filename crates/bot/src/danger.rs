//! Danger: which pieces the next throw of a rival could hit.

use rules::games::{self, Playable, Visitor};
use rules::position::{At, Position};
use rules::ruleset::Family;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::request::Request;

/// What the next throw of a rival could do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Danger {
    /// The letter of that rival; none where nothing can be hit at all.
    pub hunter: Option<char>,
    /// How many cases the throw has: 36, or the cards that may come.
    pub total: u32,
    /// The pieces that it could hit: the index of the space, the letter of the owner, in how many
    /// cases.
    pub pieces: Vec<(u8, char, u32)>,
}

/// Which pieces the next throw of a rival of the request's seat could hit, and in how many of its
/// cases. The seat need not be the one to act; level and seed do not matter.
///
/// # Errors
/// A sentence that says what is wrong with the question.
pub fn danger(request: &Request) -> Result<Danger, String> {
    games::visit(request.ruleset()?, DangerVisitor(request))
}

struct DangerVisitor<'a>(&'a Request);

impl Visitor for DangerVisitor<'_> {
    type Output = Result<Danger, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seen = self.0.seen(&game)?;
        let position = At {
            game: &game,
            state: seen.state(),
        };
        Ok(told(G::FAMILY, &position, seen.seat()))
    }
}

fn told(family: &Family, position: &dyn Position, seat: Seat) -> Danger {
    let danger = rules::danger::danger(position, seat);
    let letter = |seat| family.letter(seat);
    let mut pieces = Vec::new();
    for (standing, cases) in danger.pieces {
        if let Some(owner) = standing.piece.owner {
            pieces.push((standing.at.0, letter(owner), cases));
        }
    }
    Danger {
        hunter: danger.hunter.map(letter),
        total: danger.total,
        pieces,
    }
}
