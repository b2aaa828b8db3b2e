//! The list of languages: one for each folder of texts.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::PatternElement;

use crate::source::Source;

/// The language that defines which texts there are.
const ORIGINAL: &str = "en";

/// The codes of all languages, which are the names of their folders, the original first.
///
/// # Errors
/// A folder that cannot be read.
pub(crate) fn codes(root: &Path) -> Result<Vec<String>, String> {
    let unread = |error| format!("{}: {error}", root.display());
    let mut codes = Vec::new();
    for entry in fs::read_dir(root).map_err(unread)? {
        let folder = entry.map_err(unread)?;
        if folder.path().join("settings.ftl").is_file() {
            codes.extend(folder.file_name().into_string());
        }
    }
    codes.sort_by_key(|code| (code != ORIGINAL, code.clone()));
    Ok(codes)
}

/// Rust code: the enum `Language`, with a variant for each code.
///
/// # Errors
/// A language without a name.
pub(crate) fn code(codes: &[String], sources: &[Source]) -> Result<String, String> {
    let mut languages = Vec::new();
    for (code, source) in codes.iter().zip(sources) {
        let name = own_name(source).ok_or(format!("{code}/settings.ftl lacks `-own-name`"))?;
        let variant = code[..1].to_ascii_uppercase() + &code[1..];
        languages.push((variant, code, name));
    }
    let each = |line: &dyn Fn(&str, &str, &str) -> String| -> String {
        let lines = languages
            .iter()
            .map(|(variant, code, name)| line(variant, code, name));
        lines.collect()
    };
    let variants = each(&|variant, _, name| format!("/// {name}.\n{variant},\n"));
    let all = each(&|variant, _, _| format!("Language::{variant}, "));
    let codes = each(&|variant, code, _| format!("Language::{variant} => {code:?},\n"));
    let names = each(&|variant, _, name| format!("Language::{variant} => {name:?},\n"));
    let catalogues = each(&|variant, code, _| {
        format!(
            "Language::{variant} => include_str!(concat!(env!(\"OUT_DIR\"), \"/{code}.txt\")),\n"
        )
    });
    Ok(format!(
        "/// A language with texts in Turnout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {{
#[default]
{variants}}}

impl Language {{
    /// All languages, in menu order.
    pub const ALL: [Language; {}] = [{all}];

    /// The BCP 47 code, which is also the name of the folder.
    #[must_use]
    pub fn code(self) -> &'static str {{
        match self {{ {codes} }}
    }}

    /// The name of the language in the language itself.
    #[must_use]
    pub fn name(self) -> &'static str {{
        match self {{ {names} }}
    }}
}}

/// The catalogue of a language.
#[cfg(catalogues)]
#[must_use]
pub fn catalogue(language: Language) -> &'static str {{
    match language {{ {catalogues} }}
}}
",
        languages.len()
    ))
}

/// What a language calls itself: a term, since no text says it.
fn own_name(source: &Source) -> Option<&str> {
    let name = source
        .terms
        .get(&("settings".to_owned(), "own_name".to_owned()))?;
    match name.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}
