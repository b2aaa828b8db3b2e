//! The numbers of the rules in a race's rulebook.

use super::places::Place;
use super::rules::{RaceRules, Safe};

/// The numbers of the rules that races share, such as `P-20`, for refusals.
#[derive(Clone, Copy, Debug)]
pub struct Citations {
    /// Number and places of players.
    pub players: &'static str,
    /// Players with partners.
    pub partners: &'static str,
    /// Who goes first.
    pub opening: &'static str,
    /// Two colours cannot share a space of the ring.
    pub capture: &'static str,
    /// Where a single pawn is safe.
    pub safe: &'static str,
    /// Where a colour's pawns enter the ring and where they leave it.
    pub turning_off: &'static str,
    /// Only pawns of a colour use its home path, yard and home.
    pub home_path: &'static str,
    /// Pawns do not use the turnout on their own side.
    pub own_turnout: &'static str,
    /// Each die is a separate step.
    pub dice: &'static str,
    /// The duty to play as many dice as possible.
    pub all_dice: &'static str,
    /// The numbers that enter a pawn, and the space where it enters.
    pub entering: &'static str,
    /// The duty to enter pawns.
    pub must_enter: &'static str,
    /// Passing without a legal move.
    pub passing: &'static str,
    /// A pawn moves forward by exactly the number rolled.
    pub moving: &'static str,
    /// Pawns reach home by exact count.
    pub home: &'static str,
    /// How many pawns a space of the ring holds.
    pub ring_room: &'static str,
    /// How many pawns a space of a turnout or home path holds, and whether others pass them.
    pub lane_room: &'static str,
    /// No pawn passes a blockade, and no rival lands on it.
    pub blockade: &'static str,
    /// A blockade on a start space keeps pawns in the yard.
    pub blockade_on_start: &'static str,
    /// A blockade on an entrance keeps pawns from the home path, if a rule of its own says so.
    pub blockade_on_entrance: Option<&'static str>,
    /// A blockade beside a turnout closes it.
    pub blockade_at_turnout: &'static str,
    /// The pawns of a blockade do not move on as a pair.
    pub may_not_march: &'static str,
    /// A blockade that has stood too long must be broken.
    pub due: &'static str,
    /// When the undersides of a doublet count.
    pub undersides: &'static str,
    /// The roll that is not played, since it is one too many of those that bring another.
    pub roll_limit: &'static str,
    /// Bonuses.
    pub bonus: &'static str,
    /// Winning alone.
    pub winning: &'static str,
    /// Winning with partners.
    pub winning_together: &'static str,
}

impl Citations {
    /// Checks that every rule has a number that these rules can break.
    ///
    /// # Panics
    /// If one has none.
    pub(super) fn check(&self, rules: &RaceRules) {
        let blockade = rules.blockade;
        let has_turnouts = rules.road.track.turnouts.is_some();
        for (field, number, is_needed) in [
            ("players", self.players, true),
            ("partners", self.partners, rules.partners),
            ("opening", self.opening, true),
            ("capture", self.capture, true),
            ("safe", self.safe, !matches!(rules.safe, Safe::Nowhere)),
            ("turning_off", self.turning_off, true),
            ("home_path", self.home_path, true),
            ("own_turnout", self.own_turnout, has_turnouts),
            ("dice", self.dice, true),
            ("all_dice", self.all_dice, rules.dice == 2),
            ("entering", self.entering, true),
            ("must_enter", self.must_enter, rules.entering.is_duty),
            ("passing", self.passing, true),
            ("moving", self.moving, true),
            ("home", self.home, true),
            ("ring_room", self.ring_room, rules.ring_room < 4),
            ("lane_room", self.lane_room, rules.lane_room < 4),
            ("blockade", self.blockade, blockade.is_some()),
            (
                "blockade_on_start",
                self.blockade_on_start,
                blockade.is_some(),
            ),
            (
                "blockade_at_turnout",
                self.blockade_at_turnout,
                blockade.is_some() && has_turnouts,
            ),
            (
                "may_not_march",
                self.may_not_march,
                blockade.is_some_and(|rule| !rule.may_march),
            ),
            ("due", self.due, rules.due().is_some()),
            ("undersides", self.undersides, rules.undersides),
            ("roll_limit", self.roll_limit, rules.limit().is_some()),
            ("bonus", self.bonus, rules.bonus.exists()),
            ("winning", self.winning, true),
            ("winning_together", self.winning_together, rules.partners),
        ] {
            assert!(
                !is_needed || !number.is_empty(),
                "`Citations` lacks `{field}`"
            );
        }
    }

    /// No numbers, to be replaced by those of the rules that a game has.
    pub const NONE: Citations = Citations {
        players: "",
        partners: "",
        opening: "",
        capture: "",
        safe: "",
        turning_off: "",
        home_path: "",
        own_turnout: "",
        dice: "",
        all_dice: "",
        entering: "",
        must_enter: "",
        passing: "",
        moving: "",
        home: "",
        ring_room: "",
        lane_room: "",
        blockade: "",
        blockade_on_start: "",
        blockade_on_entrance: None,
        blockade_at_turnout: "",
        may_not_march: "",
        due: "",
        undersides: "",
        roll_limit: "",
        bonus: "",
        winning: "",
        winning_together: "",
    };

    /// The rule on winning.
    pub fn winning(&self, has_partners: bool) -> &'static str {
        if has_partners {
            self.winning_together
        } else {
            self.winning
        }
    }

    /// The rule that keeps a colour's pawns off a place that is not on their path.
    pub fn of_foreign(&self, place: Place) -> &'static str {
        match place {
            Place::Ring { .. } => self.turning_off,
            Place::Turnout { .. } => self.own_turnout,
            _ => self.home_path,
        }
    }

    /// The rule on how many pawns a place holds.
    pub fn room(&self, place: Place) -> &'static str {
        match place {
            Place::Ring { .. } => self.ring_room,
            _ => self.lane_room,
        }
    }
}
