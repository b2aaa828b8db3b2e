//! The select "Language".

use words::{Language, t};
use yew::prelude::*;

use crate::app::{AppMsg, use_dispatch};
use crate::settings::select::{Choice, Select};

/// What finds all of these selects.
pub const SELECTS: &str = ".language select";

impl Choice for Language {
    const ALL: &'static [Language] = &Language::ALL;

    fn value(self) -> &'static str {
        self.code()
    }

    /// Each language is called as it calls itself, so that everybody finds their own.
    fn title(self) -> &'static str {
        self.name()
    }
}

/// The select "Language", on which the language of the page is selected.
#[component]
pub fn LanguageSelect() -> Html {
    let onchange = use_dispatch().callback(AppMsg::Language);
    html! {
        <Select<Language> class="speed colours language" label={t!(settings::language)}
            now={words::language()} {onchange} />
    }
}
