//! Legality of steps: the order of the checks, and the rules that only this game has.

use ::words::t;

use super::context::Context;
use super::doublets::is_third_doublet;
use super::play::{DIE_WORTH, ENTRY_WORTH, Play};
use super::track::is_safe;
use super::{Parcheesi, ROOM};
use crate::game::Game;
use crate::race::{Company, DiceLeft, Place, Spend, StepCheck, YARD, underside};
use crate::refusal::{Check, NO_SPACE, broken};
use crate::turn::{self, Results, TurnGame as _};

type Checked<'a> = StepCheck<'a, Parcheesi>;

/// The rules on single steps.
pub(super) fn check_step(check: &Checked<'_>) -> Check {
    if is_third_doublet(check.state) {
        return third_doublet_is_not_played(check);
    }
    check.passes_in_need()?;
    check.bonus_is_earned()?;
    check.bonus_in_order()?;
    check.declines_usable_bonus()?;
    underside_counts(check)?;
    check.die_is_rolled()?;
    die_is_not_forfeited(check)?;
    check.die_is_left()?;
    if !check.step.moves() {
        return Ok(());
    }
    check.pawn_moves_there()?;
    for &index in check.passed() {
        check.passes_no_blockade(index)?;
    }
    let company = check.company(check.step.to);
    check.lands_on_no_blockade(&company)?;
    if let Place::HomePath { .. } = check.place(check.step.to) {
        check.has_room(&company, ROOM, "C-12")?;
    }
    lands_on_no_safe_rival(check, &company)?;
    joins_no_pair(check)
}

/// C-10: the third doublet of a turn is not played.
fn third_doublet_is_not_played(check: &Checked<'_>) -> Check {
    match check.step.spend {
        Spend::Pass => Ok(()),
        _ => broken("C-10", t!(parcheesi_refusals::third_doublet)),
    }
}

/// C-9: the undersides of a doublet count only when no pawn was in the nest at the roll.
fn underside_counts(check: &Checked<'_>) -> Check {
    let dice = check.rolled.dice;
    match check.step.spend {
        Spend::Die(number)
            if dice.is_doublet()
                && number == underside(dice.low())
                && !check.rolled.has_undersides() =>
        {
            broken("C-9", t!(parcheesi_refusals::undersides))
        }
        _ => Ok(()),
    }
}

/// C-20: a die that can't be played before the bonuses is forfeited.
fn die_is_not_forfeited(check: &Checked<'_>) -> Check {
    match check.step.spend {
        Spend::Die(_) if check.rolled.left == DiceLeft::NONE => {
            broken("C-20", t!(parcheesi_refusals::only_bonuses))
        }
        _ => Ok(()),
    }
}

/// C-16: nobody but an entering pawn lands on a rival on a safe space.
fn lands_on_no_safe_rival(check: &Checked<'_>, company: &Company) -> Check {
    match check.place(check.step.to) {
        Place::Ring { number, .. }
            if company.count() > 0
                && !check.is_ours(company)
                && check.step.from != YARD
                && is_safe(&check.game.track, number) =>
        {
            let owner = Parcheesi::FAMILY.colours(company.seats());
            let space = check.name(check.step.to);
            broken("C-16", t!(race_refusals::safe_there, owner, space))
        }
        _ => Ok(()),
    }
}

/// C-13: the two pawns of a blockade that stood at the roll do not come together elsewhere.
fn joins_no_pair(check: &Checked<'_>) -> Check {
    let (from, to) = (check.step.from, check.step.to);
    let pairs = check.state.memory.pairs;
    if !pairs.forbids(check.state.own(), from, to) {
        return Ok(());
    }
    broken(
        "C-13",
        t!(parcheesi_refusals::mates, space = check.name(to)),
    )
}

/// C-8, C-14: of all plays, one is legal that makes the most entries, then plays the most dice, then
/// breaks the most blockades that are due.
pub(super) fn check_duty(check: &Checked<'_>) -> Check {
    let (context, play) = check.game.play(check.state);
    let mut legal = Vec::new();
    check.game.legal_actions(check.state, &mut legal);
    let worth = |step| turn::best_value_from(&play, &context, step);
    let best = legal.first().map_or(0, |&step| worth(step));
    let found = worth(check.step);
    check.enters_all(best / ENTRY_WORTH, found / ENTRY_WORTH)?;
    let dice = |worth: u32| worth % ENTRY_WORTH / DIE_WORTH;
    if dice(found) < dice(best) {
        return broken("C-8", must_play(dice(best), dice(found), &context, play));
    }
    if found < best {
        return broken("C-14", must_break(check, &context, &play));
    }
    Ok(())
}

/// How many dice can be played, or that the game can be won, which counts for all of them.
fn must_play(best: u32, found: u32, context: &Context, play: Play) -> String {
    if Results::default()
        .of(play, context)
        .iter()
        .any(Play::is_won)
    {
        t!(race_refusals::must_win).to_owned()
    } else if best == 1 {
        t!(parcheesi_refusals::must_play_last).to_owned()
    } else {
        t!(parcheesi_refusals::must_play, most = best, found)
    }
}

/// The blockades that are due and can be broken.
fn must_break(check: &Checked<'_>, context: &Context, play: &Play) -> String {
    let due = context.due & play.standing();
    let blockades = (0..).zip(context.blockades);
    let blockades = blockades.filter(|(place, _)| due >> place & 1 == 1);
    let names: Vec<_> = blockades.map(|(_, each)| check.name(each.index)).collect();
    let colour = check.colour();
    match &names[..] {
        [space] => t!(parcheesi_refusals::must_break, colour, space),
        _ => {
            let spaces = match check.plain {
                true => NO_SPACE.to_owned(),
                false => ::words::list(&names),
            };
            t!(parcheesi_refusals::must_break_several, colour, spaces)
        }
    }
}
