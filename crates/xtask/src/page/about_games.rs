//! What the example `about_games` of the crate `table` says about games.

use anyhow::{Context, Result};
use words::Language;
use xshell::{Shell, cmd};

/// A line: its kind, and its fields by name.
pub(crate) struct Line {
    kind: String,
    pub(crate) fields: Vec<(String, String)>,
}

impl Line {
    /// The value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let field = self.fields.iter().find(|(known, _)| known == name);
        field.map(|(_, value)| value.as_str())
    }
}

/// All that is said in a language.
pub(crate) struct AboutGames(Vec<Line>);

impl AboutGames {
    /// Asks the example.
    pub(crate) fn ask(sh: &Shell, language: Language) -> Result<AboutGames> {
        let code = language.code();
        let example = ["--package", "table", "--example", "about_games"];
        let text = cmd!(sh, "cargo run --quiet --locked {example...} -- {code}")
            .quiet()
            .read()?;
        AboutGames::read(&text)
    }

    /// Reads what the example prints.
    pub(crate) fn read(text: &str) -> Result<AboutGames> {
        let line = |line: &str| {
            let mut fields = line.split('\t');
            let kind = fields.next().unwrap_or_default().to_owned();
            let fields = fields.map(|field| {
                let (name, value) = field.split_once('=').context("a field has no value")?;
                Ok((name.to_owned(), value.to_owned()))
            });
            let fields = fields.collect::<Result<_>>()?;
            Ok(Line { kind, fields })
        };
        Ok(AboutGames(text.lines().map(line).collect::<Result<_>>()?))
    }

    /// All lines of a kind.
    pub(crate) fn all(&self, kind: &str) -> impl Iterator<Item = &Line> {
        self.0.iter().filter(move |line| line.kind == kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_kind_and_fields() {
        let about = AboutGames::read("a\tone=1=2\ttwo=\nb").unwrap();
        let line = about.all("a").next().unwrap();
        assert_eq!((line.get("one"), line.get("two")), (Some("1=2"), Some("")));
        assert_eq!(about.all("b").next().unwrap().get("one"), None);
        assert!(AboutGames::read("a\tone").is_err());
    }
}
