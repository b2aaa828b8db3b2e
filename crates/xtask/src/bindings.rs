//! The script that wasm-bindgen writes, without what this page never asks of it: it is always handed a
//! compiled module.

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

/// The script with less in it.
pub(crate) fn lean(script: &str) -> Result<String> {
    let changed = || {
        Failure::new("wasm-bindgen writes another script than it did")
            .advice("see crates/xtask/src/bindings.rs")
    };
    let (before, loading) = script.split_once(LOADING).ok_or_else(changed)?;
    if !loading.ends_with("export { initSync, __wbg_init as default };\n") {
        return Err(changed());
    }
    Ok(format!("{before}{LOADED}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_asked_for_goes() {
        let script = "let a;\n\nasync function __wbg_load(module) {}\n\
            export { initSync, __wbg_init as default };\n";
        assert_eq!(lean(script).unwrap(), format!("let a;\n\n{LOADED}"));
    }

    #[test]
    fn a_script_of_another_shape_is_refused() {
        assert!(lean("async function __wbg_load(module) {}\n").is_err());
        assert!(lean("").is_err());
    }
}
