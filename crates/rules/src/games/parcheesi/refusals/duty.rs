//! What a throw obliges to, where a step is right by itself but begins no legal play.

use ::words::t;

use super::super::actions::Throw;
use super::super::play::{DIE_WORTH, ENTRY_WORTH, Play};
use super::super::spaces::ENTRY_NUMBER;
use super::Asked;
use crate::game::Game;
use crate::refusal::{NO_SPACE, Refusal};
use crate::turn::{self, Results};

impl Asked<'_> {
    /// Other plays enter more pawns, play more dice, or break more blockades (C-8, C-14).
    pub(super) fn against_duty(&self) -> Refusal {
        let (throw, play) = self.game.play(self.state);
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, &mut legal);
        let worth = |step| turn::worth_from(&play, &throw, step);
        let most = legal.first().map_or(0, |&step| worth(step));
        let found = worth(self.step);
        let entries = most / ENTRY_WORTH;
        if found / ENTRY_WORTH < entries {
            return must_enter(entries, &throw, &play);
        }
        let dice = |worth: u32| worth % ENTRY_WORTH / DIE_WORTH;
        if dice(found) < dice(most) {
            return must_play(dice(most), dice(found), &throw, play);
        }
        self.must_break(&throw, &play)
    }

    /// C-14: a due blockade can be broken.
    fn must_break(&self, throw: &Throw, play: &Play) -> Refusal {
        let due = throw.due & play.standing();
        let marks = (0..).zip(throw.blockades);
        let marks = marks.filter(|(place, _)| due >> place & 1 == 1);
        let names: Vec<_> = marks.map(|(_, each)| self.name(each.mark)).collect();
        let colour = self.colour();
        let reason = match &names[..] {
            [space] => t!(parcheesi_refusals::must_break, colour, space),
            _ => {
                let spaces = match self.plain {
                    true => NO_SPACE.to_owned(),
                    false => ::words::list(&names),
                };
                t!(parcheesi_refusals::must_break_several, colour, spaces)
            }
        };
        Refusal::new("C-14", reason)
    }
}

/// C-7: so many pawns can enter.
fn must_enter(entries: u32, throw: &Throw, play: &Play) -> Refusal {
    let (low, high) = (throw.dice.low(), throw.dice.high());
    let reason = if entries > 1 {
        t!(parcheesi_refusals::must_enter_two).to_owned()
    } else if play.left() == throw.all && low + high == ENTRY_NUMBER {
        t!(parcheesi_refusals::must_enter_with_both, low, high)
    } else {
        t!(parcheesi_refusals::must_enter_with_five).to_owned()
    };
    Refusal::new("C-7", reason)
}

/// C-8: more dice can be played, or the game be won, which counts for all of them.
fn must_play(most: u32, found: u32, throw: &Throw, play: Play) -> Refusal {
    let reason = if Results::default().of(play, throw).iter().any(Play::is_won) {
        t!(parcheesi_refusals::must_win).to_owned()
    } else if most == 1 {
        t!(parcheesi_refusals::must_play_last).to_owned()
    } else {
        t!(parcheesi_refusals::must_play, most, found)
    };
    Refusal::new("C-8", reason)
}
