//! The size of the page's text. `static/language_and_theme.js` applies it before the program runs, and `base.css` says how
//! large each is.

use gloo::utils::document_element;
use words::t;

/// The size of the page's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// As set in the browser.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Largest,
}

impl TextSize {
    /// All sizes.
    pub const ALL: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Largest];

    /// The name in the settings, which `static/language_and_theme.js` reads.
    pub fn name(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
            TextSize::Largest => "largest",
        }
    }

    /// The name on the screen.
    pub fn title(self) -> &'static str {
        match self {
            TextSize::Normal => t!(settings::text_normal),
            TextSize::Large => t!(settings::text_large),
            TextSize::Largest => t!(settings::text_largest),
        }
    }

    /// Applies the size to the page.
    pub fn show(self) {
        // Fails only for invalid attribute names.
        let _ = document_element().set_attribute("data-text", self.name());
    }
}
