//! Legality of steps: a function for each rule that can forbid one.
//!
//! A game's [`Race::check_step`] calls these and its own in the order in which a player sees what is
//! wrong: whether there is such a die, whether there is such a pawn, where the number leads, who
//! stands in the way. Tests hold the game's faster generator of steps equal to it.

use ::words::t;

use super::dice::DiceLeft;
use super::game::spends;
use super::state::{Phase, Rolled, State};
use super::step::{Spend, Step};
use super::track::{PathIndex, Place, YARD, is_own};
use super::words::{colour, colours};
use super::{Race, owners, side_of};
use crate::refusal::{Check, NO_SPACE, Refusal, broken};
use crate::seat::{Seat, SeatSet};

/// Why a step is not legal; `None` if it is.
pub(super) fn refusal<G: Race>(game: &G, state: &State<G::Memory>, step: Step) -> Option<Refusal> {
    let colour = colour::<G>(state.turn);
    let (rule, reason) = match state.phase {
        Phase::Play(rolled) => {
            return Refusal::by(|plain| {
                let check = StepCheck::new(game, state, rolled, step, plain);
                game.check_step(&check)?;
                game.check_duty(&check)
            });
        }
        Phase::Over => (G::RULES.winning, t!(race_refusals::game_over).to_owned()),
        Phase::Throw => (G::RULES.dice, t!(race_refusals::not_thrown_yet, colour)),
        Phase::Opening(_) => {
            let reason = t!(race_refusals::opening_not_played);
            (G::RULES.opening, reason.to_owned())
        }
    };
    Some(Refusal::new(rule, reason))
}

/// A step to be checked.
pub struct StepCheck<'a, G: Race> {
    /// The game.
    pub game: &'a G,
    /// The position.
    pub state: &'a State<G::Memory>,
    /// The roll that is being played.
    pub rolled: Rolled,
    /// The step.
    pub step: Step,
    /// The way that its number takes to where it ends, other pawns ignored; `None` if it does not
    /// lead there.
    pub way: Option<Vec<PathIndex>>,
    /// Whether the sentence names no spaces.
    pub plain: bool,
}

/// The pawns on a space, by their owners in turn order.
pub struct Company {
    /// The owner of each pawn.
    pub owners: Vec<Seat>,
}

impl Company {
    /// How many pawns.
    pub fn count(&self) -> usize {
        self.owners.len()
    }

    /// Their owners.
    pub fn seats(&self) -> SeatSet {
        self.owners.iter().copied().collect()
    }
}

/// As texts are told whose something is.
pub fn whose(is_own: bool) -> &'static str {
    if is_own { "own" } else { "other" }
}

impl<'a, G: Race> StepCheck<'a, G> {
    /// A step to be checked.
    pub fn new(
        game: &'a G,
        state: &'a State<G::Memory>,
        rolled: Rolled,
        step: Step,
        plain: bool,
    ) -> StepCheck<'a, G> {
        StepCheck {
            game,
            state,
            rolled,
            step,
            way: game.track().way_to(step.from, step.count(), step.to),
            plain,
        }
    }

    /// The mover.
    pub fn seat(&self) -> Seat {
        self.state.turn
    }

    /// The mover's colour.
    pub fn colour(&self) -> &'static str {
        colour::<G>(self.seat())
    }

    /// See [`Race::edition`].
    pub fn edition(&self) -> &'static str {
        self.game.edition()
    }

    /// The name of a path index of the mover beyond the yard, as a sentence has it.
    pub fn name(&self, index: PathIndex) -> String {
        let track = self.game.track();
        match index {
            _ if self.plain => NO_SPACE.to_owned(),
            _ if index == track.home() => t!(race_refusals::home, edition = self.edition()),
            _ => track.index_name(G::FAMILY, self.seat(), index),
        }
    }

    /// The place of a path index of the mover.
    pub fn place(&self, index: PathIndex) -> Place {
        self.game.track().place_at(self.seat(), index)
    }

    /// Who stands on a path index of the mover.
    pub fn company(&self, index: PathIndex) -> Company {
        let space = self.game.track().space_at(self.seat(), index);
        Company {
            owners: owners(self.game, self.state, space),
        }
    }

    /// Whether pawns of the mover's side are among them.
    pub fn is_ours(&self, company: &Company) -> bool {
        let side = side_of(self.game, self.seat());
        company.owners.iter().any(|&owner| side.has(owner))
    }

    /// Whether a blockade is the mover's alone, as texts are told.
    pub fn whose_blockade(&self, company: &Company) -> &'static str {
        whose(company.seats() == SeatSet::EMPTY.with(self.seat()))
    }

    /// The path indexes that are passed on the way.
    pub fn passed(&self) -> &[PathIndex] {
        match self.way.as_deref() {
            Some([passed @ .., _]) => passed,
            _ => &[],
        }
    }
}

/// What is spent.
impl<G: Race> StepCheck<'_, G> {
    /// A die that is spent has been rolled, and so have both.
    pub fn die_is_rolled(&self) -> Check {
        let reason = match self.step.spend {
            Spend::Die(number) if self.rolled.all.count_of(number, self.rolled.numbers()) == 0 => {
                t!(race_refusals::die_not_thrown, number)
            }
            Spend::Both(both) if both != self.rolled.dice => {
                let (low, high) = (both.low(), both.high());
                t!(race_refusals::both_not_thrown, low, high)
            }
            _ => return Ok(()),
        };
        broken(G::RULES.dice, reason)
    }

    /// A die that is spent is left to be played, and so are both.
    pub fn die_is_left(&self) -> Check {
        let Rolled { left, all, .. } = self.rolled;
        let reason = match self.step.spend {
            Spend::Die(number) if left.count_of(number, self.rolled.numbers()) == 0 => {
                t!(race_refusals::die_played, number)
            }
            Spend::Both(_) if left != all => {
                t!(race_refusals::one_played, game = G::FAMILY.name())
            }
            _ => return Ok(()),
        };
        broken(G::RULES.dice, reason)
    }

    /// A bonus that is used or given up has been earned.
    pub fn bonus_is_earned(&self) -> Check {
        let (colour, game) = (self.colour(), G::FAMILY.name());
        let reason = match self.step.spend {
            Spend::Bonus(steps) if !self.rolled.bonuses.has(steps) => {
                t!(race_refusals::no_bonus_to_use, game, colour, steps)
            }
            Spend::Decline(steps) if !self.rolled.bonuses.has(steps) => {
                t!(race_refusals::no_bonus_to_give_up, game, colour, steps)
            }
            _ => return Ok(()),
        };
        broken(G::RULES.bonus, reason)
    }

    /// Bonuses come before the dice that are left, or after them.
    pub fn bonus_in_order(&self) -> Check {
        let waiting = self.rolled.bonuses.all().next();
        let reason = match (self.step.spend, waiting) {
            (Spend::Bonus(_) | Spend::Decline(_), _) => {
                if G::BONUS_FIRST || self.rolled.left == DiceLeft::NONE {
                    return Ok(());
                }
                t!(race_refusals::dice_first).to_owned()
            }
            (_, Some(steps)) if G::BONUS_FIRST => {
                t!(race_refusals::bonus_first, game = G::FAMILY.name(), steps)
            }
            _ => return Ok(()),
        };
        broken(G::RULES.bonus, reason)
    }

    /// A bonus is given up only where it could be used.
    pub fn declines_usable_bonus(&self) -> Check {
        match self.step.spend {
            Spend::Decline(steps) if !self.can_move(&[Spend::Bonus(steps)]) => {
                broken(G::RULES.bonus, t!(race_refusals::nothing_to_give_up, steps))
            }
            _ => Ok(()),
        }
    }

    /// A player passes only where nothing can be moved.
    pub fn passes_in_need(&self) -> Check {
        if self.step.spend != Spend::Pass || !self.can_move(&spends::<G>(&self.rolled)) {
            return Ok(());
        }
        broken(G::RULES.passing, t!(race_refusals::no_pass))
    }

    /// Whether a pawn can make a step by one of these, by the rules on single steps.
    fn can_move(&self, spends: &[Spend]) -> bool {
        let track = self.game.track();
        let can = |spend, from, to| {
            let step = Step { spend, from, to };
            let check = StepCheck::new(self.game, self.state, self.rolled, step, true);
            self.game.check_step(&check).is_ok()
        };
        self.state.own().indexes().into_iter().any(|from| {
            spends.iter().any(|&spend| {
                let still = Step::still(spend);
                let count = if from == YARD { 1 } else { still.number() };
                let ends = track
                    .ways(from, count)
                    .into_iter()
                    .filter_map(|mut way| way.pop());
                ends.into_iter().any(|to| can(spend, from, to))
            })
        })
    }
}

/// The pawn, and how it comes out.
impl<G: Race> StepCheck<'_, G> {
    /// All rules of the kit on which pawn moves, and where its number leads.
    pub fn pawn_moves_there(&self) -> Check {
        self.pawn_is_not_home()?;
        self.pawn_waits()?;
        self.bonus_enters_none()?;
        self.number_enters()?;
        self.pawn_is_not_the_partners()?;
        self.pawn_is_own()?;
        self.dice_are_steps()?;
        self.enters_on_start()?;
        self.goes_forward()?;
        self.stays_on_path()?;
        self.comes_home_exactly()?;
        self.leads_there()
    }

    fn sets_out_from_yard(&self) -> bool {
        matches!(self.place(self.step.from), Place::Yard { .. })
    }

    /// A pawn that is home moves no more.
    pub fn pawn_is_not_home(&self) -> Check {
        match self.place(self.step.from) {
            Place::Home { .. } => {
                let reason = t!(race_refusals::home_stays, edition = self.edition());
                broken(G::RULES.home, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn that enters waits in the mover's own yard.
    pub fn pawn_waits(&self) -> Check {
        let (colour, edition) = (self.colour(), self.edition());
        let reason = match self.step.from {
            _ if !self.sets_out_from_yard() => return Ok(()),
            YARD if self.state.own().has(YARD) => return Ok(()),
            YARD => t!(race_refusals::none_waiting, colour, edition),
            _ => t!(race_refusals::others_yard, colour, edition),
        };
        broken(G::RULES.entering, reason)
    }

    /// A bonus enters no pawn.
    pub fn bonus_enters_none(&self) -> Check {
        match self.step.spend {
            Spend::Bonus(_) if self.sets_out_from_yard() => {
                let reason = t!(race_refusals::bonus_enters_none, edition = self.edition());
                broken(G::RULES.bonus, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn enters by the right number, on one die or on both together.
    pub fn number_enters(&self) -> Check {
        let (edition, entering) = (self.edition(), G::ENTERING);
        if !self.sets_out_from_yard() || self.step.number() == entering {
            return Ok(());
        }
        let reason = match self.step.spend {
            Spend::Both(both) => {
                let (low, high) = (both.low(), both.high());
                t!(race_refusals::sum_not_entering, entering, low, high)
            }
            _ => {
                let number = self.step.number();
                t!(race_refusals::enters_with, edition, entering, number)
            }
        };
        broken(G::RULES.entering, reason)
    }

    /// Partners move only their own pawns.
    pub fn pawn_is_not_the_partners(&self) -> Check {
        let from = self.step.from;
        let company = self.company(from);
        if self.sets_out_from_yard() || self.state.own().has(from) || !self.is_ours(&company) {
            return Ok(());
        }
        let reason = t!(
            race_refusals::partners_pawn,
            count = company.count(),
            space = self.name(from),
            owners = colours::<G>(company.seats())
        );
        broken(G::RULES.winning_together, reason)
    }

    /// The mover has a pawn where the step sets out.
    pub fn pawn_is_own(&self) -> Check {
        let from = self.step.from;
        if self.sets_out_from_yard() || self.state.own().has(from) {
            return Ok(());
        }
        let (colour, space) = (self.colour(), self.name(from));
        let company = self.company(from);
        let reason = match company.count() {
            0 => t!(race_refusals::nobody_there, colour, space),
            count => {
                let owners = colours::<G>(company.seats());
                t!(race_refusals::others_pawn, count, space, owners, colour)
            }
        };
        broken(G::RULES.moving, reason)
    }

    /// Each die is a step of its own, unless both enter a pawn.
    pub fn dice_are_steps(&self) -> Check {
        match self.step.spend {
            Spend::Both(both) if !self.sets_out_from_yard() => {
                let (low, high) = (both.low(), both.high());
                let reason = t!(race_refusals::one_after_other, low, high);
                broken(G::RULES.dice, reason)
            }
            _ => Ok(()),
        }
    }
}

/// Where the number leads.
impl<G: Race> StepCheck<'_, G> {
    /// A pawn enters on its start.
    pub fn enters_on_start(&self) -> Check {
        if self.step.from != YARD || self.way.is_some() {
            return Ok(());
        }
        let space = self.name(self.game.track().start());
        let edition = self.edition();
        let reason = t!(race_refusals::enters_elsewhere, space, edition);
        broken(G::RULES.entering, reason)
    }

    /// Pawns do not go back to a yard.
    pub fn goes_forward(&self) -> Check {
        match self.place(self.step.to) {
            Place::Yard { .. } => {
                let reason = t!(race_refusals::never_back, edition = self.edition());
                broken(G::RULES.moving, reason)
            }
            _ => Ok(()),
        }
    }

    /// A pawn stays on the path of its colour.
    pub fn stays_on_path(&self) -> Check {
        let to = self.step.to;
        if is_own(to) {
            return Ok(());
        }
        let (colour, edition, track) = (self.colour(), self.edition(), self.game.track());
        let place = self.place(to);
        let reason = match place {
            Place::Ring { .. } => {
                let (entrance, space) = (self.name(track.entrance), self.name(to));
                t!(race_refusals::turns_up, colour, entrance, space, edition)
            }
            Place::Turnout { .. } => t!(race_refusals::own_turnout, colour),
            Place::HomePath { side, .. } | Place::Home { side } | Place::Yard { side } => {
                let owner = self::colour::<G>(track.seat_of(side));
                t!(race_refusals::others_path, owner, edition)
            }
        };
        broken(G::RULES.of_foreign(place), reason)
    }

    /// Home is reached by exact count.
    pub fn comes_home_exactly(&self) -> Check {
        let (track, from, to) = (self.game.track(), self.step.from, self.step.to);
        if self.way.is_some() {
            return Ok(());
        }
        let (space, away, count) = (self.name(from), track.steps_to_go(from), self.step.count());
        let edition = self.edition();
        // From behind the last turnout there is one way home, of one length.
        let last_stretch = track.branch(2) + 1..track.home();
        let reason = if track.ways(from, count).is_empty() {
            t!(race_refusals::too_many, space, away, count, edition)
        } else if to == track.home() && last_stretch.contains(&from) {
            t!(race_refusals::too_few, space, away, count, edition)
        } else {
            return Ok(());
        };
        broken(G::RULES.home, reason)
    }

    /// A pawn moves by exactly its number.
    pub fn leads_there(&self) -> Check {
        if self.way.is_some() {
            return Ok(());
        }
        let (from, count) = (self.step.from, self.step.count());
        let ways = self.game.track().ways(from, count);
        let ends: Vec<String> = ways
            .iter()
            .map(|way| self.name(way[way.len() - 1]))
            .collect();
        let (space, to) = (self.name(from), self.name(self.step.to));
        let reason = match &ends[..] {
            [end, other, ..] => t!(
                race_refusals::leads_elsewhere_both_ways,
                count,
                space,
                end,
                other,
                to
            ),
            _ => {
                let end = ends.first().map_or("", String::as_str);
                t!(race_refusals::leads_elsewhere, count, space, end, to)
            }
        };
        broken(G::RULES.moving, reason)
    }
}

/// Who stands in the way, or where the step ends.
impl<G: Race> StepCheck<'_, G> {
    /// Nobody passes a blockade.
    pub fn passes_no_blockade(&self, index: PathIndex) -> Check {
        let company = self.company(index);
        if !self.game.track().is_on_ring(index) || company.count() < 2 {
            return Ok(());
        }
        let (whose, space) = (self.whose_blockade(&company), self.name(index));
        let owners = colours::<G>(company.seats());
        let reason = t!(race_refusals::blockade_in_way, whose, owners, space);
        broken(G::RULES.blockade, reason)
    }

    /// A blockade on the start keeps pawns in the yard; elsewhere nobody lands on it.
    pub fn lands_on_no_blockade(&self, company: &Company) -> Check {
        let to = self.step.to;
        if !self.game.track().is_on_ring(to) || company.count() < 2 {
            return Ok(());
        }
        let (whose, space) = (self.whose_blockade(company), self.name(to));
        let (owners, colour) = (colours::<G>(company.seats()), self.colour());
        if self.step.from == YARD {
            let edition = self.edition();
            let reason = t!(
                race_refusals::blockade_keeps_in,
                whose,
                owners,
                space,
                colour,
                edition
            );
            return broken(G::RULES.blockade_on_start, reason);
        }
        let reason = t!(race_refusals::blockade_stands, whose, owners, space);
        broken(G::RULES.blockade, reason)
    }

    /// A space holds only so many pawns; `rule` says so.
    pub fn has_room(&self, company: &Company, room: usize, rule: &'static str) -> Check {
        let count = company.count();
        if count < room {
            return Ok(());
        }
        let space = self.name(self.step.to);
        broken(rule, t!(race_refusals::no_room, count, space))
    }
}

/// What the roll obliges to.
impl<G: Race> StepCheck<'_, G> {
    /// As many pawns enter as can: `best` by the best play, `found` by the best after the step.
    pub fn enters_all(&self, best: u32, found: u32) -> Check {
        if found >= best {
            return Ok(());
        }
        let Rolled {
            dice, all, left, ..
        } = self.rolled;
        let both = left == all && dice.sum() == G::ENTERING;
        let reason = t!(
            race_refusals::must_enter,
            entries = best,
            edition = self.edition(),
            with = if both { "both" } else { "die" },
            low = dice.low(),
            high = dice.high(),
            entering = G::ENTERING
        );
        broken(G::RULES.must_enter, reason)
    }
}
