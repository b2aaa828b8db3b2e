//! How long a person waits for bots.

use crate::{answer, refusal};

#[test]
fn a_round_of_three_bots_is_short_and_few_banners_interrupt_it() {
    let rows = answer(&["rounds"]);
    let mut rows = rows.lines();
    assert!(rows.next().unwrap().starts_with("game, turn"));
    let mut games = 0;
    for row in rows {
        let cells: Vec<&str> = row.split(", ").collect();
        let number = |index: usize| cells[index].parse::<u32>().unwrap();
        assert!((500..=2_500).contains(&number(1)), "turn: {row}");
        assert!((1_500..=8_000).contains(&number(4)), "round: {row}");
        assert!((1..=8).contains(&number(6)), "banners: {row}");
        games += 1;
    }
    assert_eq!(games, 5);
}

#[test]
fn a_round_of_five_bots_takes_no_longer() {
    let rows = answer(&["rounds", "--bots", "5"]);
    let annie = rows.lines().find(|row| row.starts_with("annie")).unwrap();
    let round: u32 = annie.split(", ").nth(4).unwrap().parse().unwrap();
    assert!((5_000..=8_000).contains(&round), "{annie}");
}

#[test]
fn what_touches_a_person_takes_longer() {
    for row in answer(&["rounds", "--rounds", "60"]).lines().skip(1) {
        let cells: Vec<&str> = row.split(", ").collect();
        let number = |index: usize| cells[index].parse::<u32>().unwrap();
        assert!(number(2) > number(1), "{row}");
    }
}

#[test]
fn an_unknown_speed_is_refused() {
    assert!(refusal(&["rounds", "--speed", "quick"]).contains("quick"));
}
