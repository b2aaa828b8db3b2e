//! The commands, one per file.

mod accuracy;
mod calibrate;
mod compare;
mod duel;
mod exercises;
mod levels;
mod link_game;
mod links;
mod losses;
mod perft;
mod plays;
mod playthrough;
mod replay;
mod review;
mod rounds;
mod simulate;
mod train;
mod verify;
mod why;

use std::io::Write;

use clap::Subcommand;

use crate::failure::Failure;

/// A command with its arguments. The help texts are in the documentation of each `Args`.
#[derive(Subcommand)]
pub(crate) enum Command {
    Plays(plays::Args),
    Why(why::Args),
    Perft(perft::Args),
    Playthrough(playthrough::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Review(review::Args),
    Accuracy(accuracy::Args),
    Calibrate(calibrate::Args),
    Rounds(rounds::Args),
    Simulate(simulate::Args),
    Compare(compare::Args),
    Links(links::Args),
    LinkGame(link_game::Args),
    Exercises(exercises::Args),
    Duel(duel::Args),
    Losses(losses::Args),
    Train(train::Args),
    Levels(levels::Args),
}

impl Command {
    /// Runs the command and prints its answers to `out`.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Plays(args) => plays::run(&args, out),
            Command::Why(args) => why::run(&args, out),
            Command::Perft(args) => perft::run(&args, out),
            Command::Playthrough(args) => playthrough::run(&args, out),
            Command::Replay(args) => replay::run(&args, out),
            Command::Verify(args) => verify::run(&args, out),
            Command::Review(args) => review::run(&args, out),
            Command::Accuracy(args) => accuracy::run(&args, out),
            Command::Calibrate(args) => calibrate::run(&args, out),
            Command::Rounds(args) => rounds::run(&args, out),
            Command::Simulate(args) => simulate::run(&args, out),
            Command::Compare(args) => compare::run(&args, out),
            Command::Links(args) => links::run(&args, out),
            Command::LinkGame(args) => link_game::run(&args, out),
            Command::Exercises(args) => exercises::run(&args, out),
            Command::Duel(args) => duel::run(&args, out),
            Command::Losses(args) => losses::run(&args, out),
            Command::Train(args) => train::run(args, out),
            Command::Levels(args) => levels::run(&args, out),
        }
    }
}
