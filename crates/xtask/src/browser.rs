//! Tests and measurements in a real browser, against `dist` below a path.

use std::fs;
use std::process::Command;
use std::thread;

use crate::chrome::Use;
use crate::failure::{Context, Failure, Result};
use crate::server::Site;
use crate::{chrome, dist, step, tools, workspace};

/// A page must not care below which path it stands.
const UNDER: &str = "/some/path/";

/// The measurement for which another program is brought.
const LIGHTHOUSE: &str = "lighthouse";

/// What can be measured, and whom by.
const MEASURES: [(&str, &str); 6] = [
    ("paint", "web/measure/paint.js"),
    (LIGHTHOUSE, "web/measure/lighthouse.js"),
    ("speed", "web/measure/speed.js"),
    ("memory", "web/measure/memory.js"),
    ("touch", "web/measure/touch.js"),
    ("bots", "web/measure/bots.js"),
];

/// Makes the pictures of the README and of link previews.
const PICTURES: &str = "web/pictures/pictures.js";
/// Makes the icons of an installed page.
const ICONS: &str = "web/pictures/icons.js";

/// Brings packages and a browser, builds if needed, serves, and runs Playwright; `arguments` go to it.
pub(crate) fn test(arguments: &[String]) -> Result<()> {
    let mut tests = playwright();
    tests.arg("test").args(arguments);
    against_dist("the browser tests", Use::Test, tests)
}

/// Runs one of the measurements in a browser; what else is said goes to it.
pub(crate) fn measure(arguments: &[String]) -> Result<()> {
    let name = arguments.first().map_or("speed", String::as_str);
    let Some((_, script)) = MEASURES.iter().find(|(known, _)| *known == name) else {
        let names = MEASURES.map(|(name, _)| name).join(", ");
        return Err(Failure::new(format!("`{name}` cannot be measured")).advice(names));
    };
    let mut measurement = workspace::at_root(Command::new("node"));
    measurement
        .arg(script)
        .args(arguments.get(1..).unwrap_or_default());
    if name == LIGHTHOUSE {
        measurement.env("LIGHTHOUSE", tools::bring_lighthouse()?);
    }
    against_dist("the measurement", Use::Measure, measurement)
}

/// Writes the pictures of the page as it is now.
pub(crate) fn screenshots() -> Result<()> {
    let mut pictures = workspace::at_root(Command::new("node"));
    pictures.arg(PICTURES);
    against_dist("the pictures", Use::Measure, pictures)
}

/// Writes the icons of an installed page anew.
pub(crate) fn icons() -> Result<()> {
    bring_packages()?;
    let mut icons = workspace::at_root(Command::new("node"));
    icons.arg(ICONS);
    if let Some(browser) = chrome::find(Use::Measure)? {
        icons.env("CHROME", browser);
    }
    step::shown("the icons", &mut icons)
}

/// Runs a program that finds `dist` served at `TURNOUT_URL` and the browser in `CHROME`.
fn against_dist(what: &str, wanted: Use, program: Command) -> Result<()> {
    dist::build_if_stale()?;
    against(what, wanted, program)
}

/// The same with `dist` as it is.
pub(crate) fn against(what: &str, wanted: Use, mut program: Command) -> Result<()> {
    bring_packages()?;
    let chrome = chrome::find(wanted)?;
    let site = Site::new(workspace::dist(), UNDER);
    let (listener, address) = site
        .bind(0)
        .while_doing("finding a free port for the tests")?;
    thread::spawn(move || site.serve(&listener));

    program.env("TURNOUT_URL", &address);
    match &chrome {
        Some(browser) => {
            println!("using {} at {address}", browser.display());
            program.env("CHROME", browser);
        }
        None => println!("using the test tool's own browser at {address}"),
    }
    step::shown(what, &mut program)
}

/// Playwright's command line.
pub(crate) fn playwright() -> Command {
    let mut command = workspace::at_root(Command::new("node"));
    command.arg("node_modules/@playwright/test/cli.js");
    command
}

/// `npm ci`, unless node_modules is what package-lock.json says.
pub(crate) fn bring_packages() -> Result<()> {
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
