//! The smoke test in browsers of other makers: `web/smoke/smoke.js`, where they can be had.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::failure::{Context, Failure, Result};
use crate::{browser, debian, dist, step, tools, workspace};

/// A browser that is driven by WebDriver.
struct Other {
    /// As the script calls it.
    name: &'static str,
    title: &'static str,
    /// Any of them is enough; none where the driver brings it.
    programs: &'static [&'static str],
    driver: &'static str,
    packages: &'static [&'static str],
    /// Whether it has to have a screen to draw on.
    drawn: bool,
}

const OTHERS: [Other; 2] = [
    Other {
        name: "firefox",
        title: "Firefox",
        programs: &["firefox", "firefox-esr"],
        driver: "geckodriver",
        packages: &["firefox-esr"],
        drawn: false,
    },
    Other {
        name: "webkit",
        title: "WebKitGTK",
        programs: &[],
        driver: "WebKitWebDriver",
        packages: &["webkit2gtk-driver", "xvfb"],
        drawn: true,
    },
];

/// What a browser is tested with.
struct Found {
    browser: Option<PathBuf>,
    driver: PathBuf,
}

/// Runs the smoke test in each of them, and says which was left out, and why.
pub(crate) fn test() -> Result<()> {
    dist::build_if_stale()?;
    browser::bring_packages()?;
    let mut failed = Vec::new();
    for other in &OTHERS {
        match other.find() {
            Ok(found) => {
                if let Err(failure) = other.test(&found) {
                    println!("{failure}");
                    failed.push(other.title);
                }
            }
            Err(why) => println!("{} was LEFT OUT: {why}", other.title),
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    let titles = failed.join(" and ");
    Err(Failure::new(format!("the smoke test failed in {titles}")))
}

impl Other {
    /// Finds it, or brings it.
    fn find(&self) -> std::result::Result<Found, String> {
        self.installed().or_else(|_| {
            debian::install(self.packages)?;
            self.installed()
        })
    }

    fn installed(&self) -> std::result::Result<Found, String> {
        let browser = self.programs.iter().find_map(|name| step::on_path(name));
        if browser.is_none() && !self.programs.is_empty() {
            return Err(format!("none of {} on PATH", self.programs.join(", ")));
        }
        if self.drawn && !has_screen() && step::on_path("Xvfb").is_none() {
            return Err("there is no screen, and no Xvfb".to_owned());
        }
        let driver = match step::on_path(self.driver) {
            Some(driver) => driver,
            None if self.driver == tools::GECKODRIVER => {
                tools::bring_geckodriver().map_err(|failure| failure.to_string())?
            }
            None => return Err(format!("no {} on PATH", self.driver)),
        };
        Ok(Found { browser, driver })
    }

    fn test(&self, found: &Found) -> Result<()> {
        let mut script = workspace::at_root(Command::new("node"));
        script.arg("web/smoke/smoke.js").arg(self.name);
        script.arg(&found.driver).args(&found.browser);
        let screen = if self.drawn && !has_screen() {
            let screen = Screen::open()?;
            script.env("DISPLAY", &screen.name);
            Some(screen)
        } else {
            None
        };
        if debian::is_root() {
            // Without it WebKit starts no process as root; only our own page is opened.
            script.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
        }
        let tested = step::shown(&format!("the smoke test in {}", self.title), &mut script);
        drop(screen);
        tested
    }
}

fn has_screen() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// A screen that nobody sees, closed when it is dropped.
struct Screen {
    server: Child,
    name: String,
}

impl Screen {
    fn open() -> Result<Screen> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x900x24"])
            .args(["-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .while_doing("starting Xvfb")?;
        let mut number = String::new();
        if let Some(said) = server.stdout.take() {
            // It says its number once it can be drawn on.
            BufReader::new(said)
                .read_line(&mut number)
                .while_doing("waiting for Xvfb")?;
        }
        let name = format!(":{}", number.trim());
        Ok(Screen { server, name })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
