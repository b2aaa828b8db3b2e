//! Texts in every language for HTML, and for the scripts that run without WebAssembly.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use words::Language;

/// The texts that only HTML and scripts show: the program carries none of them.
const STATIC: [&str; 2] = ["app::", "guard::"];

/// The texts that no board needs to begin with. The page loads them once it is drawn.
const LATER: [&str; 4] = ["backup::", "book::", "compare::", "exercises::"];

/// Whether a text is loaded later: one of those, or what the characters of a game say.
fn is_later(name: &str) -> bool {
    is_of(&LATER, name) || name.contains("_cast::")
}

/// A language's texts as the program loads them to begin with.
pub(crate) fn catalogue(language: Language) -> String {
    texts_where(language, |name| !is_of(&STATIC, name) && !is_later(name))
}

/// A language's texts as the program loads them later.
pub(crate) fn later_texts(language: Language) -> String {
    texts_where(language, is_later)
}

/// The catalogue of a language, with empty lines for all but some texts.
fn texts_where(language: Language, is_meant: impl Fn(&str) -> bool) -> String {
    let texts = words::catalogue(language).lines().zip(words::LIST);
    texts
        .flat_map(|(text, (name, _))| [if is_meant(name) { text } else { "" }, "\n"])
        .collect()
}

fn is_of(files: &[&str], name: &str) -> bool {
    files.iter().any(|file| name.starts_with(file))
}

/// A text without parameters, by its file and name.
pub(crate) fn text(language: Language, name: &str) -> Result<&'static str> {
    let position = words::LIST.iter().position(|(known, _)| *known == name);
    let line = position.and_then(|position| words::catalogue(language).lines().nth(position));
    line.with_context(|| format!("there is no text `{name}`"))
}

/// HTML with `{name}` replaced: by a fact of that name, by the guard's texts as JSON, or else by a text. In
/// an attribute or a title that is the default language's; elsewhere each language has an element, and
/// `language_and_theme.js` shows another one than the default's.
pub(crate) fn fill_html(html: &str, facts: &[(&str, &str)]) -> Result<String> {
    fill(html, |name, is_plain| {
        if let Some((_, fact)) = facts.iter().find(|(known, _)| *known == name) {
            return Ok((*fact).to_owned());
        }
        if name == "guard" {
            return guard_texts();
        }
        if is_plain {
            return Ok(escaped(text(Language::default(), name)?));
        }
        let of_language = |language: Language| {
            let (code, text) = (language.code(), escaped(text(language, name)?));
            let hidden = if language == Language::default() {
                ""
            } else {
                " hidden"
            };
            Ok(format!("<span lang=\"{code}\"{hidden}>{text}</span>"))
        };
        Language::ALL.into_iter().map(of_language).collect()
    })
}

/// HTML with `{name}` replaced by what `value` says of the name, and of whether only text can stand there.
pub(crate) fn fill(html: &str, value: impl Fn(&str, bool) -> Result<String>) -> Result<String> {
    let mut filled = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after
            .split_once('}')
            .context("HTML has a `{` without `}`")?;
        filled.push_str(before);
        rest = after;
        let tag = filled.rfind('<').map_or("", |start| &filled[start..]);
        let is_plain = !tag.contains('>') || tag.starts_with("<title>");
        filled.push_str(&value(name, is_plain)?);
    }
    filled.push_str(rest);
    Ok(filled)
}

/// The texts of the crash guard and the clean reload by language and name, as JSON for a script element.
fn guard_texts() -> Result<String> {
    let of_language = |language: Language| {
        let names = words::LIST.iter().map(|(name, _)| *name);
        let guard = names.filter(|name| name.starts_with("guard::"));
        let texts = guard.map(|name| Ok((name, text(language, name)?)));
        Ok((language.code(), texts.collect::<Result<_>>()?))
    };
    let texts: BTreeMap<_, BTreeMap<_, _>> = Language::ALL
        .into_iter()
        .map(of_language)
        .collect::<Result<_>>()?;
    // The one thing that could end the element early.
    Ok(serde_json::to_string(&texts)?.replace("</", "<\\/"))
}

/// A text as HTML has it, also in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn html_shows_every_language_except_in_attributes() {
        let html = "<p title=\"{app::loading}\" data-a=\"{a}\">{app::loading}</p>";
        let html = fill_html(html, &[("a", "b")]).unwrap();
        let english = text(Language::En, "app::loading").unwrap();
        let all = Language::ALL.map(|language| {
            let (code, text) = (language.code(), text(language, "app::loading").unwrap());
            let hidden = if code == "en" { "" } else { " hidden" };
            format!("<span lang=\"{code}\"{hidden}>{text}</span>")
        });
        let all = all.concat();
        assert_eq!(
            html,
            format!("<p title=\"{english}\" data-a=\"b\">{all}</p>")
        );
        assert!(fill_html("<p>{app::nothing}</p>", &[]).is_err());
        assert!(fill_html("<p>{app::loading</p>", &[]).is_err());
    }

    #[test]
    fn the_guard_has_its_texts_in_every_language() {
        let html = fill_html("<script>{guard}</script>", &[]).unwrap();
        for language in Language::ALL {
            let text = text(language, "guard::reload").unwrap();
            assert!(
                html.contains(&format!("\"guard::reload\":\"{text}\"")),
                "{html}"
            );
        }
    }

    #[test]
    fn the_scripts_ask_for_texts_that_exist() {
        let sh = workspace::shell().unwrap();
        for script in ["static/guard.js", "static/reload.js"] {
            let script = sh.read_file(script).unwrap();
            for rest in script.split("\"guard::").skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                text(Language::En, &format!("guard::{name}")).unwrap();
            }
        }
    }

    #[test]
    fn later_texts_complete_a_catalogue() {
        for language in Language::ALL {
            let whole = words::with_later(&catalogue(language), &later_texts(language));
            let names = words::LIST.iter().map(|(name, _)| *name);
            let texts = words::catalogue(language).lines().zip(whole.lines());
            for (name, (text, loaded)) in names.zip(texts) {
                assert_eq!(loaded == text, !is_of(&STATIC, name), "{name}");
            }
        }
    }

    #[test]
    fn the_program_does_not_carry_static_texts() {
        let position = words::LIST
            .iter()
            .position(|(name, _)| *name == "guard::reload");
        let catalogue = catalogue(Language::En);
        assert_eq!(catalogue.lines().nth(position.unwrap()), Some(""));
        assert_eq!(catalogue.lines().count(), words::LIST.len());
    }
}
