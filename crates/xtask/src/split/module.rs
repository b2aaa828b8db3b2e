//! What a wasm module consists of.

use wasmparser::{
    BinaryReaderError, ElementItems, Export, FuncType, FunctionBody, GlobalType, Import,
    KnownCustom, MemoryType, Name, Operator, Parser, Payload, TableType, TypeRef,
};

/// A module as it was read. Functions are numbered with those that are imported first.
#[derive(Default)]
pub(super) struct Module<'a> {
    /// The sections but those of names and of the code, by number, in their order.
    pub(super) sections: Vec<(u8, &'a [u8])>,
    pub(super) types: Vec<FuncType>,
    pub(super) imports: Vec<Import<'a>>,
    /// The type of each function.
    pub(super) functions: Vec<u32>,
    /// How many of them are imported.
    pub(super) imported: u32,
    pub(super) tables: Vec<TableType>,
    pub(super) memories: Vec<MemoryType>,
    pub(super) globals: Vec<GlobalType>,
    pub(super) exports: Vec<Export<'a>>,
    pub(super) start: Option<u32>,
    /// The functions that stand in tables.
    pub(super) tabled: Vec<u32>,
    /// The bodies of those that are not imported.
    pub(super) bodies: Vec<FunctionBody<'a>>,
    /// Names of functions, as they are written in Rust; empty where there is none.
    pub(super) names: Vec<String>,
}

impl<'a> Module<'a> {
    pub(super) fn read(wasm: &'a [u8]) -> Result<Self, BinaryReaderError> {
        let mut module = Self::default();
        let mut names = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            if let Some((number, range)) = payload.as_section()
                && number != 0
            {
                let range = range.start as usize..range.end as usize;
                module.sections.push((number, &wasm[range]));
            }
            match payload {
                Payload::TypeSection(types) => {
                    for types in types.into_iter_err_on_gc_types() {
                        module.types.push(types?);
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let import = import?;
                        if let TypeRef::Func(kind) = import.ty {
                            module.functions.push(kind);
                            module.imported += 1;
                        }
                        module.imports.push(import);
                    }
                }
                Payload::FunctionSection(kinds) => {
                    for kind in kinds {
                        module.functions.push(kind?);
                    }
                }
                Payload::TableSection(tables) => {
                    for table in tables {
                        module.tables.push(table?.ty);
                    }
                }
                Payload::MemorySection(memories) => {
                    for memory in memories {
                        module.memories.push(memory?);
                    }
                }
                Payload::GlobalSection(globals) => {
                    for global in globals {
                        module.globals.push(global?.ty);
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        module.exports.push(export?);
                    }
                }
                Payload::StartSection { func, .. } => module.start = Some(func),
                Payload::ElementSection(elements) => {
                    for element in elements {
                        if let ElementItems::Functions(functions) = element?.items {
                            for function in functions {
                                module.tabled.push(function?);
                            }
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => module.bodies.push(body),
                Payload::CustomSection(custom) => {
                    if let KnownCustom::Name(sections) = custom.as_known() {
                        for section in sections {
                            if let Name::Function(map) = section? {
                                for name in map {
                                    let name = name?;
                                    names.push((name.index, name.name));
                                }
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        module.names = vec![String::new(); module.functions.len()];
        for (index, name) in names {
            if let Some(place) = module.names.get_mut(index as usize) {
                *place = without_hashes(name);
            }
        }
        Ok(module)
    }

    /// The functions that one calls, or hands on.
    pub(super) fn called_by(&self, function: u32) -> Result<Vec<u32>, BinaryReaderError> {
        let mut called = Vec::new();
        if let Some(body) = self.body(function) {
            for operator in body.get_operators_reader()? {
                match operator? {
                    Operator::Call { function_index }
                    | Operator::ReturnCall { function_index }
                    | Operator::RefFunc { function_index } => called.push(function_index),
                    _ => {}
                }
            }
        }
        Ok(called)
    }

    /// What a function does, unless it is imported.
    pub(super) fn body(&self, function: u32) -> Option<&FunctionBody<'a>> {
        let defined = function.checked_sub(self.imported)?;
        self.bodies.get(defined as usize)
    }
}

/// A name without the hashes behind crates: `bot::net` for `bot[0f1e]::net`.
fn without_hashes(name: &str) -> String {
    let mut parts = name.split('[');
    let mut short = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(']') {
            Some((hash, rest)) if hash.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                short.push_str(rest);
            }
            _ => {
                short.push('[');
                short.push_str(part);
            }
        }
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_left_out_of_names() {
        let name = "<rules[7a0b]::turn::Results<[u8; 4]>>::walk::<bot[f]::Net>";
        assert_eq!(
            without_hashes(name),
            "<rules::turn::Results<[u8; 4]>>::walk::<bot::Net>"
        );
    }
}
