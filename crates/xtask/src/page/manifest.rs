//! The web app manifest: how an installed page is called and looks.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use words::Language;

use super::about_games::{AboutGames, Line};
use super::static_texts;

/// The file name for a language.
pub(crate) fn name(language: Language) -> String {
    match language == Language::default() {
        true => "manifest.json".to_owned(),
        false => format!("manifest-{}.json", language.code()),
    }
}

/// The manifest with a shortcut to each game.
pub(crate) fn text(language: Language, games: &AboutGames) -> Result<String> {
    let shortcuts = games.all("shortcut").map(shortcut);
    let shortcuts: Vec<Value> = shortcuts.collect::<Result<_>>()?;
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
        "lang": language.code(),
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

/// The shortcut of a line.
fn shortcut(line: &Line) -> Result<Value> {
    let title = line.get("title").context("a shortcut has no title")?;
    let address = line.get("address").context("a shortcut has no address")?;
    Ok(json!({ "name": title, "url": format!("./{address}") }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortcut_has_a_name_and_an_address() {
        let lines = "shortcut\ttitle=\"Two\"\taddress=#/new?game=two\nshortcut\ttitle=One";
        let about = AboutGames::read(lines).unwrap();
        let mut found = about.all("shortcut").map(shortcut);
        assert_eq!(
            found.next().unwrap().unwrap(),
            json!({ "name": "\"Two\"", "url": "./#/new?game=two" })
        );
        assert!(found.next().unwrap().is_err());
    }
}
