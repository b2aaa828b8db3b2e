//! Exercises: the same best play as in a review, and the rivals' reply.

use bot::NetCache;
use bot::evaluation_snapshot::played_game;
use bot::exercise::{Answer, AnswerRequest, answer};
use bot::review::{ReviewRequest, review};
use rules::games;
use rules::record::Record;

/// Red is 4 spaces behind the last pawn of Yellow, who has to move 3.
const OPEN: &str = "pollyanna-1951 Y:home,home,home,B5/R:home,home,home,B1 Y:2-1";

/// The answer for a play of a position.
fn asked(position: &str, play: &str) -> Result<Answer, String> {
    let request = AnswerRequest {
        position: position.to_owned(),
        play: play.to_owned(),
    };
    answer(&NetCache::carried(), &request)
}

/// The play line of the entries from `from` to `to`.
fn play_line(record: &Record, from: usize, to: usize) -> String {
    record.texts()[from..to].join(", ")
}

#[test]
fn an_exercise_has_the_best_play_and_the_gap_of_the_review() {
    let nets = NetCache::carried();
    for name in ["pollyanna-1951", "sorry+hand", "annie"] {
        let record = played_game(games::ruleset(name).unwrap(), 3);
        let request = ReviewRequest {
            record: record.to_text(),
            viewer: None,
            from: 0,
            turns: 60,
        };
        let reviewed = review(&nets, &request).unwrap();
        let mut costly = 0;
        for turn in reviewed.turns {
            let Some(player) = turn.player else { continue };
            let sides = &reviewed.sides;
            let side = sides.iter().position(|side| side.contains(player)).unwrap();
            let position = record.game_at(turn.play).position_line();
            let made = play_line(&record, turn.play, turn.end);
            let answer = asked(&position, &made).unwrap();
            assert_eq!(answer.gap, turn.gap, "{position}");
            assert_eq!(answer.chance, turn.played[side], "{position}");
            if let Some(best) = turn.best {
                assert_eq!(answer.best, best, "{position}");
                assert_eq!(answer.best_chance, turn.rolled[side], "{position}");
                costly += 1;
            }
        }
        assert!(costly > 5, "{name}: {costly}");
    }
}

#[test]
fn the_reply_of_the_rivals_is_the_capture() {
    // Yellow can stop 7 spaces before the last pawn of Red, or leave for the turnout.
    let answer = asked(OPEN, "2 B5-B7, 1 B7-B8").unwrap();
    assert_eq!(answer.best, "1 B5-Bt1, 2 Bt1-Bt3");
    let reply = answer.reply.unwrap();
    assert_eq!((reply.seat, &*reply.outcome), ('R', "4-3"));
    assert_eq!(reply.play, "3 B1-B4, 4 B4xB8, +10 B8-Y3");
    assert_eq!(reply.probability, 56);
    assert!(reply.chance < answer.chance && answer.chance < answer.best_chance);
    let to_best = answer.reply_to_best.unwrap();
    assert!(!to_best.play.contains('x'), "{to_best:?}");
    assert!(to_best.chance > reply.chance);
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    assert!(asked(OPEN, "2 B5-B7").is_err());
    assert!(asked(OPEN, "3 B5-B8").is_err());
    assert!(asked(OPEN, "").is_err());
    assert!(asked("chess", "").is_err());
    let before_the_roll = OPEN.replace("Y:2-1", "Y");
    assert!(asked(&before_the_roll, "2 B5-B7, 1 B7-B8").is_err());
}
