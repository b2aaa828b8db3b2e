//! Commands that documents name can be run: `cargo xtask`, npm's scripts, and cargo's packages, tests and examples.
//! The commands of `lab` are checked by a test of `lab`, whose command line this program does not know.

use std::collections::BTreeMap;

use clap::Parser;

use super::Complaint;
use super::documents::{commands, is_document};
use super::source::SourceFile;
use crate::Arguments;

pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let project = Project::of(files);
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| is_document(&file.path)) {
        for (line, words) in commands(&file.text) {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            if let Err(what) = project.can_run(&words) {
                let what = format!("`{}`: {what}", words.join(" "));
                complaints.push(Complaint::new(&file.path, line, what));
            }
        }
    }
    complaints
}

/// What commands can name.
struct Project<'a> {
    files: &'a [SourceFile],
    /// The folders of packages, by name.
    packages: BTreeMap<String, &'a str>,
    scripts: Vec<String>,
}

impl<'a> Project<'a> {
    fn of(files: &'a [SourceFile]) -> Project<'a> {
        let manifests = files.iter().filter_map(|file| {
            let folder = file.path.strip_suffix("/Cargo.toml")?;
            let mut lines = file.text.lines();
            let name = lines.find_map(|line| line.strip_prefix("name = \""))?;
            Some((name.trim_end_matches('"').to_owned(), folder))
        });
        let npm = files.iter().find(|file| file.path == "package.json");
        let npm = npm.and_then(|file| serde_json::from_str(&file.text).ok());
        let npm: serde_json::Value = npm.unwrap_or_default();
        let scripts = npm["scripts"].as_object().into_iter().flatten();
        Project {
            files,
            packages: manifests.collect(),
            scripts: scripts.map(|(name, _)| name.clone()).collect(),
        }
    }

    fn can_run(&self, words: &[&str]) -> Result<(), String> {
        match words {
            ["cargo", "xtask", ..] => match Arguments::try_parse_from(&words[1..]) {
                Err(error) if error.use_stderr() => Err(first_line(&error.to_string())),
                _ => Ok(()),
            },
            [
                "cargo",
                "run" | "test" | "bench" | "build" | "clippy" | "check",
                rest @ ..,
            ] => self.has(rest),
            ["npm", "run", script, ..] => self.has_script(script),
            // Named without `npm run` after one that has it.
            [script] if script.starts_with("measure:") => self.has_script(script),
            _ => Ok(()),
        }
    }

    fn has_script(&self, script: &str) -> Result<(), String> {
        let is_there = self.scripts.iter().any(|each| each == script);
        is_there
            .then_some(())
            .ok_or_else(|| "package.json has no such script".to_owned())
    }

    /// Whether there are the packages, examples and tests that options of cargo name.
    fn has(&self, options: &[&str]) -> Result<(), String> {
        let own = options.iter().take_while(|option| **option != "--");
        let own: Vec<&str> = own.flat_map(|option| option.splitn(2, '=')).collect();
        let mut folder = None;
        for pair in own.windows(2) {
            let (&[option, value], missing) = (pair.as_array().expect("two"), |what| {
                Err(format!("no {what}"))
            });
            let has_file = |kind: &str| {
                let below = |folder: &str| {
                    let path = format!("{folder}/{kind}/{value}");
                    let names = [format!("{path}.rs"), format!("{path}/main.rs")];
                    self.files.iter().any(|file| names.contains(&file.path))
                };
                folder.is_some_and(below)
            };
            match option {
                "-p" | "--package" => match self.packages.get(value) {
                    Some(found) => folder = Some(*found),
                    None => return missing(format!("package {value}")),
                },
                "--example" if !has_file("examples") => return missing(format!("example {value}")),
                "--test" if !has_file("tests") => return missing(format!("test {value}")),
                _ => {}
            }
        }
        Ok(())
    }
}

fn first_line(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    line.trim_start_matches("error: ").to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    fn found(command: &str) -> Vec<String> {
        let document = format!("One\n\n    {command}\n\nand `{command}`.\n");
        let files = [
            ("README.md", document.as_str()),
            ("package.json", r#"{"scripts": {"measure:size": "x"}}"#),
            ("crates/a/Cargo.toml", "[package]\nname = \"turnout-a\"\n"),
            ("crates/a/examples/b.rs", ""),
            ("crates/a/tests/c/main.rs", ""),
        ];
        complaints_of(check, &files)
    }

    #[test]
    fn a_command_that_cannot_be_run_is_found() {
        for (command, what) in [
            ("cargo xtask teste", "unrecognized subcommand 'teste'"),
            (
                "cargo xtask test everything",
                "invalid value 'everything' for '[PART]'",
            ),
            (
                "cargo xtask dist --fastest",
                "unexpected argument '--fastest' found",
            ),
            ("npm run measure:siez", "package.json has no such script"),
            ("measure:siez", "package.json has no such script"),
            ("cargo test -p words", "no package words"),
            (
                "X=1 cargo run --release --package=turnout-a --example c -- d",
                "no example c",
            ),
            ("cargo test -p turnout-a --test b", "no test b"),
        ] {
            let found = found(command);
            assert_eq!(found.len(), 2, "{command}: {found:?}");
            assert!(
                found[0].starts_with("README.md:3: `") && found[1].starts_with("README.md:5: `")
            );
            assert!(found.iter().all(|each| each.contains(what)), "{found:?}");
        }
    }

    #[test]
    fn commands_that_can_be_run_pass() {
        for command in [
            "cargo xtask test browser --grep \"reload\"",
            "cargo xtask serve -- --port 9000",
            "cargo xtask --help",
            "npm run measure:size -- 3",
            "npm ci",
            "cargo test",
            "cargo run -p turnout-a --example b -- --test no",
            "cargo test -p turnout-a --test c d::",
            "printf '42' | sha256sum",
        ] {
            assert_eq!(found(command), [""; 0], "{command}");
        }
    }
}
