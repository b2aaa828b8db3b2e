//! Tests of the commands as the user meets them: the built program, its answers and its errors.

mod duels;
mod exercises;
mod losses;
mod reviews;
mod rounds;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use table::saved_game::{self, SavedGame};

/// Runs the lab with arguments and standard input.
fn lab(arguments: &[&str], input: &str) -> Output {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    lab.args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut lab = lab.spawn().unwrap();
    lab.stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    lab.wait_with_output().unwrap()
}

/// The answer of a successful run.
fn answer(arguments: &[&str]) -> String {
    let output = lab(arguments, "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The saved game of a record.
fn save_of(record: &str) -> String {
    saved_game::write(&SavedGame {
        record: record.to_owned(),
        ..SavedGame::default()
    })
}

/// The error message of a failed run, in one line.
fn refusal(arguments: &[&str]) -> String {
    let said = misuse(arguments);
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// The error output of a run with invalid arguments.
fn misuse(arguments: &[&str]) -> String {
    let output = lab(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

const ENTERING: &str = "pollyanna-1951 Y:yard,yard,yard,G3/R:yard,yard,Y9,Y9 Y:6-3";

#[test]
fn plays_of_a_position() {
    let plays =
        "3 G3-G6, 6 yard-Y6\n3 G3-Gt1, 6 yard-Y6\n6 yard-Y6, 3 G3-G6\n6 yard-Y6, 3 G3-Gt1\n";
    assert_eq!(answer(&["plays", ENTERING]), plays);
    let results = "pollyanna-1951 Y:yard,yard,Y6,G6/R:yard,yard,Y9,Y9 R\n\
                   pollyanna-1951 Y:yard,yard,Y6,Gt1/R:yard,yard,Y9,Y9 R\n";
    assert_eq!(answer(&["plays", "--results", ENTERING]), results);
    assert_eq!(answer(&["plays", ENTERING, "--results"]), results);
    let nothing = "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y:4-3";
    assert_eq!(answer(&["plays", nothing]), "pass\n");
}

#[test]
fn plays_of_many_positions() {
    let input = format!("{ENTERING}\r\nnonsense\n\n{ENTERING}");
    let output = lab(&["plays", "--results", "-"], &input);
    assert_eq!(output.status.code(), Some(2));
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = answers.split_terminator("\n\n").collect();
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert_eq!(answers[0], answers[3].trim_end());
    assert!(answers[0].starts_with("pollyanna-1951 Y:yard,yard,Y6,G6"));
    assert!(
        answers[1].starts_with("error: column 1: expected a ruleset"),
        "{}",
        answers[1]
    );
    assert!(answers[2].starts_with("error: "));
    assert!(lab(&["plays", "-"], "").status.success());
}

#[test]
fn plays_of_choices_and_of_rolls_that_leave_none() {
    let equal = "annie 16/Y:3/B:0 Y:3-3";
    assert_eq!(answer(&["plays", equal]), "backward\nforward\n");
    assert_eq!(
        answer(&["plays", "--results", equal]),
        "annie 10/Y:3/B:0 Y@arrow\nannie 22/Y:4/B:1 B\n"
    );
    assert_eq!(
        answer(&["plays", "annie 8/Y:3/B:0 Y@against-B:6-1"]),
        "go\n"
    );
    // A player without stars gives none.
    let give = "annie 9/Y:0/B:0/P:1 Y@give";
    assert_eq!(answer(&["plays", give]), "give B\ngive P\n");
    assert_eq!(
        answer(&["plays", "--results", give]),
        "annie 9/Y:0/B:0/P:1 B\n"
    );
    assert!(refusal(&["plays", "annie 16/Y:3/B:0 Y"]).contains("expected"));
    assert_eq!(
        answer(&["why", equal, "go"]),
        "A-4: with red 3 and white 3 Annie goes forward or back 6, as you like. Choose one of the two spaces\n"
    );
}

#[test]
fn plays_of_cards_and_of_hands() {
    let seven = "sorry R:yard,home,R4,B0/Y:yard,yard,yard,Y4 R:7";
    let plays = answer(&["plays", seven]);
    assert!(plays.contains("7 R4-R7, 7 B0-B4\n"), "{plays}");
    let results = answer(&["plays", "--results", seven]);
    assert!(results.lines().count() < plays.lines().count());
    let why = "S-16: a 7 brings no pawn out of START. Move a pawn on the board\n";
    assert_eq!(answer(&["why", seven, "7 yard-R4"]), why);
    let hand = "sorry+hand R:yard,yard,yard,yard/Y:yard,yard,yard,Y4 R hand=3,3,4,7,12";
    assert_eq!(
        answer(&["plays", hand]),
        "discard 12\ndiscard 3\ndiscard 4\ndiscard 7\n"
    );
    // Eight pawns share a 7 in more than 100,000 orders.
    let crowd = "sorry+partners R:R5,B5,Y5,G5/B:yard,yard,yard,yard/Y:R6,B6,Y6,G6/G:yard,yard,yard,yard R:7";
    let results = answer(&["plays", "--results", crowd]);
    assert_eq!(results.lines().count(), 4_048);
}

#[test]
fn a_ruleset_alone_is_a_full_table() {
    assert_eq!(answer(&["perft", "annie", "--depth", "1"]), "36\n");
    let record = answer(&["playthrough", "annie", "--seed", "5"]);
    assert!(
        record.contains("\nseats Y=random B=random R=random G=random\n"),
        "{record}"
    );
    let record = answer(&["playthrough", "annie", "--seed", "5", "--players", "6"]);
    assert!(record.contains("G=random O=random P=random\n"), "{record}");
}

/// Another program may wait for each answer before it asks again.
#[test]
fn each_position_is_answered_at_once() {
    use std::io::{BufRead, BufReader};
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    let mut lab = lab
        .args(["plays", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = lab.stdin.take().unwrap();
    let mut answers = BufReader::new(lab.stdout.take().unwrap())
        .lines()
        .map(Result::unwrap);
    for _ in 0..3 {
        writeln!(input, "{ENTERING}").unwrap();
        input.flush().unwrap();
        let answer: Vec<String> = answers
            .by_ref()
            .take_while(|line| !line.is_empty())
            .collect();
        assert_eq!(answer.len(), 4);
    }
    drop(input);
    assert!(lab.wait().unwrap().success());
}

#[test]
fn why_a_step_is_refused() {
    let why = |steps| answer(&["why", ENTERING, steps]);
    assert_eq!(why("6 yard-Y6"), "legal\n");
    assert_eq!(why("3 G3-Gt1, 6 yard-Y6"), "legal\n");
    assert_eq!(
        why("6 yard-Y6, 3 Y6-Y9"),
        "P-20: Red's blockade stands on Y9\n"
    );
    assert!(why("6 G3-G9").starts_with("P-13: "));
    let refused = refusal(&["why", ENTERING, "6 G3-G9, 3 G9-G12"]);
    assert!(
        refused.contains("column 1: expected a legal step before the last"),
        "{refused}"
    );
    let refused = refusal(&["why", ENTERING, "6 yard-Y6, 3"]);
    assert!(refused.contains("column 12"), "{refused}");
}

/// A doublet with its undersides, and a blockade that is due.
const DUE: &str = "parcheesi Y:G6,G6,R1,home/R:yard,yard,yard,yard Y:6-6 blockades=G6:4";

#[test]
fn rolls_of_four_dice_and_duties_over_them() {
    let plays = answer(&["plays", DUE]);
    assert!(plays.lines().count() > 100);
    assert!(plays.lines().all(|play| play.contains(" G6-")), "{plays}");
    let results = answer(&["plays", "--results", DUE]);
    assert!(results.lines().count() < 60, "{results}");
    assert!(results.lines().all(|line| line.ends_with(" Y doublets=1")));
    let why = answer(&["why", DUE, "6 G6-G12, 6 G6-G12"]);
    assert!(why.starts_with("C-13: two that were a blockade"), "{why}");
    assert_eq!(
        answer(&["perft", "parcheesi+ring68", "--depth", "1"]),
        "21\n"
    );
}

#[test]
fn perft_of_a_ruleset_and_of_a_position() {
    assert_eq!(answer(&["perft", "pollyanna-1951", "--depth", "0"]), "1\n");
    assert_eq!(answer(&["perft", "pollyanna-1951", "--depth", "1"]), "21\n");
    assert_eq!(answer(&["perft", "pollyanna-1951", "--depth=5"]), "4728\n");
    assert_eq!(answer(&["perft", ENTERING, "--depth", "2"]), "4\n");
}

#[test]
fn a_playthrough_is_a_record_that_replays() {
    for ruleset in [
        "pollyanna-1951",
        "pollyanna-1916+partners",
        "parcheesi",
        "parcheesi+ring68",
    ] {
        let record = answer(&["playthrough", ruleset, "--seed", "7"]);
        assert!(record.starts_with(&format!("turnout 1\nruleset {ruleset}\nseats Y=random ")));
        assert_eq!(answer(&["playthrough", ruleset, "--seed", "7"]), record);
        assert_ne!(answer(&["playthrough", ruleset, "--seed", "8"]), record);
        let output = lab(&["replay", "-"], &record);
        let line = String::from_utf8(output.stdout).unwrap();
        let winners = record.lines().last().unwrap().strip_prefix("end ").unwrap();
        assert!(
            line.contains(" - ") && line.ends_with(&format!(" {winners}\n")),
            "{line}"
        );
        let save = save_of(&record);
        assert_eq!(lab(&["replay", "-"], &save).stdout, line.as_bytes());
        let cut = lab(&["replay", "-"], &save[..save.len() - 9]);
        assert!(
            String::from_utf8(cut.stderr)
                .unwrap()
                .contains("its end is missing")
        );
        // A record with a missing line is not a game.
        let lines: Vec<&str> = record.lines().collect();
        let spoilt = [&lines[..9], &lines[10..]].concat().join("\n");
        let output = lab(&["replay", "-"], &spoilt);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8(output.stderr).unwrap().contains("line "));
    }
}

#[test]
fn simulate_reports_speed_and_results() {
    let players = [
        "simulate",
        "pollyanna-1951",
        "--games",
        "6",
        "--players",
        "random,easy,runner",
    ];
    let said = answer(&players);
    let keys: Vec<&str> = said
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    let expected = [
        "games/s", "turns/s", "rolls/s", "steps/s", "games", "turns", "rolls", "captures", "wins",
        "wins", "wins",
    ];
    assert_eq!(keys, expected);
    // Except for speed, the same seed gives the same output on any number of threads.
    let results = |said: &str| said.lines().skip(4).map(str::to_owned).collect::<Vec<_>>();
    let threads = answer(&[&players[..], &["--threads", "2"]].concat());
    assert_eq!(results(&threads), results(&said));
    let other = answer(&[&players[..], &["--seed", "2"]].concat());
    assert_ne!(results(&other), results(&said));
}

#[test]
fn simulate_plays_each_game_by_other_house_rules() {
    let arguments = ["simulate", "sorry+fast", "--games", "8", "--house-rules"];
    let said = answer(&arguments);
    let longest = |said: &str| said.lines().last().unwrap().to_owned();
    assert!(longest(&said).contains(" turns, sorry+"), "{said}");
    assert!(longest(&said).contains('='), "{said}");
    let threads = answer(&[&arguments[..], &["--threads", "2"]].concat());
    assert_eq!(longest(&threads), longest(&said));
}

#[test]
fn wrong_arguments_are_refused() {
    for (arguments, what) in [
        (&[][..], "Usage: lab <COMMAND>"),
        (&["dance"], "'dance'"),
        (&["plays"], "<POSITION LINE>"),
        (&["plays", ENTERING, "more"], "Usage: lab plays"),
        (&["plays", ENTERING, "--fast"], "--fast"),
        (&["perft", "pollyanna-1951"], "--depth <LEVELS>"),
        (
            &["perft", "pollyanna-1951", "--depth", "x"],
            "'x' for '--depth",
        ),
        (
            &["simulate", "pollyanna-1951", "--games", "0"],
            "'0' for '--games",
        ),
        (
            &[
                "simulate",
                "pollyanna-1951",
                "--games",
                "1",
                "--players",
                "easy,expert-ish",
            ],
            "expected a bot's level",
        ),
        (&["links", "annie", "--games", "0"], "'0' for '--games"),
        (&["links", "chess", "--games", "1"], "expected a ruleset"),
    ] {
        let refused = misuse(arguments);
        assert!(refused.contains(what), "{arguments:?}: {refused}");
    }
}

/// The last one counts, so that scripts can append options.
#[test]
fn an_option_may_be_given_twice() {
    let twice = ["perft", "annie", "--depth", "0", "--depth", "1"];
    assert_eq!(answer(&twice), "36\n");
}

#[test]
fn bad_input_is_refused_in_one_line() {
    for (arguments, what) in [
        (
            &["plays", "chess Y:yard"][..],
            "column 1: expected a ruleset",
        ),
        (
            &[
                "plays",
                "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y",
            ],
            "column 60: expected a seat to act",
        ),
        (
            &[
                "plays",
                "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,Y99 Y:6-3",
            ],
            "column 5",
        ),
        (
            &[
                "playthrough",
                "pollyanna-1951+partners",
                "--seed",
                "1",
                "--players",
                "2",
            ],
            "found 2",
        ),
        (&["replay", "no/such/file"], "no/such/file: "),
    ] {
        let refused = refusal(arguments);
        assert!(refused.contains(what), "{arguments:?}: {refused}");
    }
}

#[test]
fn verify_recomputes_every_roll() {
    let salt = "00112233445566778899aabbccddeeff";
    for ruleset in ["pollyanna-1951", "sorry+hand", "annie"] {
        let record = answer(&["playthrough", ruleset, "--seed", "42"]);
        let output = lab(&["verify", "-"], &record);
        assert_eq!(output.status.code(), Some(2));
        let refused = String::from_utf8(output.stderr).unwrap();
        assert!(
            refused.contains("-: this game has no fingerprint"),
            "{refused}"
        );
        let salted = record.replacen("seed 42\n", &format!("seed 42\nsalt {salt}\n"), 1);
        let verified = String::from_utf8(lab(&["verify", "-"], &salted).stdout).unwrap();
        let head = format!(
            "seed 42\nsalt {salt}\n\
             fingerprint f5dbab6e7469f33aae1372a123886e7fc8562db95add3c458822f2fbc86c3adf\nThe fingerprint is right, and all "
        );
        assert!(verified.starts_with(&head), "{verified}");
        assert!(verified.ends_with("rolls and draws follow from the seed.\n"));
        let other = salted.replacen("seed 42\n", "seed 43\n", 1);
        let output = lab(&["verify", "-"], &other);
        assert_eq!(output.status.code(), Some(2));
        let refused = String::from_utf8(output.stderr).unwrap();
        assert!(refused.contains("follows from the seed"), "{refused}");
    }
}

#[test]
fn help_lists_all_commands() {
    let help = answer(&["help"]);
    assert_eq!(answer(&["--help"]), help);
    for name in [
        "plays",
        "why",
        "perft",
        "playthrough",
        "replay",
        "verify",
        "review",
        "calibrate",
        "simulate",
        "links",
        "link-game",
        "duel",
        "train",
        "levels",
    ] {
        assert!(help.contains(&format!("\n  {name} ")), "{name}");
        assert!(answer(&["help", name]).contains(&format!("Usage: lab {name} ")));
    }
}

#[test]
fn links_decode_to_the_same_games() {
    let said = answer(&[
        "links",
        "annie",
        "--games",
        "12",
        "--players",
        "random,easy,random",
    ]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!((lines.len(), lines[0]), (3, "games 12"));
    assert!(lines[1].starts_with("with the seed: least "), "{said}");
    assert!(lines[2].starts_with("by hand: least "), "{said}");
    assert_eq!(
        answer(&["links", "annie", "--games", "12", "--threads", "2"])
            .lines()
            .count(),
        3
    );
}

#[test]
fn devices_play_by_link() {
    for (ruleset, people) in [("pollyanna-1951", "2"), ("annie", "4"), ("sorry", "3")] {
        let said = answer(&["link-game", ruleset, "--games", "2", "--people", people]);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!((lines.len(), lines[0]), (4, "games 2"), "{said}");
        assert!(lines[2].starts_with("characters of the last link: least "));
        assert_eq!(lines[3], "forks told apart and settled: 2", "{said}");
    }
    let refused = refusal(&["link-game", "sorry+hand", "--games", "1", "--people", "2"]);
    assert!(refused.contains("hidden hands"), "{refused}");
}
