//! Cards as numbers of each kind: a pile, a hand, the discard.

use super::card_kind::CardKind;

/// A multiset of cards. The order of the pile is unknown to everybody (S-4), so counts are enough.
///
/// Each kind has 4 bits, because the deck has at most 5 cards of a kind. In a hand, 4 more bits count
/// the face-down cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Cards(u64);

const BITS: usize = 4;

/// A card of which it is not known what it is.
const FACE_DOWN: Cards = Cards(1 << (BITS * CardKind::ALL.len()));

impl Cards {
    /// No cards.
    pub(super) const NONE: Cards = Cards(0);

    /// The whole deck (S-4).
    pub(super) fn deck() -> Cards {
        let kinds = CardKind::ALL.into_iter();
        kinds.fold(Cards::NONE, |cards, kind| {
            Cards(cards.0 + u64::from(kind.count()) * one(kind))
        })
    }

    /// How many of a kind there are.
    #[inline]
    pub(super) fn count(self, kind: CardKind) -> u32 {
        (self.0 >> (BITS * kind.index()) & 0b1111) as u32
    }

    /// Whether there is one of a kind.
    #[inline]
    pub(super) fn has(self, kind: CardKind) -> bool {
        self.count(kind) > 0
    }

    /// How many cards there are.
    #[inline]
    pub(super) fn len(self) -> u32 {
        // Neighbouring counts are added up, and a multiplication adds all sums in its highest byte.
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> BITS & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// One card more.
    #[inline]
    #[must_use]
    pub(super) fn with(self, kind: CardKind) -> Cards {
        Cards(self.0 + one(kind))
    }

    /// One card less, if it is there.
    #[inline]
    #[must_use]
    pub(super) fn without(self, kind: CardKind) -> Cards {
        Cards(self.0 - if self.has(kind) { one(kind) } else { 0 })
    }

    /// How many cards lie face down.
    #[inline]
    pub(super) fn face_down(self) -> u32 {
        (self.0 / FACE_DOWN.0) as u32
    }

    /// Those of which it is known what they are.
    #[inline]
    #[must_use]
    pub(super) fn known(self) -> Cards {
        Cards(self.0 % FACE_DOWN.0)
    }

    /// One card more that lies face down.
    #[must_use]
    pub(super) fn with_face_down(self) -> Cards {
        Cards(self.0 + FACE_DOWN.0)
    }

    /// One card less: one of that kind or else one that may have been.
    #[inline]
    #[must_use]
    pub(super) fn played(self, kind: CardKind) -> Cards {
        if self.has(kind) || self.face_down() == 0 {
            self.without(kind)
        } else {
            Cards(self.0 - FACE_DOWN.0)
        }
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub(super) fn and(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// These without those, all of which are among them.
    #[inline]
    #[must_use]
    pub(super) fn less(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }

    /// The kinds of which there is one at least, in order.
    #[inline]
    pub(super) fn kinds(self) -> impl Iterator<Item = CardKind> {
        CardKind::ALL
            .into_iter()
            .filter(move |&kind| self.has(kind))
    }

    /// Every card, in order.
    pub(super) fn iter(self) -> impl Iterator<Item = CardKind> {
        self.kinds()
            .flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// The kind of the card at `index` when they lie in order.
    ///
    /// # Panics
    /// When there are not so many.
    #[inline]
    pub(super) fn at(self, index: u32) -> CardKind {
        let mut left = index;
        for kind in CardKind::ALL {
            let count = self.count(kind);
            if left < count {
                return kind;
            }
            left -= count;
        }
        panic!("there are {} cards, none at {index}", self.len());
    }
}

#[inline]
fn one(kind: CardKind) -> u64 {
    1 << (BITS * kind.index())
}

impl FromIterator<CardKind> for Cards {
    fn from_iter<I: IntoIterator<Item = CardKind>>(kinds: I) -> Cards {
        kinds.into_iter().fold(Cards::NONE, Cards::with)
    }
}
