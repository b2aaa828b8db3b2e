//! The web app manifest: how an installed page is called and looks.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use words::Language;
use xshell::{Shell, cmd};

use super::static_texts;

/// The file name for a language.
pub(crate) fn name(language: Language) -> String {
    match language == Language::default() {
        true => "manifest.json".to_owned(),
        false => format!("manifest-{}.json", language.code()),
    }
}

/// The manifest with a shortcut to each game.
pub(crate) fn text(sh: &Shell, language: Language) -> Result<String> {
    let code = language.code();
    let example = ["--package", "table", "--example", "shortcuts"];
    let games = cmd!(sh, "cargo run --quiet --locked {example...} -- {code}")
        .quiet()
        .read()?;
    let shortcuts: Vec<Value> = games.lines().map(shortcut).collect::<Result<_>>()?;
    let icon = |size: u32, purpose: &str| {
        let prefix = if purpose == "maskable" {
            "maskable-"
        } else {
            ""
        };
        json!({
            "src": format!("./icons/{prefix}{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    // No `id`: it would be relative to the host, and several copies may share a host.
    let manifest = json!({
        "name": "Turnout",
        "short_name": "Turnout",
        "description": static_texts::text(language, "app::installed")?,
        "lang": code,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#cfa56e",
        "theme_color": "#cfa56e",
        "categories": ["games"],
        "icons": [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
        "shortcuts": shortcuts,
    });
    Ok(serde_json::to_string_pretty(&manifest)?)
}

/// A shortcut from a line of the example `shortcuts`: title, tab, address.
fn shortcut(line: &str) -> Result<Value> {
    let (title, address) = line.split_once('\t').context("a shortcut has no address")?;
    Ok(json!({ "name": title, "url": format!("./{address}") }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortcut_has_a_name_and_an_address() {
        let found = shortcut("\"Two\"\t#/new?game=two").unwrap();
        assert_eq!(
            found,
            json!({ "name": "\"Two\"", "url": "./#/new?game=two" })
        );
        assert!(shortcut("One").is_err());
    }
}
