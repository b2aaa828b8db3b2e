//! What ends a command early.

use std::io;
use std::process::ExitCode;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input, in one line: what was expected, and where.
    Input(String),
    /// The answers cannot be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn input(what: impl ToString) -> Failure {
        Failure::Input(what.to_string())
    }

    /// Says it on standard error and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(what) => {
                eprintln!("error: {what}");
                ExitCode::from(2)
            }
            // Who reads the answers has had enough of them: nothing is wrong.
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
