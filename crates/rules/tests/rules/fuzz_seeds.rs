//! The fuzz bodies on stable Rust: with the committed seeds, the texts of `tests/data`, and
//! mutations of both.

use std::fs;
use std::path::PathBuf;

use rules::conform::TestRng;
use rules::fuzzing::{BODIES, Body};

/// Mutated texts for each decoder.
const MUTATED: u32 = 20_000;

/// Parts of valid and invalid texts.
const PIECES: &[&str] = &[
    "yard",
    "home",
    "Y6",
    "Y0",
    "G14",
    "R15",
    "Yt1",
    "Gt7",
    "Bt8",
    "Yh1",
    "Rh6",
    "pass",
    "+10",
    "+20",
    "-",
    "x",
    "6-3",
    "3-6",
    "4-4",
    "1+5",
    "2+4",
    "6+6",
    "Y:",
    "R:",
    "Y",
    "B",
    "/",
    ",",
    ", ",
    " ",
    "  ",
    "=",
    ":",
    "winner=Y",
    "winner=Y,R",
    "again=1",
    "blockades=Y6:2",
    "blockades=Y6:4,G0:1",
    "doublets=1",
    "doublets=2",
    "+fast",
    "+partners",
    "+ring68",
    "+blockades=none",
    "+capture=10",
    "+exact=no",
    "+fast=2",
    "+hand=3",
    "+room=4",
    "none",
    "closed",
    "+",
    "pollyanna-1951",
    "pollyanna-1916",
    "parcheesi",
    "annie",
    "+exact=yes",
    "+friends=5",
    "+landing=1",
    "+street=from-21",
    "Y@arrow",
    "Y@against-B",
    "@give",
    "go",
    "forward",
    "give B",
    "against B",
    "open B",
    "40",
    "turnout 1",
    "turnout 2",
    "ruleset ",
    "seats ",
    "seed 42",
    "open Y 6-3",
    "end winner=Y",
    "person",
    ":A%20b",
    "%",
    "%FF",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u{feff}",
    "\u{202e}",
    "\u{1f600}",
    "\u{661}",
    "e\u{301}",
    "999999999999999999999",
    "-1",
    "",
];

/// Characters that separate tokens.
const SEPARATORS: &[char] = &[' ', ',', '/', ':', '-', '=', '\n', 'x', '+', '.'];

fn seeds(name: &str) -> Vec<String> {
    let folder: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "..",
        "..",
        "fuzz",
        "seeds",
        name,
    ]
    .iter()
    .collect();
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts: Vec<_> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    texts
        .iter()
        .map(|bytes| String::from_utf8_lossy(bytes).into_owned())
        .collect()
}

/// Splits a text into tokens, each with the separator after it.
fn cut(text: &str) -> Vec<String> {
    text.split_inclusive(SEPARATORS)
        .map(str::to_owned)
        .collect()
}

/// Replaces the word of a token and keeps the separator.
fn word_replaced(token: &str, word: &str) -> String {
    let separator = token
        .chars()
        .last()
        .filter(|last| SEPARATORS.contains(last));
    word.chars().chain(separator).collect()
}

/// Returns one mutation of a text: of its bytes, characters or tokens.
fn mutated(text: &str, other: &str, rng: &mut TestRng) -> String {
    match rng.below(6) {
        0 => {
            let mut bytes = text.as_bytes().to_vec();
            let at = rng.index(bytes.len() + 1);
            match rng.below(3) {
                0 => bytes.insert(at, rng.below(256) as u8),
                1 if at < bytes.len() => _ = bytes.remove(at),
                _ if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
                _ => {}
            }
            String::from_utf8_lossy(&bytes).into_owned()
        }
        1 => {
            let mut letters: Vec<char> = text.chars().collect();
            let at = rng.index(letters.len() + 1);
            let pool: Vec<char> = other.chars().collect();
            match rng.below(4) {
                0 if at < letters.len() => _ = letters.remove(at),
                1 if !pool.is_empty() => letters.insert(at, pool[rng.index(pool.len())]),
                2 if at < letters.len() && !pool.is_empty() => {
                    letters[at] = pool[rng.index(pool.len())];
                }
                _ if at + 1 < letters.len() => letters.swap(at, at + 1),
                _ => {}
            }
            letters.into_iter().collect()
        }
        2 | 3 => {
            // Replace a word by a word of another text, which often gives a valid text.
            let mut tokens = cut(text);
            let (at, with) = (rng.index(tokens.len() + 1), cut(other));
            if at < tokens.len() && !with.is_empty() {
                let word = with[rng.index(with.len())].trim_end_matches(SEPARATORS);
                tokens[at] = word_replaced(&tokens[at], word);
            }
            tokens.concat()
        }
        _ => {
            let (mut tokens, others) = (cut(text), cut(other));
            let at = rng.index(tokens.len() + 1);
            match rng.below(5) {
                0 if at < tokens.len() => _ = tokens.remove(at),
                1 if at < tokens.len() => tokens.insert(at, tokens[at].clone()),
                2 if !others.is_empty() => {
                    tokens.insert(at, others[rng.index(others.len())].clone())
                }
                3 if at < tokens.len() => {
                    let piece = PIECES[rng.index(PIECES.len())];
                    tokens[at] = word_replaced(&tokens[at], piece);
                }
                _ if at < tokens.len() => {
                    let with = rng.index(tokens.len());
                    tokens.swap(at, with);
                }
                _ => {}
            }
            tokens.concat()
        }
    }
}

fn run(name: &str) {
    let &(_, body): &(&str, Body) = BODIES.iter().find(|(each, _)| *each == name).unwrap();
    let seeds = seeds(name);
    assert!(seeds.len() > 3, "{name} has {} seeds", seeds.len());
    for seed in &seeds {
        assert!(body(seed), "a seed is not accepted: {seed}");
    }
    for piece in PIECES {
        body(piece);
    }
    let mut rng = TestRng::new(20_000);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..MUTATED {
        let mut text = seeds[rng.index(seeds.len())].clone();
        for _ in 0..=rng.below(4) / 2 {
            text = mutated(&text, &seeds[rng.index(seeds.len())], &mut rng);
        }
        if body(&text) {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    eprintln!("{name}: {accepted} accepted, {refused} refused");
    assert!(
        accepted > MUTATED / 200 && refused > MUTATED / 5,
        "{accepted} and {refused}"
    );
}

#[test]
fn rulesets() {
    run("ruleset");
}

#[test]
fn positions() {
    run("position");
}

#[test]
fn plays() {
    run("play");
}

#[test]
fn records() {
    run("record");
}

#[test]
fn every_body_is_run() {
    let names: Vec<_> = BODIES.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["ruleset", "position", "play", "record"]);
}
