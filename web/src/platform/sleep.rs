//! An asynchronous delay, and pauses in long work.

use js_sys::{Function, Promise};
use wasm_bindgen_futures::JsFuture;

use crate::platform::relative_date::now;

/// How long the page may work before it responds again.
const AT_ONCE_MS: u64 = 24;

/// Resolves after `ms` milliseconds.
pub(crate) async fn sleep(ms: i32) {
    let mut set = |resolve: Function, _| {
        let window = gloo::utils::window();
        // It fails for no number.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms);
    };
    // It is never rejected.
    drop(JsFuture::from(Promise::new(&mut set)).await);
}

/// The pace of long work: the page responds in between.
pub(crate) struct Pace {
    /// The time of the last pause.
    since: u64,
}

impl Pace {
    /// Work that begins now.
    pub(crate) fn new() -> Pace {
        Pace { since: now() }
    }

    /// Makes a pause, if it is time for one.
    pub(crate) async fn keep(&mut self) {
        if now() - self.since >= AT_ONCE_MS {
            sleep(0).await;
            self.since = now();
        }
    }
}
