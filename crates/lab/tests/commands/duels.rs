//! Tests of duels: their length, their shards, and joining shards.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{answer, misuse, refusal};

const RULESET: &str = "annie";

#[test]
fn a_duel_is_mirrored() {
    // A bot against itself shares every group.
    for ruleset in ["pollyanna-1951", "pollyanna-1951+partners", "parcheesi"] {
        let said = answer(&["duel", "runner", "runner", ruleset, "--games", "8"]);
        let begin = format!("runner against runner in {ruleset}: 4 of 8, 50.0 of 100, ");
        assert!(said.starts_with(&begin), "{said}");
    }
    let four = [
        "duel",
        "runner",
        "runner",
        "sorry",
        "--players",
        "4",
        "--games",
        "8",
    ];
    let said = answer(&four);
    let begin = "runner against 3 runner in sorry: 2 of 8, 25.0 of 100, ";
    assert!(said.starts_with(begin), "{said}");
    // Partners make two sides, with or without a given number of players.
    let sides = ["duel", "runner", "random", "sorry+partners", "--games", "8"];
    let said = answer(&[&sides[..], &["--players", "4"]].concat());
    assert_eq!(said, answer(&sides));
}

#[test]
fn a_duel_ends_when_it_is_decided() {
    let said = answer(&["duel", "runner", "random", "pollyanna-1951"]);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].contains(" of 400, "), "{said}");
    assert_eq!(lines[1], "above 50 of 100: decided after 400 games");
    let said = answer(&["duel", "random", "runner", "pollyanna-1951"]);
    assert!(
        said.ends_with("\nbelow 50 of 100: decided after 400 games\n"),
        "{said}"
    );
    // The first line is that of the same number of games, and the output does not depend on
    // threads.
    let games = [
        "duel",
        "random",
        "runner",
        "pollyanna-1951",
        "--games",
        "400",
    ];
    assert_eq!(
        answer(&games),
        format!("{}\n", said.lines().next().unwrap())
    );
    let threads = [
        "duel",
        "random",
        "runner",
        "pollyanna-1951",
        "--threads",
        "3",
    ];
    assert_eq!(answer(&threads), said);
}

#[test]
fn a_duel_asks_about_a_share() {
    let four = ["duel", "runner", "random", RULESET, "--players", "4"];
    let said = answer(&four);
    assert!(said.contains("\nabove 25 of 100: decided after "), "{said}");
    let said = answer(&[&four[..], &["--against", "97.5"]].concat());
    assert!(
        said.ends_with("\nbelow 97.5 of 100: decided after 400 games\n"),
        "{said}"
    );
    let three = ["duel", "random", "random", RULESET, "--players", "3"];
    let said = answer(&three);
    let open = "\nneither above nor below 33.3 of 100: not decided in 9999 games\n";
    assert!(
        said.contains(" 3333 of 9999, 33.3 of 100, ") && said.ends_with(open),
        "{said}"
    );
}

/// A separate folder for the files of a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes the shards of a duel and returns their files.
fn shards(folder: &Path, duel: &[&str], of: usize) -> Vec<String> {
    let each = (1..=of).map(|index| {
        let shard = format!("{index}/{of}");
        let text = answer(&[duel, &["--shard", &shard]].concat());
        let file = folder.join(format!("{index}-of-{of}.txt"));
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    });
    each.collect()
}

fn merge<'a>(files: impl IntoIterator<Item = &'a String>) -> Vec<&'a str> {
    let files = files.into_iter().map(String::as_str);
    ["merge"].into_iter().chain(files).collect()
}

#[test]
fn joined_shards_give_the_whole_duel() {
    for (name, of, duel) in [
        ("two", 3, &["duel", "easy", "random", RULESET][..]),
        (
            "more",
            7,
            &[
                "duel",
                "runner",
                "random",
                "sorry",
                "--players",
                "4",
                "--games",
                "60",
            ],
        ),
        (
            "hand",
            2,
            &[
                "duel",
                "runner",
                "random",
                "sorry+hand",
                "--games",
                "20",
                "--seed",
                "4",
            ],
        ),
    ] {
        let files = shards(&folder(name), duel, of);
        let whole = if duel.contains(&"--games") {
            answer(duel)
        } else {
            answer(&[duel, &["--games", "10000"]].concat())
        };
        assert_eq!(answer(&merge(files.iter().rev())), whole);
        let said = answer(&merge(&files[1..]));
        let lines: Vec<&str> = said.lines().collect();
        let so_far = format!("so far: {} of {of} shards, missing 1", of - 1);
        assert_eq!(lines[1..], [so_far]);
        // The file does not depend on the number of threads.
        let first = ["--shard", &format!("1/{of}"), "--threads", "3"];
        let text = answer(&[duel, &first].concat());
        assert_eq!(text, fs::read_to_string(&files[0]).unwrap());
    }
}

#[test]
fn a_shard_describes_its_duel() {
    let text = answer(&[
        "duel", "easy", "runner", RULESET, "--seed", "7", "--shard", "64/64",
    ]);
    let version = env!("CARGO_PKG_VERSION");
    // A hash of the net follows the version.
    let print = text.split(' ').nth(2).unwrap().rsplit('-').next().unwrap();
    assert_eq!(print.len(), 8);
    let head = format!(
        "turnout-duel 1 lab={version}-{print} one=easy other=runner ruleset={RULESET} players=2 games=10000 seed=7 shard=64/64"
    );
    assert_eq!(text.lines().next(), Some(&*head));
    let counts = text
        .lines()
        .skip(1)
        .filter(|line| !line.starts_with("check "));
    let groups = counts.map(|line| line.split_once(' ').unwrap().1.parse::<u32>().unwrap());
    assert_eq!(groups.sum::<u32>(), 79);
}

#[test]
fn shards_of_different_duels_are_not_joined() {
    let folder = folder("apart");
    let duel = ["duel", "easy", "runner", RULESET, "--games", "40"];
    let files = shards(&folder, &duel, 2);
    let refused = refusal(&merge([&files[0], &files[1], &files[0]]));
    assert!(
        refused.contains("shard 1 was already given by "),
        "{refused}"
    );
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    for (more, what) in [
        (
            ["--seed", "2", "--shard", "2/2"],
            "with seed=1, found seed=2",
        ),
        (
            ["--players", "3", "--shard", "2/2"],
            "with players=2, found players=3",
        ),
        (
            ["--shard", "2/3", "--threads", "2"],
            "with 2 shards, found 3 shards",
        ),
    ] {
        let mut other = duel.to_vec();
        if more[1] == "3" {
            // With 3 players, games come in groups of 3.
            other[5] = "42";
        }
        let other = write("other.txt", &answer(&[&other[..], &more].concat()));
        let refused = refusal(&merge([&files[0], &other]));
        assert!(
            refused.contains(what) && refused.contains("other.txt: "),
            "{refused}"
        );
    }
    let text = fs::read_to_string(&files[1]).unwrap();
    let cut = write("cut.txt", &text[..text.len() - 9]);
    let refused = refusal(&merge([&files[0], &cut]));
    assert!(
        refused.contains("cut.txt: the file is damaged: "),
        "{refused}"
    );
    let empty = write("empty.txt", "");
    assert!(refusal(&merge([&empty])).contains("empty.txt: line 1: expected what `lab duel"));
    assert!(refusal(&["merge", "no/such/file"]).contains("no/such/file: "));
}

#[test]
fn a_wrong_duel_is_refused() {
    let duel = ["duel", "easy", "random", "pollyanna-1951"];
    for (more, what) in [
        (&["--games", "3"][..], "expected an even number"),
        (&["--games", "0"], "expected an even number"),
        (
            &["--players", "4", "--games", "6"],
            "expected a multiple of 4",
        ),
        (&["--players", "1"], "found 1"),
        (&["--players", "9"], "found 9"),
        (
            &["--games", "4", "--shard", "1/3"],
            "expected no more parts than the 2 groups",
        ),
    ] {
        let refused = refusal(&[&duel[..], more].concat());
        assert!(refused.contains(what), "{more:?}: {refused}");
    }
    for (more, what) in [
        (["--against", "100"], "less than 100"),
        (["--against", "half"], "'half' for '--against"),
        (["--against", "NaN"], "'NaN' for '--against"),
        (["--shard", "0/3"], "expected a shard such as 3/64"),
        (["--shard", "3"], "expected a shard such as 3/64"),
        (["--threads", "0"], "'0' for '--threads"),
    ] {
        let refused = misuse(&[&duel[..], &more].concat());
        assert!(refused.contains(what), "{more:?}: {refused}");
    }
    for other in [["--games", "8"], ["--shard", "1/3"]] {
        let refused = misuse(&[&duel[..], &["--against", "30"], &other].concat());
        assert!(refused.contains("cannot be used with"), "{refused}");
    }
}

#[test]
fn a_rival_plays_by_the_net_of_a_file() {
    let nets = concat!(env!("CARGO_MANIFEST_DIR"), "/../bot/nets");
    let carried = format!("net:{nets}/annie.net");
    let duel = |rival: &str| answer(&["duel", "expert", rival, RULESET, "--games", "8"]);
    // With the same net, every group is shared.
    let said = duel(&carried);
    let begin = "expert against expert by another net in annie: 4 of 8, 50.0 of 100, ";
    assert!(said.starts_with(begin), "{said}");
    let shard = ["duel", "expert", &carried, RULESET, "--shard", "1/2"];
    assert!(refusal(&shard).contains("--shard: expected bots by their names"));
    let wrong = ["duel", "expert", "net:none.net", RULESET];
    assert!(refusal(&wrong).contains("none.net: "));
    let other = format!("net:{nets}/sorry.net");
    assert!(refusal(&["duel", "expert", &other, RULESET]).contains("expected weights"));
}
