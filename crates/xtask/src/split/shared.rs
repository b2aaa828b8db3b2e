//! What a part shares with the first: the first exports it, and the part imports it.

use wasm_encoder::{ExportKind, GlobalType, ValType};

use super::module::Module;

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

/// All memories, tables and globals, and some functions, each kind in its order; there are so many
/// parts beside the first.
pub(super) fn all(
    module: &Module<'_>,
    parts: usize,
    functions: impl IntoIterator<Item = u32>,
) -> Vec<Shared> {
    let count = |items: usize| 0..items as u32;
    let memories = count(module.memories.len()).map(|index| ('m', ExportKind::Memory, index));
    let tables = count(module.tables.len()).map(|index| ('t', ExportKind::Table, index));
    let globals = count(module.globals.len() + parts);
    let globals = globals.map(|index| ('g', ExportKind::Global, index));
    let functions = functions
        .into_iter()
        .map(|index| ('f', ExportKind::Func, index));
    let all = memories.chain(tables).chain(globals).chain(functions);
    all.map(|(letter, kind, index)| Shared {
        name: format!("{letter}{index:x}"),
        kind,
        index,
    })
    .collect()
}
