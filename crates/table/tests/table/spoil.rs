//! What tests of spoilt texts share: the seeds of the fuzz targets, and lots.

use std::fs;
use std::path::Path;

use rules::seat::Seat;
use table::random_numbers::{Dice as _, Seeded};

use crate::repetitions;

/// The committed corpus of a fuzz target, in the order of its names, of which it must accept every text.
pub(crate) fn seeds(target: &str, accepts: fn(&str) -> bool) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    let files = fs::read_dir(folder.join(target)).unwrap();
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(|path| fs::read_to_string(path).unwrap());
    let texts: Vec<String> = texts.collect();
    assert!(texts.len() > 3);
    for text in &texts {
        assert!(accepts(text), "a seed is not accepted: {text}");
    }
    texts
}

/// TestRng, the same in every run: each call draws one of the numbers below its own.
pub(crate) fn lots(seed: u64) -> impl FnMut(usize) -> usize {
    let mut lots = Seeded { seed };
    let mut drawn = 0;
    move |below| {
        drawn += 1;
        lots.ticket(Seat(0), drawn, below as u32) as usize
    }
}

/// Gives `accepts` the seeds of a fuzz target in many damaged forms; at least so many of them are to be accepted.
pub(crate) fn try_damaged(target: &str, accepts: fn(&str) -> bool, least: usize) {
    let corpus = seeds(target, accepts);
    let mut lot = lots(61);
    let mut accepted = 0;
    for _ in 0..repetitions(20_000, 200_000) {
        let mut letters: Vec<char> = corpus[lot(corpus.len())].chars().collect();
        for _ in 0..=lot(3) {
            let at = lot(letters.len());
            match lot(4) {
                0 => letters.truncate(at + 1),
                1 => letters.insert(at, ['x', ' ', '\n', '\t', '7', '\u{ad}'][lot(6)]),
                2 => drop(letters.remove(at)),
                _ => letters.swap(at, 0),
            }
            if letters.is_empty() {
                break;
            }
        }
        accepted += usize::from(accepts(&letters.into_iter().collect::<String>()));
    }
    assert!(accepted > least, "{accepted} accepted");
}
