//! Fetching files that stand beside the page and are not part of a first visit.

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, Response};
use words::{Language, t};

#[wasm_bindgen]
extern "C" {
    /// A file of this build: the browser refuses any other content, and one that takes too long.
    #[wasm_bindgen(js_namespace = turnout)]
    fn fetched(name: &str) -> Promise;
}

/// The text of a file. What goes wrong is the end of a sentence.
pub async fn text(name: &str) -> Result<String, String> {
    let text = response(name).await?.text().map_err(why)?;
    let text = JsFuture::from(text).await.map_err(why)?;
    Ok(text.as_string().unwrap_or_default())
}

/// The rulebook or the lessons of that name, in a language; nothing is in them if something else stands where
/// they should. What goes wrong is the end of a sentence.
pub async fn book(language: Language, path: &str) -> Result<String, String> {
    let books = text(&words::bound_at(language)).await?;
    Ok(words::unbound(&books, path).unwrap_or_default().to_owned())
}

/// The bytes of a file. What goes wrong is the end of a sentence.
pub async fn bytes(name: &str) -> Result<Vec<u8>, String> {
    let buffer = response(name).await?.array_buffer().map_err(why)?;
    let buffer = JsFuture::from(buffer).await.map_err(why)?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

async fn response(name: &str) -> Result<Response, String> {
    let response = JsFuture::from(fetched(name)).await.map_err(why)?;
    Ok(response.unchecked_into())
}

fn why(error: JsValue) -> String {
    let is_late = |error: &DomException| error.name() == "AbortError";
    match error.dyn_ref().is_some_and(is_late) {
        true => t!(loading::late).to_owned(),
        false => t!(loading::failed).to_owned(),
    }
}

/// Where a file beside the page is; with the commit of this build, so that none of another build is taken
/// (`static/sw.js` looks at it, too).
pub fn address(name: &str) -> String {
    let meta = gloo::utils::document().query_selector("meta[name=turnout-commit]");
    let commit = meta
        .ok()
        .flatten()
        .and_then(|meta| meta.get_attribute("content"));
    format!("{name}?{}", commit.unwrap_or_default())
}
