//! ReplayProgress a game again, and playing on from it.

use rules::board::Point;
use rules::games;
use rules::state::Node;
use table::durations::Speed;
use table::game_session::{self, GameSession};
use table::link::{self, Names};
use table::placement::bubble::{DETOUR, beside, kept_free};
use table::position_lines::{position_lines, random_record};
use table::saved_game::{self, SavedGame};
use table::session::{Effect, Intent, Session, Watch};

use crate::desk::{Desk, levels};

fn record(ruleset: &str) -> String {
    let family = games::ruleset(ruleset).unwrap().family;
    let seats = family.usual_seats.iter();
    let seats: String = seats.map(|seat| family.letter(seat)).collect();
    let record = random_record(ruleset, &seats, 11).unwrap();
    record.replace("=random", "=person")
}

fn watch(record: &str, speed: Speed) -> Desk {
    let session = Session::watch(record, speed.into(), levels()).unwrap();
    Desk::at((session, Vec::new()))
}

fn at(desk: &Desk) -> usize {
    desk.scene().watching.unwrap().at
}

fn position(desk: &Desk) -> String {
    desk.session.table().position(None)
}

/// Rests from watching: no bot is asked, nothing is saved, nothing can be played.
fn only_shows(desk: &Desk) {
    for effect in &desk.effects {
        let asks = matches!(effect, Effect::Ask(_) | Effect::Save(_));
        assert!(!asks, "{effect:?}");
    }
    let can = desk.scene().now.can;
    assert!(!can.play && !can.undo && !can.hint);
    assert_eq!(can.roll, None);
}

/// A ruleset of each game, and one with hands of cards.
const RULESETS: [&str; 5] = [
    "pollyanna-1951",
    "parcheesi",
    "sorry",
    "sorry+hand",
    "annie",
];

#[test]
fn a_replay_goes_forward_and_back_through_every_step() {
    for ruleset in ["pollyanna-1951", "parcheesi", "sorry", "annie"] {
        let record = record(ruleset);
        let lines = position_lines(&record).unwrap();
        let mut desk = watch(&record, Speed::Instant);
        assert_eq!(desk.scene().watching.unwrap().of, lines.len() - 1);
        for (number, line) in lines.iter().enumerate().skip(1) {
            desk.say(Intent::Watch(Watch::Forward));
            only_shows(&desk);
            assert_eq!(at(&desk), number);
            assert_eq!(position(&desk), *line);
        }
        desk.say(Intent::Watch(Watch::Forward));
        assert_eq!(at(&desk), lines.len() - 1);
        assert!(desk.scene().end.is_some());
        for (number, line) in lines.iter().enumerate().rev().skip(1).take(30) {
            desk.say(Intent::Watch(Watch::Back));
            only_shows(&desk);
            assert_eq!((at(&desk), &position(&desk)), (number, line));
        }
        for to in [7, 30, 3, 9_999, 0] {
            desk.say(Intent::Watch(Watch::To(to)));
            let to = to.min(lines.len() - 1);
            assert_eq!((at(&desk), &position(&desk)), (to, &lines[to]));
        }
    }
}

#[test]
fn a_replay_draws_the_play_that_was_made_and_a_better_one_until_it_goes_on() {
    let mut desk = watch(&record("pollyanna-1951"), Speed::Instant);
    let better = (1..).find_map(|to| {
        desk.say(Intent::Watch(Watch::To(to)));
        let game = desk.session.table().game();
        let mut steps = game.moves().into_iter().map(|(step, _)| step);
        let last = steps.next_back().filter(|step| !step.is_outcome())?;
        let is_move = |step| game.describe(step).action.piece.is_some();
        // The last of many moves is probably not the one that was played.
        (steps.len() > 4 && is_move(last)).then(|| game.write(last))
    });
    desk.say(Intent::Compare {
        count: 1,
        better: better.unwrap(),
        says: "Made, better".to_owned(),
    });
    let board = desk.scene().board;
    assert_eq!([board.made_ways.len(), board.hint_ways.len()], [1, 1]);
    assert_ne!(board.made_ways, board.hint_ways);
    assert_eq!(desk.session.alert().unwrap().sentence, "Made, better");
    only_shows(&desk);
    // However long it is, what it compares is seen.
    for size in [Point { x: 4_000, y: 2_600 }, Point { x: 7_200, y: 3_000 }] {
        let bubble = beside(size, board.alert_at, &kept_free(&board), DETOUR);
        for way in board.made_ways.iter().chain(&board.hint_ways) {
            for at in [way.points[0], way.points[way.points.len() - 1]] {
                assert!(!bubble.covers(at, 300), "{bubble:?} {at:?}");
            }
        }
    }
    desk.say(Intent::Watch(Watch::Forward));
    let board = desk.scene().board;
    assert!(board.made_ways.is_empty() && board.hint_ways.is_empty());
    assert_eq!(desk.session.alert(), None);
}

#[test]
fn the_only_person_is_you_in_a_replay_of_a_game_of_this_device() {
    let record = record("pollyanna-1951").replacen("G=person", "G=easy", 1);
    let record = record
        .replacen("R=person", "R=easy", 1)
        .replacen("B=person", "B=easy", 1);
    let session = || Session::watch(&record, Speed::Instant.into(), levels()).unwrap();
    for (session, who) in [
        (session().of_this_device(), "Your turn: "),
        (session(), "Yellow's turn: "),
    ] {
        let mut desk = Desk::at((session, Vec::new()));
        let is_yellow = |desk: &Desk| {
            let node = desk.session.table().node();
            node.seat()
                .is_some_and(|seat| desk.session.table().ruleset().family.letter(seat) == 'Y')
        };
        while !is_yellow(&desk) || at(&desk) < 20 {
            desk.say(Intent::Watch(Watch::Forward));
        }
        let status = desk.scene().now.status;
        assert!(status.starts_with(who), "{status}");
    }
}

#[test]
fn a_replay_runs_to_the_end_and_starts_again() {
    let record = record("sorry");
    let mut desk = watch(&record, Speed::Normal);
    desk.say(Intent::Watch(Watch::Run));
    let of = desk.scene().watching.unwrap().of;
    let mut steps = 0;
    while desk.scene().watching.unwrap().autoplay {
        only_shows(&desk);
        match desk.session.shown().ticket() {
            Some(_) => desk.shown(),
            None => desk.paused(),
        }
        steps += 1;
        assert!(steps < 4 * of, "it does not end");
    }
    assert_eq!(at(&desk), of);
    desk.say(Intent::Watch(Watch::Run));
    assert_eq!(at(&desk), 1);
    // What is told late does nothing.
    let late = desk.session.shown().ticket().or(desk.pause).unwrap();
    desk.say(Intent::Watch(Watch::To(5)));
    desk.say(Intent::MovementEnded(late));
    desk.say(Intent::Paused(late));
    assert_eq!(at(&desk), 5);
    assert!(!desk.scene().watching.unwrap().autoplay);
}

#[test]
fn a_person_plays_on_with_the_same_dice() {
    let whole = record("pollyanna-1951");
    for record in [whole.clone(), without_seed(&whole)] {
        let mut watched = watch(&record, Speed::Instant);
        watched.say(Intent::Watch(Watch::To(40)));
        let played = watched.session.play_on(5);
        assert!(matches!(played.1[..], [Effect::Save(_), ..]));
        let mut desk = Desk::at(played);
        assert!(desk.scene().watching.is_none());
        assert_eq!(desk.session.table().entry_count(), 40);
        // Whoever plays as it was played then comes to the same end.
        while desk.session.table().entry_count() < watched.scene().watching.unwrap().of {
            let before = desk.session.table().entry_count();
            watched.say(Intent::Watch(Watch::Forward));
            match desk.session.table().node() {
                Node::Chance { .. } => desk.roll(),
                _ => {
                    let choices = desk.session.table().choices();
                    let same = choices.iter().find(|choice| {
                        let mut table = desk.session.table().clone();
                        table.play(choice.index);
                        table.position(None) == position(&watched)
                            && table.log() == watched.session.table().log()
                    });
                    let same = desk.session.table().id(same.unwrap());
                    desk.say(Intent::Play(same));
                }
            }
            assert_eq!(desk.session.table().entry_count(), before + 1);
            assert_eq!(position(&desk), position(&watched));
        }
    }
}

#[test]
fn playing_on_from_an_unfinished_game_draws_new_dice() {
    for ruleset in RULESETS {
        let mut table = game_session::resume(&record(ruleset)).unwrap();
        table.back_to(20);
        let record = table.record();
        let resumed =
            |record: &str| Session::resume(record, 99, Speed::Instant.into(), levels()).unwrap();
        let own = coming(resumed(&record));
        let mut watched = watch(&record, Speed::Instant);
        watched.say(Intent::Watch(Watch::To(20)));
        let (played, effects) = watched.session.play_on(5);
        let kept = played.table().record();
        assert_eq!(kept, record.replace("seed 11\n", "seed 5\n"), "{ruleset}");
        let others = coming((played, effects));
        assert_ne!(others, own, "{ruleset}");
        // The same after a reload.
        assert_eq!(coming(resumed(&kept)), others, "{ruleset}");
    }
}

#[test]
fn a_copy_gets_its_own_dice() {
    for ruleset in RULESETS {
        let mut table = game_session::resume(&record(ruleset)).unwrap();
        table.back_to(20);
        let resumed = |table: &GameSession| {
            let record = table.record();
            Session::resume(&record, 99, Speed::Instant.into(), levels()).unwrap()
        };
        let own = coming(resumed(&table));
        let mut all = vec![own.clone()];
        for seed in 20..40 {
            let mut copy = table.clone();
            copy.reseed(seed);
            assert_eq!(copy.log(), table.log());
            all.push(coming(resumed(&copy)));
        }
        let same = all.iter().filter(|lines| **lines == own).count();
        assert_eq!(same, 1, "{ruleset}");
        // Where people roll, there is no seed to be found out.
        let mut rolled = game_session::resume(&without_seed(&table.record())).unwrap();
        rolled.reseed(5);
        assert_eq!(rolled.seed(), None);
    }
}

/// What comes next, the first choice being made each time.
fn coming(begun: (Session, Vec<Effect>)) -> Vec<String> {
    let mut desk = Desk::at(begun);
    let mut lines = Vec::new();
    for _ in 0..40 {
        let table = desk.session.table();
        lines.push(table.position(None));
        match table.node() {
            Node::Terminal { .. } => break,
            Node::Chance { .. } if desk.session.local().can_roll() => desk.roll(),
            Node::Chance { .. } => desk.paused(),
            Node::Decision { .. } => {
                let step = table.step(&table.choices()[0]);
                if desk.session.local().curtain().is_some() {
                    desk.say(Intent::Look);
                }
                desk.play(&step);
            }
        }
    }
    lines
}

fn without_seed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("seed "));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn hands_that_were_dealt_are_one_step() {
    let mut desk = watch(&record("sorry+hand"), Speed::Instant);
    desk.say(Intent::Watch(Watch::Forward));
    assert!(!desk.session.table().game().turn().is_automatic);
    desk.say(Intent::Watch(Watch::Back));
    assert_eq!(at(&desk), 0);
}

#[test]
fn a_game_with_cards_face_down_can_only_be_watched() {
    let whole = record("sorry+hand");
    assert!(
        watch(&whole, Speed::Instant)
            .scene()
            .watching
            .unwrap()
            .whole
    );
    // A link to a game under way tells of no hand.
    let mut game_session = game_session::resume(&whole).unwrap();
    game_session.back_to(20);
    let seen = link::read(&link::write(&game_session.record(), Names::Told).unwrap()).unwrap();
    let mut desk = watch(&seen, Speed::Instant);
    desk.say(Intent::Watch(Watch::To(20)));
    assert_eq!(at(&desk), 20);
    assert!(!desk.scene().watching.unwrap().whole);
    let refused = Session::resume(&seen, 1, Speed::Instant.into(), levels()).err();
    assert!(refused.unwrap().contains("face down"));
    let seen = saved_game::write(&SavedGame {
        record: seen,
        ..SavedGame::default()
    });
    let unread = saved_game::open(&seen).err().unwrap();
    assert!(unread.words().contains("face down"));
}

#[test]
fn the_record_of_a_replay_is_whole_at_any_moment() {
    let whole = record("parcheesi");
    let mut desk = watch(&whole, Speed::Instant);
    for to in [0, 9, 9_999] {
        desk.say(Intent::Watch(Watch::To(to)));
        assert_eq!(desk.session.table().whole_record(), whole);
    }
}
