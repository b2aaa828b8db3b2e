//! Valid and invalid texts in `tests/data`, one case a line.
//!
//! A case may contain escapes such as `\n`, `\r`, `\t`, `\0` and `\u{202e}` for invisible
//! characters. The expected result follows ` => `. For a position, it is the printed line, or
//! nothing if that is the same text. For a play, it is the position after it. For an invalid text,
//! it is the error message, with `...` for the list of rulesets.
//!
//! `TURNOUT_BLESS=1 cargo test -p rules --test rules texts::` rewrites the results.

use std::fs;
use std::path::PathBuf;

use rules::conform::TestRng;
use rules::games::{self, FAMILIES};
use rules::notation::{Fields, StepError, make_steps, parse_position_line, position_line};
use rules::playable::{Playable, Visitor};
use rules::record::{self, LONGEST, Record};
use rules::ruleset::Family;
use words::Language;

use crate::chosen;

fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        let letter = after.chars().next().expect("an escape after \\");
        rest = &after[1..];
        plain.push(match letter {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            '0' => '\0',
            'u' => {
                let (code, after) = rest[1..].split_once('}').expect("\\u{...}");
                rest = after;
                char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap()
            }
            other => panic!("\\{other} is no escape"),
        });
    }
    plain + rest
}

/// Parses the text of a case and returns the result.
type Read = fn(&str) -> Result<String, String>;

struct Position<'a>(&'a str);

impl Visitor for Position<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = parse_position_line(&game, self.0).map_err(|error| error.to_string())?;
        let line = position_line(&game, &state);
        assert_eq!(parse_position_line(&game, &line), Ok(state), "{line}");
        Ok(line)
    }
}

fn position(line: &str) -> Result<String, String> {
    let ruleset = Fields::of(line).map_err(|error| error.to_string())?.ruleset;
    games::visit(games::ruleset(ruleset.text)?, Position(line))
}

struct PlayOf<'a>(&'a str, &'a str);

impl Visitor for PlayOf<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = parse_position_line(&game, self.0).expect("the position is valid");
        let steps = make_steps(&game, &state, self.1);
        let steps = steps.map_err(|(column, error)| match error {
            StepError::Notation(error) => error.to_string(),
            StepError::Refused(refusal) => format!("column {column}: {refusal}"),
        })?;
        let (_, after) = steps.last().expect("at least one step");
        Ok(position_line(&game, after))
    }
}

/// Parses a play line that follows its position and ` ; `.
fn play(case: &str) -> Result<String, String> {
    let (line, steps) = case.split_once(" ; ").expect("a position line, then ` ; `");
    let ruleset = games::ruleset(line.split(' ').next().unwrap()).unwrap();
    games::visit(ruleset, PlayOf(line, steps))
}

fn record(text: &str) -> Result<String, String> {
    let ruleset = record::ruleset_of(text).map_err(|error| error.to_string())?;
    let game = games::game(games::ruleset(ruleset)?);
    let record = Record::parse(&*game, text).map_err(|error| error.to_string())?;
    let text = record.to_text();
    let again = Record::parse(&*game, &text).expect("the record parses back");
    assert_eq!(again.to_text(), text);
    assert_eq!(again.history, record.history);
    Ok(record.game().position_line())
}

fn ruleset(text: &str) -> Result<String, String> {
    games::ruleset(text).map(|ruleset| ruleset.to_string())
}

/// A message with `...` for the list of rulesets, so that a new game changes no case.
fn without_list(message: &str) -> String {
    let editions = FAMILIES.iter().flat_map(|family| family.editions);
    let names: Vec<_> = editions.map(|edition| edition.name).collect();
    message.replace(&format!("({})", names.join(", ")), "(...)")
}

/// Checks that results are the same in Spanish, and that error messages are translated.
fn in_another_language(
    case: &str,
    english: &Result<String, String>,
    spanish: &Result<String, String>,
) {
    let (Err(english), Err(spanish)) = (english, spanish) else {
        return assert_eq!(english, spanish, "{case}");
    };
    assert_ne!(english, spanish, "{case}");
    let mut words = spanish.split(|letter: char| !letter.is_alphabetic());
    let foreign = words.find(|word| ["expected", "found", "the", "and", "with"].contains(word));
    assert_eq!(foreign, None, "{case}: {spanish}");
}

/// Compares the cases of a file with their results.
fn cases(name: &str, read: Read, valid: bool) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", name]
        .iter()
        .collect();
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let bless = std::env::var("TURNOUT_BLESS").is_ok_and(|value| value == "1");
    let mut blessed = String::new();
    let mut count = 0;
    for line in text.lines() {
        if line.is_empty() || line.starts_with('#') {
            blessed += &format!("{line}\n");
            continue;
        }
        let (case, expected) = line.split_once(" => ").unwrap_or((line, ""));
        let case_text = unescaped(case);
        let in_english = read(&case_text);
        for language in Language::ALL
            .into_iter()
            .filter(|each| *each != Language::En)
        {
            words::speak(language);
            in_another_language(case, &in_english, &read(&case_text));
        }
        words::speak(Language::En);
        let found = match (in_english, valid) {
            (Ok(found), true) => found,
            (Err(found), false) => without_list(&found),
            (other, _) => panic!("{name}: {case} gives {other:?}"),
        };
        let found = if valid && found == case_text {
            ""
        } else {
            &found
        };
        if bless {
            let arrow = if found.is_empty() { "" } else { " => " };
            blessed += &format!("{case}{arrow}{found}\n");
        } else {
            assert_eq!(found, expected, "{name}: {case}");
        }
        count += 1;
    }
    assert!(count > 3, "{name} has {count} cases");
    if bless {
        fs::write(path, blessed).unwrap();
    }
}

#[test]
fn valid_positions() {
    cases("positions.valid.txt", position, true);
}

#[test]
fn invalid_positions() {
    cases("positions.invalid.txt", position, false);
}

#[test]
fn valid_plays() {
    cases("plays.valid.txt", play, true);
}

#[test]
fn invalid_plays() {
    cases("plays.invalid.txt", play, false);
}

#[test]
fn valid_records() {
    cases("records.valid.txt", record, true);
}

#[test]
fn invalid_records() {
    cases("records.invalid.txt", record, false);
}

#[test]
fn valid_rulesets() {
    cases("rulesets.valid.txt", ruleset, true);
}

#[test]
fn invalid_rulesets() {
    cases("rulesets.invalid.txt", ruleset, false);
}

#[test]
fn all_rulesets_are_listed_once_by_names_that_are_read() {
    let mut names: Vec<String> = games::rulesets().map(|each| each.to_string()).collect();
    for name in &names {
        assert_eq!(games::ruleset(name).unwrap().to_string(), *name);
    }
    let sets = |family: &Family| {
        let printed = family.options.iter().filter(|option| option.is_printed());
        family.editions.len() << printed.count()
    };
    let count: usize = FAMILIES.iter().map(|family| sets(family)).sum();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

/// Whatever a form offers can be chosen: what contradicts it changes.
#[test]
fn every_choice_can_be_made_in_every_ruleset() {
    let mut rng = TestRng::new(59);
    for family in FAMILIES {
        for _ in 0..300 {
            let ruleset = chosen::random_ruleset(family, &mut rng);
            for choice in family.options.iter().flat_map(|option| option.choices()) {
                let chosen = ruleset.choose_and_fit(choice);
                assert_eq!(chosen.check(), Ok(()), "{ruleset} with {choice}");
                assert_eq!(chosen.choice(choice.option.name), Some(choice));
            }
        }
    }
}

/// Error messages about long texts are short.
#[test]
fn huge_texts() {
    let long = |part: &str| part.repeat(LONGEST / part.len() + 1);
    let start = "pollyanna-1951 Y:yard,yard,yard,yard/R:yard,yard,yard,yard";
    for text in [
        long("Y"),
        long("pollyanna-1951+partners"),
        format!("pollyanna-1951{}", long("+partners")),
        format!("pollyanna-1951 {} Y", long("Y:yard,")),
        format!("pollyanna-1951 {} Y", long("Y:yard/")),
        format!("{start} Y:{}", long("6-")),
        format!("{start} Y {}", long("winner=Y ")),
        format!("{start} - winner={}", long("Y,")),
    ] {
        let error = position(&text).unwrap_err();
        assert!(
            error.len() < 300,
            "{} bytes: {}",
            error.len(),
            &error[..300]
        );
    }
    let head = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\n";
    for text in [
        long("turnout 1\n"),
        format!("turnout 1\nruleset {}", long("pollyanna")),
        format!(
            "turnout 1\nruleset pollyanna-1951\nseats {}",
            long("Y=person ")
        ),
        format!("{head}seed {}", "9".repeat(1_000_000)),
        format!("{head}{}", "open Y 6-3\n".repeat(300_000)),
        format!(
            "{head}open Y 6-3\nopen R 1-2\nY 6-5: {}",
            "6 yard-Y6, ".repeat(300_000)
        ),
    ] {
        let error = record(&text).unwrap_err();
        assert!(
            error.len() < 300,
            "{} bytes: {}",
            error.len(),
            &error[..300]
        );
    }
}
