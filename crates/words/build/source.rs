//! Source texts: Fluent files, one for each subject, in a folder for each language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;

/// Keywords of Rust that cannot be names of texts or arguments.
const RESERVED: [&str; 10] = [
    "move", "try", "loop", "yield", "final", "where", "type", "in", "for", "self",
];

/// All texts of a language.
pub(crate) struct Source {
    /// The messages, by file and name.
    pub(crate) messages: BTreeMap<(String, String), Pattern<String>>,
    /// The terms, by file and name. Terms are local to their file.
    pub(crate) terms: BTreeMap<(String, String), Pattern<String>>,
}

impl Source {
    /// Reads a folder.
    ///
    /// # Errors
    /// What is wrong, with the file.
    pub(crate) fn read(folder: &Path) -> Result<Source, String> {
        let mut source = Source {
            messages: BTreeMap::new(),
            terms: BTreeMap::new(),
        };
        let unread = |error| format!("{}: {error}", folder.display());
        for entry in fs::read_dir(folder).map_err(unread)? {
            let path = entry.map_err(unread)?.path();
            if path.extension().is_some_and(|kind| kind == "ftl") {
                source
                    .take(&path)
                    .map_err(|problem| format!("{}: {problem}", path.display()))?;
            }
        }
        Ok(source)
    }

    fn take(&mut self, path: &Path) -> Result<(), String> {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let file = path.file_stem().and_then(|name| name.to_str());
        let file = file.ok_or("the name is not UTF-8")?.replace('-', "_");
        let resource = parser::parse(text.clone()).map_err(|(_, errors)| {
            let error = &errors[0];
            let line = text[..error.pos.start.min(text.len())].lines().count();
            format!("line {line}: {error}")
        })?;
        for entry in resource.body {
            let (id, value, texts) = match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let value = message.value.ok_or(format!("`{id}` says nothing"))?;
                    if !message.attributes.is_empty() {
                        return Err(format!("`{id}` has attributes, which nobody says"));
                    }
                    (id, value, &mut self.messages)
                }
                Entry::Term(term) => (term.id.name, term.value, &mut self.terms),
                Entry::Junk { content } => return Err(format!("not understood: {content}")),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            let name = rust_name(&id)?;
            if texts.insert((file.clone(), name), value).is_some() {
                return Err(format!("`{id}` is there twice"));
            }
        }
        Ok(())
    }
}

/// The Rust name of a text or an argument.
///
/// # Errors
/// When the name is a keyword.
pub(crate) fn rust_name(name: &str) -> Result<String, String> {
    let rust = name.replace('-', "_");
    if RESERVED.contains(&rust.as_str()) || rust != rust.to_ascii_lowercase() {
        return Err(format!("`{name}` is no name for a text: choose another"));
    }
    Ok(rust)
}
