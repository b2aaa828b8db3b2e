//! Screens that can lie on a table among several people. The shape of the game screen is in `table::screen`.

/// A coarse pointer, and a shorter side below 600 px.
const PHONE: &str = "(pointer: coarse) and ((max-width: 599.98px) or (max-height: 599.98px))";

/// Whether the page is on a screen that can lie flat: not on a phone.
pub fn can_lie_flat() -> bool {
    // Components are also rendered natively, where there is no window.
    if cfg!(not(target_arch = "wasm32")) {
        return true;
    }
    let asked = gloo::utils::window().match_media(PHONE);
    !asked.ok().flatten().is_some_and(|answer| answer.matches())
}
