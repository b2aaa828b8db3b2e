//! Project chores: `cargo xtask <command>`.

mod page;
mod test;
mod tidy;
mod tools;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use xshell::cmd;

/// Set-up and chores of Turnout. CONTRIBUTING.md tells more.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", version, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install missing tools, then `trunk serve`: the page, compiled quickly
    Serve {
        /// Do not open a browser
        #[arg(long)]
        no_open: bool,
        /// More arguments for `trunk serve`, such as `--port 9000`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        trunk: Vec<String>,
    },
    /// Run all checks, or one part of them
    Test {
        part: Option<test::Part>,
        /// Play every game and position, as the nightly run does
        #[arg(long)]
        full: bool,
        /// Arguments for Playwright, after `browser`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        playwright: Vec<String>,
    },
    /// Check the invariants of ARCHITECTURE.md
    Tidy,
    /// Build the deployable folder `dist` and print the size of each file
    Dist {
        /// Compile in seconds, as `serve` does: larger and slower, to try browser tests while you work
        #[arg(long)]
        quick: bool,
    },
    /// Install the tools that build the page
    Tools,
    /// Write the files that Trunk does not (Trunk.toml runs this)
    #[command(hide = true)]
    FinishPage,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Serve { no_open, trunk } => serve(no_open, &trunk),
        Command::Test {
            part,
            full,
            playwright,
        } => test::run(part, full, &playwright),
        Command::Tidy => tidy::run(),
        Command::Dist { quick } => dist(quick),
        Command::Tools => tools::install(tools::Build::Release).map(drop),
        Command::FinishPage => page::finish(),
    }
}

fn serve(no_open: bool, options: &[String]) -> Result<()> {
    let open = (!no_open).then_some("--open");
    let options = options.iter().map(String::as_str);
    let arguments: Vec<_> = ["serve"].into_iter().chain(open).chain(options).collect();
    tools::trunk(&tools::install(tools::Build::Quick)?, &arguments)
}

/// Builds `dist`, and prints its sizes if it is to be deployed.
fn dist(quick: bool) -> Result<()> {
    if quick {
        return tools::trunk(&tools::install(tools::Build::Quick)?, &["build"]);
    }
    let sh = tools::install(tools::Build::Release)?;
    tools::build_page(&sh)?;
    Ok(cmd!(sh, "node web/tools/size.js").run()?)
}
