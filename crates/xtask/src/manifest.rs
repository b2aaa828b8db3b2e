//! The manifest: what a browser wants to know of a page that is installed.

use std::fs;
use std::path::Path;

use words::Language;

use crate::failure::{Context, Failure, Result};
use crate::shell::{self, quoted};
use crate::{step, workspace};

/// Its name in `dist`: that of the first language, and of another. Every host knows what is in a file that
/// ends so.
fn name(language: Language) -> String {
    match language == Language::default() {
        true => "manifest.json".to_owned(),
        false => format!("manifest-{}.json", language.code()),
    }
}

/// All of it but the shortcuts. No `id`: it would be below the host and not below the page's folder, and
/// without one the page is known by its address.
const BEGIN: &str = r##"{
  "name": "Turnout",
  "short_name": "Turnout",
  "description": {description},
  "lang": "{lang}",
  "start_url": "./",
  "scope": "./",
  "display": "standalone",
  "background_color": "#f4f1ea",
  "theme_color": "#f4f1ea",
  "categories": ["games"],
  "icons": [
    { "src": "./icons/192.png", "sizes": "192x192", "type": "image/png" },
    { "src": "./icons/512.png", "sizes": "512x512", "type": "image/png" },
    { "src": "./icons/maskable-192.png", "sizes": "192x192", "type": "image/png", "purpose": "maskable" },
    { "src": "./icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
  ],
  "shortcuts": ["##;
const END: &str = "\n  ]\n}\n";

/// Writes it into `dist` for each language, with a shortcut to each game of the list.
pub(crate) fn write(dist: &Path) -> Result<()> {
    for language in Language::ALL {
        let mut cargo = workspace::at_root(step::cargo());
        cargo.args(["run", "--quiet", "--locked", "--offline"]);
        cargo.args(["--package", "table", "--example", "shortcuts", "--"]);
        cargo.arg(language.code());
        let text = text(language, &step::output(&mut cargo)?)?;
        let name = name(language);
        fs::write(dist.join(&name), text).while_doing(format!("writing dist/{name}"))?;
    }
    Ok(())
}

/// The manifest with shortcuts as the example `shortcuts` of `table` prints them.
fn text(language: Language, shortcuts: &str) -> Result<String> {
    let shortcut = |line: &str| {
        let (title, address) = line
            .split_once('\t')
            .ok_or_else(|| Failure::new(format!("`{line}` is no title and address")))?;
        Ok(format!(
            "\n    {{ \"name\": {}, \"url\": {} }}",
            quoted(title),
            quoted(&format!("./{address}"))
        ))
    };
    let shortcuts: Vec<String> = shortcuts.lines().map(shortcut).collect::<Result<_>>()?;
    let description = quoted(shell::text(language, "shell::installed")?);
    let begin = BEGIN.replace("{description}", &description);
    let begin = begin.replace("{lang}", language.code());
    Ok(format!("{begin}{}{END}", shortcuts.join(",")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_shortcut() {
        let text = text(
            Language::Spanish,
            "One\t#/new?game=one\n\"Two\"\t#/new?game=two\n",
        );
        let text = text.unwrap();
        assert!(text.contains("\"lang\": \"es\"") && !text.contains("{description}"));
        let found = "\"shortcuts\": [
    { \"name\": \"One\", \"url\": \"./#/new?game=one\" },
    { \"name\": \"\\\"Two\\\"\", \"url\": \"./#/new?game=two\" }
  ]";
        assert!(text.contains(found), "{text}");
        assert!(super::text(Language::English, "One").is_err());
    }

    #[test]
    fn the_icons_are_there() {
        let icons = workspace::root().join("static/icons");
        let named = BEGIN.split("\"./icons/").skip(1);
        let names: Vec<_> = named.filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(names.len(), 4);
        for name in names {
            assert!(icons.join(name).is_file(), "{name}");
        }
    }
}
