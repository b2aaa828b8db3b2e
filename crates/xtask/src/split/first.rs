//! Writes the first part: the program with its functions where they were, but with doors in the
//! place of those of other parts.

use std::collections::BTreeSet;

use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, ExportSection, FunctionSection, GlobalSection, Module as Written,
    RawSection, SectionId, TableSection,
};
use wasmparser::{BinaryReader, SectionLimited};

use super::door::{Bring, written};
use super::module::Module;
use super::parts::Parts;
use super::shared::{self, HERE, Shared};

/// Writes the first part.
pub(super) fn write(module: &Module<'_>, parts: &Parts, bring: &Bring) -> Result<Vec<u8>, Error> {
    const FUNCTIONS: u8 = SectionId::Function as u8;
    const TABLES: u8 = SectionId::Table as u8;
    const GLOBALS: u8 = SectionId::Global as u8;
    const EXPORTS: u8 = SectionId::Export as u8;
    const CODE: u8 = SectionId::Code as u8;
    let mut written = Written::new();
    for &(id, data) in &module.sections {
        match id {
            FUNCTIONS => written.section(&functions(module, parts, bring)),
            TABLES => written.section(&tables(module, parts)?),
            GLOBALS => written.section(&globals(data, parts)?),
            EXPORTS => written.section(&exports(module, parts)),
            CODE => written.section(&code(module, parts, bring)),
            _ => written.section(&RawSection { id, data }),
        };
    }
    Ok(written.finish())
}

fn functions(module: &Module<'_>, parts: &Parts, bring: &Bring) -> FunctionSection {
    let mut functions = FunctionSection::new();
    for kind in &module.functions[module.imported as usize..] {
        functions.function(*kind);
    }
    for _ in 0..parts.count() {
        functions.function(bring.nothing);
    }
    functions
}

/// The tables, the first with room for the doors.
fn tables(module: &Module<'_>, parts: &Parts) -> Result<TableSection, Error> {
    let mut tables = TableSection::new();
    for (index, table) in module.tables.iter().enumerate() {
        let mut table = RoundtripReencoder.table_type(*table)?;
        if index == 0 {
            parts.make_room(&mut table);
        }
        tables.table(table);
    }
    Ok(tables)
}

/// The globals, and one more for each other part.
fn globals(data: &[u8], parts: &Parts) -> Result<GlobalSection, Error> {
    let mut globals = GlobalSection::new();
    let reader = SectionLimited::new(BinaryReader::new(data, 0))?;
    RoundtripReencoder.parse_global_section(&mut globals, reader)?;
    for _ in 0..parts.count() {
        globals.global(HERE, &ConstExpr::i32_const(0));
    }
    Ok(globals)
}

/// What the program exports, and what other parts need.
fn exports(module: &Module<'_>, parts: &Parts) -> ExportSection {
    let mut exports = ExportSection::new();
    for export in &module.exports {
        exports.export(export.name, export.kind.into(), export.index);
    }
    let others = 0..parts.count();
    let functions: BTreeSet<u32> = others
        .flat_map(|part| parts.shared(part))
        .copied()
        .collect();
    for Shared { name, kind, index } in shared::all(module, parts.count(), functions) {
        exports.export(&name, kind, index);
    }
    exports
}

/// The code, with doors.
fn code(module: &Module<'_>, parts: &Parts, bring: &Bring) -> CodeSection {
    let mut code = CodeSection::new();
    for (function, body) in (module.imported..).zip(&module.bodies) {
        let Some(part) = parts.of_function(function) else {
            code.raw(body.as_bytes());
            continue;
        };
        let door = parts.doors(part).binary_search(&function);
        let door = door.ok().and_then(|number| parts.places(part).nth(number));
        code.function(&match door {
            Some(place) => bring.door(module, function, part, place),
            // Nobody here calls it; it stands for the number that the others count on.
            None => written(|body| {
                body.unreachable();
            }),
        });
    }
    for part in 0..parts.count() {
        code.function(&bring.need(part));
    }
    code
}
