//! The places of the zones: what `table::screen` decides, given to the style sheets.

use gloo::utils::body;
use table::screen::Layout;

/// Gives a layout to the style sheets, before the zones are drawn: afterwards a frame would show them at other places.
pub fn show(layout: &Layout) {
    for (name, value) in layout.properties() {
        // It does not fail for a custom property.
        let _ = body().style().set_property(name, &value);
    }
}
