//! Parts of a run side by side.

use std::thread;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// The value of `--threads`: one unless given.
pub(crate) fn count(arguments: &Arguments) -> Result<u64, Failure> {
    match arguments.number("threads")?.unwrap_or(1) {
        0 => Err(Failure::input("--threads: expected at least 1, found 0")),
        count => Ok(count),
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
