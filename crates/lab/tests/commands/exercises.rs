//! `exercises`: the gaps of bot games, and ready exercises.

use std::fs;

use crate::{answer, misuse};

const GAMES: [&str; 6] = ["exercises", "annie", "--games", "40", "--seed", "3"];

#[test]
fn the_gaps_do_not_depend_on_threads() {
    let one = answer(&GAMES);
    assert!(one.starts_with("games\tchoices\t25%"), "{one}");
    assert_eq!(answer(&[&GAMES[..], &["--threads", "2"]].concat()), one);
}

#[test]
fn found_exercises_do_not_depend_on_threads() {
    let find = |threads: &str| {
        let name = format!("turnout-exercises-{}-{threads}.txt", std::process::id());
        let path = std::env::temp_dir().join(name);
        let more = ["--find", "4", "--out", path.to_str().unwrap(), "--threads"];
        let told = answer(&[&GAMES[..], &more, &[threads]].concat());
        assert!(told.contains("found\t4"), "{told}");
        let file = fs::read_to_string(&path).unwrap();
        fs::remove_file(&path).unwrap();
        let (command, exercises) = file.split_once('\n').unwrap();
        assert!(command.starts_with("# lab exercises annie --games 40"));
        assert_eq!(exercises.lines().count(), 4);
        exercises.to_owned()
    };
    assert_eq!(find("1"), find("2"));
}

#[test]
fn exercises_need_a_file() {
    let said = misuse(&[&GAMES[..], &["--find", "4"]].concat());
    assert!(said.contains("--out"), "{said}");
}
