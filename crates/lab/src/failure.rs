//! Errors that end a command.

use std::io;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input, in one line: what was expected, and where.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn input(what: impl ToString) -> Failure {
        Failure::Input(what.to_string())
    }

    /// Prints the error and returns the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(what) => {
                eprintln!("error: {what}");
                ExitCode::from(2)
            }
            // The reader has closed the pipe, which is not an error.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::SUCCESS
            }
            Failure::Output(error) => {
                eprintln!("error: the answer cannot be written: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
