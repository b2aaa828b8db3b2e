//! Tests of duels: their games, their length, and wrong ones.

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
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "below 50 of 100: decided after 400 games");
    // The results are those of the same number of games, and the output does not depend on
    // threads.
    let games = [
        "duel",
        "random",
        "runner",
        "pollyanna-1951",
        "--games",
        "400",
    ];
    assert_eq!(answer(&games), format!("{}\n{}\n", lines[0], lines[2]));
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
        said.contains("\nbelow 97.5 of 100: decided after 400 games\n"),
        "{said}"
    );
    let three = ["duel", "random", "random", RULESET, "--players", "3"];
    let said = answer(&three);
    let open = "\nneither above nor below 33.3 of 100: not decided in 9999 games\n";
    assert!(
        said.contains(" 3333 of 9999, 33.3 of 100, ") && said.contains(open),
        "{said}"
    );
}

#[test]
fn a_duel_has_a_luck_adjusted_result() {
    let duel = ["duel", "sight", "easy", "sorry", "--games", "60"];
    let said = answer(&duel);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[1].starts_with("luck-adjusted: "), "{said}");
    assert!(lines[1].ends_with(" times the games"), "{said}");
    let by_two = answer(&[&duel[..], &["--luck-rolls", "2"]].concat());
    assert_eq!(by_two.lines().next(), Some(lines[0]));
    assert_ne!(by_two.lines().nth(1), Some(lines[1]));
    let by_three = misuse(&[&duel[..], &["--luck-rolls", "3"]].concat());
    assert!(by_three.contains("'3' for '--luck-rolls"), "{by_three}");
    // Luck cancels between equal bots.
    let equal = answer(&["duel", "sight", "sight", "sorry", "--games", "8"]);
    let end = "\nluck-adjusted: 50.00 of 100, 95% interval 50.00 to 50.00\n";
    assert!(equal.ends_with(end), "{equal}");
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
    ] {
        let refused = refusal(&[&duel[..], more].concat());
        assert!(refused.contains(what), "{more:?}: {refused}");
    }
    for (more, what) in [
        (["--against", "100"], "less than 100"),
        (["--against", "half"], "'half' for '--against"),
        (["--against", "NaN"], "'NaN' for '--against"),
        (["--threads", "0"], "'0' for '--threads"),
    ] {
        let refused = misuse(&[&duel[..], &more].concat());
        assert!(refused.contains(what), "{more:?}: {refused}");
    }
    let both = ["--against", "30", "--games", "8"];
    let refused = misuse(&[&duel[..], &both].concat());
    assert!(refused.contains("cannot be used with"), "{refused}");
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
    let wrong = ["duel", "expert", "net:none.net", RULESET];
    assert!(refusal(&wrong).contains("none.net: "));
    let other = format!("net:{nets}/sorry.net");
    assert!(refusal(&["duel", "expert", &other, RULESET]).contains("expected weights"));
}
