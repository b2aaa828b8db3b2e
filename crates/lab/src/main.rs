//! The lab: a command line for rules, table and bots. `lab help` lists the commands.

mod batch;
mod bot_games;
mod bot_table;
mod calibration;
mod commands;
#[cfg(test)]
mod document_tests;
mod duel;
mod exercises;
mod failure;
mod position_input;
mod progress_bar;
mod score;
mod seats;
mod threads;
mod train;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use commands::Command;
use failure::Failure;

/// Play, measure and train the bots of Turnout, and answer questions about its rules.
#[derive(Parser)]
#[command(name = "lab", version, args_override_self = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = cli.command.run(&mut out);
    // A command that fails may have printed some answers first.
    let flushed = out.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
