//! Vibration of the device at the moments that are felt.

use js_sys::{Array, Function, Reflect};
use table::sounds::Sound;
use wasm_bindgen::{JsCast, JsValue};

/// How the device vibrates at a sound: milliseconds on, off, on and so forth; nothing at most sounds.
pub fn pattern(sound: Sound) -> &'static [u32] {
    match sound {
        Sound::Capture => &[40],
        Sound::Win => &[60, 50, 60, 50, 120],
        _ => &[],
    }
}

/// Vibrates, if the device can.
pub fn vibrate(pattern: &[u32]) {
    // Not every browser that is supported has the method.
    let navigator = Reflect::get(&gloo::utils::window(), &"navigator".into());
    let navigator = navigator.unwrap_or(JsValue::NULL);
    let vibrate = Reflect::get(&navigator, &"vibrate".into()).unwrap_or(JsValue::NULL);
    if let Some(vibrate) = vibrate.dyn_ref::<Function>() {
        let pattern: Array = pattern.iter().map(|ms| JsValue::from(*ms)).collect();
        // A browser may refuse; nothing depends on it.
        let _ = vibrate.call1(&navigator, &pattern);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captures_and_the_win_are_felt_shortly() {
        for sound in Sound::ALL {
            let is_felt = matches!(sound, Sound::Capture | Sound::Win);
            let ms: u32 = pattern(sound).iter().sum();
            assert!(ms < 400 && (ms > 0) == is_felt, "{sound:?}");
        }
    }
}
