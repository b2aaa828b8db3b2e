//! Downloads of files.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// How long the file's address stays valid. The browser reads the file much sooner.
const READ_MS: u32 = 60_000;

/// Downloads a text as a file of this name.
pub fn download(name: &str, text: &str) {
    download_parts(name, &Array::of1(&text.into()));
}

/// Downloads texts, one after the other, as a file of this name.
pub fn download_parts(name: &str, texts: &Array) {
    // A download fails only if the browser is out of memory.
    let _ = try_download(name, texts);
}

/// Downloads a file under this name.
pub fn download_file(name: &str, file: &Blob) {
    let _ = try_download_file(name, file);
}

fn try_download(name: &str, texts: &Array) -> Result<(), JsValue> {
    try_download_file(name, &Blob::new_with_str_sequence(texts)?)
}

fn try_download_file(name: &str, file: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(READ_MS, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
