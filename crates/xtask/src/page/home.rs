//! The home page of a first visit as HTML, which is there before the program: fragments beside the components that
//! draw the same, `web/src/home/*.html`, filled for each language.

use anyhow::{Context, Result};
use words::Language;
use xshell::Shell;

use super::about_games::{AboutGames, Line};
use super::static_texts::{escaped, fill, text};

/// The fragments, as they are written.
struct Fragments {
    home: String,
    card: String,
    ribbon: String,
}

/// The home page in every language. The default language's is shown, until `language_and_theme.js` chooses.
pub(crate) fn html(sh: &Shell, games: &[(Language, AboutGames)]) -> Result<String> {
    let read = |name: &str| sh.read_file(format!("web/src/home/{name}.html"));
    let fragments = Fragments {
        home: read("home")?,
        card: read("game_card")?,
        ribbon: read("ribbon")?,
    };
    let home = |(language, games): &(Language, AboutGames)| fragments.home(*language, games);
    games.iter().map(home).collect()
}

impl Fragments {
    fn home(&self, language: Language, games: &AboutGames) -> Result<String> {
        let first = games.all("first").next().context("no first game")?;
        let cards = games.all("game").map(|game| self.card(language, game));
        let spaces = games.all("spaces").map(|spaces| {
            filled(
                r#"<path class="{class}" d="{outline}"/>"#,
                language,
                spaces,
                &[],
            )
        });
        let hidden = match language == Language::default() {
            true => "",
            false => " hidden",
        };
        let parts = [
            ("cards", cards.collect::<Result<String>>()?),
            ("spaces", spaces.collect::<Result<String>>()?),
            ("lang", format!("lang=\"{}\"{hidden}", language.code())),
        ];
        filled(&self.home, language, first, &parts)
    }

    fn card(&self, language: Language, game: &Line) -> Result<String> {
        let ribbon = match game.get("lesson") {
            Some(_) => filled(&self.ribbon, language, game, &[])?,
            None => String::new(),
        };
        filled(&self.card, language, game, &[("ribbon", ribbon)])
    }
}

/// A fragment with `{name}` replaced: by a part, which is HTML, by a field of a line, or else by a text in a language.
/// The comment at its top is left out.
fn filled(
    fragment: &str,
    language: Language,
    line: &Line,
    parts: &[(&str, String)],
) -> Result<String> {
    let fragment = match fragment.split_once("-->") {
        Some((_, rest)) => rest.trim_start(),
        None => fragment,
    };
    fill(fragment, |name, _| {
        let part = parts.iter().find(|(known, _)| *known == name);
        match (part, line.get(name)) {
            (Some((_, html)), _) => Ok(html.clone()),
            (None, Some(field)) => Ok(escaped(field)),
            (None, None) => Ok(escaped(text(language, name)?)),
        }
    })
}
