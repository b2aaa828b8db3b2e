//! `cargo xtask test`: everything that must hold before a change lands.

use std::fmt;
use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail, ensure};
use clap::ValueEnum;
use xshell::{Shell, cmd};

use crate::{tidy, tools, workspace};

const TARGET: &str = "wasm32-unknown-unknown";

/// A part of the checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Part {
    /// Format, invariants, lints, native tests, documentation
    Rules,
    /// The crate `web`, bots in wasm, the page and its size
    Web,
    /// Playwright in Chromium
    Browser,
    /// The page in Firefox and WebKit
    Smoke,
}

type Check = (&'static str, fn(&Shell) -> Result<()>);

impl Part {
    fn checks(self) -> &'static [Check] {
        match self {
            Part::Rules => &[
                ("format", |sh| {
                    workspace::rustfmt(sh, &workspace::files(sh)?, &["--check"])
                }),
                ("tidy", |_| tidy::run()),
                ("clippy", |sh| {
                    let native = ["--workspace", "--exclude", "web", "--all-targets"];
                    Ok(cmd!(sh, "cargo clippy {native...} -- -D warnings").run()?)
                }),
                ("rules without texts", |sh| {
                    let rules = ["--package", "rules", "--no-default-features"];
                    Ok(cmd!(sh, "cargo clippy {rules...} -- -D warnings").run()?)
                }),
                ("native tests", |sh| {
                    let native = ["--workspace", "--exclude", "web", "--no-fail-fast"];
                    Ok(cmd!(sh, "cargo test {native...}").run()?)
                }),
                ("documentation", |sh| {
                    document(sh, &["--workspace", "--exclude", "web"])
                }),
            ],
            Part::Web => &[
                ("clippy of web", |sh| {
                    let web = ["--package", "web", "--target", TARGET];
                    Ok(cmd!(sh, "cargo clippy {web...} -- -D warnings").run()?)
                }),
                ("tests of web", |sh| {
                    Ok(cmd!(sh, "cargo test --package web --no-fail-fast").run()?)
                }),
                ("documentation of web", |sh| {
                    document(sh, &["--package", "web", "--lib", "--target", TARGET])
                }),
                ("bots in wasm", bots_in_wasm),
                ("scripts and styles", |sh| npm(sh, "lint")),
                ("page", tools::build_page),
                ("unmaintained packages", no_bincode),
                ("size of the page", |sh| npm(sh, "size")),
            ],
            Part::Browser => &[],
            Part::Smoke => &[
                ("smoke in Firefox", |sh| smoke(sh, "firefox")),
                ("smoke in WebKit", |sh| smoke(sh, "webkit")),
            ],
        }
    }
}

/// Runs one part, or all parts. `playwright` has more arguments for the browser tests.
pub(crate) fn run(part: Option<Part>, full: bool, playwright: &[String]) -> Result<()> {
    let sh = tools::install(tools::Build::Release)?;
    if full {
        sh.set_var("TURNOUT_FULL", "1");
    }
    install_npm_packages(&sh)?;
    let parts = part.map_or(
        vec![Part::Rules, Part::Web, Part::Browser, Part::Smoke],
        |part| vec![part],
    );
    let mut summary = Summary::default();
    for part in parts {
        for (name, check) in part.checks() {
            summary.check(name, || check(&sh));
        }
        if part == Part::Browser {
            summary.check("browser tests", || {
                Ok(cmd!(sh, "npx playwright test --project=chromium {playwright...}").run()?)
            });
        }
    }
    if full && part.is_none() {
        summary.check("packages of rules", || {
            let packages = ["--package", "turnout-words", "--package", "rules"];
            Ok(cmd!(sh, "cargo package --quiet --allow-dirty {packages...}").run()?)
        });
    }
    summary.end()
}

fn npm(sh: &Shell, script: &str) -> Result<()> {
    let npm = tools::NPM;
    Ok(cmd!(sh, "{npm} run --silent {script}").run()?)
}

/// Plays in Firefox or WebKit, where it is installed or can be.
fn smoke(sh: &Shell, engine: &str) -> Result<()> {
    /// How `web/tools/engines.js` ends where there is no such engine.
    const UNAVAILABLE: i32 = 69;
    let find = cmd!(sh, "node web/tools/engines.js {engine}");
    let status = Command::from(find).status()?;
    if status.code() == Some(UNAVAILABLE) {
        bail!(Skipped);
    }
    Ok(cmd!(sh, "npx playwright test --project={engine}").run()?)
}

fn document(sh: &Shell, packages: &[&str]) -> Result<()> {
    let documented = cmd!(sh, "cargo doc --no-deps {packages...}");
    Ok(documented.env("RUSTDOCFLAGS", "-D warnings").run()?)
}

/// Bots evaluate positions in wasm as they do natively: runs the example `agreement`, which traps where
/// they do not.
fn bots_in_wasm(sh: &Shell) -> Result<()> {
    const RUN: &str = "
        const { readFileSync } = require('node:fs');
        WebAssembly.instantiate(readFileSync(process.argv[1]), {}).then(({ instance }) => {
          instance.exports.main(0, 0);
        });";
    let example = ["--package", "bot", "--example", "agreement"];
    let options = ["--features", "nets,yardsticks", "--profile", "bots"];
    cmd!(
        sh,
        "cargo build {example...} {options...} --target {TARGET}"
    )
    .run()?;
    let program = workspace::target()
        .join(TARGET)
        .join("bots/examples/agreement.wasm");
    Ok(cmd!(sh, "node -e {RUN} -- {program}").run()?)
}

/// Nothing of the unmaintained package bincode, which comes with Yew, is in the page: the program still has the
/// names of its functions before wasm-opt.
fn no_bincode(sh: &Shell) -> Result<()> {
    let program = workspace::target().join(TARGET).join("page/page.wasm");
    let program = sh.read_binary_file(program)?;
    let has = |name: &[u8]| program.windows(name.len()).any(|part| part == name);
    ensure!(has(b"serde_wasm_bindgen"), "the program has no names");
    ensure!(!has(b"bincode"), "bincode is in the page");
    Ok(())
}

/// Runs `npm ci`, unless `node_modules` is newer than the lock file.
fn install_npm_packages(sh: &Shell) -> Result<()> {
    let changed = |file: &str| sh.current_dir().join(file).metadata()?.modified();
    let installed = changed("node_modules/.package-lock.json");
    if installed
        .is_ok_and(|installed| changed("package-lock.json").is_ok_and(|lock| lock < installed))
    {
        return Ok(());
    }
    let npm = tools::NPM;
    Ok(cmd!(sh, "{npm} ci --no-audit --no-fund").run()?)
}

/// The error of a check that ran nothing, after it has said why.
#[derive(Debug)]
struct Skipped;

impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing was run")
    }
}

impl std::error::Error for Skipped {}

/// The results of all checks, so that one run tells all that is wrong.
#[derive(Default)]
struct Summary {
    lines: Vec<String>,
    failed: Vec<&'static str>,
    skipped: usize,
}

impl Summary {
    fn check(&mut self, name: &'static str, check: impl FnOnce() -> Result<()>) {
        println!("\n== {name}");
        let start = Instant::now();
        let verdict = match check() {
            Ok(()) => "passed",
            Err(error) if error.is::<Skipped>() => {
                self.skipped += 1;
                "skipped"
            }
            Err(error) => {
                println!("error: {error:#}");
                self.failed.push(name);
                "FAILED"
            }
        };
        let seconds = start.elapsed().as_secs();
        let line = format!(
            "{name:<22} {verdict} in {} min {:02} s",
            seconds / 60,
            seconds % 60
        );
        println!("== {line}");
        self.lines.push(line);
    }

    fn counts(&self) -> String {
        let (failed, skipped) = (self.failed.len(), self.skipped);
        let passed = self.lines.len() - failed - skipped;
        format!("{passed} passed, {failed} failed, {skipped} skipped")
    }

    fn end(self) -> Result<()> {
        println!("\n{}\n\n{}", self.lines.join("\n"), self.counts());
        if !self.failed.is_empty() {
            bail!("these checks failed: {}", self.failed.join(", "));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn every_check_runs_and_failures_are_named() {
        let mut summary = Summary::default();
        summary.check("one", || Err(anyhow!("broken")));
        summary.check("two", || Ok(()));
        summary.check("three", || Err(anyhow!("broken")));
        let error = summary.end().unwrap_err().to_string();
        assert_eq!(error, "these checks failed: one, three");
    }

    #[test]
    fn what_ran_nothing_has_not_passed() {
        let mut summary = Summary::default();
        summary.check("one", || bail!(Skipped));
        summary.check("two", || Ok(()));
        assert_eq!(summary.counts(), "1 passed, 0 failed, 1 skipped");
        assert!(summary.lines[0].contains("skipped"));
        assert!(summary.end().is_ok());
    }
}
