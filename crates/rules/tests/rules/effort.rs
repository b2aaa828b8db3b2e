//! Length of randomized tests.
//!
//! By default, each test plays enough games or positions to find a common mistake within seconds.
//! With the environment variable `TURNOUT_FULL`, each runs long enough to find rare mistakes.
//! `cargo xtask test --full` and the nightly workflow set it.

/// The number of repetitions: `full` if `TURNOUT_FULL` is set, else `quick`.
pub(crate) fn repetitions<T>(quick: T, full: T) -> T {
    if std::env::var_os("TURNOUT_FULL").is_some() {
        full
    } else {
        quick
    }
}
