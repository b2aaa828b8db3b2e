//! Legality of steps: the order of the checks, and the rules that only this game has.

use ::words::t;

use super::Pollyanna;
use super::context::{Context, ENTRY_WORTH};
use super::play::Play;
use super::track::{BRANCH, TRACK};
use crate::game::Game;
use crate::race::{
    Company, DiceLeft, FIRST_TURNOUT, PathIndex, Place, RacePlay as _, StepCheck, YARD, whose,
};
use crate::refusal::{Check, broken};
use crate::turn::{self, Results, TurnGame as _};

type Checked<'a> = StepCheck<'a, Pollyanna>;

/// The rules on single steps.
pub(super) fn check_step(check: &Checked<'_>) -> Check {
    check.bonus_is_earned()?;
    check.bonus_in_order()?;
    check.dice_can_be_spent()?;
    if !check.step.moves() {
        return Ok(());
    }
    check.pawn_moves_there()?;
    for &index in check.passed() {
        turnout_is_open(check, index)?;
        home_path_is_open(check, index)?;
        check.passes_no_blockade(index)?;
        passes_nobody_in_single_file(check, index)?;
    }
    let company = check.company(check.step.to);
    lands_alone_in_single_file(check, &company)?;
    if !check.is_ours(&company) {
        check.lands_on_no_blockade(&company)?;
        lands_on_no_safe_pawn(check, &company)
    } else if TRACK.is_on_ring(check.step.to) {
        let enters = check.step.from == YARD;
        check.has_room(&company, 3, if enters { "P-24" } else { "P-20" })
    } else {
        Ok(())
    }
}

/// P-24: a blockade on number 5 or 10 of a side closes its turnout too.
fn turnout_is_open(check: &Checked<'_>, index: PathIndex) -> Check {
    let way = check.way.iter().flatten();
    let by_turnout = way.into_iter().any(|&index| index >= FIRST_TURNOUT);
    let company = check.company(index);
    match check.place(index) {
        Place::Ring { number, .. }
            if by_turnout && company.count() > 1 && [BRANCH, 2 * BRANCH].contains(&number) =>
        {
            let reason = t!(
                pollyanna_refusals::blockade_closes_turnout,
                whose = check.whose_blockade(&company),
                owners = Pollyanna::FAMILY.colours(company.seats()),
                space = check.name(index)
            );
            broken("P-24", reason)
        }
        _ => Ok(()),
    }
}

/// P-24: a blockade on an entrance keeps its colour from the home path.
fn home_path_is_open(check: &Checked<'_>, index: PathIndex) -> Check {
    let company = check.company(index);
    let goal = check.place(check.step.to);
    let goes_home = matches!(goal, Place::HomePath { .. } | Place::Home { .. });
    if !goes_home || index != TRACK.entrance || company.count() < 2 {
        return Ok(());
    }
    let reason = t!(
        pollyanna_refusals::blockade_keeps_from_path,
        whose = check.whose_blockade(&company),
        owners = Pollyanna::FAMILY.colours(company.seats()),
        space = check.name(index),
        colour = check.colour(),
        edition = check.edition()
    );
    broken("P-24", reason)
}

/// P-23: on turnouts and home paths nobody passes.
fn passes_nobody_in_single_file(check: &Checked<'_>, index: PathIndex) -> Check {
    let company = check.company(index);
    let lane = match check.place(index) {
        Place::Turnout { .. } if company.count() > 0 => "turnout",
        Place::HomePath { .. } if company.count() > 0 => "path",
        _ => return Ok(()),
    };
    let reason = t!(
        pollyanna_refusals::pawn_in_way,
        whose = whose(company.seats().has(check.seat())),
        owners = Pollyanna::FAMILY.colours(company.seats()),
        space = check.name(index),
        lane,
        edition = check.edition()
    );
    broken("P-23", reason)
}

/// P-23: spaces of turnouts and home paths hold one pawn.
fn lands_alone_in_single_file(check: &Checked<'_>, company: &Company) -> Check {
    match check.place(check.step.to) {
        Place::Turnout { .. } | Place::HomePath { .. } if company.count() > 0 => {
            let whose = whose(company.seats().has(check.seat()));
            let owners = Pollyanna::FAMILY.colours(company.seats());
            let space = check.name(check.step.to);
            let reason = t!(pollyanna_refusals::room_for_one, whose, owners, space);
            broken("P-23", reason)
        }
        _ => Ok(()),
    }
}

/// P-25: a single pawn on a coloured space of its own colour is safe.
fn lands_on_no_safe_pawn(check: &Checked<'_>, company: &Company) -> Check {
    let (side, shelter) = match check.place(check.step.to) {
        Place::Ring { side, number: 0 } => (side, "entrance"),
        Place::Ring { side, number } if number == TRACK.entry => (side, "start"),
        _ => return Ok(()),
    };
    let owner = TRACK.layout.seat_of(side);
    if company.owners != [owner] {
        return Ok(());
    }
    let reason = t!(
        pollyanna_refusals::safe_there,
        colour = Pollyanna::FAMILY.colour(owner),
        space = check.name(check.step.to),
        shelter,
        edition = check.edition()
    );
    broken("P-25", reason)
}

/// P-15: of all plays, one is legal that makes the most entries, and then plays the most dice.
pub(super) fn check_duty(check: &Checked<'_>) -> Check {
    let (context, play) = check.game.play(check.state);
    let mut legal = Vec::new();
    check.game.legal_actions(check.state, &mut legal);
    let worth = |step| turn::best_value_from(&play, &context, step);
    let best = legal.first().map_or(0, |&step| worth(step));
    let found = worth(check.step);
    check.enters_all(best / ENTRY_WORTH, found / ENTRY_WORTH)?;
    if found < best {
        return broken("P-15", must_play(&context, play));
    }
    Ok(())
}

/// Which dice can be played, or that the game can be won.
fn must_play(context: &Context, play: Play) -> String {
    let mut results = Results::default();
    let all_played = |end: &Play| end.left() == DiceLeft::NONE && !end.stuck();
    if !results.of(play, context).iter().any(all_played) {
        // A play that wins counts as having played all its dice.
        t!(race_refusals::must_win).to_owned()
    } else if play.left() == context.all {
        t!(race_refusals::must_play_both).to_owned()
    } else {
        let number = play
            .left()
            .numbers(context.numbers)
            .next()
            .unwrap_or_default();
        t!(race_refusals::must_play_die, number)
    }
}
