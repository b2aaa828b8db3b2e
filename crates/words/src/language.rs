//! Languages of Turnout.

/// A language with texts in Turnout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, the language of the printed games.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All languages, in menu order.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The BCP 47 code, which is also the name of the folder.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn parse(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }
}
