//! Open tabs of this page. Each tab holds a Web Lock with its name. The browser releases the lock when the tab closes
//! or crashes.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The prefix of the locks' names.
const TAB: &str = "turnout tab ";

#[wasm_bindgen]
extern "C" {
    // On an insecure page, which has no locks, both calls throw.
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

/// The open tabs; empty if the browser has no locks.
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
