//! Exercises: the same best play as in a review, the rivals' reply, and the ready ones.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bot::NetCache;
use bot::evaluation_snapshot::played_game;
use bot::exercise::{Answer, AnswerRequest, answer, likeness};
use bot::review::{ReviewRequest, is_clear, review};
use bot::theme::theme;
use bot::win_chance::CERTAIN;
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

/// A ready exercise, as a line of a file of `exercises/`.
struct Ready<'a> {
    line: &'a str,
    shares: Vec<u32>,
    gap: &'a str,
    theme: String,
    best: &'a str,
    position: &'a str,
}

fn ready(line: &str) -> Ready<'_> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [figures, best, position] = fields[..] else {
        panic!("{line}");
    };
    let figures: Vec<&str> = figures.split(' ').collect();
    let [shares @ .., gap, theme, lesson] = &figures[..] else {
        panic!("{line}");
    };
    let shares: Vec<u32> = shares.iter().map(|share| share.parse().unwrap()).collect();
    assert!(shares.len() == 3 && shares.iter().all(|share| *share <= 100));
    Ready {
        line,
        shares,
        gap,
        theme: format!("{theme} {lesson}"),
        best,
        position,
    }
}

/// `TURNOUT_BLESS=1` writes the themes anew.
#[test]
fn ready_exercises_have_the_best_play_gap_andtheme_that_are_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises");
    let bless = std::env::var_os("TURNOUT_BLESS").is_some();
    let families = games::FAMILIES.iter();
    for ruleset in families.flat_map(|family| family.plain_rulesets()) {
        let path = folder.join(format!("{ruleset}.txt"));
        let file = fs::read_to_string(&path).unwrap();
        let (command, lines) = file.split_once('\n').unwrap();
        assert!(command.starts_with(&format!("# lab exercises {ruleset} ")));
        let all: Vec<Ready<'_>> = lines.lines().map(ready).collect();
        assert_eq!(all.len(), 50, "{ruleset}");
        let sums = all.iter().map(|each| each.shares.iter().sum::<u32>());
        assert!(sums.rev().is_sorted(), "{ruleset}");
        let mut seen = BTreeSet::new();
        let mut told = vec![command.to_owned()];
        for each in &all {
            let Ready { position, best, .. } = each;
            assert!(position.starts_with(&format!("{ruleset} ")), "{position}");
            let answer = asked(position, best).unwrap();
            assert_eq!(answer.best, *best, "{position}");
            let gap = answer.gap.unwrap();
            let percent = 100.0 * f64::from(gap) / f64::from(CERTAIN);
            assert_eq!(format!("{percent:.1}"), each.gap, "{position}");
            assert!(is_clear(gap), "{position}");
            let (theme, lesson) = theme(position, best, &answer.second.unwrap()).unwrap();
            let theme = format!("{theme} {lesson}");
            if bless {
                told.push(each.line.replacen(&each.theme, &theme, 1));
            } else {
                assert_eq!(each.theme, theme, "{position}: {best}");
            }
            assert!(
                seen.insert(likeness(position, best).unwrap()),
                "{position}: {best}"
            );
        }
        if bless {
            fs::write(&path, told.join("\n") + "\n").unwrap();
        }
    }
}
