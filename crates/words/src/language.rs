//! Languages of Turnout.

// The build writes the enum from the folders of languages, with `ALL`, `code` and `name`, and the function `catalogue`.
include!(concat!(env!("OUT_DIR"), "/language.rs"));

impl Language {
    /// The language with this code.
    #[must_use]
    pub fn parse(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }
}
