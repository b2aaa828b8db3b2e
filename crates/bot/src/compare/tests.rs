use rules::games::ruleset;
use rules::seat::SeatSet;

use super::*;

fn games(ruleset: &str, seats: &str, games: Range<u32>) -> Vec<Measured> {
    let trial = Trial {
        rulesets: vec![ruleset.to_owned()],
        seats: seats.to_owned(),
        seed: 7,
        levels: Vec::new(),
        search: false,
    };
    trial.play(&NetCache::carried(), 0, games).unwrap()
}

#[test]
fn parts_of_a_trial_are_the_games_of_the_whole() {
    let whole = games("sorry+start=any", "RY", 0..6);
    let parts = [
        games("sorry+start=any", "RY", 0..2),
        games("sorry+start=any", "RY", 2..6),
    ];
    assert_eq!(parts.concat(), whole);
}

#[test]
fn games_are_read_as_they_were_written() {
    let played = games("parcheesi", "YGR", 0..8);
    assert!(played.iter().any(|game| game.last_won.is_some()));
    assert_eq!(Measured::read(&Measured::write(&played)), played);
}

#[test]
fn a_weak_player_wins_less_often_and_more_often_with_a_head_start() {
    let trial = Trial {
        rulesets: ["parcheesi", "parcheesi+head-yellow=half"]
            .map(String::from)
            .into(),
        seats: "YGRB".to_owned(),
        seed: 3,
        levels: ["easy", "expert", "hard", "expert"]
            .map(String::from)
            .into(),
        search: false,
    };
    let nets = NetCache::carried();
    let yellow = ruleset("parcheesi").unwrap().family.seat('Y').unwrap();
    let wins = [0, 1].map(|nth| {
        let played = trial.play(&nets, nth, 0..200).unwrap();
        Comparison::wins(&played, yellow).mean
    });
    assert!(wins[0] < 22.0 && wins[1] > wins[0] + 5.0, "{wins:?}");
}

#[test]
fn each_player_goes_first_and_plays_well_as_often() {
    for seats in [SeatSet(0b0101), SeatSet(0b1111)] {
        let (mut begins, mut plays_well) = ([0; 4], [0; 4]);
        for number in 0..16 {
            begins[first(seats, number).index()] += 1;
            for seat in good_players(seats, number).iter() {
                plays_well[seat.index()] += 1;
            }
        }
        for seat in seats.iter().map(Seat::index) {
            assert_eq!(begins[seat], 16 / seats.len());
            assert_eq!(plays_well[seat], 8);
        }
    }
}

#[test]
fn a_ruleset_beside_itself_differs_in_nothing() {
    let played = games("parcheesi", "YR", 0..10);
    let same = Comparison::of(&played, &played);
    assert!(same.figures.iter().all(|figure| !figure.is_sure()));
    assert_eq!(
        sentence(&same),
        "10 games show no difference that could not be chance."
    );
}

#[test]
fn a_shorter_game_is_told_apart() {
    let printed = games("parcheesi", "YR", 0..30);
    let quick = games("parcheesi+exact=no+fast=2+pawns=3", "YR", 0..30);
    let comparison = Comparison::of(&printed, &quick);
    assert_eq!(comparison.games, 30);
    let turns = comparison.figure(Kind::Turns);
    assert!(turns.is_sure() && turns.difference.mean < -10.0);
    let words = sentence(&comparison);
    assert!(words.contains("minutes shorter"), "{words}");
    // The largest difference comes first, and those that may be chance come last.
    assert!(
        comparison
            .figures
            .is_sorted_by_key(|figure| !figure.is_sure())
    );
}

/// The bars of small samples hold the value of a large one as often as they promise.
#[test]
fn bars_hold_the_true_value_95_times_of_100() {
    let all = games("sorry", "RY", 0..2_000);
    let truth = Comparison::of(&all, &all);
    let (mut held, mut count) = (0, 0);
    for sample in all.chunks(50) {
        let sample = Comparison::of(sample, sample);
        for kind in [
            Kind::Turns,
            Kind::Captures,
            Kind::Idle,
            Kind::First,
            Kind::Skill,
        ] {
            let [of_all, _] = truth.figure(kind).values;
            let [of_sample, _] = sample.figure(kind).values;
            held += u32::from((of_sample.mean - of_all.mean).abs() <= of_sample.bar);
            count += 1;
        }
    }
    // 200 samples: 190 on average, and fewer than 178 less than once in 2,000 runs.
    assert_eq!(count, 200);
    assert!((178..=199).contains(&held), "{held} of {count}");
}

#[test]
fn rulesets_that_these_seats_cannot_play_are_refused() {
    let both = ["sorry", "sorry+partners"].map(|name| ruleset(name).unwrap());
    assert!(check(both, SeatSet(0b1111)).is_ok());
    assert!(
        check(both, SeatSet(0b0101))
            .unwrap_err()
            .starts_with("S-25")
    );
}
