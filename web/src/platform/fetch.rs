//! Fetching of files that load on demand: texts, books and nets.

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, Response};
use words::{Language, t};

#[wasm_bindgen]
extern "C" {
    /// Fetches a file of this build. Rejects other content, and a response that takes too long.
    #[wasm_bindgen(js_namespace = turnout)]
    fn fetched(name: &str) -> Promise;
}

/// The text of a file. The error is the end of a sentence.
pub async fn text(name: &str) -> Result<String, String> {
    let text = response(name).await?.text().map_err(why)?;
    let text = JsFuture::from(text).await.map_err(why)?;
    Ok(text.as_string().unwrap_or_default())
}

/// A rulebook or the lessons at `path` in the language's bundle; empty if the bundle does not contain them. The
/// error is the end of a sentence.
pub async fn book(language: Language, path: &str) -> Result<String, String> {
    let books = text(&words::bound_at(language)).await?;
    Ok(words::unbound(&books, path).unwrap_or_default().to_owned())
}

/// The bytes of a file. The error is the end of a sentence.
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

/// The address of a file beside the page, with the commit of this build as query, so that files of different
/// builds never mix (`static/sw.js` reads the query too).
pub fn address(name: &str) -> String {
    let meta = gloo::utils::document().query_selector("meta[name=turnout-commit]");
    let commit = meta
        .ok()
        .flatten()
        .and_then(|meta| meta.get_attribute("content"));
    format!("{name}?{}", commit.unwrap_or_default())
}
