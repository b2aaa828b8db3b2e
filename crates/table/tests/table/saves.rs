//! Saves and files of games: the committed seeds, and 20,000 spoilt ones.

use table::{fuzzing, save};

use crate::spoil::{lots, seeds};

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
    let seeds = seeds("save", fuzzing::save);
    let mut lot = lots(20_000);
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
