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

#[cfg(test)]
mod tests {
    use table::screen::Zone;

    #[test]
    fn every_zone_has_its_area_in_a_style_sheet() {
        let styles = [
            include_str!("layout.css"),
            include_str!("hint.css"),
            include_str!("manual_dice.css"),
            include_str!("round_table_hand.css"),
        ];
        for zone in Zone::ALL {
            let area = format!("grid-area: {};", zone.area());
            assert!(styles.iter().any(|sheet| sheet.contains(&area)), "{area}");
        }
    }
}
