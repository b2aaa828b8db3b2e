//! The duty of a roll: of all plays, one is legal that makes the most entries, then plays the most
//! dice, then breaks the most blockades that are due (P-15, C-8, C-14).

use ::words::t;

use super::RaceGame;
use super::context::Context;
use super::dice::Bonuses;
use super::indexes::IndexSet;
use super::obstacles::Obstacles;
use super::pawn_row::PAWNS;
use super::permitted_steps::has_entering_sum;
use super::play::Play;
use super::refusals::StepCheck;
use super::state::Rolled;
use super::step::{Spend, Step};
use super::track::YARD;
use crate::game::Game as _;
use crate::refusal::{Check, NO_SPACE, broken};
use crate::turn::{self, Results, TurnGame as _};

/// The value of a due blockade that is broken.
const BREAK_VALUE: u32 = 1;
/// The value of a die: more than all blockades, so that dice come before them.
pub(super) const DIE_VALUE: u32 = 4;
/// The value of a compulsory entry: more than all dice, so that entries come first.
const ENTRY_VALUE: u32 = 32;

/// The value of a step. Both dice in one entry count as two, and a step that wins counts as having
/// played all dice.
#[inline]
pub(super) fn step_value<S: IndexSet>(play: Play<S>, context: &Context<'_, S>, step: Step) -> u32 {
    let dice = match step.spend {
        _ if wins(play, context, step) => play.left().count() + u32::from(play.forfeited()),
        Spend::Die(_) => 1,
        Spend::Both(_) => 2,
        Spend::Bonus(_) | Spend::Decline(_) | Spend::Pass => 0,
    };
    let enters = step.from == YARD && step.to != YARD;
    u32::from(enters && context.rules.entering.is_duty) * ENTRY_VALUE
        + dice * DIE_VALUE
        + blockades_broken(play, context, step) * BREAK_VALUE
}

/// Whether `step` brings the last pawn home.
#[inline]
fn wins<S: IndexSet>(play: Play<S>, context: &Context<'_, S>, step: Step) -> bool {
    step.to == context.home() && context.is_last && is_last_pawn(play, context)
}

/// Whether all other pawns are home.
#[cold]
fn is_last_pawn<S: IndexSet>(play: Play<S>, context: &Context<'_, S>) -> bool {
    play.own().count(context.home()) == PAWNS - 1
}

/// How many due blockades `step` breaks.
#[inline]
fn blockades_broken<S: IndexSet>(play: Play<S>, context: &Context<'_, S>, step: Step) -> u32 {
    if context.due_blockades == 0 {
        return 0;
    }
    (due_standing_blockades(play, context) & context.aged_blockades_on(step.from)).count_ones()
}

/// The due blockades that still stand, a bit each.
#[inline]
fn due_standing_blockades<S: IndexSet>(play: Play<S>, context: &Context<'_, S>) -> u8 {
    play.standing_blockades() & context.due_blockades
}

/// The bounds for the value of the rest of a play.
#[inline]
pub(super) fn bounds<S: IndexSet>(play: Play<S>, context: &Context<'_, S>) -> (u32, u32) {
    if play.has_ended() || context.is_unplayed {
        return (0, 0);
    }
    let due = match due_standing_blockades(play, context) {
        0 => 0,
        due => due.count_ones() * BREAK_VALUE,
    };
    let dice = play.left().count();
    if dice == 0 {
        // A bonus may still win.
        return (0, u32::from(play.forfeited()) * DIE_VALUE + due);
    }
    let is_sure = play.left() != context.rolled.all
        && !(context.rules.bonus.comes_first() && play.bonuses() != Bonuses::NONE);
    // A die that is left then can be played, or it would have been forfeited.
    let least = if is_sure { DIE_VALUE } else { 0 };
    let most = dice * DIE_VALUE + due;
    if !context.rules.entering.is_duty || play.own().first() != YARD {
        return (least, most);
    }
    (
        least,
        most + most_entries(play, context, is_sure && dice == 1) * ENTRY_VALUE,
    )
}

/// How many pawns can enter at most. Whether the start is open is asked only if a single die, which
/// can be played, is left.
fn most_entries<S: IndexSet>(play: Play<S>, context: &Context<'_, S>, is_single: bool) -> u32 {
    let counts = play.left().counts(context.numbers).into_iter();
    let entering = counts.filter(|(number, _)| context.rules.entering.numbers.has(*number));
    let entering: u8 = entering.map(|(_, count)| count).sum();
    let sum = has_entering_sum(play.left(), context);
    let entries = u32::from(entering) + u32::from(sum);
    if entries > 0 && is_single && !Obstacles::of(play.own(), context).lets_in() {
        return 0;
    }
    play.own().in_yard().min(entries)
}

impl<G: RaceGame> StepCheck<'_, G> {
    /// Checks that a step begins a play that fulfils the duty of the roll. The step has passed the
    /// checks of single steps.
    pub(super) fn fulfils_duty(&self) -> Check {
        let (context, play) = self.game.play(self.state);
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, &mut legal);
        let value = |step| turn::best_value_from(&play, &context, step);
        let best = legal.first().map_or(0, |&step| value(step));
        let found = value(self.step);
        let bars_start = legal
            .iter()
            .all(|step| step.from == self.game.track().start());
        self.enters_all(best / ENTRY_VALUE, found / ENTRY_VALUE, bars_start)?;
        let dice = |value: u32| value % ENTRY_VALUE / DIE_VALUE;
        if dice(found) < dice(best) {
            let reason = self.must_play(dice(best), dice(found), &context, play);
            return broken(G::CITATIONS.all_dice, reason);
        }
        if found < best {
            return broken(G::CITATIONS.due, self.must_break(&context, &play));
        }
        Ok(())
    }

    /// As many pawns enter as possible: `best` in the best play, `found` in the best play after
    /// this step. If `bars_start`, every legal step first moves a pawn off the start.
    fn enters_all(&self, best: u32, found: u32, bars_start: bool) -> Check {
        if found >= best {
            return Ok(());
        }
        let Rolled {
            dice, all, left, ..
        } = self.rolled;
        let rule = self.rules().entering;
        let both = left == all && rule.enters(Spend::Both(dice));
        let mut numbers = left.numbers(self.rolled.numbers());
        let entering = numbers
            .find(|number| rule.numbers.has(*number))
            .unwrap_or(0);
        let reason = t!(
            race_refusals::must_enter,
            entries = best,
            edition = self.edition(),
            with = if both && entering == 0 { "both" } else { "die" },
            low = dice.low(),
            high = dice.high(),
            entering,
            first = if bars_start { "clear" } else { "enter" }
        );
        broken(G::CITATIONS.must_enter, reason)
    }

    /// Which dice can be played, or that the game can be won, which counts for all of them.
    fn must_play(
        &self,
        best: u32,
        found: u32,
        context: &Context<'_, G::Indexes>,
        play: Play<G::Indexes>,
    ) -> String {
        let left = play.left();
        if Results::default()
            .of(play, context)
            .iter()
            .any(|end| end.is_won(context))
        {
            t!(race_refusals::must_win).to_owned()
        } else if self.rules().undersides {
            match best {
                1 => t!(race_refusals::must_play_last).to_owned(),
                _ => t!(race_refusals::must_play, most = best, found),
            }
        } else if left == context.rolled.all {
            t!(race_refusals::must_play_both).to_owned()
        } else {
            let number = left.numbers(context.numbers).next().unwrap_or_default();
            t!(race_refusals::must_play_die, number)
        }
    }

    /// The blockades that are due and can be broken.
    fn must_break(&self, context: &Context<'_, G::Indexes>, play: &Play<G::Indexes>) -> String {
        let due = due_standing_blockades(*play, context);
        let blockades = (0..).zip(context.aged_blockades);
        let blockades = blockades.filter(|(entry, _)| due >> entry & 1 == 1);
        let names: Vec<_> = blockades.map(|(_, each)| self.name(each.index)).collect();
        let colour = self.colour();
        match &names[..] {
            [space] => t!(race_refusals::must_break, colour, space),
            _ => {
                let spaces = match self.plain {
                    true => NO_SPACE.to_owned(),
                    false => ::words::list(&names),
                };
                t!(race_refusals::must_break_several, colour, spaces)
            }
        }
    }
}
