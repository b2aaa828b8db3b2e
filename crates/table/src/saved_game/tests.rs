//! Tests of saves: heads, problems, and splitting of files.

use super::*;

const RECORD: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nseed 5\n";

fn save() -> SavedGame {
    SavedGame {
        changed: 1_763_764_000_000,
        tab: Some("42".to_owned()),
        is_seen: false,
        table_settings: "seated round; help Y=all".to_owned(),
        link: String::new(),
        today: None,
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
        assert_eq!(read(&text), Ok(save.clone()));
        assert_eq!(tab_of(&text), save.tab.as_deref());
        let sent = read(&text.replace('\n', "\r\n")).unwrap();
        assert_eq!(sent.changed, save.changed);
        assert!(!is_seen(&text));
        let seen = with_end_seen(&text).unwrap();
        let freed = SavedGame {
            tab: None,
            is_seen: true,
            ..save.clone()
        };
        assert_eq!((is_seen(&seen), read(&seen)), (true, Ok(freed)));
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
        "turnout-save 1\nchanged 1763764000000\ntab 42\nmanners seated round; help Y=all\n"
            .to_owned()
            + RECORD
            + "crc32 a9ed55cf\n"
    );
    assert_eq!(with_tab(&write(&save()).replace("42", "43"), None), None);
}

#[test]
fn an_attempt_at_the_game_of_a_day_is_read_again() {
    let today = Attempt::parse("2026-11-29 2");
    let text = write(&SavedGame { today, ..save() });
    assert_eq!(read(&text).unwrap().today, today);
    assert_eq!(attempt_of(&text), today);
    let day = today.unwrap().day;
    assert!(is_attempt(&text, day) && !is_attempt(&write(&save()), day));
    let wrong = summed(&text.replace("2026-11-29", "2026-11-31"));
    assert!(matches!(read(&wrong), Err(Unread::Spoilt(_))));
}

#[test]
fn saves_of_newer_versions_are_recognised() {
    let text = write(&save());
    for newer in [
        text.replace("turnout-save 1", "turnout-save 2"),
        text.replace("turnout-save 1", "turnout-save 12")
            .replace("changed", "when"),
        summed(&text.replace("turnout 1", "turnout 2")),
        "turnout-save 3\nanything\n".to_owned(),
    ] {
        assert_eq!(read(&newer), Err(Unread::Newer), "{newer}");
    }
}

#[test]
fn damage_is_reported() {
    let text = write(&save());
    for (from, to, said) in [
        ("turnout-save 1", "turnout-save 0", "not a saved game"),
        ("turnout-save 1", "turnout-save 01", "not a saved game"),
        (
            "turnout-save 1",
            "turnout-save 99999999999",
            "not a saved game",
        ),
        ("changed 1763764000000", "changed soon", "\"changed ...\""),
        (
            "changed 1763764000000",
            "changed 8640000000000001",
            "\"changed ...\"",
        ),
        ("changed 1763764000000\n", "", "\"changed ...\""),
        ("tab 42", "tab x", "\"tab ...\""),
        ("tab 42\n", "tab 42\nseen twice\n", "not a saved game"),
        ("seated", "sea\u{202e}ted", "\"manners ...\""),
        ("turnout 1", "blessed yes\nturnout 1", "not a saved game"),
    ] {
        let spoilt = text.replacen(from, to, 1);
        assert!(read(&spoilt).is_err());
        let Err(Unread::Spoilt(problem)) = read(&summed(&spoilt)) else {
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
        RECORD,
    ] {
        assert!(matches!(read(nothing), Err(Unread::Spoilt(_))), "{nothing}");
    }
    let long = SavedGame {
        table_settings: "a".repeat(LONGEST_MANNERS + 1),
        ..save()
    };
    assert!(read(&write(&long)).is_err());
    assert!(open(&summed(&text.replace("R=easy", "R"))).is_err());
}

#[test]
fn a_file_is_split_at_each_game() {
    let one = write(&save());
    let newer = one.replace("turnout-save 1", "turnout-save 2\nfoo");
    for games in [vec![&one], vec![&one, &one, &newer, &one]] {
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
    let between = format!("what?\n{RECORD}");
    assert_eq!(
        split(&format!("{one}{between}{one}")),
        [&one, &between, &one]
    );
    assert_eq!(split(&between), [&between]);
    assert_eq!(split("\n\n"), Vec::<&str>::new());
    // A head without a record damages no other save.
    let headless = "turnout-save 1\nchanged 5\n";
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
fn a_review_is_saved_with_its_game() {
    let plain = write(&save());
    assert!(review_of(&plain).is_empty());
    let lines = vec!["1 0123456789abcdef Y R".to_owned(), "4 5 7 Y Y".to_owned()];
    let reviewed = with_review(&plain, lines.clone()).unwrap();
    assert_eq!(review_of(&reviewed), lines);
    let read = read(&reviewed).unwrap();
    assert_eq!((read.review, read.record), (lines, RECORD.to_owned()));
    assert_eq!(with_review(&reviewed, Vec::new()).unwrap(), plain);
    // A tab is changed without loss.
    let other = with_tab(&reviewed, None).unwrap();
    assert_eq!(review_of(&other).len(), 2);
    let long = vec!["a".repeat(super::format::LONGEST_REVIEW + 1)];
    let long = with_review(&plain, long).unwrap();
    assert!(matches!(super::read(&long), Err(Unread::Spoilt(_))));
}

#[test]
fn a_text_too_long_for_a_save_is_read_in_parts() {
    let blank = "\n".repeat(13_000_000);
    let save = write(&save());
    for (file, parts) in [
        (blank.clone(), vec![]),
        (format!("{blank}{save}{blank}"), vec![save.as_str()]),
        (format!("turnout-games 1\n{blank}"), vec![]),
        (
            format!("turnout-save 1\n{blank}{save}"),
            vec!["turnout-save 1", &save],
        ),
    ] {
        let read: Vec<&str> = FileReader::new(&file).collect();
        let longest = read.iter().map(|part| part.trim_end().len()).max();
        assert!(longest.unwrap_or_default() <= save.len());
        let trimmed = |parts: &[&str]| {
            parts
                .iter()
                .map(|part| part.trim().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(trimmed(&read), trimmed(&parts));
        assert_eq!(is_cut(&file), file.starts_with("turnout-games"));
    }
    let junk = "a\n".repeat(10_000_000);
    let longest = FileReader::new(&junk).map(str::len).max();
    assert!(longest.unwrap() < 7_000_000);
}

#[test]
fn a_game_is_finished_once_nobody_waits_for_its_last_link() {
    for (end, link, is_seen, finished) in [
        ("", "", false, false),
        ("end winner=Y\n", "", false, true),
        ("end winner=Y\n", "a link", false, false),
        ("end winner=Y\n", "a link", true, true),
    ] {
        let text = write(&SavedGame {
            link: link.to_owned(),
            is_seen,
            record: format!("{RECORD}{end}"),
            ..save()
        });
        assert_eq!(is_finished(&text), finished, "{text}");
    }
}
