//! Progress bars for long runs.

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A bar on standard error for `total` things, such as "games". It goes away when the run ends, and
/// does not appear unless standard error is a terminal.
pub(crate) fn bar(total: u64, things: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} {msg}, {eta} left");
    ProgressBar::new(total)
        .with_style(style.expect("the template is valid"))
        .with_message(things)
        .with_finish(ProgressFinish::AndClear)
}
