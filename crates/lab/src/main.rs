//! The lab: a command line over rules, table and bots. `lab help` says what it can do.

mod arguments;
mod batch;
mod commands;
mod curves;
mod duel;
mod failure;
mod lines;
mod progress;
mod score;
mod seats;
mod sitting;
mod threads;
mod train;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use arguments::Arguments;
use failure::Failure;

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&mut out);
    // What was answered before a failure is shown all the same.
    let flushed = out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(out: &mut dyn Write) -> Result<(), Failure> {
    let mut given = std::env::args_os().skip(1);
    let name = given.next().unwrap_or_default();
    let name = name.to_string_lossy();
    match commands::ALL.iter().find(|command| command.name == name) {
        Some(command) => {
            let arguments = Arguments::parse(command, given)?;
            (command.run)(&arguments, out)
        }
        None if matches!(&*name, "help" | "--help" | "-h") => commands::help(out),
        None => {
            let known: Vec<_> = commands::ALL.iter().map(|command| command.name).collect();
            let known = known.join(", ");
            Err(Failure::input(format!(
                "expected a command ({known} or help), found \"{}\"",
                name.escape_debug()
            )))
        }
    }
}
