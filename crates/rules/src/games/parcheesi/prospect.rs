//! What can be told of the second die before the first is played.

use super::actions::{Spend, Step, Throw};
use super::barriers::Barriers;
use super::mates::Mates;
use super::play::{DIE_WORTH, Play};
use super::spaces::Mark;

/// Two different dice of which none has been played, where nothing but the number of dice counts.
pub(super) struct Prospect {
    barriers: Barriers,
    play: Play,
    low: u8,
    high: u8,
}

/// What a play is worth that plays both.
const BOTH: u32 = 2 * DIE_WORTH;

impl Prospect {
    /// `None` where entries or due blockades count as well, or where it matters which pawn is
    /// which. `most` is what the best play can count for.
    #[inline]
    pub(super) fn of(play: &Play, throw: &Throw, most: u32) -> Option<Prospect> {
        let (low, high) = (throw.dice.low(), throw.dice.high());
        let plain = most == BOTH && play.left() == throw.all && low < high;
        (plain && play.mates() == Mates::NONE).then(|| Prospect {
            barriers: throw.barriers(play.own()),
            play: *play,
            low,
            high,
        })
    }

    /// What the best play counts for that goes on with `step`, if it is plain that the other die
    /// can be played too.
    #[inline]
    pub(super) fn worth(&self, step: Step) -> Option<u32> {
        let other = match step.spend {
            Spend::Die(number) if number == self.high => self.low,
            Spend::Die(_) => self.high,
            _ => return None,
        };
        // A pawn that leaves a space only makes way; where it joins another it closes the way.
        let own = self.play.own();
        let goes = |mark: Mark| mark != step.from && self.barriers.lets(mark, other);
        (!own.has(step.to) && own.on_way().any(goes)).then_some(BOTH)
    }
}
