//! Writes the first part: the program with doors in the place of those functions of others that it calls,
//! and without all that only others call.

use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, ExportKind, ExportSection, FunctionSection,
    GlobalSection, Module as Written, RawSection, SectionId, StartSection, TableSection,
};
use wasmparser::{BinaryReader, SectionLimited};

use super::door::Bring;
use super::module::Module;
use super::parts::Parts;
use super::shared::{self, HERE, Shared};

/// Writes the first part.
pub(super) fn write(module: &Module<'_>, parts: &Parts, bring: &Bring) -> Result<Vec<u8>, Error> {
    const FUNCTIONS: u8 = SectionId::Function as u8;
    const TABLES: u8 = SectionId::Table as u8;
    const GLOBALS: u8 = SectionId::Global as u8;
    const EXPORTS: u8 = SectionId::Export as u8;
    const START: u8 = SectionId::Start as u8;
    const ELEMENTS: u8 = SectionId::Element as u8;
    const CODE: u8 = SectionId::Code as u8;
    let mut numbers = Numbers::of(parts);
    let mut written = Written::new();
    for &(id, data) in &module.sections {
        match id {
            FUNCTIONS => written.section(&functions(module, &numbers, parts, bring)),
            TABLES => written.section(&tables(module, parts)?),
            GLOBALS => written.section(&globals(data, parts)?),
            EXPORTS => written.section(&exports(module, &mut numbers, parts)?),
            START => written.section(&start(module, &mut numbers)?),
            ELEMENTS => written.section(&elements(data, &mut numbers)?),
            CODE => written.section(&code(module, &mut numbers, parts, bring)?),
            _ => written.section(&RawSection { id, data }),
        };
    }
    Ok(written.finish())
}

fn functions(
    module: &Module<'_>,
    numbers: &Numbers,
    parts: &Parts,
    bring: &Bring,
) -> FunctionSection {
    let mut functions = FunctionSection::new();
    let defined = &numbers.functions[module.imported as usize..];
    for &function in defined {
        functions.function(module.functions[function as usize]);
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
fn exports(
    module: &Module<'_>,
    numbers: &mut Numbers,
    parts: &Parts,
) -> Result<ExportSection, Error> {
    let mut exports = ExportSection::new();
    for export in &module.exports {
        numbers.parse_export(&mut exports, *export)?;
    }
    for Shared { name, kind, index } in shared::all(module, parts, parts.all_shared()) {
        let index = match kind {
            ExportKind::Func => numbers.function_index(index)?,
            _ => index,
        };
        exports.export(&name, kind, index);
    }
    Ok(exports)
}

fn start(module: &Module<'_>, numbers: &mut Numbers) -> Result<StartSection, Error> {
    let function = module.start.expect("a section that says so");
    Ok(StartSection {
        function_index: numbers.function_index(function)?,
    })
}

fn elements(data: &[u8], numbers: &mut Numbers) -> Result<ElementSection, Error> {
    let mut elements = ElementSection::new();
    let reader = SectionLimited::new(BinaryReader::new(data, 0))?;
    numbers.parse_element_section(&mut elements, reader)?;
    Ok(elements)
}

/// The code, with doors.
fn code(
    module: &Module<'_>,
    numbers: &mut Numbers,
    parts: &Parts,
    bring: &Bring,
) -> Result<CodeSection, Error> {
    let mut code = CodeSection::new();
    let need = numbers.functions.len() as u32;
    for (function, body) in (module.imported..).zip(&module.bodies) {
        match (parts.of_function(function), parts.door(function)) {
            (None, _) => numbers.parse_function_body(&mut code, body.clone())?,
            (Some(part), Some(place)) => {
                let kind = module.functions[function as usize];
                code.function(&bring.door(module, kind, need + part as u32, place));
            }
            // Nobody here calls it.
            (Some(_), None) => {}
        }
    }
    for part in 0..parts.count() {
        code.function(&bring.need(part));
    }
    Ok(code)
}

/// The numbers that functions have in the first part: they keep their order. Behind them come those that
/// have a part brought, one for each other part.
struct Numbers {
    /// The functions that are here, or that have a door here.
    functions: Vec<u32>,
}

impl Numbers {
    fn of(parts: &Parts) -> Self {
        Self {
            functions: parts.in_first().collect(),
        }
    }
}

impl Reencode for Numbers {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let here = self.functions.binary_search(&function);
        Ok(here.expect("a function that is called is here, or its door") as u32)
    }
}
