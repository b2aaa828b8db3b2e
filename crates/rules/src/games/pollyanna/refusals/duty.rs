//! What a throw obliges to, where a step is right by itself but begins no legal play.

use ::words::t;

use super::super::actions::{ENTRY_WORTH, Throw};
use super::super::play::Play;
use super::super::state::Left;
use super::Asked;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::turn::{self, Results};

impl Asked<'_> {
    /// Other plays enter more pawns, or play more dice (P-15).
    pub(super) fn against_duty(&self) -> Refusal {
        let (throw, play) = self.game.play(self.state);
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, &mut legal);
        let worth = |step| turn::worth_from(&play, &throw, step);
        let most = legal.first().map_or(0, |&step| worth(step));
        let entries = most / ENTRY_WORTH;
        if worth(self.step) / ENTRY_WORTH < entries {
            self.must_enter(entries, &throw, &play)
        } else {
            must_play(&throw, play)
        }
    }

    /// P-13: so many pawns can enter.
    fn must_enter(&self, entries: u32, throw: &Throw, play: &Play) -> Refusal {
        let edition = self.edition();
        let (low, high) = (throw.dice.low(), throw.dice.high());
        let reason = if entries > 1 {
            t!(pollyanna_refusals::must_start_two, edition)
        } else if play.left() == Left::BOTH && low + high == 6 {
            t!(pollyanna_refusals::must_start_with_both, edition, low, high)
        } else {
            t!(pollyanna_refusals::must_start_with_six, edition)
        };
        Refusal::new("P-13", reason)
    }
}

/// P-15: more dice can be played, or the game be won.
fn must_play(throw: &Throw, play: Play) -> Refusal {
    let mut results = Results::default();
    let all_played = |end: &Play| end.left() == Left::NEITHER && !end.stuck();
    let reason = if !results.of(play, throw).iter().any(all_played) {
        // A play that wins counts as having played all its dice.
        t!(pollyanna_refusals::must_win).to_owned()
    } else if play.left() == Left::BOTH {
        t!(pollyanna_refusals::must_play_both).to_owned()
    } else {
        let number = play.left().numbers(throw.dice).next().unwrap_or_default();
        t!(pollyanna_refusals::must_play_die, number)
    };
    Refusal::new("P-15", reason)
}
