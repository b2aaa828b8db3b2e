//! Puts what is said in every language into what is no program: HTML, and the scripts that stand by
//! themselves.

use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use words::Language;

use crate::failure::{Context, Failure, Result};
use crate::workspace;

/// The files of texts that are said there and nowhere else: the program carries none of them.
const FILES: [&str; 2] = ["shell", "guard"];

/// Where a script wants its texts.
const PLACE: &str = "\"{texts}\"";

/// How a script says a text: by its file and name.
const SAYS: &str = "say(\"";

/// A language's catalogue as the program loads it: without what is said before it runs.
pub(crate) fn catalogue(language: Language) -> String {
    let texts = words::catalogue(language).lines().zip(words::LIST);
    let texts = texts.map(|(text, (name, _))| {
        let (file, _) = name.split_once("::").unwrap_or_default();
        if FILES.contains(&file) { "" } else { text }
    });
    texts.fold(String::new(), |all, text| all + text + "\n")
}

/// Writes the texts into the scripts of `dist` that want them. What has another content then has another
/// name, too, where the name is one of a content: returns the page that names them.
pub(crate) fn fill_scripts(dist: &Path, html: &str) -> Result<String> {
    let mut html = html.to_owned();
    for file in workspace::files(dist)? {
        if file.extension().is_none_or(|kind| kind != "js") {
            continue;
        }
        let script = workspace::read(&file)?;
        let Some(filled) = filled(&script)? else {
            continue;
        };
        let name = workspace::below(dist, &file);
        let new = match html.contains(&name) {
            true => renamed(&name, &filled),
            false => name.clone(),
        };
        fs::remove_file(&file).while_doing(format!("removing dist/{name}"))?;
        fs::write(dist.join(&new), filled).while_doing(format!("writing dist/{new}"))?;
        html = html.replace(&name, &new);
    }
    Ok(html)
}

/// A script with its texts; `None` if it wants none.
fn filled(script: &str) -> Result<Option<String>> {
    if !script.contains(PLACE) {
        return Ok(None);
    }
    let mut said = Vec::new();
    for rest in script.split(SAYS).skip(1) {
        said.extend(rest.split('"').next());
    }
    let mut table = String::from("{\n");
    for language in Language::ALL {
        writeln!(table, "  {}: {{", language.code()).while_doing("writing a table")?;
        for name in &said {
            let text = quoted(text(language, name)?);
            writeln!(table, "    \"{name}\": {text},").while_doing("writing a table")?;
        }
        table.push_str("  },\n");
    }
    table.push('}');
    Ok(Some(script.replace(PLACE, &table)))
}

/// "guard-0123.js" with the hash of another content.
fn renamed(name: &str, text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let stem = name.rsplit_once('-').map_or("script", |(stem, _)| stem);
    format!("{stem}-{:016x}.js", hasher.finish())
}

/// HTML with its texts: in an attribute and in a title the first language's, elsewhere each language's in an
/// element of its own, for the style sheet or a script to show one of them.
pub(crate) fn fill_html(html: &str) -> Result<String> {
    let mut filled = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after
            .split_once('}')
            .ok_or_else(|| Failure::new("HTML names a text and does not end"))?;
        filled.push_str(before);
        let tag = filled.rfind('<').map_or("", |at| &filled[at..]);
        if !tag.contains('>') || tag.starts_with("<title>") {
            filled.push_str(&escaped(text(Language::default(), name)?));
        } else {
            for language in Language::ALL {
                let text = escaped(text(language, name)?);
                let code = language.code();
                write!(filled, "<span lang=\"{code}\">{text}</span>")
                    .while_doing("writing HTML")?;
            }
        }
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// A text that is given nothing, by its file and name.
pub(crate) fn text(language: Language, name: &str) -> Result<&'static str> {
    let known = words::LIST.iter().position(|(known, _)| *known == name);
    let found = known.and_then(|number| words::catalogue(language).lines().nth(number));
    found.ok_or_else(|| Failure::new(format!("there is no text called `{name}`")))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// A text as scripts and JSON have it.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => quoted.push_str(&format!("\\u{:04x}", u32::from(letter))),
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_shows_every_language_but_in_attributes() {
        let html = fill_html("<p title=\"{shell::loading}\">{shell::loading}</p>").unwrap();
        let english = text(Language::English, "shell::loading").unwrap();
        let spanish = text(Language::Spanish, "shell::loading").unwrap();
        let both =
            format!("<span lang=\"en\">{english}</span><span lang=\"es\">{spanish}</span></p>");
        assert_eq!(html, format!("<p title=\"{english}\">{both}"));
        assert!(fill_html("<p>{shell::nothing}</p>").is_err());
        assert!(fill_html("<p>{shell::loading</p>").is_err());
    }

    #[test]
    fn a_script_has_what_it_says() {
        let script = filled("const T = \"{texts}\"; say(\"guard::reload\")").unwrap();
        let script = script.unwrap();
        for language in Language::ALL {
            let said = text(language, "guard::reload").unwrap();
            assert!(
                script.contains(&format!("\"guard::reload\": \"{said}\",")),
                "{script}"
            );
        }
        assert!(filled("say(\"guard::reload\")").unwrap().is_none());
        assert!(filled("\"{texts}\" say(\"guard::nothing\")").is_err());
    }

    #[test]
    fn the_program_carries_nothing_of_it() {
        let number = words::LIST
            .iter()
            .position(|(name, _)| *name == "guard::reload");
        let catalogue = catalogue(Language::English);
        assert_eq!(catalogue.lines().nth(number.unwrap()), Some(""));
        assert_eq!(catalogue.lines().count(), words::LIST.len());
    }

    #[test]
    fn pages_name_every_language() {
        let codes = Language::ALL.map(Language::code).join(" ");
        let named = format!("data-languages=\"{codes}\"");
        for page in ["index.html", "static/reload.html"] {
            let html = workspace::read(&workspace::root().join(page)).unwrap();
            assert!(html.contains(&named), "{page}");
        }
    }

    #[test]
    fn another_content_is_another_name() {
        let name = renamed("guard-0123.js", "a");
        assert!(name.starts_with("guard-") && name.ends_with(".js"));
        assert_ne!(name, renamed("guard-0123.js", "b"));
    }
}
