//! The texts of all languages. What a translation lacks is taken from the original; `tests/words/missing_texts.rs`
//! reports it.

use std::collections::{BTreeMap, BTreeSet};

use crate::flat::{Flat, names, pieces_of};
use crate::source::Source;

/// The texts of a language, by file and name.
pub(crate) type Texts = BTreeMap<(String, String), Flat>;

/// Flattens the texts of the original language, which define the arguments of each text.
///
/// # Errors
/// The first mistake in a text.
pub(crate) fn original_texts(source: &Source) -> Result<Texts, String> {
    let mut texts = Texts::new();
    for key in source.messages.keys() {
        let pieces = pieces_of(source, key)?;
        let mut args = BTreeSet::new();
        names(&pieces, &mut args);
        let args = args.into_iter().collect();
        texts.insert(key.clone(), Flat { pieces, args });
    }
    Ok(texts)
}

/// Flattens the texts of another language. A missing text is taken from the original.
///
/// # Errors
/// The first mistake in a text.
pub(crate) fn translated_texts(source: &Source, original: &Texts) -> Result<Texts, String> {
    let mut texts = original.clone();
    for (key, text) in &mut texts {
        if !source.messages.contains_key(key) {
            continue;
        }
        text.pieces = pieces_of(source, key)?;
        let mut args = BTreeSet::new();
        names(&text.pieces, &mut args);
        if let Some(name) = args.iter().find(|name| !text.args.contains(name)) {
            let (file, id) = key;
            return Err(format!("{file}, `{id}`: there is no argument `{name}`"));
        }
    }
    Ok(texts)
}
