//! A program that notes in memory which of its functions were called, one byte for each: so it can be
//! seen which of them a board needs.

use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, CustomSection, Encode, MemorySection, Module as Written, RawSection, SectionId,
};
use wasmparser::{Parser, Payload};

use super::module::Module;

/// The bytes of a page of memory.
const PAGE: u64 = 65_536;

/// The program, and where in memory its notes begin. They lie behind all that it was given at its
/// start; what it asks for later comes behind them.
pub(super) fn write(program: &[u8]) -> Result<(Vec<u8>, u64), Error> {
    const MEMORIES: u8 = SectionId::Memory as u8;
    const CODE: u8 = SectionId::Code as u8;
    let module = Module::read(program)?;
    let notes = module.memories.first().map_or(0, |memory| memory.initial) * PAGE;
    let mut written = Written::new();
    for &(id, data) in &module.sections {
        match id {
            MEMORIES => written.section(&memories(&module)?),
            CODE => written.section(&code(&module, notes)?),
            _ => written.section(&RawSection { id, data }),
        };
    }
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::CustomSection(custom) = payload? {
            written.section(&CustomSection {
                name: custom.name().into(),
                data: custom.data().into(),
            });
        }
    }
    Ok((written.finish(), notes))
}

/// The memories, the first with room for the notes.
fn memories(module: &Module<'_>) -> Result<MemorySection, Error> {
    let mut memories = MemorySection::new();
    for (index, memory) in module.memories.iter().enumerate() {
        let mut memory = RoundtripReencoder.memory_type(*memory)?;
        if index == 0 {
            memory.minimum += (module.functions.len() as u64).div_ceil(PAGE);
        }
        memories.memory(memory);
    }
    Ok(memories)
}

fn code(module: &Module<'_>, notes: u64) -> Result<CodeSection, Error> {
    let mut code = CodeSection::new();
    for (function, body) in (u64::from(module.imported)..).zip(&module.bodies) {
        let bytes = body.as_bytes();
        let operators = body.get_operators_reader()?.original_position();
        let (locals, operators) = bytes.split_at((operators - body.range().start) as usize);
        let mut noting = locals.to_vec();
        // i32.const 0, i32.const 1, i32.store8 with this offset
        noting.extend([0x41, 0, 0x41, 1, 0x3a, 0]);
        (notes + function).encode(&mut noting);
        noting.extend(operators);
        code.raw(&noting);
    }
    Ok(code)
}
