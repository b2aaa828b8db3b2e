//! The browser's wish for less motion, at which animations are left out.

/// Whether the player has asked the browser for less motion.
pub fn is_motion_unwanted() -> bool {
    let asked = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}
