//! What went wrong, why, and what to do about it.

use std::fmt;

/// The result of a chore.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// A failure, told for the person at the terminal.
#[derive(Debug)]
pub(crate) struct Failure {
    what: String,
    why: Option<String>,
    advice: Option<String>,
}

impl Failure {
    /// A failure in a sentence without a full stop.
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            why: None,
            advice: None,
        }
    }

    /// The cause: another error, or the end of what a program printed.
    pub(crate) fn why(mut self, why: impl fmt::Display) -> Self {
        self.why = Some(why.to_string().trim_end().to_owned());
        self
    }

    /// What the person can do.
    pub(crate) fn advice(mut self, advice: impl Into<String>) -> Self {
        self.advice = Some(advice.into());
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        if let Some(why) = self.why.as_deref().filter(|why| !why.is_empty()) {
            write!(f, "\n  because:\n{}", indented(why))?;
        }
        if let Some(advice) = &self.advice {
            write!(f, "\n  what to do:\n{}", indented(advice))?;
        }
        Ok(())
    }
}

fn indented(text: &str) -> String {
    text.lines()
        .map(|line| format!("    {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Adds to an error what was being done.
pub(crate) trait Context<T> {
    /// Turns the error into a failure that says what was being done.
    fn while_doing(self, what: impl Into<String>) -> Result<T>;
}

impl<T, E: fmt::Display> Context<T> for std::result::Result<T, E> {
    fn while_doing(self, what: impl Into<String>) -> Result<T> {
        self.map_err(|error| Failure::new(what).why(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_says_what_why_and_what_to_do() {
        let failure = Failure::new("npm failed")
            .why("line 1\nline 2\n")
            .advice("try again");
        assert_eq!(
            failure.to_string(),
            "npm failed\n  because:\n    line 1\n    line 2\n  what to do:\n    try again"
        );
    }
}
