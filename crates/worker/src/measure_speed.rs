//! What `npm run measure:speed` calls in the bots' program, with the cargo feature `test-exports`.

#![expect(unreachable_pub, reason = "scripts reach what Rust code does not")]

use rules::games;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Speed of a ruleset's rules: computes `count` "steps", or "results" of rolls, and returns how many it
/// computed in a second.
///
/// # Errors
/// When there is no such ruleset.
#[wasm_bindgen]
pub fn measure(work: &str, ruleset: &str, count: u32) -> Result<f64, JsValue> {
    let ruleset = games::ruleset(ruleset)?;
    let clock = gloo::utils::window()
        .performance()
        .ok_or("the browser has no clock")?;
    let start = clock.now();
    match work {
        "steps" => bot::measure::random_steps(ruleset, u64::from(count), 1),
        _ => bot::measure::all_results(ruleset, u64::from(count), 1),
    };
    Ok(f64::from(count) * 1_000.0 / (clock.now() - start))
}
