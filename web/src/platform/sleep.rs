//! An asynchronous delay.

use js_sys::{Function, Promise};
use wasm_bindgen_futures::JsFuture;

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
