//! Writes a part that is linked to the first: its functions, and what puts them behind their doors.

use std::borrow::Cow;

use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, FunctionSection,
    ImportSection, Module as Written, StartSection, TypeSection,
};

use super::door::{Bring, written};
use super::module::Module;
use super::parts::Parts;
use super::shared::{self, FIRST, HERE};

/// Writes a part.
pub(super) fn write(
    module: &Module<'_>,
    parts: &Parts,
    bring: &Bring,
    part: usize,
) -> Result<Vec<u8>, Error> {
    let mut numbers = Numbers::of(module, parts, part);
    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    for (function, body) in (module.imported..).zip(&module.bodies) {
        if parts.of_function(function) == Some(part) {
            functions.function(numbers.type_index(module.functions[function as usize])?);
            numbers.parse_function_body(&mut code, body.clone())?;
        }
    }
    // What runs when the part has been linked: it is here now.
    let start = StartSection {
        function_index: parts.shared(part).len() as u32 + functions.len(),
    };
    functions.function(numbers.type_index(bring.nothing)?);
    code.function(&written(|body| {
        body.i32_const(1).global_set(bring.here(part));
    }));

    let mut doors = Vec::new();
    for door in parts.doors(part) {
        doors.push(numbers.function_index(*door)?);
    }
    let mut elements = ElementSection::new();
    let place = ConstExpr::i32_const(parts.places(part).start as i32);
    elements.active(None, &place, Elements::Functions(Cow::Owned(doors)));

    let imports = imports(module, parts, part, &mut numbers)?;
    let mut written = Written::new();
    written.section(&numbers.types(module)?);
    written.section(&imports);
    written.section(&functions);
    written.section(&start);
    written.section(&elements);
    written.section(&code);
    Ok(written.finish())
}

fn imports(
    module: &Module<'_>,
    parts: &Parts,
    part: usize,
    numbers: &mut Numbers,
) -> Result<ImportSection, Error> {
    let mut same = RoundtripReencoder;
    let mut imports = ImportSection::new();
    for shared in shared::all(module, parts, parts.shared(part)) {
        let index = shared.index as usize;
        let kind: EntityType = match shared.kind {
            ExportKind::Memory => same.memory_type(module.memories[index])?.into(),
            ExportKind::Table => {
                let mut table = same.table_type(module.tables[index])?;
                if index == 0 {
                    parts.make_room(&mut table);
                }
                table.into()
            }
            ExportKind::Global => match module.globals.get(index) {
                Some(global) => same.global_type(*global)?.into(),
                None => HERE.into(),
            },
            _ => EntityType::Function(numbers.type_index(module.functions[index])?),
        };
        imports.import(FIRST, &shared.name, kind);
    }
    Ok(imports)
}

/// The numbers that functions and types have in a part.
struct Numbers {
    /// For each function its number: first those that the part imports, then its own, in their order.
    functions: Vec<u32>,
    /// The types that the part uses, as they are met.
    types: Vec<u32>,
}

impl Numbers {
    fn of(module: &Module<'_>, parts: &Parts, part: usize) -> Self {
        let all = 0..module.functions.len() as u32;
        let own = all.filter(|function| parts.of_function(*function) == Some(part));
        let functions = parts.shared(part).iter().copied().chain(own);
        // Nothing in the part names any other.
        let mut numbers = vec![u32::MAX; module.functions.len()];
        for (number, function) in (0..).zip(functions) {
            numbers[function as usize] = number;
        }
        Self {
            functions: numbers,
            types: Vec::new(),
        }
    }

    /// The types that have been met, by their new numbers.
    fn types(&self, module: &Module<'_>) -> Result<TypeSection, Error> {
        let mut types = TypeSection::new();
        for &kind in &self.types {
            let kind = module.types[kind as usize].clone();
            types.ty().func_type(&RoundtripReencoder.func_type(kind)?);
        }
        Ok(types)
    }
}

impl Reencode for Numbers {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.functions[function as usize])
    }

    fn type_index(&mut self, kind: u32) -> Result<u32, Error> {
        let met = self.types.iter().position(|&met| met == kind);
        Ok(met.unwrap_or_else(|| {
            self.types.push(kind);
            self.types.len() - 1
        }) as u32)
    }
}
