//! `cargo xtask test`: everything that must hold before a change lands.

use std::time::{Duration, Instant};

use crate::failure::{Failure, Result};
use crate::size::Sizes;
use crate::{agreement, browser, dist, new_game, rustfmt, smoke, step, tidy, tools, workspace};

/// A check: its name, and what does it.
type Check<'a> = (&'static str, Box<dyn Fn() -> Result<()> + 'a>);

/// Runs all parts, or the one that is named; what follows `browser` goes to Playwright.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let (part, rest) = arguments
        .split_first()
        .map_or((None, &[][..]), |(part, rest)| (Some(part.as_str()), rest));
    let checks = match part {
        None => [rules(), web(), new_game(), browser(&[]), smoke()]
            .into_iter()
            .flatten()
            .collect(),
        Some("rules") if rest.is_empty() => rules(),
        Some("web") if rest.is_empty() => web(),
        Some("new-game") if rest.is_empty() => new_game(),
        Some("browser") => browser(rest),
        Some("smoke") if rest.is_empty() => smoke(),
        Some(other) => {
            return Err(Failure::new(format!(
                "`{other}` is not a part of the tests, or takes no more words"
            ))
            .advice("cargo xtask test [rules|web|new-game|smoke|browser [words for Playwright]]"));
        }
    };
    perform(&checks)
}

/// What is tested without a browser and without wasm.
fn rules() -> Vec<Check<'static>> {
    vec![
        ("formatting", Box::new(rustfmt::check)),
        ("tidy", Box::new(tidy::run)),
        (
            "clippy",
            cargo(&[
                "clippy",
                "--workspace",
                "--exclude",
                "web",
                "--all-targets",
                "--keep-going",
                "--",
                "-D",
                "warnings",
            ]),
        ),
        (
            "tests",
            cargo(&["test", "--workspace", "--exclude", "web", "--no-fail-fast"]),
        ),
        (
            "documentation",
            cargo(&["doc", "--workspace", "--exclude", "web", "--no-deps"]),
        ),
    ]
}

/// The page: its crate, its build, its size.
fn web() -> Vec<Check<'static>> {
    vec![
        ("wasm tools", Box::new(|| tools::bring().map(drop))),
        (
            "clippy for wasm",
            cargo(&[
                "clippy",
                "--package",
                "web",
                "--target",
                "wasm32-unknown-unknown",
                "--",
                "-D",
                "warnings",
            ]),
        ),
        (
            "tests of web",
            cargo(&["test", "--package", "web", "--no-fail-fast"]),
        ),
        (
            "documentation of web",
            // For wasm, whose dependencies clippy has checked already.
            cargo(&[
                "doc",
                "--package",
                "web",
                "--lib",
                "--no-deps",
                "--target",
                "wasm32-unknown-unknown",
            ]),
        ),
        ("bots agree in wasm", Box::new(agreement::check)),
        ("wasm build", Box::new(dist::build_if_stale)),
        (
            "size budget",
            Box::new(|| {
                let sizes = Sizes::measure(&workspace::dist())?;
                println!("{}", sizes.table());
                sizes.check()
            }),
        ),
    ]
}

/// What `new-game` makes, in a copy of the workspace.
fn new_game() -> Vec<Check<'static>> {
    vec![("a new game", Box::new(new_game::trial))]
}

fn browser(arguments: &[String]) -> Vec<Check<'_>> {
    vec![("browser tests", Box::new(move || browser::test(arguments)))]
}

/// The page in browsers of other makers.
fn smoke() -> Vec<Check<'static>> {
    vec![("smoke tests", Box::new(smoke::test))]
}

fn cargo(arguments: &'static [&'static str]) -> Box<dyn Fn() -> Result<()>> {
    Box::new(move || {
        let mut cargo = workspace::at_root(step::cargo());
        cargo.args(arguments).env("RUSTDOCFLAGS", "-D warnings");
        step::shown(&format!("cargo {}", arguments[0]), &mut cargo)
    })
}

/// Runs every check, so that one run tells all that is wrong.
fn perform(checks: &[Check<'_>]) -> Result<()> {
    let mut results: Vec<(&str, Duration, Option<Failure>)> = Vec::new();
    for (name, check) in checks {
        println!("\n== {name}");
        let start = Instant::now();
        let failure = check().err();
        if let Some(failure) = &failure {
            println!("xtask: {failure}");
        }
        println!(
            "== {name}: {} in {}",
            verdict(failure.as_ref()),
            step::seconds(start.elapsed())
        );
        results.push((name, start.elapsed(), failure));
    }
    println!("\nSummary");
    for (name, time, failure) in &results {
        println!(
            "  {:<24} {:<7} {}",
            name,
            verdict(failure.as_ref()),
            step::seconds(*time)
        );
    }
    let failed: Vec<_> = results
        .iter()
        .filter(|(_, _, failure)| failure.is_some())
        .map(|(name, ..)| *name)
        .collect();
    if failed.is_empty() {
        println!("All {} checks hold.", results.len());
        Ok(())
    } else {
        Err(Failure::new(format!(
            "{} of {} checks failed: {}",
            failed.len(),
            results.len(),
            failed.join(", ")
        )))
    }
}

fn verdict(failure: Option<&Failure>) -> &'static str {
    if failure.is_none() { "holds" } else { "FAILED" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_is_run_and_failures_are_named() {
        let checks: Vec<Check<'_>> = vec![
            ("one", Box::new(|| Err(Failure::new("broken")))),
            ("two", Box::new(|| Ok(()))),
            ("three", Box::new(|| Err(Failure::new("broken")))),
        ];
        let failure = perform(&checks).unwrap_err();
        assert_eq!(failure.to_string(), "2 of 3 checks failed: one, three");
    }

    #[test]
    fn an_unknown_part_is_refused() {
        assert!(run(&["everything".to_owned()]).is_err());
    }
}
