//! The number of threads.

use std::num::NonZero;

use crate::failure::Failure;

/// The `--threads` option.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct Threads {
    /// The number of threads; the results do not depend on it
    #[arg(long, value_name = "COUNT", default_value = "1")]
    threads: NonZero<usize>,
}

impl Threads {
    /// Sets the size of Rayon's global thread pool, which runs all parallel work.
    pub(crate) fn start(self) -> Result<(), Failure> {
        start(Some(self.threads))
    }
}

/// The same, with one thread for each core by default.
pub(crate) fn start(threads: Option<NonZero<usize>>) -> Result<(), Failure> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads.map_or(0, NonZero::get))
        .build_global()
        .map_err(Failure::input)
}

/// Runs `work` on a pool of `count` threads.
#[cfg(test)]
pub(crate) fn with<T: Send>(count: usize, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(count);
    pool.build().unwrap().install(work)
}
