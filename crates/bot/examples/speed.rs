//! Native throughput of one kind of work in a second, for comparison with the page by `npm run
//! measure:speed`.
//!
//! cargo run --release --package bot --example speed -- steps pollyanna-1951 1000000
//!
//! Counter-check: where `visit` in `bot::measure` does twice as many steps and rolls, the figure is half as high.

use std::time::Instant;

use bot::measure;
use rules::games;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [work, ruleset, count] = arguments.as_slice() else {
        return Err("expected: steps|results <ruleset> <count>".to_owned());
    };
    let ruleset = games::ruleset(ruleset)?;
    let count = count
        .parse()
        .map_err(|_| format!("`{count}` is no count"))?;
    let start = Instant::now();
    match work.as_str() {
        "steps" => measure::random_steps(ruleset, count, 1),
        "results" => measure::all_results(ruleset, count, 1),
        other => return Err(format!("`{other}` is neither steps nor results")),
    };
    println!("{:.0}", count as f64 / start.elapsed().as_secs_f64());
    Ok(())
}
