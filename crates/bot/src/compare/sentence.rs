//! A comparison in a sentence.

use words::t;

use super::figures::{Comparison, Figure, Kind, minutes};

/// The most differences that the sentence names.
const NAMED: usize = 3;

/// What the second ruleset changes, in a sentence: "About 12 minutes shorter, twice as many captures, luck counts a little
/// more."
pub fn sentence(comparison: &Comparison) -> String {
    let sure = comparison.figures.iter().filter(|figure| figure.is_sure());
    let clauses: Vec<String> = sure.take(NAMED).map(clause).collect();
    if clauses.is_empty() {
        return t!(compare::no_difference, games = comparison.games);
    }
    let sentence = clauses.join(", ");
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    format!("{}.", first.chain(letters).collect::<String>())
}

fn clause(figure: &Figure) -> String {
    let more = if figure.difference.mean > 0.0 {
        "more"
    } else {
        "less"
    };
    let how = how_much(figure);
    match figure.kind {
        Kind::Turns => {
            let minutes = minutes(figure.difference.mean.abs()).round() as u32;
            t!(compare::says_turns, more, minutes)
        }
        Kind::Captures => t!(compare::says_captures, more, how),
        Kind::Idle => t!(compare::says_idle, more, how),
        Kind::Leads => t!(compare::says_leads, more, how),
        Kind::Last => t!(compare::says_last, more, how),
        Kind::First => t!(compare::says_first, more, how),
        Kind::Skill => t!(compare::says_skill, more, how),
        Kind::Close => t!(compare::says_close, more, how),
    }
}

/// How large a difference is: twice as much or half, little, or between.
fn how_much(figure: &Figure) -> &'static str {
    let [before, after] = figure.values.map(|value| value.mean);
    let (small, large) = (before.min(after), before.max(after));
    let is_little = match figure.kind.is_share() {
        true => large - small < 5.0,
        false => large < 1.15 * small,
    };
    match () {
        () if is_little => "little",
        () if figure.kind.is_share() => "plain",
        () if large > 1.8 * small && large < 2.3 * small => "twice",
        () if large >= 2.3 * small => "far",
        () => "plain",
    }
}
