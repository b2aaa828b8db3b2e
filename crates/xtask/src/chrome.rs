//! Finds a browser for tests and measurements.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result};
use crate::{debian, step};

/// What a browser is wanted for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    /// Tests: one without windows is the same browser, started at half the cost.
    Test,
    /// Measurements and pictures, of what people have.
    Measure,
}

/// Those without windows, on PATH.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Names on PATH.
const NAMES: [&str; 9] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
    "brave-browser",
];

/// Where installers put it on macOS.
const MAC: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

/// Where installers put it on Windows, below each folder of programs.
const WINDOWS: [&str; 3] = [
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
];

/// The browser to use; nothing if the test tool has brought one of its own.
pub(crate) fn find(wanted: Use) -> Result<Option<PathBuf>> {
    if let Some(named) = std::env::var_os("CHROME").filter(|named| !named.is_empty()) {
        let found = if Path::new(&named).is_file() {
            Some(named.clone().into())
        } else {
            step::on_path(&named.to_string_lossy())
        };
        return found.map(Some).ok_or_else(|| {
            Failure::new(format!(
                "CHROME names no program: {}",
                Path::new(&named).display()
            ))
            .advice("set CHROME to the full path of Chrome, Chromium or Edge, or unset it")
        });
    }
    let mut tried = vec!["the variable CHROME: not set".to_owned()];
    if let Some(found) = installed(wanted) {
        return Ok(Some(found));
    }
    tried.push(format!("on PATH: none of {}", NAMES.join(", ")));
    tried.push("the usual places of Chrome, Chromium and Edge: nothing there".to_owned());
    for package in packages(wanted) {
        match debian::install(&[package]) {
            Ok(()) => {
                if let Some(found) = installed(wanted) {
                    return Ok(Some(found));
                }
                tried.push(format!(
                    "Debian's package {package}: installed, but no program came of it"
                ));
            }
            Err(why) => tried.push(format!("Debian's package {package}: {why}")),
        }
    }
    match own_download() {
        Ok(()) => Ok(None),
        Err(failure) => {
            tried.push(format!("the test tool's own download: {failure}"));
            Err(Failure::new("there is no browser to test with")
                .why(tried.join("\n"))
                .advice("install Chrome, Chromium or Edge, or set CHROME to one"))
        }
    }
}

/// Debian's packages, the best first.
fn packages(wanted: Use) -> &'static [&'static str] {
    match wanted {
        Use::Test => &["chromium-headless-shell", "chromium"],
        Use::Measure => &["chromium"],
    }
}

fn installed(wanted: Use) -> Option<PathBuf> {
    let mut shells = SHELLS.iter().filter(|_| wanted == Use::Test);
    if let Some(found) = shells.find_map(|name| step::on_path(name)) {
        return Some(found);
    }
    let windows = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
        .into_iter()
        .filter_map(std::env::var_os)
        .flat_map(|folder| WINDOWS.map(|below| Path::new(&folder).join(below)));
    NAMES
        .iter()
        .find_map(|name| step::on_path(name))
        .or_else(|| {
            MAC.iter()
                .map(PathBuf::from)
                .chain(windows)
                .find(|file| file.is_file())
        })
}

fn own_download() -> Result<()> {
    let mut playwright = crate::browser::playwright();
    step::quiet(
        "downloading the test tool's own browser",
        "a minute",
        playwright.args(["install", "chromium"]),
    )
}
