//! Which tabs of this page are open. Each holds a lock with its name for as long as it lives; the browser
//! frees it however the tab ends.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What the names of the locks begin with.
const TAB: &str = "turnout tab ";

#[wasm_bindgen]
extern "C" {
    // A page that is not secure has no locks: both calls throw then.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"])]
    fn request(name: &str, hold: &JsValue) -> Result<Promise, JsValue>;

    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"])]
    fn query() -> Result<Promise, JsValue>;
}

/// Holds the lock of this tab.
pub(crate) fn hold(tab: &str) {
    // The lock is held until this promise settles, which it never does.
    let hold = Closure::once_into_js(|| Promise::new(&mut |_, _| {}));
    // Without locks every other tab counts as closed.
    drop(request(&format!("{TAB}{tab}"), &hold));
}

/// The tabs that are open. Where the browser has no locks, none.
pub(crate) async fn open_tabs() -> Vec<String> {
    let Ok(asked) = query() else {
        return Vec::new();
    };
    let snapshot = JsFuture::from(asked).await.unwrap_or_default();
    let held = Reflect::get(&snapshot, &"held".into()).unwrap_or_default();
    let Ok(held) = held.dyn_into::<Array>() else {
        return Vec::new();
    };
    let name = |lock: JsValue| Reflect::get(&lock, &"name".into()).ok()?.as_string();
    let names = held.iter().filter_map(name);
    names
        .filter_map(|name| name.strip_prefix(TAB).map(str::to_owned))
        .collect()
}
