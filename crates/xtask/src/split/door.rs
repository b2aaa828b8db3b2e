//! What stands in the first part for the functions of others.

use wasm_encoder::{BlockType, Function, InstructionSink};
use wasmparser::TypeRef;

use crate::failure::{Failure, Result};

use super::module::Module;

/// A script's function that brings a part by its number: wasm-bindgen imports it under a name that
/// begins so (`web/src/parts.rs`).
const IMPORT: &str = "__wbg_needPart_";

/// How parts are brought.
pub(super) struct Bring {
    /// The script's function.
    import: u32,
    /// The type of functions that take and give nothing.
    pub(super) nothing: u32,
    /// The first of the globals that are not 0 once a part is here. The first part has them, one
    /// for each other, more than the program.
    here: u32,
}

impl Bring {
    /// # Errors
    /// If the program does not import the script's function.
    pub(super) fn of(module: &Module<'_>) -> Result<Self> {
        let functions = module.imports.iter().filter_map(|import| match import.ty {
            TypeRef::Func(_) => Some(import.name),
            _ => None,
        });
        let import = (0..)
            .zip(functions)
            .find(|(_, name)| name.starts_with(IMPORT));
        let mut types = (0..).zip(&module.types);
        let nothing = types.find(|(_, kind)| kind.params().is_empty() && kind.results().is_empty());
        let (Some((import, _)), Some((nothing, _))) = (import, nothing) else {
            return Err(Failure::new(format!(
                "the program does not import {IMPORT}"
            )));
        };
        Ok(Self {
            import,
            nothing,
            here: module.globals.len() as u32,
        })
    }

    /// The global that is not 0 once a part is here.
    pub(super) fn here(&self, part: usize) -> u32 {
        self.here + part as u32
    }

    /// Has a part brought, unless it is here.
    pub(super) fn need(&self, part: usize) -> Function {
        written(|body| {
            body.global_get(self.here(part)).i32_eqz();
            body.if_(BlockType::Empty);
            body.i32_const(part as i32).call(self.import).end();
        })
    }

    /// Calls a function of another part, of that type, by its place in the table. `need` is the number of
    /// the function that has the part brought.
    pub(super) fn door(&self, module: &Module<'_>, kind: u32, need: u32, place: u32) -> Function {
        let parameters = module.types[kind as usize].params().len() as u32;
        written(|body| {
            body.call(need);
            for parameter in 0..parameters {
                body.local_get(parameter);
            }
            body.i32_const(place as i32).call_indirect(0, kind);
        })
    }
}

/// A function without locals.
pub(super) fn written(write: impl FnOnce(&mut InstructionSink<'_>)) -> Function {
    let mut function = Function::new([]);
    let mut body = function.instructions();
    write(&mut body);
    body.end();
    function
}
