//! What a part shares with the first: the first exports it, and the part imports it.

use wasm_encoder::{ExportKind, GlobalType, ValType};

use super::module::Module;
use super::parts::Parts;

/// The name by which parts import what the first exports.
pub(super) const FIRST: &str = "1";

/// The kind of the globals that say whether a part is here.
pub(super) const HERE: GlobalType = GlobalType {
    val_type: ValType::I32,
    mutable: true,
    shared: false,
};

/// Something of the first part that others use.
pub(super) struct Shared {
    /// Short, and known to the parts only.
    pub(super) name: String,
    pub(super) kind: ExportKind,
    /// Its number in the first part. Memories, tables and globals have the same everywhere.
    pub(super) index: u32,
}

/// All memories, tables and globals, and some functions, each kind in its order.
pub(super) fn all(module: &Module<'_>, parts: &Parts, functions: &[u32]) -> Vec<Shared> {
    let count = |items: usize| 0..items as u32;
    let memories = count(module.memories.len()).map(|index| ('m', ExportKind::Memory, index));
    let tables = count(module.tables.len()).map(|index| ('t', ExportKind::Table, index));
    let globals = count(module.globals.len() + parts.count());
    let globals = globals.map(|index| ('g', ExportKind::Global, index));
    let others = memories.chain(tables).chain(globals);
    let others = others.map(|(letter, kind, index)| Shared {
        name: format!("{letter}{index}"),
        kind,
        index,
    });
    // There are many of them, so that they have the shortest names: their places among all.
    let places = functions.iter().map(|function| {
        let place = parts.all_shared().binary_search(function);
        Shared {
            name: format!("{:x}", place.expect("one of all")),
            kind: ExportKind::Func,
            index: *function,
        }
    });
    others.chain(places).collect()
}
