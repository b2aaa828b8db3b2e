//! Saves and files of games: the committed seeds, and 20,000 spoilt ones.

use std::fs;
use std::path::Path;

use rules::seat::Seat;
use table::dice::{Dice as _, Seeded};
use table::{fuzzing, save};

/// Pieces that heads are made of, and some that they are not.
const PIECES: [&str; 10] = [
    "\n",
    "\r\n",
    "turnout-save 1\n",
    "turnout-save 2\n",
    "turnout 1\n",
    "turnout 9\n",
    "changed 8640000000000001\n",
    "tab 7\n",
    "manners \u{202e}\n",
    "\u{0}",
];

#[test]
fn spoilt_saves_are_read_without_harm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/save");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|each| each.unwrap().path())
        .collect();
    paths.sort();
    let seeds = paths.iter().map(|path| fs::read_to_string(path).unwrap());
    let seeds: Vec<String> = seeds.collect();
    assert!(seeds.len() > 3);
    for seed in &seeds {
        assert!(fuzzing::save(seed), "a seed is not accepted: {seed}");
    }
    let mut lots = Seeded { seed: 20_000 };
    let mut drawn = 0;
    let mut lot = |below: usize| {
        drawn += 1;
        lots.ticket(Seat(0), drawn, below as u32) as usize
    };
    let mut accepted = 0;
    for _ in 0..20_000 {
        let mut bytes = seeds[lot(seeds.len())].clone().into_bytes();
        for _ in 0..=lot(3) / 2 {
            // What comes early is the head.
            let at = lot(bytes.len()).min(lot(bytes.len()));
            match lot(7) {
                0 => bytes.truncate(at + 1),
                1 => bytes.insert(at, lot(256) as u8),
                2 => bytes.extend_from_within(at..),
                3 => bytes[at] ^= 1 << lot(8),
                4 => drop(bytes.remove(at)),
                _ => {
                    let piece = PIECES[lot(PIECES.len())].bytes();
                    bytes.splice(at..at, piece);
                }
            }
            bytes.push(b'\n');
        }
        accepted += u32::from(fuzzing::save(&String::from_utf8_lossy(&bytes)));
    }
    assert!((1_000..16_000).contains(&accepted), "{accepted} accepted");
}

#[test]
fn a_file_of_many_games_is_cut_and_read() {
    let record = table::replay::random_record("annie", "YBR", 3).unwrap();
    let record = record.replace("random", "easy");
    let mut file = String::new();
    for changed in 0..20 {
        let record = record.clone();
        file += &save::write(&save::Save {
            changed,
            record,
            ..Default::default()
        });
    }
    let texts = save::split(&file);
    assert_eq!(texts.len(), 20);
    for (changed, text) in (0..).zip(texts) {
        let (save, table) = save::open(text, 99).unwrap_or_else(|problem| panic!("{problem:?}"));
        assert_eq!((save.changed, &save.record), (changed, &record));
        assert!(table.node().seat().is_none() && save::is_over(&save.record));
    }
}
