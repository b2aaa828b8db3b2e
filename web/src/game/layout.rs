//! The places of the zones: what `table::screen` decides, given to the style sheets.

use table::screen::Layout;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Gives a layout to the style sheets of the game screen `main`.
#[hook]
pub fn use_layout(main: &NodeRef, layout: &Layout) {
    let main = main.clone();
    use_effect_with(layout.clone(), move |layout| {
        if let Some(main) = main.cast::<HtmlElement>() {
            for (name, value) in layout.properties() {
                // It does not fail for a custom property.
                let _ = main.style().set_property(name, &value);
            }
        }
    });
}
