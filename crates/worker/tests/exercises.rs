//! What plays in exercises were worth, in words.

use bot::NetCache;
use bot::exercise::AnswerRequest;
use words::Language;
use worker::exercise::{ExerciseRequest, Judgement, answer_in_words};

/// Yellow can capture the red pawn on G9.
const POSITION: &str = "pollyanna-1951 Y:yard,yard,G3,G5/R:yard,yard,G9,R9 Y:4-3";

fn answer(position: &str, play: &str, played: Option<&str>) -> Result<Judgement, String> {
    let request = ExerciseRequest {
        play: AnswerRequest {
            position: position.to_owned(),
            play: play.to_owned(),
        },
        played: played.map(str::to_owned),
        names: ["Red", "Yellow", "Blue", "Green"]
            .map(str::to_owned)
            .to_vec(),
    };
    answer_in_words(&NetCache::carried(), &request)
}

fn answered(play: &str) -> Judgement {
    answer(POSITION, play, None).unwrap()
}

#[test]
fn the_best_play_is_told_with_the_next_one_and_any_other_with_the_best() {
    words::speak(Language::En);
    let Judgement { play: best, better } = answered("4 G5xG9, +10 G3-G13, 3 G9-G12");
    assert_eq!(better, None);
    assert_eq!(best.len(), 3);
    assert_eq!(best[0], "It wins 64 of 100 games, the next best play 64.");
    assert!(best[1].ends_with('.'), "{}", best[1]);
    let reply = "Watch out for double 6: then Blue plays \"Bring a pawn out with the 6, ";
    assert!(best[2].starts_with(reply), "{}", best[2]);
    let Judgement {
        play: other,
        better: Some(told),
    } = answered("3 G3-G6, 4 G6-G10")
    else {
        panic!("another play is better");
    };
    assert_eq!(other.len(), 2);
    assert_eq!(
        other[0],
        "Your play wins 41 of 100 games, the best play 64."
    );
    let better = "Better: \"Front pawn 4 spaces, captures Blue, then rear pawn 10 spaces as the bonus, then rear pawn 3 spaces\". \
                  Captures Blue and keeps your pawns safe; ";
    assert!(told.starts_with(better), "{told}");
    assert!(told.ends_with('.'));
    let reply = "Watch out for double 1: then Blue plays \"Rear pawn 1 space, ";
    assert!(other[1].starts_with(reply), "{}", other[1]);
    assert!(other[1].ends_with("and you win 30 of 100."), "{}", other[1]);
}

#[test]
fn what_was_played_in_the_game_is_told() {
    words::speak(Language::En);
    let told = |play| answer(POSITION, play, Some("4 G3-G7, 3 G7-G10")).unwrap();
    let last = "In your game you played \"Rear pawn 4 spaces, then the same pawn 3 spaces\".";
    let best = told("4 G5xG9, +10 G3-G13, 3 G9-G12");
    assert_eq!(best.play.last().unwrap(), last);
    let same = "That is what you played in your game.";
    let made = told("3 G3-G6, 4 G6-G10");
    assert_eq!(made.play.last().unwrap(), same);
    assert!(made.better.is_some());
}

#[test]
fn what_is_right_about_another_play_is_said() {
    words::speak(Language::En);
    // The capture is right, but another pawn should move the bonus.
    let Judgement { play, .. } = answered("4 G5xG9, +10 G9-R4, 3 G3-G6");
    let part =
        "One part is right: \"Front pawn 4 spaces, captures Blue\" belongs to the best play too.";
    assert_eq!(play[1], part);
    // Nothing is right about the play without the capture.
    let Judgement { play, .. } = answered("3 G3-G6, 4 G6-G10");
    assert!(!play.concat().contains("One part"), "{play:?}");
    // There are only two ways for Annie.
    let Judgement { play, .. } = answer("annie 25/Y:8/B:7 Y:6-6", "backward", None).unwrap();
    assert_eq!(play[1], "It is the next best play.");
}

#[test]
fn what_cannot_be_judged_is_refused() {
    for (position, play) in [
        ("", ""),
        ("chess", "e4"),
        (POSITION, ""),
        (POSITION, "4 G5-G9"),
    ] {
        assert!(answer(position, play, None).is_err(), "{position} {play}");
    }
}
