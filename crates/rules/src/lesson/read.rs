//! Parser for the text of a game's lessons.
//!
//! ```text
//! lesson The turnout
//! position pollyanna-1951 Y:yard,yard,G3,G5/R:yard,yard,G7,G7 Y:4-1
//! look G7 Red's pair is in your way
//! task Red's pair blocks the road. Go round it.
//! done turnout
//! hint Choose the pawn on G5, then a small space of the loop.
//! rules P-4 P-20
//! praise That is what a turnout is for.
//! ```
//!
//! Each line is one field; a line that begins with spaces continues the line before. `comes 6-3` is
//! a roll or a card. `look` marks a space, and `pawn` follows the pawn that stands there at the
//! start; the bubble's arrow points at the first mark. `look`, `pawn`, `comes` and `done` may be
//! repeated. `then` is the task once every `done` before it is done. Empty lines and lines that
//! begin with `#` are ignored.

use words::t;

use super::{Lesson, Look, Objective, Part};

/// Parses the lessons of a text, in order.
///
/// # Errors
/// Which line is wrong, or which lesson is incomplete.
pub fn read(text: &str) -> Result<Vec<Lesson>, String> {
    let mut lessons: Vec<Lesson> = Vec::new();
    for (number, line) in lines(text) {
        let wrong = || t!(notation::no_lesson_line, line = number);
        let (key, value) = line.split_once(' ').unwrap_or((&line, ""));
        if value.is_empty() {
            return Err(wrong());
        }
        if key == "lesson" {
            lessons.push(empty_lesson(value));
            continue;
        }
        let lesson = lessons.last_mut();
        let lesson = lesson.ok_or_else(wrong)?;
        let words = value.to_owned();
        let once = match key {
            "position" => &mut lesson.position,
            "task" => &mut lesson.task,
            "hint" => &mut lesson.hint,
            "praise" => &mut lesson.praise,
            "comes" => {
                lesson.comes.push(words);
                continue;
            }
            "rules" => {
                lesson.rules.extend(value.split(' ').map(str::to_owned));
                continue;
            }
            "look" | "pawn" => {
                let (space, words) = value.split_once(' ').ok_or_else(wrong)?;
                lesson.looks.push(Look {
                    space: space.to_owned(),
                    is_pawn: key == "pawn",
                    words: words.to_owned(),
                });
                continue;
            }
            "then" if !lesson.done.is_empty() => {
                lesson.parts.push(Part {
                    objectives: lesson.done.len(),
                    task: words,
                });
                continue;
            }
            "done" => {
                let objective = objective(value);
                lesson.done.push(objective.ok_or_else(wrong)?);
                continue;
            }
            _ => return Err(wrong()),
        };
        if !once.is_empty() {
            return Err(wrong());
        }
        *once = words;
    }
    match lessons.iter().find(|lesson| !is_complete(lesson)) {
        Some(lesson) => Err(t!(notation::lesson_not_whole, title = &lesson.title)),
        None => Ok(lessons),
    }
}

/// The lines with content, each with its number and its continuation lines.
fn lines(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words = line.trim();
        if words.is_empty() || words.starts_with('#') {
            continue;
        }
        match lines.last_mut() {
            Some((_, before)) if line.starts_with(' ') => {
                before.push(' ');
                before.push_str(words);
            }
            _ => lines.push((number, words.to_owned())),
        }
    }
    lines
}

fn empty_lesson(title: &str) -> Lesson {
    Lesson {
        title: title.to_owned(),
        position: String::new(),
        comes: Vec::new(),
        looks: Vec::new(),
        task: String::new(),
        done: Vec::new(),
        parts: Vec::new(),
        hint: String::new(),
        rules: Vec::new(),
        praise: String::new(),
    }
}

fn is_complete(lesson: &Lesson) -> bool {
    let texts = [&lesson.position, &lesson.task, &lesson.hint, &lesson.praise];
    let lacks = texts.iter().any(|text| text.is_empty());
    !lacks && !lesson.done.is_empty() && !lesson.rules.is_empty()
}

fn objective(text: &str) -> Option<Objective> {
    let (what, more) = text.split_once(' ').unwrap_or((text, ""));
    let count = || match more {
        "" => Some(1),
        _ => more.parse().ok().filter(|count| *count > 0),
    };
    let alone = |objective| more.is_empty().then_some(objective);
    match what {
        "enters" => count().map(Objective::Enters),
        "captures" => count().map(Objective::Captures),
        "home" => count().map(Objective::Home),
        "collects" => count().map(Objective::Collects),
        "rolls" => alone(Objective::Rolls),
        "turnout" => alone(Objective::Turnout),
        "slides" => alone(Objective::Slides),
        "swaps" => alone(Objective::Swaps),
        "reward" => alone(Objective::Reward),
        "picks" => {
            let mut letters = more.chars();
            let letter = letters.next()?;
            letters.next().is_none().then_some(Objective::Picks(letter))
        }
        "stands" if !more.is_empty() => {
            let names = more.split(' ').map(str::to_owned);
            Some(Objective::Stands(names.collect()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "# Lessons\n\nlesson One\nposition dash A:1/B:2 A\ncomes 3\ncomes 4\n\
                         look 5 Here\npawn 1 You\ntask Go on\n  and on.\ndone enters\nthen Stop.\ndone stands 5 5\n\
                         hint So.\nrules D-1 D-2\npraise Well.\n";

    #[test]
    fn a_lesson_is_read() {
        let lessons = read(WHOLE).unwrap();
        let [lesson] = &lessons[..] else {
            panic!("{lessons:?}");
        };
        assert_eq!(lesson.title, "One");
        assert_eq!(lesson.comes, ["3", "4"]);
        assert_eq!(lesson.task, "Go on and on.");
        assert_eq!(lesson.rules, ["D-1", "D-2"]);
        let stands = Objective::Stands(vec!["5".to_owned(), "5".to_owned()]);
        assert_eq!(lesson.done, [Objective::Enters(1), stands]);
        assert_eq!(
            [lesson.task_at(0), lesson.task_at(1)],
            ["Go on and on.", "Stop."]
        );
        assert_eq!(lesson.parts[0].objectives, 1);
        let looks = lesson.looks.iter();
        let looks: Vec<_> = looks
            .map(|look| (&*look.space, look.is_pawn, &*look.words))
            .collect();
        assert_eq!(looks, [("5", false, "Here"), ("1", true, "You")]);
        assert_eq!(read(""), Ok(Vec::new()));
        assert_eq!(read(&WHOLE.replace('\n', "\r\n")), read(WHOLE));
    }

    #[test]
    fn errors_name_the_line_or_the_lesson() {
        let whole = "\"One\" is not whole";
        for (from, to, problem) in [
            ("lesson One\n", "", "line 3 is none of a lesson"),
            ("hint So.", "hint", "line 14 is none of a lesson"),
            ("hint So.", "advice So.", "line 14 is none of a lesson"),
            ("hint So.", "task So.", "line 14 is none of a lesson"),
            ("hint So.\n", "", whole),
            ("rules D-1 D-2\n", "", whole),
            ("enters", "dances", "line 11 is none of a lesson"),
            ("enters", "enters 0", "line 11 is none of a lesson"),
            ("enters", "slides 2", "line 11 is none of a lesson"),
            ("task Go", "then Go", "line 9 is none of a lesson"),
            ("enters", "picks", "line 11 is none of a lesson"),
            ("look 5 Here", "look 5", "line 7 is none of a lesson"),
        ] {
            let text = WHOLE.replace(from, to);
            assert_eq!(read(&text), Err(problem.to_owned()), "{from} -> {to}");
        }
        assert!(read("<!DOCTYPE html>\n<html>").is_err());
    }
}
