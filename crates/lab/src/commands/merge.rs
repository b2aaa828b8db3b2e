//! `merge`: joins the shards of a duel.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::duel::say;
use crate::duel::portion::Portion;
use crate::failure::Failure;
use crate::score::Score;

/// Join the files that `lab duel --shard` prints, in any order
///
/// The answer is the result of all shards, or the result so far and which shards are missing.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let mut portions = BTreeMap::new();
    let mut first: Option<(&Path, Portion)> = None;
    for file in &args.files {
        let at =
            |error: &dyn std::fmt::Display| Failure::input(format!("{}: {error}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|error| at(&error))?;
        let portion = Portion::parse(&text).map_err(|error| at(&error))?;
        let (_, one) = &*first.get_or_insert_with(|| (file, portion.clone()));
        if let Some((expected, found)) = difference(one, &portion) {
            let (one, _) = first.expect("there is a first file");
            return Err(at(&format!(
                "expected a shard of the duel of {}, with {expected}, found {found}",
                one.display()
            )));
        }
        let index = portion.shard.index;
        if let Some((other, _)) = portions.insert(index, (file, portion)) {
            let other = other.display();
            return Err(at(&format!("shard {index} was already given by {other}")));
        }
    }
    let (_, one) = first.expect("there is at least one file");
    let mut score = Score::new(one.duel.sides);
    for (_, portion) in portions.values() {
        score.join(&portion.score);
    }
    say(&one.duel, &score, out)?;
    let total = one.shard.of;
    let missing: Vec<u64> = (1..=total)
        .filter(|index| !portions.contains_key(index))
        .collect();
    if !missing.is_empty() {
        let given = portions.len();
        writeln!(
            out,
            "so far: {given} of {total} shards, missing {}",
            runs(&missing)
        )?;
    }
    Ok(())
}

/// How the duels of two portions differ: the value of the first, and of the second.
fn difference(one: &Portion, other: &Portion) -> Option<(String, String)> {
    let differs = one.head().into_iter().zip(other.head());
    let said = |(key, value): (&str, String)| format!("{key}={value}");
    let mut differs = differs.filter_map(|(one, other)| match one.0 {
        "shard" => None,
        _ => (one != other).then(|| (said(one), said(other))),
    });
    let shards = || {
        let said = |portion: &Portion| format!("{} shards", portion.shard.of);
        (one.shard.of != other.shard.of).then(|| (said(one), said(other)))
    };
    differs.next().or_else(shards)
}

/// Describes ascending numbers as runs: `1, 4-7, 9`.
fn runs(numbers: &[u64]) -> String {
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let said = |(first, last): &(u64, u64)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    };
    runs.iter().map(said).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_numbers_are_listed_as_runs() {
        assert_eq!(runs(&[1, 4, 5, 6, 7, 9, 11, 12]), "1, 4-7, 9, 11-12");
    }
}
