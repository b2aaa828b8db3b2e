//! The crash guard, `static/guard.js`: the script outside the program, see `web/GUARD.md`.

use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

#[wasm_bindgen]
extern "C" {
    /// The page is drawn, and the save was read without trouble.
    #[wasm_bindgen(js_namespace = turnout)]
    pub fn started();

    /// The save that was set aside in this start.
    #[wasm_bindgen(js_namespace = turnout)]
    fn aside() -> Option<String>;

    // A worker has no guard: the call throws there.
    #[wasm_bindgen(catch, js_namespace = turnout)]
    fn failed(text: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(thread_local_v2, js_namespace = turnout, js_name = version)]
    static VERSION: JsValue;
}

/// Whether a save was set aside in this start, since two starts with it have failed.
pub fn has_set_aside() -> bool {
    // Native tests have no guard.
    cfg!(target_arch = "wasm32") && aside().is_some()
}

/// Version and commit of this build.
pub fn version() -> String {
    VERSION.with(|version| version.as_string().unwrap_or_default())
}

/// Reports every panic, with its message and place, before the program traps: to the console, and from the
/// page to the guard, from the worker to the page, by `tell_page`.
pub fn report_panics(tell_page: fn(&DedicatedWorkerGlobalScope, String)) {
    // Yew replaces any other hook when it renders.
    yew::set_custom_panic_hook(Box::new(move |info: &PanicHookInfo<'_>| {
        console_error_panic_hook::hook(info);
        let text = info.to_string();
        match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
            Ok(scope) => tell_page(&scope, text),
            // Without the guard, the console still has the report.
            Err(_) => drop(failed(&text)),
        }
    }));
}
