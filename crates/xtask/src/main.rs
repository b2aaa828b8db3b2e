//! Set-up and chores of the project: `cargo xtask <command>`.
//!
//! A newcomer compiles this first of all, so it has no dependencies: the standard library, and the
//! programs that the project needs anyway (cargo, node, npm, git).

mod agreement;
mod bindings;
mod browser;
mod chrome;
mod debian;
mod dist;
mod failure;
mod fingerprint;
mod games;
mod lean;
mod licences;
mod manifest;
mod minify;
mod new_game;
mod offline;
mod open;
mod page;
mod parts;
mod rustfmt;
mod serve;
mod server;
mod shell;
mod size;
mod smoke;
mod split;
mod step;
mod styles;
mod supported;
mod test;
mod tidy;
mod tools;
mod workspace;

use std::process::ExitCode;

use failure::{Failure, Result};

const USAGE: &str = "\
cargo xtask <command>

  serve [--port N] [--no-open] [--under /path/] [--offline]
                    build the page for release, serve it on 127.0.0.1, open the browser
  test [rules|web|new-game|browser|smoke]
                    everything that must hold before a change lands, or a part of it
  new-game NAME     a new game: a folder that plays, and its line in the list
  measure speed [<ruleset>...]
                    how fast the rules are, natively and in the page
  measure paint     how soon the page is there on a slow line and a slow machine
  measure lighthouse
                    what Lighthouse says of it
  measure memory    what a hundred games in one page leave behind
  measure touch     from a tap to the first movement, frames dropped, long tasks
  measure bots [<ruleset>...]
                    how long expert bots think
  screenshots       the pictures in `docs` and of link previews, from the page as it is
  icons             the icons of an installed page, from `static/icon.svg`
  parts             find out which functions a board needs, and write the others to web/later.txt
  tidy              the design's invariants, as far as a program can check them
  dist              write the deployable folder `dist` and print the size of each file
  tools             bring the tools that the page is built with into the user's cache

README.md tells more.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let (command, rest) = arguments
        .split_first()
        .map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    match command {
        "serve" => serve::run(rest),
        "test" => test::run(rest),
        "new-game" => new_game::run(rest),
        "measure" => browser::measure(rest),
        "screenshots" => no_arguments(rest).and_then(|()| browser::screenshots()),
        "icons" => no_arguments(rest).and_then(|()| browser::icons()),
        "parts" => no_arguments(rest).and_then(|()| parts::find_later()),
        "tidy" => no_arguments(rest).and_then(|()| tidy::run()),
        "dist" => no_arguments(rest).and_then(|()| dist::run()),
        "tools" => no_arguments(rest).and_then(|()| tools::bring().map(drop)),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(Failure::new(format!("`{other}` is not a command")).advice(USAGE)),
    }
}

fn no_arguments(rest: &[String]) -> Result<()> {
    match rest.first() {
        None => Ok(()),
        Some(argument) => {
            Err(Failure::new(format!("`{argument}` is not expected here")).advice(USAGE))
        }
    }
}
