//! The script that wasm-bindgen writes, without what this page never asks of it: it is always handed a
//! compiled module, and what a value is called is only for reports.

use crate::failure::{Failure, Result};

/// How the loading begins, which goes on to the end of the script.
const LOADING: &str = "async function __wbg_load(";
const LOADED: &str = "let __wbg_init_promise;
function __wbg_init({ module_or_path }) {
    __wbg_init_promise ??= WebAssembly.instantiate(module_or_path, __wbg_get_imports())
        .then((instance) => __wbg_finalize_init(instance, module_or_path));
    return __wbg_init_promise;
}

export { __wbg_init as default };
";

/// What tells of a value, up to the next function.
const TELLING: &str = "function debugString(val) {";
const TOLD: &str = "function debugString(val) {
    return `${val?.stack ?? val}`;
}
";

/// The script with less in it.
pub(crate) fn lean(script: &str) -> Result<String> {
    let changed = || {
        Failure::new("wasm-bindgen writes another script than it did")
            .advice("see crates/xtask/src/bindings.rs")
    };
    let (before, telling) = script.split_once(TELLING).ok_or_else(changed)?;
    let (_, after) = telling.split_once("\nfunction ").ok_or_else(changed)?;
    let (after, loading) = after.split_once(LOADING).ok_or_else(changed)?;
    if !loading.ends_with("export { initSync, __wbg_init as default };\n") {
        return Err(changed());
    }
    Ok(format!("{before}{TOLD}\nfunction {after}{LOADED}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_asked_for_goes() {
        let script = "let a;\nfunction debugString(val) {\n  x\n}\n\nfunction b() {}\n\n\
            async function __wbg_load(module) {}\nexport { initSync, __wbg_init as default };\n";
        let lean = lean(script).unwrap();
        assert!(lean.starts_with("let a;\nfunction debugString"));
        assert!(lean.contains("function b() {}") && lean.ends_with(LOADED));
        assert!(!lean.contains("x\n") && !lean.contains("__wbg_load"));
    }

    #[test]
    fn a_script_of_another_shape_is_refused() {
        assert!(lean("function debugString(val) {}\n").is_err());
        assert!(lean("").is_err());
    }
}
