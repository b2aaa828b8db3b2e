//! `cargo xtask serve`: the page on this machine.

use std::io::ErrorKind;

use crate::failure::{Failure, Result};
use crate::server::Site;
use crate::{dist, open, workspace};

const DEFAULT_PORT: u16 = 8017;

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
struct Options {
    port: u16,
    open: bool,
    under: String,
    offline: bool,
}

/// Builds if needed, serves until interrupted.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let options = parse(arguments)?;
    let mut site = Site::new(workspace::dist(), &options.under);
    if !options.offline {
        site = site.withdrawing();
    }
    // The port is taken before the build: whoever waits for a build wants no bad news after it.
    let (listener, address) = site.bind(options.port).map_err(|error| {
        let what = match error.kind() {
            ErrorKind::AddrInUse => format!("port {} is taken by another program", options.port),
            _ => format!("port {} cannot be used", options.port),
        };
        Failure::new(what)
            .why(error)
            .advice("end that program, or take another port: cargo xtask serve --port 9000")
    })?;
    dist::build_if_stale()?;
    println!("\nTurnout is at {address}\nStop it with Ctrl+C.");
    if options.open && !open::browser(&address) {
        println!("No browser was found to open: put the address into one.");
    }
    site.serve(&listener);
    Ok(())
}

fn parse(arguments: &[String]) -> Result<Options> {
    let mut options = Options {
        port: DEFAULT_PORT,
        open: true,
        under: "/".to_owned(),
        offline: false,
    };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let (name, mut value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (word.as_str(), None),
        };
        match name {
            "--no-open" => options.open = false,
            "--offline" => options.offline = true,
            "--port" | "--under" => {
                let value = value
                    .take()
                    .or_else(|| words.next().cloned())
                    .ok_or_else(|| usage(word))?;
                if name == "--port" {
                    options.port = value.parse().map_err(|_| usage(&value))?;
                } else {
                    options.under = value;
                }
            }
            _ => return Err(usage(word)),
        }
    }
    Ok(options)
}

fn usage(word: &str) -> Failure {
    Failure::new(format!("`{word}` is not understood")).advice(
        "cargo xtask serve [--port N] [--no-open] [--under /path/] [--offline], N from 0 to 65535",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Options> {
        parse(
            &line
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>(),
        )
    }

    #[test]
    fn options_are_read() {
        let options = parsed("--port 9000 --no-open --under=/a/ --offline").unwrap();
        assert_eq!(
            options,
            Options {
                port: 9000,
                open: false,
                under: "/a/".to_owned(),
                offline: true,
            }
        );
        assert_eq!(parsed("").unwrap().port, DEFAULT_PORT);
        for wrong in ["--port", "--port x", "--port 70000", "--loud"] {
            assert!(parsed(wrong).is_err(), "{wrong}");
        }
    }
}
