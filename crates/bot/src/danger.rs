//! Threats for the page: which pieces a rival's next roll could capture.

use rules::dyn_game::{DynGame, Playing};
use rules::games::{self, Playable, Visitor};
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::service::Request;
use crate::threats::threats;

/// What the next roll of a rival could do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Danger {
    /// The letter of that rival; none where nothing can be hit at all.
    pub hunter: Option<char>,
    /// How many cases the roll has: 36, or the cards that may come.
    pub total: u32,
    /// The pieces that it could hit: the index of the space, the letter of the owner, in how many
    /// cases.
    pub pieces: Vec<(u8, char, u32)>,
}

/// Which pieces the next roll of a rival of the request's seat could hit, and in how many of its
/// cases. The seat need not be the one to act; level and seed do not matter.
///
/// # Errors
/// An error message about the question.
pub fn danger(request: &Request) -> Result<Danger, String> {
    let ruleset = request.ruleset()?;
    let (game, seat) = games::visit(ruleset, Position(request))?;
    let danger = threats(&*game, seat);
    let letter = |seat| ruleset.family.letter(seat);
    let mut pieces = Vec::new();
    for (standing, cases) in danger.pieces {
        if let Some(owner) = standing.piece.owner {
            pieces.push((standing.at.0, letter(owner), cases));
        }
    }
    Ok(Danger {
        hunter: danger.hunter.map(letter),
        total: danger.total,
        pieces,
    })
}

/// The position of a request as its seat sees it, and the seat.
struct Position<'a>(&'a Request);

impl Visitor for Position<'_> {
    type Output = Result<(Box<dyn DynGame>, Seat), String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seen = self.0.seen(&game)?;
        let state = seen.state().clone();
        Ok((Playing::boxed(game, state), seen.seat()))
    }
}
