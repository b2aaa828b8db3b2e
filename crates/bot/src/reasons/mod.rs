//! Why a play is good: what it does to the position, in facts that are true and can be counted.
//!
//! An [`Outlook`] is what counts in a position for a seat; [`Reasons`] are the difference that a play
//! makes to it; [`ReasonWords`] tell them, beside those of the best rival play, in the game's words.

mod approach;
mod departure;
mod fallback;
mod outlook;
mod reason_words;
mod standing;

pub use approach::{Approach, CLOSE};
pub use departure::{Departure, Rank};
pub use outlook::{Outlook, Prospect};
pub use reason_words::{ReasonWords, called};
pub use standing::{Picked, Race};

use std::cmp::Ordering;

use rules::board::{Board, Kind};
use rules::event::{Event, fold};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};

/// What a play does to a position, for the seat that plays it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    /// Whether the game is over, and the seat has won it or not.
    pub won: Option<bool>,
    /// Rivals whose pieces go back to their yards, and how many, in turn order.
    pub captured: Vec<(Seat, u32)>,
    /// Rivals whose pieces are put elsewhere.
    pub displaced: SeatSet,
    /// Pieces of the seat's side that go back to their yards.
    pub lost: u32,
    /// Pieces of the side that come home.
    pub home: u32,
    /// Pieces of the side that come out of the yard.
    pub entered: u32,
    /// Whether no piece of the side was out of the yard and not yet home.
    pub is_first_out: bool,
    /// Pieces of the side that the next rival's roll could have hit, and now could not; those that
    /// have come home or onto their home path are not counted again.
    pub saved: u32,
    /// Pieces of the side that come to a safe space of the track.
    pub sheltered: u32,
    /// Pieces of the side that come onto their home path.
    pub up_path: u32,
    /// Pieces of the side that go on along their home path.
    pub on_path: u32,
    /// Pieces of the side that go anywhere else.
    pub walked: u32,
    /// Pieces of the side on safe spaces of the track after the play.
    pub sheltering: u32,
    /// What the side's pieces come close to.
    pub approach: Approach,
    /// Which piece goes on along the track, and what it leaves.
    pub departure: Departure,
    /// Whether a token that everybody moves is farther from the end or nearer to it than before.
    pub token: Option<Ordering>,
    /// Whether no piece of the side is left in a yard.
    pub all_out: bool,
    /// Blockades of the side, before and after.
    pub blockades: (u32, u32),
    /// In how many cases the next rival's roll could hit the side, before and after.
    pub hits: (u32, u32),
    /// How many rivals, not only the next, could hit the side with one roll after the play.
    pub reaching: usize,
    /// A rival whose roll is more dangerous than the next one's, and in how many cases it could hit the side, before and
    /// after.
    pub worse: Option<(Seat, (u32, u32))>,
    /// In how many cases it could move nothing, before and after.
    pub stuck: (u32, u32),
    /// Who that rival is, and how many cases its roll has; 0 where nothing can be hit.
    pub attacker: Option<Seat>,
    /// See there.
    pub total: u32,
    /// How far the side and its nearest rival have to go.
    pub race: Race,
    /// What the seats have collected before and after, where that has changed.
    pub tallies: Vec<(Seat, u32, u32)>,
    /// What the next roll may do where nothing can be hit.
    pub prospect: Prospect,
    /// Another player who is chosen.
    pub picked: Option<Picked>,
}

/// See [`Reasons::worse`].
fn worse(before: &Outlook, after: &Outlook) -> Option<(Seat, (u32, u32))> {
    // Of several, the first in turn order.
    let worst = after.reaching.iter().rev().max_by_key(|(_, cases)| *cases);
    let &(seat, cases) = worst.filter(|(_, cases)| *cases > after.threats.hits)?;
    let mut had = before.reaching.iter();
    let had = had.find(|(each, _)| *each == seat);
    Some((seat, (had.map_or(0, |(_, cases)| *cases), cases)))
}

impl Reasons {
    /// What has changed from one outlook to another for the seats of `side`.
    pub fn between(board: &Board, side: SeatSet, before: &Outlook, after: &Outlook) -> Reasons {
        let mut reasons = Reasons {
            won: after.winners.map(|winners| winners.0 & side.0 != 0),
            hits: (before.threats.hits, after.threats.hits),
            reaching: after.reaching.len(),
            worse: worse(before, after),
            stuck: (before.threats.stuck, after.threats.stuck),
            attacker: after.threats.attacker,
            total: after.threats.total,
            approach: Approach::of(board, side, &before.pieces, &after.pieces),
            token: token(board, &before.pieces, &after.pieces),
            departure: Departure::of(board, side, &before.pieces, &after.pieces),
            race: Race::between(side, &before.to_go, &after.to_go),
            prospect: after.prospect,
            is_first_out: true,
            all_out: true,
            ..Reasons::default()
        };
        for (from, to) in before.pieces.iter().zip(&after.pieces) {
            if let Some(owner) = from.piece.owner {
                let kinds = [from, to].map(|standing| board.space(standing.at).kind);
                let own = side.has(owner);
                let is_out = !matches!(kinds[1], Kind::Yard | Kind::Home);
                let [was, is] = kinds;
                let saved = before.threats.of(from) > 0 && after.threats.of(to) == 0;
                let turns_up = was != is && is == Kind::HomePath;
                reasons.went(owner, own, kinds, from != to);
                reasons.saved += u32::from(own && is_out && saved && !turns_up);
                let is_shelter = |kind| matches!(kind, Kind::Safe | Kind::HomePath);
                let comes = own && !is_shelter(was);
                reasons.sheltered += u32::from(comes && is == Kind::Safe);
                reasons.up_path += u32::from(own && turns_up);
                let goes_on = own && from != to;
                reasons.on_path += u32::from(goes_on && was == Kind::HomePath);
                reasons.walked += u32::from(goes_on && was != Kind::HomePath);
                reasons.sheltering += u32::from(own && is == Kind::Safe);
                reasons.is_first_out &= !own || matches!(was, Kind::Yard | Kind::Home);
                reasons.all_out &= !own || is != Kind::Yard;
            }
        }
        reasons.blockades = (before.blockades_of(side), after.blockades_of(side));
        for (&(seat, had), &(_, has)) in before.tallies.iter().zip(&after.tallies) {
            if had != has {
                reasons.tallies.push((seat, had, has));
            }
        }
        reasons
    }

    /// A piece has gone from a space of one kind to one of another.
    fn went(&mut self, owner: Seat, own: bool, kinds: [Kind; 2], moved: bool) {
        match (kinds, own) {
            ([Kind::Yard, Kind::Yard], _) => {}
            ([_, Kind::Yard], true) => self.lost += 1,
            ([_, Kind::Yard], false) => {
                match self.captured.iter_mut().find(|(seat, _)| *seat == owner) {
                    Some((_, count)) => *count += 1,
                    None => self.captured.push((owner, 1)),
                }
            }
            (_, false) if moved => self.displaced = self.displaced.with(owner),
            (_, false) => {}
            ([from, to], true) => {
                self.home += u32::from(to == Kind::Home && from != Kind::Home);
                self.entered += u32::from(from == Kind::Yard);
            }
        }
    }
}

/// Whether the token that everybody moves is farther from the end or nearer to it than before.
fn token(board: &Board, before: &[PiecePosition], after: &[PiecePosition]) -> Option<Ordering> {
    let mut both = before.iter().zip(after);
    let (from, to) = both.find(|(from, _)| from.piece.owner.is_none())?;
    let left = board.steps_home(None);
    let [was, is] = [from, to].map(|each| left[usize::from(each.at.0)]);
    Some(is.cmp(&was))
}

/// The pieces after what `events` tell, each in its place in the list that was given.
pub fn traced(shown: &[PiecePosition], events: &[Event]) -> Vec<PiecePosition> {
    let mut shown = shown.to_vec();
    for event in events {
        fold(&mut shown, event);
    }
    shown
}
