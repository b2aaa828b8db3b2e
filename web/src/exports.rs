//! What the program offers to scripts: for tests and measurements, of no use to the page itself.
//!
//! A script gets at it by importing the program's module, whose name stands in
//! `script[data-program]`. What it does is a part that only they have brought (`web/parts.txt`).

#![expect(unreachable_pub, reason = "scripts reach what Rust code does not")]

use rules::games;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The position line before and after everything that a record tells.
///
/// # Errors
/// What is wrong with the record, by line and column.
#[wasm_bindgen]
pub fn position_lines(record: &str) -> Result<Vec<String>, JsValue> {
    table::replay::position_lines(record).map_err(|problem| problem.into())
}

/// Does `count` "steps" or "results" of a ruleset at once, and gives how many of them it did in a second:
/// steps made, or throws with all their results generated.
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

/// Stops the program as a fault in it would, so that a test can see what the page says then.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("provoked by a test");
}
