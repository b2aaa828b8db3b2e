//! Gives what the program imports short names: those of wasm-bindgen end with sixteen letters of lot, which
//! no compression makes shorter.

use wasm_encoder::reencode::{Error, Reencode, RoundtripReencoder};
use wasm_encoder::{ImportSection, Module as Written, RawSection, SectionId};

use super::module::Module;

/// What scripts call what is imported, and its short name.
pub(super) type Names = Vec<(String, String)>;

/// Letters of lot at the end of a name.
const LOT: usize = 16;

/// The program with short names, and for each of them what it was called.
pub(super) fn imports(program: &[u8]) -> Result<(Vec<u8>, Names), Error> {
    const IMPORTS: u8 = SectionId::Import as u8;
    let module = Module::read(program)?;
    let mut names = Vec::new();
    let mut imports = ImportSection::new();
    for import in &module.imports {
        let kind = RoundtripReencoder.entity_type(import.ty)?;
        if ends_with_lot(import.name) {
            let short = format!("i{:x}", names.len());
            imports.import(import.module, &short, kind);
            names.push((import.name.to_owned(), short));
        } else {
            imports.import(import.module, import.name, kind);
        }
    }
    let mut written = Written::new();
    for &(id, data) in &module.sections {
        match id {
            IMPORTS => written.section(&imports),
            _ => written.section(&RawSection { id, data }),
        };
    }
    Ok((written.finish(), names))
}

/// Whether a name ends with an underscore and letters of lot.
fn ends_with_lot(name: &str) -> bool {
    name.rsplit_once('_').is_some_and(|(_, lot)| {
        lot.len() == LOT && lot.bytes().all(|letter| letter.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_end_with_lot_are_known() {
        assert!(ends_with_lot("__wbg_altKey_423da1d67b588078"));
        assert!(!ends_with_lot("__wbindgen_init_externref_table"));
        assert!(!ends_with_lot("__wbg_needPart_1f"));
    }
}
