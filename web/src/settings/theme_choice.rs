//! Themes. `static/language_and_theme.js` applies the theme before the program runs, and follows the system's setting by
//! default. The colours are in `web/src/board_colours.css`.

use wasm_bindgen::prelude::wasm_bindgen;
use words::t;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = theme)]
    fn choose(name: &str);
}

/// A theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light, dark or high contrast, as set in the system.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// High contrast: black, white and strong colours.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The name in the settings, which `static/language_and_theme.js` reads.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }

    /// The name on the screen.
    pub fn title(self) -> &'static str {
        match self {
            Theme::System => t!(settings::theme_system),
            Theme::Light => t!(settings::theme_light),
            Theme::Dark => t!(settings::theme_dark),
            Theme::Contrast => t!(settings::theme_contrast),
        }
    }

    /// Applies the theme to the page.
    pub fn show(self) {
        choose(self.name());
    }
}
