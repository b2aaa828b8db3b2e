//! Pictures of one and of two training logs, compared with golden files.
//!
//! `TURNOUT_BLESS=1 cargo test -p lab --test commands` rewrites the files; look at them before
//! committing.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{answer, lab, refusal};

/// The path of a file in the folder of golden files.
fn file(name: &str) -> String {
    let folder = [env!("CARGO_MANIFEST_DIR"), "tests", "commands", "curves"];
    let path = folder.iter().collect::<PathBuf>().join(name);
    path.to_str().unwrap().to_owned()
}

fn compare(logs: &[&str], golden: &str) {
    let logs: Vec<String> = logs.iter().map(|log| file(log)).collect();
    let logs = logs.iter().map(String::as_str);
    let picture = answer(&["curves"].into_iter().chain(logs).collect::<Vec<_>>());
    let path = file(golden);
    if std::env::var("TURNOUT_BLESS").is_ok_and(|value| value == "1") {
        fs::write(&path, &picture).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(picture == expected, "{golden} differs:\n{picture}");
}

#[test]
fn pictures_match_the_files() {
    compare(&["first.tsv"], "first.svg");
    compare(&["first.tsv", "second.tsv"], "both.svg");
}

/// A single log has no legend, and missing columns have no panels.
#[test]
fn a_picture_shows_and_describes_its_logs() {
    let picture = answer(&["curves", &file("first.tsv")]);
    for what in [
        "<title id=\"title\">Training: pollyanna-1951</title>",
        "<desc id=\"desc\">pollyanna-1951: 58.5 wins of 100 after 10000 games; loss from 0.6931 to 0.571; \
         made by: lab train pollyanna-1951 &lt; seeds &amp; more.</desc>",
        ">wins of 100 against classic<",
        ">loss<",
    ] {
        assert!(picture.contains(what), "{what}: {picture}");
    }
    assert_eq!(picture.matches("<path ").count(), 5);
    let picture = answer(&["curves", &file("second.tsv")]);
    assert!(picture.contains(">wins of 100 against the yardstick<") && !picture.contains(">loss<"));
    for forbidden in ["<script", "style=", "href", "url("] {
        assert!(!picture.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn a_picture_can_be_written_to_a_file() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("curves.svg");
    let out = out.to_str().unwrap();
    assert_eq!(answer(&["curves", &file("first.tsv"), "--out", out]), "");
    let picture = fs::read_to_string(out).unwrap();
    assert_eq!(picture, answer(&["curves", &file("first.tsv")]));
    let nowhere = ["curves", &file("first.tsv"), "--out", "no/such/folder.svg"];
    assert!(refusal(&nowhere).contains("--out: no/such/folder.svg: "));
}

#[test]
fn a_damaged_log_is_refused() {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damaged.tsv");
    let refused = |text: &str| {
        fs::write(&log, text).unwrap();
        refusal(&["curves", &file("first.tsv"), log.to_str().unwrap()])
    };
    let said = refused("# ruleset: x\ngames\tloss\twins\n100\t0.7\n200\tlow\n");
    assert!(
        said.contains("damaged.tsv: line 4: loss: expected a number, found \"low\""),
        "{said}"
    );
    assert!(refused("").contains("damaged.tsv: expected a line with the names of columns"));
    let output = lab(&["curves", "no/such/file"], "");
    assert_eq!(output.status.code(), Some(2));
}
