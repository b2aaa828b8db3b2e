//! The tests in a real browser, against `dist` below a path.

use std::fs;
use std::process::Command;
use std::thread;

use crate::failure::{Context, Result};
use crate::server::Site;
use crate::{chrome, dist, step, workspace};

/// A page must not care below which path it stands.
const UNDER: &str = "/some/path/";

/// Brings packages and a browser, builds if needed, serves, and runs Playwright; `arguments` go to it.
pub(crate) fn test(arguments: &[String]) -> Result<()> {
    bring_packages()?;
    let chrome = chrome::find()?;
    dist::build_if_stale()?;
    let site = Site::new(workspace::dist(), UNDER);
    let (listener, address) = site
        .bind(0)
        .while_doing("finding a free port for the tests")?;
    thread::spawn(move || site.serve(&listener));

    let mut tests = playwright();
    tests
        .arg("test")
        .args(arguments)
        .env("TURNOUT_URL", &address);
    match &chrome {
        Some(program) => {
            println!("testing with {} at {address}", program.display());
            tests.env("CHROME", program);
        }
        None => println!("testing with the test tool's own browser at {address}"),
    }
    step::shown("the browser tests", &mut tests)
}

/// Playwright's command line.
pub(crate) fn playwright() -> Command {
    let mut command = workspace::at_root(Command::new("node"));
    command.arg("node_modules/@playwright/test/cli.js");
    command
}

/// `npm ci`, unless node_modules is what package-lock.json says.
fn bring_packages() -> Result<()> {
    let root = workspace::root();
    let lock = workspace::read(&root.join("package-lock.json"))?;
    // Written after a good install, and gone with the folder.
    let marker = root.join("node_modules").join(".turnout-lock");
    if fs::read_to_string(&marker).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = workspace::at_root(step::npm_program("npm"));
    npm.args(["ci", "--no-audit", "--no-fund"])
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    step::quiet(
        "installing the packages of the browser tests",
        "20 seconds",
        &mut npm,
    )?;
    fs::write(&marker, lock).while_doing("marking node_modules as installed")
}
