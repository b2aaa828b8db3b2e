//! A race with one die, held together by nothing but data.

mod game;

use game::{Trot, TrotRules};
use rules::conform;
use rules::event::NullSink;
use rules::game::Game as _;
use rules::notation::{Notation as _, parse_position_line, position_line};
use rules::perft::perft;
use rules::race::{RaceGame as _, Spend, Step};
use rules::ruleset::Ruleset;
use rules::seat::SeatSet;
use rules::view::View as _;
use rules::words::Words as _;

/// A race with one die, plain or `rich`.
fn trot(is_rich: bool) -> Trot {
    let ruleset = Ruleset::of(TrotRules::FAMILY, 0).with("rich", is_rich);
    Trot::new(ruleset.unwrap())
}

#[test]
fn a_race_with_one_die_is_data() {
    for (is_rich, seats) in [
        (false, 0b0101),
        (false, 0b1111),
        (true, 0b0101),
        (true, 0b1111),
    ] {
        let report = conform::check(&trot(is_rich), SeatSet(seats), 3, 7).unwrap();
        assert!(report.refusals > 3_000 && report.plays > 300, "{report:?}");
        conform::check_look_ahead(&trot(is_rich), SeatSet(seats), 3, 7).unwrap();
    }
}

#[test]
fn two_pawns_are_a_blockade_only_where_the_rules_have_any() {
    let line = "Y:Y3,Y3,Yh1,Yh1/R:yard,yard,G2,home Y";
    let blockades = |is_rich: bool| {
        let (game, ruleset) = (trot(is_rich), if is_rich { "trot+rich" } else { "trot" });
        let state = parse_position_line(&game, &format!("{ruleset} {line}")).unwrap();
        let spaces = game.blockades(&game.pieces(&state)).into_iter();
        let names = spaces.map(|space| game.board().space(space).name.clone());
        names.collect::<Vec<_>>()
    };
    assert_eq!(blockades(false), [""; 0]);
    assert_eq!(blockades(true), ["Y3"]);
}

/// The steps in which a roll of a race with one die can be played, and the turn field after each.
fn plays(line: &str) -> Vec<String> {
    let game = trot(line.starts_with("trot+rich"));
    let state = parse_position_line(&game, line).unwrap();
    let mut steps = Vec::new();
    game.legal_actions(&state, &mut steps);
    let shown = steps.iter().map(|&step| {
        let mut next = state;
        game.apply(&mut next, step, &mut NullSink);
        let line = position_line(&game, &next);
        let (_, turn) = line.split_once("home").unwrap();
        let turn = turn.split_once(' ').unwrap().1;
        format!("{}: {turn}", game.step(&state, step))
    });
    shown.collect()
}

#[test]
fn a_six_brings_a_pawn_out_and_rolls_again() {
    // Nobody bars the way, and all pawns on a space are captured.
    let six = plays("trot Y:yard,Y3,G3,G4/R:Y4,Y5,yard,home Y:6");
    assert_eq!(
        six,
        [
            "6 yard-Y2: Y again=1",
            "6 Y3-G3: Y again=1",
            "6 G3-R3: Y again=1",
            "6 G4-R4: Y again=1"
        ]
    );
    let five = plays("trot Y:yard,Y5,G3,Yh1/R:G4,G4,yard,home Y:5");
    assert_eq!(five, ["5 Y5xG4: R", "5 G3-R2: R"]);
    assert_eq!(
        plays("trot Y:yard,yard,yard,home/R:yard,yard,Y4,home Y:6"),
        ["6 yard-Y2: Y again=1"]
    );
    assert_eq!(
        plays("trot Y:yard,yard,yard,home/R:yard,yard,Y4,home Y:1"),
        ["pass: R"]
    );
}

#[test]
fn bonuses_of_any_size_and_a_limit_are_data() {
    let captures = plays("trot+rich Y:yard,yard,Y3,home/R:Y4,yard,yard,home Y:1");
    assert_eq!(captures, ["1 Y3xY4: Y:+7"]);
    let used = plays("trot Y:yard,yard,Y3,G1/R:R2,yard,yard,home Y:6 again=1");
    assert_eq!(
        used,
        [
            "6 yard-Y2: Y again=2",
            "6 Y3-G3: Y again=2",
            "6 G1-R1: Y again=2"
        ]
    );
    // One more is lost, and no pawn goes back.
    let line = "trot Y:yard,yard,Y3,G1/R:R2,yard,yard,home Y:6 again=2";
    assert_eq!(plays(line), ["pass: R"]);
    let (game, mut state) = (
        trot(false),
        parse_position_line(&trot(false), line).unwrap(),
    );
    assert_eq!(
        game.status(&state),
        "Yellow's roll is one too many, and is not played"
    );
    let pass = Step::still(Spend::Pass);
    assert_eq!(
        game.choice(&state, pass),
        "One roll too many: the turn ends"
    );
    let before = state.pawns;
    game.apply(&mut state, pass, &mut NullSink);
    assert_eq!(state.pawns, before);
    let line = "trot Y:yard,yard,Y3,G1/R:R2,yard,yard,home Y again=2";
    let state = parse_position_line(&game, line).unwrap();
    assert_eq!(
        game.status(&state),
        "Yellow to roll; another 6 ends the turn"
    );
}

#[test]
fn two_pawns_that_rivals_pass_but_do_not_capture_are_data() {
    let past = plays("trot+rich Y:Y4,home,home,home/R:Y5,Y5,yard,home Y:3");
    assert_eq!(past, ["3 Y4-G1: R"]);
    let line = "trot+rich Y:Y4,home,home,home/R:Y5,Y5,yard,home Y:1";
    assert_eq!(plays(line), ["pass: R"]);
    let (game, state) = (trot(true), parse_position_line(&trot(true), line).unwrap());
    let step = game.parse_step(&state, "1 Y4-Y5").unwrap();
    let refusal = game.refusal(&state, step).unwrap();
    assert_eq!(refusal.rule, "T-6");
    // Without the option, both are captured.
    let both = plays("trot Y:Y4,home,home,home/R:G1,G1,yard,home Y:3");
    assert_eq!(both, ["3 Y4xG1: R"]);
}

#[test]
fn perft_counts_rolls_of_one_die() {
    let line = "trot Y:yard,yard,yard,yard/R:yard,yard,yard,yard Y";
    let state = parse_position_line(&trot(false), line).unwrap();
    let counts = [0, 1, 2, 3, 4, 5, 6].map(|depth| perft(&trot(false), &state, depth));
    assert_eq!(counts, [1, 6, 6, 36, 37, 222, 227]);
}
