//! Parts of a run side by side.

use std::num::NonZero;
use std::thread;

/// The `--threads` option.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct Threads {
    /// The number of threads; the results do not depend on it
    #[arg(long, value_name = "COUNT", default_value = "1")]
    threads: NonZero<u64>,
}

impl Threads {
    pub(crate) fn count(self) -> u64 {
        self.threads.get()
    }
}

/// The results of `work` for each part below `count`, in order. One part needs no other thread.
pub(crate) fn run<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    if count == 1 {
        return vec![work(0)];
    }
    thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = (0..count)
            .map(|part| scope.spawn(move || work(part)))
            .collect();
        let join = |thread: thread::ScopedJoinHandle<'_, T>| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        threads.into_iter().map(join).collect()
    })
}
