//! Tests of saves: heads, problems, and splitting of files.

use super::*;

const RECORD: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nseed 5\n";

fn save() -> SavedGame {
    SavedGame {
        changed: 1_763_764_000_000,
        tab: Some("42".to_owned()),
        table_settings: "seated round; help Y=all".to_owned(),
        link: String::new(),
        review: Vec::new(),
        record: RECORD.to_owned(),
    }
}

#[test]
fn what_is_written_is_read_again() {
    for (tab, table_settings) in [
        (Some("42"), "a b"),
        (None, "a"),
        (Some("0"), ""),
        (None, ""),
    ] {
        let tab = tab.map(str::to_owned);
        let table_settings = table_settings.to_owned();
        let save = SavedGame {
            tab,
            table_settings,
            ..save()
        };
        let text = write(&save);
        assert_eq!(read(&text, 0), Ok(save.clone()));
        assert_eq!(tab_of(&text), save.tab.as_deref());
        let sent = read(&text.replace('\n', "\r\n"), 0).unwrap();
        assert_eq!(sent.changed, save.changed);
        for tab in [Some("7"), None] {
            let other = SavedGame {
                tab: tab.map(str::to_owned),
                ..save.clone()
            };
            assert_eq!(with_tab(&text, tab), Some(write(&other)));
        }
    }
    assert_eq!(
        write(&save()),
        "turnout-save 2\nchanged 1763764000000\ntab 42\nmanners seated round; help Y=all\n"
            .to_owned()
            + RECORD
            + "crc32 5a0f6622\n"
    );
    assert_eq!(with_tab(RECORD, None), None);
    assert_eq!(with_tab(&write(&save()).replace("42", "43"), None), None);
}

#[test]
fn version_1_had_no_checksum() {
    let older = format!("turnout-save 1\nchanged 5\ntab 42\n{RECORD}");
    let save = read(&older, 0).unwrap();
    assert_eq!((save.changed, &*save.record), (5, RECORD));
    assert_eq!(with_tab(&older, Some("42")), Some(write(&save)));
    // Changing the version in the head does not bypass the checksum.
    let changed = write(&save).replace("turnout-save 2", "turnout-save 1");
    assert!(matches!(read(&changed, 0), Err(Unread::Spoilt(_))));
    let headless = changed.split_once(RECORD).unwrap().1;
    let headless = format!("{RECORD}{headless}");
    assert!(matches!(read(&headless, 0), Err(Unread::Spoilt(_))));
}

#[test]
fn the_record_of_a_save_is_found_without_reading_it() {
    for text in [write(&save()), RECORD.to_owned()] {
        assert!(is_of(&text, RECORD));
        assert!(!is_of(&text, &RECORD.replace("5", "6")));
    }
}

#[test]
fn a_bare_record_is_a_save() {
    let bare = read(RECORD, 7).unwrap();
    assert_eq!((bare.changed, bare.record.as_str()), (7, RECORD));
    assert_eq!(tab_of(RECORD), None);
    assert_eq!(open(RECORD, 7).unwrap().0, bare);
}

#[test]
fn saves_of_newer_versions_are_recognised() {
    let text = write(&save());
    for newer in [
        text.replace("turnout-save 2", "turnout-save 5"),
        text.replace("turnout-save 2", "turnout-save 12")
            .replace("changed", "when"),
        summed(&text.replace("turnout 1", "turnout 2")),
        "turnout 3\nanything\n".to_owned(),
    ] {
        assert_eq!(read(&newer, 0), Err(Unread::Newer), "{newer}");
    }
}

#[test]
fn damage_is_reported() {
    let text = write(&save());
    for (from, to, said) in [
        (
            "turnout-save 2",
            "turnout-save 0",
            "expected version 4, found \"0\"",
        ),
        (
            "turnout-save 2",
            "turnout-save 02",
            "expected version 4, found \"02\"",
        ),
        (
            "turnout-save 2",
            "turnout-save 99999999999",
            "expected version 4",
        ),
        ("changed 1763764000000", "changed soon", "\"changed ...\""),
        (
            "changed 1763764000000",
            "changed 8640000000000001",
            "\"changed ...\"",
        ),
        ("changed 1763764000000\n", "", "\"changed ...\""),
        ("tab 42", "tab x", "\"tab ...\""),
        ("seated", "sea\u{202e}ted", "\"manners ...\""),
        (
            "turnout 1",
            "blessed yes\nturnout 1",
            "expected \"turnout 1\"",
        ),
    ] {
        let spoilt = text.replacen(from, to, 1);
        assert!(read(&spoilt, 0).is_err());
        let Err(Unread::Spoilt(problem)) = read(&summed(&spoilt), 0) else {
            panic!("{to} is read");
        };
        assert!(problem.contains(said), "{to}: {problem}");
    }
    for nothing in [
        "",
        "\n",
        "turnout",
        "turnout-save 1",
        "turnout-save 1\nchanged 5\n",
    ] {
        assert!(
            matches!(read(nothing, 0), Err(Unread::Spoilt(_))),
            "{nothing}"
        );
    }
    let long = SavedGame {
        table_settings: "a".repeat(LONGEST_MANNERS + 1),
        ..save()
    };
    assert!(read(&write(&long), 0).is_err());
    assert!(open(&text.replace("R=easy", "R"), 0).is_err());
}

#[test]
fn a_file_is_split_at_each_game() {
    let (one, other) = (write(&save()), RECORD.to_owned());
    let newer = one.replace("turnout-save 2", "turnout-save 3\nfoo");
    for games in [
        vec![&one],
        vec![&other],
        vec![&one, &other, &one, &newer, &other, &other, &one],
    ] {
        let file: String = games.iter().map(|game| game.as_str()).collect();
        assert_eq!(split(&file), games);
        assert_eq!(split(&format!("\n \n{file}")), games);
        assert_eq!(split(&format!("what?\n{file}"))[1..], games);
        assert!(!is_cut(&file), "nobody can tell");
        let joined = join(games.iter().map(|game| game.as_str()));
        assert_eq!(split(&joined), games);
        assert!(!is_cut(&joined) && !is_cut(&joined.replace('\n', "\r\n")));
        // Several files in one.
        let twice = format!("{joined}\n{joined}");
        assert_eq!(split(&twice).len(), 2 * games.len());
        assert!(!is_cut(&twice) && is_cut(&twice[..twice.len() - 2]));
    }
    assert!(!is_cut(&join([])) && split(&join([])).is_empty());
    // Text between two saves damages neither.
    assert_eq!(
        split(&format!("{one}what?\n{one}")),
        [&one, "what?\n", &one]
    );
    assert_eq!(split("what?\n"), ["what?\n"]);
    assert_eq!(split("\n\n"), Vec::<&str>::new());
    // A head without a record damages no other save.
    let headless = "turnout-save 2\nchanged 5\n";
    assert_eq!(split(&format!("{headless}{one}")), [headless, &one]);
}

#[test]
fn a_shorter_record_of_the_same_game_is_recognised() {
    let at = |steps: &str| format!("{RECORD}{steps}\n");
    for (one, other) in [
        ("Y 6-2:", "Y 6-2:"),
        ("Y 6-2:", "Y 6-2: 6 yard-Y6"),
        ("Y 6-2: 6 yard-Y6", "Y 6-2: 6 yard-Y6, 2 Y6-Y8"),
        ("Y 6-2: 6 yard-Y6", "Y 6-2: 6 yard-Y6\nR 1-1:"),
    ] {
        assert!(is_before(&at(one), &at(other)), "{one} {other}");
        assert_eq!(is_before(&at(other), &at(one)), one == other);
    }
    assert!(!is_before(&at("Y 6-2: 6 Y6-Y1"), &at("Y 6-2: 6 Y6-Y12")));
    assert!(!is_before(&at("R 6-2:"), &at("Y 6-2:")));
}

#[test]
fn a_game_that_is_over_is_known_by_its_last_line() {
    assert!(!is_over(RECORD));
    assert!(!is_over(""));
    assert!(is_over("turnout 1\nR 6-3: pass\nend winner=R\n"));
    assert!(is_over(&summed("turnout 1\nR 6-3: pass\nend winner=R\n")));
    assert!(!is_over(&summed("turnout 1\nend winner=R\nR 6-3: pass\n")));
    assert!(!is_over("turnout 1\nend winner=R\nR 6-3: pass\n"));
}

#[test]
fn a_review_is_saved_with_its_game_in_a_newer_version() {
    let plain = write(&save());
    assert!(plain.starts_with("turnout-save 2\n"));
    assert!(review_of(&plain).is_empty());
    let lines = vec!["1 0123456789abcdef Y R".to_owned(), "4 5 7 Y Y".to_owned()];
    let reviewed = with_review(&plain, lines.clone()).unwrap();
    assert!(reviewed.starts_with("turnout-save 3\n"));
    assert_eq!(review_of(&reviewed), lines);
    let read = read(&reviewed, 0).unwrap();
    assert_eq!((read.review, read.record), (lines, RECORD.to_owned()));
    assert_eq!(with_review(&reviewed, Vec::new()).unwrap(), plain);
    // A tab is changed without loss.
    let other = with_tab(&reviewed, None).unwrap();
    assert_eq!(review_of(&other).len(), 2);
    let long = vec!["a".repeat(LONGEST_REVIEW + 1)];
    let long = with_review(&plain, long).unwrap();
    assert!(matches!(super::read(&long, 0), Err(Unread::Spoilt(_))));
}
