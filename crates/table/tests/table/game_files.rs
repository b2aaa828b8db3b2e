//! Files of all saved games: every kind of game goes into a file and comes back from it, among many others.

use std::collections::BTreeMap;

use table::dice_mode::DiceMode;
use table::link_game::{LinkGame, LinkPlayer, Secret};
use table::position_lines::random_record;
use table::saved_game::{self, FileReader, Import, SavedGame};
use table::session::Intent;
use table::table_settings::TableSettings;
use table::{game_session, random_numbers::SaltedSeed};

use crate::desk::{Desk, setup, start};
use crate::manual_dice::rulesets;

/// The saved games of a page, by key.
type Store = BTreeMap<usize, String>;

/// What a page does with a file. Returns the import and whether the file was cut.
fn import(store: &mut Store, file: &str) -> (Import, bool) {
    let mut import = Import::default();
    for text in store.values() {
        import.note(text);
    }
    let mut reader = FileReader::new(file);
    for text in reader.by_ref() {
        if let Some(game) = import.add(text) {
            store.insert(store.len(), game.text);
        }
    }
    (import, reader.is_cut())
}

/// The file of all games.
fn export(store: &Store) -> String {
    let saves = store.values().map(|text| saved_game::exported(text));
    saved_game::file_parts(saves).collect()
}

fn save(record: &str) -> SavedGame {
    SavedGame {
        changed: 1_763_764_000_000,
        record: record.to_owned(),
        ..SavedGame::default()
    }
}

/// Games of all rulesets, whole and under way.
fn of_all_rulesets() -> Vec<SavedGame> {
    let mut saves = Vec::new();
    for ruleset in rulesets() {
        let seats = ruleset.family.seats.iter();
        let seats: String = seats.map(|seat| seat.letter).collect();
        let record = random_record(&ruleset.to_string(), &seats, 3).unwrap();
        let mut table = game_session::resume(&record.replace("random", "easy")).unwrap();
        saves.push(save(&table.record()));
        table.go_to(40);
        for (standing, name) in table.standings().iter().zip(["Zo\u{eb}", "\u{674e}"]) {
            table.sit(standing.seat, "person");
            table.name(standing.seat, name);
        }
        saves.push(save(&table.record()));
    }
    saves
}

/// Games that differ in one thing only.
fn with_all_in_a_head() -> Vec<SavedGame> {
    let record = random_record("annie", "YB", 3)
        .unwrap()
        .replace("random", "easy");
    let record = game_session::resume(&record).unwrap().record();
    vec![
        save(&record),
        SavedGame {
            table_settings: "sit=round plain=Y".to_owned(),
            ..save(&record)
        },
        SavedGame {
            review: vec!["1 0123456789abcdef Y B".to_owned(), "4 5 7 Y Y".to_owned()],
            ..save(&record)
        },
        save(&record.replace("Y=easy", "Y=person:Ann")),
        save(&record.replace("Y=easy", "Y=person:Leo")),
    ]
}

/// A game by link before and after everybody has joined, as each of its players has it.
fn by_link() -> Vec<SavedGame> {
    let setup = setup("game=annie&Y=person:Ann&B=person:Leo&speed=instant");
    let (host, _) = setup.people().next().unwrap();
    let ann = LinkPlayer::invite(&setup, host, Secret::new([1; 32])).unwrap();
    let link = |player: &LinkPlayer| LinkGame::read(player.link()).unwrap();
    let leo = LinkPlayer::join(link(&ann), Secret::new([2; 32])).unwrap();
    let other_leo = LinkPlayer::join(link(&ann), Secret::new([3; 32])).unwrap();
    let mut begun = ann.clone();
    begun.receive(link(&leo)).unwrap();
    let saves = [ann, leo, other_leo, begun].map(|player| SavedGame {
        link: player.line(),
        ..save(&player.game().table().record())
    });
    saves.to_vec()
}

/// Games of the page's own dice, of dice on the table, and of a match.
fn with_dice_of_their_own() -> Vec<SavedGame> {
    let salted = SaltedSeed {
        seed: 5,
        salt: Some(7),
    };
    let queries = [
        ("game=sorry&R=person:Ann&Y=person&match=100", None),
        ("Y=person:Ann&R=person", Some("2-1")),
    ];
    let records = queries.map(|(query, manual)| {
        let mut desk = Desk::at(start(query, salted));
        desk.say(Intent::Roll);
        desk.say(Intent::Finish);
        if let Some(roll) = manual {
            desk.say(Intent::ChangeTableSettings(TableSettings {
                manual_dice: DiceMode::Everyone,
                ..TableSettings::default()
            }));
            desk.say(Intent::Enter(roll.to_owned()));
        }
        (
            desk.session.local().table_settings_line(),
            desk.session.table().whole_record(),
        )
    });
    assert!(records[0].1.contains("\nsalt ") && records[0].1.contains("\nmatch "));
    let saves = records.map(|(table_settings, record)| SavedGame {
        table_settings,
        ..save(&record)
    });
    saves.to_vec()
}

#[test]
fn every_kind_of_game_comes_back_from_a_file() {
    let mut saves = of_all_rulesets();
    saves.extend(with_all_in_a_head());
    saves.extend(by_link());
    saves.extend(with_dice_of_their_own());
    let texts = saves.iter().map(saved_game::write);
    let mut store: Store = texts.enumerate().collect();
    // A game that a tab plays.
    let played = saved_game::with_tab(&store[&0], Some("4210")).unwrap();
    let before = store.clone();
    store.insert(0, played);
    let file = export(&store);
    let mut other = Store::new();
    let (first, is_cut) = import(&mut other, &file);
    assert!(!is_cut && first.unread.is_empty(), "{:?}", first.unread);
    assert_eq!((first.already, other.len()), (0, saves.len()));
    assert_eq!(other, before);
    // Again, none is doubled: neither here nor there, whenever it was played last.
    for store in [&mut store, &mut other] {
        let (again, _) = import(store, &file);
        assert_eq!((again.already, store.len()), (saves.len(), saves.len()));
    }
}

#[test]
fn an_imported_game_overwrites_no_other_and_is_not_doubled_by_its_time() {
    let [one, other] = [0, 1].map(|at| with_all_in_a_head().swap_remove(at));
    let later = SavedGame {
        changed: one.changed + 1,
        tab: Some("7".to_owned()),
        is_seen: true,
        ..one.clone()
    };
    // Another tab that reads the file chooses the same keys.
    let numbers = |save: &SavedGame| {
        Import::default()
            .add(&saved_game::write(save))
            .unwrap()
            .numbers
    };
    assert_eq!(numbers(&one), numbers(&later));
    assert_ne!(numbers(&one), numbers(&other));
    let mut store = Store::from([(0, saved_game::write(&one))]);
    let texts = [later, other.clone()].map(|save| saved_game::write(&save));
    let file = saved_game::join(texts.iter().map(String::as_str));
    let (import, _) = import(&mut store, &file);
    assert_eq!(import.already, 1);
    let expected = [one, other].map(|save| saved_game::write(&save));
    assert_eq!(store.into_values().collect::<Vec<_>>(), expected);
}

#[test]
fn games_that_cannot_be_read_are_in_the_file_and_spoil_no_other() {
    let record = random_record("annie", "YB", 3)
        .unwrap()
        .replace("random", "easy");
    let good = saved_game::write(&save(&record));
    let later = saved_game::write(&SavedGame {
        changed: 1_763_764_000_001,
        ..save(&record)
    });
    let spoilt = [
        "nonsense",
        "",
        "turnout-save 1\nchanged 5\n",
        "turnout-save 99\nchanged soon\nturnout 9\nx",
        &good[..good.len() - 30],
        &record,
    ];
    for text in spoilt {
        let texts = [&good, text, &good, text, &later];
        let store: Store = texts.map(str::to_owned).into_iter().enumerate().collect();
        let file = export(&store);
        assert!(file.contains(text.trim_end()));
        let mut other = Store::new();
        let (import, is_cut) = import(&mut other, &file);
        assert!(!is_cut, "{text}");
        let unread = if text.is_empty() { 0 } else { 2 };
        assert_eq!((import.already, import.unread.len()), (2, unread), "{text}");
        assert_eq!(other.len(), 1, "{text}");
    }
}

#[test]
fn two_thousand_games_of_50_mb_come_back_from_a_file() {
    const GAMES: usize = 2_000;
    const BYTES: usize = 50_000_000;
    let records = ["pollyanna-1951", "parcheesi", "sorry", "annie"].map(|ruleset| {
        let seats = if ruleset == "annie" { "YB" } else { "YR" };
        let record = random_record(ruleset, seats, 3).unwrap();
        let mut table = game_session::resume(&record.replace("random", "easy")).unwrap();
        table.go_to(100);
        table.record()
    });
    let mut store = Store::new();
    for number in 0..GAMES {
        let record = &records[number % records.len()];
        let record = record.replacen("seed 3\n", &format!("seed {number}\n"), 1);
        // The rest of its share is a review.
        let rest = (BYTES / GAMES).saturating_sub(record.len());
        let review = vec!["7".repeat(100); rest / 100];
        let save = SavedGame {
            review,
            ..save(&record)
        };
        store.insert(number, saved_game::write(&save));
    }
    let file = export(&store);
    assert!(
        (BYTES..saved_game::LONGEST_FILE).contains(&file.len()),
        "{}",
        file.len()
    );
    let mut other = Store::new();
    let (import, is_cut) = import(&mut other, &file);
    assert!(
        !is_cut && import.unread.is_empty(),
        "{:?}",
        import.unread.first()
    );
    assert_eq!(import.already, 0);
    assert!(other == store);
}
