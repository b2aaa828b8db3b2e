//! How far a long run has come, on standard error.

use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// Says nothing during the first seconds, then now and then how far it is.
#[derive(Debug)]
pub(crate) struct Progress {
    what: &'static str,
    done: u64,
    total: u64,
    next: Instant,
    terminal: bool,
    shown: bool,
}

impl Progress {
    /// A run of `total` things.
    pub(crate) fn new(what: &'static str, total: u64) -> Progress {
        let next = Instant::now() + Duration::from_secs(2);
        Progress {
            what,
            done: 0,
            total,
            next,
            terminal: stderr().is_terminal(),
            shown: false,
        }
    }

    /// `count` more are done.
    pub(crate) fn done(&mut self, count: u64) {
        self.done += count;
        let now = Instant::now();
        if now < self.next {
            return;
        }
        let Progress {
            what, done, total, ..
        } = self;
        // On a terminal one line that changes; in a file a line now and then.
        if self.terminal {
            eprint!("\r{done} of {total} {what}");
            self.next = now + Duration::from_millis(200);
        } else {
            eprintln!("{done} of {total} {what}");
            self.next = now + Duration::from_secs(10);
        }
        self.shown = true;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.terminal && self.shown {
            // Clears the line for the answer.
            eprint!("\r\x1b[K");
        }
    }
}
