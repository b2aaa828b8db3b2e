//! The crash guard, `static/guard.js`: the script outside the program, see `web/GUARD.md`.

use std::panic::PanicHookInfo;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The page is drawn, and the save was read without trouble.
    #[wasm_bindgen(js_namespace = turnout)]
    pub fn started();

    /// The save that was set aside in this start.
    #[wasm_bindgen(js_namespace = turnout)]
    fn aside() -> Option<String>;

    /// The program has stopped for good.
    #[wasm_bindgen(js_namespace = turnout)]
    fn failed(text: &str);

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

/// Reports every panic, with its message and place, before the program traps: to the console, and to the guard.
pub fn report_panics() {
    // Yew replaces any other hook when it renders.
    yew::set_custom_panic_hook(Box::new(|info: &PanicHookInfo<'_>| {
        console_error_panic_hook::hook(info);
        failed(&info.to_string());
    }));
}
