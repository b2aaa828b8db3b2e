//! Checks at chance nodes.

use std::collections::BTreeMap;

use super::{Fault, Holds, Suite, hold};
use crate::playable::Playable;
use crate::record::HistoryEntry;

impl<G: Playable> Suite<'_, G> {
    pub(super) fn chance(&mut self, state: &G::State) -> Holds {
        let game = self.game;
        let mut chances = Vec::new();
        game.chance_outcomes(state, &mut chances);
        let ascending = chances.is_sorted_by(|(one, _), (other, _)| one < other);
        let law = "chance outcomes are ascending, distinct and not empty";
        hold(law, ascending && !chances.is_empty(), || {
            format!("{chances:?}")
        })?;
        let weights = chances.iter().all(|(_, weight)| *weight > 0);
        hold("weights are positive", weights, || format!("{chances:?}"))?;
        let sum: u32 = chances.iter().map(|(_, weight)| weight).sum();
        let total = game.chance_weight_total(state);
        hold("the weights add up to the total", sum == total, || {
            format!("{sum}, not {total}")
        })?;
        if let Some(hidden) = game.face_down(state) {
            self.packs(HistoryEntry::Chance(hidden))?;
        }
        let mut drawn = BTreeMap::new();
        for ticket in 0..total {
            *drawn.entry(game.sample_outcome(state, ticket)).or_insert(0) += 1;
        }
        let drawn: Vec<_> = drawn.into_iter().collect();
        hold(
            "tickets give outcomes in proportion to their weights",
            drawn == chances,
            || format!("{drawn:?}"),
        )?;
        for &(chance, _) in &chances {
            let text = chance.to_string();
            let read = text.parse::<G::Chance>();
            hold(
                "an outcome reads back",
                read.as_ref() == Ok(&chance),
                || format!("{text:?} reads as {read:?}"),
            )?;
            // In a record, a colon ends an outcome.
            let plain = !text.is_empty() && !text.contains([' ', ':', '\n', '\r', ',']);
            hold("an outcome is written without separators", plain, || {
                format!("{text:?}")
            })?;
            let applied = self.apply_checked(state, HistoryEntry::Chance(chance));
            applied.map_err(|fault| Fault {
                found: format!("{} (outcome {chance})", fault.found),
                ..fault
            })?;
        }
        Ok(())
    }
}
