//! The colours of the page. `static/appearance.js` shows them before the program runs, and follows the
//! system where the player has chosen none; their values are in `web/src/tokens.css`.

use wasm_bindgen::prelude::wasm_bindgen;
use words::t;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = theme)]
    fn choose(name: &str);
}

/// Colours that a player can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light, dark or of high contrast, as the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black and white, and strong colours.
    Contrast,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// Its name in settings, as the script knows it.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// Its name in words.
    pub fn title(self) -> &'static str {
        match self {
            Theme::System => t!(settings::theme_system),
            Theme::Light => t!(settings::theme_light),
            Theme::Dark => t!(settings::theme_dark),
            Theme::Contrast => t!(settings::theme_contrast),
        }
    }

    /// The one of that name.
    pub fn parse(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Shows it.
    pub fn show(self) {
        choose(self.name());
    }
}
