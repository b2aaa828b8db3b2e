//! How long the randomized tests run.
//!
//! By default each plays enough games or positions to notice a common mistake within seconds. With the
//! environment variable `TURNOUT_FULL` each runs long enough to find the rare ones: `cargo xtask test --full`
//! sets it, and so does the nightly workflow.

/// The number of repetitions: `full` if `TURNOUT_FULL` is set, else `quick`.
pub(crate) fn repetitions<T>(quick: T, full: T) -> T {
    if std::env::var_os("TURNOUT_FULL").is_some() {
        full
    } else {
        quick
    }
}
