//! Phones: screens for fingers that are too small to lie on a table among several people.

/// A coarse pointer, and a shorter side below 600 px.
const PHONE: &str = "(pointer: coarse) and ((max-width: 599.98px) or (max-height: 599.98px))";

/// Whether the page is on a phone.
pub fn is_phone() -> bool {
    // Components are also rendered natively, where there is no window.
    if cfg!(not(target_arch = "wasm32")) {
        return false;
    }
    let asked = gloo::utils::window().match_media(PHONE);
    asked.ok().flatten().is_some_and(|answer| answer.matches())
}
