//! Answers to taps that play nothing: on a pawn, before the roll, on another player's pawn, on a die.

use std::collections::BTreeSet;

use rules::board::{Kind, Space};
use rules::event::Cost;
use words::t;

use super::Session;
use crate::blocked_pawns;
use crate::game_session::Choice;
use crate::no_move;

impl Session {
    /// The message for a tap on a pawn before any pawn can move.
    pub(super) fn roll_first(&self) -> String {
        if !self.can_roll() {
            return self.status();
        }
        let first = if self.table.has_cards() {
            t!(tap_refusals::draw_first)
        } else {
            t!(tap_refusals::roll_first)
        };
        first.to_owned()
    }

    /// The message for a hint that a person asks for where there is nothing to choose.
    pub(super) fn why_no_hint(&self) -> String {
        if let Some(seat) = self.curtain() {
            return t!(play::show_hand, colour = self.table.called(seat));
        }
        if self.can_roll() {
            return self.roll_first();
        }
        let passing = self.forced().and_then(|choice| self.why_passed(&choice));
        passing.unwrap_or_else(|| t!(tap_refusals::nothing_to_choose).to_owned())
    }

    /// The message for a tap on another player's pawn: whose it is, which pawns the player moves, and what to do. `None`
    /// on an empty space.
    pub(super) fn not_own_pawn(&self, space: Space) -> Option<String> {
        let acting = self.table.node().seat()?;
        let name = self.owner_of_rival(space)?;
        let whose = match self.persons().len() == 1 || self.is_lesson() {
            true => {
                let own = self.table.ruleset().family.colour(acting);
                t!(tap_refusals::not_your_pawn, name, own)
            }
            false => t!(
                tap_refusals::not_their_pawn,
                name,
                own = self.table.called(acting)
            ),
        };
        Some(if !self.choices().is_empty() {
            format!("{whose}. {}", self.what_to_tap())
        } else if self.can_roll() {
            format!("{whose}. {}", self.roll_first())
        } else {
            whose
        })
    }

    /// What the owner of another player's pawn on a space is called.
    pub(super) fn owner_of_rival(&self, space: Space) -> Option<String> {
        let mut pieces = self.table.pieces().iter();
        let owner = pieces.find(|standing| standing.at == space)?.piece.owner?;
        (self.table.node().seat() != Some(owner)).then(|| self.table.called(owner))
    }

    /// A sentence about a tapped space, and what the badge on the space means, if it has one.
    pub(super) fn with_notes(&self, space: Space, mut sentence: String) -> String {
        let notes = self.notes().into_iter();
        for note in notes.filter(|note| note.at == space) {
            sentence.push_str(". ");
            sentence.push_str(&note.words);
        }
        sentence
    }

    /// Why the pawn on a space cannot move by any of the numbers left, explained for the highest of them.
    pub(super) fn why_not_from(&self, from: Space) -> Option<String> {
        let shown = self.table.game().shown();
        let mut counts = shown.rewards.clone();
        if let Some(die) = self.selection.die {
            let die = shown.dice.get(die);
            counts = die.map(|die| die.face).into_iter().collect();
        } else if counts.is_empty() {
            counts.extend(shown.numbers_left());
        }
        let reachable = counts
            .into_iter()
            .flat_map(|count| self.reachable(from, count));
        reachable
            .filter_map(|to| self.table.refusal(from, to))
            .next()
    }

    /// The spaces that a pawn of the seat to act reaches after `count` spaces, or after fewer at the end of
    /// the path. A waiting pawn enters the board.
    fn reachable(&self, from: Space, count: u8) -> Vec<Space> {
        let board = self.table.board();
        let seat = self.table.node().seat();
        // Other players' home paths are closed to this pawn.
        let own = |space: &Space| {
            let info = board.space(*space);
            !matches!(info.kind, Kind::HomePath | Kind::Home) || info.owner == seat
        };
        let steps = if board.space(from).kind == Kind::Yard {
            1
        } else {
            count
        };
        let mut reachable = vec![from];
        for _ in 0..steps {
            let next = reachable.iter().flat_map(|space| &board.space(*space).next);
            let mut next: Vec<Space> = next.copied().filter(own).collect();
            next.dedup();
            if next.is_empty() {
                break;
            }
            reachable = next;
        }
        reachable
    }

    /// What to tap next: a card, a pawn that can move, or a marked space.
    pub(super) fn what_to_tap(&self) -> String {
        if self.selected().is_some() {
            return t!(tap_refusals::tap_marked).to_owned();
        }
        if self.picked().is_some() {
            return self.where_card_goes();
        }
        if self.has_hands() {
            return t!(tap_refusals::tap_card).to_owned();
        }
        let choices = self.choices();
        let from: BTreeSet<Space> = choices
            .iter()
            .filter_map(|each| each.pointing.from)
            .collect();
        t!(play::cue_pawn, count = from.len())
    }

    /// The message for a tap on a space that no pawn gets to, and what to do.
    pub(super) fn none_gets_there(&self) -> String {
        if self.picked().is_some() {
            return self.where_card_goes();
        }
        format!(
            "{}. {}",
            t!(tap_refusals::none_gets_there),
            self.what_to_tap()
        )
    }

    /// Why the pawn on a space cannot move, where the rules give no reason.
    pub(super) fn pawn_cannot_move(&self, space: Space) -> String {
        let shown = self.table.game().shown();
        let pawn = self.table.pieces().iter().find(|each| each.at == space);
        let reason = pawn.and_then(|pawn| blocked_pawns::why(&self.table, *pawn, shown.card));
        reason.unwrap_or_else(|| {
            t!(
                tap_refusals::none_can_go,
                numbers = no_move::numbers_left(&self.table)
            )
        })
    }

    /// Why no pawn can be moved by a die alone, while something else can be played.
    pub(crate) fn why_not_die(&self, index: usize) -> Option<String> {
        let shown = self.table.game().shown();
        let die = shown
            .dice
            .get(index)
            .filter(|_| !self.choices().is_empty())?;
        let number = die.face;
        Some(match shown.rewards.first() {
            _ if die.spent => t!(tap_refusals::die_is_played, number),
            Some(&count) => t!(tap_refusals::bonus_first, count),
            None => match self.step_before(number) {
                Some(first) => t!(tap_refusals::play_first, number, first),
                None => t!(tap_refusals::die_leads_nowhere, number),
            },
        })
    }

    /// The die after which another one of this number could be played.
    fn step_before(&self, number: u8) -> Option<u8> {
        let frees = |choice: &Choice| {
            let mut game = self.table.game().boxed_clone();
            game.apply(choice.entry);
            let steps = game.moves().into_iter().map(|(step, _)| step);
            let mut steps = steps.filter(|step| !step.is_outcome());
            steps.any(|step| game.describe(step).action.cost == Some(Cost::Die(number)))
        };
        let mut choices = self.choices().into_iter();
        choices.find_map(|choice| choice.die().filter(|_| frees(&choice)))
    }
}
