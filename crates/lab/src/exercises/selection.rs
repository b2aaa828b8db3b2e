//! A selection of exercises with variety.

use std::collections::{BTreeMap, BTreeSet};

use bot::rng::seeded_hash;
use rayon::prelude::*;

use super::candidate::Candidate;
use super::trial::{Trial, Tried};

/// Chooses `count` exercises that stand the trial, or as many as there are.
///
/// The kinds of reasons and the thirds of a game take turns. A game gives one exercise, and no two are alike. Choices between
/// only two results are taken where too few others are left.
pub(crate) fn select(candidates: Vec<Candidate>, count: usize, trial: &Trial) -> Vec<Tried> {
    let mut groups: BTreeMap<(bool, &str, usize), Vec<Candidate>> = BTreeMap::new();
    for each in candidates {
        groups
            .entry((each.is_pair, each.kind, each.third))
            .or_default()
            .push(each);
    }
    for group in groups.values_mut() {
        // In an order that depends neither on threads nor on the course of games.
        group.sort_by_cached_key(|each| {
            (
                seeded_hash(trial.seed, &each.position),
                each.position.clone(),
            )
        });
    }
    let (mut games, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut chosen: Vec<Tried> = Vec::new();
    let mut pairs = false;
    while chosen.len() < count {
        let mut picked = Vec::new();
        let mut is_left = true;
        while is_left && picked.len() + chosen.len() < count {
            is_left = false;
            for (_, group) in groups
                .iter_mut()
                .filter(|((is_pair, ..), _)| *is_pair == pairs)
            {
                let is_new = |each: &Candidate| {
                    !games.contains(&each.game) && !seen.contains(&each.likeness)
                };
                let next = std::iter::from_fn(|| group.pop()).find(is_new);
                let Some(next) = next.filter(|_| picked.len() + chosen.len() < count) else {
                    continue;
                };
                games.insert(next.game);
                seen.insert(next.likeness.clone());
                picked.push(next);
                is_left = true;
            }
        }
        if picked.is_empty() {
            if pairs {
                break;
            }
            pairs = true;
        }
        let tried = picked.into_par_iter().map(|each| trial.run(each));
        chosen.extend(tried.collect::<Vec<_>>().into_iter().flatten());
    }
    chosen.sort_by_key(|each| (each.shares.iter().sum::<u32>(), each.candidate.gap));
    chosen.reverse();
    chosen
}
