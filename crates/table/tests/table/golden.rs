//! Golden files: scripts of what is done at a desk, with what comes of it written below.
//!
//! In `tests/golden/*.txt` a line with `>` is a command, the lines with `|` below it a record that
//! belongs to it, a line with `#` a remark. All others are what came out; with `TURNOUT_BLESS=1`
//! they are written anew.
//!
//! Commands: `new <query of an address> with <rolls>`, `resume with <rolls>` or
//! `resume by <whose>` and the record,
//! `random <ruleset> <seats> <seed>` for a random game's end; `roll`, `tap <die> <number>`,
//! `enter <outcome>`, `hand <whose>`, `play <step>`,
//! `choose <space>`, `unselect`, `undo`, `hint`, `danger on` or `off`, `speed <speed>`; `shown`, `paused`,
//! `answer <step>`, `fail <reason>`, each for what was last asked, or after `late` for what was
//! asked when `keep` was said; `scene` and `cues` write out the scene and the last timeline.

use std::path::Path;
use std::{env, fs};

use rules::notation::Token;
use table::dice_mode::DiceMode;
use table::durations::Speed;
use table::position_lines;
use table::session::{Intent, Pointed, Question, Ticket};

use crate::desk::{Desk, id, play};
use crate::show;

#[test]
fn golden_files_come_out_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|each| each.unwrap().path())
        .collect();
    paths.sort();
    assert!(paths.len() > 10, "the golden files are not found");
    let mut wrong = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let now = Script::run(&text, &name);
        if now == text {
            continue;
        }
        if env::var_os("TURNOUT_BLESS").is_some() {
            fs::write(&path, now).unwrap();
        } else {
            wrong.push(format!("{name}: {}", first_difference(&text, &now)));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nIf that is meant, run the test again with TURNOUT_BLESS=1",
        wrong.join("\n")
    );
}

fn first_difference(was: &str, is: &str) -> String {
    let lines = was
        .lines()
        .chain(["(end)"])
        .zip(is.lines().chain(["(end)"]));
    let mut differing = (1..).zip(lines).filter(|(_, (was, is))| was != is);
    match differing.next() {
        Some((line, (was, is))) => format!("line {line}:\n  was {was}\n  is  {is}"),
        None => "other line ends".to_owned(),
    }
}

/// What was last asked for, kept to be answered late.
#[derive(Default)]
struct Kept {
    showing: Option<Ticket>,
    pause: Option<Ticket>,
    question: Option<Question>,
}

struct Script {
    desk: Option<Desk>,
    kept: Kept,
    out: String,
}

impl Script {
    /// The text with what comes of its commands below each.
    fn run(text: &str, name: &str) -> String {
        let mut script = Script {
            desk: None,
            kept: Kept::default(),
            out: String::new(),
        };
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if line.starts_with('#') {
                script.put(line);
                continue;
            }
            let Some(command) = line.strip_prefix("> ") else {
                continue;
            };
            script.put(line);
            let mut record = String::new();
            while let Some(part) = lines.next_if(|line| line.starts_with('|')) {
                script.put(part);
                record.push_str(part.trim_start_matches(['|', ' ']));
                record.push('\n');
            }
            for outcome in script
                .command(command, &record)
                .unwrap_or_else(|| panic!("{name}: {command}"))
            {
                script.put(&format!("  {outcome}"));
            }
        }
        script.out
    }

    fn put(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    /// Carries out a command; `None` if it cannot be read.
    fn command(&mut self, command: &str, record: &str) -> Option<Vec<String>> {
        let (word, rest) = command.split_once(' ').unwrap_or((command, ""));
        match word {
            "new" => {
                let (query, dice) = rest.split_once(" with ").unwrap_or((rest, ""));
                self.desk = Some(Desk::new(query, &rolls(dice)?));
            }
            "resume" => {
                let (dice, whose) = rest.split_once("by ").unwrap_or((rest, "page"));
                let dice = dice.strip_prefix("with ").unwrap_or(dice);
                let desk = Desk::resumed(record, &rolls(dice)?);
                self.desk = Some(desk.with_table_settings(&format!("dice={whose}")));
            }
            "random" => {
                let [ruleset, seats, seed] = rest.split(' ').collect::<Vec<_>>()[..] else {
                    return None;
                };
                let record =
                    position_lines::random_record(ruleset, seats, seed.parse().ok()?).unwrap();
                self.desk = Some(Desk::resumed(&record, &[]));
            }
            _ => return self.at_desk(word, rest),
        }
        self.outcomes()
    }

    fn outcomes(&self) -> Option<Vec<String>> {
        Some(
            self.desk
                .as_ref()?
                .effects
                .iter()
                .map(show::effect)
                .collect(),
        )
    }

    fn at_desk(&mut self, word: &str, rest: &str) -> Option<Vec<String>> {
        let desk = self.desk.as_mut()?;
        match word {
            "throw" => {
                desk.say(Intent::Roll);
            }
            "tap" => {
                let (die, number) = rest.split_once(' ')?;
                desk.say(Intent::Tap(die.parse().ok()?, number.parse().ok()?));
            }
            "enter" => {
                desk.say(Intent::Enter(rest.to_owned()));
            }
            "hand" => {
                let mut table_settings = desk.session.local().settings().table_settings;
                table_settings.manual_dice = DiceMode::parse(rest)?;
                desk.say(Intent::ChangeTableSettings(table_settings));
            }
            "play" => {
                let message = play(&desk.session, rest);
                desk.say(message);
            }
            "choose" => desk.choose(rest),
            "unselect" => {
                desk.say(Intent::Unselect);
            }
            "undo" => {
                desk.say(Intent::Undo);
            }
            "finish" => {
                desk.say(Intent::Finish);
            }
            "point" => {
                let pointed = id(&desk.session, rest);
                desk.say(Intent::Point(Some(Pointed::Choice(pointed))));
            }
            "drag" => {
                let (from, to) = rest.split_once(' ')?;
                let board = desk.session.table().board();
                let (from, to) = (board.find(from)?, board.find(to)?);
                desk.say(Intent::Move(from, to));
            }
            "sit" => {
                let (letter, kind) = rest.split_once(' ')?;
                let family = desk.session.table().ruleset().family;
                let seat = family.seat(letter.chars().next()?)?;
                desk.say(Intent::Sit(seat, kind.to_owned()));
            }
            "hint" => {
                desk.say(Intent::Hint);
            }
            "danger" => {
                desk.say(Intent::ShowThreats(rest == "on"));
            }
            "speed" => {
                desk.say(Intent::Prefer(Speed::parse(rest)?.into()));
            }
            "shown" if desk.session.shown().ticket().is_none() => {
                return Some(vec!["nothing is being shown".to_owned()]);
            }
            "shown" => desk.shown(),
            "paused" if desk.pause.is_none() => {
                return Some(vec!["no pause was asked for".to_owned()]);
            }
            "paused" => desk.paused(),
            "answer" => desk.answer(rest),
            "fail" => desk.fail(rest),
            "keep" => {
                self.kept = Kept {
                    showing: desk.session.shown().ticket(),
                    pause: desk.pause,
                    question: desk.question.clone(),
                };
                return Some(Vec::new());
            }
            "late" => {
                let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let question = self.kept.question.clone();
                desk.say(match word {
                    "shown" => Intent::MovementEnded(self.kept.showing?),
                    "paused" => Intent::Paused(self.kept.pause?),
                    "answer" => desk.answering(&question?, rest),
                    "fail" => {
                        let question = question?;
                        Intent::NotAnswered(question.ticket, question.purpose, rest.to_owned())
                    }
                    _ => return None,
                });
            }
            "scene" => return Some(show::scene(&desk.scene(), desk.session.table())),
            "cues" => return Some(show::timeline(&desk.animation.as_ref()?.1)),
            _ => return None,
        }
        self.outcomes()
    }
}

/// Rolls such as `6-3 5-1`.
fn rolls(text: &str) -> Option<Vec<(u8, u8)>> {
    let roll = |text: &str| {
        let (one, other) = Token::line(text).split_once("-")?;
        Some((one.text.parse().ok()?, other.text.parse().ok()?))
    };
    text.split(' ')
        .filter(|each| !each.is_empty())
        .map(roll)
        .collect()
}
