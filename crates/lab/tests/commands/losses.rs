//! Tests of `lab losses`.

use crate::answer;

const RULESET: &str = "pollyanna-1951";

/// The losses of two bots of a level, by weak rollouts.
fn losses(level: &str, games: &str, more: &[&str]) -> String {
    let players = [level, level].join(",");
    let usual = [
        "losses",
        RULESET,
        "--budget",
        "3000",
        "--games",
        games,
        "--players",
        &players,
    ];
    answer(&[&usual[..], more].concat())
}

/// The numbers of the row with this name: decisions, other plays, loss, half of its interval.
fn row(said: &str, name: &str) -> Vec<f64> {
    let row = said
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix('\t'));
    let cells = row.unwrap().split('\t');
    cells.map(|cell| cell.parse().unwrap()).collect()
}

#[test]
fn losses_add_up_and_do_not_depend_on_threads() {
    let said = losses("sight", "4", &[]);
    assert_eq!(losses("sight", "4", &["--threads", "2"]), said);
    let (quarters, plays) = said.split_once("\n\n").unwrap();
    let all = row(quarters, "all");
    let parts = ["first", "second", "third", "last"].map(|name| row(quarters, name));
    let kinds = plays
        .lines()
        .skip(1)
        .map(|line| row(plays, line.split('\t').next().unwrap()));
    let kinds: Vec<_> = kinds.collect();
    for column in 0..3 {
        // Each number is rounded.
        let is_sum = |rows: &[Vec<f64>]| {
            let sum: f64 = rows.iter().map(|row| row[column]).sum();
            (sum - all[column]).abs() < 0.06 * rows.len() as f64
        };
        assert!(is_sum(&parts), "{said}");
        // The second table has no decisions that are judged alike.
        assert!(column == 0 || is_sum(&kinds), "{said}");
    }
    assert!(all[0] > all[1] && all[1] > 0.0, "{said}");
}

#[test]
fn losses_tell_who_chose_worse() {
    let [random, sight] = ["random", "sight"].map(|level| losses(level, "4", &[]));
    let [random_loss, sight_loss] = [&random, &sight].map(|said| row(said, "all")[2]);
    // The values by which weak rollouts choose say that they choose better.
    assert!(random_loss > 20.0 && sight_loss < -10.0, "{random}{sight}");
}

#[test]
fn a_single_game_has_no_interval() {
    let said = losses("sight", "1", &[]);
    assert!(said.lines().nth(1).unwrap().ends_with("\t-"), "{said}");
}
