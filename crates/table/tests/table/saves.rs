//! Saves and files of games: the committed seeds, 20,000 spoilt ones, and all that are cut or have a
//! letter changed.

use table::{fuzzing, game_session, saved_game};

use crate::repetitions;
use crate::spoil::{lots, seeds};

/// Pieces that heads are made of, and some that they are not.
const PIECES: [&str; 12] = [
    "\n",
    "\r\n",
    "turnout-save 1\n",
    "turnout-save 2\n",
    "turnout-games 2\n",
    "turnout 1\n",
    "turnout 9\n",
    "changed 8640000000000001\n",
    "tab 7\n",
    "review 1 0 Y R\n",
    "manners \u{202e}\n",
    "\u{0}",
];

#[test]
fn damaged_saves_never_panic() {
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

/// Saves of games of every kind, whole and under way, with and without what a head may lack.
fn saves() -> Vec<saved_game::SavedGame> {
    let games = [
        ("pollyanna-1951", "YR"),
        ("parcheesi", "YBRG"),
        ("sorry+hand", "RY"),
        ("annie", "YBR"),
    ];
    let mut saves = Vec::new();
    for (number, (ruleset, seats)) in games.into_iter().enumerate() {
        let record = table::position_lines::random_record(ruleset, seats, 3).unwrap();
        let mut table = game_session::resume(&record.replace("random", "easy")).unwrap();
        for part in [1, 3] {
            table.go_to(repetitions(20, 60) / part);
            let seat = table.standings()[0].seat;
            table.sit(seat, ["person", "hard"][part / 2]);
            table.name(seat, "Zo\u{eb}");
            saves.push(saved_game::SavedGame {
                changed: 1_763_764_000_000 + number as u64,
                tab: (part == 1).then(|| "4210".to_owned()),
                table_settings: ["", "sit=round plain=Y"][part / 2].to_owned(),
                record: table.record(),
                ..saved_game::SavedGame::default()
            });
        }
    }
    saves
}

/// The save in a text, if it opens as any other than `save`.
fn other(text: &str, save: &saved_game::SavedGame) -> Option<saved_game::SavedGame> {
    let (found, _) = saved_game::open(text).ok()?;
    (found != *save).then_some(found)
}

#[test]
fn a_truncated_save_never_opens_as_another_game() {
    let mut cuts = 0;
    for save in saves() {
        let text = saved_game::write(&save);
        assert_eq!(
            saved_game::open(&text).map(|(save, _)| save),
            Ok(save.clone())
        );
        for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
            assert_eq!(other(&text[..at], &save), None, "{at} of\n{text}");
            cuts += 1;
        }
    }
    assert!(cuts > 1_500, "{cuts}");
}

#[test]
fn a_save_with_a_changed_letter_never_opens_as_another_game() {
    let mut changes = 0;
    for save in saves() {
        let text = saved_game::write(&save);
        for (at, letter) in text.char_indices() {
            for to in others(letter) {
                let after = at + letter.len_utf8();
                let spoilt = format!("{}{to}{}", &text[..at], &text[after..]);
                assert!(saved_game::open(&spoilt).is_err(), "{at}: {spoilt}");
                changes += 1;
            }
        }
    }
    assert!(changes > 10_000, "{changes}");
}

/// What a letter is changed into: all digits, and some letters.
fn others(letter: char) -> impl Iterator<Item = char> {
    let few = "0123456789aYRx -:\n".chars();
    few.filter(move |other| *other != letter)
}

#[test]
fn a_truncated_file_is_detected() {
    let saves = saves();
    let texts: Vec<String> = saves.iter().map(saved_game::write).collect();
    let file = saved_game::join(texts.iter().map(|text| text.as_str()));
    assert_eq!(saved_game::split(&file), texts);
    assert!(!saved_game::is_cut(&file));
    let opened = |file: &str| {
        let texts = saved_game::split(file).into_iter();
        let opened = texts.filter_map(|text| saved_game::open(text).ok());
        opened.map(|(save, _)| save).collect::<Vec<_>>()
    };
    assert_eq!(opened(&file), saves);
    // Between two games, and everywhere else: those that are whole are there still.
    let begin = file.find('\n').unwrap() + 1;
    for at in (begin..file.len() - 1).filter(|at| file.is_char_boundary(*at)) {
        let cut = &file[..at];
        assert!(saved_game::is_cut(cut), "{at}");
        if at % 50 == 0 || file[..at].ends_with(char::is_whitespace) {
            let opened = opened(cut);
            assert_eq!(opened, saves[..opened.len()], "{at}");
            let ends = texts.iter().scan(begin, |end, text| {
                *end += text.len();
                Some(*end)
            });
            // The last line end of a game is none of its letters.
            assert_eq!(opened.len(), ends.filter(|end| *end <= at + 1).count());
        }
    }
    // A game that is left out, or is there twice.
    let without = file.replacen(&texts[3], "", 1);
    let twice = file.replacen(&texts[3], &format!("{}{}", texts[3], texts[3]), 1);
    for file in [without, twice] {
        assert!(saved_game::is_cut(&file));
    }
    // One that was spoilt spoils no other.
    let spoilt = file.replacen("turnout-save 1", "turnout-savf 1", 1);
    assert_eq!(opened(&spoilt), saves[1..]);
    assert!(saved_game::is_cut(&spoilt));
}
