//! Commands that documents name can be run: `cargo xtask`, npm's scripts and their options, cargo's packages, tests and
//! examples, and scripts that node runs.
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

/// Subcommands of cargo, with those of its extensions that the project uses.
const CARGO: &[&str] = &[
    "+nightly", "about", "bench", "build", "check", "clean", "clippy", "deny", "doc", "fmt",
    "fuzz", "install", "package", "run", "test", "update", "xtask",
];
const CARGO_OPTIONS: &[&str] = &[
    "--all-targets",
    "--bench",
    "--bin",
    "--doc",
    "--example",
    "--exclude",
    "--features",
    "--lib",
    "--locked",
    "--manifest-path",
    "--no-run",
    "--package",
    "--profile",
    "--quiet",
    "--release",
    "--target",
    "--test",
    "--workspace",
];
const TRUNK: &[&str] = &["build", "clean", "config", "serve", "watch"];
/// Commands of npm and Playwright that are no scripts.
const NPM: &[&str] = &["ci", "install", "run"];
const PLAYWRIGHT: &[&str] = &["install", "show-report", "show-trace", "test"];

/// What commands can name.
struct Project<'a> {
    files: &'a [SourceFile],
    /// The folders of packages, by name.
    packages: BTreeMap<String, &'a str>,
    /// The scripts of npm and what they run, and the packages that it installs.
    scripts: BTreeMap<String, String>,
    tools: Vec<String>,
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
        let tools = npm["devDependencies"].as_object().into_iter().flatten();
        Project {
            files,
            packages: manifests.collect(),
            scripts: scripts
                .map(|(name, runs)| (name.clone(), runs.as_str().unwrap_or_default().to_owned()))
                .collect(),
            tools: tools.map(|(name, _)| name.clone()).collect(),
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
            ["cargo", command, ..] => known(CARGO, command),
            ["npm", "run", rest @ ..] => {
                let mut rest = rest.iter().skip_while(|word| word.starts_with('-'));
                let script = rest.next().map_or(Ok(()), |script| self.has_script(script));
                script.and_then(|()| self.takes(words))
            }
            // These are scripts, too.
            ["npm", script @ ("start" | "test"), ..] => self.has_script(script),
            ["npm", command, ..] => known(NPM, command),
            ["npx", "playwright", command, rest @ ..] => {
                known(PLAYWRIGHT, command).and_then(|()| self.has_files(rest))
            }
            ["npx", tool, rest @ ..] => {
                let is_there = self.tools.iter().any(|each| each == tool);
                let is_there = is_there
                    .then_some(())
                    .ok_or_else(|| format!("no package {tool}"));
                is_there.and_then(|()| self.has_files(rest))
            }
            ["node", rest @ ..] => self.has_files(rest),
            ["trunk", command, ..] => known(TRUNK, command),
            // Named without `npm run` after one that has it.
            [script, ..] if script.starts_with("measure:") => self.has_script(script),
            _ => Ok(()),
        }
    }

    fn has_script(&self, script: &str) -> Result<(), String> {
        let is_there = self.scripts.contains_key(script);
        is_there
            .then_some(())
            .ok_or_else(|| "package.json has no such script".to_owned())
    }

    /// Whether a script of ours knows the options after `--`: it has them in its text.
    fn takes(&self, words: &[&str]) -> Result<(), String> {
        let mut options = words.iter().skip_while(|word| **word != "--").skip(1);
        let runs = words.iter().find_map(|word| self.scripts.get(*word));
        let path = runs.and_then(|runs| runs.strip_prefix("node "));
        let Some(script) = path.and_then(|path| self.files.iter().find(|file| file.path == path))
        else {
            return Ok(());
        };
        let is_known = |option: &str| {
            let mut found = script.text.match_indices(option);
            let goes_on = |letter: char| letter.is_alphanumeric() || letter == '-';
            found.any(|(at, _)| !script.text[at + option.len()..].starts_with(goes_on))
        };
        let unknown = options.find(|word| {
            let option = word.split('=').next().unwrap_or_default();
            option.starts_with("--") && !is_known(option)
        });
        unknown.map_or(Ok(()), |option| {
            Err(format!("{path} has no {option}", path = script.path))
        })
    }

    /// Whether the scripts among the words are there.
    fn has_files(&self, words: &[&str]) -> Result<(), String> {
        let is_missing = |word: &&&str| {
            word.ends_with(".js") && self.files.iter().all(|file| file.path != **word)
        };
        let missing = words.iter().find(is_missing);
        missing.map_or(Ok(()), |file| Err(format!("no file {file}")))
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
                "--bench" if !has_file("benches") => return missing(format!("bench {value}")),
                "--example" if !has_file("examples") => return missing(format!("example {value}")),
                "--test" if !has_file("tests") => return missing(format!("test {value}")),
                _ => {}
            }
        }
        let mut own = own.iter().filter(|option| option.starts_with("--"));
        own.try_for_each(|option| known(CARGO_OPTIONS, option))
    }
}

fn known(all: &[&str], word: &str) -> Result<(), String> {
    let is_known = all.contains(&word);
    is_known.then_some(()).ok_or_else(|| format!("no {word}"))
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
            (
                "package.json",
                r#"{"scripts": {"measure:size": "node tools/size.js"}, "devDependencies": {"eslint": "1"}}"#,
            ),
            ("tools/size.js", "argv.includes(\"--all\")"),
            ("crates/a/Cargo.toml", "[package]\nname = \"turnout-a\"\n"),
            ("crates/a/benches/e.rs", ""),
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
            ("cargo bench -p turnout-a --bench f", "no bench f"),
            ("cargo run -p turnout-a --exmaple b", "no --exmaple"),
            ("cargo tset -p turnout-a", "no tset"),
            ("npm run -s measure:siez", "package.json has no such script"),
            (
                "npm run measure:size -- --al=1",
                "tools/size.js has no --al=1",
            ),
            ("npm measure:size", "no measure:size"),
            ("npm start", "package.json has no such script"),
            ("npx eslintt static", "no package eslintt"),
            ("npx playwright tset", "no tset"),
            ("npx playwright test a.spec.js", "no file a.spec.js"),
            ("node tools/sizes.js", "no file tools/sizes.js"),
            ("trunk bulid --release", "no bulid"),
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
            "npm run -s measure:size -- --all=3",
            "npx eslint tools/size.js",
            "node tools/size.js",
            "trunk serve",
            "cargo bench -p turnout-a --bench e",
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
