//! Tests of invalid links with a correct checksum.

use rules::games::ruleset;
use rules::record::{Match, Player, SeatChange};
use rules::seat::Seat;

use super::arithmetic_coding::Coder;
use super::head::Head;
use super::*;

/// The head of a game for two that has not started.
fn head(game: &str) -> Head {
    let player = |seat| {
        let (kind, name) = ("easy".to_owned(), None);
        (Seat(seat), Player { kind, name })
    };
    Head {
        ruleset: ruleset(game).unwrap(),
        players: vec![player(0), player(2)],
        seat_changes: Vec::new(),
        hidden: true,
        seed: None,
        salt: None,
        match_play: None,
        taken_back: 0,
        entry_count: 0,
    }
}

/// The link of a head with nothing after it.
fn link(head: &Head) -> String {
    let mut coder = Coder::writing();
    // Values out of bounds are written anyway.
    let _ = Head::code(&mut coder, Some(head));
    digits::write(VERSION, &coder.written())
}

/// The problem with the link of a head.
fn problem(head: &Head) -> String {
    let link = link(head);
    read(&link).expect_err(&link)
}

#[test]
fn a_game_that_has_not_begun_is_linked() {
    let record = read(&link(&head("sorry+hand"))).unwrap();
    assert_eq!(
        record,
        "turnout 1\nruleset sorry+hand\nseats R=easy Y=easy\n"
    );
    assert_eq!(
        write(&record, Names::Told).unwrap(),
        link(&head("sorry+hand"))
    );
}

#[test]
fn too_long_a_game_is_refused_before_it_is_begun() {
    let mut long = head("pollyanna-1951");
    long.entry_count = MAX_ENTRIES + 1;
    assert_eq!(
        problem(&long),
        "its game has 10001 rolls and moves, and 10000 are the most"
    );
    long.entry_count = u32::MAX;
    assert!(problem(&long).contains("has 4294967295 rolls"));
    // Within the limit, but far more than the text can hold.
    long.entry_count = MAX_ENTRIES;
    assert!(problem(&long).contains("the end of the game is missing"));
}

#[test]
fn seats_that_cannot_play_are_refused_by_rule() {
    let mut one = head("parcheesi");
    one.players.pop();
    assert!(problem(&one).contains("C-"), "{}", problem(&one));
    let partners = head("pollyanna-1951+partners");
    assert!(problem(&partners).contains("P-"), "{}", problem(&partners));
    one.players.clear();
    assert!(problem(&one).contains("C-"), "{}", problem(&one));
}

#[test]
fn only_scored_games_form_a_match() {
    let mut scored = head("sorry");
    scored.match_play = Some(Match {
        total: 300,
        points: vec![(Seat(2), 45)],
    });
    scored.taken_back = 3;
    let record = read(&link(&scored)).unwrap();
    assert!(record.ends_with("back 3\nmatch 300 Y=45\n"), "{record}");
    let mut other = head("pollyanna-1951");
    other.match_play = scored.match_play.clone();
    assert!(problem(&other).contains("this game has no matches"));
    for total in [0, Match::MAX_POINTS + 1] {
        scored.match_play = Some(Match::to(total));
        assert!(problem(&scored).contains("1 to 10000 are possible"));
    }
}

#[test]
fn names_that_could_not_be_shown_are_refused() {
    let mut named = head("annie");
    for name in [
        "\u{202e}nnA",
        " Ann",
        "A\nn",
        "\u{7f}",
        "\u{200d}",
        "\u{3164}",
    ] {
        named.players[0].1.name = Some(name.to_owned());
        assert!(problem(&named).contains("cannot be shown"));
    }
    for name in ["Ann", "Zo\u{eb} \u{1f469}\u{200d}\u{1f680}"] {
        named.players[0].1.name = Some(name.to_owned());
        let record = read(&link(&named)).unwrap();
        let left_out = write(&record, Names::LeftOut).unwrap();
        assert!(record.contains("=easy:"), "{record}");
        assert!(!read(&left_out).unwrap().contains("=easy:"));
        assert_eq!(write(&record, Names::Told).unwrap(), link(&named));
    }
}

#[test]
fn any_kind_of_player_round_trips() {
    let mut spelt = head("sorry");
    for kind in ["person", "expert", "a", "rollout-2", &"z9-".repeat(13)] {
        kind.clone_into(&mut spelt.players[1].1.kind);
        let record = read(&link(&spelt)).unwrap();
        assert!(record.ends_with(&format!("Y={kind}\n")), "{record}");
    }
}

#[test]
fn a_link_to_an_unfinished_game_has_no_seed() {
    let mut told = head("pollyanna-1951");
    told.hidden = false;
    told.seed = Some(42);
    assert!(problem(&told).contains("it says that its game is over"));
    // A hidden game has no place for a seed.
    told.hidden = true;
    assert!(!read(&link(&told)).unwrap().contains("seed"));
}

#[test]
fn extra_digits_after_the_game_are_refused() {
    let mut digits = digits::read(&link(&head("sorry")), VERSION).unwrap();
    digits.extend([1; 20]);
    let problem = read(&digits::write(VERSION, &digits)).unwrap_err();
    assert_eq!(problem, "there is more in it than one game");
}

#[test]
fn impossible_seat_changes_are_refused() {
    let change = |at, seat| SeatChange {
        at,
        seat: Seat(seat),
        player: Player {
            kind: "easy".to_owned(),
            name: None,
        },
    };
    let mut changed = head("sorry");
    changed.seat_changes = vec![change(0, 0), change(0, 2)];
    let record = read(&link(&changed)).unwrap();
    assert!(record.ends_with("\nseat R=easy\nseat Y=easy\n"), "{record}");
    changed.seat_changes = vec![change(0, 0); 100];
    assert_eq!(
        read(&link(&changed)).unwrap().matches("\nseat ").count(),
        100
    );
    // Nobody sits at that seat to be replaced.
    changed.players.clear();
    assert!(problem(&changed).contains("S-"), "{}", problem(&changed));
    // More than the text can hold.
    let mut coder = Coder::writing();
    let many = Head {
        seat_changes: vec![change(0, 0); 5_000],
        ..head("sorry")
    };
    Head::code(&mut coder, Some(&many)).unwrap();
    let mut digits = coder.written();
    digits.truncate(12);
    let problem = read(&digits::write(VERSION, &digits)).unwrap_err();
    assert!(
        problem.contains("the end of the game is missing"),
        "{problem}"
    );
}
