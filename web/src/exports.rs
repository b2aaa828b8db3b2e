//! What the program offers to scripts: for tests and measurements, of no use to the page itself.
//!
//! A script gets at it by importing the program's module, whose name stands in
//! `script[data-program]`.

#![expect(unreachable_pub, reason = "scripts reach what Rust code does not")]

use js_sys::Promise;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web::bots::Bots;
use web::letter::{Job, Outcome, Work};

/// The position line before and after everything that a record tells.
///
/// # Errors
/// What is wrong with the record, by line and column.
#[wasm_bindgen]
pub fn position_lines(record: &str) -> Result<Vec<String>, JsValue> {
    table::replay::position_lines(record).map_err(|problem| problem.into())
}

/// Has a worker of its own do `count` "steps" or "results" of a ruleset, and promises how many of
/// them it did in a second: steps made, or throws with all their results generated.
#[wasm_bindgen]
pub fn measure(work: &str, ruleset: String, count: u32) -> Promise {
    let work = match work {
        "steps" => Work::Steps,
        _ => Work::Results,
    };
    let bots = Bots::new();
    let job = Job::Measure {
        work,
        ruleset,
        count,
    };
    Promise::new(&mut move |resolve, reject| {
        let held = bots.clone();
        bots.ask_patiently(job.clone(), move |outcome| {
            // What a promise's own functions return says nothing.
            let _ = match outcome {
                Ok(Outcome::Measured(milliseconds)) => {
                    let rate = f64::from(count) * 1_000.0 / milliseconds;
                    resolve.call1(&JsValue::NULL, &rate.into())
                }
                Ok(_) => reject.call0(&JsValue::NULL),
                Err(reason) => reject.call1(&JsValue::NULL, &reason.into()),
            };
            held.dismiss();
        });
    })
}

/// Stops the program as a fault in it would, so that a test can see what the page says then.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("provoked by a test");
}
