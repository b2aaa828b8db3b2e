//! Steps, and what stays the same while a card is played.

use super::card_kind::CardKind;
use super::cards::Cards;
use super::rules::SorryRules;
use super::spaces::At;
use crate::seat::{Seat, SeatSet};

/// A step: what it does, and from where to where. On the ring a space has one pawn at most and
/// elsewhere a colour of its own, so that it also says whose pawn is meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    pub(super) act: Act,
    pub(super) from: At,
    pub(super) to: At,
}

/// What a step does with which card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Act {
    /// A pawn goes by a card, or by a part of a 7 (S-15 to S-18).
    Move(CardKind),
    /// A pawn changes places with an opponent's by an 11 (S-17).
    Swap,
    /// The swap of an 11 is declined (S-17).
    Decline,
    /// A card of the hand is put away (S-26).
    Discard(CardKind),
    /// Nothing can be played (S-7).
    Pass,
}

impl Step {
    /// A step that moves nothing.
    #[inline]
    pub(super) fn still(act: Act) -> Step {
        Step {
            act,
            from: 0,
            to: 0,
        }
    }

    /// The card that it plays or puts away; `None` for a pass, which plays none.
    pub(super) fn card(self) -> Option<CardKind> {
        match self.act {
            Act::Move(card) | Act::Discard(card) => Some(card),
            Act::Swap | Act::Decline => Some(CardKind::Eleven),
            Act::Pass => None,
        }
    }

    /// Whether it moves a pawn by a 7 or a part of one.
    pub(super) fn is_of_a_seven(self) -> bool {
        self.act == Act::Move(CardKind::Seven)
    }

    /// Whether it moves a pawn.
    #[inline]
    pub(super) fn moves(self) -> bool {
        matches!(self.act, Act::Move(_) | Act::Swap)
    }
}

/// What stays the same while a card is played.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    pub(super) rules: &'a SorryRules,
    /// Who plays.
    pub(super) seat: Seat,
    /// Whose pawns may be moved (S-25).
    pub(super) side: SeatSet,
    /// Whose pawns may be swapped with and hit by a Sorry!.
    pub(super) opponents: SeatSet,
    /// The hand (S-26). Where the mover must choose a card and some cards are face down, it holds every
    /// card that they can be.
    pub(super) hand: Cards,
    /// Whether a 7 may be played, which has to be used in full (S-16).
    pub(super) seven: bool,
}

impl Context<'_> {
    /// Whether two play as partners.
    #[inline]
    pub(super) fn has_partners(&self) -> bool {
        self.side.len() > 1
    }
}
