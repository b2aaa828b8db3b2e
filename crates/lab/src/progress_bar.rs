//! Progress bars for long runs.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A progress bar on standard error for `total` items, such as "games". It disappears at the end,
/// and is shown only on a terminal.
pub(crate) fn progress_bar(total: u64, things: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} {msg}, {eta} left");
    ProgressBar::new(total)
        .with_style(style.expect("the template is valid"))
        .with_message(things)
        .with_finish(ProgressFinish::AndClear)
}
