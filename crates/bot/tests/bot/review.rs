//! Reviews of games: every chance adds up, whatever was played.

use std::sync::Mutex;
use std::thread;

use bot::NetCache;
use bot::evaluation_snapshot::played_game;
use bot::review::{Account, ReviewPart, ReviewRequest, accuracy, review};
use bot::win_chance::CERTAIN;
use rules::any_game::AnyGame;
use rules::games;
use rules::record::Record;
use rules::ruleset::Ruleset;
use rules::state::Node;

use crate::{repetitions, rulesets};

fn request(record: &Record) -> ReviewRequest {
    ReviewRequest {
        record: record.to_text(),
        viewer: None,
        from: 0,
        turns: usize::MAX,
    }
}

/// Checks that the chances of a finished game add up.
fn check(nets: &NetCache, ruleset: Ruleset, seed: u64) {
    let record = played_game(ruleset, seed);
    let Node::Terminal { winners } = record.game().node() else {
        panic!("{ruleset}, {seed}: not over");
    };
    let ReviewPart { sides, turns, next } = review(nets, &request(&record)).unwrap();
    assert_eq!(next, None);
    assert_eq!(
        turns.last().unwrap().end,
        record.history.len(),
        "{ruleset}, {seed}"
    );
    let family = record.start.ruleset().family;
    for turn in &turns {
        for chances in [&turn.before, &turn.rolled, &turn.played] {
            assert_eq!(
                chances.iter().sum::<i32>(),
                CERTAIN,
                "{ruleset}, {seed}: {turn:?}"
            );
        }
        let side = turn
            .player
            .map(|player| sides.iter().position(|side| side.contains(player)).unwrap());
        if let Some(side) = side {
            assert!(
                turn.played[side] <= turn.rolled[side],
                "{ruleset}, {seed}: {turn:?}"
            );
            assert_eq!(turn.best.is_some(), turn.played[side] < turn.rolled[side]);
            assert_eq!(turn.gap.is_some(), turn.stake.is_some());
            assert!(turn.gap >= turn.gap.map(|_| 0));
        }
    }
    for pair in turns.windows(2) {
        assert_eq!(pair[0].end, pair[1].start);
    }
    for (index, side) in sides.iter().enumerate() {
        let account = Account::of(&turns, index);
        let Account {
            start,
            luck,
            skill,
            drift,
            end,
        } = account;
        assert_eq!(
            start + luck + skill + drift,
            end,
            "{ruleset}, {seed}: {account:?}"
        );
        let has_won = side
            .chars()
            .any(|letter| winners.has(family.seat(letter).unwrap()));
        assert_eq!(end > 0, has_won, "{ruleset}, {seed}: {account:?}");
        for seat in side.chars() {
            if let Some(accuracy) = accuracy(&turns, seat, index) {
                assert!(accuracy.thousandths <= 1_000 && accuracy.best <= accuracy.decisions);
                // Of few decisions no accuracy is told.
                assert_eq!(accuracy.percent().is_some(), accuracy.decisions >= 10);
            }
        }
    }
}

#[test]
fn start_luck_skill_and_drift_add_up_to_the_result() {
    let nets = NetCache::carried();
    // A review needs the net, which a new game may lack.
    let mut rulesets = rulesets();
    rulesets.retain(|ruleset| nets.net(*ruleset).is_some());
    let games = repetitions(rulesets.len(), 1_000);
    let left = Mutex::new(0..games);
    let next = || left.lock().unwrap().next();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(game) = next() {
                    check(&nets, rulesets[game % rulesets.len()], game as u64);
                }
            });
        }
    });
}

#[test]
fn parts_make_the_same_review_as_the_whole() {
    let nets = NetCache::carried();
    let record = played_game(games::ruleset("annie").unwrap(), 3);
    let whole = review(&nets, &request(&record)).unwrap();
    let (mut turns, mut from) = (Vec::new(), Some(0));
    while let Some(at) = from {
        let part = ReviewRequest {
            from: at,
            turns: 4,
            ..request(&record)
        };
        let part = review(&nets, &part).unwrap();
        turns.extend(part.turns);
        from = part.next;
    }
    assert_eq!(turns, whole.turns);
}

#[test]
fn a_turn_that_is_not_finished_is_left_out() {
    let nets = NetCache::carried();
    let mut record = played_game(games::ruleset("parcheesi").unwrap(), 5);
    let whole = review(&nets, &request(&record)).unwrap();
    let middle = &whole.turns[40];
    record.history.truncate(middle.end - 1);
    let part = review(&nets, &request(&record)).unwrap();
    assert_eq!(part.turns, whole.turns[..40]);
}

#[test]
fn a_review_for_a_seat_does_not_depend_on_the_hands_of_others() {
    let nets = NetCache::carried();
    let mut record = played_game(games::ruleset("sorry+hand").unwrap(), 7);
    record.history.truncate(60);
    let whole = Record::parse(&*record.start, &record.to_text()).unwrap();
    let viewer = 'R';
    let seen = |record: &Record| {
        let request = ReviewRequest {
            viewer: Some(viewer),
            ..request(record)
        };
        review(&nets, &request).unwrap()
    };
    // The same game with a card that another player holds to the end exchanged for one from the pile.
    let other = with_another_card(&whole, viewer).expect("somebody holds a card to the end");
    let (one, two) = (seen(&whole), seen(&other));
    assert_eq!(one, two);
    assert_ne!(
        review(&nets, &request(&whole)).unwrap(),
        review(&nets, &request(&other)).unwrap()
    );
}

/// The record with another outcome of a draw by another player than `viewer`, if that leaves it legal.
fn with_another_card(record: &Record, viewer: char) -> Option<Record> {
    let family = record.start.ruleset().family;
    let mut game: Box<dyn AnyGame> = record.start.clone();
    for (index, entry) in record.history.iter().enumerate() {
        let is_others =
            matches!(game.node(), Node::Chance { seat } if family.letter(seat) != viewer);
        if is_others && game.turn().is_automatic {
            for (outcome, _) in game.moves() {
                let mut other = record.clone();
                other.history[index] = outcome;
                let text = other.to_text();
                if outcome != *entry && Record::parse(&*record.start, &text).is_ok() {
                    return Some(other);
                }
            }
        }
        game.apply(*entry);
    }
    None
}
