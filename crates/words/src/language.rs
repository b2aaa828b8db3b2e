//! The languages.

/// A language that Turnout speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, in which the games were printed.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All of them, as they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// Its code by BCP 47, which is also the name of its folder.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
        }
    }

    /// The one of that code.
    #[must_use]
    pub fn parse(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }
}
